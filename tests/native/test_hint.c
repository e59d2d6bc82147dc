/*
 * test_hint.c -- hints say what is true, and lead to the solution; generated
 * regions have exactly one.
 */
#include "nqueens.h"
#include "one_puzzle.h"
#include "unity.h"

#include <limits.h>
#include <string.h>

static nq_hint hint;
static int followed[NQ_HINT_SEVERAL + 1];  // hints of each kind that were followed

/** Queens row by row; -1 leaves a row empty. */
static void give(int rows, const int *columns)
{
    for (int row = 0; row < rows; row++)
        if (columns[row] >= 0)
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, row, columns[row]));
}

static void check_hint(nq_hint_kind kind, const char *sentence)
{
    char text[NQ_HINT_ROOM];
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint(puzzle, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_OK, nq_hint_text(&hint, text, sizeof text));
    TEST_ASSERT_EQUAL_STRING(sentence, text);
    TEST_ASSERT_EQUAL(kind, hint.kind);
}

/* ---- One hint of each kind ------------------------------------------------- */

static void test_queens_that_attack_each_other_come_first(void)
{
    open_puzzle(8, NULL);
    give(5, (int[]){0, -1, -1, 3, 7});
    check_hint(NQ_HINT_CLASH, "the queen in row 1, column 1 is attacked by the one "
                              "in row 4, column 4");
    open_puzzle(8, NULL);
    give(1, (int[]){1});
    give(1, (int[]){5});
    check_hint(NQ_HINT_CLASH, "the queen in row 1, column 2 is attacked by the one "
                              "in row 1, column 6");
    open_puzzle(8, NULL);
    give(1, (int[]){5});
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 0, 5));
    const char *stands = "the queen in row 1, column 6 stands on a cell that is "
                         "forbidden or crossed out";
    check_hint(NQ_HINT_CLASH, stands);
    open_puzzle(8, NULL);
    give(1, (int[]){5});
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_cross(puzzle, 0, 5));
    check_hint(NQ_HINT_CLASH, stands);
}

/** On 4 x 4 nothing is left of row 2 or 3 when a corner is taken. */
static void test_a_group_without_a_cell_is_named_and_the_wrong_queen_too(void)
{
    open_puzzle(4, NULL);
    give(2, (int[]){0, 2});
    check_hint(NQ_HINT_STUCK, "row 3 has no free cell left");
    open_puzzle(4, NULL);
    give(3, (int[]){1, 3, -1});
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 3, 0));
    check_hint(NQ_HINT_STUCK, "row 3 has no free cell left; there is one without "
                              "the queen in row 4, column 1");
}

/** A corner is lost on 6 x 6, but no group shows it yet. */
static void test_a_wrong_queen_is_found_by_a_search(void)
{
    open_puzzle(6, NULL);
    give(1, (int[]){0});
    check_hint(NQ_HINT_WRONG, "no solution has these queens; there is one without "
                              "the queen in row 1, column 1");
}

static void test_boards_without_any_solution_are_lost(void)
{
    open_puzzle(6, "super");
    check_hint(NQ_HINT_LOST, "no solution has these queens");
}

static void test_the_last_free_cell_of_a_group_is_a_queen(void)
{
    open_puzzle(4, NULL);
    give(1, (int[]){1});
    check_hint(NQ_HINT_LAST, "row 2, column 4 is the last free cell of row 2");
    open_puzzle(5, "touch");
    for (int row = 0; row < 5; row++)
        if (row != 2)
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, row, 4));
    check_hint(NQ_HINT_LAST, "row 3, column 5 is the last free cell of column 5");
    uint32_t regions[25] = {0, 0, 1, 1, 1, 0, 0, 1, 1, 1, 3, 3, 4,
                            4, 4, 3, 3, 2, 4, 4, 3, 3, 4, 4, 4};
    open_puzzle(5, "regions");
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, regions));
    check_hint(NQ_HINT_LAST, "row 4, column 3 is the last free cell of region C");
}

/** Two cells are left in the first row. */
static void test_cells_that_leave_a_group_nothing_can_be_no_queens(void)
{
    open_puzzle(4, NULL);
    for (int column = 0; column < 2; column++)
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 0, 3 * column));
    check_hint(NQ_HINT_SHARED, "there can't be a queen in row 2, column 2, or on 1 "
                               "other cell: every free cell of row 1 attacks it");
}

