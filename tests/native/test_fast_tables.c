/*
 * test_fast_tables.c -- quadrants and half boards, against plain search.
 */
#include "fast/halves.h"
#include "fast/sets.h"
#include "unity.h"

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
        if (4 * nq_layout_x(l, all[i]) + nq_layout_class(l, all[i]) == bucket)
            twin.found[twin.count++] = all[i] & l->field_mask;
    check_same(list->starts[bucket], nq_list_size(list, bucket));
    memcpy(twin.found, all, count * sizeof *all);
    twin.count = count;
}

static void check_list(const nq_layout *l, nq_list *list, const nq_kernel *kernel,
                       const nq_quadrant *q, const nq_cells *cells,
                       uint32_t columns, uint32_t row_set)
{
    TEST_ASSERT_EQUAL(NQ_OK, nq_list_make(list, kernel, &q[0], &q[1], row_set));
    search_all(cells, l->n, columns, row_set, (1U << columns) - 1);
    for (uint32_t b = 0; b < list->buckets; b++) {
        for (uint32_t i = 0; i < KERNEL_BLOCK - 1; i++)
            TEST_ASSERT_EQUAL_UINT64((uint64_t)KERNEL_ZERO_ENTRY << l->entry_shift,
                                     list->ends[b][i]);
        check_bucket(l, list, b);
    }
}

/** All row sets of small boards, some of larger ones. */
static void check_lists(const nq_layout *l, const nq_kernel *kernel,
                        const nq_cells *cells, uint32_t columns)
{
    nq_quadrant q[2];
    nq_list list;
    const uint32_t stride = l->n <= 10 ? 1 : 401;
    uint32_t number = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_quadrant_make(&q[0], cells, l->top, columns));
    TEST_ASSERT_EQUAL(NQ_OK,
                      nq_quadrant_make(&q[1], cells + l->top, l->bottom, columns));
    TEST_ASSERT_EQUAL(NQ_OK, nq_list_open(&list, l));
    for (uint32_t rows = nq_first_set(columns); rows < 1U << l->n;
         rows = nq_next_set(rows))
        if (number++ % stride == 0)
            check_list(l, &list, kernel, q, cells, columns, rows);
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
            check_lists(&l, kernel, l.west_cells, l.west);
            if (l.n % 2)
                check_lists(&l, kernel, l.east_cells, l.east);
        }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_quadrants_hold_what_a_search_finds);
    RUN_TEST(test_square_quadrants_have_the_right_size);
    RUN_TEST(test_lists_hold_what_a_search_finds);
    return UNITY_END();
}
