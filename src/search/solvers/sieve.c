/*
 * sieve.c -- strike out what a queen attacks, so that what is left is free.
 *
 * The board is an n x n matrix of marks. Placing a queen copies the matrix and
 * strikes out, in the copy, its column and its two diagonals below:
 *
 *     . Q . . .
 *     x x x . .
 *     . x . x .
 *     . x . . x
 *
 * A cell without a mark is free, whatever stands above it.
 * Going back is free of charge, as the matrix before the queen is still there.
 */
#include <string.h>

#include "search/search.h"
#include "search/variables.h"

typedef struct {
    nq_search base;
    unsigned char *marks;  // n + 1 matrices: one for each number of queens
} solver_state;

static void solver_lay_out(solver_state *s, char *block, size_t *used, uint32_t n)
{
    s->marks = nq_carve(block, used, ((size_t)n + 1) * n * n);
}

static void solver_clear(solver_state *s)
{
    memset(s->marks, 0, (size_t)s->base.n * s->base.n);
}

/** Row of the matrix that holds when depth queens are on the board. */
static inline unsigned char *row_marks(const solver_state *s, uint32_t depth,
                                       uint32_t row)
{
    return s->marks + ((size_t)depth * s->base.n + row) * s->base.n;
}

static inline nq_verdict solver_verdict(const solver_state *s, uint32_t depth,
                                        uint32_t *by)
{
    (void)by;  // a mark does not hold the queen that made it
    return row_marks(s, depth, depth)[s->base.queen[depth]] ? NQ_VERDICT_STRUCK
                                                            : NQ_VERDICT_FREE;
}

static inline void solver_mark(solver_state *s, uint32_t depth)
{
    const uint32_t n = s->base.n, column = s->base.queen[depth];
    for (uint32_t row = depth + 1; row < n; row++) {
        const uint32_t down = row - depth;
        unsigned char *marks = row_marks(s, depth + 1, row);
        memcpy(marks, row_marks(s, depth, row), n);
        marks[column] = 1;
        if (column >= down)
            marks[column - down] = 1;
        if (column + down < n)
            marks[column + down] = 1;
    }
}

static inline bool solver_is_struck(const solver_state *s, uint32_t depth,
                                    uint32_t row, uint32_t column)
{
    return row >= depth && row_marks(s, depth, row)[column];
}

static void solver_variables(const solver_state *s, nq_variables *all)
{
    (void)s;
    nq_variables_add_struck(all, NQ_VARIABLE_MATRIX);
}

#define SOLVER_HAS_MEMORY
#define SOLVER_STRIKES
#define SOLVER_MAX_N 256
#define SOLVER_TABLE nq_solver_sieve
#include "search/search_loop.h"
