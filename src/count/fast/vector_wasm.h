/*
 * vector_wasm.h -- vectors of 128 bits, for WebAssembly.
 */
#ifndef NQ_FAST_VECTOR_WASM_H
#define NQ_FAST_VECTOR_WASM_H

#include <wasm_simd128.h>

enum { VECTOR_SHIFT = 4 };
typedef uint64_t lanes __attribute__((vector_size(1 << VECTOR_SHIFT)));

#include "byte_counts.h"

/** V8 executes all loads of a loop's body before anything else: with the hits of four
 * items it has more vectors to keep than registers. */
#define ADDED_ITEMS 2

/* ---- Tables ------------------------------------------------------------- */

/**
 * Memory for the tables, at an address that the linker knows. A load has room for such an
 * address; but compilers add it to the offset first, which is an instruction more for each of
 * the sixteen loads of a block. A module has one thread, and tables are built for each
 * group anew, so that all workers can use the same memory.
 */
static char fixed_tables[24 << 10] __attribute__((aligned(64), used));
#define FIXED_TABLES fixed_tables

__attribute__((always_inline)) static inline lanes
load_entry(const lanes *table, size_t offset, size_t behind)
{
    v128_t entry;
    (void)table;
    __asm__("local.get %1\n\t"
            "v128.load fixed_tables+%2\n\t"
            "local.set %0"
            : "=r"(entry)
            : "r"(offset), "i"(behind));
    return (lanes)entry;
}

/* ---- Counting bits ------------------------------------------------------ */

static inline lanes bits_in(lanes v)
{
    return (lanes)wasm_i8x16_popcnt((v128_t)v);
}

static inline lanes add_counts(lanes sum, lanes bits)
{
    return (lanes)wasm_i8x16_add((v128_t)sum, (v128_t)bits);
}

static inline lanes widen(lanes wide, lanes sum)
{
    const v128_t pairs = wasm_u16x8_extadd_pairwise_u8x16((v128_t)sum);
    return (lanes)wasm_i32x4_add((v128_t)wide,
                                 wasm_u32x4_extadd_pairwise_u16x8(pairs));
}

/* ---- Join --------------------------------------------------------------- */

/** The next words wait for the number of both, not for where the second one goes. */
static inline uint64_t *append(uint64_t *out, v128_t one, v128_t words)
{
    const v128_t fit =
        wasm_i64x2_eq(wasm_v128_and(one, words), wasm_i64x2_splat(0));
    const v128_t both = wasm_v128_or(one, words);
    const uint32_t which = (uint32_t)wasm_i64x2_bitmask(fit);
    const uint32_t first = which & 1;
    wasm_v128_store64_lane(out, both, 0);
    wasm_v128_store64_lane(out + first, both, 1);
    return out + (first + (which >> 1));
}

static inline uint64_t *append_last(uint64_t *out, uint64_t one, uint64_t word)
{
    *out = one | word;
    return out + ((one & word) == 0);
}

/** Two of the few at a time, since loops over the many are short. */
static uint64_t *join(uint64_t *out, const uint64_t *few, size_t few_count,
                      const uint64_t *many, size_t many_count)
{
    const uint64_t *const end = many + (many_count & ~(size_t)1);
    const size_t odd = many_count & 1;
    size_t i = 0;
    for (; i + 2 <= few_count; i += 2) {
        const v128_t a = wasm_v128_load64_splat(few + i);
        const v128_t b = wasm_v128_load64_splat(few + i + 1);
        for (const uint64_t *two = many; two < end; two += 2) {
            const v128_t words = wasm_v128_load(two);
            out = append(append(out, a, words), b, words);
        }
        if (odd)
            out = append_last(append_last(out, few[i], *end), few[i + 1], *end);
    }
    if (i < few_count) {
        const v128_t one = wasm_v128_load64_splat(few + i);
        for (const uint64_t *two = many; two < end; two += 2)
            out = append(out, one, wasm_v128_load(two));
        if (odd)
            out = append_last(out, few[i], *end);
    }
    return out;
}

/* ---- The fields of sixteen items as bytes: see spread_sse2.h ------------ */

enum { SPREAD_ITEMS = 16 };

static inline v128_t bytes_of_four(const uint64_t *item)
{
    return wasm_u8x16_narrow_i16x8(
        wasm_u64x2_shr(wasm_v128_load(item), VECTOR_SHIFT),
        wasm_u64x2_shr(wasm_v128_load(item + 2), VECTOR_SHIFT));
}

static inline v128_t even_bytes(v128_t a, v128_t b)
{
    const v128_t low_byte = wasm_i16x8_splat(0xff);
    return wasm_u8x16_narrow_i16x8(wasm_v128_and(a, low_byte),
                                   wasm_v128_and(b, low_byte));
}

static inline v128_t odd_bytes(v128_t a, v128_t b)
{
    return wasm_u8x16_narrow_i16x8(wasm_u16x8_shr(a, 8), wasm_u16x8_shr(b, 8));
}

static inline void spread_items(uint8_t *const to[4], const uint64_t *item)
{
    const v128_t a = bytes_of_four(item), b = bytes_of_four(item + 4);
    const v128_t c = bytes_of_four(item + 8), d = bytes_of_four(item + 12);
    const v128_t even_low = even_bytes(a, b), even_high = even_bytes(c, d);
    const v128_t odd_low = odd_bytes(a, b), odd_high = odd_bytes(c, d);
    wasm_v128_store(to[0], even_bytes(even_low, even_high));
    wasm_v128_store(to[1], even_bytes(odd_low, odd_high));
    wasm_v128_store(to[2], odd_bytes(even_low, even_high));
    wasm_v128_store(to[3], odd_bytes(odd_low, odd_high));
}

#endif
