/*
 * tuning.h -- the sizes of boards that halves are joined for, and what was measured
 * to suit each of them best.
 */
#ifndef NQ_FAST_TUNING_H
#define NQ_FAST_TUNING_H

#include <stdint.h>

enum {
    NQ_FAST_MIN_N = 12,  // smaller boards are counted by plain bit masks
    NQ_FAST_MAX_N = 22   // here the 64 bits of a word of diagonals are full
};

typedef struct {
    uint8_t
        x_bits;  // more let more pairs go untested, and make more, shorter lists
    uint16_t split_threshold;  // lists with more items are split by an x bit
    uint16_t units;            // part of the engine version: never to be changed
} nq_tuning;

/** What suits a board of n = NQ_FAST_MIN_N .. NQ_FAST_MAX_N. */
const nq_tuning *nq_tuning_for(uint32_t n);

#endif
