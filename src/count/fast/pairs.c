/*
 * pairs.c -- how many pairs of half boards share no diagonal.
 *
 * Testing every pattern with every item would do, but the central diagonals, the x
 * bits, let us skip most of it. They are cut in two:
 *
 *     x = [ split bits | free bits ]    the split bits are the most central ones
 *
 * The items are taken apart by the value y of their split bits. A pattern that has
 * a bit of y disagrees with all of them, so only the others are chosen; and those
 * need not be tested on the split bits any more. The chosen patterns come in the
 * order of their free bits, so that the patterns of a group are alike there, and a
 * run of items whose free bits disagree with the whole group is skipped.
 *
 * What remains are the fields, which the kernel tests. Split bits, free bits and
 * fields together are all the diagonals that cross the seam.
 *
 * Of one value y, the groups and runs with two free bits, for example:
 *
 *                     runs of items, by their free bits
 *                     00          01          10          11
 *     group   00 00   all fields  all fields  all fields  all fields
 *     of      00 01   all fields  T0[01]      all fields  T0[11]
 *     pat-    01 01   all fields  skipped     all fields  skipped
 *     terns   10 11   all fields  T0[01]      skipped     skipped
 *
 * (A group is drawn by the free bits of its first and its last pattern.) "All
 * fields": each block of four items is tested with the whole group. "T0": the same
 * with those patterns of the group that have none of the run's free bits. The
 * sorted order makes most groups alike in their free bits, so that a pair of group
 * and run is mostly skipped or tested as a whole.
 */
#include "pairs.h"

#include "base/alloc.h"

#include <string.h>

enum { TABLES_ALIGNMENT = 64 };

/* ---- Scratch memory ---------------------------------------------------- */

/** The most runs of one weight: all buckets of a list. */
static size_t max_runs(const nq_layout *layout)
{
    return (size_t)4 << layout->x_bits;
}

nq_status nq_pairs_open(nq_pairs *pairs, const nq_layout *layout,
                        const nq_kernel *kernel)
{
    *pairs = (nq_pairs){.layout = layout, .kernel = kernel};
    pairs->pieces = nq_malloc(((1U << layout->x_bits) + 1) * sizeof(uint32_t));
    pairs->runs =
        nq_malloc((PAIRS_MAX_WEIGHT + 1) * max_runs(layout) * sizeof(nq_run));
    pairs->tables_block = nq_malloc(kernel->tables_bytes + TABLES_ALIGNMENT);
    if (!pairs->pieces || !pairs->runs || !pairs->tables_block) {
        nq_pairs_close(pairs);
        return NQ_E_MEMORY;
    }
    const uintptr_t at = (uintptr_t)pairs->tables_block;
    pairs->tables = (char *)pairs->tables_block + (0 - at) % TABLES_ALIGNMENT;
    return NQ_OK;
}

void nq_pairs_close(nq_pairs *pairs)
{
    nq_free(pairs->pieces);
    nq_free(pairs->runs);
    nq_free(pairs->tables_block);
    nq_free(pairs->all.block);
    nq_free(pairs->chosen.block);
    memset(pairs, 0, sizeof *pairs);
}

/** Room for patterns; the last group is read as if it were full, so all of it gets
 * a value. */
static nq_status reserve(nq_pattern_store *store, size_t patterns,
                         const nq_kernel *kernel)
{
    if (patterns <= store->room)
        return NQ_OK;
    const size_t room = patterns + patterns / 4;
    const size_t bytes = room + kernel->lanes + KERNEL_SLACK;
    nq_free(store->block);
    store->room = 0;
    store->block = nq_malloc(bytes * KERNEL_PLANES);
    if (!store->block)
        return NQ_E_MEMORY;
    memset(store->block, 0, bytes * KERNEL_PLANES);
    store->room = room;
    for (uint32_t p = 0; p < KERNEL_PLANES; p++)
        store->planes.plane[p] = store->block + p * bytes;
    return NQ_OK;
}

