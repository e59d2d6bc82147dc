/*
 * small.h -- boards too small for halves, counted by plain bit masks.
 */
#ifndef NQ_FAST_SMALL_H
#define NQ_FAST_SMALL_H

#include "nqueens.h"

/** The units of a small board: one, or one for each square of the first two rows.
 */
uint32_t nq_small_units(uint32_t n);

/** Runs a unit. Needs no memory and cannot fail. */
void nq_small_run(uint32_t n, uint32_t unit, nq_part *out);

#endif
