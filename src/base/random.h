/*
 * random.h -- numbers that look random and are the same everywhere.
 *
 * SplitMix64: the state takes all 64-bit values in steps of the golden
 * ratio, and a mixing function makes each step look independent. A seed gives the same
 * numbers natively and in wasm, today and next year: tests and links rely on it.
 */
#ifndef NQ_RANDOM_H
#define NQ_RANDOM_H

#include <stdint.h>

#include "base/assert.h"

typedef struct {
    uint64_t state;
} nq_random;

static inline nq_random nq_random_from(uint64_t seed)
{
    return (nq_random){seed};
}

/** The next 64 bits, each as likely 0 as 1. */
static inline uint64_t nq_random_next(nq_random *random)
{
    uint64_t mix = random->state += UINT64_C(0x9e3779b97f4a7c15);
    mix = (mix ^ (mix >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    mix = (mix ^ (mix >> 27)) * UINT64_C(0x94d049bb133111eb);
    return mix ^ (mix >> 31);
}

/**
 * A number below bound, which is at least 1, every one exactly as likely: the
 * first 2^64 mod bound draws would be one too many for some, so they are refused.
 */
static inline uint64_t nq_random_below(nq_random *random, uint64_t bound)
{
    NQ_ASSERT(bound > 0);
    const uint64_t surplus = (UINT64_MAX - bound + 1) % bound;
    uint64_t draw;
    do
        draw = nq_random_next(random);
    while (draw < surplus);
    return draw % bound;
}

/** The same for small bounds, by a multiplication instead of two divisions. */
static inline uint32_t nq_random_below32(nq_random *random, uint32_t bound)
{
    NQ_ASSERT(bound > 0);
    uint64_t product = (nq_random_next(random) >> 32) * bound;
    if ((uint32_t)product < bound) {
        const uint32_t surplus = (UINT32_MAX - bound + 1) % bound;
        while ((uint32_t)product < surplus)
            product = (nq_random_next(random) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}

#endif
