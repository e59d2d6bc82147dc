/*
 * trace.c -- the events of a search, one by one, forward, back and anywhere.
 *
 * Nothing is recorded. The solver's own loop, in its traced form, runs until the
 * event in question; going back means to set the path of the nearest
 * snapshot before it, and to run forward from there.
 */
#include <stdalign.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "snapshots.h"
#include "search/algorithms.h"
#include "search/solver.h"

enum {
    UNKNOWN = 0
};  // no trace has length 0: there is always a queen or a solution

struct nq_trace {
    const nq_solver *solver;
    uint32_t n;
    uint32_t kinds;     // of events on this level, a bit each
    uint64_t position;  // events gone through, the current one included
    uint64_t length;    // of the trace on this level, or UNKNOWN
    nq_search *search;  // the solver's block, in memory
    nq_snapshots snapshots;
    nq_variables variables, variables_before;
    uint8_t *changed;  // by value of the variables
    alignas(max_align_t) char memory[];
};

static uint32_t kinds_of(nq_level level)
{
    const uint32_t moves =
        1u << NQ_KIND_PLACE | 1u << NQ_KIND_REMOVE | 1u << NQ_KIND_SOLUTION;
    switch (level) {
    case NQ_LEVEL_FULL:
        return UINT32_MAX;
    case NQ_LEVEL_STORY:
        return moves | 1u << NQ_KIND_REFUSED;
    case NQ_LEVEL_OUTLINE:
        return moves | 1u << NQ_KIND_LEAVE_EMPTY;
    }
    return 0;
}

/* ---- Moving the search -------------------------------------------------- */

/** An empty board before the first event; the first entry is a snapshot. */
static void start_over(nq_trace *trace)
{
    trace->solver->start(trace->search, trace->n);
    trace->search->listener.kinds = trace->kinds;
    trace->search->listener.snapshot_at = 0;
    nq_snapshots_clear(&trace->snapshots, trace->n);
}

static void go_back_to(nq_trace *trace, uint32_t snapshot)
{
    const nq_snapshots *all = &trace->snapshots;
    const nq_snapshot *moment = &all->moment[snapshot];
    nq_search *s = trace->search;
    NQ_ASSERT(snapshot < all->count && moment->depth <= NQ_TRACE_MAX_N);
    uint32_t path[NQ_TRACE_MAX_N];
    for (uint32_t d = 0; d < moment->depth; d++)
        path[d] = all->path[(size_t)snapshot * all->n + d];

    trace->solver->start(s, trace->n);
    const bool set = trace->solver->set_path(s, path, moment->depth);
    NQ_ASSERT(set);  // the search has been there
    (void)set;
    s->floor = 0;  // these queens are taken back in their turn
    s->listener.kinds = trace->kinds;
    s->counters = moment->counters;
    s->listener.events = moment->events;
    s->listener.events_reported = moment->events_reported;
    s->listener.snapshot_at = nq_snapshots_due(all);
}

/** Run on until event number is the current one; false: the search ends before. */
static bool run_to(nq_trace *trace, uint64_t number)
{
    nq_search *s = trace->search;
    s->listener.stop_at_event = number;
    while (trace->solver->run_traced(s)) {
        if (s->resume != NQ_RESUME_START)
            return true;
        nq_snapshots_take(&trace->snapshots, s);
    }
    trace->length = s->listener.events_reported;
    return false;
}

/** Make event number the current one, from the nearest place before it. */
static bool go_to(nq_trace *trace, uint64_t number)
{
    const nq_snapshots *all = &trace->snapshots;
    const nq_search *s = trace->search;
    if (all->count) {
        const uint32_t nearest = nq_snapshots_before(all, number);
        if (s->listener.events_reported >= number ||
            s->listener.events_reported < all->moment[nearest].events_reported)
            go_back_to(trace, nearest);
    }
    return run_to(trace, number);
}

/** Back to a position where the trace has been, which took a snapshot; 0 is before the
 * first event. */
static void go_back(nq_trace *trace, uint64_t position)
{
    if (position)
        go_to(trace, position);
    else
        go_back_to(trace, 0);
}

/* ---- Describing an event ------------------------------------------------------------ */

static nq_event_type type_of(const nq_search *s)
{
    switch (s->resume) {
    case NQ_RESUME_ENTER:
        return NQ_EVENT_ENTER;
    case NQ_RESUME_TEST:
        return NQ_EVENT_TEST;
    case NQ_RESUME_PLACE:
        return NQ_EVENT_PLACE;
    case NQ_RESUME_MARK:
        return NQ_EVENT_MARK;
    case NQ_RESUME_REMOVE:
        return NQ_EVENT_REMOVE;
    case NQ_RESUME_SOLUTION:
        return NQ_EVENT_SOLUTION;
    default:
        return NQ_EVENT_LEAVE;
    }
}

