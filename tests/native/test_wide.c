/*
 * test_wide.c -- bitmask and sieve-bits on boards of more than 64 columns.
 *
 * No backtracker finds the first solution of such a board in a lifetime, so the
 * searches are compared step by step with others, or set on the first rows of a
 * known solution and left to find the rest.
 */
#include "nqueens.h"
#include "search/algorithms.h"
#include "search/solver.h"
#include "unity.h"

#include <stdlib.h>
#include <string.h>

enum { LARGEST = 1024, STEPS = 20000, OPEN_ROWS = 12 };

static const int SIZES[] = {65, 66, 100, 127, 128, 129, 192, 300, LARGEST};
enum { SIZE_COUNT = sizeof SIZES / sizeof *SIZES };

void setUp(void)
{
}

void tearDown(void)
{
}

static nq_search *started(const nq_solver *solver, int n)
{
    void *state = malloc(solver->size((uint32_t)n));
    solver->start(state, (uint32_t)n);
    return state;
}

/** Both solvers, from start to end of a small board: the same in everything. */
static void assert_same_walk(const nq_solver *a, const nq_solver *b, int n)
{
    nq_search *one = started(a, n), *two = started(b, n);
    bool more = true;
    while (more) {
        more = a->walk(one);
        TEST_ASSERT_EQUAL(more, b->walk(two));
        TEST_ASSERT_EQUAL(one->image, two->image);
        for (int d = 0; more && d < n; d++)
            TEST_ASSERT_EQUAL_UINT32(one->queen[d], two->queen[d]);
    }
    TEST_ASSERT_EQUAL_MEMORY(&one->counters, &two->counters, sizeof one->counters);
    for (int level = 0; level <= n; level++)
        TEST_ASSERT_EQUAL_UINT64(one->nodes[level], two->nodes[level]);
    free(one);
    free(two);
}

static void test_several_words_walk_small_boards_like_one(void)
{
    for (int n = 0; n <= 9; n++) {
        assert_same_walk(&nq_solver_bitmask, &nq_solver_bitmask_wide, n);
        assert_same_walk(&nq_solver_sieve_bits, &nq_solver_sieve_bits_wide, n);
    }
}

static void stop_after(nq_search *s, uint64_t events, uint32_t kinds)
{
    s->listener.kinds = kinds;
    s->listener.stop_at_event = events;
}

/** So many placements and removals on, both searches stand at the same place. */
static void assert_same_steps(const nq_solver *a, const nq_solver *b, int n)
{
    nq_search *one = started(a, n), *two = started(b, n);
    for (uint64_t step = 1; step <= STEPS; step += step < 1500 ? 1 : 997) {
        stop_after(one, step, 1u << NQ_KIND_PLACE | 1u << NQ_KIND_REMOVE);
        stop_after(two, step, 1u << NQ_KIND_PLACE | 1u << NQ_KIND_REMOVE);
        TEST_ASSERT_TRUE(a->run_traced(one));
        TEST_ASSERT_TRUE(b->run_traced(two));
        TEST_ASSERT_EQUAL(one->resume, two->resume);
        TEST_ASSERT_EQUAL_UINT32(one->depth, two->depth);
        TEST_ASSERT_EQUAL_UINT32_ARRAY(one->queen, two->queen, one->depth + 1);
    }
    free(one);
    free(two);
}

static void test_one_word_and_several_agree_where_one_ends(void)
{
    for (int n = 62; n <= 64; n++) {
        assert_same_steps(&nq_solver_bitmask, &nq_solver_bitmask_wide, n);
        assert_same_steps(&nq_solver_sieve_bits, &nq_solver_sieve_bits_wide, n);
    }
}

static void test_wide_masks_take_the_steps_of_the_lookup_arrays(void)
{
    for (int i = 0; i < SIZE_COUNT; i++)
        assert_same_steps(&nq_solver_lookup, &nq_solver_bitmask_wide, SIZES[i]);
}

static bool attacks(int64_t row, int64_t column, int64_t other_row,
                    int64_t other_column)
{
    return column == other_column ||
           llabs(row - other_row) == llabs(column - other_column);
}

static void assert_struck_are_the_attacked(const nq_search *s)
{
    const nq_solver *solver = &nq_solver_sieve_bits_wide;
    for (uint32_t d = s->depth; d < s->n; d++) {
        const uint32_t row = solver->row_of(s, d);
        for (uint32_t column = 0; column < s->n; column++) {
            bool attacked = false;
            for (uint32_t e = 0; e < s->depth && !attacked; e++)
                attacked = attacks(row, column, solver->row_of(s, e), s->queen[e]);
            TEST_ASSERT_EQUAL(attacked, solver->struck(s, s->depth, row, column));
        }
    }
}

/** Marks are kept for rows to come only; the others count as free. */
static void assert_filled_rows_have_no_marks(const nq_search *s)
{
    const nq_solver *solver = &nq_solver_sieve_bits_wide;
    for (uint32_t d = 0; d < s->depth; d++)
        for (uint32_t column = 0; column < s->n; column++)
            TEST_ASSERT_FALSE(
                solver->struck(s, s->depth, solver->row_of(s, d), column));
}

