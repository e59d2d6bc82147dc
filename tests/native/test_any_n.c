/*
 * test_any_n.c -- some solution for every n, written down or found by repair.
 */
#include "nqueens.h"
#include "unity.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { MILLION = 1000000 };

static uint32_t *columns, *others;

void setUp(void)
{
    columns = malloc(NQ_SOLVE_MAX_N * sizeof *columns);
    others = malloc(MILLION * sizeof *others);
}

void tearDown(void)
{
    free(columns);
    free(others);
}

static void assert_solved(int n, const char *method, uint64_t seed)
{
    bool right = false;
    TEST_ASSERT_EQUAL(NQ_OK, nq_solve(n, method, seed, columns));
    TEST_ASSERT_EQUAL(NQ_OK, nq_check(columns, n, &right));
    TEST_ASSERT_TRUE_MESSAGE(right, method);
}

static void test_the_pattern_is_a_solution_for_every_n(void)
{
    assert_solved(0, "construct", 0);
    assert_solved(1, "construct", 0);
    for (int n = 4; n <= 3000; n++)
        assert_solved(n, "construct", 0);
}

static void test_the_pattern_is_a_solution_for_large_n_of_every_remainder(void)
{
    for (int n = MILLION; n < MILLION + 12; n++)
        assert_solved(n, NULL, 0);
    assert_solved(NQ_SOLVE_MAX_N, NULL, 0);
}

static void test_the_search_finds_a_solution_for_every_n(void)
{
    assert_solved(0, "search", 1);
    assert_solved(1, "search", 1);
    for (int n = 4; n <= 40; n++)
        for (uint64_t seed = 0; seed < 50; seed++)
            assert_solved(n, "search", seed);
    for (int n = 41; n <= 1000; n++)
        assert_solved(n, "search", 1);
}

static void test_the_search_seats_a_million_queens(void)
{
    assert_solved(MILLION, "search", 1);
}

static void test_the_largest_board_can_be_turned(void)
{
    int size = 0;
    nq_solve(NQ_SOLVE_MAX_N, NULL, 0, columns);
    TEST_ASSERT_EQUAL(NQ_OK,
                      nq_symmetry_class_size(columns, NQ_SOLVE_MAX_N, &size));
    TEST_ASSERT_EQUAL(4, size);  // the turned halves of the pattern
}

static void test_nothing_is_written_past_the_board(void)
{
    for (int n = 4; n <= 20; n++)
        for (int i = 0; nq_solve_method(i); i++) {
            columns[n] = 99999;
            nq_solve(n, nq_solve_method(i), 1, columns);
            TEST_ASSERT_EQUAL_UINT32(99999, columns[n]);
        }
}

static void test_a_seed_gives_the_same_solution_again(void)
{
    nq_solve(MILLION, "search", 5, columns);
    nq_solve(MILLION, "search", 5, others);
    TEST_ASSERT_EQUAL_MEMORY(columns, others, MILLION * sizeof *columns);
}

/** Links hold seeds: what they led to last year they lead to next year. One number
 * for the boards of many seeds; a change of it breaks every such link. */
static void test_seeds_lead_where_they_always_led(void)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);  // FNV-1a, a column at a time
    for (int n = 4; n <= 64; n += n < 16 ? 1 : 16)
        for (uint64_t seed = 0; seed < 100; seed++) {
            nq_solve(n, "search", seed, columns);
            for (int row = 0; row < n; row++)
                hash = (hash ^ columns[row]) * UINT64_C(0x100000001b3);
        }
    TEST_ASSERT_EQUAL_HEX64(UINT64_C(0x44c3c4097f9882a7), hash);
}

static void test_another_seed_gives_another_solution(void)
{
    enum { N = 1000, SEEDS = 30 };
    for (uint64_t a = 0; a < SEEDS; a++)
        for (uint64_t b = a + 1; b < SEEDS; b++) {
            nq_solve(N, "search", a, columns);
            nq_solve(N, "search", b, others);
            TEST_ASSERT_NOT_EQUAL(0, memcmp(columns, others, N * sizeof *columns));
        }
}

static void test_seeds_reach_all_solutions_of_a_small_board(void)
{
    bool seen[4] = {false};
    nq_iter *walk;
    uint32_t listed[6];
    for (uint64_t seed = 0; seed < 200; seed++) {
        nq_solve(6, "search", seed, columns);
        TEST_ASSERT_EQUAL(NQ_OK, nq_iter_new(6, NULL, &walk));
        for (int i = 0; nq_iter_next(walk, listed) == NQ_OK; i++)
            if (memcmp(listed, columns, sizeof listed) == 0)
                seen[i] = true;
        nq_iter_free(walk);
    }
    TEST_ASSERT_TRUE(seen[0] && seen[1] && seen[2] && seen[3]);
}

static void test_two_and_three_queens_have_no_solution(void)
{
    memset(columns, 0x55, 3 * sizeof *columns);
    for (int i = 0; nq_solve_method(i); i++)
        for (int n = 2; n <= 3; n++)
            TEST_ASSERT_EQUAL(NQ_DONE, nq_solve(n, nq_solve_method(i), 1, columns));
    TEST_ASSERT_EACH_EQUAL_HEX32(0x55555555, columns, 3);
}

static void test_methods_have_names(void)
{
    TEST_ASSERT_EQUAL_STRING("construct", nq_solve_method(0));
    TEST_ASSERT_EQUAL_STRING("search", nq_solve_method(1));
    TEST_ASSERT_NULL(nq_solve_method(2));
    TEST_ASSERT_NULL(nq_solve_method(-1));
}

static void test_bad_arguments_are_named_and_change_nothing(void)
{
    static const int BAD[] = {-1, INT_MIN, NQ_SOLVE_MAX_N + 1, INT_MAX};
    columns[0] = 7;
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++)
        for (int m = 0; nq_solve_method(m); m++)
            TEST_ASSERT_EQUAL(NQ_E_SIZE,
                              nq_solve(BAD[i], nq_solve_method(m), 1, columns));
    TEST_ASSERT_EQUAL(NQ_E_ALGORITHM, nq_solve(8, "", 1, columns));
    TEST_ASSERT_EQUAL(NQ_E_ALGORITHM, nq_solve(8, "Construct", 1, columns));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_solve(8, "search", 1, NULL));
    TEST_ASSERT_EQUAL_UINT32(7, columns[0]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_pattern_is_a_solution_for_every_n);
    RUN_TEST(test_the_pattern_is_a_solution_for_large_n_of_every_remainder);
    RUN_TEST(test_the_search_finds_a_solution_for_every_n);
    RUN_TEST(test_the_search_seats_a_million_queens);
    RUN_TEST(test_the_largest_board_can_be_turned);
    RUN_TEST(test_nothing_is_written_past_the_board);
    RUN_TEST(test_a_seed_gives_the_same_solution_again);
    RUN_TEST(test_seeds_lead_where_they_always_led);
    RUN_TEST(test_another_seed_gives_another_solution);
    RUN_TEST(test_seeds_reach_all_solutions_of_a_small_board);
    RUN_TEST(test_two_and_three_queens_have_no_solution);
    RUN_TEST(test_methods_have_names);
    RUN_TEST(test_bad_arguments_are_named_and_change_nothing);
    return UNITY_END();
}
