/*
 * lookup.c -- three look-up arrays answer "is it attacked?" in one step.
 *
 * Every diagonal has a number: row + column along one family, row - column
 * (+ n - 1, so that it starts at 0) along the other:
 *
 *     row + column      row - column + 3
 *       0 1 2 3             3 2 1 0
 *       1 2 3 4             4 3 2 1
 *       2 3 4 5             5 4 3 2
 *       3 4 5 6             6 5 4 3
 *
 * The article this comes from calls it branch and bound and fills the board
 * column by column, trying the rows from the top. Here its columns are our
 * rows: the search is the same step for step, only the drawing is transposed.
 * It bounds nothing; it visits the nodes of plain backtracking, each more
 * cheaply.
 */
#include <string.h>

#include "base/assert.h"
#include "search/search.h"
#include "search/variables.h"

enum { NO_QUEEN = 0 };  // otherwise the depth of the queen, plus one

typedef struct {
    nq_search base;
    uint32_t *column;   // the queen in a column
    uint32_t *rising;   // on the diagonal row + column
    uint32_t *falling;  // on the diagonal row - column + n - 1
} solver_state;

static void solver_lay_out(solver_state *s, char *block, size_t *used, uint32_t n)
{
    s->column = nq_carve(block, used, n * sizeof(uint32_t));
    s->rising = nq_carve(block, used, 2 * n * sizeof(uint32_t));
    s->falling = nq_carve(block, used, 2 * n * sizeof(uint32_t));
}

static void solver_clear(solver_state *s)
{
    memset(s->column, NO_QUEEN, s->base.n * sizeof(uint32_t));
    memset(s->rising, NO_QUEEN, 2 * s->base.n * sizeof(uint32_t));
    memset(s->falling, NO_QUEEN, 2 * s->base.n * sizeof(uint32_t));
}

static inline uint32_t *rising_through(const solver_state *s, uint32_t row)
{
    return &s->rising[row + s->base.queen[row]];
}

static inline uint32_t *falling_through(const solver_state *s, uint32_t row)
{
    return &s->falling[row + s->base.n - 1 - s->base.queen[row]];
}

static inline nq_verdict solver_verdict(const solver_state *s, uint32_t row,
                                        uint32_t *by)
{
    NQ_ASSERT(s->base.queen[row] < s->base.n);
    const uint32_t in_column = s->column[s->base.queen[row]];
    const uint32_t rising = *rising_through(s, row);
    const uint32_t falling = *falling_through(s, row);
    if ((in_column | rising | falling) == NO_QUEEN)
        return NQ_VERDICT_FREE;
    *by = (in_column ? in_column : rising ? rising : falling) - 1;
    return in_column ? NQ_VERDICT_COLUMN : NQ_VERDICT_DIAGONAL;
}

static inline void set_lines(solver_state *s, uint32_t row, uint32_t queen)
{
    s->column[s->base.queen[row]] = queen;
    *rising_through(s, row) = queen;
    *falling_through(s, row) = queen;
}

static inline void solver_put(solver_state *s, uint32_t row)
{
    set_lines(s, row, row + 1);
}

static inline void solver_take(solver_state *s, uint32_t row)
{
    set_lines(s, row, NO_QUEEN);
}

/** The row of the queen on each line; without one NO_QUEEN becomes -1. */
static void solver_variables(const solver_state *s, nq_variables *all)
{
    const uint32_t n = s->base.n, diagonals = n ? 2 * n - 1 : 0;
    nq_variables_add_array(all, "in_column", s->column, n, 1);
    nq_variables_add_array(all, "rising", s->rising, diagonals, 1);
    nq_variables_add_array(all, "falling", s->falling, diagonals, 1);
}

#define SOLVER_HAS_MEMORY
#define SOLVER_HAS_MOVES
#define SOLVER_MAX_N 1024
#define SOLVER_TABLE nq_solver_lookup
#include "search/search_loop.h"
