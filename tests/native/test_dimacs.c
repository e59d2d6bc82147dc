/*
 * test_dimacs.c -- the exported formula has one model for every solution.
 *
 * Small formulas are read back and tried with every assignment there is. What a SAT
 * solver says about larger ones is asked in tests/node.
 */
#include "nqueens.h"
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static nq_puzzle *puzzle;
static char *formula;
static size_t length;

void setUp(void)
{
    puzzle = NULL;
    formula = NULL;
}

void tearDown(void)
{
    nq_puzzle_free(puzzle);
    free(formula);
}

static void open_puzzle(int n, const char *rules)
{
    nq_puzzle_free(puzzle);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_new(n, rules, &puzzle));
}

/** All pieces, put together. */
static void export_formula(size_t room)
{
    nq_dimacs *writer = NULL;
    char *piece = malloc(room);
    size_t size;
    nq_status status;
    size_t capacity = 1;
    free(formula);
    formula = malloc(capacity);
    length = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_dimacs_new(puzzle, &writer));
    while ((status = nq_dimacs_next(writer, piece, room, &size)) == NQ_OK) {
        TEST_ASSERT_TRUE(0 < size && size <= room);
        TEST_ASSERT_EQUAL('\n', piece[size - 1]);
        while (capacity < length + size + 1)
            formula = realloc(formula, capacity *= 2);
        memcpy(formula + length, piece, size);
        length += size;
    }
    TEST_ASSERT_EQUAL(NQ_DONE, status);
    TEST_ASSERT_EQUAL(NQ_DONE, nq_dimacs_next(writer, piece, room, &size));
    formula[length] = '\0';
    nq_dimacs_free(writer);
    free(piece);
}

static const char *clauses_of(const char *text)
{
    return strchr(strstr(text, "\np cnf ") + 1, '\n') + 1;
}

/** Whether an assignment, bit v - 1 for variable v, makes every clause true. */
static bool is_model(const char *clauses, unsigned bits)
{
    bool satisfied = false;
    for (char *at = (char *)(size_t)clauses; *at;) {
        const long literal = strtol(at, &at, 10);
        if (literal > 0)
            satisfied |= bits >> (literal - 1) & 1;
        else if (literal < 0)
            satisfied |= !(bits >> (-literal - 1) & 1);
        else if (!satisfied)
            return false;
        else
            satisfied = false;
        at += strspn(at, " \n");
    }
    return true;
}

static int count_models(int n)
{
    int models = 0;
    for (unsigned bits = 0; bits < 1u << n * n; bits++)
        models += is_model(clauses_of(formula), bits);
    return models;
}

static void check_models(int n, int expected)
{
    uint64_t count = 0;
    export_formula(NQ_DIMACS_ROOM);
    TEST_ASSERT_EQUAL(expected, count_models(n));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_count(puzzle, 0, 0, &count));
    TEST_ASSERT_EQUAL_UINT64(expected, count);
}

static void test_a_small_formula_reads_as_it_should(void)
{
    open_puzzle(2, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, 1));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 1, 0));
    export_formula(NQ_DIMACS_ROOM);
    TEST_ASSERT_EQUAL_STRING(
        "c 2 queens, rules: classic\n"
        "c variable row * n + column + 1: a queen on that cell\n"
        "p cnf 4 12\n"
        "1 2 0\n3 4 0\n1 3 0\n2 4 0\n"
        "-1 -2 0\n-1 -3 0\n-1 -4 0\n-2 -3 0\n-2 -4 0\n-3 -4 0\n"
        "2 0\n-3 0\n",
        formula);
}

static void test_every_solution_is_one_model(void)
{
    static const int classic[] = {1, 1, 0, 0, 2};
    for (int n = 0; n <= 4; n++) {
        open_puzzle(n, NULL);
        check_models(n, classic[n]);
    }
    open_puzzle(4, "torus");
    check_models(4, 0);
    open_puzzle(4, "super");
    check_models(4, 0);
    open_puzzle(4, "touch");
    check_models(4, 2);
}

static void test_given_and_forbidden_cells_are_told(void)
{
    open_puzzle(4, NULL);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, 0, 1));
    check_models(4, 1);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_forbid(puzzle, 2, 0));
    check_models(4, 0);
}

static void test_regions_are_told(void)
{
    static const uint32_t one[] = {0, 0, 1, 1, 2, 0, 1, 1, 2, 2, 3, 1, 2, 2, 3, 3};
    static const uint32_t none[16] = {0};
    open_puzzle(4, "regions");
    check_models(4, 2);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, one));
    check_models(4, 1);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, none));
    check_models(4, 0);
}

/** Here the regions are the columns, and say the same again. */
static void test_every_region_has_a_clause(void)
{
    static const uint32_t columns[] = {0, 1, 0, 1};
    open_puzzle(2, "regions");
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, columns));
    export_formula(NQ_DIMACS_ROOM);
    TEST_ASSERT_EQUAL_STRING(
        "1 2 0\n3 4 0\n1 3 0\n2 4 0\n1 3 0\n2 4 0\n"
        "-1 -2 0\n-1 -3 0\n-1 -4 0\n-2 -3 0\n-2 -4 0\n-3 -4 0\n",
        clauses_of(formula));
}

