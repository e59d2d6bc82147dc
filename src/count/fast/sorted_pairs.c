/*
 * sorted_pairs.c -- how many pairs of sorted half boards share no diagonal.
 *
 * The split is that of pairs.c. The items of one value of the split bits lie side by
 * side, but their fields are packed: they are taken apart into the form that the
 * kernel reads just before they are matched, all of one weight and one value of the
 * free bits as a run,
 *
 *     packed items    bucket (x, 0)    bucket (x, 1)   bucket (x, 2)   bucket (x, 3)
 *     weights              2                2               2               4
 *     runs            |--- weight 2, sentinels up to a whole block --| |- weight 4 -|
 *
 * which costs little, because each of them is then compared with hundreds of groups.
 */
#include "sorted_pairs.h"

#include "base/alloc.h"
#include "base/assert.h"

/* ---- The split ------------------------------------------------------------ */

/** More split bits mean fewer pairs but more tables: as many as the items are worth,
 * and at least so many that the kernel has room for the others. */
static nq_cut choose_cut(const nq_pairs *pairs, uint32_t patterns, uint32_t items)
{
    const uint32_t x_bits = pairs->layout->x_bits;
    nq_cut c = {0, x_bits};
    while (c.free_bits > KERNEL_MAX_FREE_BITS ||
           (c.free_bits > 0 && patterns > pairs->kernel->lanes &&
            items > (uint64_t)pairs->layout->split_threshold << c.split_bits)) {
        c.split_bits++;
        c.free_bits--;
    }
    return c;
}

/* ---- Patterns ------------------------------------------------------------- */

static uint32_t count_patterns(const nq_sorted *s, const nq_pairing *pairing)
{
    uint32_t total = 0;
    for (uint32_t b = 0; b < s->buckets; b += 4)
        total += s->starts[b + pairing->last_class + 1] -
                 s->starts[b + pairing->first_class];
    return total;
}

/** Lays out all patterns by free bits, then split bits; `pieces` has where. */
static void spread_all(nq_pairs *pairs, const nq_sorted *s,
                       const nq_pairing *pairing, nq_cut c)
{
    uint32_t at = 0, piece = 0;
    for (uint32_t free_x = 0; free_x < 1U << c.free_bits; free_x++)
        for (uint32_t split_x = 0; split_x < 1U << c.split_bits; split_x++) {
            const uint32_t *starts =
                s->starts + 4 * (split_x << c.free_bits | free_x);
            const uint32_t first = starts[pairing->first_class];
            const uint32_t count = starts[pairing->last_class + 1] - first;
            pairs->pieces[piece++] = at;
            pairs->kernel->spread_packed(&pairs->all.planes, at, s->items + first,
                                         count, pairs->layout->fields, free_x);
            at += count;
        }
    pairs->pieces[piece] = at;
}

/* ---- Items ---------------------------------------------------------------- */

static uint32_t count_items(const nq_sorted *s, const nq_pairing *pairing)
{
    uint32_t total = 0;
    for (uint32_t b = 0; b < s->buckets; b++)
        if (pairing->weight[b % 4])
            total += nq_sorted_size(s, b);
    return total;
}

/** Room for the items of every value of the split bits, and their sentinels. */
static nq_status reserve(nq_wide_items *wide, const nq_sorted *s, nq_cut c)
{
    const uint32_t step = 4U << c.free_bits;
    uint32_t most = 0;
    for (uint32_t b = 0; b < s->buckets; b += step)
        if (s->starts[b + step] - s->starts[b] > most)
            most = s->starts[b + step] - s->starts[b];
    const size_t room = most + (size_t)step * KERNEL_BLOCK;
    if (room <= wide->room)
        return NQ_OK;
    nq_free(wide->items);
    wide->room = 0;
    wide->items = nq_malloc(2 * room * sizeof *wide->items);
    if (!wide->items)
        return NQ_E_MEMORY;
    wide->room = 2 * room;
    return NQ_OK;
}

/** Writes the items of one weight and one x; returns the new end. */
static uint64_t *add_run(nq_pairs *pairs, uint64_t *out, const nq_sorted *s,
                         const nq_pairing *pairing, uint32_t weight, uint32_t x,
                         uint32_t free_x)
{
    uint64_t *const first = out;
    for (uint32_t bucket = 4 * x; bucket < 4 * x + 4; bucket++)
        if (pairing->weight[bucket % 4] == weight) {
            const uint32_t count = nq_sorted_size(s, bucket);
            pairs->kernel->unpack(out, s->items + s->starts[bucket], count);
            out += count;
        }
    if (out == first)
        return out;
    nq_pairs_add_run(pairs, weight, first, free_x, (uint32_t)(out - first));
    while ((out - first) % KERNEL_BLOCK)
        *out++ = (uint64_t)KERNEL_ZERO_ENTRY << pairs->kernel->entry_shift;
    return out;
}

/** Lists the runs of items with split bits y. */
static void list_runs(nq_pairs *pairs, nq_wide_items *wide, const nq_sorted *s,
                      const nq_pairing *pairing, nq_cut c, uint32_t y)
{
    uint64_t *out = wide->items;
    nq_pairs_forget_runs(pairs);
    for (uint32_t free_x = 0; free_x < 1U << c.free_bits; free_x++)
        for (uint32_t weight = 1; weight <= PAIRS_MAX_WEIGHT; weight++)
            out = add_run(pairs, out, s, pairing, weight, y << c.free_bits | free_x,
                          free_x);
    NQ_ASSERT((size_t)(out - wide->items) <= wide->room);
}

/* ---- The whole ------------------------------------------------------------ */

nq_status nq_sorted_pairs_count(nq_pairs *pairs, nq_wide_items *wide,
                                const nq_sorted *patterns, const nq_sorted *items,
                                const nq_pairing *pairing, nq_tally *tally)
{
    const uint32_t pattern_count = count_patterns(patterns, pairing);
    const uint32_t item_count = count_items(items, pairing);
    if (pattern_count == 0 || item_count == 0)
        return NQ_OK;
    const nq_cut c = choose_cut(pairs, pattern_count, item_count);
    if (nq_pairs_reserve(pairs, pattern_count) != NQ_OK ||
        reserve(wide, items, c) != NQ_OK)
        return NQ_E_MEMORY;

    spread_all(pairs, patterns, pairing, c);
    tally->decided += (uint64_t)pattern_count * item_count;
    for (uint32_t y = 0; y < 1U << c.split_bits; y++) {
        list_runs(pairs, wide, items, pairing, c, y);
        nq_pairs_count_groups(pairs, c, y, pattern_count, tally);
    }
    return NQ_OK;
}
