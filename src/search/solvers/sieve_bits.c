/*
 * sieve_bits.c -- the sieve with one bit a cell, and a quarter of the boards.
 *
 * A row of marks is one word, so copying the board and striking out a queen's
 * lines are a few operations a row. A quarter of the solutions is found and flipped
 * for the others, as mirror_images.inc.h explains; boards of more than 64 columns are left
 * to sieve_bits_wide.c.
 *
 * Level d of the marks holds when d queens stand: masks(d)[row], for the rows still
 * to come.
 */
#include "search/search.h"
#include "search/variables.h"

typedef struct {
    nq_search base;
    uint64_t *masks;  // n + 1 levels of n rows; bit c set: column c is struck out
    uint32_t *end;    // by depth: the column before which a row's search ends
} solver_state;

#include "mirror_images.inc.h"

static void solver_lay_out(solver_state *s, char *block, size_t *used, uint32_t n)
{
    s->masks = nq_carve(block, used, ((size_t)n + 1) * n * sizeof(uint64_t));
    s->end = nq_carve(block, used, n * sizeof(uint32_t));
}

static inline uint64_t *masks(const solver_state *s, uint32_t depth)
{
    return s->masks + (size_t)depth * s->base.n;
}

static void solver_clear(solver_state *s)
{
    for (uint32_t row = 0; row < s->base.n; row++)
        masks(s, 0)[row] = 0;
}

static inline nq_verdict solver_verdict(const solver_state *s, uint32_t depth,
                                        uint32_t *by)
{
    (void)by;  // a mark does not hold the queen that made it
    const uint64_t struck = masks(s, depth)[solver_row_of(s, depth)];
    return struck >> s->base.queen[depth] & 1 ? NQ_VERDICT_STRUCK : NQ_VERDICT_FREE;
}

/** A queen's column and diagonals in a row that is distance away from its own. */
static inline uint64_t lines(uint32_t column, uint32_t distance)
{
    const uint64_t queen = UINT64_C(1) << column;
    return queen | queen << distance | queen >> distance;
}

static inline void solver_mark(solver_state *s, uint32_t depth)
{
    const uint32_t here = solver_row_of(s, depth), column = s->base.queen[depth];
    const uint64_t *before = masks(s, depth);
    uint64_t *after = masks(s, depth + 1);
    for (uint32_t row = s->base.n - 1 - depth; row > 0; row--)
        after[row] =
            before[row] | lines(column, row > here ? row - here : here - row);
}

static inline bool solver_is_struck(const solver_state *s, uint32_t depth,
                                    uint32_t row, uint32_t column)
{
    const bool to_come = depth == 0 || (row > 0 && row <= s->base.n - depth);
    return to_come && (masks(s, depth)[row] >> column & 1);
}

static void solver_variables(const solver_state *s, nq_variables *all)
{
    (void)s;
    nq_variables_add_struck(all, NQ_VARIABLE_BITS);
}

#define SOLVER_HAS_MEMORY
#define SOLVER_STRIKES
#define SOLVER_MAX_N 64
#define SOLVER_TABLE nq_solver_sieve_bits
#include "search/search_loop.h"
