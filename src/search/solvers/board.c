/*
 * board.c -- depth-first search on a board of characters.
 *
 * The board is what a person would draw: '.' for an empty cell, 'Q' for a queen.
 * A cell is free if no queen is met on the way up: straight, to the upper left,
 * to the upper right. Rows below are still empty, so they are not looked at.
 *
 *     \ | /
 *      \|/
 *     . ? .
 */
#include <string.h>

#include "base/assert.h"
#include "search/search.h"
#include "search/variables.h"

typedef struct {
    nq_search base;
    char *cells;  // n rows of n characters
} solver_state;

static void solver_lay_out(solver_state *s, char *block, size_t *used, uint32_t n)
{
    s->cells = nq_carve(block, used, (size_t)n * n);
}

static void solver_clear(solver_state *s)
{
    memset(s->cells, '.', (size_t)s->base.n * s->base.n);
}

static inline char *cell(const solver_state *s, uint32_t row, uint32_t column)
{
    NQ_ASSERT(row < s->base.n && column < s->base.n);
    return &s->cells[(size_t)row * s->base.n + column];
}

/** Walk up from (row, column), moving sideways by step, until a queen is met. */
static inline bool meets_queen(const solver_state *s, uint32_t row, uint32_t column,
                               uint32_t step, uint32_t *by)
{
    while (row-- > 0) {
        column += step;  // one left of column 0 wraps to a huge number
        if (column >= s->base.n)
            return false;
        if (*cell(s, row, column) == 'Q') {
            *by = row;
            return true;
        }
    }
    return false;
}

static inline nq_verdict solver_verdict(const solver_state *s, uint32_t row,
                                        uint32_t *by)
{
    const uint32_t column = s->base.queen[row];
    const uint32_t left = UINT32_MAX, right = 1;
    if (meets_queen(s, row, column, 0, by))
        return NQ_VERDICT_COLUMN;
    if (meets_queen(s, row, column, left, by) ||
        meets_queen(s, row, column, right, by))
        return NQ_VERDICT_DIAGONAL;
    return NQ_VERDICT_FREE;
}

static inline void solver_put(solver_state *s, uint32_t row)
{
    *cell(s, row, s->base.queen[row]) = 'Q';
}

static inline void solver_take(solver_state *s, uint32_t row)
{
    *cell(s, row, s->base.queen[row]) = '.';
}

static void solver_variables(const solver_state *s, nq_variables *all)
{
    const uint32_t n = s->base.n;
    int8_t *const queen = nq_variables_add(all, "board", NQ_VARIABLE_MATRIX, n, n);
    for (size_t i = 0; i < (size_t)n * n; i++)
        queen[i] = s->cells[i] == 'Q';
}

#define SOLVER_HAS_MEMORY
#define SOLVER_HAS_MOVES
#define SOLVER_MAX_N 1024
#define SOLVER_TABLE nq_solver_board
#include "search/search_loop.h"
