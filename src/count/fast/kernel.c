/*
 * kernel.c -- the loops in which nearly all the time is spent.
 *
 * A group of patterns is turned into tables of masks, a bit per pattern:
 *
 *     T0[v]  the patterns whose free x bits share nothing with v
 *     Tf[v]  the patterns whose field f shares nothing with v
 *
 * An item is disjoint from exactly the patterns in T0[x] & T1[f0] & T2[f1] & ...:
 * one step decides as many pairs as a vector has bits.
 *
 * The file is compiled once per instruction set; NQ_KERNEL_AVX2 names the second
 * one.
 */
#include "kernel.h"

#include <string.h>

#if defined(__AVX2__)
#include <immintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#elif defined(__ARM_NEON)
#include <arm_neon.h>
#endif

#if defined(NQ_KERNEL_AVX2)
#define NQ_KERNEL nq_kernel_avx2
#define NQ_KERNEL_NAME "avx2"
#else
#define NQ_KERNEL nq_kernel_plain
#define NQ_KERNEL_NAME "plain"
#endif

/* ---- Vectors ----------------------------------------------------------- */

/** A vector of 64-bit words, or one such word where the machine has no vectors. The
 * operators & | ^ ~ << >> mean the same for all of them. */
#if defined(__AVX2__)
#define LANE_SHIFT 5
typedef uint64_t lanes __attribute__((vector_size(32)));
#elif defined(__wasm__) && !defined(__wasm_simd128__)
#define LANE_SHIFT 3
typedef uint64_t lanes;
#else
#define LANE_SHIFT 4
typedef uint64_t lanes __attribute__((vector_size(16)));
#endif

enum {
    ENTRY_SHIFT = LANE_SHIFT,
    LANE_BYTES = 1 << ENTRY_SHIFT,
    LANE_COUNT = 8 << ENTRY_SHIFT
};

static inline lanes load(const void *from)
{
    lanes v;
    memcpy(&v, from, sizeof v);
    return v;
}

static inline void store(void *to, lanes v)
{
    memcpy(to, &v, sizeof v);
}

static inline lanes none(void)
{
    const lanes zero = {0};
    return zero;
}

/* ---- Counting bits ------------------------------------------------------ */

/** How many bits there are in each byte of v; in the whole of it if it is a scalar.
 */
