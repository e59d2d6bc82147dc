/*
 * test_signature.c -- the algorithms do the work that was published for them.
 *
 * Right answers can be had by wrong ways. These tests pin how much a search does:
 * a change here means that an algorithm is no longer the one it says it is.
 */
#include "boards.h"
#include "nqueens.h"
#include "oracle.h"
#include "unity.h"

#include <stdio.h>

#define LENGTH(table) (sizeof(table) / sizeof *(table))

/** All algorithms that fill the board row by row and look at every column. */
static const char *const PLAIN[] = {"board", "array", "sieve", "lookup", "bitmask"};

void setUp(void)
{
}

void tearDown(void)
{
}

static bool looks_at_every_cell(const char *name)
{
    return strcmp(name, "bitmask") != 0;
}

static nq_iter *walked_to_the_end(int n, const char *name)
{
    uint32_t columns[BOARD_MAX_N];
    nq_iter *walk = open_walk(n, name);
    while (nq_iter_next(walk, columns) == NQ_OK)
        continue;
    return walk;
}

static uint64_t nodes(const nq_iter *walk, int level)
{
    uint64_t number = 99;
    TEST_ASSERT_EQUAL(NQ_OK, nq_iter_nodes(walk, level, &number));
    return number;
}

static nq_report report_of(const nq_iter *walk)
{
    nq_report report;
    TEST_ASSERT_EQUAL(NQ_OK, nq_iter_report(walk, &report));
    return report;
}

static void test_nodes_of_each_level_are_as_published(void)
{
    for (size_t i = 0; i < LENGTH(PLAIN); i++)
        for (int n = 0; n <= 10; n++) {
            nq_iter *walk = walked_to_the_end(n, PLAIN[i]);
            for (int level = 0; level <= n; level++)
                TEST_ASSERT_EQUAL_UINT64_MESSAGE(A319284[n][level],
                                                 nodes(walk, level), PLAIN[i]);
            nq_iter_free(walk);
        }
}

static void test_a_whole_search_places_as_many_queens_as_published(void)
{
    for (size_t i = 0; i < LENGTH(PLAIN); i++)
        for (size_t k = 0; k < LENGTH(ALL_PLACEMENTS); k++) {
            nq_iter *walk = walked_to_the_end(ALL_PLACEMENTS[k].n, PLAIN[i]);
            const nq_report did = report_of(walk);
            TEST_ASSERT_EQUAL_UINT64(ALL_PLACEMENTS[k].placements, did.placements);
            TEST_ASSERT_EQUAL_UINT64(did.placements, did.removals);
            TEST_ASSERT_EQUAL_UINT64(A000170[ALL_PLACEMENTS[k].n], did.solutions);
            nq_iter_free(walk);
        }
}

/** Every node but a full board tries n columns; bitmask sees the free ones only. */
static void test_a_whole_search_tests_every_column_of_every_row_it_enters(void)
{
    for (size_t i = 0; i < LENGTH(PLAIN); i++)
        for (int n = 0; n <= 10; n++) {
            nq_iter *walk = walked_to_the_end(n, PLAIN[i]);
            uint64_t rows_entered = 0;
            for (int level = 0; level < n; level++)
                rows_entered += nodes(walk, level);
            const nq_report did = report_of(walk);
            TEST_ASSERT_EQUAL_UINT64(looks_at_every_cell(PLAIN[i])
                                         ? rows_entered * (uint64_t)n
                                         : did.placements,
                                     did.tests);
            nq_iter_free(walk);
        }
}

/** Seed numbers: 60 tests on the 4 x 4 board, 15720 on the chess board. */
static void test_whole_searches_that_were_counted_by_hand(void)
{
    nq_iter *four = walked_to_the_end(4, "board");
    nq_iter *eight = walked_to_the_end(8, "array");
    const nq_report did = report_of(four);
    TEST_ASSERT_EQUAL_UINT64(60, did.tests);
    TEST_ASSERT_EQUAL_UINT64(16, did.placements);
    TEST_ASSERT_EQUAL_UINT64(16, did.removals);
    TEST_ASSERT_EQUAL_UINT64(2, did.solutions);
    TEST_ASSERT_EQUAL_UINT64(15720, report_of(eight).tests);
    nq_iter_free(four);
    nq_iter_free(eight);
}

