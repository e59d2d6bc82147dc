/*
 * groups.h -- patterns in groups, matched with runs of items.
 */
#ifndef NQ_FAST_GROUPS_H
#define NQ_FAST_GROUPS_H

#include "kernel.h"
#include "nqueens.h"

enum { PAIRS_MAX_WEIGHT = 4 };

/** Disjoint pairs of each weight from 1 on, all pairs that were decided, and what
 * that took. */
typedef struct {
    uint64_t disjoint[PAIRS_MAX_WEIGHT + 1];
    uint64_t decided;
    nq_work work;
} nq_tally;

/** The x bits of a count: those that items are taken apart by come first. */
typedef struct {
    uint32_t split_bits, free_bits;
} nq_cut;

/** Patterns in bytes, in a block of their own. */
typedef struct {
    nq_planes planes;
    uint8_t *block;
    size_t room;  // for patterns
} nq_pattern_store;

/** Scratch memory that is kept from one count to the next. */
typedef struct {
    const nq_layout *layout;
    const nq_kernel *kernel;
    nq_pattern_store all;  // the current patterns, in the order of their free bits
    nq_pattern_store chosen;  // those of them without a current split bit
    uint32_t *pieces;         // where in `all` the patterns with each x start
    nq_run *runs;             // of items, for each weight
    uint32_t run_count[PAIRS_MAX_WEIGHT + 1];
    void *tables;  // of the current group, aligned inside its block
    void *tables_block;
} nq_pairs;

/** Allocates the scratch memory. Layout and kernel must outlive it. */
nq_status nq_pairs_open(nq_pairs *pairs, const nq_layout *layout,
                        const nq_kernel *kernel);

/** Makes room for that number of patterns, and for those chosen of them. */
nq_status nq_pairs_reserve(nq_pairs *pairs, size_t patterns);

/** Runs of items are listed anew for each value of the split bits. A run has count
 * items, and sentinels up to the end of its last block. */
void nq_pairs_forget_runs(nq_pairs *pairs);
void nq_pairs_add_run(nq_pairs *pairs, uint32_t weight, const uint64_t *items,
                      uint32_t free_x, uint32_t count);

/**
 * Adds the disjoint pairs of the listed runs and the patterns without a bit of y to
 * the tally. Of all `patterns`, `pieces` has where those of each x start,
 * by free bits and then split bits.
 */
void nq_pairs_count_groups(nq_pairs *pairs, nq_cut cut, uint32_t y,
                           uint32_t patterns, nq_tally *tally);

void nq_pairs_close(nq_pairs *pairs);

#endif
