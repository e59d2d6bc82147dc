/*
 * test_fast_layout.c -- two squares share a bit exactly if they share a diagonal.
 */
#include "unity.h"
#include "words.h"

#include <stdbool.h>
#include <stdlib.h>

void setUp(void)
{
}

void tearDown(void)
{
}

typedef struct {
    uint32_t row, column;  // of the whole board
    uint64_t word;
} square;

static uint32_t list_west(const nq_layout *l, square *out)
{
    uint32_t count = 0;
    for (uint32_t row = 0; row < l->n; row++)
        for (uint32_t c = 0; c < l->west; c++)
            out[count++] =
                (square){row, l->west - 1 - c, l->west_cells[row].column[c]};
    return count;
}

static uint32_t list_east(const nq_layout *l, square *out)
{
    uint32_t count = 0;
    for (uint32_t row = 0; row < l->n; row++)
        for (uint32_t c = 0; c < l->east; c++)
            if (l->east_cells[row].column[c])
                out[count++] =
                    (square){row, l->west + c, l->east_cells[row].column[c]};
    return count;
}

static bool on_one_diagonal(square a, square b)
{
    return abs((int)a.row - (int)b.row) == abs((int)a.column - (int)b.column);
}

static bool on_long_diagonal(const nq_layout *l, square a)
{
    return a.row == a.column || a.row + a.column == l->n - 1;
}

static void check_one_side(const square *s, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < count; j++)
            if (s[i].column != s[j].column)
                TEST_ASSERT_EQUAL(on_one_diagonal(s[i], s[j]),
                                  (s[i].word & s[j].word) != 0);
}

/** Long diagonals are the business of classes, all others of the seam bits. */
static void check_both_sides(const nq_layout *l, const square *west,
                             uint32_t west_count, const square *east,
                             uint32_t east_count)
{
    for (uint32_t i = 0; i < west_count; i++)
        for (uint32_t j = 0; j < east_count; j++)
            if (!on_long_diagonal(l, west[i]) && !on_long_diagonal(l, east[j]))
                TEST_ASSERT_EQUAL(on_one_diagonal(west[i], east[j]),
                                  (west[i].word & east[j].word & seam_mask(l)) !=
                                      0);
}

/** A half-turn makes the west half an east half. */
static void turn_all(const nq_layout *l, const square *west, uint32_t count,
                     square *east)
{
    for (uint32_t i = 0; i < count; i++)
        east[i] = (square){l->n - 1 - west[i].row, l->n - 1 - west[i].column,
                           turned(l, west[i].word)};
}

static void check_layout(uint32_t n, uint32_t entry_shift)
{
    static nq_layout l;
    static square west[LAYOUT_MAX_N * LAYOUT_MAX_SIDE];
    static square east[LAYOUT_MAX_N * LAYOUT_MAX_SIDE];
    nq_layout_make(&l, n, entry_shift);
    const uint32_t west_count = list_west(&l, west);
    uint32_t east_count = west_count;
    if (n % 2) {
        east_count = list_east(&l, east);
        check_one_side(east, east_count);
    } else {
        turn_all(&l, west, west_count, east);
    }
    check_one_side(west, west_count);
    check_both_sides(&l, west, west_count, east, east_count);
}

static void test_words_of_all_boards_and_vectors(void)
{
    for (uint32_t n = 4; n < NQ_FAST_LARGE_N; n++)
        for (uint32_t entry_shift = 3; entry_shift <= 6; entry_shift++)
            check_layout(n, entry_shift);
}

static void check_west_classes(const nq_layout *l)
{
    square west[LAYOUT_MAX_N * LAYOUT_MAX_SIDE];
    const uint32_t count = list_west(l, west);
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t falling = west[i].row == west[i].column ? 2 : 0;
        const uint32_t rising = west[i].row + west[i].column == l->n - 1 ? 1 : 0;
        TEST_ASSERT_EQUAL_UINT32(falling + rising, class_of(l, west[i].word));
    }
}

static void check_east_classes(const nq_layout *l)
{
    const uint32_t centre = l->n / 2;
    for (uint32_t row = 0; row < l->n; row++) {
        const uint64_t *word = l->east_cells[row].column;
        const uint32_t expected = row < centre ? 1 : row > centre ? 2 : 3;
        TEST_ASSERT_EQUAL_UINT32(expected, class_of(l, word[0]));
        for (uint32_t c = 1; c < l->east; c++)
            TEST_ASSERT_EQUAL_UINT32(0, class_of(l, word[c]));
    }
}

/** The long diagonals of a west half, the middle queen of an east half. */
static void test_classes_tell_what_they_should(void)
{
    static nq_layout l;
    for (uint32_t n = 4; n < NQ_FAST_LARGE_N; n++)
        for (uint32_t entry_shift = 3; entry_shift <= 6; entry_shift++) {
            nq_layout_make(&l, n, entry_shift);
            check_west_classes(&l);
            if (n % 2)
                check_east_classes(&l);
        }
}

/** In an east half no queen stands on a long diagonal but in the centre. */
static void test_long_diagonals_of_an_east_half_are_closed(void)
{
    static nq_layout l;
    nq_layout_make(&l, 15, 4);
    TEST_ASSERT_EQUAL_UINT64(0, l.east_cells[8].column[1]);
    TEST_ASSERT_EQUAL_UINT64(0, l.east_cells[6].column[1]);
    TEST_ASSERT_NOT_EQUAL(0, l.east_cells[5].column[1]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_words_of_all_boards_and_vectors);
    RUN_TEST(test_classes_tell_what_they_should);
    RUN_TEST(test_long_diagonals_of_an_east_half_are_closed);
    return UNITY_END();
}
