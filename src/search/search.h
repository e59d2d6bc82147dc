/*
 * search.h -- what every backtracking search keeps, whatever its board is made of.
 *
 * A search fills the board one row at a time, in an order of its own. depth is
 * the number of queens placed; queen[d] is the column tried last at depth d.
 * The columns up to depth (the path) say everything: any search can be put back
 * where it was by seating it on a path. Work units are paths given in advance
 * (the search never climbs above floor), and so are the snapshots of a trace.
 *
 * The loop itself is in search_loop.h, written once for all algorithms.
 */
#ifndef NQ_SEARCH_H
#define NQ_SEARCH_H

#include "nqueens.h"

/** Which queen forbids a cell, and along which line. */
typedef struct {
    nq_verdict verdict;
    uint32_t by;  // depth of the refusing queen
} nq_refusal;

/** Events, cut finer than their types: what the levels of a trace choose from. */
typedef enum {
    NQ_KIND_ENTER,
    NQ_KIND_FREE,
    NQ_KIND_REFUSED,
    NQ_KIND_PLACE,
    NQ_KIND_MARK,
    NQ_KIND_REMOVE,
    NQ_KIND_SOLUTION,
    NQ_KIND_LEAVE,
    NQ_KIND_LEAVE_EMPTY
} nq_kind;

/** Where a search goes on when it is called again. */
typedef enum {
    NQ_AT_START,
    NQ_AT_ENTER,
    NQ_AT_TEST,
    NQ_AT_PLACE,
    NQ_AT_MARK,
    NQ_AT_REMOVE,
    NQ_AT_SOLUTION,
    NQ_AT_LEAVE,
    NQ_AT_END
} nq_place;

typedef struct {
    uint32_t n;
    uint32_t depth;    // queens on the board
    uint32_t floor;    // queens given in advance, never taken back
    uint32_t goal;     // depth that counts as a solution: n, but for listing units
    uint32_t image;    // which image of the last solution is being handed out
    nq_place at;       // where to go on
    uint32_t *queen;   // n columns, by depth
    uint64_t *nodes;   // n + 1 levels
    nq_report did;     // counters up to now
    uint32_t residue;  // did.solutions modulo the prime, added up apart
    nq_refusal refusal;    // of the cell tested last
    bool untouched;        // no queen was placed since the row was entered
    uint32_t levels;       // bit k set: the listener wants events of kind k
    uint64_t events;       // events so far
    uint64_t heard;        // those that the listener wanted
    uint64_t stop_after;   // the heard event after which to stop and tell
    uint64_t snapshot_at;  // the number of events after which to stop at an entry
} nq_search;

/** An event is heard if its kind is wanted; true: it is the one waited for. */
static inline bool nq_search_heard(nq_search *s, nq_kind kind)
{
    s->events++;
    return (s->levels >> kind & 1) && ++s->heard == s->stop_after;
}

/** Cut bytes off a block, aligned for anything; NULL block only measures. */
static inline void *nq_carve(char *block, size_t *used, size_t bytes)
{
    const size_t at = (*used + 15) & ~(size_t)15;
    *used = at + bytes;
    return block ? block + at : NULL;
}

/** Lay out the arrays common to all searches behind the solver's own struct. */
static inline void nq_search_carve(nq_search *s, char *block, size_t *used,
                                   uint32_t n)
{
    s->queen = nq_carve(block, used, n * sizeof *s->queen);
    s->nodes = nq_carve(block, used, (n + 1) * sizeof *s->nodes);
}

/** An empty board, nothing done yet. */
static inline void nq_search_reset(nq_search *s, uint32_t n)
{
    s->n = s->goal = n;
    s->depth = s->floor = s->image = 0;
    s->at = NQ_AT_START;
    s->did = (nq_report){0};
    s->residue = 0;
    s->refusal = (nq_refusal){NQ_VERDICT_FREE, 0};
    s->untouched = false;
    s->levels = 0;
    s->events = s->heard = s->stop_after = 0;
    s->snapshot_at = UINT64_MAX;
    for (uint32_t level = 0; level <= n; level++)
        s->nodes[level] = 0;
}

/** Count images solutions more, in the sum and, apart from it, in the residue. */
static inline void nq_search_found(nq_search *s, uint32_t images)
{
    const uint32_t gap = NQ_RESIDUE_PRIME - s->residue;
    s->did.solutions += images;
    s->residue = images < gap ? s->residue + images : images - gap;
}

#endif
