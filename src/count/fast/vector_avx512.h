/*
 * vector_avx512.h -- vectors of 512 bits, for x86 with AVX-512.
 *
 * Groups are twice as large as with AVX2, so that there are about two thirds as many
 * blocks and half as many tables. Four tables of 128 entries of 64 bytes fill the first
 * cache of older processors; fields are seven bits wide where that can be had. Bits are
 * counted by one instruction, compilers find one for each half of a full adder, and eight
 * words are joined at a time.
 */
#ifndef NQ_FAST_VECTOR_AVX512_H
#define NQ_FAST_VECTOR_AVX512_H

#include <immintrin.h>

enum { VECTOR_SHIFT = 6 };
typedef uint64_t lanes __attribute__((vector_size(1 << VECTOR_SHIFT)));

#include "base/bits.h"
#include "spread_sse2.h"

/* ---- Counting bits, by 64-bit words ------------------------------------- */

enum { COUNT_SUMS = 1 << 20 };

static inline lanes bits_in(lanes v)
{
    return (lanes)_mm512_popcnt_epi64((__m512i)v);
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
    return counts[0] + counts[1] + counts[2] + counts[3] + counts[4] + counts[5] +
           counts[6] + counts[7];
}

/* ---- Join --------------------------------------------------------------- */

/** Appends those of the eight words, or of the wanted ones, that fit. */
static inline uint64_t *append(uint64_t *out, __m512i one, const uint64_t *eight,
                               __mmask8 wanted)
{
    const __m512i words = _mm512_maskz_loadu_epi64(wanted, eight);
    const __mmask8 fit = _mm512_mask_testn_epi64_mask(wanted, one, words);
    const __m512i both = _mm512_or_si512(one, words);
    _mm512_storeu_si512(out, _mm512_maskz_compress_epi64(fit, both));
    return out + nq_count_bits32(fit);
}

static uint64_t *join(uint64_t *out, const uint64_t *few, size_t few_count,
                      const uint64_t *many, size_t many_count)
{
    if (many_count == 0)
        return out;
    const size_t last = (many_count - 1) / 8 * 8;
    const __mmask8 wanted = (__mmask8)((1U << (many_count - last)) - 1);
    for (size_t i = 0; i < few_count; i++) {
        const __m512i one = _mm512_set1_epi64((long long)few[i]);
        for (size_t j = 0; j < last; j += 8)
            out = append(out, one, many + j, 0xff);
        out = append(out, one, many + last, wanted);
    }
    return out;
}

#endif