/** Two cells are left in the first row, and every column has many. */
static void test_a_cell_that_takes_all_of_a_row_can_be_no_queen(void)
{
    open_puzzle(10, NULL);
    for (int column = 0; column < 10; column++)
        if (column != 4 && column != 6)
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 0, column));
    check_hint(NQ_HINT_SHARED, "there can't be a queen in row 2, column 6, or on 2 "
                               "other cells: every free cell of row 1 attacks it");
}

static void test_without_reasons_a_search_says_where(void)
{
    open_puzzle(8, NULL);
    check_hint(NQ_HINT_FOUND,
               "row 1, column 3 has a queen in a solution; seeing it "
               "took a search");
}

static void test_a_full_board_needs_no_hint(void)
{
    hint.kind = NQ_HINT_LOST;
    open_puzzle(4, NULL);
    give(4, (int[]){1, 3, 0, 2});
    TEST_ASSERT_EQUAL(NQ_DONE, nq_puzzle_hint(puzzle, 0, &hint));
    open_puzzle(0, NULL);
    TEST_ASSERT_EQUAL(NQ_DONE, nq_puzzle_hint(puzzle, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_HINT_LOST, hint.kind);
}

static void test_a_spent_budget_leaves_what_reasoning_finds(void)
{
    open_puzzle(8, NULL);
    memset(&hint, 0x55, sizeof hint);
    const nq_hint before = hint;
    TEST_ASSERT_EQUAL(NQ_E_BUDGET, nq_puzzle_hint(puzzle, 1, &hint));
    TEST_ASSERT_EQUAL_MEMORY(&before, &hint, sizeof hint);
    open_puzzle(12, NULL);
    for (int column = 0; column < 12; column++)
        if (column != 7)
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 5, column));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint(puzzle, 1, &hint));
    TEST_ASSERT_EQUAL(NQ_HINT_LAST, hint.kind);
    open_puzzle(6, NULL);
    give(1, (int[]){0});
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint(puzzle, 7, &hint));
    TEST_ASSERT_EQUAL(NQ_HINT_LOST, hint.kind);
}

/* ---- Following hints to the end --------------------------------------------- */

/** Do what the hint says; returns false for one that should not come up. */
static bool follow(void)
{
    if (hint.kind < NQ_HINT_LAST)
        return false;
    followed[hint.kind]++;
    uint8_t roles[144];
    int out = 0, n = size_of_puzzle();
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint_cells(puzzle, roles));
    for (int cell = 0; cell < n * n; cell++) {
        if (roles[cell] == NQ_ROLE_OUT)
            out += nq_puzzle_cross(puzzle, cell / n, cell % n) == NQ_OK;
        if (roles[cell] == NQ_ROLE_QUEEN)
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, cell / n, cell % n));
    }
    TEST_ASSERT_EQUAL(hint.out, out);
    return true;
}

static void check_that_hints_solve(void)
{
    nq_status status;
    uint64_t count = 0;
    while ((status = nq_puzzle_hint(puzzle, 0, &hint)) == NQ_OK) {
        TEST_ASSERT_TRUE(follow());
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_begin(puzzle, NQ_ORDER_FEWEST));
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 1, 0, &count));
        TEST_ASSERT_EQUAL_UINT64(1, count);
    }
    TEST_ASSERT_EQUAL(NQ_DONE, status);
}

static void test_hints_lead_to_a_solution_under_every_rule(void)
{
    static const int size[] = {10, 11, 10, 7};
    for (int i = 0; i < 4; i++) {
        open_puzzle(size[i], nq_rules_name(i));
        check_that_hints_solve();
    }
}

static void test_hints_solve_generated_puzzles(void)
{
    uint32_t regions[144];
    for (int n = NQ_GENERATE_MIN_N; n <= 9; n++)
        for (uint64_t seed = 0; seed < 5; seed++) {
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_generate(n, seed, regions));
            open_puzzle(n, "regions");
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, regions));
            check_that_hints_solve();
        }
    for (int kind = NQ_HINT_LAST; kind < NQ_HINT_ASSUMED; kind++)
        TEST_ASSERT_GREATER_THAN(0, followed[kind]);
}

