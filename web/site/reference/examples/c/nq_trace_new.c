/* nq_trace_new.c -- the story of a search, told from any place */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    nq_trace *trace;
    nq_event event;
    uint64_t length;
    if (nq_trace_new(4, "board", NQ_LEVEL_FULL, &trace) != NQ_OK)
        return 1;
    if (nq_trace_length(trace, 1000, &length) == NQ_OK)
        printf("%" PRIu64 "\n", length);  // 128
    if (nq_trace_at(trace, 51, &event) == NQ_OK && event.type == NQ_EVENT_SOLUTION)
        printf("solved after %" PRIu64 " tests\n",
               event.counters.tests);  // solved after 26 tests
    nq_trace_free(trace);
    return 0;
}
