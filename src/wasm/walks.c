/*
 * walks.c -- walking over solutions, one at a time.
 */
#include "base/alloc.h"
#include "transport.h"

typedef struct {
    nq_iter *iter;
    uint32_t n;
    uint32_t columns[];  // the solution handed out last
} walk_handle;

/** A walk over the solutions, or 0. */
EXPORT("open") walk_handle *open_walk(int n, int algorithm)
{
    const char *name;
    nq_iter *iter;
    last_status = algorithm_at(algorithm, &name) ? nq_iter_new(n, name, &iter)
                                                 : NQ_E_ALGORITHM;
    if (last_status != NQ_OK)
        return NULL;
    walk_handle *w = nq_malloc(sizeof *w + (size_t)n * sizeof *w->columns);
    if (!w) {
        nq_iter_free(iter);
        last_status = NQ_E_MEMORY;
        return NULL;
    }
    *w = (walk_handle){iter, (uint32_t)n};
    return w;
}

/** The address of the next solution's n columns, or 0 when there are no more. */
EXPORT("next_solution") const uint32_t *next_solution(walk_handle *w)
{
    if (is_handle(w))
        last_status = nq_iter_next(w->iter, w->columns);
    return last_status == NQ_OK ? w->columns : NULL;
}

/** The same, but only solutions that are the least image of their class. */
EXPORT("next_class") const uint32_t *next_class(walk_handle *w)
{
    if (is_handle(w))
        last_status = nq_iter_next_class(w->iter, w->columns);
    return last_status == NQ_OK ? w->columns : NULL;
}

/** Run the walk to its end without handing anything out. */
EXPORT("finish") void finish_walk(walk_handle *w)
{
    while (next_solution(w))
        continue;
}

/** Which image of a found board the last solution is: an nq_image, or -1. */
EXPORT("image") int image_of(const walk_handle *w)
{
    nq_image image;
    if (is_handle(w))
        last_status = nq_iter_image(w->iter, &image);
    return last_status == NQ_OK ? (int)image : -1;
}

/** What the walk has done: tests, placements, removals and solutions, then how many
 * boards of 0 to n queens it has seen. All are 64 bits wide. */
EXPORT("report") const uint64_t *report_of(const walk_handle *w)
{
    enum { COUNTERS = 4 };
    nq_report counters;
    uint64_t *out =
        is_handle(w) ? output_room((COUNTERS + w->n + 1) * sizeof *out) : NULL;
    if (!out)
        return NULL;
    nq_iter_report(w->iter, &counters);
    out[0] = counters.tests;
    out[1] = counters.placements;
    out[2] = counters.removals;
    out[3] = counters.solutions;
    for (uint32_t level = 0; level <= w->n; level++)
        nq_iter_nodes(w->iter, (int)level, &out[COUNTERS + level]);
    return out;
}

EXPORT("close") void close_walk(walk_handle *w)
{
    if (!w)
        return;
    nq_iter_free(w->iter);
    nq_free(w);
}
