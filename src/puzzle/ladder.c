/*
 * ladder.c -- the techniques in their order, and following them.
 */
#include "ladder.h"

static const struct {
    nq_technique *find;
    nq_hint_kind kind;
} RUNGS[NQ_TECHNIQUES] = {
    {nq_find_single, NQ_HINT_LAST},   {nq_find_confined, NQ_HINT_CONFINED},
    {nq_find_shared, NQ_HINT_SHARED}, {nq_find_blocked, NQ_HINT_NEVER},
    {nq_find_locked, NQ_HINT_LOCKED}, {nq_find_assumed, NQ_HINT_ASSUMED},
};

int nq_rung_of(nq_hint_kind kind)
{
    int rung = 0;
    while (RUNGS[rung].kind != kind)
        rung++;
    return rung;
}

bool nq_ladder_step(nq_puzzle *p, const nq_board *board, int rungs, nq_hint *out)
{
    for (int rung = 0; rung < rungs; rung++)
        if (RUNGS[rung].find(p, board, out))
            return true;
    return false;
}

void nq_ladder_follow(nq_puzzle *p, nq_board *board, const nq_hint *step)
{
    if (step->kind == NQ_HINT_LAST) {
        nq_board_place(p, board,
                       (nq_square){(uint32_t)step->row, (uint32_t)step->column});
        return;
    }
    for (uint32_t row = 0; row < p->n; row++)
        board->cells[row] = nq_set_minus(board->cells[row], p->out[row]);
}

static void note(nq_grading *grading, const nq_hint *step)
{
    const uint32_t size = (uint32_t)step->size;
    const uint32_t chain = (uint32_t)step->chain_length;
    const int rung = nq_rung_of(step->kind);
    grading->steps[rung]++;
    if (rung > nq_rung_of(grading->hardest))
        grading->hardest = step->kind;
    if (rung == NQ_RUNG_LOCKED && size > grading->size)
        grading->size = size;
    if (chain > grading->chain)
        grading->chain = chain;
}

void nq_ladder_run(nq_puzzle *p, nq_board *board, int rungs, nq_grading *out)
{
    nq_hint step;
    *out = (nq_grading){.hardest = NQ_HINT_LAST};
    while (nq_board_alive(p, board) && nq_ladder_step(p, board, rungs, &step)) {
        nq_ladder_follow(p, board, &step);
        note(out, &step);
    }
}