static void check_first(size_t k, const char *name)
{
    const int n = FIRST_SOLUTION[k].n;
    uint32_t columns[32];
    nq_iter *walk = open_walk(n, name);
    TEST_ASSERT_EQUAL(NQ_OK, nq_iter_next(walk, columns));
    const nq_report did = report_of(walk);
    TEST_ASSERT_EQUAL_UINT64_MESSAGE(FIRST_SOLUTION[k].placements, did.placements,
                                     name);
    TEST_ASSERT_EQUAL_UINT64(did.placements - (uint64_t)n, did.removals);
    TEST_ASSERT_EQUAL_UINT64(1, did.solutions);
    TEST_ASSERT_EQUAL_UINT64_MESSAGE(looks_at_every_cell(name)
                                         ? FIRST_SOLUTION[k].tests
                                         : FIRST_SOLUTION[k].placements,
                                     did.tests, name);
    nq_iter_free(walk);
}

static void test_the_way_to_the_first_solution_is_as_long_as_published(void)
{
    for (size_t i = 0; i < LENGTH(PLAIN); i++)
        for (size_t k = 0; k < LENGTH(FIRST_SOLUTION); k++)
            check_first(k, PLAIN[i]);
}

/* ---- The sieve that uses symmetry --------------------------------------- */

typedef struct {
    uint64_t base, fourfold, twofold;
} tally;

/** (n, t) seen in a mirror. */
static board image_of(int n, const board *t, nq_image image)
{
    board mirrored = {{0}};
    const uint32_t last = (uint32_t)n - 1;
    for (int row = 0; row < n; row++) {
        const bool flip_rows =
            image == NQ_IMAGE_FLIP_ROWS || image == NQ_IMAGE_HALF_TURN;
        const uint32_t column = t->columns[flip_rows ? n - 1 - row : row];
        mirrored.columns[row] =
            image == NQ_IMAGE_FLIP_COLUMNS || image == NQ_IMAGE_HALF_TURN
                ? last - column
                : column;
    }
    return mirrored;
}

static void take_base(int n, const board *t, tally *count)
{
    const uint32_t first = t->columns[0], last = t->columns[n - 1];
    TEST_ASSERT_LESS_THAN_UINT32_MESSAGE((uint32_t)n / 2, first, "left half only");
    TEST_ASSERT_GREATER_THAN_UINT32(first, last);
    TEST_ASSERT_LESS_OR_EQUAL_UINT32((uint32_t)n - 1 - first, last);
    count->base++;
    if (first + last == (uint32_t)n - 1)
        count->twofold++;
    else
        count->fourfold++;
}

/** Each found board, followed by its images in their order. */
static tally check_families(int n, nq_iter *walk)
{
    tally count = {0};
    board base = {{0}}, next = {{0}};
    nq_image expected = NQ_IMAGE_BASE, image;
    while (nq_iter_next(walk, next.columns) == NQ_OK) {
        nq_iter_image(walk, &image);
        if (image == NQ_IMAGE_BASE) {
            take_base(n, &next, &count);
            base = next;
        } else {
            const board mirrored = image_of(n, &base, image);
            TEST_ASSERT_EQUAL(expected, image);
            TEST_ASSERT_EQUAL_MEMORY(&mirrored, &next, sizeof next);
        }
        expected = (nq_image)(image + 1);
    }
    return count;
}

