/*
 * sorted.c -- half boards in one piece of memory, sorted by their x bits.
 *
 * Half boards are made as in halves.c, an upper placement for each lower one that
 * shares no diagonal and no column with it, and then sorted by counting: the sizes
 * of the buckets give their starts.
 *
 *     starts   0     3  4        8
 *     items    a a a b  c c c c  d ...
 *
 * More half boards than fit into the scratch memory are made twice, some at a time: once
 * to be counted, and again to be put into their buckets.
 *
 * The first x bits are the most significant ones, so that the half boards of one
 * value of the split bits lie side by side, whatever their number is.
 */
#include "sorted.h"

#include "base/alloc.h"
#include "sets.h"

#include <string.h>

enum { MARGIN = KERNEL_JOIN_MARGIN };

nq_status nq_sorted_open(nq_sorted *sorted, uint32_t x_bits)
{
    *sorted = (nq_sorted){.buckets = 4U << x_bits};
    sorted->starts = nq_malloc((sorted->buckets + 2) * sizeof(uint32_t));
    return sorted->starts ? NQ_OK : NQ_E_MEMORY;
}

void nq_sorted_close(nq_sorted *sorted)
{
    nq_free(sorted->items);
    nq_free(sorted->starts);
    memset(sorted, 0, sizeof *sorted);
}

/* ---- Making half boards -------------------------------------------------- */

static nq_status reserve_unsorted(nq_unsorted *u, size_t more)
{
    if (u->count + more + MARGIN <= u->room)
        return NQ_OK;
    const size_t room = u->count + u->count / 2 + more + MARGIN;
    uint64_t *words = nq_malloc(room * sizeof *words);
    if (!words)
        return NQ_E_MEMORY;
    if (u->count)
        memcpy(words, u->words, u->count * sizeof *words);
    nq_free(u->words);
    u->words = words;
    u->room = room;
    return NQ_OK;
}

/** Drops the words from `first` on that are not wanted. */
static void drop_unwanted(nq_unsorted *u, size_t first, nq_filter filter)
{
    size_t kept = first;
    if (filter.mask == 0)
        return;
    for (size_t i = first; i < u->count; i++) {
        const uint64_t word = u->words[i];
        u->words[kept] = word;
        kept += (word & filter.mask) == filter.value;
    }
    u->count = kept;
}

/** Adds the half boards whose upper queens take a column set. The longer bucket is
 * the inner one: it is the one that fills vectors. */
static nq_status add_column_set(nq_unsorted *u, const nq_product *p, uint32_t set,
                                nq_filter filter)
{
    const nq_bucket a = nq_placements_bucket(&p->upper, set);
    const nq_bucket b = nq_placements_bucket(&p->lower, p->lower.buckets - 1 - set);
    const nq_bucket few = a.count < b.count ? a : b;
    const nq_bucket many = a.count < b.count ? b : a;
    const size_t first = u->count;
    if (reserve_unsorted(u, few.count * many.count) != NQ_OK)
        return NQ_E_MEMORY;
    const uint64_t *end = p->kernel->join(u->words + first, few.words, few.count,
                                          many.words, many.count);
    u->count = (size_t)(end - u->words);
    drop_unwanted(u, first, filter);
    return NQ_OK;
}

/* ---- Sorting ------------------------------------------------------------- */

static inline uint32_t bucket_of(uint64_t word, uint32_t mask)
{
    return (uint32_t)(word >> DENSE_CLASS_SHIFT) & mask;
}

/** Neighbours mostly go to the same bucket, and a processor that must read a number
 * which it has just written waits; so the words are walked as four quarters side by
 * side. */
static void count_buckets(uint32_t *counts, const uint64_t *words, size_t count,
                          uint32_t mask)
{
    const size_t quarter = count / 4;
    for (size_t i = 4 * quarter; i < count; i++)
        counts[bucket_of(words[i], mask)]++;
    for (size_t i = 0; i < quarter; i++) {
        counts[bucket_of(words[i], mask)]++;
        counts[bucket_of(words[i + quarter], mask)]++;
        counts[bucket_of(words[i + 2 * quarter], mask)]++;
        counts[bucket_of(words[i + 3 * quarter], mask)]++;
    }
}

