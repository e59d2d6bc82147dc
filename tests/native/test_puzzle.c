/*
 * test_puzzle.c -- completion, forbidden cells and other rules: one search.
 */
#include "boards.h"
#include "nqueens.h"
#include "oracle.h"
#include "puzzle/puzzle.h"
#include "one_puzzle.h"
#include "unity.h"

#include <limits.h>

#define LENGTH(table) ((int)(sizeof(table) / sizeof *(table)))

static uint64_t count_of(nq_order order)
{
    uint64_t count = 999;
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_begin(puzzle, order));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 0, 0, &count));
    return count;
}

static void check_count(uint64_t expected)
{
    TEST_ASSERT_EQUAL_UINT64(expected, count_of(NQ_ORDER_LEXICOGRAPHIC));
    TEST_ASSERT_EQUAL_UINT64(expected, count_of(NQ_ORDER_FEWEST));
}

/* ---- Counts that others found --------------------------------------------- */

static void check_counts(const char *rules, const uint64_t *expected, int last)
{
    for (int n = 0; n <= last; n++) {
        open_puzzle(n, rules);
        check_count(expected[n]);
    }
}

static void test_each_rule_has_its_published_counts(void)
{
    check_counts(NULL, A000170, 11);
    check_counts("classic", A000170, 11);
    check_counts("torus", ON_A_TORUS, LENGTH(ON_A_TORUS) - 1);
    check_counts("super", SUPERQUEENS, LENGTH(SUPERQUEENS) - 1);
    check_counts("touch", NO_TWO_TOUCH, 9);
    check_counts("regions", NO_TWO_TOUCH, 8);
}

static void test_one_given_queen_leaves_the_solutions_that_have_it(void)
{
    for (int row = 0; row < 8; row++)
        for (int column = 0; column < 8; column++) {
            open_puzzle(8, NULL);
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, row, column));
            check_count(EIGHT_QUEENS_BY_CELL[row < 4 ? row : 7 - row][column]);
        }
}

static void test_one_forbidden_cell_leaves_the_other_solutions(void)
{
    for (int column = 0; column < 8; column++) {
        open_puzzle(8, NULL);
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 1, column));
        check_count(92 - EIGHT_QUEENS_BY_CELL[1][column]);
    }
}

/** Nauck asked in 1850: queens on b4 and d5. */
static void test_the_puzzle_of_1850_has_two_solutions(void)
{
    static const uint32_t expected[2][8] = {
        {2, 5, 7, 1, 3, 0, 6, 4},
        {5, 2, 6, 1, 3, 7, 0, 4},
    };
    uint32_t columns[8];
    open_puzzle(8, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 3, 1));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 4, 3));
    for (int i = 0; i < 2; i++) {
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, columns));
        TEST_ASSERT_EQUAL_UINT32_ARRAY(expected[i], columns, 8);
    }
    TEST_ASSERT_EQUAL(NQ_DONE, nq_puzzle_next(puzzle, 0, columns));
    TEST_ASSERT_EQUAL(NQ_DONE, nq_puzzle_next(puzzle, 0, columns));
}

/* ---- The same as looking at every permutation ------------------------------ */

static int apart(int a, int b)
{
    return a < b ? b - a : a - b;
}

/** Whether two queens attack each other: written down rule by rule. */
static bool clash(const char *rules, int n, int rows, int columns)
{
    const bool diagonal = rows == columns;
    if (strcmp(rules, "touch") == 0)
        return rows == 1 && columns == 1;
    if (strcmp(rules, "super") == 0)
        return diagonal || rows * columns == 2;
    if (strcmp(rules, "torus") == 0)
        return diagonal || rows + columns == n;
    return diagonal;
}

static bool is_solution(const char *rules, int n, const uint32_t *columns)
{
    for (int a = 0; a < n; a++)
        for (int b = a + 1; b < n; b++) {
            const int wide = apart((int)columns[a], (int)columns[b]);
            if (wide == 0 || clash(rules, n, b - a, wide))
                return false;
        }
    return true;
}

