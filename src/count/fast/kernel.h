/*
 * kernel.h -- the loops in which nearly all the time is spent.
 *
 * kernel.c is compiled once per instruction set. Each compilation gives one
 * nq_kernel, which works on groups of as many patterns as its vectors have bits.
 * All of them give the same counts.
 */
#ifndef NQ_FAST_KERNEL_H
#define NQ_FAST_KERNEL_H

#include <stddef.h>
#include <stdint.h>

#include "layout.h"

enum {
    KERNEL_BLOCK = 4,          // items are read in blocks
    KERNEL_ZERO_ENTRY = 256,   // the entry of field 0's table that matches nothing
    KERNEL_MAX_FREE_BITS = 8,  // of x, in a group
    KERNEL_MAX_RUNS = 4 << KERNEL_MAX_FREE_BITS,
    KERNEL_SLACK = 64,       // bytes that may be read or written behind a plane
    KERNEL_JOIN_MARGIN = 8,  // words
    KERNEL_PLANES = 1 + LAYOUT_MAX_FIELDS
};

/** Which bits of a word are the number of its bucket, 4 * its x bits + its class, and
 * which are stored there. */
typedef struct {
    uint32_t shift, mask;
    uint64_t field_mask;
} nq_key;

/** Patterns taken apart into bytes: their free x bits, then each field. */
typedef struct {
    uint8_t *plane[KERNEL_PLANES];
} nq_planes;

/** Patterns that are matched together: `count` of them from `first` on. */
typedef struct {
    const nq_planes *planes;
    size_t first;
    uint32_t count;
    uint32_t free_bits;
} nq_pattern_group;

/** Whole blocks of items with the same free x bits. */
typedef struct {
    const uint64_t *items;
    uint32_t free_x;
    uint32_t blocks;
} nq_run;

/** How much was done: the same on every machine with vectors of the same length, and
 * free of noise. */
typedef struct {
    uint64_t sorted;  // half boards
    uint64_t tables;  // of groups
    uint64_t runs;    // that shared no free bit with some pattern of a group
    uint64_t blocks;  // of these
} nq_work;

/** Counts the disjoint pairs of a pattern of the group and an item of the runs, and
 * adds what it took. */
typedef uint64_t nq_match(const void *tables, const nq_run *runs, size_t run_count,
                          nq_work *work);

/** Words that can be joined with others. */
typedef struct {
    const uint64_t *words;
    size_t count;
} nq_bucket;

typedef struct nq_kernel {
    uint32_t lanes;        // patterns in a group
    uint32_t entry_shift;  // log2 of the bytes of a table entry, lanes / 8
    size_t tables_bytes;
    void *fixed_tables;  // where these must be; NULL: anywhere

    /**
     * Appends few[i] | many[j] for all pairs without a common bit, and returns the
     * new end. May write up to KERNEL_JOIN_MARGIN words past it, and read up to four
     * past `many`.
     */
    uint64_t *(*join)(uint64_t *out, const uint64_t *few, size_t few_count,
                      const uint64_t *many, size_t many_count);

    /** Puts the fields of each word behind those in its bucket. */
    void (*place)(uint64_t **ends, const nq_key *key, const uint64_t *words,
                  size_t count);

    /** Takes items apart into bytes, from planes[at] on. */
    void (*spread)(const nq_planes *planes, size_t at, const uint64_t *items,
                   size_t count, const nq_layout *layout, uint32_t free_x);

    /** The same with items whose fields are packed into 32 bits (dense.h). */
    void (*spread_packed)(const nq_planes *planes, size_t at, const uint32_t *items,
                          size_t count, uint32_t fields, uint32_t free_x);

    /** Takes the fields of packed items apart into 16-bit pieces. */
    void (*unpack)(uint64_t *to, const uint32_t *items, size_t count);

    /** Copies patterns; may read and write KERNEL_SLACK bytes more. */
    void (*copy)(const nq_planes *to, size_t at, const nq_planes *from,
                 size_t first, size_t count, uint32_t planes);

    /** Builds the tables of a group. `tables` is aligned to 64 bytes. */
    void (*build)(void *tables, const nq_pattern_group *group,
                  const nq_layout *layout);

    /** By number of fields, from LAYOUT_MIN_FIELDS on. */
    nq_match *match[LAYOUT_MAX_FIELDS - LAYOUT_MIN_FIELDS + 1];
} nq_kernel;

/** The kernels that this processor runs, the fastest first; NULL behind the last
 * one. */
const nq_kernel *nq_kernel_at(uint32_t i);

#endif