/* ---- The split --------------------------------------------------------- */

typedef struct {
    uint32_t split_bits, free_bits;
} cut;

/** More split bits mean fewer pairs but more tables: as many as the items are
 * worth. */
static cut choose_cut(const nq_pairs *pairs, uint32_t patterns, uint32_t items)
{
    // For even n neighbouring bits are each other's mirror images, and as central.
    const uint32_t step = pairs->layout->n % 2 ? 1 : 2;
    cut c = {0, pairs->layout->x_bits};
    if (patterns <= pairs->kernel->lanes)
        return c;
    while (c.free_bits >= step && items > (uint64_t)pairs->layout->split_threshold
                                              << c.split_bits) {
        c.split_bits += step;
        c.free_bits -= step;
    }
    return c;
}

/** The x bits of the mirror image. Odd boards are not mirrored. */
static uint32_t mirrored(const nq_layout *layout, uint32_t x)
{
    return layout->n % 2 ? x : (x & 0xaa) >> 1 | (x & 0x55) << 1;
}

/* ---- Patterns ---------------------------------------------------------- */

static uint32_t count_patterns(const nq_list *list, const nq_pairing *pairing)
{
    uint32_t total = 0;
    for (uint32_t b = 0; b < list->buckets; b += 4)
        for (uint32_t k = pairing->first_class; k <= pairing->last_class; k++)
            total += nq_list_size(list, b + k);
    return total;
}

/** Takes the patterns with these x bits apart into bytes; returns the new end. */
static uint32_t spread(nq_pairs *pairs, const nq_list *list,
                       const nq_pairing *pairing, uint32_t x, uint32_t free_x,
                       uint32_t at)
{
    for (uint32_t k = pairing->first_class; k <= pairing->last_class; k++) {
        const uint32_t bucket = 4 * mirrored(pairs->layout, x) + k;
        const uint32_t count = nq_list_size(list, bucket);
        pairs->kernel->spread(&pairs->all.planes, at, list->starts[bucket], count,
                              pairs->layout, free_x);
        at += count;
    }
    return at;
}

/** Lays out all patterns by free bits, then split bits; `pieces` tells where. */
static void spread_all(nq_pairs *pairs, const nq_list *list,
                       const nq_pairing *pairing, cut c)
{
    uint32_t at = 0, piece = 0;
    for (uint32_t free_x = 0; free_x < 1U << c.free_bits; free_x++)
        for (uint32_t split_x = 0; split_x < 1U << c.split_bits; split_x++) {
            const uint32_t x = split_x << c.free_bits | free_x;
            pairs->pieces[piece++] = at;
            at = spread(pairs, list, pairing, x, free_x, at);
        }
    pairs->pieces[piece] = at;
}

/** Copies pieces of patterns behind those chosen so far; returns the new end. */
static uint32_t choose_pieces(nq_pairs *pairs, uint32_t chosen, uint32_t first,
                              uint32_t end)
{
    const uint32_t from = pairs->pieces[first], count = pairs->pieces[end] - from;
    pairs->kernel->copy(&pairs->chosen.planes, chosen, &pairs->all.planes, from,
                        count, 1 + pairs->layout->fields);
    return chosen + count;
}

/** Chooses the patterns without a bit of y > 0; returns how many there are. */
static uint32_t choose_patterns(nq_pairs *pairs, cut c, uint32_t y)
{
    const uint32_t together = y & (0U - y);  // below its lowest bit y allows all
    uint32_t chosen = 0;
    for (uint32_t free_x = 0; free_x < 1U << c.free_bits; free_x++)
        for (uint32_t split_x = 0; split_x < 1U << c.split_bits;
             split_x += together) {
            const uint32_t piece = free_x << c.split_bits | split_x;
            if (!(split_x & y))
                chosen = choose_pieces(pairs, chosen, piece, piece + together);
        }
    return chosen;
}

/* ---- Items ------------------------------------------------------------- */

