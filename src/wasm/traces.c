/*
 * traces.c -- what an algorithm does, event by event.
 */
#include <string.h>

#include "base/alloc.h"
#include "transport.h"

typedef struct {
    nq_trace *trace;
    uint32_t n;
    nq_event event;  // the current one
} trace_handle;

EXPORT("trace_open") trace_handle *trace_open(int n, int algorithm, int level)
{
    const char *name;
    nq_trace *trace;
    last_status = algorithm_at(algorithm, &name)
                      ? nq_trace_new(n, name, (nq_level)level, &trace)
                      : NQ_E_ALGORITHM;
    if (last_status != NQ_OK)
        return NULL;
    trace_handle *s = nq_malloc(sizeof *s);
    if (!s) {
        nq_trace_free(trace);
        last_status = NQ_E_MEMORY;
        return NULL;
    }
    *s = (trace_handle){trace, (uint32_t)n, {0}};
    return s;
}

/** The current event as 13 doubles, in the order of nq_event, or 0. */
static const double *event_of(const trace_handle *s)
{
    static double numbers[13];
    if (last_status != NQ_OK)
        return NULL;
    const nq_event *e = &s->event;
    const double fields[13] = {(double)e->index,
                               e->type,
                               e->row,
                               e->column,
                               e->depth,
                               e->verdict,
                               e->by,
                               e->cells,
                               e->image,
                               (double)e->counters.tests,
                               (double)e->counters.placements,
                               (double)e->counters.removals,
                               (double)e->counters.solutions};
    for (int i = 0; i < 13; i++)
        numbers[i] = fields[i];
    return numbers;
}

EXPORT("trace_next") const double *trace_next(trace_handle *s)
{
    if (is_handle(s))
        last_status = nq_trace_next(s->trace, &s->event);
    return event_of(s);
}

EXPORT("trace_previous") const double *trace_previous(trace_handle *s)
{
    if (is_handle(s))
        last_status = nq_trace_previous(s->trace, &s->event);
    return event_of(s);
}

EXPORT("trace_at") const double *trace_at(trace_handle *s, double number)
{
    if (is_handle(s))
        last_status = nq_trace_at(s->trace, (uint64_t)number, &s->event);
    return event_of(s);
}

/** The label of the step that the last event is. */
EXPORT("trace_step") const char *trace_step(const trace_handle *s)
{
    return is_handle(s) ? nq_event_step(&s->event) : NULL;
}

/** How many events have been gone through, or -1. */
EXPORT("trace_position") double trace_position(const trace_handle *s)
{
    uint64_t position;
    if (is_handle(s))
        last_status = nq_trace_position(s->trace, &position);
    return last_status == NQ_OK ? (double)position : -1;
}

/** The number of events, looking ahead through at most budget more; -1: unknown. */
EXPORT("trace_length") double trace_length(trace_handle *s, double budget)
{
    uint64_t length;
    if (is_handle(s))
        last_status = nq_trace_length(s->trace, (uint64_t)budget, &length);
    return last_status == NQ_OK ? (double)length : -1;
}

/** n columns by row, -1 for an empty row. */
EXPORT("trace_board") const int32_t *trace_board(const trace_handle *s)
{
    int32_t *columns = is_handle(s) ? output_room(s->n * sizeof *columns) : NULL;
    if (columns)
        last_status = nq_trace_board(s->trace, columns);
    return columns;
}

/** n x n bytes, row by row: 1 where the sieve has struck out the cell. */
EXPORT("trace_struck") const uint8_t *trace_struck(const trace_handle *s)
{
    uint8_t *cells = is_handle(s) ? output_room((size_t)s->n * s->n) : NULL;
    if (cells)
        last_status = nq_trace_struck(s->trace, cells);
    return cells;
}

/** The algorithm's variables as output_length() u32, 7 for each: addresses of the name, of
 * the i8 values and of the u8 flags of change, then kind, local, rows and columns. */
EXPORT("trace_variables") const uint32_t *trace_variables(const trace_handle *s)
{
    const nq_variable *variables;
    size_t count;
    if (is_handle(s))
        last_status = nq_trace_variables(s->trace, &variables, &count);
    if (last_status != NQ_OK)
        return NULL;
    output_items = 7 * count;
    uint32_t *const fields = output_room(output_items * sizeof *fields);
    for (size_t i = 0; fields && i < count; i++) {
        const nq_variable *v = &variables[i];
        const uint32_t field[7] = {(uint32_t)(uintptr_t)v->name,
                                   (uint32_t)(uintptr_t)v->values,
                                   (uint32_t)(uintptr_t)v->changed,
                                   v->kind,
                                   v->local,
                                   v->rows,
                                   v->columns};
        memcpy(fields + 7 * i, field, sizeof field);
    }
    return fields;
}

EXPORT("trace_close") void trace_close(trace_handle *s)
{
    if (!s)
        return;
    nq_trace_free(s->trace);
    nq_free(s);
}
