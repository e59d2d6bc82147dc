/*
 * boards.c -- is this a solution, and which queens attack which?
 */
#include "transport.h"

/** Whether the n columns in the input are a solution: 1, 0, or -1 if refused. */
EXPORT_OF_WHOLE("check") int check(int n)
{
    bool solution;
    last_status = nq_check(input_block, n, &solution);
    return last_status == NQ_OK ? solution : -1;
}

/** Which of the queens in the input, a row and a column each, attack each other:
 * first, second and line of output_length() pairs. 0 if refused. */
EXPORT_OF_WHOLE("conflicts") const nq_conflict *conflicts(uint32_t queens, int n)
{
    size_t found;
    last_status = nq_conflicts(input_block, queens, n, NULL, 0, &found);
    if (last_status != NQ_OK)
        return NULL;
    nq_conflict *pairs = output_room(found * sizeof *pairs);
    if (pairs)
        last_status =
            nq_conflicts(input_block, queens, n, pairs, found, &output_items);
    return pairs;
}
