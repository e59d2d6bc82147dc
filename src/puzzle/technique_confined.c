/*
 * technique_confined.c -- the free cells of a region lie in one row or column, or
 * those of a row or column in one region: nothing else there can be a queen.
 *
 *     a a . .        region a lies in column 1:
 *     . a x .        so must its queen, and no other queen can
 */
#include "ladder.h"

static bool confines(nq_puzzle *p, const nq_board *board, nq_group_id of,
                     nq_group_id in, nq_hint *out)
{
    *out = nq_hint_of(NQ_HINT_CONFINED);
    out->size = 1;
    nq_hint_add_group(out, of, NQ_GROUP_ROLE_OF);
    nq_hint_add_group(out, in, NQ_GROUP_ROLE_IN);
    return nq_hint_takes(p, board, out);
}

/** Whether a group lies in one other of the kinds from first to last. */
static bool is_confined(nq_puzzle *p, const nq_board *board, nq_group_id group,
                        nq_hint *out)
{
    const bool region = group.kind == NQ_GROUP_REGION;
    const nq_span span = nq_group_span(p, board, group);
    for (int kind = region ? NQ_GROUP_ROW : NQ_GROUP_REGION;
         kind <= (region ? NQ_GROUP_COLUMN : NQ_GROUP_REGION); kind++) {
        if (nq_set_size(span.in[kind]) != 1)
            continue;
        const nq_group_id in = {(nq_group)kind, nq_set_first(span.in[kind])};
        if (confines(p, board, group, in, out))
            return true;
    }
    return false;
}

bool nq_find_confined(nq_puzzle *p, const nq_board *board, nq_hint *out)
{
    nq_group_list groups = nq_open_groups(board);
    nq_group_id group;
    while (p->rules->regions && nq_next_group(&groups, &group))
        if (is_confined(p, board, group, out))
            return true;
    return false;
}
