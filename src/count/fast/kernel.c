/*
 * kernel.c -- the loops in which nearly all the time is spent.
 *
 * A group of patterns is turned into tables of masks, a bit per pattern:
 *
 *     T0[v]    the patterns whose free x bits share nothing with v
 *     T1[v] .. the patterns whose field 0 .. shares nothing with v
 *
 * An item is disjoint from exactly the patterns in T0[x] & T1[f0] & T2[f1] & ...:
 * one step decides as many pairs as a vector has bits. With 3 fields, the patterns
 * of a group from left to right:
 *
 *     run, free x bits  10   T0[10]        1 1 0 1 0 0 1 1 ... 1
 *     item, field 0   0110   T1[0110]      0 1 1 1 0 1 0 1 ... 0
 *           field 1   1000   T2[1000]      1 1 1 1 1 0 1 0 ... 0
 *           field 2   0001   T3[0001]      0 1 0 1 1 1 1 1 ... 1
 *                            all of them   0 1 0 1 0 0 0 0 ... 0   2 or more hits
 *
 * A table is built by doubling: T[v + 2^b] is T[v] without the patterns that have
 * bit b,
 *
 *     T[00]  all patterns
 *     T[01]  T[00] & not bit 0
 *     T[10]  T[00] & not bit 1    T[11]  T[01] & not bit 1
 *
 * The file is compiled once per instruction set; vector.h has the differences.
 */
#include "kernel.h"

#include <assert.h>
#include <string.h>

#include "vector.h"

#define INLINED __attribute__((always_inline)) static inline

enum {
    ENTRY_SHIFT = VECTOR_SHIFT,
    LANE_BYTES = 1 << ENTRY_SHIFT,
    LANE_COUNT = 8 << ENTRY_SHIFT
};

static_assert((int)KERNEL_ZERO_ENTRY == 1 << (int)LAYOUT_MAX_WIDTH,
              "the entry that matches nothing is behind those of all values");
static_assert(KERNEL_ZERO_ENTRY << ENTRY_SHIFT < 1 << 16,
              "the offset of every entry fits into a 16-bit piece of an item");
static_assert((int)KERNEL_BLOCK % (int)ADDED_ITEMS == 0,
              "a block is added as a whole");
static_assert((int)LANE_BYTES <= (int)KERNEL_SLACK,
              "a vector may be read behind a plane");

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

/** The total of what widen() gives: 32-bit lanes, or 64-bit ones below 2^32. */
static inline uint64_t total_of_wide(lanes wide)
{
    uint32_t words[LANE_BYTES / 4];
    uint64_t total = 0;
    memcpy(words, &wide, sizeof wide);
    for (uint32_t i = 0; i < LANE_BYTES / 4; i++)
        total += words[i];
    return total;
}

/* ---- Place -------------------------------------------------------------- */

static inline void place_one(uint64_t **ends, nq_key key, uint64_t word)
{
    *ends[(uint32_t)(word >> key.shift) & key.mask]++ = word & key.field_mask;
}

/**
 * Neighbours mostly go to the same bucket, and a processor that must read an end
 * which it has just written waits; so the words are walked as four quarters side by
 * side.
 */
static void place(uint64_t **ends, const nq_key *key, const uint64_t *words,
                  size_t count)
{
    const nq_key k = *key;
    const size_t quarter = count / 4;
    const uint64_t *end = words + quarter;
    for (size_t i = 4 * quarter; i < count; i++)
        place_one(ends, k, words[i]);
    for (; words < end; words++) {
        place_one(ends, k, words[0]);
        place_one(ends, k, words[quarter]);
        place_one(ends, k, words[2 * quarter]);
        place_one(ends, k, words[3 * quarter]);
    }
}

/* ---- Patterns ----------------------------------------------------------- */

static void spread(const nq_planes *planes, size_t at, const uint64_t *items,
                   size_t count, const nq_layout *layout, uint32_t free_x)
{
    uint8_t *to[LAYOUT_MAX_FIELDS];
    size_t i = 0;
    for (; i + SPREAD_ITEMS <= count; i += SPREAD_ITEMS) {
        for (uint32_t f = 0; f < LAYOUT_MAX_FIELDS; f++)
            to[f] = planes->plane[1 + f] + at + i;
        spread_items(to, items + i);
    }
    for (uint32_t f = 0; f < layout->fields; f++)
        for (size_t j = i; j < count; j++)
            planes->plane[1 + f][at + j] =
                (uint8_t)(items[j] >> (16 * f + ENTRY_SHIFT));
    memset(planes->plane[0] + at, (int)free_x, count);
}

