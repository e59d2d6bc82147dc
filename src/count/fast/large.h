/*
 * large.h -- orbits of boards whose quadrants are too many to tabulate.
 */
#ifndef NQ_FAST_LARGE_H
#define NQ_FAST_LARGE_H

#include "orbits.h"
#include "sorted_pairs.h"

/** Scratch memory for running orbits: one for each thread. */
typedef struct {
    uint32_t n;
    const nq_kernel *kernel;
    nq_large_tuning tuning;
    uint16_t *rank[2];    // of column sets, for the halves' numbers of columns
    nq_dense dense;       // of the current orbit
    nq_product half[2];   // [list]: its placements
    nq_placements other;  // scratch memory of these
    nq_unsorted unsorted;
    nq_sorted list[2];
    nq_wide_items wide;
    nq_pairs pairs;
} nq_large;

/** Allocates the scratch memory. The kernel must outlive it. */
nq_status nq_large_open(nq_large *large, uint32_t n, const nq_kernel *kernel,
                        const nq_large_tuning *tuning);

/** Adds the pairs of an orbit to the tally; on failure the tally is worthless. */
nq_status nq_large_run(nq_large *large, const nq_orbit *orbit, nq_tally *tally);

void nq_large_close(nq_large *large);

#endif
