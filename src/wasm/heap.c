/*
 * heap.c -- the heap behind alloc.h in WebAssembly, in place of alloc.c.
 *
 * The library allocates seldom: a block for a walk, a count, a trace. One list of
 * free blocks in the order of their addresses is enough for that, and takes a tenth
 * of the room that a general heap takes in the file. A block begins with its size:
 *
 *     | size | next free |  what the caller has ...   |  the next block
 *     |<---- HEADER ---->|                            |
 *     |<--------------------- size ------------------>|
 *
 * Free neighbours are joined, so that what was given back can be had again as a
 * whole.
 */
#include "base/alloc.h"
#include "base/assert.h"

#include <stdbool.h>
#include <stdint.h>

typedef struct block {
    size_t size;
    struct block *next;  // of a free block
} block;

enum { HEADER = 16, PAGE = 65536 };  // sixteen bytes keep vectors aligned

#define MOST ((size_t)PTRDIFF_MAX - PAGE)

extern char __heap_base;  // the linker's name for the end of everything else

static block *first_free;
static bool begun;

static block *end_of(const block *b)
{
    return (block *)((uintptr_t)b + b->size);
}

static void join(block *left, const block *right)
{
    if (right && end_of(left) == right) {
        left->size += right->size;
        left->next = right->next;
    }
}

static void give_back(block *b)
{
    NQ_ASSERT(b->size >= HEADER && b->size % HEADER == 0);
    block *before = NULL, *after = first_free;
    while (after && after < b) {
        before = after;
        after = after->next;
    }
    b->next = after;
    join(b, after);
    if (!before) {
        first_free = b;
        return;
    }
    before->next = b;
    join(before, b);
}

static void add_region(uintptr_t from, uintptr_t to)
{
    block *b = (block *)from;
    b->size = to - from;
    give_back(b);
}

/** What the module was started with comes first, then page after page. */
static bool grow(size_t size)
{
    if (!begun) {
        begun = true;
        const uintptr_t from =
            ((uintptr_t)&__heap_base + HEADER - 1) / HEADER * HEADER;
        add_region(from, __builtin_wasm_memory_size(0) * PAGE);
        return true;
    }
    const size_t pages = (size + PAGE - 1) / PAGE;
    const size_t at = __builtin_wasm_memory_grow(0, pages);
    if (at == SIZE_MAX)
        return false;
    add_region(at * PAGE, (at + pages) * PAGE);
    return true;
}

/** Take a block out of the list, or its front if it is too large. */
static void *cut(block **link, size_t size)
{
    block *b = *link;
    NQ_ASSERT(b->size >= size && size % HEADER == 0);
    if (b->size - size <= HEADER) {
        *link = b->next;
    } else {
        block *rest = (block *)((uintptr_t)b + size);
        rest->size = b->size - size;
        rest->next = b->next;
        *link = rest;
        b->size = size;
    }
    return (char *)b + HEADER;
}

void *nq_malloc(size_t size)
{
    if (size > MOST)
        return NULL;
    const size_t whole = (size + 2 * HEADER - 1) / HEADER * HEADER;
    do {
        for (block **link = &first_free; *link; link = &(*link)->next)
            if ((*link)->size >= whole)
                return cut(link, whole);
    } while (grow(whole));
    return NULL;
}

void nq_free(void *memory)
{
    if (memory)
        give_back((block *)((char *)memory - HEADER));
}
