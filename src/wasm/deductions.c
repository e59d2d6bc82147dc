/*
 * deductions.c -- the hints from a position to the solved board, one after another.
 */
#include "base/alloc.h"
#include "puzzle.h"

typedef struct {
    nq_deduction *deduction;
    uint32_t n;
    nq_hint hint;  // the present step
} deduction_handle;

/** A deduction before its first step, or 0. */
EXPORT("deduction_open") deduction_handle *deduction_open(const puzzle_handle *p)
{
    nq_deduction *deduction;
    last_status = nq_deduction_new(puzzle_of(p), &deduction);
    if (last_status != NQ_OK)
        return NULL;
    deduction_handle *d = nq_malloc(sizeof *d);
    if (!d) {
        nq_deduction_free(deduction);
        last_status = NQ_E_MEMORY;
        return NULL;
    }
    *d = (deduction_handle){.deduction = deduction, .n = p->n};
    return d;
}

/** The numbers of the next step's nq_hint, or 0: there are no more. */
EXPORT("deduction_next")
const nq_hint *deduction_next(deduction_handle *d, uint64_t budget)
{
    if (is_handle(d))
        last_status = nq_deduction_next(d->deduction, budget, &d->hint);
    return last_status == NQ_OK ? &d->hint : NULL;
}

/** The same, one step back. */
EXPORT_OF_WHOLE("deduction_previous")
const nq_hint *deduction_previous(deduction_handle *d)
{
    if (is_handle(d))
        last_status = nq_deduction_previous(d->deduction, &d->hint);
    return last_status == NQ_OK ? &d->hint : NULL;
}

/** What each cell is to the present step: n x n bytes, each an nq_role. */
EXPORT("deduction_cells") const uint8_t *deduction_cells(const deduction_handle *d)
{
    uint8_t *cells = is_handle(d) ? output_room((size_t)d->n * d->n) : NULL;
    if (cells)
        last_status = nq_deduction_cells(d->deduction, cells);
    return cells;
}

/** The present step as a sentence. */
EXPORT("deduction_text") const char *deduction_text(const deduction_handle *d)
{
    return is_handle(d) ? text_of_hint(&d->hint) : NULL;
}

EXPORT("deduction_close") void deduction_close(deduction_handle *d)
{
    if (!d)
        return;
    nq_deduction_free(d->deduction);
    nq_free(d);
}
