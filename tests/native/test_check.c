/*
 * test_check.c -- the judge: what is a solution, and who attacks whom.
 */
#include "nqueens.h"
#include "oracle.h"
#include "base/random.h"
#include "unity.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LENGTH(table) (sizeof(table) / sizeof *(table))

void setUp(void)
{
}

void tearDown(void)
{
}

static bool is_solution(const uint32_t *columns, int n)
{
    bool answer = false;
    TEST_ASSERT_EQUAL(NQ_OK, nq_check(columns, n, &answer));
    return answer;
}

static size_t conflicts(const nq_square *queens, size_t count, int n)
{
    size_t found = 99;
    TEST_ASSERT_EQUAL(NQ_OK, nq_conflicts(queens, count, n, NULL, 0, &found));
    return found;
}

/** The next of all n^n boards with a queen in each row; false after the last. */
static bool next_board(uint32_t *columns, uint32_t n)
{
    for (uint32_t row = n; row-- > 0;) {
        if (++columns[row] < n)
            return true;
        columns[row] = 0;
    }
    return false;
}

/** 823543 boards at n = 7: no search, no cleverness. */
static void test_of_all_boards_as_many_are_solutions_as_OEIS_says(void)
{
    for (int n = 0; n <= 7; n++) {
        uint32_t columns[7] = {0};
        uint64_t solutions = 0;
        do
            solutions += is_solution(columns, n);
        while (next_board(columns, (uint32_t)n));
        TEST_ASSERT_EQUAL_UINT64(A000170[n], solutions);
    }
}

static void test_a_board_is_a_solution_when_no_queen_attacks_another(void)
{
    nq_random random = nq_random_from(1);
    for (int trial = 0; trial < 20000; trial++) {
        const uint32_t n = 1 + nq_random_below32(&random, 6);
        uint32_t columns[6];
        nq_square queens[6];
        for (uint32_t row = 0; row < n; row++) {
            columns[row] = nq_random_below32(&random, n);
            queens[row] = (nq_square){row, columns[row]};
        }
        TEST_ASSERT_EQUAL(conflicts(queens, n, (int)n) == 0,
                          is_solution(columns, (int)n));
    }
}

static void test_a_column_off_the_board_is_no_solution_and_no_error(void)
{
    uint32_t columns[] = {1, 3, 0, 2};
    TEST_ASSERT_TRUE(is_solution(columns, 4));
    columns[3] = 4;
    TEST_ASSERT_FALSE(is_solution(columns, 4));
    columns[3] = UINT32_MAX;
    TEST_ASSERT_FALSE(is_solution(columns, 4));
    columns[3] = 2 + 256;
    TEST_ASSERT_FALSE(is_solution(columns, 4));

    const uint32_t peaceful_on_a_wider_board[] = {0, 2};
    TEST_ASSERT_FALSE(is_solution(peaceful_on_a_wider_board, 2));
}

/** For n = 4 modulo 6 the odd columns and then the even ones are a solution. */
static void test_the_largest_board_takes_no_longer_than_it_is_wide(void)
{
    const uint32_t n = NQ_CHECK_MAX_N;
    uint32_t *columns = malloc(n * sizeof *columns);
    TEST_ASSERT_EQUAL(4, n % 6);
    for (uint32_t row = 0; row < n; row++)
        columns[row] = row < n / 2 ? 2 * row + 1 : 2 * row - n;
    TEST_ASSERT_TRUE(is_solution(columns, (int)n));

    const uint32_t last = columns[n - 1];
    columns[n - 1] = columns[n - 2];
    columns[n - 2] = last;
    TEST_ASSERT_FALSE(is_solution(columns, (int)n));
    free(columns);
}

static void test_what_cannot_be_checked_is_refused_by_name(void)
{
    const uint32_t columns[] = {0};
    bool answer = true;
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_check(NULL, 1, &answer));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_check(columns, 1, NULL));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_check(columns, -1, &answer));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_check(columns, INT_MIN, &answer));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_check(columns, NQ_CHECK_MAX_N + 1, &answer));
    TEST_ASSERT_TRUE(answer);
    TEST_ASSERT_TRUE_MESSAGE(is_solution(NULL, 0), "the empty board");
}

/* ---- Who attacks whom --------------------------------------------------- */

