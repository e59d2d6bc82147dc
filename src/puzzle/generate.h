/*
 * generate.h -- how often the generator draws before it gives up.
 */
#ifndef NQ_GENERATE_H
#define NQ_GENERATE_H

#include "ladder.h"

/** A number of puzzles, never a time: a seed must give the same answer everywhere. */
enum { NQ_GENERATE_DRAWS = 2000 };

/** nq_puzzle_generate_graded() with another number of draws. */
nq_status nq_generate_within(int n, uint64_t seed, nq_grade grade, int draws,
                             uint32_t *regions);

#endif
