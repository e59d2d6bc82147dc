/*
 * ranks.c -- which solution is this, which is the k-th, and one at random.
 */
#include "transport.h"

/** How many solutions come before the n columns in the input block, or -1. */
EXPORT("rank") int64_t rank(int n)
{
    uint64_t before;
    last_status = nq_rank(input_block, n, &before);
    return last_status == NQ_OK ? (int64_t)before : -1;
}

/** The n columns of the solution of that rank, or 0. */
EXPORT_OF_WHOLE("unrank") const uint32_t *unrank(int n, uint64_t before)
{
    uint32_t *columns = output_room(NQ_RANK_MAX_N * sizeof *columns);
    if (!columns)
        return NULL;
    last_status = nq_unrank(n, before, columns);
    return last_status == NQ_OK ? columns : NULL;
}

/** The n columns of a random solution, or 0. */
EXPORT_OF_WHOLE("random_solution")
const uint32_t *random_solution(int n, uint64_t seed)
{
    uint32_t *columns = output_room(NQ_RANDOM_MAX_N * sizeof *columns);
    if (!columns)
        return NULL;
    last_status = nq_random_solution(n, seed, columns);
    return last_status == NQ_OK ? columns : NULL;
}
