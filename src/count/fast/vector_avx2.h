/*
 * vector_avx2.h -- vectors of 256 bits, for x86 with AVX2.
 */
#ifndef NQ_FAST_VECTOR_AVX2_H
#define NQ_FAST_VECTOR_AVX2_H

#include <immintrin.h>

enum { VECTOR_SHIFT = 5 };
typedef uint64_t lanes __attribute__((vector_size(1 << VECTOR_SHIFT)));

#include "base/bits.h"
#include "byte_counts.h"
#include "spread_sse2.h"

/* ---- Counting bits ------------------------------------------------------ */

static inline lanes bits_in(lanes v)
{
    const __m256i bits_of_nibble =
        _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                         0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i nibble = _mm256_set1_epi8(15), w = (__m256i)v;
    const __m256i low = _mm256_and_si256(w, nibble);
    const __m256i high = _mm256_and_si256(_mm256_srli_epi16(w, 4), nibble);
    return (lanes)_mm256_add_epi8(_mm256_shuffle_epi8(bits_of_nibble, low),
                                  _mm256_shuffle_epi8(bits_of_nibble, high));
}

static inline lanes add_counts(lanes sum, lanes bits)
{
    return (lanes)_mm256_add_epi8((__m256i)sum, (__m256i)bits);
}

static inline lanes widen(lanes wide, lanes sum)
{
    return wide + (lanes)_mm256_sad_epu8((__m256i)sum, _mm256_setzero_si256());
}

/* ---- Join --------------------------------------------------------------- */

/** Moves those words of four whose bit is set in the index to the front; a word is
 * a pair of dwords. */
#define PAIR(w) 2 * (w), 2 * (w) + 1
static const uint32_t to_front[16][8] = {
    {0},
    {PAIR(0)},
    {PAIR(1)},
    {PAIR(0), PAIR(1)},
    {PAIR(2)},
    {PAIR(0), PAIR(2)},
    {PAIR(1), PAIR(2)},
    {PAIR(0), PAIR(1), PAIR(2)},
    {PAIR(3)},
    {PAIR(0), PAIR(3)},
    {PAIR(1), PAIR(3)},
    {PAIR(0), PAIR(1), PAIR(3)},
    {PAIR(2), PAIR(3)},
    {PAIR(0), PAIR(2), PAIR(3)},
    {PAIR(1), PAIR(2), PAIR(3)},
    {PAIR(0), PAIR(1), PAIR(2), PAIR(3)},
};

static inline uint64_t *append(uint64_t *out, __m256i one, __m256i words,
                               uint32_t wanted)
{
    const __m256i common = _mm256_and_si256(one, words);
    const __m256i fit = _mm256_cmpeq_epi64(common, _mm256_setzero_si256());
    const uint32_t which = (uint32_t)_mm256_movemask_pd((__m256d)fit) & wanted;
    const __m256i front = _mm256_loadu_si256((const __m256i *)to_front[which]);
    const __m256i both = _mm256_or_si256(one, words);
    _mm256_storeu_si256((__m256i *)out, _mm256_permutevar8x32_epi32(both, front));
    return out + nq_count_bits32((uint32_t)which);
}

static inline __m256i load_four(const uint64_t *words)
{
    return _mm256_loadu_si256((const __m256i *)words);
}

/** Two of the few at a time, since loops over the many are short. */
static uint64_t *join(uint64_t *out, const uint64_t *few, size_t few_count,
                      const uint64_t *many, size_t many_count)
{
    if (many_count == 0)
        return out;
    const size_t last = (many_count - 1) / 4 * 4;
    const uint32_t wanted = (1U << (many_count - last)) - 1;
    size_t i = 0;
    for (; i + 2 <= few_count; i += 2) {
        const __m256i a = _mm256_set1_epi64x((long long)few[i]);
        const __m256i b = _mm256_set1_epi64x((long long)few[i + 1]);
        for (size_t j = 0; j < last; j += 4) {
            const __m256i words = load_four(many + j);
            out = append(append(out, a, words, 15), b, words, 15);
        }
        const __m256i words = load_four(many + last);
        out = append(append(out, a, words, wanted), b, words, wanted);
    }
    if (i < few_count) {
        const __m256i one = _mm256_set1_epi64x((long long)few[i]);
        for (size_t j = 0; j < last; j += 4)
            out = append(out, one, load_four(many + j), 15);
        out = append(out, one, load_four(many + last), wanted);
    }
    return out;
}

#endif