static void test_the_sieve_finds_as_many_bases_as_its_table_says(void)
{
    for (size_t k = 0; k < LENGTH(SIEVE_BASES); k++) {
        const int n = SIEVE_BASES[k].n;
        nq_iter *walk = open_walk(n, "sieve-bits");
        const tally count = check_families(n, walk);
        const nq_report did = report_of(walk);
        TEST_ASSERT_EQUAL_UINT64(SIEVE_BASES[k].base, count.base);
        TEST_ASSERT_EQUAL_UINT64(SIEVE_BASES[k].fourfold, count.fourfold);
        TEST_ASSERT_EQUAL_UINT64(SIEVE_BASES[k].twofold, count.twofold);
        TEST_ASSERT_EQUAL_UINT64(A000170[n], did.solutions);
        if (SIEVE_BASES[k].placements)
            TEST_ASSERT_EQUAL_UINT64(SIEVE_BASES[k].placements, did.placements);
        nq_iter_free(walk);
    }
}

static void test_the_sieve_never_searches_the_middle_column(void)
{
    for (int n = 3; n <= 11; n += 2) {
        nq_iter *walk = walked_to_the_end(n, "sieve-bits");
        TEST_ASSERT_EQUAL_UINT64(n / 2, nodes(walk, 1));
        nq_iter_free(walk);
    }
}

static void test_nothing_is_derived_on_the_smallest_boards(void)
{
    for (int n = 0; n <= 1; n++) {
        uint32_t columns[1];
        nq_image image = NQ_IMAGE_HALF_TURN;
        nq_iter *walk = open_walk(n, "sieve-bits");
        TEST_ASSERT_EQUAL(NQ_OK, nq_iter_next(walk, columns));
        TEST_ASSERT_EQUAL(NQ_OK, nq_iter_image(walk, &image));
        TEST_ASSERT_EQUAL(NQ_IMAGE_BASE, image);
        TEST_ASSERT_EQUAL(NQ_DONE, nq_iter_next(walk, columns));
        nq_iter_free(walk);
    }
}

static void test_the_others_find_everything_themselves(void)
{
    for (size_t i = 0; i < LENGTH(PLAIN); i++) {
        uint32_t columns[8];
        nq_iter *walk = open_walk(8, PLAIN[i]);
        while (nq_iter_next(walk, columns) == NQ_OK) {
            nq_image image = NQ_IMAGE_HALF_TURN;
            TEST_ASSERT_EQUAL(NQ_OK, nq_iter_image(walk, &image));
            TEST_ASSERT_EQUAL(NQ_IMAGE_BASE, image);
        }
        nq_iter_free(walk);
    }
}

static void test_dancing_links_place_fewer_queens_by_the_fewest_options(void)
{
    for (int n = 4; n <= 10; n++) {
        nq_iter *walk = walked_to_the_end(n, "dancing-links");
        nq_iter *plain = walked_to_the_end(n, "bitmask");
        const nq_report report = report_of(walk);
        TEST_ASSERT_EQUAL_UINT64(FEWEST_OPTIONS_PLACEMENTS[n - 4],
                                 report.placements);
        TEST_ASSERT_EQUAL_UINT64(report.placements, report.removals);
        if (n >= 5)
            TEST_ASSERT_LESS_THAN_UINT64(report_of(plain).placements,
                                         report.placements);
        nq_iter_free(walk);
        nq_iter_free(plain);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_nodes_of_each_level_are_as_published);
    RUN_TEST(test_a_whole_search_places_as_many_queens_as_published);
    RUN_TEST(test_a_whole_search_tests_every_column_of_every_row_it_enters);
    RUN_TEST(test_whole_searches_that_were_counted_by_hand);
    RUN_TEST(test_the_way_to_the_first_solution_is_as_long_as_published);
    RUN_TEST(test_the_sieve_finds_as_many_bases_as_its_table_says);
    RUN_TEST(test_the_sieve_never_searches_the_middle_column);
    RUN_TEST(test_nothing_is_derived_on_the_smallest_boards);
    RUN_TEST(test_the_others_find_everything_themselves);
    RUN_TEST(test_dancing_links_place_fewer_queens_by_the_fewest_options);
    return UNITY_END();
}
