/*
 * sieve.c -- strike out what a queen attacks, so that what is left is free.
 *
 * The board is an n x n matrix of marks. Placing a queen copies the matrix and
 * strikes out, in the copy, her column and her two diagonals below:
 *
 *     . Q . . .
 *     x x x . .
 *     . x . x .
 *     . x . . x
 *
 * A cell without a mark is free, whoever stands above: nobody has to be asked.
 * Going back is free of charge, as the matrix before the queen is still there.
 */
#include <string.h>

#include "search/search.h"

typedef struct {
    nq_search base;
    unsigned char *marks;  // n + 1 matrices: one for each number of queens
} state;

#include "left_to_right.h"
#include "top_down.h"

#define STRIKES true

static void lay_out(state *s, char *block, size_t *used, uint32_t n)
{
    s->marks = nq_carve(block, used, ((size_t)n + 1) * n * n);
}

static void clear(state *s)
{
    memset(s->marks, 0, (size_t)s->base.n * s->base.n);
}

/** Row of the matrix that holds when depth queens are on the board. */
static inline unsigned char *row_marks(const state *s, uint32_t depth, uint32_t row)
{
    return s->marks + ((size_t)depth * s->base.n + row) * s->base.n;
}

static inline nq_verdict verdict(const state *s, uint32_t depth, uint32_t *by)
{
    (void)by;  // the mark does not say who made it
    return row_marks(s, depth, depth)[s->base.queen[depth]] ? NQ_VERDICT_STRUCK
                                                            : NQ_VERDICT_FREE;
}

static inline void put(state *s, uint32_t depth)
{
    (void)s, (void)depth;  // the queen's place is queen[depth]
}

static inline void take(state *s, uint32_t depth)
{
    (void)s, (void)depth;
}

static inline void mark(state *s, uint32_t depth)
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

static inline bool is_struck(const state *s, uint32_t depth, uint32_t row,
                             uint32_t column)
{
    return row >= depth && row_marks(s, depth, row)[column];
}

#define MAX_N 256
#define SOLVER nq_solver_sieve
#include "search/search_loop.h"
