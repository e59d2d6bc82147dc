/*
 * sieve_bits_wide.c -- sieve_bits.c for rows of several words.
 *
 * The same search, for boards of more columns than a word has bits: a row of marks
 * is as many words as it takes. A queen strikes out three bits of a row at most, so
 * rows are copied word by word and the bits set after that.
 *
 * Each level keeps only the rows that are still to come when d queens stand, which
 * are rows 1 to n-d (and row 0, while no queen does). That halves the memory: 67
 * megabytes for n = 1024, where whole levels would take 134.
 */
#include <string.h>

#include "base/bits.h"
#include "search/search.h"
#include "search/variables.h"

typedef struct {
    nq_search base;
    uint32_t words;   // of a row
    uint64_t *masks;  // level after level; bit c set: column c is struck out
    uint32_t *end;    // by depth: the column before which a row's search ends
} solver_state;

#include "mirror_images.inc.h"

/** Rows of all levels up to depth, which holds when depth queens stand. */
static inline size_t rows_up_to(uint32_t n, uint32_t depth)
{
    return (size_t)n + (size_t)depth * n - (size_t)depth * (depth + 1) / 2;
}

static void solver_lay_out(solver_state *s, char *block, size_t *used, uint32_t n)
{
    const size_t row = nq_words_for(n) * sizeof(uint64_t);
    s->words = nq_words_for(n);
    s->masks = nq_carve(block, used, rows_up_to(n, n) * row);
    s->end = nq_carve(block, used, n * sizeof(uint32_t));
}

/** The marks of a row that is to come when depth queens stand. */
static inline uint64_t *marks(const solver_state *s, uint32_t depth, uint32_t row)
{
    const size_t rows_before =
        depth == 0 ? row : rows_up_to(s->base.n, depth - 1) + row - 1;
    return s->masks + rows_before * s->words;
}

static void solver_clear(solver_state *s)
{
    memset(s->masks, 0, (size_t)s->base.n * s->words * sizeof *s->masks);
}

static inline nq_verdict solver_verdict(const solver_state *s, uint32_t depth,
                                        uint32_t *by)
{
    (void)by;  // a mark does not hold the queen that made it
    const uint64_t *const row = marks(s, depth, solver_row_of(s, depth));
    return nq_bit_get(row, s->base.queen[depth]) ? NQ_VERDICT_STRUCK
                                                 : NQ_VERDICT_FREE;
}

/** Strike out a queen's column and diagonals in a row distance away from its own. */
static inline void strike(uint64_t *row, uint32_t n, uint32_t column,
                          uint32_t distance)
{
    nq_bit_set(row, column);
    if (column >= distance)
        nq_bit_set(row, column - distance);
    if (column + distance < n)
        nq_bit_set(row, column + distance);
}

static inline void solver_mark(solver_state *s, uint32_t depth)
{
    const uint32_t n = s->base.n, here = solver_row_of(s, depth);
    for (uint32_t row = n - 1 - depth; row > 0; row--) {
        uint64_t *const after = marks(s, depth + 1, row);
        memcpy(after, marks(s, depth, row), s->words * sizeof *after);
        strike(after, n, s->base.queen[depth],
               row > here ? row - here : here - row);
    }
}

static inline bool solver_is_struck(const solver_state *s, uint32_t depth,
                                    uint32_t row, uint32_t column)
{
    const bool to_come = depth == 0 || (row > 0 && row <= s->base.n - depth);
    return to_come && nq_bit_get(marks(s, depth, row), column);
}

static void solver_variables(const solver_state *s, nq_variables *all)
{
    (void)s;
    nq_variables_add_struck(all, NQ_VARIABLE_BITS);
}

#define SOLVER_HAS_MEMORY
#define SOLVER_STRIKES
#define SOLVER_COUNTS_BY_WALKING
#define SOLVER_MAX_N 1024
#define SOLVER_TABLE nq_solver_sieve_bits_wide
#include "search/search_loop.h"
