/*
 * dimacs.c -- a puzzle as a formula for SAT solvers.
 */
#include "puzzle.h"

EXPORT_OF_WHOLE("dimacs_open") nq_dimacs *dimacs_open(const puzzle_handle *p)
{
    nq_dimacs *formula;
    last_status = nq_dimacs_new(puzzle_of(p), &formula);
    return last_status == NQ_OK ? formula : NULL;
}

/** The next lines, output_length() bytes; 0 after the last. */
EXPORT_OF_WHOLE("dimacs_next") const char *dimacs_next(nq_dimacs *formula)
{
    char *text = is_handle(formula) ? output_room(NQ_DIMACS_ROOM) : NULL;
    if (!text)
        return NULL;
    last_status = nq_dimacs_next(formula, text, NQ_DIMACS_ROOM, &output_items);
    return last_status == NQ_OK ? text : NULL;
}

EXPORT_OF_WHOLE("dimacs_close") void dimacs_close(nq_dimacs *formula)
{
    nq_dimacs_free(formula);
}
