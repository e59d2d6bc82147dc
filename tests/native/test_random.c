/*
 * test_random.c -- the generator gives the published numbers, evenly.
 */
#include "random.h"
#include "unity.h"

void setUp(void)
{
}

void tearDown(void)
{
}

/** From the reference implementation of SplitMix64, seed 1234567. */
static void test_a_seed_gives_the_published_numbers(void)
{
    nq_random random = nq_random_from(1234567);
    TEST_ASSERT_EQUAL_UINT64(UINT64_C(6457827717110365317),
                             nq_random_next(&random));
    TEST_ASSERT_EQUAL_UINT64(UINT64_C(3203168211198807973),
                             nq_random_next(&random));
    TEST_ASSERT_EQUAL_UINT64(UINT64_C(9817491932198370423),
                             nq_random_next(&random));
    TEST_ASSERT_EQUAL_UINT64(UINT64_C(4593380528125082431),
                             nq_random_next(&random));
    TEST_ASSERT_EQUAL_UINT64(UINT64_C(16408922859458223821),
                             nq_random_next(&random));
}

/** Each of six faces 10000 times, give or take five standard deviations. */
static void test_a_die_is_fair(void)
{
    nq_random random = nq_random_from(1);
    int wide[6] = {0}, narrow[6] = {0};
    for (int i = 0; i < 60000; i++) {
        wide[nq_random_below(&random, 6)]++;
        narrow[nq_random_below32(&random, 6)]++;
    }
    for (int face = 0; face < 6; face++) {
        TEST_ASSERT_INT_WITHIN(457, 10000, wide[face]);
        TEST_ASSERT_INT_WITHIN(457, 10000, narrow[face]);
    }
}

/** With a bound of 3 * 2^62 a quarter of all draws is refused: none may be kept. */
static void test_large_bounds_stay_even(void)
{
    nq_random random = nq_random_from(2);
    const uint64_t quarter = UINT64_C(1) << 62;
    int third[3] = {0}, narrow[3] = {0};
    for (int i = 0; i < 30000; i++) {
        third[nq_random_below(&random, 3 * quarter) / quarter]++;
        narrow[nq_random_below32(&random, UINT32_C(3) << 30) >> 30]++;
    }
    for (int part = 0; part < 3; part++) {
        TEST_ASSERT_INT_WITHIN(409, 10000, third[part]);
        TEST_ASSERT_INT_WITHIN(409, 10000, narrow[part]);
    }
}

static void test_a_bound_of_one_leaves_no_choice(void)
{
    nq_random random = nq_random_from(3);
    TEST_ASSERT_EQUAL_UINT64(0, nq_random_below(&random, 1));
    TEST_ASSERT_EQUAL_UINT32(0, nq_random_below32(&random, 1));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_seed_gives_the_published_numbers);
    RUN_TEST(test_a_die_is_fair);
    RUN_TEST(test_large_bounds_stay_even);
    RUN_TEST(test_a_bound_of_one_leaves_no_choice);
    return UNITY_END();
}