static inline lanes bits_in(lanes v)
{
#if defined(__AVX2__)
    const __m256i bits_of_nibble =
        _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                         0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i nibble = _mm256_set1_epi8(15), w = (__m256i)v;
    const __m256i low = _mm256_and_si256(w, nibble);
    const __m256i high = _mm256_and_si256(_mm256_srli_epi16(w, 4), nibble);
    return (lanes)_mm256_add_epi8(_mm256_shuffle_epi8(bits_of_nibble, low),
                                  _mm256_shuffle_epi8(bits_of_nibble, high));
#elif defined(__wasm_simd128__)
    return (lanes)wasm_i8x16_popcnt((v128_t)v);
#elif defined(__wasm__)
    return (uint64_t)__builtin_popcountll(v);
#elif defined(__ARM_NEON)
    return (lanes)vcntq_u8((uint8x16_t)v);
#else
    v = v - ((v >> 1) & UINT64_C(0x5555555555555555));
    v = (v & UINT64_C(0x3333333333333333)) +
        ((v >> 2) & UINT64_C(0x3333333333333333));
    return (v + (v >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
#endif
}

enum { BYTE_SUMS = 31 };  // so many times 8 fit into a byte

/** Adds up at most BYTE_SUMS results of bits_in(). */
static inline lanes add_bytes(lanes sum, lanes bits)
{
#if defined(__AVX2__)
    return (lanes)_mm256_add_epi8((__m256i)sum, (__m256i)bits);
#elif defined(__wasm_simd128__)
    return (lanes)wasm_i8x16_add((v128_t)sum, (v128_t)bits);
#else
    return sum + bits;  // no byte overflows into the next
#endif
}

/** The total of such a sum. */
static inline uint64_t total_of(lanes sum)
{
#if defined(__wasm__) && !defined(__wasm_simd128__)
    return sum;
#else
    uint64_t words[LANE_BYTES / 8], total = 0;
    memcpy(words, &sum, sizeof sum);
    for (uint32_t i = 0; i < LANE_BYTES / 8; i++) {
        const uint64_t even = words[i] & UINT64_C(0x00ff00ff00ff00ff);
        const uint64_t odd = (words[i] >> 8) & UINT64_C(0x00ff00ff00ff00ff);
        total += ((even + odd) * UINT64_C(0x0001000100010001)) >> 48;
    }
    return total;
#endif
}

/** Adds such a sum to one with room for more. */
static inline lanes widen(lanes wide, lanes sum)
{
#if defined(__AVX2__)
    return wide + (lanes)_mm256_sad_epu8((__m256i)sum, _mm256_setzero_si256());
#elif defined(__wasm_simd128__)
    const v128_t pairs = wasm_u16x8_extadd_pairwise_u8x16((v128_t)sum);
    return (lanes)wasm_i32x4_add((v128_t)wide,
                                 wasm_u32x4_extadd_pairwise_u16x8(pairs));
#elif defined(__wasm__)
    return wide + sum;
#elif defined(__ARM_NEON)
    return (lanes)vpadalq_u16((uint32x4_t)wide, vpaddlq_u8((uint8x16_t)sum));
#else
    sum = (sum & UINT64_C(0x00ff00ff00ff00ff)) +
          ((sum >> 8) & UINT64_C(0x00ff00ff00ff00ff));
    sum = sum + (sum >> 16);
    return wide + ((sum + (sum >> 32)) & UINT64_C(0xffff));
#endif
}

/** The total of such a wider sum, of 32-bit lanes or of 64-bit ones below 2^32. */
static inline uint64_t total_of_wide(lanes wide)
{
    uint32_t words[LANE_BYTES / 4];
    uint64_t total = 0;
    memcpy(words, &wide, sizeof wide);
    for (uint32_t i = 0; i < LANE_BYTES / 4; i++)
        total += words[i];
    return total;
}

/* ---- Join --------------------------------------------------------------- */

#if defined(__AVX2__)
/** Moves those words of four whose bit is set in the index to the front; a word is
 * a pair of dwords. */
#define PAIR(w) 2 * (w), 2 * (w) + 1
static const uint32_t to_front[16][8] = {
    {0},
    {PAIR(0)},
    {PAIR(1)},
    {PAIR(0), PAIR(1)},
    {PAIR(2)},
    {PAIR(0), PAIR(2)},
    {PAIR(1), PAIR(2)},
    {PAIR(0), PAIR(1), PAIR(2)},
    {PAIR(3)},
    {PAIR(0), PAIR(3)},
    {PAIR(1), PAIR(3)},
    {PAIR(0), PAIR(1), PAIR(3)},
    {PAIR(2), PAIR(3)},
    {PAIR(0), PAIR(2), PAIR(3)},
    {PAIR(1), PAIR(2), PAIR(3)},
    {PAIR(0), PAIR(1), PAIR(2), PAIR(3)},
};

static inline uint64_t *append(uint64_t *out, __m256i one, const uint64_t *four,
                               uint32_t wanted)
{
    const __m256i words = _mm256_loadu_si256((const __m256i *)four);
    const __m256i common = _mm256_and_si256(one, words);
    const __m256i fit = _mm256_cmpeq_epi64(common, _mm256_setzero_si256());
    const uint32_t which = (uint32_t)_mm256_movemask_pd((__m256d)fit) & wanted;
    const __m256i front = _mm256_loadu_si256((const __m256i *)to_front[which]);
    const __m256i both = _mm256_or_si256(one, words);
    _mm256_storeu_si256((__m256i *)out, _mm256_permutevar8x32_epi32(both, front));
    return out + __builtin_popcount(which);
}

static uint64_t *join(uint64_t *out, const uint64_t *few, size_t few_count,
                      const uint64_t *many, size_t many_count)
{
    if (many_count == 0)
        return out;
    const size_t last = (many_count - 1) / 4 * 4;
    const uint32_t wanted = (1U << (many_count - last)) - 1;
    for (size_t i = 0; i < few_count; i++) {
        const __m256i one = _mm256_set1_epi64x((long long)few[i]);
        for (size_t j = 0; j < last; j += 4)
            out = append(out, one, many + j, 15);
        out = append(out, one, many + last, wanted);
    }
    return out;
}
#elif defined(__wasm_simd128__)
static inline uint64_t *append(uint64_t *out, v128_t one, const uint64_t *two)
{
    const v128_t words = wasm_v128_load(two);
    const v128_t fit =
        wasm_i64x2_eq(wasm_v128_and(one, words), wasm_i64x2_splat(0));
    const v128_t both = wasm_v128_or(one, words);
    const uint32_t which = (uint32_t)wasm_i64x2_bitmask(fit);
    wasm_v128_store64_lane(out, both, 0);
    out += which & 1;
    wasm_v128_store64_lane(out, both, 1);
    return out + (which >> 1);
}

static uint64_t *join(uint64_t *out, const uint64_t *few, size_t few_count,
                      const uint64_t *many, size_t many_count)
{
    for (size_t i = 0; i < few_count; i++) {
        const v128_t one = wasm_i64x2_splat((long long)few[i]);
        const uint64_t *two = many, *end = many + (many_count & ~(size_t)1);
        for (; two < end; two += 2)
            out = append(out, one, two);
        if (many_count & 1) {
            *out = few[i] | *two;
            out += (few[i] & *two) == 0;
        }
    }
    return out;
}
#else
static uint64_t *join(uint64_t *out, const uint64_t *few, size_t few_count,
                      const uint64_t *many, size_t many_count)
{
    for (size_t i = 0; i < few_count; i++)
        for (size_t j = 0; j < many_count; j++) {
            *out = few[i] | many[j];
            out += (few[i] & many[j]) == 0;
        }
    return out;
}
#endif

/* ---- Place -------------------------------------------------------------- */

static inline void place_one(uint64_t **ends, nq_key key, uint64_t word)
{
    uint32_t bucket = (uint32_t)(word >> key.shift) & key.mask;
    if (key.class_mask)
        bucket |= (uint32_t)(word >> key.class_shift) & key.class_mask;
    *ends[bucket]++ = word & key.field_mask;
}

/**
 * Neighbours mostly go to the same bucket, and a processor that must read an end
 * which it has just written waits; so the words are walked as four quarters side by
 * side.
 */
static inline void place_all(uint64_t **ends, nq_key key, const uint64_t *words,
                             size_t count)
{
    const size_t quarter = count / 4;
    const uint64_t *end = words + quarter;
    for (size_t i = 4 * quarter; i < count; i++)
        place_one(ends, key, words[i]);
    for (; words < end; words++) {
        place_one(ends, key, words[0]);
        place_one(ends, key, words[quarter]);
        place_one(ends, key, words[2 * quarter]);
        place_one(ends, key, words[3 * quarter]);
    }
}

static void place(uint64_t **ends, const nq_key *key, const uint64_t *words,
                  size_t count)
{
    nq_key k = *key;
    if (k.class_mask) {
        place_all(ends, k, words, count);
    } else {
        k.class_mask = 0;  // said again so that the compiler knows
        place_all(ends, k, words, count);
    }
}

/* ---- Patterns ----------------------------------------------------------- */

#if LANE_SHIFT > 3 && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
typedef uint8_t u8x16 __attribute__((vector_size(16)));
typedef uint32_t u32x4 __attribute__((vector_size(16)));
typedef uint64_t u64x2 __attribute__((vector_size(16)));

/** The fields of four items: the first one of each, the second one of each ... */
static inline u32x4 fields_of_four(const uint64_t *item)
{
    u64x2 low, high;
    memcpy(&low, item, sizeof low);
    memcpy(&high, item + 2, sizeof high);
    low >>= ENTRY_SHIFT;
    high >>= ENTRY_SHIFT;
    return (u32x4)__builtin_shufflevector((u8x16)low, (u8x16)high,      //
                                          0, 8, 16, 24, 2, 10, 18, 26,  //
                                          4, 12, 20, 28, 6, 14, 22, 30);
}

/** The fields of sixteen items: a vector for each field. */
static inline void fields_of_sixteen(u64x2 field[4], const uint64_t *item)
{
    u32x4 four[4];
    for (int i = 0; i < 4; i++)
        four[i] = fields_of_four(item + 4 * i);
    const u64x2 a = (u64x2)__builtin_shufflevector(four[0], four[1], 0, 4, 1, 5);
    const u64x2 b = (u64x2)__builtin_shufflevector(four[2], four[3], 0, 4, 1, 5);
    const u64x2 c = (u64x2)__builtin_shufflevector(four[0], four[1], 2, 6, 3, 7);
    const u64x2 d = (u64x2)__builtin_shufflevector(four[2], four[3], 2, 6, 3, 7);
    field[0] = __builtin_shufflevector(a, b, 0, 2);
    field[1] = __builtin_shufflevector(a, b, 1, 3);
    field[2] = __builtin_shufflevector(c, d, 0, 2);
    field[3] = __builtin_shufflevector(c, d, 1, 3);
}

/** Takes as many items apart as fill vectors; returns how many these are. */
static size_t spread_vectors(const nq_planes *planes, size_t at,
                             const uint64_t *items, size_t count, uint32_t fields)
{
    size_t i = 0;
    for (; i + 16 <= count; i += 16) {
        u64x2 field[4];
        fields_of_sixteen(field, items + i);
        for (uint32_t f = 0; f < fields; f++)
            memcpy(planes->plane[1 + f] + at + i, &field[f], sizeof field[f]);
    }
    return i;
}
#else
static size_t spread_vectors(const nq_planes *planes, size_t at,
                             const uint64_t *items, size_t count, uint32_t fields)
{
    (void)planes, (void)at, (void)items, (void)count, (void)fields;
    return 0;
}
#endif

static void spread(const nq_planes *planes, size_t at, const uint64_t *items,
                   size_t count, const nq_layout *layout, uint32_t free_x)
{
    const size_t done = spread_vectors(planes, at, items, count, layout->fields);
    memset(planes->plane[0] + at, (int)free_x, count);
    for (uint32_t f = 0; f < layout->fields; f++) {
        uint8_t *restrict to = planes->plane[1 + f] + at;
        const uint32_t shift = 16 * f + ENTRY_SHIFT;
        for (size_t i = done; i < count; i++)
            to[i] = (uint8_t)(items[i] >> shift);
    }
}

static void copy(const nq_planes *to, size_t at, const nq_planes *from,
                 size_t first, size_t count, uint32_t planes)
{
    for (uint32_t p = 0; p < planes; p++)
        for (size_t i = 0; i < count; i += LANE_BYTES)
            store(to->plane[p] + at + i, load(from->plane[p] + first + i));
}

/* ---- Tables ------------------------------------------------------------- */

typedef struct {
    lanes x[1 << KERNEL_MAX_FREE_BITS];
    lanes field[LAYOUT_MAX_FIELDS][KERNEL_ZERO_ENTRY + 1];
    uint8_t live[1 << KERNEL_MAX_FREE_BITS];  // [v]: T0[v] is not empty
} tables;

/** Exchanges the bits of a under `mask << shift` with those of b under `mask`. */
static inline void exchange(lanes *a, lanes *b, int shift, uint64_t mask)
{
    const lanes differ = ((*a >> shift) ^ *b) & mask;
    *b ^= differ;
    *a ^= differ << shift;
}

/**
 * Reads the bytes of a plane as eight rows and transposes the 8 x 8 bits that stand
 * above each other: column b then holds bit b of every pattern. The patterns end up
 * in another order, the same for each plane, and nobody minds.
 */
static inline void transpose(lanes column[8], const uint8_t *plane)
{
    for (int i = 0; i < 8; i++)
        column[i] = load(plane + i * LANE_BYTES);
    for (int i = 0; i < 4; i++)
        exchange(&column[i], &column[i + 4], 4, UINT64_C(0x0f0f0f0f0f0f0f0f));
    for (int i = 0; i < 8; i += 4) {
        exchange(&column[i], &column[i + 2], 2, UINT64_C(0x3333333333333333));
        exchange(&column[i + 1], &column[i + 3], 2, UINT64_C(0x3333333333333333));
    }
    for (int i = 0; i < 8; i += 2)
        exchange(&column[i], &column[i + 1], 1, UINT64_C(0x5555555555555555));
}

/** table[v] becomes table[0] without the patterns that have a bit of v. */
static inline void fill(lanes *table, const lanes *column, const uint8_t *which,
                        uint32_t bits)
{
    for (uint32_t b = 0; b < bits; b++) {
        const lanes without = ~column[which[b]];
        for (uint32_t v = 0; v < 1U << b; v++)
            table[v + (1U << b)] = table[v] & without;
    }
}

/** The first `count` patterns, in the order in which transpose() leaves them. */
static lanes first_patterns(uint32_t count)
{
    uint8_t plane[LANE_COUNT];
    lanes column[8];
    memset(plane, 0, sizeof plane);
    memset(plane, 1, count);
    transpose(column, plane);
    return column[0];
}

static inline uint8_t is_live(lanes patterns)
{
    uint64_t words[LANE_BYTES / 8], any = 0;
    memcpy(words, &patterns, sizeof patterns);
    for (uint32_t i = 0; i < LANE_BYTES / 8; i++)
        any |= words[i];
    return any != 0;
}

static void build_x(tables *t, const nq_pattern_group *group)
{
    static const uint8_t as_they_are[8] = {0, 1, 2, 3, 4, 5, 6, 7};
    lanes column[8];
    transpose(column, group->planes->plane[0] + group->first);
    t->x[0] = group->count < LANE_COUNT ? first_patterns(group->count) : ~none();
    fill(t->x, column, as_they_are, group->free_bits);
    for (uint32_t v = 0; v < 1U << group->free_bits; v++)
        t->live[v] = is_live(t->x[v]);
}

/** For even n the patterns stand for their mirror images, which exchanges columns.
 */
static void build_fields(tables *t, const nq_pattern_group *group,
                         const nq_layout *layout)
{
    lanes column[LAYOUT_MAX_FIELDS * LAYOUT_MAX_WIDTH];
    for (uint32_t f = 0; f < layout->fields; f++)
        transpose(column + LAYOUT_MAX_WIDTH * f,
                  group->planes->plane[1 + f] + group->first);
    for (uint32_t f = 0; f < layout->fields; f++) {
        t->field[f][0] = ~none();
        fill(t->field[f], column, layout->mirror + LAYOUT_MAX_WIDTH * f,
             layout->width[f]);
    }
    t->field[0][KERNEL_ZERO_ENTRY] = none();
}

static void build(void *where, const nq_pattern_group *group,
                  const nq_layout *layout)
{
    build_x(where, group);
    build_fields(where, group, layout);
}

/* ---- Match -------------------------------------------------------------- */

/** The entry whose byte offset is a 16-bit piece of the item. */
static inline lanes entry(const lanes *table, const uint64_t *item, uint32_t field)
{
#if defined(__wasm__)
    uint16_t offset;  // read from memory: cheaper there than shifting
    memcpy(&offset, (const char *)item + 2 * field, sizeof offset);
#else
    const uint64_t offset = (*item >> 16 * field) & 0xffff;
#endif
    return *(const lanes *)((const char *)table + offset);
}

static inline lanes hits(const tables *t, lanes patterns, const uint64_t *item,
                         uint32_t fields)
{
    patterns &= entry(t->field[0], item, 0);
    patterns &= entry(t->field[1], item, 1);
    if (fields > 2)
        patterns &= entry(t->field[2], item, 2);
    if (fields > 3)
        patterns &= entry(t->field[3], item, 3);
    return patterns;
}

/** A full adder for each bit: a + b + *sum becomes 2 * what is returned + *sum. */
static inline lanes add(lanes *sum, lanes a, lanes b)
{
    const lanes half = a ^ *sum, carry = (a & *sum) | (half & b);
    *sum = half ^ b;
    return carry;
}

/** Bits are expensive to count, so hits are added up by place value first, and only
 * the fours are counted as they come. */
typedef struct {
    lanes ones, twos;
    lanes fours;  // counted, in wide lanes
} adder;

/** Adds the hits of a block; returns the fours that it makes. */
static inline lanes match_block(adder *s, const tables *t, lanes patterns,
                                const uint64_t *item, uint32_t fields)
{
    const lanes a = add(&s->ones, hits(t, patterns, item, fields),
                        hits(t, patterns, item + 1, fields));
    const lanes b = add(&s->ones, hits(t, patterns, item + 2, fields),
                        hits(t, patterns, item + 3, fields));
    return add(&s->twos, a, b);
}

static inline void match_run(adder *sum, const tables *t, const nq_run *run,
                             uint32_t fields)
{
    const uint64_t *item = run->items;
    const lanes patterns = t->x[run->free_x];
    uint32_t left = run->blocks;
    adder s = *sum;
    while (left > 0) {
        const uint32_t some = left < BYTE_SUMS ? left : BYTE_SUMS;
        lanes bytes = none();
        left -= some;
        for (const uint64_t *end = item + some * KERNEL_BLOCK; item < end;
             item += KERNEL_BLOCK)
            bytes = add_bytes(bytes,
                              bits_in(match_block(&s, t, patterns, item, fields)));
        s.fours = widen(s.fours, bytes);
    }
    *sum = s;
}

/** Writes the numbers of the runs that some pattern agrees with. No processor could
 * guess which these are, so nothing here depends on a guess. */
static inline size_t find_live(uint16_t *live, const tables *t, const nq_run *runs,
                               size_t run_count)
{
    size_t count = 0;
    for (size_t i = 0; i < run_count; i++) {
        live[count] = (uint16_t)i;
        count += t->live[runs[i].free_x];
    }
    return count;
}

__attribute__((always_inline)) static inline uint64_t
match_runs(const tables *t, const nq_run *runs, size_t run_count, uint32_t fields)
{
    uint16_t live[KERNEL_MAX_RUNS + 1];
    const size_t live_count = find_live(live, t, runs, run_count);
    adder sum = {none(), none(), none()};
    for (size_t i = 0; i < live_count; i++)
        // find_live() wrote the first live_count of them; the analyzer loses count.
        // NOLINTNEXTLINE(clang-analyzer-core.uninitialized.ArraySubscript)
        match_run(&sum, t, &runs[live[i]], fields);
    return 4 * total_of_wide(sum.fours) + 2 * total_of(bits_in(sum.twos)) +
           total_of(bits_in(sum.ones));
}

/** One function for each number of fields, so that the loop has nothing to ask. */
static uint64_t match_2(const void *where, const nq_run *runs, size_t run_count)
{
    return match_runs(where, runs, run_count, 2);
}

static uint64_t match_3(const void *where, const nq_run *runs, size_t run_count)
{
    return match_runs(where, runs, run_count, 3);
}

static uint64_t match_4(const void *where, const nq_run *runs, size_t run_count)
{
    return match_runs(where, runs, run_count, 4);
}

extern const nq_kernel NQ_KERNEL;

const nq_kernel NQ_KERNEL = {
    .name = NQ_KERNEL_NAME,
    .lanes = LANE_COUNT,
    .entry_shift = ENTRY_SHIFT,
    .tables_bytes = sizeof(tables),
    .join = join,
    .place = place,
    .spread = spread,
    .copy = copy,
    .build = build,
    .match = {match_2, match_3, match_4},
};
