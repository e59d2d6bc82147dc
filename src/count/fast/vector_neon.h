/*
 * vector_neon.h -- vectors of 128 bits, for ARM with NEON.
 */
#ifndef NQ_FAST_VECTOR_NEON_H
#define NQ_FAST_VECTOR_NEON_H

#include <arm_neon.h>

enum { VECTOR_SHIFT = 4 };
typedef uint64_t lanes __attribute__((vector_size(1 << VECTOR_SHIFT)));

#include "byte_counts.h"
#include "join_words.h"

/* ---- Counting bits ------------------------------------------------------ */

static inline lanes bits_in(lanes v)
{
    return (lanes)vcntq_u8((uint8x16_t)v);
}

static inline lanes add_counts(lanes sum, lanes bits)
{
    return sum + bits;  // no byte overflows into the next
}

static inline lanes widen(lanes wide, lanes sum)
{
    return (lanes)vpadalq_u16((uint32x4_t)wide, vpaddlq_u8((uint8x16_t)sum));
}

/* ---- The fields of sixteen items as bytes: see spread_sse2.h ------------ */

enum { SPREAD_ITEMS = 16 };

static inline uint8x16_t shifted(const uint64_t *item)
{
    return vreinterpretq_u8_u64(vshrq_n_u64(vld1q_u64(item), VECTOR_SHIFT));
}

static inline uint8x16_t bytes_of_four(const uint64_t *item)
{
    return vuzpq_u8(shifted(item), shifted(item + 2)).val[0];
}

static inline void spread_items(uint8_t *const to[4], const uint64_t *item)
{
    const uint8x16x2_t low = vuzpq_u8(bytes_of_four(item), bytes_of_four(item + 4));
    const uint8x16x2_t high =
        vuzpq_u8(bytes_of_four(item + 8), bytes_of_four(item + 12));
    const uint8x16x2_t even = vuzpq_u8(low.val[0], high.val[0]);
    const uint8x16x2_t odd = vuzpq_u8(low.val[1], high.val[1]);
    vst1q_u8(to[0], even.val[0]);
    vst1q_u8(to[1], odd.val[0]);
    vst1q_u8(to[2], even.val[1]);
    vst1q_u8(to[3], odd.val[1]);
}

#endif