/** Position by position what a beginner's test asks: may the last queen stay? */
static void test_five_positions_are_judged_as_the_book_does(void)
{
    static const struct {
        const char *question;
        size_t count;
        nq_square queens[3];
        nq_line line;
    } asked[] = {
        {"同一列", 2, {{0, 0}, {1, 0}}, NQ_LINE_COLUMN},
        {"同一斜列", 2, {{0, 0}, {1, 1}}, NQ_LINE_FALLING},
        {"同一列或同一斜列", 2, {{0, 0}, {1, 2}}, NQ_LINE_ROW},
        {"同一列", 3, {{0, 0}, {1, 2}, {2, 0}}, NQ_LINE_COLUMN},
        {"同一斜列", 3, {{0, 0}, {1, 2}, {2, 1}}, NQ_LINE_RISING},
    };
    FILE *golden = fopen("golden/judge.txt", "r");
    TEST_ASSERT_NOT_NULL(golden);
    for (size_t i = 0; i < LENGTH(asked); i++) {
        char expected[128], line[128];
        nq_conflict pair;
        size_t found = 99;
        nq_conflicts(asked[i].queens, asked[i].count, 8, &pair, 1, &found);
        snprintf(line, sizeof line, "%s，是否通过：%s\n", asked[i].question,
                 found ? "false" : "true");
        TEST_ASSERT_NOT_NULL(fgets(expected, sizeof expected, golden));
        TEST_ASSERT_EQUAL_STRING(expected, line);
        if (found)
            TEST_ASSERT_EQUAL(asked[i].line, pair.line);
    }
    TEST_ASSERT_EQUAL(EOF, fgetc(golden));
    fclose(golden);
}

/** Two queens, on every two different squares: the line follows from the rule. */
static void test_every_pair_on_a_small_board_is_told_its_line(void)
{
    enum { N = 5 };
    for (uint32_t a = 0; a < N * N; a++)
        for (uint32_t b = 0; b < N * N; b++) {
            const nq_square two[] = {{a / N, a % N}, {b / N, b % N}};
            const int down = (int)(b / N) - (int)(a / N);
            const int right = (int)(b % N) - (int)(a % N);
            nq_conflict pair = {7, 7, NQ_LINE_ROW};
            size_t found = 99;
            TEST_ASSERT_EQUAL(NQ_OK, nq_conflicts(two, 2, N, &pair, 1, &found));
            if (down && right && abs(down) != abs(right)) {
                TEST_ASSERT_EQUAL(0, found);
                continue;
            }
            TEST_ASSERT_EQUAL(1, found);
            TEST_ASSERT_EQUAL(0, pair.first);
            TEST_ASSERT_EQUAL(1, pair.second);
            TEST_ASSERT_EQUAL(!down              ? NQ_LINE_ROW
                              : !right           ? NQ_LINE_COLUMN
                              : down * right > 0 ? NQ_LINE_FALLING
                                                 : NQ_LINE_RISING,
                              pair.line);
        }
}

/** All 65536 sets of squares, counted by the number of queens. */
static void test_peaceful_sets_are_as_many_as_published(void)
{
    uint64_t peaceful[17] = {0};
    for (uint32_t set = 0; set < 1u << 16; set++) {
        nq_square queens[16];
        size_t count = 0;
        for (uint32_t cell = 0; cell < 16; cell++)
            if (set >> cell & 1)
                queens[count++] = (nq_square){cell / 4, cell % 4};
        peaceful[count] += conflicts(queens, count, 4) == 0;
    }
    TEST_ASSERT_EQUAL_UINT64_ARRAY(PEACEFUL_ON_FOUR, peaceful, 5);
    TEST_ASSERT_EQUAL_UINT64(0, peaceful[5]);
}

/** A board full of queens: three rows, three columns, and the diagonals 2, 3, 2. */
static void test_a_full_board_has_every_pair_of_every_line(void)
{
    nq_square queens[9];
    nq_conflict pairs[36];
    size_t found = 0, by_line[4] = {0};
    for (uint32_t cell = 0; cell < 9; cell++)
        queens[cell] = (nq_square){cell / 3, cell % 3};
    TEST_ASSERT_EQUAL(NQ_OK, nq_conflicts(queens, 9, 3, pairs, 36, &found));
    TEST_ASSERT_EQUAL(28, found);
    for (size_t i = 0; i < found; i++)
        by_line[pairs[i].line]++;
    TEST_ASSERT_EQUAL(9, by_line[NQ_LINE_ROW]);
    TEST_ASSERT_EQUAL(9, by_line[NQ_LINE_COLUMN]);
    TEST_ASSERT_EQUAL(5, by_line[NQ_LINE_FALLING]);
    TEST_ASSERT_EQUAL(5, by_line[NQ_LINE_RISING]);
}

