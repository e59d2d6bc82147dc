/*
 * test_fast_large.c -- the steps of large boards, each against a naive twin.
 */
#include "count/fast/large.h"
#include "base/random.h"
#include "count/fast/sets.h"
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

static uint32_t random_rows(nq_random *random, uint32_t n)
{
    const uint32_t size = n - n / 2;
    return nq_set_of_rank(size,
                          (uint32_t)nq_random_below(random, nq_choose(n, size)));
}

/* ---- The order of the diagonals ------------------------------------------- */

static bool is_on(nq_diagonal d, uint32_t n, uint32_t row, uint32_t column)
{
    return d.line == (d.falling ? row + n - column : row + column);
}

/** Squares west of the seam on west rows, times squares east of it on east rows. */
static uint32_t count_squares(nq_diagonal d, uint32_t n, uint32_t east_rows)
{
    uint32_t squares[2] = {0, 0};
    for (uint32_t row = 0; row < n; row++)
        for (uint32_t c = 0; c < n; c++) {
            const bool east = c >= n / 2;
            if (is_on(d, n, row, c) && east == (east_rows >> row & 1))
                squares[east]++;
        }
    return squares[0] * squares[1];
}

static bool crosses_the_seam(nq_diagonal d, uint32_t n)
{
    bool west = false, east = false;
    for (uint32_t row = 0; row < n; row++) {
        west |= is_on(d, n, row, n / 2 - 1);
        east |= is_on(d, n, row, n / 2);
    }
    return west && east;
}

static void check_order(const nq_diagonal *order, uint32_t n, uint32_t east_rows)
{
    bool seen[2][2 * NQ_FAST_MAX_N] = {{false}};
    for (uint32_t i = 0; i < 2 * (n - 2); i++) {
        const nq_diagonal d = order[i];
        TEST_ASSERT_FALSE(seen[d.falling][d.line]);
        seen[d.falling][d.line] = true;
        TEST_ASSERT_TRUE(crosses_the_seam(d, n));
        TEST_ASSERT_FALSE(is_on(d, n, 0, d.falling ? 0 : n - 1));
        if (i > 0)
            TEST_ASSERT_GREATER_OR_EQUAL_UINT32(
                count_squares(d, n, east_rows),
                count_squares(order[i - 1], n, east_rows));
    }
}

static void test_diagonals_with_the_most_squares_come_first(void)
{
    nq_random random = nq_random_from(1);
    nq_diagonal order[ORDER_MAX_DIAGONALS];
    for (uint32_t n = 8; n <= NQ_FAST_MAX_N; n++)
        for (uint32_t i = 0; i < 10; i++) {
            const uint32_t rows = random_rows(&random, n);
            nq_split_order(order, n, rows);
            check_order(order, n, rows);
        }
}

/** The squares of the four diagonals next to the long one of a family. */
static uint32_t count_central(uint32_t n, uint32_t east_rows, bool falling)
{
    uint32_t sum = 0;
    for (int d = -2; d <= 2; d++) {
        const int line = (int)n - (falling ? 0 : 1) + d;
        if (d != 0)
            sum +=
                count_squares((nq_diagonal){falling, (uint8_t)line}, n, east_rows);
    }
    return sum;
}

static void test_orbits_are_turned_so_that_rising_diagonals_have_more_squares(void)
{
    nq_random random = nq_random_from(4);
    uint32_t turned = 0;
    for (uint32_t n = NQ_FAST_SORTED_N; n <= NQ_FAST_MAX_N; n++)
        for (uint32_t i = 0; i < 20; i++) {
            const uint32_t rows = random_rows(&random, n);
            nq_orbit orbit;
            nq_orbit_make(&orbit, n, rows);
            turned += orbit.east_rows != rows;
            TEST_ASSERT_TRUE(orbit.east_rows == rows ||
                             orbit.east_rows == nq_reversed(rows, n));
            TEST_ASSERT_EQUAL_UINT32((1U << n) - 1,
                                     orbit.east_rows ^ orbit.west_rows);
            TEST_ASSERT_GREATER_OR_EQUAL_UINT32(
                count_central(n, orbit.east_rows, true),
                count_central(n, orbit.east_rows, false));
        }
    TEST_ASSERT_GREATER_THAN_UINT32(100, turned);
    TEST_ASSERT_LESS_THAN_UINT32(240, turned);
}

/** Where nothing is sorted by diagonals, finding out would cost more than it gives. */
static void test_orbits_of_small_boards_are_left_as_they_are(void)
{
    nq_random random = nq_random_from(5);
    for (uint32_t n = 4; n < NQ_FAST_SORTED_N; n++)
        for (uint32_t i = 0; i < 20; i++) {
            const uint32_t rows = random_rows(&random, n);
            nq_orbit orbit;
            nq_orbit_make(&orbit, n, rows);
            TEST_ASSERT_EQUAL_HEX32(rows, orbit.east_rows);
        }
}

