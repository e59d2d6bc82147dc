/*
 * deduction.c -- the hints from a position to the solved board, forward and back.
 *
 * The puzzle is a copy, on which every step is followed before the next one is looked
 * for. Going back is going forward again from the start: the same board always gives
 * the same steps, and all of them take milliseconds.
 */
#include "ladder.h"

#include "base/alloc.h"

struct nq_deduction {
    nq_puzzle *puzzle;  // before the present step
    nq_position start;
    nq_hint step;  // the present one
    uint32_t position;
    bool sound;  // the first step has shown that queens and crosses are right
};

nq_status nq_deduction_new(const nq_puzzle *puzzle, nq_deduction **out)
{
    if (!puzzle || !out)
        return NQ_E_NULL;
    const nq_status status = nq_admit_ladder(puzzle);
    if (status != NQ_OK)
        return status;
    nq_deduction *d = nq_malloc(sizeof *d);
    if (!d)
        return NQ_E_MEMORY;
    *d = (nq_deduction){.puzzle = nq_puzzle_copy(puzzle)};
    if (!d->puzzle) {
        nq_free(d);
        return NQ_E_MEMORY;
    }
    nq_position_save(puzzle, &d->start);
    *out = d;
    return NQ_OK;
}

void nq_deduction_free(nq_deduction *deduction)
{
    if (!deduction)
        return;
    nq_puzzle_free(deduction->puzzle);
    nq_free(deduction);
}

/** Whether there is nothing to do that leads on. */
static bool is_last(const nq_hint *step)
{
    return step->kind < NQ_HINT_LAST || step->kind >= NQ_HINT_WRONG_CROSS;
}

/** Do what the present step says: its queen goes in, or its cells go out. */
static void follow(nq_deduction *d)
{
    nq_puzzle *p = d->puzzle;
    for (uint32_t cell = 0; cell < p->n * p->n; cell++) {
        if (p->roles[cell] == NQ_ROLE_QUEEN)
            nq_set_add(&p->given[cell / p->n], cell % p->n);
        if (p->roles[cell] == NQ_ROLE_OUT)
            nq_set_add(&p->crossed[cell / p->n], cell % p->n);
    }
}

static nq_status step_on(nq_deduction *d, uint64_t budget)
{
    nq_node_budget nodes = {budget == 0, budget};
    if (d->position > 0) {
        if (is_last(&d->step))
            return NQ_DONE;
        follow(d);
    }
    nq_hint step;
    const nq_status status = nq_find_hint(d->puzzle, &nodes, d->sound, &step);
    if (status != NQ_OK)
        return status;
    d->sound = !is_last(&step);
    d->step = step;
    d->position++;
    return NQ_OK;
}

nq_status nq_deduction_next(nq_deduction *deduction, uint64_t budget, nq_hint *out)
{
    if (!deduction || !out)
        return NQ_E_NULL;
    const nq_status status = step_on(deduction, budget);
    if (status == NQ_OK)
        *out = deduction->step;
    return status;
}

/** Begin anew and take that number of steps, each of which was found before. */
static void replay(nq_deduction *d, uint32_t steps)
{
    nq_position_restore(d->puzzle, &d->start);
    d->position = 0;
    d->sound = true;
    while (d->position < steps)
        (void)step_on(d, 0);
}

nq_status nq_deduction_previous(nq_deduction *deduction, nq_hint *out)
{
    if (!deduction || !out)
        return NQ_E_NULL;
    if (deduction->position < 2)
        return NQ_DONE;
    replay(deduction, deduction->position - 1);
    *out = deduction->step;
    return NQ_OK;
}

nq_status nq_deduction_cells(const nq_deduction *deduction, uint8_t *out)
{
    return nq_puzzle_hint_cells(deduction ? deduction->puzzle : NULL, out);
}

nq_status nq_deduction_position(const nq_deduction *deduction, uint32_t *out)
{
    if (!deduction || !out)
        return NQ_E_NULL;
    *out = deduction->position;
    return NQ_OK;
}
