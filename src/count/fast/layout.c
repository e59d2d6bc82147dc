/*
 * layout.c -- which bit of a 64-bit word stands for which diagonal.
 *
 * Of the diagonals only those that cross the seam can set one half against the
 * other: n - 1 in each family. The long ones are told apart by class, which leaves
 * 2(n - 2). Rising ones R come first, since row sets are turned so that these are used
 * the most (split_order.c), and each family is ordered by the distance from its long
 * diagonal:
 *
 *     R+1 R-1  R+2 R-2  R+3 R-3  ...  F+1 F-1  F+2 F-2  ...
 *
 * A half-turn of the board turns R+i into R-i and F+i into F-i: for even n the
 * neighbours 2j and 2j + 1 of this order change places and nothing else.
 */
#include "layout.h"

#include "base/assert.h"

#include <stdbool.h>
#include <string.h>

static void make_fields(nq_layout *layout, uint32_t bits)
{
    layout->fields = (bits + LAYOUT_MAX_WIDTH - 1) / LAYOUT_MAX_WIDTH;
    if (layout->fields < LAYOUT_MIN_FIELDS)
        layout->fields = LAYOUT_MIN_FIELDS;
    for (uint32_t f = 0, left = bits; f < layout->fields; f++) {
        const uint32_t share = layout->fields - f;
        layout->width[f] = (left + share - 1) / share;
        left -= layout->width[f];
        layout->field_mask |= ((UINT64_C(1) << layout->width[f]) - 1)
                              << (16 * f + layout->entry_shift);
    }
}

/** Takes `count` neighbouring bits that are not taken yet; returns the lowest. There
 * are some on every board that this layout is for. */
static uint32_t take_bits(uint64_t *taken, uint32_t count)
{
    const uint64_t wanted = (UINT64_C(1) << count) - 1;
    uint32_t shift = 0;
    while ((*taken >> shift) & wanted)
        shift++;
    *taken |= wanted << shift;
    return shift;
}

/** The class goes right below the x bits. */
static void place_x_and_class(nq_layout *layout, uint64_t *taken)
{
    layout->class_shift = take_bits(taken, layout->x_bits + 2);
    layout->x_shift = layout->class_shift + 2;
    NQ_ASSERT(layout->x_shift + layout->x_bits <= 64);
}

/** The field column that holds the p-th field bit. */
static uint32_t column_of(const nq_layout *layout, uint32_t p)
{
    uint32_t f = 0;
    while (p >= layout->width[f])
        p -= layout->width[f++];
    return f * LAYOUT_MAX_WIDTH + p;
}

static void make_turned(nq_layout *layout, uint32_t bits)
{
    for (uint32_t p = 0; p < bits; p++)
        layout->turned[column_of(layout, p)] =
            (uint8_t)column_of(layout, layout->n % 2 ? p : p ^ 1);
}

/** The bit of the p-th seam diagonal in the order above. */
static uint64_t seam_bit(const nq_layout *layout, uint32_t p)
{
    if (p < layout->x_bits)
        // The x bits end within the word, which the analyzer cannot know.
        // NOLINTNEXTLINE(clang-analyzer-core.UndefinedBinaryOperatorResult)
        return UINT64_C(1) << (layout->x_shift + layout->x_bits - 1 - p);
    const uint32_t column = column_of(layout, p - layout->x_bits);
    return UINT64_C(1) << (16 * (column / LAYOUT_MAX_WIDTH) + layout->entry_shift +
                           column % LAYOUT_MAX_WIDTH);
}

/**
 * The diagonals of both families, by offset from the long one, which is at [n].
 * Offsets of rising diagonals are row + column - (n - 1), of falling ones row -
 * column.
 */
typedef struct {
    uint64_t rising[2 * LAYOUT_MAX_N], falling[2 * LAYOUT_MAX_N];
    uint64_t taken;
} diagonals;

/**
 * A diagonal crosses the seam if it has a row in the columns on both sides of it.
 * In the column behind the seam, a rising one is in row offset + n - 1 - west, and
 * one row further down before it; a falling one in row offset + west, and one
 * further up.
 */