/* ---- Words ----------------------------------------------------------------- */

static nq_dense dense;

static void make_word(uint32_t n, uint32_t x_bits, uint32_t east_rows)
{
    nq_diagonal order[ORDER_MAX_DIAGONALS];
    nq_split_order(order, n, east_rows);
    nq_dense_make(&dense, n, x_bits, order);
}

typedef struct {
    uint32_t row, column, half, quadrant;
    uint64_t word;
} square;

/** All squares where a queen may stand. */
static uint32_t list_squares(square *out)
{
    const nq_layout *l = &dense.layout;
    uint32_t count = 0;
    for (uint32_t row = 0; row < l->n; row++)
        for (uint32_t column = 0; column < l->n; column++) {
            const uint32_t half = column < l->west ? WEST : EAST;
            const uint64_t word =
                half == WEST ? l->west_cells[row].column[l->west - 1 - column]
                             : l->east_cells[row].column[column - l->west];
            if (word)
                out[count++] =
                    (square){row, column, half, row < l->top ? UPPER : LOWER, word};
        }
    return count;
}

static bool share_a_diagonal(square a, square b)
{
    return abs((int)a.row - (int)b.row) == abs((int)a.column - (int)b.column);
}

static bool is_on_a_long_diagonal(square a)
{
    return a.row == a.column || a.row + a.column == dense.layout.n - 1;
}

/** What is left of a word outside its quadrant, and outside its half. */
static uint64_t outside(square a)
{
    return a.word & dense.kept[a.half][a.quadrant];
}

static uint64_t seam_bits(square a)
{
    const uint64_t x = ((UINT64_C(1) << dense.layout.x_bits) - 1) << DENSE_X_SHIFT;
    return outside(a) & (x | UINT32_MAX);
}

/** Classes of the middle column are no diagonals, and long diagonals are classes. */
static void check_squares(square a, square b)
{
    const bool expected = share_a_diagonal(a, b);
    if (a.column == b.column)
        return;
    if (a.half == b.half && a.quadrant == b.quadrant)
        TEST_ASSERT_EQUAL(expected, (a.word & b.word) != 0);
    else if (a.half == b.half)
        TEST_ASSERT_EQUAL(expected, (outside(a) & outside(b)) != 0);
    else if (!is_on_a_long_diagonal(a) && !is_on_a_long_diagonal(b))
        TEST_ASSERT_EQUAL(expected, (seam_bits(a) & seam_bits(b)) != 0);
}

static uint32_t least_x_bits(uint32_t n)
{
    return 2 * (n - 2) <= 32 ? 0 : 2 * (n - 2) - 32;
}

static void test_squares_share_a_bit_if_they_share_a_diagonal(void)
{
    static square squares[NQ_FAST_MAX_N * NQ_FAST_MAX_N];
    nq_random random = nq_random_from(2);
    for (uint32_t n = 8; n <= NQ_FAST_MAX_N; n++) {
        make_word(n, least_x_bits(n), random_rows(&random, n));
        const uint32_t count = list_squares(squares);
        for (uint32_t i = 0; i < count; i++)
            for (uint32_t j = 0; j < count; j++)
                check_squares(squares[i], squares[j]);
    }
}

/* ---- Placements ------------------------------------------------------------- */

enum { SIDE = 13, LONG_ROWS = 8, LONG_BUCKETS = 1287 };  // 13 choose 8

static uint16_t rank[1 << SIDE];
static uint32_t found[LONG_BUCKETS];

/** Counts the ways to put a queen into each row that is left, by their columns. */
static void search_rows(uint32_t rows, uint32_t columns, uint32_t left,
                        uint32_t right)
{
    if (rows == 0) {
        found[rank[columns]]++;
        return;
    }
    for (uint32_t c = 0; c < SIDE; c++) {
        const uint32_t queen = 1U << c;
        if (!((columns | left | right) & queen))
            search_rows(rows - 1, columns | queen, (left | queen) << 1,
                        (right | queen) >> 1);
    }
}

