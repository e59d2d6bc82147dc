/*
 * test_fast_tables.c -- quadrants and half boards, against plain search.
 */
#include "count/fast/halves.h"
#include "count/fast/sets.h"
#include "unity.h"
#include "words.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

void setUp(void)
{
}

void tearDown(void)
{
}

/* ---- The twin: queens put one by one, attacks tested by geometry -------- */

enum { MAX_FOUND = 100000 };

typedef struct {
    const nq_cells *cells;
    uint32_t rows, columns;
    uint32_t row_set, column_set;  // to be filled, one queen each
    uint32_t column_of[LAYOUT_MAX_N];
    uint64_t found[MAX_FOUND];
    uint32_t count;
} search;

static bool is_peaceful(const search *s, uint32_t row, uint32_t column)
{
    for (uint32_t r = 0; r < row; r++)
        if (s->row_set >> r & 1)
            if (s->column_of[r] == column ||
                (uint32_t)abs((int)s->column_of[r] - (int)column) == row - r)
                return false;
    return true;
}

static void place_rows(search *s, uint32_t row, uint64_t word)
{
    if (row == s->rows) {
        s->found[s->count++] = word;
        return;
    }
    if (!(s->row_set >> row & 1)) {
        place_rows(s, row + 1, word);
        return;
    }
    for (uint32_t c = 0; c < s->columns; c++)
        if ((s->column_set >> c & 1) && s->cells[row].column[c] &&
            is_peaceful(s, row, c)) {
            s->column_of[row] = c;
            place_rows(s, row + 1, word | s->cells[row].column[c]);
        }
}

static search twin;

static void search_all(const nq_cells *cells, uint32_t rows, uint32_t columns,
                       uint32_t row_set, uint32_t column_set)
{
    twin.cells = cells;
    twin.rows = rows;
    twin.columns = columns;
    twin.row_set = row_set;
    twin.column_set = column_set;
    twin.count = 0;
    place_rows(&twin, 0, 0);
}

