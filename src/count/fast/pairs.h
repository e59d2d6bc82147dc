/*
 * pairs.h -- how many pairs of half boards in buckets share no diagonal.
 */
#ifndef NQ_FAST_PAIRS_H
#define NQ_FAST_PAIRS_H

#include "groups.h"
#include "halves.h"
#include "orbits.h"

/** Adds the pairs of a pairing of two lists to the tally, which is untouched on
 * failure. */
nq_status nq_pairs_count(nq_pairs *pairs, const nq_list lists[2],
                         const nq_pairing *pairing, nq_tally *tally);

#endif
