/*
 * test_corners.c -- branches that no other test has a reason to take.
 */
#include "nqueens.h"
#include "search/algorithms.h"
#include "search/solver.h"
#include "unity.h"

#include <stdlib.h>

void setUp(void)
{
}

void tearDown(void)
{
}

static nq_puzzle *open_puzzle(int n, const char *rules)
{
    nq_puzzle *puzzle = NULL;
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_new(n, rules, &puzzle));
    return puzzle;
}

/* ---- Missing pointers ----------------------------------------------------- */

static void test_a_missing_checkpoint_is_named(void)
{
    const nq_part part = {0};
    nq_part total;
    uint32_t number;
    uint64_t sum;
    size_t size;
    uint8_t bytes[1];
    nq_checkpoint *progress = NULL;
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_new(4, "lookup", &progress));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_add(NULL, 0, &part));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_next(NULL, 0, &number));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_sum(NULL, 0, &sum));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_done(progress, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_total(NULL, &total));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_size(NULL, &size));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_write(NULL, bytes, 1));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_read(4, NULL, bytes, 1, NULL));
    nq_checkpoint_free(progress);
}

static void test_a_missing_trace_is_named(void)
{
    nq_event event;
    uint64_t number;
    int32_t columns[4];
    uint8_t cells[16];
    nq_trace *trace = NULL;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_new(4, "array", NQ_LEVEL_FULL, &trace));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_next(NULL, &event));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_previous(trace, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_at(trace, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_position(NULL, &number));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_length(NULL, 1, &number));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_board(NULL, columns));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_struck(NULL, cells));
    nq_trace_free(trace);
}

/* ---- Solvers --------------------------------------------------------------- */

static void test_only_known_names_have_a_row(void)
{
    TEST_ASSERT_NULL(nq_find_algorithm("nobody"));
    TEST_ASSERT_NULL(nq_find_algorithm("fast")->solver);
    TEST_ASSERT_NULL(nq_algorithm_at(-1));
    TEST_ASSERT_EQUAL_PTR(nq_find_algorithm("board"), nq_algorithm_at(0));
}

/** The first row, then the last, then from the second last up: these are filled. */
static void test_the_wide_sieve_has_no_marks_in_filled_rows(void)
{
    enum { N = 65, DEPTH = 3 };
    static const uint32_t path[DEPTH] = {1, 3, 5};
    const nq_solver *sieve = &nq_solver_sieve_bits_wide;
    nq_search *search = malloc(sieve->size(N));
    sieve->start(search, N);
    TEST_ASSERT_TRUE(sieve->set_path(search, path, DEPTH));
    for (uint32_t d = 0; d < DEPTH; d++)
        for (uint32_t column = 0; column < N; column++)
            TEST_ASSERT_FALSE(
                sieve->struck(search, DEPTH, sieve->row_of(search, d), column));
    TEST_ASSERT_TRUE(
        sieve->struck(search, DEPTH, sieve->row_of(search, DEPTH), path[0]));
    free(search);
}

/* ---- Puzzles ----------------------------------------------------------------- */

static void test_a_puzzle_without_rows_has_one_empty_solution(void)
{
    nq_puzzle *puzzle = open_puzzle(0, NULL);
    uint32_t untouched = 7;
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_next(puzzle, 0, &untouched));
    TEST_ASSERT_EQUAL(NQ_DONE, nq_puzzle_next(puzzle, 0, &untouched));
    TEST_ASSERT_EQUAL_UINT32(7, untouched);
    nq_puzzle_free(puzzle);
}

/** (2, 1) is two rows and a column away; only the region binds it to (0, 0). */
static void test_a_queen_strikes_her_region(void)
{
    static const uint32_t regions[16] = {0, 1, 1, 1, 0, 1, 2, 2,
                                         0, 0, 2, 2, 3, 3, 3, 3};
    uint8_t cells[16];
    nq_puzzle *puzzle = open_puzzle(4, "regions");
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, regions));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, 0));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_cells(puzzle, cells));
    TEST_ASSERT_EQUAL(NQ_CELL_QUEEN, cells[0]);
    TEST_ASSERT_EQUAL(NQ_CELL_STRUCK, cells[2 * 4 + 1]);
    TEST_ASSERT_EQUAL(NQ_CELL_FREE, cells[2 * 4 + 2]);
    nq_puzzle_free(puzzle);
}

/** Both rows have one cell left, and its queens would see each other. */
static void test_an_estimate_of_what_cannot_be_is_nothing(void)
{
    nq_puzzle *puzzle = open_puzzle(8, NULL);
    nq_estimate estimate;
    for (int column = 0; column < 8; column++) {
        if (column != 2)
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 4, column));
        if (column != 3)
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 5, column));
    }
    TEST_ASSERT_EQUAL(NQ_OK, nq_estimate_begin(1, &estimate));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_probe(puzzle, 50, &estimate));
    TEST_ASSERT_EQUAL_UINT64(50, estimate.probes);
    TEST_ASSERT_TRUE(estimate.mean == 0);
    nq_puzzle_free(puzzle);
}

/**
 * The searches of one hint share a budget of nodes. Whatever it is, a hint is
 * right or missing: with more nodes it goes from none at all to the queen's name.
 */
static void test_the_budget_may_end_anywhere_in_a_hint(void)
{
    nq_puzzle *puzzle = open_puzzle(6, NULL);
    nq_hint hint = {.kind = NQ_HINT_FOUND};
    int named = 0, lost = 0, undecided = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, 0));
    for (uint64_t budget = 1; budget <= 40; budget++) {
        const nq_status status = nq_puzzle_hint(puzzle, budget, &hint);
        TEST_ASSERT_TRUE(status == NQ_OK || status == NQ_E_BUDGET);
        undecided += status == NQ_E_BUDGET || hint.kind > NQ_HINT_LOST;
        lost += status == NQ_OK && hint.kind == NQ_HINT_LOST;
        named += status == NQ_OK && hint.kind == NQ_HINT_WRONG;
    }
    TEST_ASSERT_EQUAL(40, undecided + lost + named);
    TEST_ASSERT_GREATER_THAN(0, lost);
    TEST_ASSERT_GREATER_THAN(0, named);
    TEST_ASSERT_EQUAL(NQ_HINT_WRONG, hint.kind);
    nq_puzzle_free(puzzle);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_missing_checkpoint_is_named);
    RUN_TEST(test_a_missing_trace_is_named);
    RUN_TEST(test_only_known_names_have_a_row);
    RUN_TEST(test_the_wide_sieve_has_no_marks_in_filled_rows);
    RUN_TEST(test_a_puzzle_without_rows_has_one_empty_solution);
    RUN_TEST(test_a_queen_strikes_her_region);
    RUN_TEST(test_an_estimate_of_what_cannot_be_is_nothing);
    RUN_TEST(test_the_budget_may_end_anywhere_in_a_hint);
    return UNITY_END();
}