/** The number in the head is the number of lines that follow, the largest fits. */
static void test_the_head_counts_the_clauses(void)
{
    static const int sizes[] = {5, 40, NQ_PUZZLE_MAX_N};
    for (int i = 0; i < 3; i++) {
        unsigned variables, clauses, lines = 0;
        open_puzzle(sizes[i], "regions");
        export_formula(NQ_DIMACS_ROOM);
        TEST_ASSERT_EQUAL(2, sscanf(strstr(formula, "p cnf"), "p cnf %u %u",
                                    &variables, &clauses));
        for (const char *at = clauses_of(formula); *at; at++)
            lines += *at == '\n';
        TEST_ASSERT_EQUAL(sizes[i] * sizes[i], variables);
        TEST_ASSERT_EQUAL(lines, clauses);
    }
}

static void test_the_pieces_add_up_whatever_their_size(void)
{
    open_puzzle(50, "super");
    export_formula(NQ_DIMACS_ROOM);
    char *small = formula;
    const size_t small_length = length;
    formula = NULL;
    export_formula(10 * NQ_DIMACS_ROOM + 7);
    TEST_ASSERT_EQUAL(small_length, length);
    TEST_ASSERT_EQUAL_MEMORY(small, formula, length);
    free(small);
}

/** A clause that ends with the room is in. */
static void test_a_piece_may_fill_its_room_to_the_last_byte(void)
{
    enum { LONGEST_LINE = 12 };
    static char piece[NQ_DIMACS_ROOM + LONGEST_LINE];
    int full = 0;
    open_puzzle(30, NULL);
    for (size_t room = NQ_DIMACS_ROOM; room < sizeof piece; room++) {
        nq_dimacs *writer = NULL;
        size_t size = 0;
        TEST_ASSERT_EQUAL(NQ_OK, nq_dimacs_new(puzzle, &writer));
        TEST_ASSERT_EQUAL(NQ_OK, nq_dimacs_next(writer, piece, room, &size));
        full += size == room;
        nq_dimacs_free(writer);
    }
    TEST_ASSERT_GREATER_THAN(0, full);
}

/** Looks through the formula piece by piece: the whole would fill the memory. */
static bool some_piece_holds(const char *words)
{
    static char piece[NQ_DIMACS_ROOM + 1];
    nq_dimacs *writer = NULL;
    size_t size;
    bool found = false;
    TEST_ASSERT_EQUAL(NQ_OK, nq_dimacs_new(puzzle, &writer));
    while (!found &&
           nq_dimacs_next(writer, piece, NQ_DIMACS_ROOM, &size) == NQ_OK) {
        piece[size] = '\0';
        found = strstr(piece, words) != NULL;
    }
    nq_dimacs_free(writer);
    return found;
}

/** One region of nearly all cells makes the longest clause there can be. */
static void test_the_longest_clause_fits(void)
{
    uint32_t *regions = calloc(NQ_PUZZLE_MAX_N * NQ_PUZZLE_MAX_N, sizeof *regions);
    open_puzzle(NQ_PUZZLE_MAX_N, "regions");
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, regions));
    TEST_ASSERT_TRUE(some_piece_holds(" 16384 0\n"));
    free(regions);
}

static void test_wrong_arguments_are_refused(void)
{
    nq_dimacs *writer = NULL;
    char text[8];
    size_t size = 9;
    open_puzzle(4, NULL);
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_dimacs_new(NULL, &writer));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_dimacs_new(puzzle, NULL));
    TEST_ASSERT_EQUAL(NQ_OK, nq_dimacs_new(puzzle, &writer));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_dimacs_next(NULL, text, 8, &size));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_dimacs_next(writer, NULL, 8, &size));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_dimacs_next(writer, text, 8, NULL));
    TEST_ASSERT_EQUAL(NQ_E_ROOM, nq_dimacs_next(writer, text, 8, &size));
    TEST_ASSERT_EQUAL(9, size);
    nq_dimacs_free(writer);
    nq_dimacs_free(NULL);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_small_formula_reads_as_it_should);
    RUN_TEST(test_every_solution_is_one_model);
    RUN_TEST(test_given_and_forbidden_cells_are_told);
    RUN_TEST(test_regions_are_told);
    RUN_TEST(test_every_region_has_a_clause);
    RUN_TEST(test_the_head_counts_the_clauses);
    RUN_TEST(test_the_pieces_add_up_whatever_their_size);
    RUN_TEST(test_a_piece_may_fill_its_room_to_the_last_byte);
    RUN_TEST(test_the_longest_clause_fits);
    RUN_TEST(test_wrong_arguments_are_refused);
    return UNITY_END();
}
