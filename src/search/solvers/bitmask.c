/*
 * bitmask.c -- backtracking where a whole row is one machine word.
 *
 * Bit c of a word is column c. Three words hold which columns of the
 * current row are attacked: straight down, along the down-right diagonals and
 * along the down-left ones. Going down a row shifts the diagonals by one:
 *
 *     row r     . . Q . .      down  = 00100
 *     row r+1   . x x x .      right = 01000   left = 00010
 *     row r+2   x . x . x      right = 10000   left = 00001
 *
 * (bit 0 is written on the right). No cell is ever looked at in vain: the word
 * open holds the free columns, and the lowest one is taken first, which gives
 * the solutions in lexicographic order. Boards of more than 64 columns are left to
 * bitmask_wide.c.
 */
#include "base/bits.h"
#include "search/search.h"
#include "search/variables.h"

typedef struct {
    uint64_t down, right, left;  // attacks arriving at this row
    uint64_t open;               // columns not tried yet
    uint64_t queen;              // the column tried last, as a bit
} level;

typedef struct {
    nq_search base;
    uint64_t all;   // the columns of the board
    level *levels;  // n + 1 of them
} solver_state;

static void solver_lay_out(solver_state *s, char *block, size_t *used, uint32_t n)
{
    s->levels = nq_carve(block, used, (n + 1) * sizeof(level));
}

static void solver_clear(solver_state *s)
{
    s->all = nq_low_bits64(s->base.n);
    s->levels[0] = s->levels[s->base.n] = (level){0};
}

static inline void solver_open_row(solver_state *s, uint32_t depth)
{
    level *here = &s->levels[depth];
    here->open = s->all & ~(here->down | here->right | here->left);
}

static inline bool solver_next_column(solver_state *s, uint32_t depth)
{
    const uint64_t open = s->levels[depth].open;
    if (!open)
        return false;
    s->base.queen[depth] = nq_first_bit64(open);
    s->levels[depth].queen = open & (~open + 1);
    s->levels[depth].open = open & (open - 1);
    return true;
}

static inline void solver_skip_to(solver_state *s, uint32_t depth, uint32_t column)
{
    s->levels[depth].open &= column < 64 ? UINT64_MAX << column : 0;
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
    const level *here = &s->levels[depth];
    const uint64_t queen = here->queen;
    level *below = &s->levels[depth + 1];
    below->down = here->down | queen;
    below->right = (here->right | queen) << 1;
    below->left = (here->left | queen) >> 1;
}

/** The level above still has its own words: nothing to undo. */
static inline void solver_take(solver_state *s, uint32_t depth)
{
    (void)s, (void)depth;
}

static void solver_variables(const solver_state *s, nq_variables *all)
{
    const size_t stride = sizeof(level) / sizeof(uint64_t);
    nq_variables_add_words(all, "down", &s->levels->down, stride);
    nq_variables_add_words(all, "right", &s->levels->right, stride);
    nq_variables_add_words(all, "left", &s->levels->left, stride);
    nq_variables_add_words(all, "choices", &s->levels->open, stride);
    nq_variables_add_queens(all);
}

#define SOLVER_HAS_MEMORY
#define SOLVER_HAS_COLUMNS
#define SOLVER_HAS_MOVES
#define SOLVER_MAX_N 64
#define SOLVER_TABLE nq_solver_bitmask
#include "search/search_loop.h"