static int by_value(const void *a, const void *b)
{
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void check_same(uint64_t *words, uint32_t count)
{
    TEST_ASSERT_EQUAL_UINT32(twin.count, count);
    qsort(twin.found, count, sizeof *words, by_value);
    qsort(words, count, sizeof *words, by_value);
    if (count)
        TEST_ASSERT_EQUAL_UINT64_ARRAY(twin.found, words, count);
}

/* ---- Quadrants ----------------------------------------------------------- */

static void check_quadrant(const nq_cells *cells, uint32_t rows, uint32_t columns)
{
    nq_quadrant q;
    TEST_ASSERT_EQUAL(NQ_OK, nq_quadrant_make(&q, cells, rows, columns));
    for (uint32_t r = 0; r < 1U << rows; r++) {
        uint32_t bucket = q.first[r];
        for (uint32_t c = 0; c < 1U << columns; c++) {
            if (nq_size(c) != nq_size(r))
                continue;
            const uint32_t start = q.starts[bucket], end = q.starts[bucket + 1];
            search_all(cells, rows, columns, r, c);
            check_same(q.words + start, end - start);
            TEST_ASSERT_LESS_OR_EQUAL_UINT32(q.fullest, end - start);
            bucket++;
        }
    }
    nq_quadrant_free(&q);
}

static void test_quadrants_hold_what_a_search_finds(void)
{
    static nq_layout l;
    for (uint32_t n = 4; n <= 13; n++) {
        nq_layout_make(&l, n, 4);
        check_quadrant(l.west_cells, l.top, l.west);
        check_quadrant(l.west_cells + l.top, l.bottom, l.west);
        if (n % 2) {
            check_quadrant(l.east_cells, l.top, l.east);
            check_quadrant(l.east_cells + l.top, l.bottom, l.east);
        }
    }
}

enum { MAX_SIDE = NQ_FAST_LARGE_N / 2 };

static void test_quadrants_may_be_as_high_and_as_wide_as_the_largest(void)
{
    static nq_layout l;
    nq_layout_make(&l, NQ_FAST_LARGE_N - 1, 4);
    check_quadrant(l.west_cells, MAX_SIDE, 2);
    check_quadrant(l.west_cells + MAX_SIDE, MAX_SIDE, 2);
    check_quadrant(l.west_cells, 2, MAX_SIDE);
}

/** Ways to put any number of peaceful queens on a square board, as published by
 * number of queens: on 5 x 5, for instance, 1 + 25 + 140 + 204 + 82 + 10. */
static void test_square_quadrants_have_the_right_size(void)
{
    static const uint32_t total[] = {0, 0, 0, 0, 87, 462, 2635, 16870};
    static nq_layout l;
    for (uint32_t side = 4; side <= 7; side++) {
        nq_quadrant q;
        nq_layout_make(&l, 2 * side, 4);
        TEST_ASSERT_EQUAL(NQ_OK, nq_quadrant_make(&q, l.west_cells, side, side));
        TEST_ASSERT_EQUAL_UINT32(total[side], q.starts[nq_choose(2 * side, side)]);
        nq_quadrant_free(&q);
    }
}

/* ---- Halves -------------------------------------------------------------- */

/** Sorts what the twin has found into buckets, and compares one of them. */
static void check_bucket(const nq_layout *l, nq_list *list, uint32_t bucket)
{
    static uint64_t all[MAX_FOUND];
    const uint32_t count = twin.count;
    memcpy(all, twin.found, count * sizeof *all);
    twin.count = 0;
    for (uint32_t i = 0; i < count; i++)
        if (4 * x_of(l, all[i]) + class_of(l, all[i]) == bucket)
            twin.found[twin.count++] = all[i] & l->field_mask;
    check_same(list->starts[bucket], nq_list_size(list, bucket));
    memcpy(twin.found, all, count * sizeof *all);
    twin.count = count;
}

static void check_list(const nq_layout *l, nq_list *list, const nq_kernel *kernel,
                       const nq_quadrant *q, const nq_cells *cells,
                       uint32_t row_set)
{
    const uint32_t rows = q[0].rows + q[1].rows, columns = q[0].columns;
    TEST_ASSERT_EQUAL(NQ_OK, nq_list_make(list, kernel, &q[0], &q[1], row_set));
    search_all(cells, rows, columns, row_set, (1U << columns) - 1);
    TEST_ASSERT_EQUAL_UINT64(twin.count, list->count);
    for (uint32_t b = 0; b < list->buckets; b++) {
        for (uint32_t i = 0; i < KERNEL_BLOCK - 1; i++)
            TEST_ASSERT_EQUAL_UINT64((uint64_t)KERNEL_ZERO_ENTRY << l->entry_shift,
                                     list->ends[b][i]);
        check_bucket(l, list, b);
    }
}

/** So many upper and lower rows of a half board; all row sets of small ones, some
 * of larger ones. */
static void check_lists(const nq_layout *l, const nq_kernel *kernel,
                        const nq_cells *cells, uint32_t top, uint32_t bottom,
                        uint32_t columns)
{
    nq_quadrant q[2];
    nq_list list;
    const uint32_t stride = top + bottom <= 10 ? 1 : 401;
    uint32_t number = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_quadrant_make(&q[0], cells, top, columns));
    TEST_ASSERT_EQUAL(NQ_OK, nq_quadrant_make(&q[1], cells + top, bottom, columns));
    TEST_ASSERT_EQUAL(NQ_OK, nq_list_open(&list, l));
    for (uint32_t rows = nq_first_set(columns); rows < 1U << (top + bottom);
         rows = nq_next_set(rows))
        if (number++ % stride == 0)
            check_list(l, &list, kernel, q, cells, rows);
    nq_list_close(&list);
    nq_quadrant_free(&q[0]);
    nq_quadrant_free(&q[1]);
}

static void test_lists_hold_what_a_search_finds(void)
{
    static const uint32_t sizes[] = {4, 5, 8, 9, 10, 13, 14, 15};
    static nq_layout l;
    const nq_kernel *kernel;
    for (uint32_t k = 0; (kernel = nq_kernel_at(k)); k++)
        for (uint32_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
            nq_layout_make(&l, sizes[i], kernel->entry_shift);
            check_lists(&l, kernel, l.west_cells, l.top, l.bottom, l.west);
            if (l.n % 2)
                check_lists(&l, kernel, l.east_cells, l.top, l.bottom, l.east);
        }
}

