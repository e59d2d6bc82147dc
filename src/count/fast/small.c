/*
 * small.c -- boards too small for halves, counted by plain bit masks.
 *
 * Below n = 12 a table costs more than the count. Only first queens in the left
 * half of their row are tried, and count twice; the middle column of odd n counts
 * once.
 */
#include "small.h"

#include "count/rank.h"

enum { FIRST_CUT = 10 };  // from here on a count has many units, however short

/** How often a first queen in this column counts. */
static uint32_t times(uint32_t n, uint32_t column)
{
    return 2 * column + 1 < n ? 2 : 2 * column + 1 == n ? 1 : 0;
}

uint32_t nq_small_units(uint32_t n)
{
    return n < FIRST_CUT ? 1 : n * n;
}

static uint64_t below(nq_prefix queens, uint64_t *placed)
{
    return nq_prefix_count(queens, UINT64_MAX, placed);
}

/** Solutions by their first two queens. */
static uint64_t sum_of_two(uint32_t n, uint32_t first, uint32_t second,
                           uint64_t *placed)
{
    const nq_prefix one = nq_prefix_put(nq_prefix_empty(n), 1U << first);
    if (!times(n, first) || !(nq_prefix_open(one) >> second & 1))
        return 0;
    *placed += 2;
    return times(n, first) * below(nq_prefix_put(one, 1U << second), placed);
}

static uint64_t sum_of(uint32_t n, uint32_t unit, uint64_t *placed)
{
    if (n >= FIRST_CUT)
        return sum_of_two(n, unit / n, unit % n, placed);
    uint64_t sum = n == 0;  // the empty board has one solution
    for (uint32_t c = 0; times(n, c); c++) {
        ++*placed;
        sum +=
            times(n, c) * below(nq_prefix_put(nq_prefix_empty(n), 1U << c), placed);
    }
    return sum;
}

void nq_small_run(uint32_t n, uint32_t unit, nq_part *out)
{
    uint64_t placed = 0;
    out->sum = sum_of(n, unit, &placed);
    out->residue = (uint32_t)(out->sum % NQ_RESIDUE_PRIME);
    out->cost = placed;
}
