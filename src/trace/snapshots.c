/*
 * snapshots.c -- see snapshots.h.
 */
#include "snapshots.h"

#include "base/assert.h"

#include <string.h>

enum { FIRST_DISTANCE = 64 };

_Static_assert(NQ_TRACE_MAX_N <= UINT8_MAX + 1, "a column of a path is a byte");
_Static_assert(NQ_SNAPSHOTS % 2 == 0, "every second one is dropped");

void nq_snapshots_carve(nq_snapshots *all, char *block, size_t *used, uint32_t n)
{
    all->moment = nq_carve(block, used, NQ_SNAPSHOTS * sizeof *all->moment);
    all->path = nq_carve(block, used, (size_t)NQ_SNAPSHOTS * n);
}

void nq_snapshots_clear(nq_snapshots *all, uint32_t n)
{
    all->n = n;
    all->count = 0;
    all->distance = FIRST_DISTANCE;
}

static uint8_t *path_of(const nq_snapshots *all, uint32_t i)
{
    NQ_ASSERT(i < NQ_SNAPSHOTS);
    return all->path + (size_t)i * all->n;
}

static void drop_every_second(nq_snapshots *all)
{
    NQ_ASSERT(all->count == NQ_SNAPSHOTS);
    for (uint32_t i = 0; i < NQ_SNAPSHOTS / 2; i++) {
        all->moment[i] = all->moment[2 * i];
        memmove(path_of(all, i), path_of(all, 2 * i), all->n);
    }
    all->count = NQ_SNAPSHOTS / 2;
    all->distance *= 2;
}

static void append(nq_snapshots *all, const nq_search *s)
{
    NQ_ASSERT(all->count < NQ_SNAPSHOTS && s->depth <= all->n);
    const uint32_t i = all->count++;
    all->moment[i] = (nq_snapshot){s->listener.events, s->listener.events_reported,
                                   s->counters, s->depth};
    for (uint32_t d = 0; d < s->depth; d++)
        path_of(all, i)[d] = (uint8_t)s->queen[d];
}

uint64_t nq_snapshots_due(const nq_snapshots *all)
{
    NQ_ASSERT(all->count > 0);
    return all->moment[all->count - 1].events + all->distance;
}

void nq_snapshots_take(nq_snapshots *all, nq_search *s)
{
    if (all->count == NQ_SNAPSHOTS)
        drop_every_second(all);
    append(all, s);
    s->listener.snapshot_at = nq_snapshots_due(all);
}

uint32_t nq_snapshots_before(const nq_snapshots *all, uint64_t reported)
{
    NQ_ASSERT(all->count > 0);
    uint32_t low = 0, high = all->count;
    while (high - low > 1) {
        const uint32_t middle = low + (high - low) / 2;
        if (all->moment[middle].events_reported < reported)
            low = middle;
        else
            high = middle;
    }
    return low;
}
