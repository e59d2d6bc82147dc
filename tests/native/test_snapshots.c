/*
 * test_snapshots.c -- the moments that a trace keeps: evenly spread, however long.
 */
#include "trace/snapshots.h"
#include "unity.h"

#include <stdlib.h>

enum { N = 9, DISTANCE = 64 };

static nq_snapshots all;
static nq_search search;
static char *block;

void setUp(void)
{
    size_t used = 0;
    nq_snapshots_carve(&all, NULL, &used, N);
    block = malloc(used);
    used = 0;
    nq_snapshots_carve(&all, block, &used, N);
    nq_snapshots_clear(&all, N);
    search = (nq_search){.n = N, .depth = N};
    search.queen = malloc(N * sizeof *search.queen);
}

void tearDown(void)
{
    free(search.queen);
    free(block);
}

/** A column of the k-th moment: no two neighbours have the same. */
static uint32_t column_of(uint32_t k, uint32_t depth)
{
    return (k / (depth + 1) + depth) % N;
}

/** Take the k-th snapshot, of a full board, when k times the distance are told. */
static void take(uint32_t k)
{
    for (uint32_t d = 0; d < N; d++)
        search.queen[d] = column_of(k, d);
    search.listener.events = (uint64_t)DISTANCE * k;
    search.listener.events_reported = 3 * k;
    search.counters.placements = 5 * k;
    nq_snapshots_take(&all, &search);
}

/** Snapshot i must be the k-th moment. */
static void check(uint32_t i, uint32_t k)
{
    const nq_snapshot *moment = &all.moment[i];
    TEST_ASSERT_EQUAL_UINT64((uint64_t)DISTANCE * k, moment->events);
    TEST_ASSERT_EQUAL_UINT64(3 * k, moment->events_reported);
    TEST_ASSERT_EQUAL_UINT64(5 * k, moment->counters.placements);
    TEST_ASSERT_EQUAL_UINT32(N, moment->depth);
    for (uint32_t d = 0; d < N; d++)
        TEST_ASSERT_EQUAL_UINT32(column_of(k, d), all.path[i * N + d]);
}

static void test_as_many_as_there_is_room_for_are_all_kept(void)
{
    for (uint32_t k = 0; k < NQ_SNAPSHOTS; k++) {
        take(k);
        TEST_ASSERT_EQUAL_UINT64((uint64_t)DISTANCE * (k + 1),
                                 search.listener.snapshot_at);
    }
    TEST_ASSERT_EQUAL_UINT32(NQ_SNAPSHOTS, all.count);
    for (uint32_t k = 0; k < NQ_SNAPSHOTS; k++)
        check(k, k);
}

static void test_then_every_second_one_goes_and_the_others_are_as_far_apart(void)
{
    for (uint32_t k = 0; k <= NQ_SNAPSHOTS; k++)
        take(k);
    TEST_ASSERT_EQUAL_UINT32(NQ_SNAPSHOTS / 2 + 1, all.count);
    for (uint32_t i = 0; i < all.count; i++)
        check(i, 2 * i);
    TEST_ASSERT_EQUAL_UINT64(search.listener.events + 2 * DISTANCE,
                             nq_snapshots_due(&all));
}

/** The last one before an event; for the first events there is the first one. */
static void test_the_nearest_one_before_is_found(void)
{
    for (uint32_t k = 0; k < 100; k++)
        take(k);
    for (uint32_t reported = 0; reported <= 310; reported++) {
        uint32_t nearest = 0;
        while (nearest + 1 < all.count &&
               all.moment[nearest + 1].events_reported < reported)
            nearest++;
        TEST_ASSERT_EQUAL_UINT32(nearest, nq_snapshots_before(&all, reported));
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_as_many_as_there_is_room_for_are_all_kept);
    RUN_TEST(test_then_every_second_one_goes_and_the_others_are_as_far_apart);
    RUN_TEST(test_the_nearest_one_before_is_found);
    return UNITY_END();
}
