/*
 * search.h -- what every backtracking search keeps, whatever its board is made of.
 *
 * A search fills the board one row at a time, in an order of its own. depth is
 * the number of queens placed; queen[d] is the column tried last at depth d.
 * The columns up to depth (the path) are the whole state: any search can be put back
 * where it was by setting its path. Work units are paths given in advance
 * (the search never climbs above floor), and so are the snapshots of a trace.
 *
 * The loop itself is in search_loop.h, written once for all algorithms.
 */
#ifndef NQ_SEARCH_H
#define NQ_SEARCH_H

#include "nqueens.h"

#include "base/alloc.h"

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
    NQ_RESUME_START,
    NQ_RESUME_ENTER,
    NQ_RESUME_TEST,
    NQ_RESUME_PLACE,
    NQ_RESUME_MARK,
    NQ_RESUME_REMOVE,
    NQ_RESUME_SOLUTION,
    NQ_RESUME_LEAVE,
    NQ_RESUME_END
} nq_resume;

/** Which events a trace stops at; walks and counts do not use it. */
typedef struct {
    uint32_t kinds;            // bit k set: events of kind k are reported
    uint64_t events;           // events so far
    uint64_t events_reported;  // those that were reported
    uint64_t stop_at_event;    // the reported event after which to stop
    uint64_t snapshot_at;  // the number of events after which to stop at an entry
    nq_refusal refusal;    // of the cell tested last
    bool untouched;        // no queen was placed since the row was entered
} nq_listener;

typedef struct {
    uint32_t n;
    uint32_t depth;    // queens on the board
    uint32_t floor;    // queens given in advance, never taken back
    uint32_t goal;     // depth that counts as a solution: n, but for listing units
    uint32_t image;    // which image of the last solution is being handed out
    nq_resume resume;  // where to go on
    uint32_t *queen;   // n columns, by depth
    uint64_t *nodes;   // n + 1 levels
    nq_report counters;  // what was done up to now
    uint32_t residue;    // counters.solutions modulo the prime, added up apart
    nq_listener listener;
} nq_search;

/* ---- What holds after the event at which a search stopped ---------------- */

/** Calls on the stack of a recursive listing: one for each depth that was entered. */
static inline uint32_t nq_search_calls(const nq_search *s)
{
    return s->resume == NQ_RESUME_START ? 0 : s->depth + 1;
}

/** Whether the event concerns the cell at queen[depth]. */
static inline bool nq_search_tries(const nq_search *s)
{
    return s->resume == NQ_RESUME_TEST || s->resume == NQ_RESUME_PLACE ||
           s->resume == NQ_RESUME_MARK || s->resume == NQ_RESUME_REMOVE;
}

/** Queens that stand: each from its placement until it is taken back. */
static inline uint32_t nq_search_standing(const nq_search *s)
{
    const bool one_more =
        s->resume == NQ_RESUME_PLACE || s->resume == NQ_RESUME_MARK;
    return s->depth + one_more;
}

/** Queens whose cells are struck out. */
static inline uint32_t nq_search_marked(const nq_search *s)
{
    return s->depth + (s->resume == NQ_RESUME_MARK);
}

/* ---- Used by the loop ---------------------------------------------------- */

/** Count an event; true: the search stops here. */
static inline bool nq_listener_stops(nq_listener *listener, nq_kind kind)
{
    listener->events++;
    return (listener->kinds >> kind & 1) &&
           ++listener->events_reported == listener->stop_at_event;
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
    s->resume = NQ_RESUME_START;
    s->counters = (nq_report){0};
    s->residue = 0;
    s->listener = (nq_listener){.snapshot_at = UINT64_MAX};
    for (uint32_t level = 0; level <= n; level++)
        s->nodes[level] = 0;
}

/** Count images solutions more, in the sum and, apart from it, in the residue. */
static inline void nq_search_found(nq_search *s, uint32_t images)
{
    const uint32_t gap = NQ_RESIDUE_PRIME - s->residue;
    s->counters.solutions += images;
    s->residue = images < gap ? s->residue + images : images - gap;
}

#endif
