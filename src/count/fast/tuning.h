/*
 * tuning.h -- the sizes of boards that halves are joined for, and what was measured
 * to suit each of them best.
 */
#ifndef NQ_FAST_TUNING_H
#define NQ_FAST_TUNING_H

#include <stdint.h>

enum {
    NQ_FAST_MIN_N = 12,     // smaller boards are counted by plain bit masks
    NQ_FAST_SORTED_N = 15,  // from here on halves are sorted by some diagonals
    NQ_FAST_LARGE_N = 20,   // from here on quadrants are made for each orbit
    NQ_FAST_MAX_N = 28      // the 64 bits of a sum end here
};

/** For boards whose quadrants are tabulated. */
typedef struct {
    uint8_t
        x_bits;  // more let more pairs go untested, and make more, shorter lists
    uint16_t split_threshold;  // lists with more items are split by an x bit
} nq_tuning;

/** What suits a board of n = NQ_FAST_MIN_N .. NQ_FAST_LARGE_N - 1. */
const nq_tuning *nq_tuning_for(uint32_t n);

/** For boards whose quadrants are made for each orbit. */
typedef struct {
    uint8_t x_bits;
    uint8_t passes;  // whether lists may have to be made in several passes
    uint16_t split_threshold;  // as above
    uint32_t most_items;       // of a pass
    uint32_t most_patterns;    // at a time
    uint32_t most_unsorted;    // half boards in memory before they are sorted
} nq_large_tuning;

/** What suits a board of n = NQ_FAST_LARGE_N .. NQ_FAST_MAX_N. */
const nq_large_tuning *nq_large_tuning_for(uint32_t n);

/** The units of a board of n = NQ_FAST_MIN_N .. NQ_FAST_MAX_N: part of the engine
 * version, never to be changed. */
uint32_t nq_tuning_units(uint32_t n);

#endif
