/*
 * test_rank.c -- the k-th solution, and which one a solution is.
 */
#include "boards.h"
#include "nqueens.h"
#include "oracle.h"
#include "unity.h"

#include <limits.h>

void setUp(void)
{
}

void tearDown(void)
{
}

static void check_unranked(int n, uint64_t rank, const uint32_t *expected)
{
    uint32_t columns[NQ_RANK_MAX_N];
    uint64_t back = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_unrank(n, rank, columns));
    TEST_ASSERT_EQUAL_UINT32_ARRAY(expected, columns, n);
    TEST_ASSERT_EQUAL(NQ_OK, nq_rank(expected, n, &back));
    TEST_ASSERT_EQUAL_UINT64(rank, back);
}

static void test_known_ranks_of_eight_queens(void)
{
    check_unranked(8, 0, (uint32_t[]){0, 4, 7, 5, 2, 6, 1, 3});
    check_unranked(8, 45, (uint32_t[]){3, 7, 4, 2, 0, 6, 1, 5});
    check_unranked(8, 91, (uint32_t[]){7, 3, 0, 2, 5, 1, 6, 4});
}

/** Up to 10 queens every rank; the walk of another algorithm is the list. */
static void test_every_rank_is_the_place_in_the_list(void)
{
    for (int n = 1; n <= 10; n++) {
        boards all = all_boards(n, "array");
        uint32_t none[10];
        for (size_t i = 0; i < all.count; i++)
            check_unranked(n, i, all.list[i].columns);
        TEST_ASSERT_EQUAL(NQ_DONE, nq_unrank(n, all.count, none));
        TEST_ASSERT_EQUAL(NQ_DONE, nq_unrank(n, UINT64_MAX, none));
        free(all.list);
    }
}

/** Mirroring left and right turns the order of the solutions round. */
static void check_mirrored(int n, uint64_t rank)
{
    uint32_t columns[NQ_RANK_MAX_N], mirrored[NQ_RANK_MAX_N];
    TEST_ASSERT_EQUAL(NQ_OK, nq_unrank(n, rank, columns));
    for (int row = 0; row < n; row++)
        mirrored[row] = (uint32_t)n - 1 - columns[row];
    check_unranked(n, rank, columns);
    check_unranked(n, A000170[n] - 1 - rank, mirrored);
}

/** Boards of 14 and more take their first row from a table. */
static void test_large_boards_are_the_same_from_both_ends(void)
{
    static const uint64_t ranks[] = {0, 1000, 100000, 182797};
    for (size_t i = 0; i < sizeof ranks / sizeof *ranks; i++)
        check_mirrored(14, ranks[i]);
    check_mirrored(15, 1139591);
}

/** The first solution with a queen in that column of the first row. */
static void first_from(int n, int column, uint32_t *columns)
{
    nq_puzzle *puzzle;
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_new(n, NULL, &puzzle));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, column));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, columns));
    nq_puzzle_free(puzzle);
}

/**
 * Solutions with a queen in the corner, n = 14 to 18, counted by another program:
 * behind all the others comes the first one with a queen in the right corner.
 */
static void test_the_table_of_the_first_row_adds_up(void)
{
    static const uint64_t in_the_corner[] = {11892, 69516, 436228, 2729772,
                                             17210372};
    for (int n = 14; n <= 18; n++) {
        uint32_t columns[18] = {99}, expected[18];
        const uint64_t rank = A000170[n] - in_the_corner[n - 14];
        TEST_ASSERT_EQUAL(NQ_DONE, nq_unrank(n, A000170[n], columns));
        TEST_ASSERT_EQUAL_UINT32(99, columns[0]);
        TEST_ASSERT_EQUAL(NQ_OK, nq_unrank(n, rank, columns));
        first_from(n, n - 1, expected);
        TEST_ASSERT_EQUAL_UINT32_ARRAY(expected, columns, n);
    }
}

/** Counted afresh: each number of the table is where a new column begins. */
static void test_the_table_of_the_first_row_is_true(void)
{
    uint64_t below = 0, counted;
    uint32_t columns[14];
    nq_puzzle *puzzle;
    for (int column = 0; column < 7; column++) {
        TEST_ASSERT_EQUAL(NQ_OK, nq_unrank(14, below, columns));
        TEST_ASSERT_EQUAL_UINT32(column, columns[0]);
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_new(14, NULL, &puzzle));
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, column));
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 0, 0, &counted));
        nq_puzzle_free(puzzle);
        below += counted;
        TEST_ASSERT_EQUAL(NQ_OK, nq_unrank(14, below - 1, columns));
        TEST_ASSERT_EQUAL_UINT32(column, columns[0]);
    }
    TEST_ASSERT_EQUAL_UINT64(A000170[14] / 2, below);
}

/** Counting stops at the rank, so small ones cost little however large the board.
 */
static void test_small_ranks_of_large_boards_are_quick(void)
{
    uint32_t columns[NQ_RANK_MAX_N], first[NQ_RANK_MAX_N];
    uint64_t rank = 9;
    for (int n = 19; n <= NQ_RANK_MAX_N; n += 4) {
        TEST_ASSERT_EQUAL(NQ_OK, nq_unrank(n, 0, columns));
        TEST_ASSERT_EQUAL(NQ_OK, nq_first(n, NULL, first));
        TEST_ASSERT_EQUAL_UINT32_ARRAY(first, columns, n);
        TEST_ASSERT_EQUAL(NQ_OK, nq_rank(columns, n, &rank));
        TEST_ASSERT_EQUAL_UINT64(0, rank);
    }
}

