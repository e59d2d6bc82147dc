/*
 * vector_plain.h -- 64-bit words in place of vectors, in plain C.
 */
#ifndef NQ_FAST_VECTOR_PLAIN_H
#define NQ_FAST_VECTOR_PLAIN_H

enum { VECTOR_SHIFT = 3 };
typedef uint64_t lanes;

#include "base/bits.h"
#include "join_words.h"

enum { COUNT_SUMS = 1 << 20 };

static inline lanes bits_in(lanes v)
{
    return (lanes)nq_count_bits64(v);
}

static inline lanes add_counts(lanes sum, lanes bits)
{
    return sum + bits;
}

static inline lanes widen(lanes wide, lanes sum)
{
    return wide + sum;
}

static inline uint64_t total_of(lanes counts)
{
    return counts;
}

enum { SPREAD_ITEMS = 1 };

static inline void spread_items(uint8_t *const to[4], const uint64_t *item)
{
    for (uint32_t f = 0; f < 4; f++)
        *to[f] = (uint8_t)(*item >> (16 * f + VECTOR_SHIFT));
}

#endif
