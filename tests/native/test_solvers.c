/*
 * test_solvers.c -- every algorithm finds every solution, once, in its order.
 */
#include "boards.h"
#include "nqueens.h"
#include "oracle.h"
#include "search/algorithms.h"
#include "search/solver.h"
#include "unity.h"

#include <stdio.h>

enum { SMALL = 12 };

void setUp(void)
{
}

void tearDown(void)
{
}

/** "sieve-bits, n = 8", to say where a comparison failed. */
static const char *place(const char *algorithm, int n)
{
    static char words[64];
    snprintf(words, sizeof words, "%s, n = %d", algorithm, n);
    return words;
}

static void test_every_algorithm_counts_as_many_as_OEIS(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (int n = 0; n <= SMALL; n++) {
            uint64_t found = 99;
            TEST_ASSERT_EQUAL(NQ_OK, nq_count(n, name, &found));
            TEST_ASSERT_EQUAL_UINT64_MESSAGE(A000170[n], found, place(name, n));
        }
}

static void test_the_default_counts_as_many_as_OEIS(void)
{
    for (int n = 0; n <= SMALL; n++) {
        uint64_t found = 99;
        TEST_ASSERT_EQUAL(NQ_OK, nq_count(n, NULL, &found));
        TEST_ASSERT_EQUAL_UINT64(A000170[n], found);
    }
}

static void check_all(const boards *all, const char *where)
{
    for (size_t i = 0; i < all->count; i++) {
        bool solution = false;
        TEST_ASSERT_EQUAL(NQ_OK, nq_check(all->list[i].columns, all->n, &solution));
        TEST_ASSERT_TRUE_MESSAGE(solution, where);
    }
}

static void check_increasing(const boards *all, const char *where)
{
    for (size_t i = 1; i < all->count; i++)
        TEST_ASSERT_LESS_THAN_MESSAGE(
            0, compare_boards(&all->list[i - 1], &all->list[i]), where);
}

static void check_walk(int n, const char *name)
{
    boards all = all_boards(n, name);
    const char *where = place(name, n);
    TEST_ASSERT_EQUAL_UINT64_MESSAGE(A000170[n], all.count, where);
    check_all(&all, where);
    if (!has_trait(name, NQ_TRAIT_ORDERED))
        sort_boards(&all);
    check_increasing(&all, where);
    TEST_ASSERT_EQUAL_HEX64_MESSAGE(SEQUENCE_HASH[n], hash_boards(&all), where);
    free(all.list);
}

static void test_every_walk_is_the_same_lexicographic_sequence_of_solutions(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (int n = 0; can(name, NQ_TASK_LIST) && n <= SMALL; n++)
            check_walk(n, name);
}

static void test_all_algorithms_of_the_table_are_there(void)
{
    // By id: these numbers stand in checkpoint files and must never change.
    static const char *const names[] = {"board",      "array",        "sieve",
                                        "sieve-bits", "lookup",       "bitmask",
                                        "fast",       "dancing-links"};
    enum { IDS = sizeof names / sizeof *names };
    int count = 0, id;
    uint32_t traits;
    for (; nq_algorithm_traits(count, &id, &traits) == NQ_OK; count++) {
        TEST_ASSERT_LESS_THAN(IDS, id);
        TEST_ASSERT_EQUAL_STRING(names[id], nq_algorithm_name(count));
    }
    TEST_ASSERT_EQUAL(IDS, count);
}

static void test_the_first_solution_is_the_first_of_the_walk(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (int n = 0; can(name, NQ_TASK_LIST) && n <= SMALL; n++) {
            board first = {{0}};
            const boards all = all_boards(n, name);
            TEST_ASSERT_EQUAL(all.count ? NQ_OK : NQ_DONE,
                              nq_first(n, name, first.columns));
            if (all.count)
                TEST_ASSERT_EQUAL_MEMORY(all.list, &first, sizeof first);
            free(all.list);
        }
}

static void test_the_first_eight_queens_are_those_of_the_books(void)
{
    static const uint32_t lexicographic[] = {0, 4, 7, 5, 2, 6, 1, 3};
    static const uint32_t of_the_sieve[] = {0, 6, 3, 5, 7, 1, 4, 2};
    uint32_t columns[8];
    TEST_ASSERT_EQUAL(NQ_OK, nq_first(8, NULL, columns));
    TEST_ASSERT_EQUAL_UINT32_ARRAY(lexicographic, columns, 8);
    TEST_ASSERT_EQUAL(NQ_OK, nq_first(8, "sieve-bits", columns));
    TEST_ASSERT_EQUAL_UINT32_ARRAY(of_the_sieve, columns, 8);
}

