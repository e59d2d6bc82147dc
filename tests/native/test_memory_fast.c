/*
 * test_memory_fast.c -- fast when the heap says no.
 *
 * Linked with a core that leaves the heap to us. A count is run with its first
 * allocation failing, then the second, and so on until it gets to its end. A count
 * that could be opened goes on as if nothing had happened once there is memory
 * again.
 */
#include "base/alloc.h"
#include "count/fast/fast.h"
#include "count/fast/large.h"
#include "count/fast/quadrants.h"
#include "count/fast/sets.h"
#include "oracle.h"
#include "unity.h"

#include <stdbool.h>
#include <stdlib.h>

static struct {
    int calls;    // allocations asked for
    int fail_at;  // the one that is refused, and with it, for good, all others
    bool for_good;
    int live;            // blocks not yet freed
    size_t largest;      // bytes asked for at once
    size_t bytes, most;  // in use now, and at most
} heap;

enum { HEADER = 64 };  // before a block: its size

void *nq_malloc(size_t size)
{
    const int call = ++heap.calls;
    if (heap.fail_at &&
        (heap.for_good ? call >= heap.fail_at : call == heap.fail_at))
        return NULL;
    heap.live++;
    heap.largest = size > heap.largest ? size : heap.largest;
    heap.bytes += size;
    heap.most = heap.bytes > heap.most ? heap.bytes : heap.most;
    size_t *block = malloc(HEADER + size);
    *block = size;
    return (char *)block + HEADER;
}

void nq_free(void *memory)
{
    if (!memory)
        return;
    size_t *block = (size_t *)((char *)memory - HEADER);
    heap.live--;
    heap.bytes -= *block;
    free(block);
}

void setUp(void)
{
}

void tearDown(void)
{
}

/** Adds up all units; those that fail are run again when there is memory. */
static nq_status count(nq_fast_worker *worker, uint32_t n, uint64_t *sum)
{
    nq_status worst = NQ_OK;
    *sum = 0;
    for (uint32_t unit = 0; unit < nq_fast_units(n); unit++) {
        nq_part part = {99, 99, 99};
        const nq_status status = nq_fast_worker_run(worker, unit, &part);
        if (status != NQ_OK) {
            TEST_ASSERT_EQUAL(NQ_E_MEMORY, status);
            TEST_ASSERT_EQUAL_UINT64(99, part.sum);
            worst = status;
            if (heap.for_good)  // the same again, as long as there is none
                TEST_ASSERT_EQUAL(NQ_E_MEMORY,
                                  nq_fast_worker_run(worker, unit, &part));
            heap.fail_at = 0;
            TEST_ASSERT_EQUAL(NQ_OK, nq_fast_worker_run(worker, unit, &part));
        }
        *sum += part.sum;
    }
    return worst;
}

static nq_status open_and_count(uint32_t n)
{
    nq_fast *fast = NULL;
    nq_fast_worker *worker = NULL;
    uint64_t sum;
    nq_status status = nq_fast_new(n, &fast);
    if (status == NQ_OK)
        status = nq_fast_worker_new(fast, &worker);
    else
        TEST_ASSERT_NULL(fast);
    if (status == NQ_OK) {
        status = count(worker, n, &sum);
        TEST_ASSERT_EQUAL_UINT64(A000170[n], sum);
    } else {
        TEST_ASSERT_NULL(worker);
    }
    nq_fast_worker_free(worker);
    nq_fast_free(fast);
    return status;
}

static void check_all_failures(uint32_t n, bool for_good)
{
    nq_status status = NQ_E_MEMORY;
    for (int k = 1; status != NQ_OK; k++) {
        heap.calls = 0;
        heap.fail_at = k;
        heap.for_good = for_good;
        status = open_and_count(n);
        TEST_ASSERT_EQUAL_INT(0, heap.live);
        if (status == NQ_OK)
            TEST_ASSERT_LESS_THAN_INT(k, heap.calls);
        else
            TEST_ASSERT_EQUAL(NQ_E_MEMORY, status);
    }
}

static void test_one_refused_allocation_is_survived(void)
{
    for (uint32_t n = 11; n <= 14; n++)
        check_all_failures(n, false);
}

static void test_the_end_of_memory_is_survived(void)
{
    for (uint32_t n = 11; n <= 14; n++)
        check_all_failures(n, true);
}

