/*
 * test_fast_count.c -- fast against OEIS, and its kernels against each other.
 */
#include "count/fast/fast.h"
#include "count/fast/kernel.h"
#include "count/fast/sets.h"
#include "oracle.h"
#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

typedef struct {
    nq_fast *shared;
    nq_fast_worker *worker;
} counter;

static counter open_fast(uint32_t n, const nq_kernel *kernel)
{
    counter c = {NULL, NULL};
    TEST_ASSERT_EQUAL(NQ_OK, nq_fast_new_with(n, kernel, &c.shared));
    TEST_ASSERT_EQUAL(NQ_OK, nq_fast_worker_new(c.shared, &c.worker));
    return c;
}

static void close_fast(counter c)
{
    nq_fast_worker_free(c.worker);
    nq_fast_free(c.shared);
}

static nq_part run(counter c, uint32_t unit)
{
    nq_part part = {0};
    TEST_ASSERT_EQUAL(NQ_OK, nq_fast_worker_run(c.worker, unit, &part));
    TEST_ASSERT_EQUAL_UINT32(part.sum % NQ_RESIDUE_PRIME, part.residue);
    return part;
}

static void test_the_units_add_up_to_the_counts_of_OEIS(void)
{
    for (uint32_t n = 0; n <= 17; n++) {
        const counter fast = open_fast(n, nq_kernel_at(0));
        nq_part total = {0};
        for (uint32_t unit = 0; unit < nq_fast_units(n); unit++) {
            const nq_part part = run(fast, unit);
            TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&part, &total));
        }
        TEST_ASSERT_EQUAL_UINT64(A000170[n], total.sum);
        close_fast(fast);
    }
}

/** Sums, and also what they cost: a unit is the same work everywhere. */
static void test_every_kernel_gives_the_same_units(void)
{
    const nq_kernel *kernel;
    for (uint32_t k = 1; (kernel = nq_kernel_at(k)); k++)
        for (uint32_t n = NQ_FAST_MIN_N; n <= 16; n++) {
            const counter best = open_fast(n, nq_kernel_at(0));
            const counter other = open_fast(n, kernel);
            for (uint32_t unit = 0; unit < nq_fast_units(n); unit++) {
                const nq_part a = run(best, unit), b = run(other, unit);
                TEST_ASSERT_EQUAL_UINT64(a.sum, b.sum);
                TEST_ASSERT_EQUAL_UINT64(a.cost, b.cost);
            }
            close_fast(best);
            close_fast(other);
        }
}

/** Nothing carries over from one unit to the next. */
static void test_a_unit_gives_the_same_whatever_ran_before(void)
{
    const counter fast = open_fast(18, nq_kernel_at(0));
    const nq_part alone = run(fast, 77);
    run(fast, 3);
    const nq_part again = run(fast, 77);
    TEST_ASSERT_EQUAL_UINT64(alone.sum, again.sum);
    TEST_ASSERT_EQUAL_UINT64(alone.cost, again.cost);
    close_fast(fast);
}

/** The most expensive unit decides at most twice as many pairs as the cheapest. */
static void test_units_are_even(void)
{
    for (uint32_t n = 16; n <= 17; n++) {
        const counter fast = open_fast(n, nq_kernel_at(0));
        uint64_t least = UINT64_MAX, most = 0;
        for (uint32_t unit = 0; unit < nq_fast_units(n); unit++) {
            const uint64_t cost = run(fast, unit).cost;
            least = cost < least ? cost : least;
            most = cost > most ? cost : most;
        }
        TEST_ASSERT_LESS_THAN_UINT64(2 * least, most);
        close_fast(fast);
    }
}

/** What units gave when every quadrant was tabulated: saved counts go on with these. */
static void test_units_are_what_they_always_were(void)
{
    static const struct {
        uint32_t n, unit;
        uint64_t sum, cost;
    } known[] = {
        {18, 5, 5240380, 1642308385},        {19, 300, 9850218, 4678324448},
        {20, 0, 16506264, 13422088796},      {20, 1023, 19057864, 14127424969},
        {20, 2047, 17571076, 13744727214},   {21, 7, 33451600, 42980900331},
        {21, 8191, 32240176, 39986637706},   {22, 1, 61942040, 132295123075},
        {22, 32767, 60548488, 122469214609},
    };
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        const counter fast = open_fast(known[i].n, nq_kernel_at(0));
        const nq_part part = run(fast, known[i].unit);
        TEST_ASSERT_EQUAL_UINT64(known[i].sum, part.sum);
        TEST_ASSERT_EQUAL_UINT64(known[i].cost, part.cost);
        close_fast(fast);
    }
}

