/*
 * iterator.c -- the public walk over solutions: checks arguments, owns memory.
 */
#include "base/alloc.h"
#include "base/assert.h"
#include "algorithms.h"
#include "solver.h"

#include <stdalign.h>
#include <string.h>

#include "symmetry/symmetry.h"

struct nq_iter {
    const nq_solver *solver;
    uint32_t *both_sides;               // 2 n numbers, for nq_iter_next_class()
    alignas(max_align_t) char state[];  // the solver's own block
};

static nq_search *search_of(const nq_iter *walk)
{
    return (nq_search *)(void *)walk->state;
}

nq_status nq_iter_new(int n, const char *algorithm, nq_iter **out)
{
    if (!out)
        return NQ_E_NULL;
    const nq_algorithm *row;
    const nq_status status = nq_admit(n, algorithm, NQ_TASK_LIST, &row);
    if (status != NQ_OK)
        return status;

    const nq_solver *solver = nq_solver_of(row, (uint32_t)n);
    size_t used = sizeof(nq_iter) + solver->size((uint32_t)n);
    nq_carve(NULL, &used, 2 * (size_t)n * sizeof(uint32_t));
    nq_iter *walk = nq_malloc(used);
    if (!walk)
        return NQ_E_MEMORY;
    used = sizeof *walk + solver->size((uint32_t)n);
    walk->both_sides =
        nq_carve((char *)walk, &used, 2 * (size_t)n * sizeof(uint32_t));
    walk->solver = solver;
    solver->start(walk->state, (uint32_t)n);
    *out = walk;
    return NQ_OK;
}

/** The found board, or the image of it that the walk has come to. */
static void write_image(const nq_iter *walk, uint32_t *columns)
{
    const nq_search *s = search_of(walk);
    const bool flip_rows = s->image & NQ_IMAGE_FLIP_ROWS;
    const bool flip_columns = s->image & NQ_IMAGE_FLIP_COLUMNS;
    NQ_ASSERT(s->image < NQ_IMAGE_TRANSPOSE);  // a walk only flips
    for (uint32_t depth = 0; depth < s->n; depth++) {
        const uint32_t row = walk->solver->row_of(s, depth);
        const uint32_t column = s->queen[depth];
        columns[flip_rows ? s->n - 1 - row : row] =
            flip_columns ? s->n - 1 - column : column;
    }
}

nq_status nq_iter_next(nq_iter *walk, uint32_t *columns)
{
    if (!walk || !columns)
        return NQ_E_NULL;
    if (!walk->solver->walk(walk->state))
        return NQ_DONE;
    write_image(walk, columns);
    return NQ_OK;
}

/** From here on every solution has an image whose first queen is further left. */
static bool beyond_half(const nq_search *s)
{
    return s->n > 1 && s->queen[0] >= s->n / 2;
}

static nq_status next_canonical(nq_iter *walk, nq_two_sided *board,
                                uint32_t *columns)
{
    nq_status status;
    do {
        status = nq_iter_next(walk, columns);
        if (status != NQ_OK || beyond_half(search_of(walk)))
            return NQ_DONE;
        nq_see_both_sides(board);
    } while (!nq_is_canonical(board));
    return NQ_OK;
}

nq_status nq_iter_next_class(nq_iter *walk, uint32_t *columns)
{
    if (!walk || !columns)
        return NQ_E_NULL;
    const uint32_t n = search_of(walk)->n;
    uint32_t *both = walk->both_sides;
    nq_two_sided board = {n, both, both + n};
    const nq_status status = next_canonical(walk, &board, both);
    if (status == NQ_OK)
        memcpy(columns, both, n * sizeof *columns);
    return status;
}

nq_status nq_iter_image(const nq_iter *walk, nq_image *out)
{
    if (!walk || !out)
        return NQ_E_NULL;
    *out = (nq_image)search_of(walk)->image;
    return NQ_OK;
}

nq_status nq_iter_report(const nq_iter *walk, nq_report *out)
{
    if (!walk || !out)
        return NQ_E_NULL;
    *out = search_of(walk)->counters;
    return NQ_OK;
}

nq_status nq_iter_nodes(const nq_iter *walk, int level, uint64_t *out)
{
    if (!walk || !out)
        return NQ_E_NULL;
    const nq_search *s = search_of(walk);
    if (level < 0 || (uint32_t)level > s->n)
        return NQ_E_RANGE;
    *out = s->nodes[level];
    return NQ_OK;
}

void nq_iter_free(nq_iter *walk)
{
    nq_free(walk);
}

nq_status nq_first(int n, const char *algorithm, uint32_t *columns)
{
    if (!columns)
        return NQ_E_NULL;
    nq_iter *walk;
    nq_status status = nq_iter_new(n, algorithm, &walk);
    if (status != NQ_OK)
        return status;
    status = nq_iter_next(walk, columns);
    nq_iter_free(walk);
    return status;
}