/** Every tuple of columns, in order; false after the last. */
static bool next_tuple(int n, uint32_t *columns)
{
    for (int row = n - 1; row >= 0; row--) {
        if (++columns[row] < (uint32_t)n)
            return true;
        columns[row] = 0;
    }
    return false;
}

static void check_against_all_tuples(int n, const char *rules)
{
    uint32_t all[7] = {0}, found[7];
    open_puzzle(n, rules);
    do {
        if (!is_solution(rules, n, all))
            continue;
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, found));
        TEST_ASSERT_EQUAL_UINT32_ARRAY(all, found, n);
    } while (next_tuple(n, all));
    TEST_ASSERT_EQUAL(NQ_DONE, nq_puzzle_next(puzzle, 0, found));
}

static void test_solutions_come_in_order_and_none_is_missing(void)
{
    const char *rules;
    for (int i = 0; (rules = nq_rules_name(i)); i++)
        for (int n = 1; n <= 7; n++)
            check_against_all_tuples(n, strcmp(rules, "regions") ? rules : "touch");
}

static void test_the_quick_order_finds_the_same_solutions(void)
{
    boards all = all_boards(8, NULL);
    uint32_t columns[8];
    bool seen[92] = {false};
    open_puzzle(8, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_begin(puzzle, NQ_ORDER_FEWEST));
    for (int i = 0; i < 92; i++) {
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, columns));
        size_t at = 0;
        while (memcmp(all.list[at].columns, columns, sizeof columns))
            TEST_ASSERT_LESS_THAN(92, ++at);
        TEST_ASSERT_FALSE(seen[at]);
        seen[at] = true;
    }
    TEST_ASSERT_EQUAL(NQ_DONE, nq_puzzle_next(puzzle, 0, columns));
    free(all.list);
}

/* ---- Whole diagonals, regions ---------------------------------------------- */

static bool avoids(const uint32_t *columns, int sum, int difference)
{
    for (int row = 0; row < 8; row++)
        if (row + (int)columns[row] == sum || row - (int)columns[row] == difference)
            return false;
    return true;
}

static uint64_t solutions_that_avoid(const boards *all, int sum, int difference)
{
    uint64_t count = 0;
    for (size_t i = 0; i < all->count; i++)
        count += avoids(all->list[i].columns, sum, difference);
    return count;
}

static void test_forbidden_diagonals_leave_the_solutions_that_avoid_them(void)
{
    boards all = all_boards(8, NULL);
    for (int i = 0; i < 15; i++) {
        open_puzzle(8, NULL);
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid_sum(puzzle, i));
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid_difference(puzzle, i - 7));
        check_count(solutions_that_avoid(&all, i, i - 7));
    }
    free(all.list);
}

/** Excluding every second diagonal leaves fewer than queens: seen without a try. */
static void check_too_few_diagonals(nq_status forbid(nq_puzzle *, int), int first)
{
    uint64_t nodes = 9;
    open_puzzle(100, NULL);
    for (int i = first; i < first + 199; i += 2)
        TEST_ASSERT_EQUAL(NQ_OK, forbid(puzzle, i));
    check_count(0);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_nodes(puzzle, &nodes));
    TEST_ASSERT_EQUAL_UINT64(0, nodes);
}

static void test_too_few_diagonals_are_seen_at_once(void)
{
    check_too_few_diagonals(nq_puzzle_forbid_sum, 0);
    check_too_few_diagonals(nq_puzzle_forbid_difference, -99);
}

/** A cell in every row: those of a solution, but another one in the first row. */
static bool has_diagonals(int n, const uint32_t *columns, uint32_t first)
{
    open_puzzle(n, NULL);
    nq_board *root = nq_puzzle_board(puzzle, 0);
    root->rows = nq_set_below((uint32_t)n);
    for (int row = 0; row < n; row++)
        root->cells[row] = nq_set_of(row ? columns[row] : first);
    return nq_board_has_diagonals(puzzle, root);
}

