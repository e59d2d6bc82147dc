/*
 * words.h -- a row of bits that is too long for one word.
 *
 * Bit c of a row is bit c % 64 of its word c / 64.
 */
#ifndef NQ_WORDS_H
#define NQ_WORDS_H

#include <stdbool.h>
#include <stdint.h>

enum { WORD_BITS = 64 };

static inline uint32_t words_for(uint32_t bits)
{
    return (bits + WORD_BITS - 1) / WORD_BITS;
}

static inline bool has_bit(const uint64_t *row, uint32_t bit)
{
    return row[bit / WORD_BITS] >> bit % WORD_BITS & 1;
}

static inline void set_bit(uint64_t *row, uint32_t bit)
{
    row[bit / WORD_BITS] |= UINT64_C(1) << bit % WORD_BITS;
}

/** The part of a single bit that falls into a word. */
static inline uint64_t bit_in_word(uint32_t bit, uint32_t word)
{
    return bit / WORD_BITS == word ? UINT64_C(1) << bit % WORD_BITS : 0;
}

/** The part of the first so many bits that falls into a word. */
static inline uint64_t first_bits_in_word(uint32_t bits, uint32_t word)
{
    const uint32_t before = word * WORD_BITS;
    if (bits <= before)
        return 0;
    return bits - before < WORD_BITS ? (UINT64_C(1) << (bits - before)) - 1
                                     : UINT64_MAX;
}

#endif
