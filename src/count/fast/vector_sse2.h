/*
 * vector_sse2.h -- vectors of 128 bits, for every x86-64.
 */
#ifndef NQ_FAST_VECTOR_SSE2_H
#define NQ_FAST_VECTOR_SSE2_H

enum { VECTOR_SHIFT = 4 };
typedef uint64_t lanes __attribute__((vector_size(1 << VECTOR_SHIFT)));

#include "byte_counts.h"
#include "join_words.h"
#include "spread_sse2.h"

static inline lanes bits_in(lanes v)
{
    v = v - ((v >> 1) & UINT64_C(0x5555555555555555));
    v = (v & UINT64_C(0x3333333333333333)) +
        ((v >> 2) & UINT64_C(0x3333333333333333));
    return (v + (v >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
}

static inline lanes add_counts(lanes sum, lanes bits)
{
    return sum + bits;  // no byte overflows into the next
}

static inline lanes widen(lanes wide, lanes sum)
{
    return wide + (lanes)_mm_sad_epu8((__m128i)sum, _mm_setzero_si128());
}

#endif
