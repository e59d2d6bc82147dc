/*
 * symmetry.h -- the images of a board, row by row, without writing them down.
 */
#ifndef NQ_SYMMETRY_H
#define NQ_SYMMETRY_H

#include "nqueens.h"

/** A board seen from both sides: each row's column, and each column's row. */
typedef struct {
    uint32_t n;
    const uint32_t *column;  // by row
    uint32_t *row;           // by column
} nq_two_sided;

/** Fill board->row; false when two queens share a column or one is off the board.
 */
bool nq_see_both_sides(nq_two_sided *board);

/** Whether no image is lexicographically less. */
bool nq_is_canonical(const nq_two_sided *board);

#endif
