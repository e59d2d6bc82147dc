/*
 * quadrants.h -- every way to place queens in a quarter of the board, tabulated.
 */
#ifndef NQ_FAST_QUADRANTS_H
#define NQ_FAST_QUADRANTS_H

#include "kernel.h"
#include "nqueens.h"

/**
 * All placements of peaceful queens on rows x columns squares, one word each, in
 * buckets: one bucket per row set and column set of the same size, holding the
 * placements with a queen in each of these rows and of these columns.
 *
 * The buckets of one row set lie side by side, its column sets in numerical order.
 * The complements of these, taken in order, are the column sets of the other size
 * in reverse: so the j-th bucket from the left of an upper quadrant completes the
 * j-th from the right of a lower one.
 */
typedef struct {
    uint32_t rows, columns;
    uint64_t *words;   // the placements, bucket by bucket
    uint32_t *starts;  // bucket i is words[starts[i]] .. words[starts[i + 1] - 1]
    uint32_t *first;   // [row set]: its first bucket
    uint32_t fullest;  // the words of the fullest bucket
} nq_quadrant;

/** Tabulates a quadrant; cells[0] is its first row. On failure nothing is kept. */
nq_status nq_quadrant_make(nq_quadrant *quadrant, const nq_cells *cells,
                           uint32_t rows, uint32_t columns);

void nq_quadrant_free(nq_quadrant *quadrant);

static inline nq_bucket nq_quadrant_bucket(const nq_quadrant *quadrant,
                                           uint32_t bucket)
{
    const uint32_t *start = quadrant->starts + bucket;
    return (nq_bucket){quadrant->words + start[0], start[1] - start[0]};
}

#endif
