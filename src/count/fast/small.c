/*
 * small.c -- boards too small for halves, counted by plain bit masks.
 *
 * Below n = 12 a table costs more than the count. Only first queens in the left
 * half of their row are tried, and count twice; the middle column of odd n counts
 * once. The recursion counts the queens that it places, which are the cost of a unit;
 * rank.c has another one, which stops at a limit and counts none.
 *
 * The units of "bitmask" (units.c) cannot take their place: they search mirror images,
 * too, and are cut otherwise (72 instead of 100 for n = 10, 90 instead of 121 for
 * n = 11), which would make every checkpoint and part of "fast" for these boards void.
 */
#include "small.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "search/algorithms.h"
#include "tuning.h"

enum { FIRST_CUT = 10 };  // from here on a count has many units, however short

typedef struct {
    uint32_t all;     // the columns of the board
    uint64_t placed;  // queens put on the board so far
} board;

/** Solutions below a row, given the columns that are attacked straight down, along
 * the diagonals to the left and to the right. */
static uint64_t below(board *b, uint32_t down, uint32_t left, uint32_t right)
{
    if (down == b->all)
        return 1;
    uint64_t solutions = 0;
    for (uint32_t open = b->all & ~(down | left | right); open; open &= open - 1) {
        const uint32_t queen = open & (0U - open);
        b->placed++;
        solutions +=
            below(b, down | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    return solutions;
}

/** Solutions that start with a queen, or with two. */
static uint64_t below_first(board *b, uint32_t queen)
{
    b->placed++;
    return below(b, queen, queen << 1, queen >> 1);
}

static uint64_t below_two(board *b, uint32_t first, uint32_t second)
{
    if (second & (first | first << 1 | first >> 1))
        return 0;
    b->placed += 2;
    return below(b, first | second, (first << 1 | second) << 1,
                 (first >> 1 | second) >> 1);
}

/** How often a first queen in this column counts. */
static uint32_t times(uint32_t n, uint32_t column)
{
    return 2 * column + 1 < n ? 2 : 2 * column + 1 == n ? 1 : 0;
}

uint32_t nq_small_units(uint32_t n)
{
    return n < FIRST_CUT ? 1 : n * n;
}

static uint64_t sum_of(board *b, uint32_t n, uint32_t unit)
{
    uint64_t sum = n == 0;  // the empty board has one solution
    if (n >= FIRST_CUT)
        return times(n, unit / n) ? times(n, unit / n) *
                                        below_two(b, 1U << unit / n, 1U << unit % n)
                                  : 0;
    for (uint32_t c = 0; times(n, c); c++)
        sum += times(n, c) * below_first(b, 1U << c);
    return sum;
}

void nq_small_run(uint32_t n, uint32_t unit, nq_part *out)
{
    NQ_ASSERT(n < NQ_FAST_MIN_N && unit < nq_small_units(n));
    board b = {.all = (1U << n) - 1};
    out->sum = sum_of(&b, n, unit);
    out->residue = (uint32_t)(out->sum % NQ_RESIDUE_PRIME);
    out->cost = b.placed;
}

#ifdef NQ_BOARDS_ONLY

/* ---- The row of the table of algorithms, where it has small boards alone ---- */

static nq_status number_of_units(const nq_algorithm *algorithm, uint32_t n,
                                 uint32_t *out)
{
    (void)algorithm;
    *out = nq_small_units(n);
    return NQ_OK;
}

/** A job, and what is made for a worker, is nothing but the n. */
static nq_status keep(uint32_t n, void **out)
{
    uint32_t *kept = nq_malloc(sizeof *kept);
    if (!kept)
        return NQ_E_MEMORY;
    *kept = n;
    *out = kept;
    return NQ_OK;
}

static nq_status new_job(const nq_algorithm *algorithm, uint32_t n, uint32_t *units,
                         void **job)
{
    const nq_status status = keep(n, job);
    return status == NQ_OK ? number_of_units(algorithm, n, units) : status;
}

static nq_status new_scratch(const void *job, void **scratch)
{
    const uint32_t *n = job;
    return keep(*n, scratch);
}

static nq_status run(const void *job, void *scratch, uint32_t unit, nq_part *out)
{
    (void)scratch;
    const uint32_t *n = job;
    nq_small_run(*n, unit, out);
    return NQ_OK;
}

const nq_counting nq_counting_small = {
    .new_job = new_job,
    .units = number_of_units,
    .new_scratch = new_scratch,
    .run = run,
    .free_scratch = nq_free,
    .free_job = nq_free,
};

#endif