static void test_pairs_come_in_the_order_of_the_list_as_far_as_there_is_room(void)
{
    static const nq_square queens[] = {{7, 7}, {0, 0}, {7, 0}, {3, 1}};
    static const nq_conflict expected[] = {
        {0, 1, NQ_LINE_FALLING}, {0, 2, NQ_LINE_ROW}, {1, 2, NQ_LINE_COLUMN}};
    for (size_t room = 0; room <= 4; room++) {
        nq_conflict pairs[4];
        size_t found = 99;
        memset(pairs, 0x55, sizeof pairs);
        TEST_ASSERT_EQUAL(NQ_OK, nq_conflicts(queens, 4, 8, pairs, room, &found));
        TEST_ASSERT_EQUAL(3, found);
        for (size_t i = 0; i < 3 && i < room; i++) {
            TEST_ASSERT_EQUAL(expected[i].first, pairs[i].first);
            TEST_ASSERT_EQUAL(expected[i].second, pairs[i].second);
            TEST_ASSERT_EQUAL(expected[i].line, pairs[i].line);
        }
        for (size_t i = room; i < 4; i++)
            TEST_ASSERT_EQUAL_HEX32(0x55555555, pairs[i].first);
    }
}

static void test_queens_attack_past_others_and_over_the_whole_board(void)
{
    static const nq_square through[] = {{0, 0}, {2, 2}, {1, 1}};
    static const nq_square far[] = {{0, 9999999}, {9999999, 0}};
    TEST_ASSERT_EQUAL(3, conflicts(through, 3, 3));
    TEST_ASSERT_EQUAL(1, conflicts(far, 2, 10000000));
}

static void test_bad_positions_are_refused_by_name(void)
{
    static const nq_square below[] = {{0, 0}, {4, 0}}, beside[] = {{0, 4}};
    nq_conflict pair;
    size_t found = 99;
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_conflicts(below, 2, 4, &pair, 1, &found));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_conflicts(beside, 1, 4, &pair, 1, &found));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_conflicts(below, 2, -1, &pair, 1, &found));
    TEST_ASSERT_EQUAL(NQ_E_SIZE,
                      nq_conflicts(below, 2, NQ_CHECK_MAX_N + 1, &pair, 1, &found));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_conflicts(NULL, 1, 4, &pair, 1, &found));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_conflicts(below, 1, 4, NULL, 1, &found));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_conflicts(below, 1, 4, &pair, 1, NULL));
    if (SIZE_MAX > UINT32_MAX)
        TEST_ASSERT_EQUAL(NQ_E_RANGE,
                          nq_conflicts(below, SIZE_MAX, 4, &pair, 1, &found));
    TEST_ASSERT_EQUAL(99, found);
    TEST_ASSERT_EQUAL(0, conflicts(NULL, 0, 0));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_of_all_boards_as_many_are_solutions_as_OEIS_says);
    RUN_TEST(test_a_board_is_a_solution_when_no_queen_attacks_another);
    RUN_TEST(test_a_column_off_the_board_is_no_solution_and_no_error);
    RUN_TEST(test_the_largest_board_takes_no_longer_than_it_is_wide);
    RUN_TEST(test_what_cannot_be_checked_is_refused_by_name);
    RUN_TEST(test_five_positions_are_judged_as_the_book_does);
    RUN_TEST(test_every_pair_on_a_small_board_is_told_its_line);
    RUN_TEST(test_peaceful_sets_are_as_many_as_published);
    RUN_TEST(test_a_full_board_has_every_pair_of_every_line);
    RUN_TEST(test_pairs_come_in_the_order_of_the_list_as_far_as_there_is_room);
    RUN_TEST(test_queens_attack_past_others_and_over_the_whole_board);
    RUN_TEST(test_bad_positions_are_refused_by_name);
    return UNITY_END();
}
