/*
 * alloc.h -- where all memory of the library comes from.
 *
 * A program that wants its own heap compiles the library with NQ_CUSTOM_ALLOC and
 * defines the two functions itself; the tests do so to make the k-th allocation
 * fail.
 */
#ifndef NQ_ALLOC_H
#define NQ_ALLOC_H

#include <stddef.h>

#include "base/assert.h"

void *nq_malloc(size_t size);  // NULL: out of memory
void nq_free(void *memory);    // NULL is fine

enum { NQ_ALIGNMENT = 16 };

/**
 * Cut bytes off a block of which the first *used are taken, aligned for anything. The
 * same calls with NULL for the block measure how large it must be.
 */
static inline void *nq_carve(char *block, size_t *used, size_t bytes)
{
    const size_t at = (*used + NQ_ALIGNMENT - 1) & ~(size_t)(NQ_ALIGNMENT - 1);
    NQ_ASSERT(at + bytes >=
              *used);  // sizes of boards are far from the largest number
    *used = at + bytes;
    return block ? block + at : NULL;
}

_Static_assert(NQ_ALIGNMENT % _Alignof(max_align_t) == 0, "aligned for anything");

#endif
