/*
 * test_estimate.c -- estimates meet the truth within their own error.
 */
#include "nqueens.h"
#include "oracle.h"
#include "unity.h"

static nq_puzzle *puzzle;
static nq_estimate estimate;

void setUp(void)
{
    puzzle = NULL;
}

void tearDown(void)
{
    nq_puzzle_free(puzzle);
}

static double probe(int n, const char *rules, uint64_t seed, uint32_t probes)
{
    double error = -1;
    nq_puzzle_free(puzzle);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_new(n, rules, &puzzle));
    TEST_ASSERT_EQUAL(NQ_OK, nq_estimate_begin(seed, &estimate));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_probe(puzzle, probes, &estimate));
    TEST_ASSERT_EQUAL(NQ_OK, nq_estimate_error(&estimate, &error));
    return error;
}

/** Within four errors of the truth, and the error no more than so many hundredths.
 */
static void check_estimate(int n, const char *rules, uint64_t truth, double percent)
{
    const double error = probe(n, rules, 1, 5000);
    const double off = estimate.mean - (double)truth;
    TEST_ASSERT_TRUE(off < 4 * error && -off < 4 * error);
    TEST_ASSERT_TRUE(error <= percent / 100 * (double)truth);
}

static void test_estimates_meet_the_published_counts(void)
{
    for (int n = 8; n <= 24; n += 2)
        check_estimate(n, NULL, A000170[n], 10);
    check_estimate(13, "torus", ON_A_TORUS[13], 10);
    check_estimate(13, "super", SUPERQUEENS[13], 10);
    check_estimate(10, "touch", NO_TWO_TOUCH[10], 3);
}

/** Of 1, 3, 3 and 5: the mean is 3, the squares add up to 8, and the error is the
 * root of 8 / 3 / 4. */
static void test_the_error_of_four_answers_is_the_textbook_one(void)
{
    const nq_estimate answers = {.probes = 4, .mean = 3, .spread = 8};
    double error = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_estimate_error(&answers, &error));
    TEST_ASSERT_TRUE(0.816496 < error && error < 0.816497);
}

/** Over many seeds, the truth lies within one error about 68 times of 100. */
static void test_the_error_is_as_large_as_it_says(void)
{
    int within = 0;
    for (uint64_t seed = 0; seed < 300; seed++) {
        const double error = probe(10, NULL, seed, 400);
        const double off = estimate.mean - 724;
        within += off < error && -off < error;
    }
    TEST_ASSERT_INT_WITHIN(24, 205, within);
}

static void test_boards_without_choice_are_known_exactly(void)
{
    for (int n = 0; n <= 3; n++) {
        TEST_ASSERT_TRUE(probe(n, NULL, 1, 10) == 0);
        TEST_ASSERT_TRUE(estimate.mean == (double)A000170[n]);
    }
}

static void test_probing_may_be_cut_anywhere(void)
{
    (void)probe(12, NULL, 5, 1000);
    const nq_estimate whole = estimate;
    TEST_ASSERT_EQUAL(NQ_OK, nq_estimate_begin(5, &estimate));
    for (int i = 0; i < 10; i++)
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_probe(puzzle, 100, &estimate));
    TEST_ASSERT_EQUAL_MEMORY(&whole, &estimate, sizeof whole);
    TEST_ASSERT_EQUAL_UINT64(1000, estimate.probes);
    (void)probe(12, NULL, 6, 1000);
    TEST_ASSERT_FALSE(whole.mean == estimate.mean);
}

/** Queens given in advance count only what is left; dead boards have nothing. */
static void test_given_queens_are_kept(void)
{
    (void)probe(8, NULL, 1, 2);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 3, 1));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 4, 3));
    TEST_ASSERT_EQUAL(NQ_OK, nq_estimate_begin(1, &estimate));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_probe(puzzle, 1000, &estimate));
    TEST_ASSERT_TRUE(estimate.mean > 1.8 && estimate.mean < 2.2);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, 1));
    TEST_ASSERT_EQUAL(NQ_OK, nq_estimate_begin(1, &estimate));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_probe(puzzle, 10, &estimate));
    TEST_ASSERT_TRUE(estimate.mean == 0);
}

static void test_a_probe_begins_the_walk_anew(void)
{
    uint32_t columns[8];
    (void)probe(8, NULL, 1, 2);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, columns));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_probe(puzzle, 3, &estimate));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, columns));
    TEST_ASSERT_EQUAL_UINT32(0, columns[0]);
    TEST_ASSERT_EQUAL_UINT32(3, columns[7]);
}

static void test_wrong_arguments_are_refused(void)
{
    double error = 9;
    (void)probe(8, NULL, 1, 2);
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_estimate_begin(1, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_probe(NULL, 1, &estimate));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_probe(puzzle, 1, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_estimate_error(NULL, &error));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_estimate_error(&estimate, NULL));
    TEST_ASSERT_EQUAL(NQ_OK, nq_estimate_begin(1, &estimate));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_probe(puzzle, 1, &estimate));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_estimate_error(&estimate, &error));
    TEST_ASSERT_TRUE(error == 9);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_estimates_meet_the_published_counts);
    RUN_TEST(test_the_error_of_four_answers_is_the_textbook_one);
    RUN_TEST(test_the_error_is_as_large_as_it_says);
    RUN_TEST(test_boards_without_choice_are_known_exactly);
    RUN_TEST(test_probing_may_be_cut_anywhere);
    RUN_TEST(test_given_queens_are_kept);
    RUN_TEST(test_a_probe_begins_the_walk_anew);
    RUN_TEST(test_wrong_arguments_are_refused);
    return UNITY_END();
}
