/*
 * tuning.c -- what was measured to suit each size of board best.
 *
 * For even n the x bits of tabulated quadrants come in pairs (layout.c). A unit takes
 * some ten milliseconds, and there are at least 64 of them; from n = 23 on units are
 * longer, because there are at most 2^20.
 */
#include "tuning.h"

#include <assert.h>

enum { TABULATED = NQ_FAST_LARGE_N - NQ_FAST_MIN_N };

static const nq_tuning tabulated[] = {
    {0, 2500},  // 12
    {0, 2500},  // 13
    {0, 2500},  // 14
    {1, 2500},  // 15
    {2, 2500},  // 16
    {2, 2500},  // 17
    {4, 4000},  // 18
    {5, 4000},  // 19
};

static_assert(sizeof tabulated / sizeof *tabulated == TABULATED,
              "a row for each size of board");

const nq_tuning *nq_tuning_for(uint32_t n)
{
    return &tabulated[n - NQ_FAST_MIN_N];
}

/** The x bits are so many that all other diagonals fit into the fields, and more where
 * it pays. A gigabyte has room for the items and patterns of a pass. */
enum { MOST_ITEMS = 1 << 25, MOST_PATTERNS = 1 << 24, MOST_UNSORTED = 1 << 20 };

static const nq_large_tuning large[] = {
    {7, 0, 4000, MOST_ITEMS, MOST_PATTERNS, MOST_UNSORTED},   // 20
    {8, 0, 8000, MOST_ITEMS, MOST_PATTERNS, MOST_UNSORTED},   // 21
    {10, 0, 6000, MOST_ITEMS, MOST_PATTERNS, MOST_UNSORTED},  // 22
    {12, 0, 8000, MOST_ITEMS, MOST_PATTERNS, MOST_UNSORTED},  // 23
    {14, 0, 8000, MOST_ITEMS, MOST_PATTERNS, MOST_UNSORTED},  // 24
    {16, 0, 8000, MOST_ITEMS, MOST_PATTERNS, MOST_UNSORTED},  // 25
    {18, 1, 8000, MOST_ITEMS, MOST_PATTERNS, MOST_UNSORTED},  // 26
    {20, 1, 8000, MOST_ITEMS, MOST_PATTERNS, MOST_UNSORTED},  // 27
    {20, 1, 8000, MOST_ITEMS, MOST_PATTERNS, MOST_UNSORTED},  // 28
};

static_assert(sizeof large / sizeof *large == NQ_FAST_MAX_N - NQ_FAST_LARGE_N + 1,
              "a row for each size of board");

const nq_large_tuning *nq_large_tuning_for(uint32_t n)
{
    return &large[n - NQ_FAST_LARGE_N];
}

uint32_t nq_tuning_units(uint32_t n)
{
    static const uint8_t log2_of_units[] = {
        6,  6,  6,  6,  6,  6,  7, 9, 11, 13, 15,  // 12 .. 22
        18, 19, 20, 20, 20, 20,                    // 23 .. 28
    };
    static_assert(sizeof log2_of_units == NQ_FAST_MAX_N - NQ_FAST_MIN_N + 1,
                  "a number for each size of board");
    return 1U << log2_of_units[n - NQ_FAST_MIN_N];
}
