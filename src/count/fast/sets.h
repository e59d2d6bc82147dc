/*
 * sets.h -- small sets of rows or columns as the bits of an integer.
 */
#ifndef NQ_FAST_SETS_H
#define NQ_FAST_SETS_H

#include <stdint.h>

#include "base/bits.h"

static inline uint32_t nq_size(uint32_t set)
{
    return nq_count_bits32(set);
}

/** The smallest and the largest member of a set that has one. */
static inline uint32_t nq_lowest(uint32_t set)
{
    return nq_first_bit32(set);
}

static inline uint32_t nq_highest(uint32_t set)
{
    return nq_last_bit32(set);
}

/** The first set of a size in numerical order, and the one after a set of that
 * size, which is not 0: the empty set has no other of its size. */
static inline uint32_t nq_first_set(uint32_t size)
{
    return (1U << size) - 1;
}

static inline uint32_t nq_next_set(uint32_t set)
{
    const uint32_t low = set & (0U - set), carried = set + low;
    return carried | (set ^ carried) >> nq_lowest(set) >> 2;
}

/** The set seen upside down: line i becomes line lines - 1 - i. */
static inline uint32_t nq_reversed(uint32_t set, uint32_t lines)
{
    uint32_t turned = 0;
    for (uint32_t i = 0; i < lines; i++)
        turned |= (set >> i & 1) << (lines - 1 - i);
    return turned;
}

/** Binomial coefficient. */
static inline uint32_t nq_choose(uint32_t of, uint32_t some)
{
    uint64_t ways = 1;
    for (uint32_t i = 1; i <= some; i++)
        ways = ways * (of - some + i) / i;
    return (uint32_t)ways;
}

/** The set of a size with that rank: so many sets of its size are smaller numbers. */
static inline uint32_t nq_set_of_rank(uint32_t size, uint32_t rank)
{
    uint32_t set = 0;
    for (; size > 0; size--) {
        uint32_t line = size - 1;  // the largest one with no more sets below it
        while (nq_choose(line + 1, size) <= rank)
            line++;
        rank -= nq_choose(line, size);
        set |= 1U << line;
    }
    return set;
}

/** Writes the rank of each set of these lines among those of its size; rank has room
 * for all of them. */
static inline void nq_rank_sets(uint16_t *rank, uint32_t lines)
{
    uint16_t next[33] = {0};
    for (uint32_t set = 0; set < 1U << lines; set++)
        rank[set] = next[nq_size(set)]++;
}

#endif
