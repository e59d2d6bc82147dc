/*
 * array.c -- one array instead of a board: index is the row, value the column.
 *
 * Two queens in rows i < k attack each other if their columns are equal, or as
 * far apart as their rows are. A new queen is compared with each earlier one.
 * Setting and taking back a queen needs no work: the array below depth is the
 * whole state.
 */
#include "search/search.h"
#include "search/variables.h"

typedef struct {
    nq_search base;
} solver_state;

static inline nq_verdict solver_verdict(const solver_state *s, uint32_t row,
                                        uint32_t *by)
{
    const uint32_t *const queen = s->base.queen;
    const uint32_t column = queen[row];
    for (uint32_t i = 0; i < row; i++) {
        *by = i;
        if (queen[i] == column)
            return NQ_VERDICT_COLUMN;
        const uint32_t rows_apart = row - i;
        if (queen[i] + rows_apart == column || queen[i] == column + rows_apart)
            return NQ_VERDICT_DIAGONAL;
    }
    return NQ_VERDICT_FREE;
}

static void solver_variables(const solver_state *s, nq_variables *all)
{
    int8_t *const column =
        nq_variables_add(all, "queens", NQ_VARIABLE_ARRAY, 1, s->base.n);
    for (uint32_t row = 0; row < s->base.n; row++)
        column[row] =
            row < nq_search_standing(&s->base) ? (int8_t)s->base.queen[row] : -1;
}

#define SOLVER_MAX_N 1024
#define SOLVER_TABLE nq_solver_array
#include "search/search_loop.h"