/** One diagonal for each queen is enough; two cells on one diagonal are not. */
static void test_just_enough_diagonals_are_enough(void)
{
    uint32_t columns[NQ_PUZZLE_MAX_N];
    for (int n = 4; n <= NQ_PUZZLE_MAX_N; n++) {
        TEST_ASSERT_EQUAL(NQ_OK, nq_solve(n, NULL, 0, columns));
        TEST_ASSERT_TRUE(has_diagonals(n, columns, columns[0]));
        const uint32_t right = columns[1] + 1, left = columns[1] - 1;
        TEST_ASSERT_FALSE(right < (uint32_t)n && has_diagonals(n, columns, right));
        TEST_ASSERT_FALSE(has_diagonals(n, columns, left));
    }
}

/** Five regions, a letter each. */
static const char FIVE[] = "aabbb"
                           "aabbb"
                           "caddd"
                           "cceed"
                           "cceee";

static void paint(int n, const char *letters)
{
    uint32_t regions[25];
    for (int i = 0; i < n * n; i++)
        regions[i] = (uint32_t)(letters[i] - 'a');
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, regions));
}

/** Touching is forbidden, and every region has one queen: told by the letters. */
static uint64_t count_by_letters(const char *letters)
{
    uint32_t columns[5] = {0};
    uint64_t count = 0;
    do {
        unsigned used = 0;
        for (int row = 0; row < 5; row++)
            used |= 1u << (letters[row * 5 + (int)columns[row]] - 'a');
        count += used == 31 && is_solution("touch", 5, columns);
    } while (next_tuple(5, columns));
    return count;
}

static void test_regions_have_one_queen_each(void)
{
    uint64_t sum = 0;
    for (int shift = 0; shift < 25; shift++) {
        char letters[26] = {0};
        for (int i = 0; i < 25; i++)
            letters[i] = FIVE[(i * 7 + shift) % 25];
        const uint64_t expected = count_by_letters(letters);
        open_puzzle(5, "regions");
        paint(5, letters);
        check_count(expected);
        sum += expected;
    }
    TEST_ASSERT_GREATER_THAN_UINT64(5, sum);
}

/* ---- Asking for less, giving up, going on ----------------------------------- */

static void test_a_limit_tells_none_one_and_many_apart(void)
{
    uint64_t count = 9;
    open_puzzle(8, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 2, 0, &count));
    TEST_ASSERT_EQUAL_UINT64(2, count);
    open_puzzle(3, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 2, 0, &count));
    TEST_ASSERT_EQUAL_UINT64(0, count);
    open_puzzle(8, NULL);
    for (int row = 0; row < 3; row++)
        TEST_ASSERT_EQUAL(NQ_OK,
                          nq_puzzle_give(puzzle, row, (int[]){2, 5, 7}[row]));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 3, 1));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 2, 0, &count));
    TEST_ASSERT_EQUAL_UINT64(1, count);
}

static void test_a_count_that_gave_up_goes_on(void)
{
    uint64_t count = 9, nodes = 0, total;
    int rests = 0;
    open_puzzle(8, NULL);
    (void)count_of(NQ_ORDER_FEWEST);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_nodes(puzzle, &total));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_begin(puzzle, NQ_ORDER_FEWEST));
    while (nq_puzzle_count(puzzle, 0, 7, &count) == NQ_E_BUDGET) {
        TEST_ASSERT_EQUAL_UINT64(9, count);
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_nodes(puzzle, &nodes));
        TEST_ASSERT_EQUAL_UINT64(7 * ++rests, nodes);
    }
    TEST_ASSERT_EQUAL_UINT64(92, count);
    TEST_ASSERT_EQUAL_UINT64((total - 1) / 7, rests);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_nodes(puzzle, &nodes));
    TEST_ASSERT_EQUAL_UINT64(total, nodes);
}

static void test_a_walk_that_gave_up_goes_on(void)
{
    boards all = all_boards(7, NULL);
    uint32_t columns[7];
    nq_status status;
    size_t found = 0;
    open_puzzle(7, NULL);
    while ((status = nq_puzzle_next(puzzle, 1, columns)) != NQ_DONE) {
        if (status == NQ_E_BUDGET)
            continue;
        TEST_ASSERT_EQUAL(NQ_OK, status);
        TEST_ASSERT_EQUAL_UINT32_ARRAY(all.list[found++].columns, columns, 7);
    }
    TEST_ASSERT_EQUAL_UINT64(40, found);
    free(all.list);
}

