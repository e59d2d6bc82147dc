/*
 * technique_single.c -- a group has one free cell left: its queen stands there.
 */
#include "ladder.h"

bool nq_find_single(nq_puzzle *p, const nq_board *board, nq_hint *out)
{
    nq_group_id group;
    nq_square at;
    if (!nq_board_find_group(p, board, 1, &group, &at))
        return false;
    *out = nq_hint_of(NQ_HINT_LAST);
    nq_hint_name_cell(out, at);
    nq_hint_add_group(out, group, NQ_GROUP_ROLE_OF);
    return true;
}
