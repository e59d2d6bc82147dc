/*
 * bits.h -- bits of a word, and sets of numbers as bits of an array.
 *
 * The one place that names the compiler's built-in functions for bits. First and last
 * are those of the lowest and the highest bit that is set; there must be one.
 */
#ifndef NQ_BITS_H
#define NQ_BITS_H

#include <stdbool.h>
#include <stdint.h>

#include "base/assert.h"

static inline uint32_t nq_first_bit32(uint32_t word)
{
    NQ_ASSERT(word != 0);
    return (uint32_t)__builtin_ctz(word);
}

static inline uint32_t nq_first_bit64(uint64_t word)
{
    NQ_ASSERT(word != 0);
    return (uint32_t)__builtin_ctzll(word);
}

static inline uint32_t nq_last_bit64(uint64_t word)
{
    NQ_ASSERT(word != 0);
    return 63 - (uint32_t)__builtin_clzll(word);
}

static inline uint32_t nq_count_bits64(uint64_t word)
{
    return (uint32_t)__builtin_popcountll(word);
}

/** The bits 0 to count - 1; count is at most 64. */
static inline uint64_t nq_low_bits64(uint32_t count)
{
    NQ_ASSERT(count <= 64);
    return count ? UINT64_MAX >> (64 - count) : 0;
}

/* ---- Sets as arrays: bit i is bit i % 32 of word i / 32, or i % 8 of byte i / 8 --- */

static inline bool nq_bit_get(const uint32_t *words, uint32_t i)
{
    return words[i / 32] >> i % 32 & 1;
}

static inline void nq_bit_flip(uint32_t *words, uint32_t i)
{
    words[i / 32] ^= UINT32_C(1) << i % 32;
}

static inline bool nq_byte_bit_get(const uint8_t *bytes, uint32_t i)
{
    return bytes[i / 8] >> i % 8 & 1;
}

static inline void nq_byte_bit_set(uint8_t *bytes, uint32_t i)
{
    bytes[i / 8] |= (uint8_t)(1u << i % 8);
}

#endif