static void test_a_walk_that_finds_nothing_writes_nothing(void)
{
    uint32_t columns[10] = {7};
    open_puzzle(10, NULL);
    TEST_ASSERT_EQUAL(NQ_E_BUDGET, nq_puzzle_next(puzzle, 2, columns));
    TEST_ASSERT_EQUAL_UINT32(7, columns[0]);
    TEST_ASSERT_EQUAL_UINT32(0, columns[9]);
    open_puzzle(3, NULL);
    TEST_ASSERT_EQUAL(NQ_DONE, nq_puzzle_next(puzzle, 0, columns));
    TEST_ASSERT_EQUAL_UINT32(7, columns[0]);
}

static void test_a_budget_without_end_is_no_budget(void)
{
    uint64_t count = 0;
    open_puzzle(8, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 1, 0, &count));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 0, UINT64_MAX, &count));
    TEST_ASSERT_EQUAL_UINT64(92, count);
}

static void test_a_change_begins_anew(void)
{
    uint32_t columns[8];
    open_puzzle(8, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, columns));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 7, 3));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, columns));
    TEST_ASSERT_EQUAL_UINT32(0, columns[0]);
    TEST_ASSERT_EQUAL_UINT32(5, columns[1]);
    check_count(92 - 18);
}

/* ---- Boards that cannot be, and large ones ---------------------------------- */

static void test_queens_that_attack_each_other_leave_nothing(void)
{
    static const int pairs[][4] = {{0, 0, 0, 5}, {0, 0, 5, 0}, {1, 2, 3, 4}};
    for (int i = 0; i < LENGTH(pairs); i++) {
        open_puzzle(8, NULL);
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, pairs[i][0], pairs[i][1]));
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, pairs[i][2], pairs[i][3]));
        check_count(0);
    }
    open_puzzle(8, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, 3));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 0, 3));
    check_count(0);
}

static void test_a_queen_given_twice_is_one_queen(void)
{
    open_puzzle(8, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, 3));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, 3));
    check_count(18);
}

/** Every board that has a solution is solved with few tries. */
static void test_empty_boards_of_every_size_are_solved_at_once(void)
{
    uint32_t columns[NQ_PUZZLE_MAX_N];
    bool solution;
    for (int n = 4; n <= NQ_PUZZLE_MAX_N; n++) {
        open_puzzle(n, NULL);
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_begin(puzzle, NQ_ORDER_FEWEST));
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 20000, columns));
        TEST_ASSERT_EQUAL(NQ_OK, nq_check(columns, n, &solution));
        TEST_ASSERT_TRUE(solution);
    }
}

/** A queen in the last column of the widest board, and what lies beyond word 0. */
static void test_the_second_word_of_a_row_is_used(void)
{
    uint32_t columns[NQ_PUZZLE_MAX_N];
    open_puzzle(NQ_PUZZLE_MAX_N, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 5, 127));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 6, 64));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 127, 63));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_begin(puzzle, NQ_ORDER_FEWEST));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 100000, columns));
    TEST_ASSERT_TRUE(is_solution("classic", NQ_PUZZLE_MAX_N, columns));
    TEST_ASSERT_EQUAL_UINT32(127, columns[5]);
    TEST_ASSERT_EQUAL_UINT32(64, columns[6]);
    TEST_ASSERT_EQUAL_UINT32(63, columns[127]);
}

/* ---- What stands where ------------------------------------------------------- */

static void check_cells(int n, const char *expected)
{
    static const char LETTERS[] = ".xfQ!";
    uint8_t cells[25];
    char seen[26] = {0};
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_cells(puzzle, cells));
    for (int i = 0; i < n * n; i++)
        seen[i] = LETTERS[cells[i]];
    TEST_ASSERT_EQUAL_STRING(expected, seen);
}

