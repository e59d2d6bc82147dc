/*
 * halves.h -- all ways to fill half of the board, as products of quadrants.
 */
#ifndef NQ_FAST_HALVES_H
#define NQ_FAST_HALVES_H

#include "kernel.h"
#include "quadrants.h"

/**
 * A list of half boards in buckets: those with the same x bits and class are in
 * bucket 4x + class. What is stored of a half board are its fields; its
 * bucket determines the rest. Behind the items of a bucket there are sentinels, which match
 * nothing, so that it can be read as whole blocks.
 */
typedef struct {
    const nq_layout *layout;
    nq_key key;
    uint32_t buckets;
    size_t count;               // half boards
    uint64_t **starts, **ends;  // [bucket]; ends are before the sentinels
    uint64_t *items;            // `room` for each bucket
    size_t room;
    uint64_t *unsorted;  // half boards that are in no bucket yet
    size_t unsorted_room;
} nq_list;

/** Opens an empty list. The layout must outlive it. */
nq_status nq_list_open(nq_list *list, const nq_layout *layout);

/** Lists the half boards with one queen in each row of the set and in each column;
 * there must be as many of these as of those. */
nq_status nq_list_make(nq_list *list, const nq_kernel *kernel,
                       const nq_quadrant *upper, const nq_quadrant *lower,
                       uint32_t row_set);

void nq_list_close(nq_list *list);

static inline uint32_t nq_list_size(const nq_list *list, uint32_t bucket)
{
    return (uint32_t)(list->ends[bucket] - list->starts[bucket]);
}

#endif
