/*
 * pairs.c -- how many pairs of half boards share no diagonal.
 *
 * Testing every pattern with every item would do, but the central diagonals, the x
 * bits, let us skip most of it. They are cut in two:
 *
 *     x = [ split bits | free bits ]    the split bits are the most central ones
 *
 * The items are grouped by the value y of their split bits. A pattern that has a bit
 * of y shares a diagonal with all of them, so only the others are chosen; and those
 * need not be tested on the split bits any more. The chosen patterns are in the order
 * of their free bits, so that those of a group have much the same ones, and a run of
 * items that shares a free bit with the whole group is skipped.
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
 * sorted order gives most groups one value of the free bits, so that a pair of group
 * and run is mostly skipped or tested as a whole.
 */
#include "pairs.h"

/* ---- The split --------------------------------------------------------- */

/** More split bits mean fewer pairs but more tables: as many as the items are
 * worth. */
static nq_cut choose_cut(const nq_pairs *pairs, uint32_t patterns, uint32_t items)
{
    // For even n a half-turn exchanges neighbouring bits, which are as central.
    const uint32_t step = pairs->layout->n % 2 ? 1 : 2;
    nq_cut c = {0, pairs->layout->x_bits};
    if (patterns <= pairs->kernel->lanes)
        return c;
    while (c.free_bits >= step && items > (uint64_t)pairs->layout->split_threshold
                                              << c.split_bits) {
        c.split_bits += step;
        c.free_bits -= step;
    }
    return c;
}

/** The x bits after a half-turn. Odd boards are not turned. */
static uint32_t turned(const nq_layout *layout, uint32_t x)
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
        const uint32_t bucket = 4 * turned(pairs->layout, x) + k;
        const uint32_t count = nq_list_size(list, bucket);
        pairs->kernel->spread(&pairs->all.planes, at, list->starts[bucket], count,
                              pairs->layout, free_x);
        at += count;
    }
    return at;
}

/** Lays out all patterns by free bits, then split bits; `pieces` has where. */
static void spread_all(nq_pairs *pairs, const nq_list *list,
                       const nq_pairing *pairing, nq_cut c)
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

/* ---- Items ------------------------------------------------------------- */

static uint32_t count_items(const nq_list *list, const nq_pairing *pairing)
{
    uint32_t total = 0;
    for (uint32_t b = 0; b < list->buckets; b++)
        if (pairing->weight[b % 4])
            total += nq_list_size(list, b);
    return total;
}

/** Lists the runs of items with split bits y. */
static void list_runs(nq_pairs *pairs, const nq_list *list,
                      const nq_pairing *pairing, nq_cut c, uint32_t y)
{
    nq_pairs_forget_runs(pairs);
    for (uint32_t free_x = 0; free_x < 1U << c.free_bits; free_x++)
        for (uint32_t k = 0; k < 4; k++) {
            const uint32_t weight = pairing->weight[k];
            const uint32_t bucket = 4 * (y << c.free_bits | free_x) + k;
            const uint32_t size = nq_list_size(list, bucket);
            if (weight && size)
                nq_pairs_add_run(pairs, weight, list->starts[bucket], free_x, size);
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
    if (nq_pairs_reserve(pairs, patterns) != NQ_OK)
        return NQ_E_MEMORY;

    const nq_cut c = choose_cut(pairs, patterns, items);
    spread_all(pairs, patterns_of, pairing, c);
    tally->decided += (uint64_t)patterns * items;
    for (uint32_t y = 0; y < 1U << c.split_bits; y++) {
        list_runs(pairs, items_of, pairing, c, y);
        nq_pairs_count_groups(pairs, c, y, patterns, tally);
    }
    return NQ_OK;
}