static void test_cells_are_free_struck_forbidden_queens_or_clashes(void)
{
    open_puzzle(5, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 1, 2));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 4, 0));
    check_cells(5, ".xxx."
                   "xxQxx"
                   ".xxx."
                   "x.x.x"
                   "f.x..");
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 4, 0));
    check_cells(5, "xxxxx"
                   "xxQxx"
                   "xxxx."
                   "xxx.x"
                   "!xxxx");
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 2, 1));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 1, 3));
    check_cells(5, "xxxxx"
                   "xx!!x"
                   "x!xxx"
                   "xxxxx"
                   "!xxxx");
}

static void test_every_rule_strikes_its_own_cells(void)
{
    static const struct {
        const char *rules, *cells;
    } STRUCK[] = {
        {"torus", ".xxx.xxQxx.xxx.x.x.xx.x.x"},
        {"super", "xxxxxxxQxxxxxxxxxxxx..x.."},
        {"touch", ".xxx.xxQxx.xxx...x....x.."},
    };
    for (int i = 0; i < LENGTH(STRUCK); i++) {
        open_puzzle(5, STRUCK[i].rules);
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 1, 2));
        check_cells(5, STRUCK[i].cells);
    }
    open_puzzle(5, "regions");
    paint(5, FIVE);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, 1));
    check_cells(5, "xQxxx"
                   "xxx.."
                   ".x..."
                   ".x..."
                   ".x...");
}

/* ---- Refusals -----------------------------------------------------------------
 */

static void test_puzzles_of_wrong_size_or_rules_are_refused(void)
{
    nq_puzzle *kept = NULL;
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_puzzle_new(-1, NULL, &kept));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_puzzle_new(INT_MIN, NULL, &kept));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_puzzle_new(NQ_PUZZLE_MAX_N + 1, NULL, &kept));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_puzzle_new(INT_MAX, NULL, &kept));
    TEST_ASSERT_EQUAL(NQ_E_RULES, nq_puzzle_new(8, "", &kept));
    TEST_ASSERT_EQUAL(NQ_E_RULES, nq_puzzle_new(8, "Classic", &kept));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_new(8, NULL, NULL));
    TEST_ASSERT_NULL(kept);
    TEST_ASSERT_EQUAL_STRING("no rules have that name", nq_status_text(NQ_E_RULES));
}

static void test_cells_off_the_board_are_refused_and_change_nothing(void)
{
    static const int off[][2] = {{-1, 0}, {0, -1}, {8, 0}, {0, 8}, {INT_MAX, 0}};
    open_puzzle(8, NULL);
    for (int i = 0; i < LENGTH(off); i++) {
        TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_puzzle_give(puzzle, off[i][0], off[i][1]));
        TEST_ASSERT_EQUAL(NQ_E_RANGE,
                          nq_puzzle_forbid(puzzle, off[i][0], off[i][1]));
    }
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_puzzle_forbid_sum(puzzle, -1));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_puzzle_forbid_sum(puzzle, 15));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_puzzle_forbid_difference(puzzle, -8));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_puzzle_forbid_difference(puzzle, 8));
    check_count(92);
}

static void test_regions_are_refused_where_they_make_no_sense(void)
{
    uint32_t regions[16] = {0};
    open_puzzle(4, "touch");
    TEST_ASSERT_EQUAL(NQ_E_UNSUPPORTED, nq_puzzle_paint(puzzle, regions));
    open_puzzle(4, "regions");
    regions[15] = 4;
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_puzzle_paint(puzzle, regions));
    check_count(2);
    regions[15] = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, regions));
    check_count(0);
}

static void test_null_pointers_are_refused(void)
{
    uint64_t count;
    uint32_t numbers[16];
    uint8_t cells[16];
    open_puzzle(4, "regions");
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_give(NULL, 0, 0));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_forbid(NULL, 0, 0));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_forbid_sum(NULL, 0));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_forbid_difference(NULL, 0));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_paint(NULL, numbers));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_paint(puzzle, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_begin(NULL, NQ_ORDER_FEWEST));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_puzzle_begin(puzzle, (nq_order)2));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_next(NULL, 0, numbers));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_next(puzzle, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_count(NULL, 0, 0, &count));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_count(puzzle, 0, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_nodes(NULL, &count));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_nodes(puzzle, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_cells(NULL, cells));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_cells(puzzle, NULL));
    nq_puzzle_free(NULL);
}