static uint32_t count_items(const nq_list *list, const nq_pairing *pairing)
{
    uint32_t total = 0;
    for (uint32_t b = 0; b < list->buckets; b++)
        if (pairing->weight[b % 4])
            total += nq_list_size(list, b);
    return total;
}

/** How many runs there are of each weight. */
typedef struct {
    uint32_t of[PAIRS_MAX_WEIGHT + 1];
    uint32_t all;
} run_counts;

static nq_run *runs_of(const nq_pairs *pairs, uint32_t weight)
{
    return pairs->runs + weight * max_runs(pairs->layout);
}

/** Lists the runs of items with split bits y. */
static run_counts list_runs(nq_pairs *pairs, const nq_list *list,
                            const nq_pairing *pairing, cut c, uint32_t y)
{
    run_counts counts = {.all = 0};
    for (uint32_t free_x = 0; free_x < 1U << c.free_bits; free_x++)
        for (uint32_t k = 0; k < 4; k++) {
            const uint32_t weight = pairing->weight[k];
            const uint32_t bucket = 4 * (y << c.free_bits | free_x) + k;
            const uint32_t size = nq_list_size(list, bucket);
            if (weight == 0 || size == 0)
                continue;
            runs_of(pairs, weight)[counts.of[weight]++] =
                (nq_run){list->starts[bucket], free_x,
                         (size + KERNEL_BLOCK - 1) / KERNEL_BLOCK};
            counts.all++;
        }
    return counts;
}

/* ---- Groups ------------------------------------------------------------ */

static void count_group(nq_pairs *pairs, const nq_pattern_group *group,
                        const run_counts *runs, nq_tally *tally)
{
    nq_match *match =
        pairs->kernel->match[pairs->layout->fields - LAYOUT_MIN_FIELDS];
    pairs->kernel->build(pairs->tables, group, pairs->layout);
    for (uint32_t w = 1; w <= PAIRS_MAX_WEIGHT; w++)
        if (runs->of[w])
            tally->disjoint[w] +=
                match(pairs->tables, runs_of(pairs, w), runs->of[w]);
}

static void count_groups(nq_pairs *pairs, const nq_planes *planes,
                         uint32_t patterns, cut c, const run_counts *runs,
                         nq_tally *tally)
{
    const uint32_t lanes = pairs->kernel->lanes;
    for (uint32_t first = 0; first < patterns; first += lanes) {
        const uint32_t left = patterns - first;
        const nq_pattern_group group = {planes, first, left < lanes ? left : lanes,
                                        c.free_bits};
        count_group(pairs, &group, runs, tally);
    }
}

nq_status nq_pairs_count(nq_pairs *pairs, const nq_list lists[2],
                         const nq_pairing *pairing, nq_tally *tally)
{
    const nq_list *patterns_of = &lists[pairing->pattern_list];
    const nq_list *items_of = &lists[1 - pairing->pattern_list];
    const uint32_t patterns = count_patterns(patterns_of, pairing);
    const uint32_t items = count_items(items_of, pairing);
    if (patterns == 0 || items == 0)
        return NQ_OK;
    if (reserve(&pairs->all, patterns, pairs->kernel) != NQ_OK ||
        reserve(&pairs->chosen, patterns, pairs->kernel) != NQ_OK)
        return NQ_E_MEMORY;

    const cut c = choose_cut(pairs, patterns, items);
    spread_all(pairs, patterns_of, pairing, c);
    tally->decided += (uint64_t)patterns * items;
    for (uint32_t y = 0; y < 1U << c.split_bits; y++) {
        const run_counts runs = list_runs(pairs, items_of, pairing, c, y);
        if (runs.all == 0)
            continue;
        if (y == 0)
            count_groups(pairs, &pairs->all.planes, patterns, c, &runs, tally);
        else
            count_groups(pairs, &pairs->chosen.planes, choose_patterns(pairs, c, y),
                         c, &runs, tally);
    }
    return NQ_OK;
}
