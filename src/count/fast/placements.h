/*
 * placements.h -- every way to place queens in some rows of a quarter of the board.
 */
#ifndef NQ_FAST_PLACEMENTS_H
#define NQ_FAST_PLACEMENTS_H

#include "kernel.h"
#include "nqueens.h"

/** A quarter of the board. */
typedef struct {
    const nq_cells *cells;  // of its first row
    uint32_t columns;
    uint64_t kept;         // the bits that matter outside of it
    const uint16_t *rank;  // of each column set among those of its size
} nq_quarter;

/** The placements of a row set, one bucket per column set of the same size, these in
 * numerical order. */
typedef struct {
    uint64_t *words;
    size_t room;  // for words
    uint32_t *starts;
    uint32_t buckets;
} nq_placements;

/** Opens an empty list for quarters with that number of columns. */
nq_status nq_placements_open(nq_placements *placements, uint32_t columns);

/** Lists the placements with a queen in each row of the set. `other` is scratch
 * memory of the same kind. */
nq_status nq_placements_make(nq_placements *placements, nq_placements *other,
                             const nq_kernel *kernel, const nq_quarter *quarter,
                             uint32_t row_set);

/** Gives the memory of a long list back, which becomes empty: row sets differ by a factor
 * of a hundred, and each list would end up with what the longest one needs. */
void nq_placements_forget(nq_placements *placements);

void nq_placements_close(nq_placements *placements);

static inline nq_bucket nq_placements_bucket(const nq_placements *placements,
                                             uint32_t bucket)
{
    const uint32_t *start = placements->starts + bucket;
    return (nq_bucket){placements->words + start[0], start[1] - start[0]};
}

#endif