static void spread_packed(const nq_planes *planes, size_t at, const uint32_t *items,
                          size_t count, uint32_t fields, uint32_t free_x)
{
    for (uint32_t f = 0; f < fields; f++) {
        uint8_t *to = planes->plane[1 + f] + at;
        for (size_t i = 0; i < count; i++)
            to[i] = (uint8_t)(items[i] >> 8 * f);
    }
    memset(planes->plane[0] + at, (int)free_x, count);
}

/** Bytes become 16-bit pieces in the order in which they are stored, which is right
 * whichever end of a number comes first. */
static void unpack(uint64_t *to, const uint32_t *items, size_t count)
{
    const uint8_t *from = (const uint8_t *)items;
    for (size_t i = 0; i < 4 * count; i++) {
        const uint16_t piece = (uint16_t)(from[i] << ENTRY_SHIFT);
        memcpy((char *)to + 2 * i, &piece, sizeof piece);
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
 * in another order, the same for each plane; it does not matter which.
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

enum {
    ROW_BITS = 3,
    ROW = 1 << ROW_BITS,
    MAX_ROWS = 1 << (LAYOUT_MAX_WIDTH - ROW_BITS)
};

/** table[v] becomes table[0] without the patterns that have a bit of v. */
static void double_up(lanes *table, const lanes *column, const uint8_t *which,
                      uint32_t bits)
{
    for (uint32_t b = 0; b < bits; b++) {
        const lanes without = ~column[which[b]];
        for (uint32_t v = 0; v < 1U << b; v++)
            table[v + (1U << b)] = table[v] & without;
    }
}

/** The same from the first row of entries, which stays in registers: each of the other
 * rows is the first one without the patterns that have one of the row's bits. */
static void fill_rows(lanes *table, const lanes *column, const uint8_t *which,
                      uint32_t bits)
{
    lanes first[ROW], allowed[MAX_ROWS];
    allowed[0] = ~none();
    double_up(allowed, column, which + ROW_BITS, bits - ROW_BITS);
    for (uint32_t i = 0; i < ROW; i++)
        first[i] = table[i];
    for (uint32_t row = 1; row < 1U << (bits - ROW_BITS); row++)
        for (uint32_t i = 0; i < ROW; i++)
            table[ROW * row + i] = first[i] & allowed[row];
}

static void fill(lanes *table, const lanes *column, const uint8_t *which,
                 uint32_t bits)
{
    double_up(table, column, which, bits < ROW_BITS ? bits : ROW_BITS);
    if (bits > ROW_BITS)
        fill_rows(table, column, which, bits);
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

/** For even n the patterns stand for what they become by a half-turn, which exchanges
 * columns. */
static void build_fields(tables *t, const nq_pattern_group *group,
                         const nq_layout *layout)
{
    lanes column[LAYOUT_MAX_FIELDS * LAYOUT_MAX_WIDTH];
    for (uint32_t f = 0; f < layout->fields; f++)
        transpose(column + LAYOUT_MAX_WIDTH * f,
                  group->planes->plane[1 + f] + group->first);
    for (uint32_t f = 0; f < layout->fields; f++) {
        t->field[f][0] = ~none();
        fill(t->field[f], column, layout->turned + LAYOUT_MAX_WIDTH * f,
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

INLINED lanes entry(const tables *t, const uint64_t *item, uint32_t field)
{
    return load_entry(t->field[field], entry_offset(item, field),
                      offsetof(tables, field) + field * sizeof t->field[0]);
}

INLINED lanes hits(const tables *t, lanes patterns, const uint64_t *item,
                   uint32_t fields)
{
    patterns &= entry(t, item, 0);
    patterns &= entry(t, item, 1);
    if (fields > 2)
        patterns &= entry(t, item, 2);
    if (fields > 3)
        patterns &= entry(t, item, 3);
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
 * those of the highest place are counted as they come: fours, or twos where registers
 * are few. */
typedef struct {
    lanes ones, twos;
    lanes counted;  // in wide lanes
    uint64_t blocks;
} adder;

enum { BLOCKS_AT_A_TIME = COUNT_SUMS * ADDED_ITEMS / KERNEL_BLOCK };

INLINED lanes add_two(adder *s, const tables *t, lanes patterns,
                      const uint64_t *item, uint32_t fields)
{
    return add(&s->ones, hits(t, patterns, item, fields),
               hits(t, patterns, item + 1, fields));
}

/** Adds the hits of ADDED_ITEMS items; returns those that are to be counted. */
INLINED lanes add_hits(adder *s, const tables *t, lanes patterns,
                       const uint64_t *item, uint32_t fields)
{
    const lanes twos = add_two(s, t, patterns, item, fields);
    return ADDED_ITEMS == 2
               ? twos
               : add(&s->twos, twos, add_two(s, t, patterns, item + 2, fields));
}

INLINED void match_run(adder *sum, const tables *t, const nq_run *run,
                       uint32_t fields)
{
    const uint64_t *item = run->items;
    const lanes patterns = t->x[run->free_x];
    uint32_t left = run->blocks;
    adder s = *sum;
    s.blocks += left;
    while (left > 0) {
        const uint32_t some = left < BLOCKS_AT_A_TIME ? left : BLOCKS_AT_A_TIME;
        lanes counts = none();
        left -= some;
        for (const uint64_t *end = item + some * KERNEL_BLOCK; item < end;
             item += ADDED_ITEMS)
            counts = add_counts(counts,
                                bits_in(add_hits(&s, t, patterns, item, fields)));
        s.counted = widen(s.counted, counts);
    }
    *sum = s;
}

/** Writes the numbers of the runs that share no free bit with some pattern.
 * Branch-free: which runs these are is unpredictable. */
static inline size_t find_live(uint16_t *live, const tables *t, const nq_run *runs,
                               size_t run_count, nq_work *work)
{
    size_t count = 0;
    for (size_t i = 0; i < run_count; i++) {
        live[count] = (uint16_t)i;
        count += t->live[runs[i].free_x];
    }
    work->runs += count;
    return count;
}

INLINED uint64_t match_runs(const tables *t, const nq_run *runs, size_t run_count,
                            nq_work *work, uint32_t fields)
{
    uint16_t live[KERNEL_MAX_RUNS + 1];
    const size_t live_count = find_live(live, t, runs, run_count, work);
    adder sum = {none(), none(), none(), 0};
    for (size_t i = 0; i < live_count; i++)
        // find_live() wrote the first live_count of them; the analyzer loses count.
        // NOLINTNEXTLINE(clang-analyzer-core.uninitialized.ArraySubscript)
        match_run(&sum, t, &runs[live[i]], fields);
    work->blocks += sum.blocks;
    return ADDED_ITEMS * total_of_wide(sum.counted) +
           2 * total_of(bits_in(sum.twos)) + total_of(bits_in(sum.ones));
}

/** One function for each number of fields, so that the loop has no branch for it. */
static uint64_t match_2(const void *where, const nq_run *runs, size_t run_count,
                        nq_work *work)
{
    return match_runs(where, runs, run_count, work, 2);
}

static uint64_t match_3(const void *where, const nq_run *runs, size_t run_count,
                        nq_work *work)
{
    return match_runs(where, runs, run_count, work, 3);
}

static uint64_t match_4(const void *where, const nq_run *runs, size_t run_count,
                        nq_work *work)
{
    return match_runs(where, runs, run_count, work, 4);
}

extern const nq_kernel NQ_KERNEL;

const nq_kernel NQ_KERNEL = {
    .lanes = LANE_COUNT,
    .entry_shift = ENTRY_SHIFT,
    .tables_bytes = sizeof(tables),
    .fixed_tables = FIXED_TABLES,
    .join = join,
    .place = place,
    .spread = spread,
    .spread_packed = spread_packed,
    .unpack = unpack,
    .copy = copy,
    .build = build,
    .match = {match_2, match_3, match_4},
};
