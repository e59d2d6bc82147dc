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

void *nq_malloc(size_t size);  // NULL: out of memory
void nq_free(void *memory);    // NULL is fine

#endif