/** Long lists are counted before they are made, and not kept. */
static void test_a_long_list_of_placements_takes_what_it_needs(void)
{
    nq_placements list, other;
    nq_rank_sets(rank, SIDE);
    make_word(2 * SIDE, least_x_bits(2 * SIDE), nq_first_set(SIDE));
    const nq_quarter quarter = {dense.layout.west_cells, SIDE,
                                dense.kept[WEST][UPPER], rank};
    search_rows(LONG_ROWS, 0, 0, 0);
    TEST_ASSERT_EQUAL(NQ_OK, nq_placements_open(&list, SIDE));
    TEST_ASSERT_EQUAL(NQ_OK, nq_placements_open(&other, SIDE));
    TEST_ASSERT_EQUAL(NQ_OK, nq_placements_make(&list, &other, nq_kernel_at(0),
                                                &quarter, nq_first_set(LONG_ROWS)));
    TEST_ASSERT_EQUAL_UINT32(LONG_BUCKETS, list.buckets);
    for (uint32_t b = 0; b < LONG_BUCKETS; b++)
        TEST_ASSERT_EQUAL_UINT64(found[b], nq_placements_bucket(&list, b).count);
    TEST_ASSERT_EQUAL_UINT64(list.starts[LONG_BUCKETS] + KERNEL_JOIN_MARGIN,
                             list.room);
    nq_placements_forget(&list);
    TEST_ASSERT_NULL(list.words);
    TEST_ASSERT_EQUAL(NQ_OK, nq_placements_make(&list, &other, nq_kernel_at(0),
                                                &quarter, nq_first_set(1)));
    TEST_ASSERT_EQUAL_UINT32(SIDE, list.starts[list.buckets]);
    nq_placements_close(&list);
    nq_placements_close(&other);
}

/* ---- Orbits ------------------------------------------------------------------ */

enum { MAX_HALVES = 5000 };

/** Half boards as squares: row_of[column], columns outward from the seam. */
typedef struct {
    uint32_t half, n, columns;
    uint32_t row_of[MAX_HALVES][NQ_FAST_MAX_N];
    uint32_t count;
} halves;

static uint32_t column_of(const halves *h, uint32_t c)
{
    return h->half == WEST ? h->n / 2 - 1 - c : h->n / 2 + c;
}

static bool attack(const halves *a, uint32_t i, uint32_t c, const halves *b,
                   uint32_t j, uint32_t d)
{
    const int rows = (int)a->row_of[i][c] - (int)b->row_of[j][d];
    const int columns = (int)column_of(a, c) - (int)column_of(b, d);
    return rows == 0 || abs(rows) == abs(columns);
}

/** Fills column c of the half board in hand with the rows that are left. */
static void fill_column(halves *h, uint32_t c, uint32_t rows)
{
    const uint32_t at = h->count;
    if (c == h->columns) {
        TEST_ASSERT_LESS_THAN_UINT32(MAX_HALVES - 1, at);
        memcpy(h->row_of[at + 1], h->row_of[at], sizeof h->row_of[at]);
        h->count++;
        return;
    }
    for (uint32_t row = 0; row < h->n; row++) {
        bool free = rows >> row & 1;
        h->row_of[h->count][c] = row;
        for (uint32_t d = 0; d < c; d++)
            free = free && !attack(h, h->count, c, h, h->count, d);
        if (free)
            fill_column(h, c + 1, rows & ~(1U << row));
    }
}

static bool is_centre(const halves *h, uint32_t i, uint32_t c)
{
    return 2 * column_of(h, c) + 1 == h->n && 2 * h->row_of[i][c] + 1 == h->n;
}

/** Which long diagonals are taken, off the centre. */
static uint32_t long_diagonals(const halves *h, uint32_t i)
{
    uint32_t class = 0;
    for (uint32_t c = 0; c < h->columns; c++) {
        const uint32_t row = h->row_of[i][c], column = column_of(h, c);
        if (!is_centre(h, i, c))
            class |= (row + column == h->n - 1 ? 1U : 0) | (row == column ? 2U : 0);
    }
    return class;
}

/** As orbits.c has it; 4 for an east half that is not wanted. */
static uint32_t class_of(const halves *h, uint32_t i)
{
    const uint32_t middle = h->n / 2, row = h->row_of[i][0];
    if (h->half == WEST || h->n % 2 == 0)
        return long_diagonals(h, i);
    if (long_diagonals(h, i))
        return 4;
    return row < middle ? 1 : row > middle ? 2 : 3;
}

static bool are_disjoint(const halves *a, uint32_t i, const halves *b, uint32_t j)
{
    for (uint32_t c = 0; c < a->columns; c++)
        for (uint32_t d = 0; d < b->columns; d++)
            if (attack(a, i, c, b, j, d) && !is_centre(a, i, c) &&
                !is_centre(b, j, d))
                return false;
    return true;
}

static halves side[2];  // lists 0 and 1

static void search_sides(uint32_t n, const nq_orbit *orbit)
{
    side[0].half = EAST;
    side[0].columns = n - n / 2;
    side[1].half = WEST;
    side[1].columns = n / 2;
    for (int i = 0; i < 2; i++) {
        side[i].n = n;
        side[i].count = 0;
        fill_column(&side[i], 0, i == 0 ? orbit->east_rows : orbit->west_rows);
    }
}

