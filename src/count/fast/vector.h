/*
 * vector.h -- the vectors of the instruction set that kernel.c is compiled for.
 *
 * Each header vector_*.h defines the same names for one instruction set:
 *
 *     lanes                  a vector of 64-bit words, or one word; the operators
 *                            & | ^ ~ << >> mean the same for all of them
 *     VECTOR_SHIFT           log2 of its bytes
 *     bits_in(v)             the number of bits in each piece of v; how large a
 *                            piece is, is up to the instruction set
 *     add_counts(a, b)       adds such numbers; at most COUNT_SUMS of them fit
 *     widen(wide, counts)    adds such a sum to one with room for many more
 *     total_of(counts)       the total of such a sum
 *     join(...)              nq_kernel's join
 *     spread_items(to, item) writes field f of SPREAD_ITEMS items to to[f]
 *
 * and, where it does not suit all of them as it is here,
 *
 *     ADDED_ITEMS            items whose hits are added up before bits are counted: 2 or 4
 *     FIXED_TABLES           where tables must be, with its load_entry(...)
 *
 * This is the only file that asks which instruction set it is. NQ_NO_VECTORS asks
 * for plain C, as for a compiler that knows no vectors.
 */
#ifndef NQ_FAST_VECTOR_H
#define NQ_FAST_VECTOR_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(NQ_NO_VECTORS)
#include "vector_plain.h"
#elif defined(__AVX512VPOPCNTDQ__) && defined(__AVX512VL__)
#include "vector_avx512.h"
#elif defined(__AVX2__)
#include "vector_avx2.h"
#elif defined(__SSE2__)
#include "vector_sse2.h"
#elif defined(__wasm_simd128__)
#include "vector_wasm.h"
#elif defined(__ARM_NEON) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#include "vector_neon.h"
#else
#include "vector_plain.h"
#endif

/** The byte offset of an item's entry in the table of a field. */
static inline size_t entry_offset(const uint64_t *item, uint32_t field)
{
#if defined(__wasm__)
    uint16_t offset;  // read from memory: cheaper there than shifting
    memcpy(&offset, (const char *)item + 2 * field, sizeof offset);
    return offset;
#else
    return (size_t)(*item >> 16 * field) & 0xffff;
#endif
}

#ifndef ADDED_ITEMS
#define ADDED_ITEMS 4
#endif

#ifndef FIXED_TABLES
#define FIXED_TABLES NULL

/** The entry at an offset in a table, which is so far behind the start of all tables. */
static inline lanes load_entry(const lanes *table, size_t offset, size_t behind)
{
    (void)behind;
    return *(const lanes *)((const char *)table + offset);
}
#endif

/** The kernel of the instruction set that all of the library is compiled for. */
#ifndef NQ_KERNEL
#define NQ_KERNEL nq_kernel_base
#endif

#endif