static bool rising_crosses(const nq_layout *layout, int offset)
{
    const int row = offset + (int)layout->n - 1 - (int)layout->west;
    return row >= 0 && row + 1 < (int)layout->n;
}

static bool falling_crosses(const nq_layout *layout, int offset)
{
    const int row = offset + (int)layout->west;
    return row - 1 >= 0 && row < (int)layout->n;
}

/** The offsets 1, -1, 2, -2, ... */
static int offset_of(uint32_t i)
{
    return i % 2 ? -(int)(i / 2 + 1) : (int)(i / 2 + 1);
}

/** Gives the seam diagonals their bits. */
static void place_seam_diagonals(const nq_layout *layout, diagonals *d)
{
    const int n = (int)layout->n;
    uint32_t p = 0;
    for (uint32_t i = 0; i < 2 * layout->n - 2; i++)
        if (rising_crosses(layout, offset_of(i)))
            d->rising[n + offset_of(i)] = seam_bit(layout, p++);
    for (uint32_t i = 0; i < 2 * layout->n - 2; i++)
        if (falling_crosses(layout, offset_of(i)))
            d->falling[n + offset_of(i)] = seam_bit(layout, p++);
}

/** The bit of a diagonal; one that ends before the seam is given a spare one. */
static uint64_t bit_of(uint64_t *diagonal, uint64_t *taken)
{
    if (*diagonal == 0)
        *diagonal = UINT64_C(1) << take_bits(taken, 1);
    return *diagonal;
}

static uint64_t bits_of(const nq_layout *layout, diagonals *d, uint32_t row,
                        uint32_t column)
{
    return bit_of(&d->rising[row + column + 1], &d->taken) |
           bit_of(&d->falling[layout->n + row - column], &d->taken);
}

/** Both halves get their own copy of the diagonals: they meet on the seam only, and
 * may give the same spare bits to different diagonals. */
static void make_west(nq_layout *layout, diagonals d)
{
    d.rising[layout->n] = UINT64_C(1) << layout->class_shift;
    d.falling[layout->n] = UINT64_C(2) << layout->class_shift;
    for (uint32_t row = 0; row < layout->n; row++)
        for (uint32_t c = 0; c < layout->west; c++)
            layout->west_cells[row].column[c] =
                bits_of(layout, &d, row, layout->west - 1 - c);
}

/** The class of a queen in the middle column, and its place in the word. */
static uint64_t middle_class(const nq_layout *layout, uint32_t row)
{
    const uint32_t centre = layout->n / 2;
    const uint64_t class = row < centre ? 1 : row > centre ? 2 : 3;
    return class << layout->class_shift;
}

/** In an east half of odd n the long diagonals stay empty but for the centre. */
static void make_east(nq_layout *layout, diagonals d)
{
    const uint32_t last = layout->n - 1;
    for (uint32_t row = 0; row < layout->n; row++)
        for (uint32_t c = 0; c < layout->east; c++) {
            const uint32_t column = layout->west + c;
            uint64_t *bits = &layout->east_cells[row].column[c];
            if (row != column && row + column != last)
                *bits = bits_of(layout, &d, row, column);
            if (c == 0)
                *bits |= middle_class(layout, row);
        }
}

void nq_layout_make(nq_layout *layout, uint32_t n, uint32_t entry_shift)
{
    const uint32_t seam_bits = 2 * (n - 2);
    diagonals d;
    memset(&d, 0, sizeof d);
    memset(layout, 0, sizeof *layout);
    layout->n = n;
    layout->west = layout->bottom = n / 2;
    layout->east = layout->top = n - n / 2;
    layout->entry_shift = entry_shift;
    if (n >= NQ_FAST_MIN_N) {  // below that there is nothing to sort by
        layout->x_bits = nq_tuning_for(n)->x_bits;
        layout->split_threshold = nq_tuning_for(n)->split_threshold;
    }
    make_fields(layout, seam_bits - layout->x_bits);
    make_turned(layout, seam_bits - layout->x_bits);
    d.taken = layout->field_mask;
    place_x_and_class(layout, &d.taken);
    place_seam_diagonals(layout, &d);
    make_west(layout, d);
    if (n % 2)
        make_east(layout, d);
}
