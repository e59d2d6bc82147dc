/*
 * technique_assumed.c -- one assumption: a queen that leads to a dead end.
 *
 * Put a queen on a free cell and place what then is the last free cell of a group,
 * again and again. If some group is left without a free cell, the cell goes out. Of
 * all cells the one with the shortest chain is taken. Nothing is assumed within an
 * assumption.
 */
#include "ladder.h"

#include <string.h>

static void add_link(nq_hint *hint, nq_square at, nq_group group, int32_t index)
{
    hint->chain[hint->chain_length++] =
        (nq_hint_link){(int32_t)at.row, (int32_t)at.column, group, index};
}

/** Whether a queen here leads to a dead end within a number of queens; how: out. */
static bool is_refuted(nq_puzzle *p, const nq_board *board, nq_square at,
                       int32_t most, nq_hint *out)
{
    nq_board *trial = nq_puzzle_board(p, 1);
    nq_group_id group;
    *out = nq_hint_of(NQ_HINT_ASSUMED);
    memcpy(trial, board, p->board_size);
    nq_board_place(p, trial, at);
    add_link(out, at, NQ_GROUP_ROW, -1);
    while (nq_board_alive(p, trial)) {
        if (out->chain_length == most ||
            !nq_board_find_group(p, trial, 1, &group, &at))
            return false;
        nq_board_place(p, trial, at);
        add_link(out, at, group.kind, (int32_t)group.index);
    }
    (void)nq_board_find_group(p, trial, 0, &group, &at);
    nq_hint_add_group(out, group, NQ_GROUP_ROLE_EMPTY);
    return true;
}

bool nq_find_assumed(nq_puzzle *p, const nq_board *board, nq_hint *out)
{
    int32_t most = (int32_t)p->n;
    nq_hint hint;
    if (!p->rules->regions || p->n > NQ_LADDER_MAX_N)
        return false;
    for (uint32_t row = 0; row < p->n; row++)
        for (nq_set open = board->cells[row]; !nq_set_empty(open);) {
            const nq_square at = {row, nq_set_pop(&open)};
            if (!is_refuted(p, board, at, most, &hint))
                continue;
            *out = hint;
            most = hint.chain_length - 1;
        }
    if (most == (int32_t)p->n)
        return false;
    return nq_hint_takes(p, board, out);
}