static void place(uint32_t *items, uint32_t *next, const uint64_t *words,
                  size_t count, uint32_t mask)
{
    const size_t quarter = count / 4;
    for (size_t i = 4 * quarter; i < count; i++)
        items[next[bucket_of(words[i], mask)]++] = (uint32_t)words[i];
    for (size_t i = 0; i < quarter; i++) {
        const uint64_t a = words[i], b = words[i + quarter];
        const uint64_t c = words[i + 2 * quarter], d = words[i + 3 * quarter];
        items[next[bucket_of(a, mask)]++] = (uint32_t)a;
        items[next[bucket_of(b, mask)]++] = (uint32_t)b;
        items[next[bucket_of(c, mask)]++] = (uint32_t)c;
        items[next[bucket_of(d, mask)]++] = (uint32_t)d;
    }
}

static nq_status reserve_sorted(nq_sorted *s, size_t count)
{
    if (count <= s->room)
        return NQ_OK;
    nq_free(s->items);
    s->room = 0;
    s->items = nq_malloc((count + count / 4) * sizeof *s->items);
    if (!s->items)
        return NQ_E_MEMORY;
    s->room = count + count / 4;
    return NQ_OK;
}

/** Where the half boards of a list come from, some column sets at a time. */
typedef struct {
    nq_unsorted *unsorted;
    const nq_product *product;
    nq_filter filter;
    size_t most;  // half boards at a time
} source;

/** The next column sets, until there are more half boards than `most`; *set becomes the
 * first one that is left. */
static nq_status make_some(const source *s, uint32_t *set)
{
    nq_unsorted *u = s->unsorted;
    u->count = 0;
    for (; *set < s->product->upper.buckets && u->count <= s->most; ++*set)
        if (add_column_set(u, s->product, *set, s->filter) != NQ_OK)
            return NQ_E_MEMORY;
    return NQ_OK;
}

/** Counts the buckets of the column sets from *set on, two places further on, until
 * there are more than `most` half boards; *times is how often some were made. */
static nq_status count_all(nq_sorted *sorted, const source *s, size_t most,
                           uint32_t *set, uint32_t *times)
{
    size_t total = 0;
    memset(sorted->starts, 0, (sorted->buckets + 2) * sizeof *sorted->starts);
    for (*times = 0; *set < s->product->upper.buckets && total <= most; ++*times) {
        if (make_some(s, set) != NQ_OK)
            return NQ_E_MEMORY;
        count_buckets(sorted->starts + 2, s->unsorted->words, s->unsorted->count,
                      sorted->buckets - 1);
        total += s->unsorted->count;
    }
    return reserve_sorted(sorted, total);
}

/** Buckets are placed from one place further on, so that the starts are right when all
 * is placed. */
static void place_some(nq_sorted *sorted, const nq_unsorted *u)
{
    place(sorted->items, sorted->starts + 1, u->words, u->count,
          sorted->buckets - 1);
}

static void add_up(nq_sorted *sorted)
{
    for (uint32_t b = 2; b < sorted->buckets + 2; b++)
        sorted->starts[b] += sorted->starts[b - 1];
}

nq_status nq_sorted_make(nq_sorted *sorted, nq_unsorted *unsorted,
                         const nq_product *product, nq_filter filter, size_t most,
                         uint32_t *next)
{
    const size_t at_a_time = most < unsorted->most ? most : unsorted->most;
    const source s = {unsorted, product, filter, at_a_time};
    uint32_t end = *next, set = *next, times;
    if (count_all(sorted, &s, most, &end, &times) != NQ_OK)
        return NQ_E_MEMORY;
    add_up(sorted);
    if (times == 1)  // all are still there
        place_some(sorted, unsorted);
    nq_status status = NQ_OK;
    for (uint32_t i = 0; times > 1 && i < times; i++) {
        status = make_some(&s, &set);  // takes no more memory than the first time
        place_some(sorted, unsorted);
    }
    *next = end;
    return status;
}

/* ---- Census --------------------------------------------------------------- */

nq_status nq_product_census(const nq_product *product, nq_unsorted *unsorted,
                            uint32_t x_bits, uint32_t bits, uint32_t *sizes)
{
    const nq_filter all = {0, 0};
    memset(sizes, 0, sizeof *sizes << bits);
    for (uint32_t set = 0; set < product->upper.buckets; set++) {
        unsorted->count = 0;
        if (add_column_set(unsorted, product, set, all) != NQ_OK)
            return NQ_E_MEMORY;
        for (size_t i = 0; i < unsorted->count; i++)
            sizes[(unsorted->words[i] >> (DENSE_X_SHIFT + x_bits - bits)) &
                  ((1U << bits) - 1)]++;
    }
    return NQ_OK;
}
