/*
 * test_fast_orbits.c -- symmetry leaves out nothing and counts nothing twice.
 *
 * Every solution of a small board, found by plain search, is weighed as fast would
 * weigh it: most by 0, some by 1, 2, 4 or 8. The weights must add up to the number
 * of solutions.
 */
#include "count/fast/orbits.h"
#include "count/fast/sets.h"
#include "oracle.h"
#include "unity.h"

#include <stdbool.h>
#include <stdlib.h>

enum { MAX_N = 12 };

void setUp(void)
{
}

void tearDown(void)
{
}

typedef struct {
    uint32_t n;
    uint32_t row_of[MAX_N];  // of the queen in each column
    uint8_t stands_for_orbit[1 << MAX_N];
    uint64_t weight;
} board;

static board b;

/* ---- What fast makes of a solution ----------------------------------------- */

static uint32_t rows_between(uint32_t first, uint32_t end)
{
    uint32_t rows = 0;
    for (uint32_t c = first; c < end; c++)
        rows |= 1U << b.row_of[c];
    return rows;
}

/** Which long diagonals have a queen in these columns, off the centre. */
static uint32_t long_diagonals(uint32_t first, uint32_t end)
{
    uint32_t class = 0;
    for (uint32_t c = first; c < end; c++)
        if (2 * c + 1 != b.n || b.row_of[c] != c)
            class |=
                (b.row_of[c] == c ? 2U : 0) | (b.row_of[c] + c == b.n - 1 ? 1U : 0);
    return class;
}

static uint32_t class_of_middle(void)
{
    const uint32_t middle = b.n / 2, row = b.row_of[middle];
    return row < middle ? 1 : row > middle ? 2 : 3;
}

/** What the pairings with these patterns give for a pair of classes. */
static uint32_t weigh(uint32_t orbit_rows, uint32_t pattern_list,
                      uint32_t pattern_class, uint32_t item_class)
{
    nq_orbit orbit;
    uint32_t weight = 0;
    nq_orbit_make(&orbit, b.n, orbit_rows);
    for (uint32_t i = 0; i < orbit.pairings; i++) {
        const nq_pairing *j = &orbit.pairing[i];
        if (j->pattern_list == pattern_list && j->first_class <= pattern_class &&
            pattern_class <= j->last_class)
            weight += orbit.times * j->weight[item_class];
    }
    return weight;
}

/** Patterns are east halves here: of list 0 on the rows of the orbit, of list 1 on the
 * other rows. */
static uint32_t weigh_even(uint32_t east_rows, uint32_t west_rows)
{
    const uint32_t west = long_diagonals(0, b.n / 2);
    const uint32_t east = long_diagonals(b.n / 2, b.n);
    uint32_t weight = 0;
    if (b.stands_for_orbit[east_rows])
        weight += weigh(east_rows, 0, east, west);
    if (b.stands_for_orbit[west_rows])
        weight += weigh(west_rows, 1, east, west);
    return weight;
}

static uint32_t weigh_odd(uint32_t east_rows)
{
    if (!b.stands_for_orbit[east_rows] || long_diagonals(b.n / 2, b.n))
        return 0;
    return weigh(east_rows, 1, long_diagonals(0, b.n / 2), class_of_middle());
}

static uint32_t weigh_solution(void)
{
    const uint32_t west_rows = rows_between(0, b.n / 2);
    const uint32_t east_rows = rows_between(b.n / 2, b.n);
    return b.n % 2 ? weigh_odd(east_rows) : weigh_even(east_rows, west_rows);
}

/* ---- Plain search ------------------------------------------------------------ */

static bool is_peaceful(uint32_t column, uint32_t row)
{
    for (uint32_t c = 0; c < column; c++)
        if (b.row_of[c] == row ||
            (uint32_t)abs((int)b.row_of[c] - (int)row) == column - c)
            return false;
    return true;
}

static uint64_t search(uint32_t column)
{
    uint64_t solutions = 0;
    if (column == b.n) {
        b.weight += weigh_solution();
        return 1;
    }
    for (uint32_t row = 0; row < b.n; row++)
        if (is_peaceful(column, row)) {
            b.row_of[column] = row;
            solutions += search(column + 1);
        }
    return solutions;
}

static void mark_orbits(uint32_t n)
{
    static uint32_t row_sets[1 << MAX_N];
    const uint32_t count = nq_orbits_list(n, row_sets);
    TEST_ASSERT_EQUAL_UINT32(nq_orbits_list(n, NULL), count);
    b = (board){.n = n};
    for (uint32_t i = 0; i < count; i++) {
        nq_orbit orbit;  // its rows may be those of the list upside down
        nq_orbit_make(&orbit, n, row_sets[i]);
        b.stands_for_orbit[orbit.east_rows] = 1;
    }
}

static void test_weights_of_all_solutions_add_up_to_their_number(void)
{
    for (uint32_t n = 4; n <= 11; n++) {
        mark_orbits(n);
        TEST_ASSERT_EQUAL_UINT64(A000170[n], search(0));
        TEST_ASSERT_EQUAL_UINT64(A000170[n], b.weight);
    }
}

/** Each choice of rows belongs to exactly one orbit in the list. */
static void test_every_row_set_has_one_orbit(void)
{
    for (uint32_t n = 4; n <= MAX_N; n++) {
        const uint32_t all = (1U << n) - 1;
        mark_orbits(n);
        for (uint32_t e = nq_first_set(n - n / 2); e <= all; e = nq_next_set(e)) {
            const uint32_t turned = nq_reversed(e, n);
            uint32_t found = b.stands_for_orbit[e];
            found += turned != e && b.stands_for_orbit[turned];
            if (n % 2 == 0) {
                found += b.stands_for_orbit[all ^ e];
                found += turned != e && b.stands_for_orbit[all ^ turned];
                if ((all ^ turned) == e)
                    found /= 2;  // each was met twice
            }
            TEST_ASSERT_EQUAL_UINT32(1, found);
        }
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_weights_of_all_solutions_add_up_to_their_number);
    RUN_TEST(test_every_row_set_has_one_orbit);
    return UNITY_END();
}
