/*
 * alloc.c -- the ordinary heap behind alloc.h.
 */
#include "alloc.h"

#include <stdlib.h>

#ifndef NQ_CUSTOM_ALLOC

void *nq_malloc(size_t size)
{
    return malloc(size);
}

void nq_free(void *memory)
{
    free(memory);
}

#endif