/** Every pattern with every item. */
static void add_pairing(const nq_pairing *pairing, nq_tally *tally)
{
    const halves *patterns = &side[pairing->pattern_list];
    const halves *items = &side[1 - pairing->pattern_list];
    for (uint32_t i = 0; i < patterns->count; i++) {
        const uint32_t class = class_of(patterns, i);
        if (class < pairing->first_class || class > pairing->last_class)
            continue;
        for (uint32_t j = 0; j < items->count; j++) {
            const uint32_t k = class_of(items, j);
            const uint32_t weight = k < 4 ? pairing->weight[k] : 0;
            tally->decided += weight > 0;
            if (weight)
                tally->disjoint[weight] += are_disjoint(patterns, i, items, j);
        }
    }
}

static nq_tally run_orbit(const nq_kernel *kernel, uint32_t n,
                          const nq_large_tuning *tuning, const nq_orbit *orbit)
{
    nq_large large;
    nq_tally tally = {0};
    TEST_ASSERT_EQUAL(NQ_OK, nq_large_open(&large, n, kernel, tuning));
    TEST_ASSERT_EQUAL(NQ_OK, nq_large_run(&large, orbit, &tally));
    nq_large_close(&large);
    return tally;
}

static void check_disjoint(const nq_tally *expected, const nq_tally *tally)
{
    for (uint32_t w = 1; w <= PAIRS_MAX_WEIGHT; w++)
        TEST_ASSERT_EQUAL_UINT64(expected->disjoint[w], tally->disjoint[w]);
}

static const nq_large_tuning in_one_piece = {4, 0, 40, 0, 0, MAX_HALVES};
static const nq_large_tuning in_passes = {6, 1, 40, 30, 20, MAX_HALVES};
static const nq_large_tuning made_twice = {4, 0, 40, 0, 0, 50};
static const nq_large_tuning all_split = {2, 0, 1, 0, 0, MAX_HALVES};
static const nq_large_tuning few_x_bits = {2, 1, 40, 30, 1, 10};

static void check_orbit(const nq_kernel *kernel, uint32_t n, uint32_t east_rows)
{
    nq_orbit orbit;
    nq_tally expected = {0};
    nq_orbit_make(&orbit, n, east_rows);
    search_sides(n, &orbit);
    for (uint32_t i = 0; i < orbit.pairings; i++)
        add_pairing(&orbit.pairing[i], &expected);
    const nq_tally whole = run_orbit(kernel, n, &in_one_piece, &orbit);
    const nq_tally passes = run_orbit(kernel, n, &in_passes, &orbit);
    const nq_tally twice = run_orbit(kernel, n, &made_twice, &orbit);
    const nq_tally split = run_orbit(kernel, n, &all_split, &orbit);
    const nq_tally few = run_orbit(kernel, n, &few_x_bits, &orbit);
    TEST_ASSERT_EQUAL_UINT64(expected.decided, whole.decided);
    check_disjoint(&expected, &whole);
    check_disjoint(&expected, &passes);
    check_disjoint(&expected, &twice);
    TEST_ASSERT_EQUAL_UINT64(whole.work.sorted, twice.work.sorted);
    check_disjoint(&expected, &split);
    check_disjoint(&expected, &few);
}

/** Lists in one piece, and in passes of a few half boards. */
static void test_orbits_are_what_a_double_loop_finds(void)
{
    const nq_kernel *kernel;
    for (uint32_t k = 0; (kernel = nq_kernel_at(k)); k++) {
        nq_random random = nq_random_from(3);
        for (uint32_t n = 8; n <= 15; n++)
            for (uint32_t i = 0; i < 4; i++)
                check_orbit(kernel, n, random_rows(&random, n));
    }
}

/** All queens of a half in one quadrant, and of no use to anybody: no half at all. */
static void test_orbits_of_rows_side_by_side(void)
{
    for (uint32_t n = 8; n <= 15; n++)
        check_orbit(nq_kernel_at(0), n, nq_first_set(n - n / 2));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_diagonals_with_the_most_squares_come_first);
    RUN_TEST(test_orbits_are_turned_so_that_rising_diagonals_have_more_squares);
    RUN_TEST(test_orbits_of_small_boards_are_left_as_they_are);
    RUN_TEST(test_squares_share_a_bit_if_they_share_a_diagonal);
    RUN_TEST(test_a_long_list_of_placements_takes_what_it_needs);
    RUN_TEST(test_orbits_are_what_a_double_loop_finds);
    RUN_TEST(test_orbits_of_rows_side_by_side);
    return UNITY_END();
}
