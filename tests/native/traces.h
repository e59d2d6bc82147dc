/*
 * traces.h -- traces, and the algorithms that have one, for tests.
 */
#ifndef TRACES_H
#define TRACES_H

#include "nqueens.h"
#include "unity.h"

static inline nq_trace *open_trace(int n, const char *algorithm, nq_level level)
{
    nq_trace *trace = NULL;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_new(n, algorithm, level, &trace));
    return trace;
}

/** The algorithms that can be traced, in menu order. */
static inline const char *traced(int i)
{
    const char *name = nq_algorithm_name(i);
    int limit;
    while (name && nq_algorithm_limit(name, NQ_TASK_TRACE, &limit) != NQ_OK)
        name = nq_algorithm_name(++i);
    return name;
}

#endif
