/*
 * snapshots.h -- places in a search to which a trace can go back.
 *
 * A snapshot is a path: the columns of the queens that stand when a row is about
 * to be entered, with the counters of that moment. There is room for a fixed
 * number of them, so a trace's memory does not grow with the search: when the
 * room is full every second one is dropped, and the next ones are taken at twice
 * the distance.
 */
#ifndef NQ_SNAPSHOTS_H
#define NQ_SNAPSHOTS_H

#include "search/search.h"

enum { NQ_SNAPSHOTS = 4096 };

typedef struct {
    uint64_t events;
    uint64_t events_reported;
    nq_report counters;
    uint32_t depth;
} nq_snapshot;

typedef struct {
    uint32_t n;
    uint32_t count;
    uint64_t distance;    // events between two snapshots
    nq_snapshot *moment;  // NQ_SNAPSHOTS of them, the oldest first
    uint8_t *path;        // n columns for each
} nq_snapshots;

void nq_snapshots_carve(nq_snapshots *all, char *block, size_t *used, uint32_t n);
void nq_snapshots_clear(nq_snapshots *all, uint32_t n);

/** Take a snapshot of the search, and set when it stops for the next one. */
void nq_snapshots_take(nq_snapshots *all, nq_search *s);

/** The number of events after which the next snapshot is due. */
uint64_t nq_snapshots_due(const nq_snapshots *all);

/** The last snapshot with fewer than reported events behind it; there is always one.
 */
uint32_t nq_snapshots_before(const nq_snapshots *all, uint64_t reported);

#endif