/* ---- Large boards ---------------------------------------------------------- */

static const nq_large_tuning in_one_piece = {4, 0, 40, 0, 0, 20};
static const nq_large_tuning in_passes = {5, 1, 40, 30, 20, 1000};

/** An orbit with the k-th allocation failing; afterwards it runs as ever. */
static nq_status run_orbit(uint32_t n, const nq_large_tuning *tuning,
                           uint64_t expected)
{
    nq_large large;
    nq_orbit orbit;
    nq_tally tally = {0};
    nq_orbit_make(&orbit, n, nq_set_of_rank(n - n / 2, 555));
    nq_status status = nq_large_open(&large, n, nq_kernel_at(0), tuning);
    if (status != NQ_OK)
        return status;
    status = nq_large_run(&large, &orbit, &tally);
    if (status != NQ_OK) {
        if (heap.for_good)
            TEST_ASSERT_EQUAL(NQ_E_MEMORY, nq_large_run(&large, &orbit, &tally));
        heap.fail_at = 0;
        tally = (nq_tally){.decided = 0};
        TEST_ASSERT_EQUAL(NQ_OK, nq_large_run(&large, &orbit, &tally));
    }
    if (expected)
        TEST_ASSERT_EQUAL_UINT64(expected, tally.disjoint[2]);
    nq_large_close(&large);
    return status;
}

static void check_orbit(uint32_t n, const nq_large_tuning *tuning, bool for_good)
{
    nq_status status = NQ_E_MEMORY;
    for (int k = 1; status != NQ_OK; k++) {
        heap.calls = 0;
        heap.fail_at = k;
        heap.for_good = for_good;
        status = run_orbit(n, tuning, 0);
        TEST_ASSERT_EQUAL_INT(0, heap.live);
        if (status != NQ_OK)
            TEST_ASSERT_EQUAL(NQ_E_MEMORY, status);
    }
}

static void test_orbits_of_large_boards_survive_refused_allocations(void)
{
    for (uint32_t n = 12; n <= 15; n++)
        for (int for_good = 0; for_good < 2; for_good++) {
            check_orbit(n, &in_one_piece, for_good);
            check_orbit(n, &in_passes, for_good);
        }
}

/** A list without any memory, as after a long one, gets none, and then what it needs. */
static void test_placements_begin_again_without_memory(void)
{
    uint16_t rank[1 << 6];
    const nq_cells row = {.column = {1, 2, 4, 8, 16, 32}};
    const nq_quarter quarter = {&row, 6, UINT64_MAX, rank};
    nq_placements list, other;
    nq_rank_sets(rank, 6);
    heap.fail_at = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_placements_open(&list, 6));
    TEST_ASSERT_EQUAL(NQ_OK, nq_placements_open(&other, 6));
    nq_free(list.words);
    list.words = NULL;
    list.room = 0;
    heap.calls = 0;
    heap.fail_at = 1;
    TEST_ASSERT_EQUAL(
        NQ_E_MEMORY,
        nq_placements_make(&list, &other, nq_kernel_at(0), &quarter, 1));
    heap.fail_at = 0;
    TEST_ASSERT_EQUAL(
        NQ_OK, nq_placements_make(&list, &other, nq_kernel_at(0), &quarter, 1));
    TEST_ASSERT_EQUAL_UINT32(6, list.starts[list.buckets]);
    nq_placements_close(&list);
    nq_placements_close(&other);
    TEST_ASSERT_EQUAL_INT(0, heap.live);
}

/** Opens with less and less refused, then runs a unit that gets no memory at all. */
static void test_memory_ends_with_a_status_at_every_size(void)
{
    for (uint32_t n = NQ_FAST_LARGE_N; n <= NQ_FAST_MAX_N; n++) {
        nq_fast *fast = NULL;
        nq_fast_worker *worker = NULL;
        nq_part part = {99, 99, 99};
        heap.for_good = true;
        for (int k = 1; !worker; k++) {
            heap.calls = 0;
            heap.fail_at = k;
            if (nq_fast_new(n, &fast) != NQ_OK)
                continue;
            if (nq_fast_worker_new(fast, &worker) != NQ_OK)
                nq_fast_free(fast);
        }
        heap.calls = 0;
        heap.fail_at = 1;
        TEST_ASSERT_EQUAL(NQ_E_MEMORY, nq_fast_worker_run(worker, 1, &part));
        TEST_ASSERT_EQUAL_UINT64(99, part.sum);
        nq_fast_worker_free(worker);
        nq_fast_free(fast);
        TEST_ASSERT_EQUAL_INT(0, heap.live);
    }
}

