/*
 * groups.c -- patterns in groups, matched with runs of items.
 *
 * Tables are built for a group of patterns, as many as a vector has bits, and all
 * runs of items are matched with it before the next group.
 */
#include "groups.h"

#include "base/alloc.h"

#include <stdbool.h>
#include <string.h>

enum { TABLES_ALIGNMENT = 64 };

/* ---- Scratch memory ---------------------------------------------------- */

/** The most runs of one weight: one for each class and value of the free bits. */
static size_t max_runs(const nq_layout *layout)
{
    const uint32_t x_bits = layout->x_bits;
    return (size_t)4 << (x_bits < KERNEL_MAX_FREE_BITS ? x_bits
                                                       : KERNEL_MAX_FREE_BITS);
}

static void make_tables(nq_pairs *pairs)
{
    pairs->tables = pairs->kernel->fixed_tables;
    if (pairs->tables)
        return;
    pairs->tables_block = nq_malloc(pairs->kernel->tables_bytes + TABLES_ALIGNMENT);
    if (!pairs->tables_block)
        return;
    const uintptr_t at = (uintptr_t)pairs->tables_block;
    pairs->tables = (char *)pairs->tables_block + (0 - at) % TABLES_ALIGNMENT;
}

nq_status nq_pairs_open(nq_pairs *pairs, const nq_layout *layout,
                        const nq_kernel *kernel)
{
    *pairs = (nq_pairs){.layout = layout, .kernel = kernel};
    pairs->pieces = nq_malloc(((1U << layout->x_bits) + 1) * sizeof(uint32_t));
    pairs->runs =
        nq_malloc((PAIRS_MAX_WEIGHT + 1) * max_runs(layout) * sizeof(nq_run));
    make_tables(pairs);
    if (pairs->pieces && pairs->runs && pairs->tables)
        return NQ_OK;
    nq_pairs_close(pairs);
    return NQ_E_MEMORY;
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

nq_status nq_pairs_reserve(nq_pairs *pairs, size_t patterns)
{
    const nq_status status = reserve(&pairs->all, patterns, pairs->kernel);
    return status == NQ_OK ? reserve(&pairs->chosen, patterns, pairs->kernel)
                           : status;
}

/* ---- Runs --------------------------------------------------------------- */

static nq_run *runs_of(const nq_pairs *pairs, uint32_t weight)
{
    return pairs->runs + weight * max_runs(pairs->layout);
}

void nq_pairs_forget_runs(nq_pairs *pairs)
{
    memset(pairs->run_count, 0, sizeof pairs->run_count);
}

void nq_pairs_add_run(nq_pairs *pairs, uint32_t weight, const uint64_t *items,
                      uint32_t free_x, uint32_t count)
{
    runs_of(pairs, weight)[pairs->run_count[weight]++] =
        (nq_run){items, free_x, (count + KERNEL_BLOCK - 1) / KERNEL_BLOCK};
}

/* ---- Choosing patterns -------------------------------------------------- */

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
static uint32_t choose_patterns(nq_pairs *pairs, nq_cut c, uint32_t y)
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

/* ---- Groups ------------------------------------------------------------- */

static void count_group(nq_pairs *pairs, const nq_pattern_group *group,
                        nq_tally *tally)
{
    nq_match *match =
        pairs->kernel->match[pairs->layout->fields - LAYOUT_MIN_FIELDS];
    pairs->kernel->build(pairs->tables, group, pairs->layout);
    tally->work.tables++;
    for (uint32_t w = 1; w <= PAIRS_MAX_WEIGHT; w++)
        if (pairs->run_count[w])
            tally->disjoint[w] += match(pairs->tables, runs_of(pairs, w),
                                        pairs->run_count[w], &tally->work);
}

static void count_all(nq_pairs *pairs, const nq_planes *planes, uint32_t patterns,
                      uint32_t free_bits, nq_tally *tally)
{
    const uint32_t lanes = pairs->kernel->lanes;
    for (uint32_t first = 0; first < patterns; first += lanes) {
        const uint32_t left = patterns - first;
        const nq_pattern_group group = {planes, first, left < lanes ? left : lanes,
                                        free_bits};
        count_group(pairs, &group, tally);
    }
}

static bool has_runs(const nq_pairs *pairs)
{
    uint32_t runs = 0;
    for (uint32_t w = 1; w <= PAIRS_MAX_WEIGHT; w++)
        runs += pairs->run_count[w];
    return runs > 0;
}

void nq_pairs_count_groups(nq_pairs *pairs, nq_cut cut, uint32_t y,
                           uint32_t patterns, nq_tally *tally)
{
    if (!has_runs(pairs))
        return;
    if (y == 0)
        count_all(pairs, &pairs->all.planes, patterns, cut.free_bits, tally);
    else
        count_all(pairs, &pairs->chosen.planes, choose_patterns(pairs, cut, y),
                  cut.free_bits, tally);
}
