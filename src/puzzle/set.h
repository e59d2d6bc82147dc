/*
 * set.h -- a set of up to 128 small numbers: columns, rows or regions.
 *
 * Two words, and every operation on both of them: boards of up to 64 columns pay
 * a little for nothing, but there is only one search to read.
 */
#ifndef NQ_SET_H
#define NQ_SET_H

#include "nqueens.h"
#include "base/bits.h"

enum { NQ_SET_MAX = 128 };

_Static_assert(NQ_PUZZLE_MAX_N == NQ_SET_MAX, "a row of a puzzle is a set");

typedef struct {
    uint64_t low, high;  // 0 to 63, 64 to 127
} nq_set;

static inline nq_set nq_set_of(uint32_t member)
{
    NQ_ASSERT(member < NQ_SET_MAX);
    const uint64_t bit = UINT64_C(1) << (member & 63);
    return member < 64 ? (nq_set){bit, 0} : (nq_set){0, bit};
}

/** The numbers 0 to count - 1. */
static inline nq_set nq_set_below(uint32_t count)
{
    NQ_ASSERT(count <= NQ_SET_MAX);
    if (count <= 64)
        return (nq_set){nq_low_bits64(count), 0};
    return (nq_set){UINT64_MAX, UINT64_MAX >> (NQ_SET_MAX - count)};
}

static inline nq_set nq_set_and(nq_set a, nq_set b)
{
    return (nq_set){a.low & b.low, a.high & b.high};
}

static inline nq_set nq_set_or(nq_set a, nq_set b)
{
    return (nq_set){a.low | b.low, a.high | b.high};
}

static inline nq_set nq_set_minus(nq_set a, nq_set b)
{
    return (nq_set){a.low & ~b.low, a.high & ~b.high};
}

static inline bool nq_set_empty(nq_set a)
{
    return !(a.low | a.high);
}

static inline bool nq_set_has(nq_set a, uint32_t member)
{
    return !nq_set_empty(nq_set_and(a, nq_set_of(member)));
}

static inline uint32_t nq_set_size(nq_set a)
{
    return nq_count_bits64(a.low) + nq_count_bits64(a.high);
}

/** The smallest member of a set that is not empty. */
static inline uint32_t nq_set_first(nq_set a)
{
    return a.low ? nq_first_bit64(a.low) : 64 + nq_first_bit64(a.high);
}

static inline void nq_set_add(nq_set *a, uint32_t member)
{
    *a = nq_set_or(*a, nq_set_of(member));
}

static inline void nq_set_remove(nq_set *a, uint32_t member)
{
    *a = nq_set_minus(*a, nq_set_of(member));
}

/** Take the smallest member out. */
static inline uint32_t nq_set_pop(nq_set *a)
{
    const uint32_t first = nq_set_first(*a);
    nq_set_remove(a, first);
    return first;
}

#endif
