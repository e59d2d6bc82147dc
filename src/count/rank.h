/*
 * rank.h -- counting the solutions below the first queens of a board.
 *
 * A row is a word of bits, as in search/solvers/bitmask.c, but nothing stops at a
 * solution: the step from row to row is written here, the recursion in rank.c.
 */
#ifndef NQ_RANK_H
#define NQ_RANK_H

#include "nqueens.h"
#include "base/assert.h"

/** The first queens of a board: what they leave to the row below them. */
typedef struct {
    uint32_t free;         // columns without a queen
    uint32_t right, left;  // attacks along the diagonals
} nq_prefix;

static inline nq_prefix nq_prefix_empty(uint32_t n)
{
    NQ_ASSERT(n <= 32);
    return (nq_prefix){n ? UINT32_MAX >> (32 - n) : 0, 0, 0};
}

/** The prefix with one queen more, given as the bit of its column. */
static inline nq_prefix nq_prefix_put(nq_prefix p, uint32_t queen)
{
    NQ_ASSERT(p.free & queen);
    return (nq_prefix){p.free ^ queen, (p.right | queen) << 1,
                       (p.left | queen) >> 1};
}

/** The columns that are not attacked in the next row. */
static inline uint32_t nq_prefix_open(nq_prefix p)
{
    return p.free & ~(p.right | p.left);
}

/**
 * How many solutions begin with a prefix; counting stops when limit is passed. The
 * queens that were tried are added to placed.
 */
uint64_t nq_prefix_count(nq_prefix p, uint64_t limit, uint64_t *placed);

#endif