static void test_the_rules_have_names_in_menu_order(void)
{
    static const char *const names[] = {"classic", "torus", "super", "touch",
                                        "regions"};
    for (int i = 0; i < LENGTH(names); i++)
        TEST_ASSERT_EQUAL_STRING(names[i], nq_rules_name(i));
    TEST_ASSERT_NULL(nq_rules_name(LENGTH(names)));
    TEST_ASSERT_NULL(nq_rules_name(-1));
}

/* ---- Signature ------------------------------------------------------------ */

static void check_nodes(uint64_t by_rows, uint64_t by_fewest)
{
    uint64_t count, nodes = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_begin(puzzle, NQ_ORDER_LEXICOGRAPHIC));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 0, 0, &count));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_nodes(puzzle, &nodes));
    TEST_ASSERT_EQUAL_UINT64(by_rows, nodes);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_begin(puzzle, NQ_ORDER_FEWEST));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 0, 0, &count));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_nodes(puzzle, &nodes));
    TEST_ASSERT_EQUAL_UINT64(by_fewest, nodes);
}

/** The solutions do not show how much was seen ahead; the nodes tried do. */
static void test_the_nodes_tried_are_pinned(void)
{
    open_puzzle(8, NULL);
    check_nodes(636, 434);
    open_puzzle(7, "torus");
    check_nodes(35, 35);
    open_puzzle(10, "super");
    check_nodes(454, 238);
    open_puzzle(6, "touch");
    check_nodes(228, 196);
    open_puzzle(5, "regions");
    check_nodes(37, 25);
    paint(5, FIVE);
    check_nodes(24, 14);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_each_rule_has_its_published_counts);
    RUN_TEST(test_one_given_queen_leaves_the_solutions_that_have_it);
    RUN_TEST(test_one_forbidden_cell_leaves_the_other_solutions);
    RUN_TEST(test_the_puzzle_of_1850_has_two_solutions);
    RUN_TEST(test_solutions_come_in_order_and_none_is_missing);
    RUN_TEST(test_the_quick_order_finds_the_same_solutions);
    RUN_TEST(test_forbidden_diagonals_leave_the_solutions_that_avoid_them);
    RUN_TEST(test_too_few_diagonals_are_seen_at_once);
    RUN_TEST(test_just_enough_diagonals_are_enough);
    RUN_TEST(test_regions_have_one_queen_each);
    RUN_TEST(test_a_limit_tells_none_one_and_many_apart);
    RUN_TEST(test_a_count_that_gave_up_goes_on);
    RUN_TEST(test_a_walk_that_gave_up_goes_on);
    RUN_TEST(test_a_walk_that_finds_nothing_writes_nothing);
    RUN_TEST(test_a_budget_without_end_is_no_budget);
    RUN_TEST(test_a_change_begins_anew);
    RUN_TEST(test_queens_that_attack_each_other_leave_nothing);
    RUN_TEST(test_a_queen_given_twice_is_one_queen);
    RUN_TEST(test_empty_boards_of_every_size_are_solved_at_once);
    RUN_TEST(test_the_second_word_of_a_row_is_used);
    RUN_TEST(test_cells_are_free_struck_forbidden_queens_or_clashes);
    RUN_TEST(test_every_rule_strikes_its_own_cells);
    RUN_TEST(test_puzzles_of_wrong_size_or_rules_are_refused);
    RUN_TEST(test_cells_off_the_board_are_refused_and_change_nothing);
    RUN_TEST(test_regions_are_refused_where_they_make_no_sense);
    RUN_TEST(test_null_pointers_are_refused);
    RUN_TEST(test_the_rules_have_names_in_menu_order);
    RUN_TEST(test_the_nodes_tried_are_pinned);
    return UNITY_END();
}