/* ---- Random solutions --------------------------------------------------- */

/** 92 solutions, 100 draws each: chi-square of 91 degrees, far beyond its tail. */
static void test_every_solution_has_the_same_chance(void)
{
    int drawn[92] = {0};
    double chi_square = 0;
    for (uint64_t seed = 0; seed < 9200; seed++) {
        uint32_t columns[8];
        uint64_t rank = 0;
        TEST_ASSERT_EQUAL(NQ_OK, nq_random_solution(8, seed, columns));
        TEST_ASSERT_EQUAL(NQ_OK, nq_rank(columns, 8, &rank));
        drawn[rank]++;
    }
    for (int i = 0; i < 92; i++)
        chi_square += (drawn[i] - 100) * (drawn[i] - 100) / 100.0;
    TEST_ASSERT_TRUE(chi_square > 45 && chi_square < 155);
}

static void test_a_seed_keeps_its_solution(void)
{
    uint32_t one[12], other[12], third[12];
    TEST_ASSERT_EQUAL(NQ_OK, nq_random_solution(12, 7, one));
    TEST_ASSERT_EQUAL(NQ_OK, nq_random_solution(12, 7, other));
    TEST_ASSERT_EQUAL(NQ_OK, nq_random_solution(12, 8, third));
    TEST_ASSERT_EQUAL_UINT32_ARRAY(one, other, 12);
    TEST_ASSERT_NOT_EQUAL(0, memcmp(one, third, sizeof one));
}

/** This seed draws the 19th solution that begins with column 10: soon counted. */
static void test_the_largest_board_can_be_drawn_from(void)
{
    uint32_t columns[NQ_RANDOM_MAX_N], expected[NQ_RANDOM_MAX_N];
    TEST_ASSERT_EQUAL(NQ_OK, nq_random_solution(NQ_RANDOM_MAX_N, 468506, columns));
    TEST_ASSERT_EQUAL(NQ_OK, nq_unrank(NQ_RANDOM_MAX_N, 384927554, expected));
    TEST_ASSERT_EQUAL_UINT32_ARRAY(expected, columns, NQ_RANDOM_MAX_N);
    TEST_ASSERT_EQUAL_UINT32(10, columns[0]);
}

/* ---- Small boards and refusals ------------------------------------------ */

static void test_the_smallest_boards(void)
{
    uint32_t columns[3] = {9};
    uint64_t rank = 9;
    TEST_ASSERT_EQUAL(NQ_OK, nq_unrank(0, 0, columns));
    TEST_ASSERT_EQUAL(NQ_DONE, nq_unrank(0, 1, columns));
    TEST_ASSERT_EQUAL(NQ_OK, nq_rank(columns, 0, &rank));
    TEST_ASSERT_EQUAL_UINT64(0, rank);
    TEST_ASSERT_EQUAL(NQ_OK, nq_random_solution(0, 1, columns));
    TEST_ASSERT_EQUAL_UINT32(9, columns[0]);
    for (int n = 2; n <= 3; n++) {
        TEST_ASSERT_EQUAL(NQ_DONE, nq_unrank(n, 0, columns));
        TEST_ASSERT_EQUAL(NQ_DONE, nq_random_solution(n, 0, columns));
    }
    TEST_ASSERT_EQUAL_UINT32(9, columns[0]);
}

static void test_boards_that_are_no_solutions_have_no_rank(void)
{
    static const uint32_t wrong[][4] = {
        {1, 3, 0, 0}, {1, 3, 0, 3},          {0, 1, 2, 3},
        {1, 3, 0, 4}, {1, 3, 0, UINT32_MAX},
    };
    uint64_t rank = 9;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_rank(wrong[i], 4, &rank));
    TEST_ASSERT_EQUAL_UINT64(9, rank);
}

static void test_wrong_sizes_and_pointers_are_refused(void)
{
    uint32_t columns[NQ_RANK_MAX_N + 1] = {9};
    uint64_t rank = 9;
    static const int sizes[] = {-1, INT_MIN, NQ_RANK_MAX_N + 1, INT_MAX};
    for (int i = 0; i < 4; i++) {
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_unrank(sizes[i], 0, columns));
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_rank(columns, sizes[i], &rank));
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_random_solution(sizes[i], 0, columns));
    }
    TEST_ASSERT_EQUAL(NQ_E_SIZE,
                      nq_random_solution(NQ_RANDOM_MAX_N + 1, 0, columns));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_unrank(8, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_rank(NULL, 8, &rank));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_rank(columns, 8, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_random_solution(8, 0, NULL));
    TEST_ASSERT_EQUAL_UINT32(9, columns[0]);
    TEST_ASSERT_EQUAL_UINT64(9, rank);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_known_ranks_of_eight_queens);
    RUN_TEST(test_every_rank_is_the_place_in_the_list);
    RUN_TEST(test_large_boards_are_the_same_from_both_ends);
    RUN_TEST(test_the_table_of_the_first_row_adds_up);
    RUN_TEST(test_the_table_of_the_first_row_is_true);
    RUN_TEST(test_small_ranks_of_large_boards_are_quick);
    RUN_TEST(test_every_solution_has_the_same_chance);
    RUN_TEST(test_a_seed_keeps_its_solution);
    RUN_TEST(test_the_largest_board_can_be_drawn_from);
    RUN_TEST(test_the_smallest_boards);
    RUN_TEST(test_boards_that_are_no_solutions_have_no_rank);
    RUN_TEST(test_wrong_sizes_and_pointers_are_refused);
    return UNITY_END();
}