static void test_a_finished_walk_stays_finished(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (int n = 0; can(name, NQ_TASK_LIST) && n <= 5; n++) {
            uint32_t columns[5] = {0};
            nq_iter *walk = open_walk(n, name);
            while (nq_iter_next(walk, columns) == NQ_OK)
                continue;
            nq_report before, after;
            nq_iter_report(walk, &before);
            for (int again = 0; again < 3; again++)
                TEST_ASSERT_EQUAL(NQ_DONE, nq_iter_next(walk, columns));
            nq_iter_report(walk, &after);
            TEST_ASSERT_EQUAL_MEMORY(&before, &after, sizeof before);
            nq_iter_free(walk);
        }
}

/** Take turns; each walk must go on as if it were alone. */
static void interleave(const char *one, const char *other)
{
    const boards alone[2] = {all_boards(6, one), all_boards(7, other)};
    nq_iter *walk[2] = {open_walk(6, one), open_walk(7, other)};
    size_t seen[2] = {0};
    for (size_t turn = 0; seen[0] < 4 || seen[1] < 40; turn++) {
        board next = {{0}};
        const int who = turn % 2;
        if (nq_iter_next(walk[who], next.columns) != NQ_OK)
            continue;
        TEST_ASSERT_EQUAL_MEMORY(&alone[who].list[seen[who]], &next, sizeof next);
        seen[who]++;
    }
    for (int who = 0; who < 2; who++) {
        nq_iter_free(walk[who]);
        free(alone[who].list);
    }
}

static void test_two_walks_never_affect_each_other(void)
{
    const char *one, *other;
    for (int i = 0; (one = nq_algorithm_name(i)); i++)
        for (int j = 0; (other = nq_algorithm_name(j)); j++)
            if (can(one, NQ_TASK_LIST) && can(other, NQ_TASK_LIST))
                interleave(one, other);
}

static bool takes_path(const nq_solver *solver, const uint32_t *path,
                       uint32_t depth)
{
    void *state = malloc(solver->size(8));
    solver->start(state, 8);
    const bool taken = solver->set_path(state, path, depth);
    free(state);
    return taken;
}

/** Paths are in the solver's own order of rows: 0, 7 for the sieve with bits. */
static void test_a_search_starts_from_peaceful_paths_only(void)
{
    static const uint32_t peaceful[] = {0, 2}, column[] = {0, 0}, off[] = {64},
                          diagonal[] = {1, 2}, far_diagonal[] = {0, 7};
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++) {
        if (!has_trait(name, NQ_TRAIT_LISTS))
            continue;
        const nq_solver *solver = nq_solver_of(nq_algorithm_at(i), 8);
        const bool last_row_second = has_trait(name, NQ_TRAIT_LAST_ROW_SECOND);
        TEST_ASSERT_TRUE_MESSAGE(takes_path(solver, peaceful, 2), name);
        TEST_ASSERT_TRUE_MESSAGE(takes_path(solver, NULL, 0), name);
        TEST_ASSERT_FALSE_MESSAGE(takes_path(solver, column, 2), name);
        TEST_ASSERT_FALSE_MESSAGE(takes_path(solver, off, 1), name);
        TEST_ASSERT_EQUAL_MESSAGE(last_row_second, takes_path(solver, diagonal, 2),
                                  name);
        TEST_ASSERT_EQUAL_MESSAGE(!last_row_second,
                                  takes_path(solver, far_diagonal, 2), name);
    }
}

/** Solutions through each cell of the chess board. */
static void test_every_cell_takes_part_as_often_as_published(void)
{
    uint64_t through[8][8] = {{0}};
    const boards all = all_boards(8, NULL);
    for (size_t i = 0; i < all.count; i++)
        for (int row = 0; row < 8; row++)
            through[row][all.list[i].columns[row]]++;
    for (int row = 0; row < 8; row++)
        TEST_ASSERT_EQUAL_UINT64_ARRAY(
            EIGHT_QUEENS_BY_CELL[row < 4 ? row : 7 - row], through[row], 8);
    free(all.list);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_all_algorithms_of_the_table_are_there);
    RUN_TEST(test_every_algorithm_counts_as_many_as_OEIS);
    RUN_TEST(test_the_default_counts_as_many_as_OEIS);
    RUN_TEST(test_every_walk_is_the_same_lexicographic_sequence_of_solutions);
    RUN_TEST(test_the_first_solution_is_the_first_of_the_walk);
    RUN_TEST(test_the_first_eight_queens_are_those_of_the_books);
    RUN_TEST(test_a_finished_walk_stays_finished);
    RUN_TEST(test_two_walks_never_affect_each_other);
    RUN_TEST(test_a_search_starts_from_peaceful_paths_only);
    RUN_TEST(test_every_cell_takes_part_as_often_as_published);
    return UNITY_END();
}
