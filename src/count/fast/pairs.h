/*
 * pairs.h -- how many pairs of half boards share no diagonal.
 */
#ifndef NQ_FAST_PAIRS_H
#define NQ_FAST_PAIRS_H

#include "halves.h"
#include "orbits.h"

enum { PAIRS_MAX_WEIGHT = 4 };

/** Disjoint pairs of each weight from 1 on, and all pairs that were decided. */
typedef struct {
    uint64_t disjoint[PAIRS_MAX_WEIGHT + 1];
    uint64_t decided;
} nq_tally;

/** Patterns in bytes, in a block of their own. */
typedef struct {
    nq_planes planes;
    uint8_t *block;
    size_t room;  // for patterns
} nq_pattern_store;

/** Scratch memory that is kept from one count to the next. */
typedef struct {
    const nq_layout *layout;
    const nq_kernel *kernel;
    nq_pattern_store all;  // the patterns in hand, in the order of their free bits
    nq_pattern_store chosen;  // those of them that fit the split bits in hand
    uint32_t *pieces;         // where in `all` the patterns with each x start
    nq_run *runs;             // of items, for each weight
    void *tables;             // of the group in hand, aligned inside its block
    void *tables_block;
} nq_pairs;

/** Allocates the scratch memory. Layout and kernel must outlive it. */
nq_status nq_pairs_open(nq_pairs *pairs, const nq_layout *layout,
                        const nq_kernel *kernel);

/** Adds the pairs of a pairing of two lists to the tally, which is untouched on
 * failure. */
nq_status nq_pairs_count(nq_pairs *pairs, const nq_list lists[2],
                         const nq_pairing *pairing, nq_tally *tally);

void nq_pairs_close(nq_pairs *pairs);

#endif
