/*
 * solve.h -- the two ways to some solution, each in a file of its own.
 */
#ifndef NQ_SOLVE_H
#define NQ_SOLVE_H

#include "nqueens.h"

/** A solution from a pattern; n is neither 2 nor 3. */
nq_status nq_construct(uint32_t n, uint64_t seed, uint32_t *columns);

/** A solution by random repair; out of memory, columns are as they were. */
nq_status nq_local_search(uint32_t n, uint64_t seed, uint32_t *columns);

#endif
