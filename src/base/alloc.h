/*
 * alloc.h -- the only two doors to the heap.
 *
 * Every allocation of the library passes here, so that a test can close the
 * door at the k-th knock (NQ_TEST_ALLOC leaves the two functions to the test).
 */
#ifndef NQ_ALLOC_H
#define NQ_ALLOC_H

#include <stddef.h>

void *nq_malloc(size_t size);  // NULL: out of memory
void nq_free(void *memory);    // NULL is fine

#endif
