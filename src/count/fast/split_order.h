/*
 * split_order.h -- which diagonals to split the half boards of a row set by.
 */
#ifndef NQ_FAST_SPLIT_ORDER_H
#define NQ_FAST_SPLIT_ORDER_H

#include <stdbool.h>
#include <stdint.h>

#include "tuning.h"

enum { ORDER_MAX_DIAGONALS = 2 * (NQ_FAST_MAX_N - 2) };

/**
 * A diagonal that crosses the seam. A rising one is the squares with the same
 * row + column, a falling one those with the same row - column + n; this is its line.
 */
typedef struct {
    uint8_t falling;
    uint8_t line;
} nq_diagonal;

/** Writes the 2(n - 2) diagonals that cross the seam, without the long ones, those
 * that part the most pairs of half boards first. */
void nq_split_order(nq_diagonal *order, uint32_t n, uint32_t east_rows);

/** Whether pairs of half boards of a row set use the central rising diagonals at least
 * as often as the central falling ones; if not, those of the same row set upside down
 * do. */
bool nq_uses_rising(uint32_t n, uint32_t east_rows);

#endif
