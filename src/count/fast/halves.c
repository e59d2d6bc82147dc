/*
 * halves.c -- all ways to fill half of the board, as products of quadrants.
 *
 *        columns
 *       +-------+
 *       | upper |  its queens take the upper rows of the row set, and columns c
 *       +-------+
 *       | lower |  its queens take the lower rows, and all other columns
 *       +-------+
 *
 * For each column set c of the right size, every upper placement joins every lower
 * one that shares no diagonal with it.
 *
 * What they give is put into buckets at once, some hundred half boards at a time
 * while they are in the cache. How full the buckets become is not known in advance.
 * All have the same room, and if that turns out not to be enough, the list is made
 * again with more.
 */
#include "halves.h"

#include "base/alloc.h"
#include "sets.h"

#include <stdbool.h>
#include <string.h>

enum {
    FIRST_ROOM = 120,  // for items of a bucket
    UNSORTED = 1000,   // half boards are put into buckets when there are so many
    MARGIN = KERNEL_JOIN_MARGIN  // also for sentinels
};

/* ---- Room -------------------------------------------------------------- */

/** Gives each bucket room for so many items, and forgets those it has. */
static nq_status set_room(nq_list *list, size_t room)
{
    nq_free(list->items);
    list->room = 0;
    list->items = nq_malloc(list->buckets * room * sizeof(uint64_t));
    if (!list->items)
        return NQ_E_MEMORY;
    list->room = room;
    for (uint32_t b = 0; b < list->buckets; b++)
        list->starts[b] = list->items + b * room;
    return NQ_OK;
}

/** Room for what can come between two looks at the number of unsorted half boards. */
static nq_status reserve_unsorted(nq_list *list, const nq_quadrant *upper,
                                  const nq_quadrant *lower)
{
    const size_t room = UNSORTED + MARGIN + (size_t)upper->fullest * lower->fullest;
    if (room <= list->unsorted_room)
        return NQ_OK;
    nq_free(list->unsorted);
    list->unsorted_room = 0;
    list->unsorted = nq_malloc(room * sizeof(uint64_t));
    if (!list->unsorted)
        return NQ_E_MEMORY;
    list->unsorted_room = room;
    return NQ_OK;
}

/** How many more items fit, whichever buckets they go to. The margin stays free. */
static size_t room_left(const nq_list *list)
{
    size_t most = 0;
    for (uint32_t b = 0; b < list->buckets; b++)
        if (nq_list_size(list, b) > most)
            most = nq_list_size(list, b);
    return list->room - MARGIN - most;
}

nq_status nq_list_open(nq_list *list, const nq_layout *layout)
{
    *list = (nq_list){.layout = layout, .buckets = 4U << layout->x_bits};
    list->key =
        (nq_key){layout->class_shift, list->buckets - 1, layout->field_mask};
    list->starts = nq_malloc(list->buckets * sizeof *list->starts);
    list->ends = nq_malloc(list->buckets * sizeof *list->ends);
    if (list->starts && list->ends && set_room(list, FIRST_ROOM) == NQ_OK)
        return NQ_OK;
    nq_list_close(list);
    return NQ_E_MEMORY;
}

void nq_list_close(nq_list *list)
{
    nq_free(list->starts);
    nq_free(list->ends);
    nq_free(list->items);
    nq_free(list->unsorted);
    memset(list, 0, sizeof *list);
}

/* ---- Making a list ----------------------------------------------------- */

/** A list in the making. */
typedef struct {
    nq_list *list;
    const nq_kernel *kernel;
    uint64_t *unsorted_end;
    size_t room_left;  // at least
} making;

/** Puts the unsorted half boards into their buckets; false if they may not fit. */
static bool place(making *m)
{
    nq_list *list = m->list;
    const size_t count = (size_t)(m->unsorted_end - list->unsorted);
    if (count > m->room_left)
        m->room_left = room_left(list);
    if (count > m->room_left)
        return false;
    m->kernel->place(list->ends, &list->key, list->unsorted, count);
    m->room_left -= count;
    list->count += count;
    m->unsorted_end = list->unsorted;
    return true;
}

/** The longer bucket is the inner one: it is the one that fills vectors. */
static void join(making *m, nq_bucket a, nq_bucket b)
{
    const nq_bucket few = a.count < b.count ? a : b;
    const nq_bucket many = a.count < b.count ? b : a;
    m->unsorted_end = m->kernel->join(m->unsorted_end, few.words, few.count,
                                      many.words, many.count);
}

/** Joins each bucket of the upper rows with the lower one that completes it; false
 * if there was not enough room. */
static bool join_all(making *m, const nq_quadrant *upper, const nq_quadrant *lower,
                     uint32_t upper_rows, uint32_t lower_rows)
{
    const uint32_t count = nq_choose(upper->columns, nq_size(upper_rows));
    const uint32_t first = upper->first[upper_rows];
    const uint32_t last = lower->first[lower_rows] + count - 1;
    for (uint32_t j = 0; j < count; j++) {
        join(m, nq_quadrant_bucket(upper, first + j),
             nq_quadrant_bucket(lower, last - j));
        if (m->unsorted_end - m->list->unsorted >= UNSORTED && !place(m))
            return false;
    }
    return place(m);
}

static void empty(nq_list *list)
{
    list->count = 0;
    memcpy(list->ends, list->starts, list->buckets * sizeof *list->ends);
}

static void add_sentinels(nq_list *list)
{
    const uint64_t sentinel = (uint64_t)KERNEL_ZERO_ENTRY
                              << list->layout->entry_shift;
    for (uint32_t b = 0; b < list->buckets; b++)
        for (uint32_t i = 0; i < KERNEL_BLOCK - 1; i++)
            list->ends[b][i] = sentinel;
}

nq_status nq_list_make(nq_list *list, const nq_kernel *kernel,
                       const nq_quadrant *upper, const nq_quadrant *lower,
                       uint32_t row_set)
{
    const uint32_t upper_rows = row_set & ((1U << upper->rows) - 1);
    const uint32_t lower_rows = row_set >> upper->rows;
    making m;
    if (list->room == 0 && set_room(list, FIRST_ROOM) != NQ_OK)
        return NQ_E_MEMORY;  // as it was when more room was wanted
    if (reserve_unsorted(list, upper, lower) != NQ_OK)
        return NQ_E_MEMORY;
    empty(list);
    m = (making){list, kernel, list->unsorted, room_left(list)};
    while (!join_all(&m, upper, lower, upper_rows, lower_rows)) {
        if (set_room(list, list->room + list->room / 2) != NQ_OK)
            return NQ_E_MEMORY;
        empty(list);
        m = (making){list, kernel, list->unsorted, room_left(list)};
    }
    add_sentinels(list);
    return NQ_OK;
}
