/*
 * sorted_pairs.h -- how many pairs of sorted half boards share no diagonal.
 */
#ifndef NQ_FAST_SORTED_PAIRS_H
#define NQ_FAST_SORTED_PAIRS_H

#include "groups.h"
#include "orbits.h"
#include "sorted.h"

/** Items of one value of the split bits, as the kernel reads them. */
typedef struct {
    uint64_t *items;
    size_t room;
} nq_wide_items;

/** Adds the pairs of the patterns and the items that a pairing has to the tally,
 * which is untouched on failure. */
nq_status nq_sorted_pairs_count(nq_pairs *pairs, nq_wide_items *wide,
                                const nq_sorted *patterns, const nq_sorted *items,
                                const nq_pairing *pairing, nq_tally *tally);

#endif
