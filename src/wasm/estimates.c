/*
 * estimates.c -- random probes of the search tree of a puzzle.
 */
#include "puzzle.h"

EXPORT_OF_WHOLE("estimate_begin")
nq_status estimate_begin(puzzle_handle *p, uint64_t seed)
{
    return last_status = nq_estimate_begin(seed, p ? &p->estimate : NULL);
}

EXPORT_OF_WHOLE("estimate_add")
nq_status estimate_add(puzzle_handle *p, uint32_t probes)
{
    if (is_handle(p))
        last_status = nq_puzzle_probe(p->puzzle, probes, &p->estimate);
    return last_status;
}

/** The number of probes, the estimate, and its standard error: -1 if unknown. */
EXPORT_OF_WHOLE("estimate_read") const double *estimate_read(const puzzle_handle *p)
{
    double *out = is_handle(p) ? output_room(3 * sizeof *out) : NULL;
    if (!out)
        return NULL;
    out[0] = (double)p->estimate.probes;
    out[1] = p->estimate.mean;
    out[2] = -1;
    (void)nq_estimate_error(&p->estimate, &out[2]);
    return out;
}
