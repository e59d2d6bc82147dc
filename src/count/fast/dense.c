/*
 * dense.c -- a half board as a word whose bits are put in an order of one's own.
 *
 * Between two halves only the diagonals that cross the seam matter. A diagonal that
 * ends before the seam matters inside a quadrant alone: it cuts off a corner of the
 * board, and no corner reaches over the middle row.
 *
 *        / / / /  |           corners of the west half, cut off by the diagonals
 *        / / / .  |           that end before the seam
 *        / / . .  |
 *        / . . .  |           upper quadrant
 *        ---------+
 *        \ . . .  |           lower quadrant
 *        \ \ . .  |
 *        \ \ \ .  |
 *        \ \ \ \  |
 *
 * Such a diagonal needs no bit of its own. As on a torus, line i of a family and line
 * i + n share a bit; a quadrant has less than n lines of a family, so that no two of
 * its diagonals do. When all placements of a quadrant are listed, the bits of its
 * corner are cleared: from there on they belong to the other diagonal of the pair.
 *
 * For odd n one diagonal of the east corner does reach over the middle row, by a
 * square. It keeps its bit, which no diagonal that crosses the seam has: of the n
 * bits of a family the seam takes n - 1.
 */
#include "dense.h"

#include <string.h>

/** The bits of both families, by line modulo n. */
typedef struct {
    uint64_t family[2][LAYOUT_MAX_N];
} lines;

static uint64_t *bit_of(lines *l, uint32_t n, nq_diagonal d)
{
    return &l->family[d.falling][d.line % n];
}

/** Makes widths of fields that differ by at most one bit. */
static void make_fields(nq_layout *layout, uint32_t bits)
{
    layout->fields = (bits + LAYOUT_MAX_WIDTH - 1) / LAYOUT_MAX_WIDTH;
    if (layout->fields < LAYOUT_MIN_FIELDS)
        layout->fields = LAYOUT_MIN_FIELDS;
    for (uint32_t f = 0; f < layout->fields; f++)
        layout->width[f] = (bits + f) / layout->fields;
    for (uint32_t c = 0; c < sizeof layout->turned; c++)
        layout->turned[c] = (uint8_t)c;  // nothing is turned here
}

/** Bit p of the fields: they are filled in turn. */
static uint64_t field_bit(const nq_layout *layout, uint32_t p)
{
    const uint32_t from_last = p % layout->fields;
    return UINT64_C(1) << (LAYOUT_MAX_WIDTH * (layout->fields - 1 - from_last) +
                           p / layout->fields);
}

static void place_lines(lines *l, const nq_layout *layout, const nq_diagonal *order)
{
    const uint32_t n = layout->n, x_bits = layout->x_bits;
    const nq_diagonal long_rising = {0, (uint8_t)(n - 1)};
    const nq_diagonal long_falling = {1, (uint8_t)n};
    const nq_diagonal before_rising = {0, (uint8_t)(n / 2 - 1)};
    const nq_diagonal before_falling = {1, (uint8_t)(n - n / 2)};
    for (uint32_t p = 0; p < 2 * (n - 2); p++)
        *bit_of(l, n, order[p]) =
            p < x_bits ? UINT64_C(1) << (DENSE_X_SHIFT + x_bits - 1 - p)
                       : field_bit(layout, p - x_bits);
    *bit_of(l, n, long_rising) = UINT64_C(1) << DENSE_CLASS_SHIFT;
    *bit_of(l, n, long_falling) = UINT64_C(2) << DENSE_CLASS_SHIFT;
    *bit_of(l, n, before_rising) = UINT64_C(1) << (DENSE_X_SHIFT + x_bits);
    *bit_of(l, n, before_falling) = UINT64_C(2) << (DENSE_X_SHIFT + x_bits);
}

/* ---- Squares ------------------------------------------------------------ */

/** A square of the board, in its half and quadrant. */
typedef struct {
    uint32_t row, column;
    uint32_t half, quadrant;
    uint64_t *cell;
} square;

/** The class of a queen in the middle column: see orbits.c. */
static uint64_t middle_class(uint32_t n, uint32_t row)
{
    const uint64_t class = row < n / 2 ? 1 : row > n / 2 ? 2 : 3;
    return class << DENSE_CLASS_SHIFT;
}

static uint32_t falling_line(uint32_t n, square s)
{
    return s.row + n - s.column;
}

/** Writes the bits of a square's diagonals, and adds what is kept of them. */
static void add_diagonals(nq_dense *dense, lines *l, square s)
{
    const uint32_t n = dense->layout.n, seam = n / 2;
    const nq_diagonal rising = {0, (uint8_t)(s.row + s.column)};
    const nq_diagonal falling = {1, (uint8_t)falling_line(n, s)};
    uint64_t *kept = &dense->kept[s.half][s.quadrant];
    *s.cell = *bit_of(l, n, rising) | *bit_of(l, n, falling);
    if (rising.line >= seam && rising.line < n + seam)
        *kept |= *bit_of(l, n, rising);
    if (falling.line > n - seam && falling.line < 2 * n - seam)
        *kept |= *bit_of(l, n, falling);
}

/** In an east half of odd n the long diagonals stay empty but for the centre. */
static void add_square(nq_dense *dense, lines *l, square s)
{
    const uint32_t n = dense->layout.n;
    const int closed =
        n % 2 && s.half == EAST && (s.row == s.column || s.row + s.column == n - 1);
    if (!closed)
        add_diagonals(dense, l, s);
    if (n % 2 && s.column == n / 2)
        *s.cell |= middle_class(n, s.row);
}

static void add_row(nq_dense *dense, lines *l, uint32_t row)
{
    nq_layout *layout = &dense->layout;
    const uint32_t quadrant = row < layout->top ? UPPER : LOWER;
    for (uint32_t c = 0; c < layout->west; c++)
        add_square(dense, l,
                   (square){row, layout->west - 1 - c, WEST, quadrant,
                            &layout->west_cells[row].column[c]});
    for (uint32_t c = 0; c < layout->east; c++)
        add_square(dense, l,
                   (square){row, layout->west + c, EAST, quadrant,
                            &layout->east_cells[row].column[c]});
}

void nq_dense_make(nq_dense *dense, uint32_t n, uint32_t x_bits,
                   const nq_diagonal *order)
{
    nq_layout *layout = &dense->layout;
    lines l;
    memset(dense, 0, sizeof *dense);
    layout->n = n;
    layout->west = layout->bottom = n / 2;
    layout->east = layout->top = n - n / 2;
    layout->x_bits = x_bits;
    make_fields(layout, 2 * (n - 2) - x_bits);
    place_lines(&l, layout, order);
    for (uint32_t half = WEST; half <= EAST; half++)
        for (uint32_t q = UPPER; q <= LOWER; q++)
            dense->kept[half][q] = UINT64_C(3) << DENSE_CLASS_SHIFT;
    for (uint32_t row = 0; row < n; row++)
        add_row(dense, &l, row);
}
