/*
 * technique_shared.c -- all free cells of a group attack a cell: no queen there.
 *
 * Attacking is mutual, so this says as well that a queen there would leave the group
 * without a free cell. With two or three free cells a person sees it from the group
 * (shared), with more from the cell, by imagining the queen (blocked).
 */
#include "ladder.h"

enum { SMALL_GROUP = 3 };

/** The cells of a row that a queen attacks. */
static nq_set attacked(const nq_puzzle *p, nq_square queen, uint32_t row)
{
    const nq_set struck = nq_puzzle_strike(p, queen, row);
    if (!p->rules->regions)
        return struck;
    const uint32_t region = nq_puzzle_region(p, queen);
    return nq_set_or(struck, p->region_cells[region * p->n + row]);
}

/** Keep of p->out what a queen attacks; false: nothing is left. */
static bool keep_attacked(nq_puzzle *p, nq_square queen)
{
    bool any = false;
    for (uint32_t row = 0; row < p->n; row++) {
        if (nq_set_empty(p->out[row]))
            continue;
        p->out[row] = nq_set_and(p->out[row], attacked(p, queen, row));
        any = any || !nq_set_empty(p->out[row]);
    }
    return any;
}

bool nq_group_attacks(nq_puzzle *p, const nq_board *board, nq_group_id group)
{
    for (uint32_t row = 0; row < p->n; row++)
        p->out[row] =
            nq_set_minus(board->cells[row], nq_group_in_row(p, group, row));
    for (uint32_t row = 0; row < p->n; row++) {
        nq_set own = nq_set_and(board->cells[row], nq_group_in_row(p, group, row));
        while (!nq_set_empty(own))
            if (!keep_attacked(p, (nq_square){row, nq_set_pop(&own)}))
                return false;
    }
    return true;
}

/** The first group of that number of free cells that all attack some cell. */
static bool find(nq_puzzle *p, const nq_board *board, uint32_t least, uint32_t most,
                 nq_hint *out)
{
    nq_group_list groups = nq_open_groups(board);
    nq_group_id group;
    nq_square unused;
    while (nq_next_group(&groups, &group)) {
        const uint32_t size = nq_group_free(p, board, group, &unused);
        if (size < least || size > most)
            continue;
        *out = nq_hint_of(least > SMALL_GROUP ? NQ_HINT_NEVER : NQ_HINT_SHARED);
        nq_hint_add_group(out, group,
                          least > SMALL_GROUP ? NQ_GROUP_ROLE_EMPTY
                                              : NQ_GROUP_ROLE_OF);
        if (nq_hint_takes(p, board, out))
            return true;
    }
    return false;
}

bool nq_find_shared(nq_puzzle *p, const nq_board *board, nq_hint *out)
{
    return find(p, board, 2, SMALL_GROUP, out);
}

bool nq_find_blocked(nq_puzzle *p, const nq_board *board, nq_hint *out)
{
    return find(p, board, SMALL_GROUP + 1, UINT32_MAX, out);
}
