/*
 * reason.c -- the cells of a hint: which go out by its reason, and which are the reason.
 *
 * Both follow from the board and the groups that the hint names, so a hint need not
 * carry them.
 */
#include "ladder.h"

#include <string.h>

nq_hint nq_hint_of(nq_hint_kind kind)
{
    return (nq_hint){.kind = kind,
                     .row = -1,
                     .column = -1,
                     .index = -1,
                     .by_row = -1,
                     .by_column = -1};
}

void nq_hint_name_cell(nq_hint *hint, nq_square at)
{
    hint->row = (int32_t)at.row;
    hint->column = (int32_t)at.column;
}

void nq_hint_add_group(nq_hint *hint, nq_group_id group, nq_group_role role)
{
    const nq_hint_group added = {group.kind, (int32_t)group.index, role};
    if (hint->groups_length == 0) {
        hint->group = added.group;
        hint->index = added.index;
    }
    hint->groups[hint->groups_length++] = added;
}

static nq_group_id id_of(const nq_hint_group *group)
{
    return (nq_group_id){group->group, (uint32_t)group->index};
}

/** The cells of a row in the groups of one part. */
static nq_set part_in_row(const nq_puzzle *p, const nq_hint *hint,
                          nq_group_role role, uint32_t row)
{
    nq_set cells = {0, 0};
    for (int32_t i = 0; i < hint->groups_length; i++)
        if (hint->groups[i].role == role)
            cells =
                nq_set_or(cells, nq_group_in_row(p, id_of(&hint->groups[i]), row));
    return cells;
}

/** What lies in the groups IN, but not in those OF. */
static void mark_others(nq_puzzle *p, const nq_board *board, const nq_hint *hint)
{
    for (uint32_t row = 0; row < p->n; row++) {
        const nq_set in = part_in_row(p, hint, NQ_GROUP_ROLE_IN, row);
        const nq_set of = part_in_row(p, hint, NQ_GROUP_ROLE_OF, row);
        p->out[row] = nq_set_minus(nq_set_and(board->cells[row], in), of);
    }
}

static void mark_none(nq_puzzle *p)
{
    for (uint32_t row = 0; row < p->n; row++)
        p->out[row] = (nq_set){0, 0};
}

static void mark_out(nq_puzzle *p, const nq_board *board, const nq_hint *hint)
{
    switch (hint->kind) {
    case NQ_HINT_CONFINED:
    case NQ_HINT_LOCKED:
        mark_others(p, board, hint);
        break;
    case NQ_HINT_SHARED:
    case NQ_HINT_NEVER:
        if (!nq_group_attacks(p, board, id_of(&hint->groups[0])))
            mark_none(p);
        break;
    default:
        mark_none(p);
        if (hint->kind == NQ_HINT_ASSUMED)
            p->out[hint->chain[0].row] = nq_set_of((uint32_t)hint->chain[0].column);
    }
}

bool nq_hint_takes(nq_puzzle *p, const nq_board *board, nq_hint *hint)
{
    mark_out(p, board, hint);
    for (uint32_t row = 0; row < p->n; row++) {
        if (nq_set_empty(p->out[row]))
            continue;
        if (hint->out == 0)
            nq_hint_name_cell(hint, (nq_square){row, nq_set_first(p->out[row])});
        hint->out += (int32_t)nq_set_size(p->out[row]);
    }
    return hint->out > 0;
}

/* ---- For drawing it ------------------------------------------------------- */

static void paint(nq_puzzle *p, uint32_t row, nq_set cells, nq_role role)
{
    while (!nq_set_empty(cells))
        p->roles[row * p->n + nq_set_pop(&cells)] = (uint8_t)role;
}

static bool places_queen(nq_hint_kind kind)
{
    return kind == NQ_HINT_LAST || kind == NQ_HINT_ONLY || kind == NQ_HINT_FOUND;
}

void nq_hint_paint(nq_puzzle *p, const nq_board *board, const nq_hint *hint)
{
    mark_out(p, board, hint);
    memset(p->roles, NQ_ROLE_NONE, (size_t)p->n * p->n);
    for (uint32_t row = 0; row < p->n; row++) {
        const nq_set reason =
            nq_set_or(part_in_row(p, hint, NQ_GROUP_ROLE_OF, row),
                      part_in_row(p, hint, NQ_GROUP_ROLE_EMPTY, row));
        paint(p, row, nq_set_and(board->cells[row], reason), NQ_ROLE_BECAUSE);
        paint(p, row, p->out[row], NQ_ROLE_OUT);
    }
    for (int32_t i = 1; i < hint->chain_length; i++)
        paint(p, (uint32_t)hint->chain[i].row,
              nq_set_of((uint32_t)hint->chain[i].column), NQ_ROLE_BECAUSE);
    if (places_queen(hint->kind))
        paint(p, (uint32_t)hint->row, nq_set_of((uint32_t)hint->column),
              NQ_ROLE_QUEEN);
}

nq_status nq_puzzle_hint_cells(const nq_puzzle *puzzle, uint8_t *out)
{
    if (!puzzle || !out)
        return NQ_E_NULL;
    memcpy(out, puzzle->roles, (size_t)puzzle->n * puzzle->n);
    return NQ_OK;
}
