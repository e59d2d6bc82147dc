/*
 * position.c -- queens and crosses of a puzzle: kept, brought back, and replaced by
 * what reasoning has found.
 */
#include "ladder.h"

#include <string.h>

void nq_position_save(const nq_puzzle *p, nq_position *out)
{
    memcpy(out->given, p->given, p->n * sizeof *out->given);
    memcpy(out->crossed, p->crossed, p->n * sizeof *out->crossed);
}

void nq_position_restore(nq_puzzle *p, const nq_position *position)
{
    memcpy(p->given, position->given, p->n * sizeof *p->given);
    memcpy(p->crossed, position->crossed, p->n * sizeof *p->crossed);
}

void nq_position_adopt(nq_puzzle *p, const nq_board *board)
{
    const nq_set none = {0, 0}, all = nq_set_below(p->n);
    for (uint32_t row = 0; row < p->n; row++) {
        const bool open = nq_set_has(board->rows, row);
        p->given[row] = open ? none : nq_set_of(p->queen[row]);
        p->crossed[row] = open ? nq_set_minus(all, board->cells[row]) : none;
    }
}
