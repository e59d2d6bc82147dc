/*
 * sorted.h -- half boards in one piece of memory, sorted by their x bits.
 */
#ifndef NQ_FAST_SORTED_H
#define NQ_FAST_SORTED_H

#include "dense.h"
#include "placements.h"

/** Half boards: the products of the placements in an upper and a lower quadrant. */
typedef struct {
    const nq_kernel *kernel;
    nq_placements upper, lower;
} nq_product;

/** Which half boards are wanted: those whose word is `value` under `mask`. */
typedef struct {
    uint64_t mask, value;
} nq_filter;

/** Half boards as they come, before they are sorted. */
typedef struct {
    uint64_t *words;
    size_t room, count;
    size_t most;  // a list with more of them is made twice
} nq_unsorted;

/**
 * Sorted half boards. Those of bucket 4x + class are items[starts[bucket]] to
 * items[starts[bucket + 1] - 1]; of each only the fields are stored; the number of the
 * bucket has the rest.
 */
typedef struct {
    uint32_t *items;
    size_t room;  // for items
    uint32_t *starts;
    uint32_t buckets;
} nq_sorted;

/** Opens an empty list of half boards with that number of x bits. */
nq_status nq_sorted_open(nq_sorted *sorted, uint32_t x_bits);

/**
 * Sorts the wanted half boards of the column sets from *next on: of all of them, or,
 * once there are more than `most`, as many as were found by then. *next becomes the
 * first column set that was not looked at.
 */
nq_status nq_sorted_make(nq_sorted *sorted, nq_unsorted *unsorted,
                         const nq_product *product, nq_filter filter, size_t most,
                         uint32_t *next);

void nq_sorted_close(nq_sorted *sorted);

/** Counts the half boards by the first `bits` of their x bits; sizes has room for
 * 2^bits numbers. */
nq_status nq_product_census(const nq_product *product, nq_unsorted *unsorted,
                            uint32_t x_bits, uint32_t bits, uint32_t *sizes);

static inline uint32_t nq_sorted_size(const nq_sorted *sorted, uint32_t bucket)
{
    return sorted->starts[bucket + 1] - sorted->starts[bucket];
}

#endif