static void test_the_only_cell_that_leaves_enough_is_a_queen(void)
{
    char text[NQ_HINT_ROOM];
    const nq_hint only = {.kind = NQ_HINT_ONLY,
                          .row = 2,
                          .column = 3,
                          .group = NQ_GROUP_REGION,
                          .index = 4};
    TEST_ASSERT_EQUAL(NQ_OK, nq_hint_text(&only, text, sizeof text));
    TEST_ASSERT_EQUAL_STRING("row 3, column 4 is the only cell of region E that "
                             "leaves a free cell everywhere else",
                             text);
}

static void test_a_hint_leaves_the_walk_at_its_beginning(void)
{
    uint32_t columns[8];
    open_puzzle(8, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, columns));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint(puzzle, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, columns));
    TEST_ASSERT_EQUAL_UINT32(0, columns[0]);
    TEST_ASSERT_EQUAL_UINT32(4, columns[1]);
}

/* ---- Generated regions --------------------------------------------------------
 */

static void spread(int n, const uint32_t *regions, bool *seen, int cell)
{
    const int row = cell / n, column = cell % n;
    const int beside[4] = {row > 0 ? cell - n : cell, row < n - 1 ? cell + n : cell,
                           column > 0 ? cell - 1 : cell,
                           column < n - 1 ? cell + 1 : cell};
    seen[cell] = true;
    for (int i = 0; i < 4; i++)
        if (!seen[beside[i]] && regions[beside[i]] == regions[cell])
            spread(n, regions, seen, beside[i]);
}

/** Walking over each region from its first cell must reach every cell there is. */
static int pieces(int n, const uint32_t *regions)
{
    bool seen[144] = {false};
    int count = 0;
    for (int cell = 0; cell < n * n; cell++)
        if (!seen[cell]) {
            count++;
            spread(n, regions, seen, cell);
        }
    return count;
}

static void check_generated(int n, uint64_t seed, uint32_t *regions)
{
    uint64_t count = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_generate(n, seed, regions));
    open_puzzle(n, "regions");
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, regions));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 2, 0, &count));
    TEST_ASSERT_EQUAL_UINT64(1, count);
    TEST_ASSERT_EQUAL(n, pieces(n, regions));
}

static void test_generated_regions_hang_together_and_have_one_solution(void)
{
    uint32_t regions[144], others[144];
    for (int n = NQ_GENERATE_MIN_N; n <= NQ_GENERATE_MAX_N; n++)
        for (uint64_t seed = 0; seed < (n < 10 ? 40 : 3); seed += 2) {
            check_generated(n, seed, regions);
            check_generated(n, seed + 1, others);
            TEST_ASSERT_NOT_EQUAL(
                0, memcmp(regions, others, (size_t)(n * n) * sizeof *regions));
        }
}

/** So that a seed in a link means the same puzzle for everybody. */
static void test_a_seed_keeps_its_puzzle(void)
{
    static const char expected[] = "accddaacbdccccdecccdeeedd";
    uint32_t regions[25];
    char letters[26] = {0};
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_generate(5, 1, regions));
    for (int i = 0; i < 25; i++)
        letters[i] = (char)('a' + regions[i]);
    TEST_ASSERT_EQUAL_STRING(expected, letters);
}

/* ---- Refusals -------------------------------------------------------------------
 */

static uint64_t hash_of_puzzle(uint64_t hash, int n, uint64_t seed)
{
    uint32_t regions[NQ_GENERATE_MAX_N * NQ_GENERATE_MAX_N];
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_generate(n, seed, regions));
    for (int i = 0; i < n * n; i++)
        hash = (hash ^ regions[i]) * UINT64_C(0x100000001b3);  // FNV-1a
    return hash;
}

/** Many small ones, among them some that were given up and begun again, and one of
 * the largest. */
static void test_seeds_keep_their_puzzles(void)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (uint64_t seed = 0; seed < 200; seed++)
        for (int n = 5; n <= 7; n++)
            hash = hash_of_puzzle(hash, n, seed);
    TEST_ASSERT_EQUAL_HEX64(UINT64_C(0xb2ee43324091d358), hash);
    TEST_ASSERT_EQUAL_HEX64(UINT64_C(0xe74d12c1c63757fc),
                            hash_of_puzzle(UINT64_C(0xcbf29ce484222325), 12, 1));
}

