/*
 * fast.h -- counting by joining half boards.
 *
 * A solution is an east half and a west half that share no diagonal. For each
 * choice of rows all halves are listed, and the disjoint pairs are counted many at
 * a time. Each file is one step:
 *
 *     orbits.c      which choices of rows there are, and what symmetry gives
 *     layout.c      a half as a 64-bit word of diagonals
 *     quadrants.c   all placements in a quarter of the board
 *     halves.c      halves as products of quadrants, sorted into buckets
 *     pairs.c       disjoint pairs of two lists
 *     groups.c      patterns in groups, matched with runs of items
 *     kernel.c      the loops of it, compiled for each instruction set
 *     vector.h      what the instruction sets differ in
 *     kernels.c     which of these the processor runs
 *     tuning.c      what was measured to suit each size of board best
 *     small.c       boards that are too small for all this
 *
 * From NQ_FAST_LARGE_N on quadrants are too many to be tabulated (large.c). The same
 * steps are then:
 *
 *     split_order.c   which diagonals are the x bits, for each row set anew
 *     dense.c         a half as a word in that order
 *     placements.c    the placements in one quadrant
 *     sorted.c        halves as products, sorted by their x bits
 *     sorted_pairs.c  disjoint pairs of two lists
 */
#ifndef NQ_FAST_H
#define NQ_FAST_H

#include "kernel.h"
#include "nqueens.h"

/** What all units of a board share. Nothing changes it once it is open, so that any
 * number of threads may use it. */
typedef struct nq_fast nq_fast;

/** Scratch memory for running units: one for each thread. */
typedef struct nq_fast_worker nq_fast_worker;

/** Builds what all units of a board share; n is at most NQ_FAST_MAX_N. */
nq_status nq_fast_new(uint32_t n, nq_fast **out);

/** The same with a kernel of one's own choice, for boards from NQ_FAST_MIN_N on. */
nq_status nq_fast_new_with(uint32_t n, const nq_kernel *kernel, nq_fast **out);

/** The number of units: at least 64 from n = 10 on. */
uint32_t nq_fast_units(uint32_t n);

/** NULL is fine. */
void nq_fast_free(nq_fast *fast);

/** Makes a worker, which must be freed before what it shares is closed. */
nq_status nq_fast_worker_new(const nq_fast *fast, nq_fast_worker **out);

/** Runs a unit. It needs nothing from other units; its cost is the number of pairs
 * of half boards that it decides, or of queens placed on a small board. */
nq_status nq_fast_worker_run(nq_fast_worker *worker, uint32_t unit, nq_part *out);

/** How much the worker has done since it was made. */
nq_work nq_fast_worker_work(const nq_fast_worker *worker);

/** NULL is fine. */
void nq_fast_worker_free(nq_fast_worker *worker);

#endif
