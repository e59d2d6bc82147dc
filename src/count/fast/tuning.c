/*
 * tuning.c -- what was measured to suit each size of board best.
 *
 * For even n the x bits come in pairs (layout.c). A unit takes some ten
 * milliseconds, and there are at least 64 of them.
 */
#include "tuning.h"

#include <assert.h>

static const nq_tuning rows[] = {
    {0, 2500, 64},    // 12
    {0, 2500, 64},    // 13
    {0, 2500, 64},    // 14
    {1, 2500, 64},    // 15
    {2, 2500, 64},    // 16
    {2, 2500, 64},    // 17
    {4, 4000, 128},   // 18
    {5, 4000, 512},   // 19
    {6, 8000, 2048},  // 20
    {8, 8000, 8192},  // 21
    {8, 8000, 32768}  // 22
};

static_assert(sizeof rows / sizeof *rows == NQ_FAST_MAX_N - NQ_FAST_MIN_N + 1,
              "a row for each size of board");

const nq_tuning *nq_tuning_for(uint32_t n)
{
    return &rows[n - NQ_FAST_MIN_N];
}