static void test_the_wide_sieve_strikes_out_what_is_attacked(void)
{
    for (int i = 0; i < SIZE_COUNT; i++) {
        nq_search *s = started(&nq_solver_sieve_bits_wide, SIZES[i]);
        for (uint64_t entry = 1; entry <= 60; entry += SIZES[i] > 200 ? 29 : 3) {
            stop_after(s, entry, 1u << NQ_KIND_ENTER);
            TEST_ASSERT_TRUE(nq_solver_sieve_bits_wide.run_traced(s));
            assert_struck_are_the_attacked(s);
            assert_filled_rows_have_no_marks(s);
        }
        free(s);
    }
}

static void test_marks_are_right_at_every_entry_of_a_small_board(void)
{
    nq_search *s = started(&nq_solver_sieve_bits_wide, 7);
    uint64_t entry = 1;
    stop_after(s, entry, 1u << NQ_KIND_ENTER);
    while (nq_solver_sieve_bits_wide.run_traced(s)) {
        assert_struck_are_the_attacked(s);
        assert_filled_rows_have_no_marks(s);
        stop_after(s, ++entry, 1u << NQ_KIND_ENTER);
    }
    TEST_ASSERT_GREATER_THAN(100, entry);
    free(s);
}

/** A solution whose first and last row are a pair that sieve-bits looks at. */
static void solve_for_the_sieve(int n, uint32_t *columns)
{
    TEST_ASSERT_EQUAL(NQ_OK, nq_solve(n, "search", 7, columns));
    for (int image = 0; image <= NQ_IMAGE_HALF_TURN; image++) {
        uint32_t flipped[LARGEST];
        nq_symmetry_image(columns, n, (nq_image)image, flipped);
        const uint32_t j = flipped[0], c = flipped[n - 1];
        if (j < c && c <= (uint32_t)n - 1 - j)
            memcpy(columns, flipped, (size_t)n * sizeof *columns);
    }
}

/** The row that a solver of a fixed order of rows fills at a depth. */
static uint32_t row_of(const nq_solver *solver, uint32_t n, uint32_t depth)
{
    const nq_search board = {.n = n};
    return solver->row_of(&board, depth);
}

static bool attacked_by_path(const nq_solver *solver, uint32_t n,
                             const uint32_t *path, uint32_t depth)
{
    for (uint32_t d = depth; d-- > 0;)
        if (attacks(row_of(solver, n, depth), path[depth], row_of(solver, n, d),
                    path[d]))
            return true;
    return false;
}

static void test_marks_are_right_when_a_few_queens_stand(void)
{
    const nq_solver *solver = &nq_solver_sieve_bits_wide;
    uint32_t columns[LARGEST], path[10];
    for (int i = 0; SIZES[i] <= 300; i++) {
        const uint32_t n = (uint32_t)SIZES[i];
        solve_for_the_sieve(SIZES[i], columns);
        for (uint32_t d = 0; d < 10; d++)
            path[d] = columns[row_of(solver, n, d)];
        nq_search *s = started(solver, SIZES[i]);
        TEST_ASSERT_TRUE(solver->set_path(s, path, 10));
        assert_struck_are_the_attacked(s);
        free(s);
    }
}

/** All ways to complete a path with the columns that it leaves open. */
static uint64_t completions(const nq_solver *solver, uint32_t n, uint32_t *path,
                            uint32_t depth, const uint32_t *left)
{
    if (depth == n)
        return 1;
    uint64_t found = 0;
    for (uint32_t i = 0; i < OPEN_ROWS; i++) {
        path[depth] = left[i];
        if (!attacked_by_path(solver, n, path, depth))
            found += completions(solver, n, path, depth + 1, left);
    }
    return found;
}

static void assert_completes(const nq_solver *solver, int size)
{
    uint32_t columns[LARGEST], path[LARGEST], left[OPEN_ROWS];
    const uint32_t n = (uint32_t)size, depth = n - OPEN_ROWS;
    solve_for_the_sieve(size, columns);
    for (uint32_t d = 0; d < n; d++)
        path[d] = columns[row_of(solver, n, d)];
    memcpy(left, path + depth, sizeof left);
    nq_search *s = started(solver, size);
    TEST_ASSERT_TRUE(solver->set_path(s, path, depth));
    if (solver->strikes_cells)
        assert_struck_are_the_attacked(s);
    uint64_t found = 0;
    bool known = false;
    while (solver->walk(s)) {
        bool right = false;
        uint32_t solution[LARGEST];
        for (uint32_t d = 0; d < n; d++)
            solution[row_of(solver, n, d)] = s->queen[d];
        TEST_ASSERT_EQUAL(NQ_OK, nq_check(solution, size, &right));
        TEST_ASSERT_TRUE(right);
        known |= memcmp(solution, columns, n * sizeof *columns) == 0;
        found += s->image == 0;
    }
    TEST_ASSERT_TRUE(known);
    TEST_ASSERT_EQUAL_UINT64(completions(solver, n, path, depth, left), found);
    free(s);
}