/** What a count holds at once. */
static void test_a_large_board_needs_little_memory(void)
{
    static const struct {
        uint32_t n;
        size_t bytes;
    } limits[] = {{20, 48000000}, {22, 64000000}, {23, 128000000}};
    for (size_t i = 0; i < sizeof limits / sizeof *limits; i++) {
        nq_fast *fast = NULL;
        nq_fast_worker *worker = NULL;
        nq_part part;
        heap.fail_at = 0;
        heap.most = 0;
        TEST_ASSERT_EQUAL(NQ_OK, nq_fast_new(limits[i].n, &fast));
        TEST_ASSERT_EQUAL(NQ_OK, nq_fast_worker_new(fast, &worker));
        for (uint32_t unit = 0; unit < 3; unit++)
            TEST_ASSERT_EQUAL(NQ_OK, nq_fast_worker_run(worker, unit, &part));
        TEST_ASSERT_LESS_THAN_UINT64(limits[i].bytes, heap.most);
        nq_fast_worker_free(worker);
        nq_fast_free(fast);
    }
}

/** The largest board would need gigabytes: it is the memory that is missing. */
static void test_the_largest_board_is_not_refused_for_its_size(void)
{
    nq_fast *fast = NULL;
    heap.calls = 0;
    heap.fail_at = 1;
    TEST_ASSERT_EQUAL(NQ_E_MEMORY, nq_fast_new(NQ_FAST_MAX_N, &fast));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_fast_new(NQ_FAST_MAX_N + 1, &fast));
    TEST_ASSERT_NULL(fast);
}

/** A second worker costs scratch memory, and no second table of placements. */
static void test_workers_share_the_tables(void)
{
    nq_fast *fast = NULL;
    nq_fast_worker *workers[2] = {NULL, NULL};
    heap.fail_at = 0;
    heap.largest = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_fast_new(17, &fast));
    const size_t table = heap.largest;
    heap.largest = 0;
    for (int i = 0; i < 2; i++) {
        nq_part part;
        TEST_ASSERT_EQUAL(NQ_OK, nq_fast_worker_new(fast, &workers[i]));
        TEST_ASSERT_EQUAL(NQ_OK, nq_fast_worker_run(workers[i], 0, &part));
    }
    TEST_ASSERT_LESS_THAN_UINT64(table / 4, heap.largest);
    for (int i = 0; i < 2; i++)
        nq_fast_worker_free(workers[i]);
    nq_fast_free(fast);
}

/** Its placements are counted before they are listed, and the counts agree. */
static void test_a_quadrant_takes_what_it_fills_and_a_margin(void)
{
    enum { MARGIN = 4 };
    static nq_layout l;
    heap.fail_at = 0;
    for (uint32_t n = 10; n <= 15; n++) {
        nq_quadrant q;
        nq_layout_make(&l, n, 4);
        heap.largest = 0;
        TEST_ASSERT_EQUAL(NQ_OK, nq_quadrant_make(&q, l.west_cells, l.top, l.west));
        const uint32_t words = q.starts[nq_choose(l.top + l.west, l.west)];
        TEST_ASSERT_EQUAL_UINT64((words + MARGIN) * sizeof(uint64_t), heap.largest);
        nq_quadrant_free(&q);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_one_refused_allocation_is_survived);
    RUN_TEST(test_the_end_of_memory_is_survived);
    RUN_TEST(test_orbits_of_large_boards_survive_refused_allocations);
    RUN_TEST(test_placements_begin_again_without_memory);
    RUN_TEST(test_memory_ends_with_a_status_at_every_size);
    RUN_TEST(test_a_large_board_needs_little_memory);
    RUN_TEST(test_the_largest_board_is_not_refused_for_its_size);
    RUN_TEST(test_workers_share_the_tables);
    RUN_TEST(test_a_quadrant_takes_what_it_fills_and_a_margin);
    return UNITY_END();
}