static void test_wrong_arguments_are_refused(void)
{
    uint32_t regions[144] = {7};
    char text[NQ_HINT_ROOM];
    nq_hint strange = {.kind = (nq_hint_kind)14};
    open_puzzle(4, NULL);
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_hint(NULL, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_hint(puzzle, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_hint_text(NULL, text, sizeof text));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_hint_text(&strange, NULL, sizeof text));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_hint_text(&strange, text, sizeof text));
    strange.kind = (nq_hint_kind)-1;
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_hint_text(&strange, text, sizeof text));
    strange = (nq_hint){.kind = NQ_HINT_LAST, .group = (nq_group)3};
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_hint_text(&strange, text, sizeof text));
    strange.group = (nq_group)-1;
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_hint_text(&strange, text, sizeof text));
    strange.group = NQ_GROUP_REGION;
    TEST_ASSERT_EQUAL(NQ_E_ROOM, nq_hint_text(&strange, text, sizeof text - 1));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_generate(8, 1, NULL));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_puzzle_generate(4, 1, regions));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_puzzle_generate(13, 1, regions));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_puzzle_generate(INT_MIN, 1, regions));
    TEST_ASSERT_EQUAL_UINT32(7, regions[0]);
}

/** The largest numbers a hint can hold, in its longest sentence. */
static void test_the_longest_hint_fits(void)
{
    char text[NQ_HINT_ROOM];
    nq_hint longest = {.group = NQ_GROUP_REGION};
    longest.row = longest.column = longest.index = longest.out = INT32_MAX;
    longest.by_row = longest.by_column = INT32_MAX;
    longest.size = NQ_LOCKED_MAX;
    longest.chain_length = 4;
    for (int i = 0; i < NQ_HINT_GROUPS; i++)
        longest.groups[i] = (nq_hint_group){NQ_GROUP_REGION, INT32_MAX, 0};
    for (int i = 0; i < 4; i++)
        longest.chain[i] = (nq_hint_link){INT32_MAX, INT32_MAX, 0, 0};
    nq_hint each = longest;
    for (int kind = NQ_HINT_CLASH; kind <= NQ_HINT_SEVERAL; kind++) {
        each.kind = (nq_hint_kind)kind;
        memset(text, '#', sizeof text);
        TEST_ASSERT_EQUAL(NQ_OK, nq_hint_text(&each, text, sizeof text));
        TEST_ASSERT_NOT_NULL(memchr(text, '\0', sizeof text));
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_queens_that_attack_each_other_come_first);
    RUN_TEST(test_a_group_without_a_cell_is_named_and_the_wrong_queen_too);
    RUN_TEST(test_a_wrong_queen_is_found_by_a_search);
    RUN_TEST(test_boards_without_any_solution_are_lost);
    RUN_TEST(test_the_last_free_cell_of_a_group_is_a_queen);
    RUN_TEST(test_cells_that_leave_a_group_nothing_can_be_no_queens);
    RUN_TEST(test_a_cell_that_takes_all_of_a_row_can_be_no_queen);
    RUN_TEST(test_without_reasons_a_search_says_where);
    RUN_TEST(test_a_full_board_needs_no_hint);
    RUN_TEST(test_a_spent_budget_leaves_what_reasoning_finds);
    RUN_TEST(test_hints_lead_to_a_solution_under_every_rule);
    RUN_TEST(test_hints_solve_generated_puzzles);
    RUN_TEST(test_the_only_cell_that_leaves_enough_is_a_queen);
    RUN_TEST(test_a_hint_leaves_the_walk_at_its_beginning);
    RUN_TEST(test_generated_regions_hang_together_and_have_one_solution);
    RUN_TEST(test_a_seed_keeps_its_puzzle);
    RUN_TEST(test_seeds_keep_their_puzzles);
    RUN_TEST(test_wrong_arguments_are_refused);
    RUN_TEST(test_the_longest_hint_fits);
    return UNITY_END();
}
