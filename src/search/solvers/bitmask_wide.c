/*
 * bitmask_wide.c -- bitmask.c for rows of several words.
 *
 * The same search with the same masks, for boards of more columns than a word has
 * bits. Shifting a diagonal by one carries a bit from each word to its neighbour:
 *
 *     word        1          0
 *     right   ........ < ........      the highest bit of word 0 goes up
 *     left    ........ > ........      the lowest bit of word 1 goes down
 */
#include "base/bits.h"
#include "search/search.h"
#include "search/variables.h"

typedef struct {
    uint64_t *down, *right, *left;  // attacks arriving at this row
    uint64_t *open;                 // columns not tried yet
} level;

typedef struct {
    nq_search base;
    uint32_t words;  // of a row
    uint64_t *rows;  // n + 1 levels of four rows
} solver_state;

enum { ROWS_A_LEVEL = 4 };

static void solver_lay_out(solver_state *s, char *block, size_t *used, uint32_t n)
{
    s->words = nq_words_for(n);
    s->rows = nq_carve(block, used,
                       ((size_t)n + 1) * ROWS_A_LEVEL * s->words * sizeof *s->rows);
}

static inline level level_at(const solver_state *s, uint32_t depth)
{
    uint64_t *first = s->rows + (size_t)depth * ROWS_A_LEVEL * s->words;
    return (level){first, first + s->words, first + 2 * (size_t)s->words,
                   first + 3 * (size_t)s->words};
}

static void solver_clear(solver_state *s)
{
    const level top = level_at(s, 0), full = level_at(s, s->base.n);
    for (uint32_t w = 0; w < s->words; w++)
        top.down[w] = top.right[w] = top.left[w] = full.open[w] = 0;
}

static inline void solver_open_row(solver_state *s, uint32_t depth)
{
    const level here = level_at(s, depth);
    for (uint32_t w = 0; w < s->words; w++)
        here.open[w] = nq_low_bits_in_word(s->base.n, w) &
                       ~(here.down[w] | here.right[w] | here.left[w]);
}

static inline bool solver_next_column(solver_state *s, uint32_t depth)
{
    uint64_t *const open = level_at(s, depth).open;
    for (uint32_t w = 0; w < s->words; w++)
        if (open[w]) {
            s->base.queen[depth] = 64 * w + nq_first_bit64(open[w]);
            open[w] &= open[w] - 1;
            return true;
        }
    return false;
}

static inline void solver_skip_to(solver_state *s, uint32_t depth, uint32_t column)
{
    uint64_t *const open = level_at(s, depth).open;
    for (uint32_t w = 0; w < s->words; w++)
        open[w] &= ~nq_low_bits_in_word(column, w);
}

/** solver_next_column() offers free columns only. */
static inline nq_verdict solver_verdict(const solver_state *s, uint32_t depth,
                                        uint32_t *by)
{
    (void)s, (void)depth, (void)by;
    return NQ_VERDICT_FREE;
}

static inline void solver_put(solver_state *s, uint32_t depth)
{
    const uint32_t column = s->base.queen[depth];
    const level here = level_at(s, depth), below = level_at(s, depth + 1);
    uint64_t carried_up = 0;
    for (uint32_t w = 0; w < s->words; w++) {
        const uint64_t queen = nq_bit_in_word(column, w);
        const uint64_t right = here.right[w] | queen, left = here.left[w] | queen;
        below.down[w] = here.down[w] | queen;
        below.right[w] = right << 1 | carried_up;
        below.left[w] = left >> 1;
        carried_up = right >> 63;
        if (w > 0)
            below.left[w - 1] |= left << 63;
    }
}

/** The level above still has its own words: nothing to undo. */
static inline void solver_take(solver_state *s, uint32_t depth)
{
    (void)s, (void)depth;
}

static void solver_variables(const solver_state *s, nq_variables *all)
{
    const level top = level_at(s, 0);
    const size_t stride = (size_t)ROWS_A_LEVEL * s->words;
    nq_variables_add_words(all, "down", top.down, stride);
    nq_variables_add_words(all, "right", top.right, stride);
    nq_variables_add_words(all, "left", top.left, stride);
    nq_variables_add_words(all, "choices", top.open, stride);
    nq_variables_add_queens(all);
}

#define SOLVER_HAS_MEMORY
#define SOLVER_HAS_COLUMNS
#define SOLVER_HAS_MOVES
#define SOLVER_COUNTS_BY_WALKING
#define SOLVER_MAX_N 1024
#define SOLVER_TABLE nq_solver_bitmask_wide
#include "search/search_loop.h"
