/*
 * layout.h -- which bit of a 64-bit word stands for which diagonal.
 *
 * The word of a placement holds, from wherever there is room:
 *
 * - fields: f = 0, 1, ... at bits 16f + entry_shift, width[f] bits each. A 16-bit
 *   piece of the word, other bits masked off, is thereby the byte offset of an
 *   entry in a table of vectors of 2^entry_shift bytes.
 * - x: rising diagonals nearest to the long one, which nearly every half board uses
 *   (split_order.c tells why rising ones); the first is the most significant bit.
 * - class, two bits: which long diagonals are taken, or, in an east half of odd n,
 *   where the queen of the middle column stands (orbits.c tells why).
 * - spare: the diagonals that end before the seam. They matter between the two
 *   quadrants of one half only.
 *
 * For n = 18 and vectors of 32 bytes (entry_shift 5) these are, highest bit first:
 *
 *     63       60 59     53 52       48
 *     |  spare   | field 3 |   spare  |            the piece of field 3
 *     47       44 43     37 36       32
 *     |  spare   | field 2 |   spare  |            the piece of field 2
 *     31       28 27     21 20 18 17 16
 *     |  spare   | field 1 |spare|x x |            the piece of field 1
 *     15 14 13 12 11      5 4         0
 *     |x x |class| field 0 |   spare  |            the piece of field 0
 *
 * A field that is cut out, with zeros around it, is 32 times its value: the offset of
 * an entry of 32 bytes.
 */
#ifndef NQ_FAST_LAYOUT_H
#define NQ_FAST_LAYOUT_H

#include <stdint.h>

#include "tuning.h"

enum {
    LAYOUT_MAX_N = NQ_FAST_MAX_N,
    LAYOUT_MAX_SIDE = (LAYOUT_MAX_N + 1) /
                      2,  // columns of the wider half, rows of the taller quadrant
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
    uint32_t split_threshold;
    uint32_t fields, width[LAYOUT_MAX_FIELDS];
    uint64_t field_mask;
    /** Field bit b of field f is column 8f + b; by a half-turn it becomes this column. */
    uint8_t turned[LAYOUT_MAX_FIELDS * LAYOUT_MAX_WIDTH];
    nq_cells west_cells[LAYOUT_MAX_N];
    nq_cells east_cells[LAYOUT_MAX_N];  // for odd n
} nq_layout;

/** Lays out the word for a board of n = 4 .. NQ_FAST_LARGE_N - 1. */
void nq_layout_make(nq_layout *layout, uint32_t n, uint32_t entry_shift);

#endif