static uint32_t distance(uint32_t a, uint32_t b)
{
    return a < b ? b - a : a - b;
}

/** The queen that made a mark: the first one that attacks the cell. */
static uint32_t striking_queen(const nq_trace *trace, uint32_t row, uint32_t column)
{
    const nq_search *s = trace->search;
    uint32_t depth = 0;
    for (; depth + 1 < s->depth; depth++) {
        const uint32_t across = distance(s->queen[depth], column);
        if (across == 0 || across == distance(trace->solver->row_of(s, depth), row))
            break;
    }
    return depth;
}

static int32_t refusing_row(const nq_trace *trace, uint32_t row)
{
    const nq_search *s = trace->search;
    if (s->listener.refusal.verdict == NQ_VERDICT_FREE)
        return -1;
    const uint32_t by = s->listener.refusal.verdict == NQ_VERDICT_STRUCK
                            ? striking_queen(trace, row, s->queen[s->depth])
                            : s->listener.refusal.by;
    return (int32_t)trace->solver->row_of(s, by);
}

static uint32_t newly_struck(const nq_trace *trace)
{
    const nq_search *s = trace->search;
    uint32_t cells = 0;
    for (uint32_t row = 0; row < s->n; row++)
        for (uint32_t column = 0; column < s->n; column++)
            cells += trace->solver->struck(s, s->depth + 1, row, column) &&
                     !trace->solver->struck(s, s->depth, row, column);
    return cells;
}

static nq_event describe(const nq_trace *trace)
{
    const nq_search *s = trace->search;
    const nq_event_type type = type_of(s);
    NQ_ASSERT(s->listener.events > 0);
    const uint32_t row =
        s->depth < s->n ? trace->solver->row_of(s, s->depth) : s->n;
    return (nq_event){
        .index = s->listener.events - 1,
        .type = type,
        .row = (int32_t)row,
        .column = nq_search_tries(s) ? (int32_t)s->queen[s->depth] : -1,
        .depth = (int32_t)s->depth,
        .verdict =
            type == NQ_EVENT_TEST ? s->listener.refusal.verdict : NQ_VERDICT_FREE,
        .by = type == NQ_EVENT_TEST ? refusing_row(trace, row) : -1,
        .cells = type == NQ_EVENT_MARK ? newly_struck(trace) : 0,
        .image = type == NQ_EVENT_SOLUTION ? (nq_image)s->image : NQ_IMAGE_BASE,
        .counters = s->counters,
    };
}

const char *nq_event_step(const nq_event *event)
{
    static const char *const steps[] = {"enter",  "test",     "place", "mark",
                                        "remove", "solution", "leave"};
    static const char *const tests[] = {"test", "test-column", "test-diagonal",
                                        "test-struck"};
    if (!event || (size_t)event->type >= sizeof steps / sizeof *steps ||
        (size_t)event->verdict >= sizeof tests / sizeof *tests)
        return NULL;
    if (event->type == NQ_EVENT_TEST)
        return tests[event->verdict];
    return event->image == NQ_IMAGE_BASE ? steps[event->type] : "derive";
}

/* ---- The public trace ---------------------------------------------------- */

static size_t lay_out(nq_trace *trace, char *block, size_t state_size, uint32_t n)
{
    size_t used = 0;
    nq_snapshots_carve(&trace->snapshots, block, &used, n);
    trace->search = nq_carve(block, &used, state_size);
    const size_t values = nq_variables_room(n);
    trace->variables.values = nq_carve(block, &used, values);
    trace->variables_before.values = nq_carve(block, &used, values);
    trace->changed = nq_carve(block, &used, values);
    return used;
}

nq_status nq_trace_new(int n, const char *algorithm, nq_level level, nq_trace **out)
{
    if (!out)
        return NQ_E_NULL;
    const nq_algorithm *row;
    const nq_status status = nq_admit(n, algorithm, NQ_TASK_TRACE, &row);
    if (status != NQ_OK)
        return status;
    if (!kinds_of(level))
        return NQ_E_RANGE;

    const nq_solver *solver = nq_solver_of(row, (uint32_t)n);
    const size_t state_size = solver->size((uint32_t)n);
    nq_trace measured;
    const size_t room = lay_out(&measured, NULL, state_size, (uint32_t)n);
    nq_trace *trace = nq_malloc(sizeof *trace + room);
    if (!trace)
        return NQ_E_MEMORY;
    *trace =
        (nq_trace){.solver = solver, .n = (uint32_t)n, .kinds = kinds_of(level)};
    lay_out(trace, trace->memory, state_size, (uint32_t)n);
    start_over(trace);
    *out = trace;
    return NQ_OK;
}