/** On the largest boards the bits of x and of the class lie apart. Their halves are
 * too many to search for; a few rows and columns around the centre are not. */
static void test_lists_of_the_middle_of_every_board(void)
{
    static nq_layout l;
    const nq_kernel *kernel;
    for (uint32_t k = 0; (kernel = nq_kernel_at(k)); k++)
        for (uint32_t n = 12; n < NQ_FAST_LARGE_N; n++) {
            nq_layout_make(&l, n, kernel->entry_shift);
            check_lists(&l, kernel, l.west_cells + n / 2 - 4, 4, 4, 5);
            if (l.n % 2)
                check_lists(&l, kernel, l.east_cells + n / 2 - 3, 4, 3, 4);
        }
}

/* ---- Quadrants that no board would give ---------------------------------- */

enum { UPPERS = 40, LOWERS = 28, JOINS = 6 };

/** Two rows, two of four columns: six buckets, all with these words. */
static nq_quadrant made_up_quadrant(uint64_t *words, uint32_t count, uint32_t shift)
{
    static uint32_t starts[2][JOINS + 1], first[4];
    nq_quadrant q = {.rows = 2, .columns = 4, .words = words, .fullest = count};
    q.starts = starts[shift > 16];
    q.first = first;
    for (uint32_t i = 0; i < JOINS * count; i++)
        words[i] = (uint64_t)(i % count + 1) << shift;
    for (uint32_t b = 0; b <= JOINS; b++)
        q.starts[b] = b * count;
    return q;
}

static void check_batches(const nq_list *list, uint32_t entry_shift)
{
    static uint32_t times[UPPERS + 1][LOWERS + 1];
    memset(times, 0, sizeof times);
    TEST_ASSERT_EQUAL_UINT32(JOINS * UPPERS * LOWERS, nq_list_size(list, 0));
    for (const uint64_t *item = list->starts[0]; item < list->ends[0]; item++)
        times[*item >> entry_shift & 0xff][*item >> (16 + entry_shift) & 0xff]++;
    for (uint32_t u = 1; u <= UPPERS; u++)
        for (uint32_t v = 1; v <= LOWERS; v++)
            TEST_ASSERT_EQUAL_UINT32(JOINS, times[u][v]);
    for (uint32_t b = 1; b < list->buckets; b++)
        TEST_ASSERT_EQUAL_UINT32(0, nq_list_size(list, b));
}

/** Batch after batch goes to one bucket: no other list fills one like this. */
static void test_a_bucket_has_room_for_every_batch(void)
{
    static uint64_t upper_words[JOINS * UPPERS + 4],
        lower_words[JOINS * LOWERS + 4];
    static nq_layout l;
    const nq_kernel *kernel;
    for (uint32_t k = 0; (kernel = nq_kernel_at(k)); k++) {
        nq_list list;
        nq_layout_make(&l, 11, kernel->entry_shift);
        const nq_quadrant upper =
            made_up_quadrant(upper_words, UPPERS, l.entry_shift);
        const nq_quadrant lower =
            made_up_quadrant(lower_words, LOWERS, 16 + l.entry_shift);
        TEST_ASSERT_EQUAL(NQ_OK, nq_list_open(&list, &l));
        TEST_ASSERT_EQUAL(NQ_OK, nq_list_make(&list, kernel, &upper, &lower, 0xf));
        check_batches(&list, l.entry_shift);
        nq_list_close(&list);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_quadrants_hold_what_a_search_finds);
    RUN_TEST(test_quadrants_may_be_as_high_and_as_wide_as_the_largest);
    RUN_TEST(test_square_quadrants_have_the_right_size);
    RUN_TEST(test_lists_hold_what_a_search_finds);
    RUN_TEST(test_lists_of_the_middle_of_every_board);
    RUN_TEST(test_a_bucket_has_room_for_every_batch);
    return UNITY_END();
}