static void test_both_find_all_completions_of_a_known_start(void)
{
    for (int i = 0; i < SIZE_COUNT; i++) {
        assert_completes(&nq_solver_bitmask_wide, SIZES[i]);
        assert_completes(&nq_solver_sieve_bits_wide, SIZES[i]);
    }
}

static void test_an_attacked_queen_cannot_be_seated(void)
{
    const uint32_t path[] = {5, 4};
    nq_search *s = started(&nq_solver_bitmask_wide, 70);
    TEST_ASSERT_FALSE(nq_solver_bitmask_wide.set_path(s, path, 2));
    free(s);
}

static void test_the_name_finds_the_solver_that_fits(void)
{
    const nq_algorithm *bitmask = nq_find_algorithm("bitmask");
    const nq_algorithm *sieve = nq_find_algorithm("sieve-bits");
    TEST_ASSERT_EQUAL_PTR(&nq_solver_bitmask, nq_solver_of(bitmask, 64));
    TEST_ASSERT_EQUAL_PTR(&nq_solver_bitmask_wide, nq_solver_of(bitmask, 65));
    TEST_ASSERT_EQUAL_PTR(&nq_solver_sieve_bits, nq_solver_of(sieve, 64));
    TEST_ASSERT_EQUAL_PTR(&nq_solver_sieve_bits_wide, nq_solver_of(sieve, 65));
}

static void test_the_limits_say_so(void)
{
    static const char *const NAMES[] = {"bitmask", "sieve-bits"};
    for (int i = 0; i < 2; i++) {
        int limit;
        nq_iter *walk = NULL;
        TEST_ASSERT_EQUAL(NQ_OK,
                          nq_algorithm_limit(NAMES[i], NQ_TASK_LIST, &limit));
        TEST_ASSERT_EQUAL(LARGEST, limit);
        TEST_ASSERT_EQUAL(NQ_OK,
                          nq_algorithm_limit(NAMES[i], NQ_TASK_TRACE, &limit));
        TEST_ASSERT_EQUAL(NQ_TRACE_MAX_N, limit);
        TEST_ASSERT_EQUAL(NQ_OK, nq_iter_new(LARGEST, NAMES[i], &walk));
        nq_iter_free(walk);
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_iter_new(LARGEST + 1, NAMES[i], &walk));
    }
}

static void test_a_wide_board_can_be_traced(void)
{
    for (int n = 65; n <= NQ_TRACE_MAX_N; n += 35) {
        nq_trace *wide, *lookup;
        nq_event seen, expected;
        TEST_ASSERT_EQUAL(NQ_OK,
                          nq_trace_new(n, "bitmask", NQ_LEVEL_OUTLINE, &wide));
        TEST_ASSERT_EQUAL(NQ_OK,
                          nq_trace_new(n, "lookup", NQ_LEVEL_OUTLINE, &lookup));
        for (uint64_t at = 0; at < 30000; at += 1009) {
            TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(wide, at, &seen));
            TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(lookup, at, &expected));
            TEST_ASSERT_EQUAL(expected.type, seen.type);
            TEST_ASSERT_EQUAL(expected.row, seen.row);
            TEST_ASSERT_EQUAL(expected.column, seen.column);
        }
        nq_trace_free(wide);
        nq_trace_free(lookup);
    }
}

static void test_the_memory_of_the_widest_sieve_is_as_documented(void)
{
    const size_t bytes = nq_solver_sieve_bits_wide.size(LARGEST);
    const size_t rows = LARGEST + LARGEST * (LARGEST - 1) / 2;
    const size_t marks = rows * (LARGEST / 64) * sizeof(uint64_t);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT64(marks, bytes);
    TEST_ASSERT_LESS_THAN_UINT64(marks + 20 * LARGEST, bytes);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_several_words_walk_small_boards_like_one);
    RUN_TEST(test_one_word_and_several_agree_where_one_ends);
    RUN_TEST(test_wide_masks_take_the_steps_of_the_lookup_arrays);
    RUN_TEST(test_the_wide_sieve_strikes_out_what_is_attacked);
    RUN_TEST(test_marks_are_right_at_every_entry_of_a_small_board);
    RUN_TEST(test_marks_are_right_when_a_few_queens_stand);
    RUN_TEST(test_both_find_all_completions_of_a_known_start);
    RUN_TEST(test_an_attacked_queen_cannot_be_seated);
    RUN_TEST(test_the_name_finds_the_solver_that_fits);
    RUN_TEST(test_the_limits_say_so);
    RUN_TEST(test_a_wide_board_can_be_traced);
    RUN_TEST(test_the_memory_of_the_widest_sieve_is_as_documented);
    return UNITY_END();
}
