/*
 * layout.h -- which bit of a 64-bit word stands for which diagonal.
 *
 * The word of a placement holds, from wherever there is room:
 *
 * - fields: f = 0, 1, ... at bits 16f + entry_shift, width[f] bits each. A 16-bit
 *   piece of the word, other bits masked off, is thereby the byte offset of an
 *   entry in a table of vectors of 2^entry_shift bytes.
 * - x: the seam diagonals nearest to the long ones, which nearly every half board
 *   uses; the most central is the most significant bit.
 * - class, two bits: which long diagonals are taken, or, in an east half of odd n,
 *   where the queen of the middle column stands (orbits.c tells why).
 * - spare: the diagonals that end before the seam. They matter between the two
 *   quadrants of one half only.
 */
#ifndef NQ_FAST_LAYOUT_H
#define NQ_FAST_LAYOUT_H

#include <stdint.h>

enum {
    LAYOUT_MAX_N = 22,     // 64 bits of diagonals are exactly full here
    LAYOUT_MAX_SIDE = 11,  // columns of the wider half, rows of the taller quadrant
    LAYOUT_MIN_FIELDS = 2,  // table look-ups per item
    LAYOUT_MAX_FIELDS = 4,
    LAYOUT_MAX_WIDTH = 8  // a field is at most a byte wide
};

/** The bits of a queen on each square of a row of a half board, its columns counted
 * outward from the seam; 0 where no queen may stand. */
typedef struct {
    uint64_t column[LAYOUT_MAX_SIDE];
} nq_cells;

typedef struct {
    uint32_t n;
    uint32_t west, east;   // columns of the two halves; west <= east
    uint32_t top, bottom;  // rows of the upper and lower quadrants; bottom <= top
    uint32_t entry_shift;
    uint32_t x_bits, x_shift, class_shift;
    uint32_t crowd;  // more items than these are worth being taken apart by x bits
    uint32_t fields, width[LAYOUT_MAX_FIELDS];
    uint64_t field_mask;
    /** Field bit b of field f is column 8f + b; its mirror image is this column. */
    uint8_t mirror[LAYOUT_MAX_FIELDS * LAYOUT_MAX_WIDTH];
    nq_cells west_cells[LAYOUT_MAX_N];
    nq_cells east_cells[LAYOUT_MAX_N];  // for odd n
} nq_layout;

/** Lays out the word for a board of n = 4 .. 22. */
void nq_layout_make(nq_layout *layout, uint32_t n, uint32_t entry_shift);

#endif