/** Go to an event; if there is none, stay and return the status given. */
static nq_status move(nq_trace *trace, uint64_t number, nq_status otherwise,
                      nq_event *out)
{
    const bool beyond = trace->length != UNKNOWN && number > trace->length;
    if (number == 0 || beyond)
        return otherwise;
    if (!go_to(trace, number)) {
        go_back(trace, trace->position);
        return otherwise;
    }
    trace->position = number;
    *out = describe(trace);
    return NQ_OK;
}

nq_status nq_trace_next(nq_trace *trace, nq_event *out)
{
    return trace && out ? move(trace, trace->position + 1, NQ_DONE, out)
                        : NQ_E_NULL;
}

nq_status nq_trace_previous(nq_trace *trace, nq_event *out)
{
    if (!trace || !out)
        return NQ_E_NULL;
    return trace->position ? move(trace, trace->position - 1, NQ_DONE, out)
                           : NQ_DONE;
}

nq_status nq_trace_at(nq_trace *trace, uint64_t number, nq_event *out)
{
    return trace && out ? move(trace, number + 1, NQ_E_RANGE, out) : NQ_E_NULL;
}

nq_status nq_trace_position(const nq_trace *trace, uint64_t *out)
{
    if (!trace || !out)
        return NQ_E_NULL;
    *out = trace->position;
    return NQ_OK;
}

/** Run from the last snapshot on, taking new ones, until the budget is spent. */
static void look_ahead(nq_trace *trace, uint64_t budget)
{
    nq_search *s = trace->search;
    const nq_snapshots *all = &trace->snapshots;
    if (all->count && s->listener.events < all->moment[all->count - 1].events)
        go_back_to(trace, all->count - 1);
    const uint64_t begun = s->listener.events;
    s->listener.stop_at_event = UINT64_MAX;
    while (s->listener.events - begun < budget) {
        if (!trace->solver->run_traced(s)) {
            trace->length = s->listener.events_reported;
            break;
        }
        nq_snapshots_take(&trace->snapshots, s);
    }
    go_back(trace, trace->position);
}

nq_status nq_trace_length(nq_trace *trace, uint64_t budget, uint64_t *out)
{
    if (!trace || !out)
        return NQ_E_NULL;
    if (trace->length == UNKNOWN && budget)
        look_ahead(trace, budget);
    if (trace->length == UNKNOWN)
        return NQ_E_BUDGET;
    *out = trace->length;
    return NQ_OK;
}

nq_status nq_trace_board(const nq_trace *trace, int32_t *columns)
{
    if (!trace || !columns)
        return NQ_E_NULL;
    const nq_search *s = trace->search;
    for (uint32_t row = 0; row < s->n; row++)
        columns[row] = -1;
    for (uint32_t depth = 0; depth < nq_search_standing(s); depth++)
        columns[trace->solver->row_of(s, depth)] = (int32_t)s->queen[depth];
    return NQ_OK;
}

nq_status nq_trace_struck(const nq_trace *trace, uint8_t *cells)
{
    if (!trace || !cells)
        return NQ_E_NULL;
    const nq_search *s = trace->search;
    const uint32_t marked = nq_search_marked(s);
    for (uint32_t row = 0; row < s->n; row++)
        for (uint32_t column = 0; column < s->n; column++)
            *cells++ = trace->solver->struck(s, marked, row, column);
    return NQ_OK;
}

nq_status nq_trace_variables(nq_trace *trace, const nq_variable **variables,
                             size_t *count)
{
    if (!trace || !variables || !count)
        return NQ_E_NULL;
    if (trace->position)
        go_back(trace, trace->position - 1);
    nq_variables_read(&trace->variables_before, trace->solver, trace->search);
    if (trace->position)
        go_to(trace, trace->position);
    nq_variables_read(&trace->variables, trace->solver, trace->search);
    nq_variables_compare(&trace->variables, &trace->variables_before,
                         trace->changed);
    *variables = trace->variables.variable;
    *count = trace->variables.count;
    return NQ_OK;
}

void nq_trace_free(nq_trace *trace)
{
    nq_free(trace);
}
