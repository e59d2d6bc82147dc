/*
 * test_random.c -- the generator gives the published numbers, evenly.
 */
#include "base/random.h"
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

/** Numbers whose first draw is this one: the mixer, undone step by step. */
static nq_random about_to_give(uint64_t draw)
{
    draw ^= draw >> 31 ^ draw >> 62;
    draw *= UINT64_C(0x319642b2d24d8ec3);
    draw ^= draw >> 27 ^ draw >> 54;
    draw *= UINT64_C(0x96de1b173f119089);
    draw ^= draw >> 30 ^ draw >> 60;
    return nq_random_from(draw - UINT64_C(0x9e3779b97f4a7c15));
}

/** 2^62 draws are one too many for some; the last of them and the first good one. */
static void test_exactly_the_surplus_is_refused(void)
{
    const uint64_t surplus = UINT64_C(1) << 62, bound = 3 * surplus;
    nq_random random = about_to_give(surplus);
    TEST_ASSERT_EQUAL_UINT64(surplus, nq_random_below(&random, bound));
    random = about_to_give(surplus - 1);
    TEST_ASSERT_TRUE(nq_random_below(&random, bound) != surplus - 1);
}

/** The same for the product, whose lower half decides. Of these two halves of draws
 * the one makes it the surplus of the bound, the other one less. */
static void test_exactly_the_surplus_of_a_product_is_refused(void)
{
    const uint32_t bound = UINT32_C(0xc0000001);
    const uint64_t good = UINT64_C(0xffffffff), bad = UINT64_C(0xbffffffe);
    nq_random random = about_to_give(good << 32);
    TEST_ASSERT_EQUAL_UINT32(good * bound >> 32, nq_random_below32(&random, bound));
    random = about_to_give(bad << 32);
    TEST_ASSERT_TRUE(nq_random_below32(&random, bound) != bad * bound >> 32);
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
    RUN_TEST(test_exactly_the_surplus_is_refused);
    RUN_TEST(test_exactly_the_surplus_of_a_product_is_refused);
    RUN_TEST(test_a_bound_of_one_leaves_no_choice);
    return UNITY_END();
}
