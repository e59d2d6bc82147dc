/*
 * spread_sse2.h -- the fields of sixteen items as bytes, for x86.
 *
 * An item has its four fields in 16-bit pieces, each below 256 once it is shifted
 * down. Packing pieces of two vectors into bytes, three times, sorts them by field:
 *
 *     0 1 2 3  0 1 2 3  ...   four fields of an item side by side
 *     0 2 0 2 0 2 0 2   ...   even places, and 1 3 1 3 1 3 ... odd places
 *     0 0 0 0 0 0 0 0   ...   one field of sixteen items
 */
#ifndef NQ_FAST_SPREAD_SSE2_H
#define NQ_FAST_SPREAD_SSE2_H

#include <emmintrin.h>

enum { SPREAD_ITEMS = 16 };

static inline __m128i bytes_of_four(const uint64_t *item)
{
    const __m128i low = _mm_loadu_si128((const __m128i *)item);
    const __m128i high = _mm_loadu_si128((const __m128i *)(item + 2));
    return _mm_packus_epi16(_mm_srli_epi64(low, VECTOR_SHIFT),
                            _mm_srli_epi64(high, VECTOR_SHIFT));
}

static inline __m128i even_bytes(__m128i a, __m128i b)
{
    const __m128i low_byte = _mm_set1_epi16(0xff);
    return _mm_packus_epi16(_mm_and_si128(a, low_byte), _mm_and_si128(b, low_byte));
}

static inline __m128i odd_bytes(__m128i a, __m128i b)
{
    return _mm_packus_epi16(_mm_srli_epi16(a, 8), _mm_srli_epi16(b, 8));
}

static inline void spread_items(uint8_t *const to[4], const uint64_t *item)
{
    const __m128i a = bytes_of_four(item), b = bytes_of_four(item + 4);
    const __m128i c = bytes_of_four(item + 8), d = bytes_of_four(item + 12);
    const __m128i even_low = even_bytes(a, b), even_high = even_bytes(c, d);
    const __m128i odd_low = odd_bytes(a, b), odd_high = odd_bytes(c, d);
    _mm_storeu_si128((__m128i *)to[0], even_bytes(even_low, even_high));
    _mm_storeu_si128((__m128i *)to[1], even_bytes(odd_low, odd_high));
    _mm_storeu_si128((__m128i *)to[2], odd_bytes(even_low, even_high));
    _mm_storeu_si128((__m128i *)to[3], odd_bytes(odd_low, odd_high));
}

#endif