/** The same for all units of smaller boards, as one number each. */
static void test_all_units_of_small_boards_are_what_they_always_were(void)
{
    static const uint64_t known[] = {
        UINT64_C(9227214970147368356),  UINT64_C(14962464839319289211),
        UINT64_C(14977770818858128731), UINT64_C(9722020907929297307),
        UINT64_C(7344198756580818701),  UINT64_C(3526527290921680987),
    };
    for (uint32_t n = 12; n <= 17; n++) {
        const counter fast = open_fast(n, nq_kernel_at(0));
        uint64_t mixed = 0;
        for (uint32_t unit = 0; unit < nq_fast_units(n); unit++) {
            const nq_part part = run(fast, unit);
            mixed = (mixed * 31 + part.sum) * 31 + part.cost;
        }
        TEST_ASSERT_EQUAL_UINT64(known[n - 12], mixed);
        close_fast(fast);
    }
}

/** A change of these numbers is a change of the engine's version. */
static void test_the_cut_into_units_is_pinned(void)
{
    static const uint32_t units[] = {
        1,    1,    1,     1,       1,       1,       1,       1,       1,      1,
        100,  121,  64,    64,      64,      64,      64,      64,      128,    512,
        2048, 8192, 32768, 1 << 18, 1 << 19, 1 << 20, 1 << 20, 1 << 20, 1 << 20};
    for (uint32_t n = 0; n <= NQ_FAST_MAX_N; n++)
        TEST_ASSERT_EQUAL_UINT32(units[n], nq_fast_units(n));
}

/** From n = 23 on the row sets of units are found by their rank. */
static void test_every_orbit_is_in_one_unit(void)
{
    for (uint32_t n = 4; n <= 16; n++) {
        const uint32_t size = n - n / 2;
        uint32_t set = nq_first_set(size);
        for (uint32_t rank = 0; rank < nq_choose(n, size); rank++) {
            TEST_ASSERT_EQUAL_UINT32(set, nq_set_of_rank(size, rank));
            set = nq_next_set(set);
        }
        TEST_ASSERT_GREATER_OR_EQUAL_UINT32(1U << n, set);
    }
}

/** The smallest unit of these that has an orbit. */
static void test_large_units_are_the_same_by_every_kernel(void)
{
    const nq_kernel *kernel;
    for (uint32_t n = 16; n <= 24; n++) {
        const counter best = open_fast(n, nq_kernel_at(0));
        const nq_part a = run(best, 1);
        TEST_ASSERT_GREATER_THAN_UINT64(0, a.sum);
        TEST_ASSERT_GREATER_THAN_UINT64(0, nq_fast_worker_work(best.worker).blocks);
        for (uint32_t k = 1; (kernel = nq_kernel_at(k)); k++) {
            const counter other = open_fast(n, kernel);
            const nq_part b = run(other, 1);
            TEST_ASSERT_EQUAL_UINT64(a.sum, b.sum);
            TEST_ASSERT_EQUAL_UINT64(a.cost, b.cost);
            close_fast(other);
        }
        close_fast(best);
    }
}

static void test_past_its_limit_fast_refuses(void)
{
    nq_fast *fast = NULL;
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_fast_new(NQ_FAST_MAX_N + 1, &fast));
    TEST_ASSERT_NULL(fast);
    nq_fast_free(NULL);
    nq_fast_worker_free(NULL);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_units_add_up_to_the_counts_of_OEIS);
    RUN_TEST(test_every_kernel_gives_the_same_units);
    RUN_TEST(test_a_unit_gives_the_same_whatever_ran_before);
    RUN_TEST(test_units_are_even);
    RUN_TEST(test_units_are_what_they_always_were);
    RUN_TEST(test_all_units_of_small_boards_are_what_they_always_were);
    RUN_TEST(test_every_orbit_is_in_one_unit);
    RUN_TEST(test_large_units_are_the_same_by_every_kernel);
    RUN_TEST(test_the_cut_into_units_is_pinned);
    RUN_TEST(test_past_its_limit_fast_refuses);
    return UNITY_END();
}
