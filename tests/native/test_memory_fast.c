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
    int live;        // blocks not yet freed
    size_t largest;  // bytes asked for at once
} heap;

void *nq_malloc(size_t size)
{
    const int call = ++heap.calls;
    if (heap.fail_at &&
        (heap.for_good ? call >= heap.fail_at : call == heap.fail_at))
        return NULL;
    heap.live++;
    heap.largest = size > heap.largest ? size : heap.largest;
    return malloc(size);
}

void nq_free(void *memory)
{
    heap.live -= memory != NULL;
    free(memory);
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
    RUN_TEST(test_the_largest_board_is_not_refused_for_its_size);
    RUN_TEST(test_workers_share_the_tables);
    RUN_TEST(test_a_quadrant_takes_what_it_fills_and_a_margin);
    return UNITY_END();
}
