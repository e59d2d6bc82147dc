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

static inline uint32_t nq_last_bit32(uint32_t word)
{
    NQ_ASSERT(word != 0);
    return 31 - (uint32_t)__builtin_clz(word);
}

static inline uint32_t nq_count_bits32(uint32_t word)
{
    return (uint32_t)__builtin_popcount(word);
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

/* ---- Sets as arrays: i is bit i % 64 of word i / 64 ---------------------- */

static inline uint32_t nq_words_for(uint32_t bits)
{
    return (bits + 63) / 64;
}

static inline bool nq_bit_get(const uint64_t *words, uint32_t i)
{
    return words[i / 64] >> i % 64 & 1;
}

static inline void nq_bit_set(uint64_t *words, uint32_t i)
{
    words[i / 64] |= UINT64_C(1) << i % 64;
}

static inline void nq_bit_flip(uint64_t *words, uint32_t i)
{
    words[i / 64] ^= UINT64_C(1) << i % 64;
}

/** What word w holds of the set that is i alone. */
static inline uint64_t nq_bit_in_word(uint32_t i, uint32_t w)
{
    return i / 64 == w ? UINT64_C(1) << i % 64 : 0;
}

/** What word w holds of the set of 0 to count - 1. */
static inline uint64_t nq_low_bits_in_word(uint32_t count, uint32_t w)
{
    const uint32_t before = 64 * w;
    if (count <= before)
        return 0;
    return nq_low_bits64(count - before < 64 ? count - before : 64);
}

/* ---- The same in files, whose bytes are the same on any machine ---------- */

static inline bool nq_byte_bit_get(const uint8_t *bytes, uint32_t i)
{
    return bytes[i / 8] >> i % 8 & 1;
}

static inline void nq_byte_bit_set(uint8_t *bytes, uint32_t i)
{
    bytes[i / 8] |= (uint8_t)(1u << i % 8);
}

#endif
