/*
 * dense.h -- a half board as a word whose bits are put in an order of one's own.
 *
 *     63      34 + x_bits   33   32 31      24 23      16 15       8 7        0
 *     | 2 spare |  x bits  | class | field 3  | field 2  | field 1  | field 0  |
 *
 * The first diagonals of the order are the x bits, the very first one the most
 * significant; the fields have the others. The bits from 32 on are the number of the
 * bucket that a half board is sorted to, so that of a sorted one only the lower 32
 * bits are stored.
 */
#ifndef NQ_FAST_DENSE_H
#define NQ_FAST_DENSE_H

#include "layout.h"
#include "split_order.h"

enum {
    DENSE_CLASS_SHIFT = 32,
    DENSE_X_SHIFT = DENSE_CLASS_SHIFT + 2,
    DENSE_MAX_X_BITS = ORDER_MAX_DIAGONALS - LAYOUT_MAX_FIELDS * LAYOUT_MAX_WIDTH
};

enum { WEST, EAST };    // halves of a board
enum { UPPER, LOWER };  // quadrants of a half

typedef struct {
    nq_layout layout;     // its cells are of dense words, east ones for even n, too
    uint64_t kept[2][2];  // [half][quadrant]: the bits that matter outside of it
} nq_dense;

/** Lays out the word for the order of a board, with that number of x bits; the fields must
 * have room for all others. */
void nq_dense_make(nq_dense *dense, uint32_t n, uint32_t x_bits,
                   const nq_diagonal *order);

#endif
