/*
 * group.c -- rows, columns and regions as one thing.
 */
#include "group.h"

nq_group_list nq_open_groups(const nq_board *board)
{
    return (nq_group_list){{board->rows, board->columns, board->regions},
                           NQ_GROUP_ROW};
}

bool nq_next_group(nq_group_list *groups, nq_group_id *out)
{
    while (nq_set_empty(groups->open[groups->kind]))
        if (groups->kind++ == NQ_GROUP_REGION)
            return false;
    *out = (nq_group_id){(nq_group)groups->kind,
                         nq_set_pop(&groups->open[groups->kind])};
    return true;
}

nq_set nq_group_in_row(const nq_puzzle *p, nq_group_id group, uint32_t row)
{
    switch (group.kind) {
    case NQ_GROUP_ROW:
        return nq_set_below(group.index == row ? p->n : 0);
    case NQ_GROUP_COLUMN:
        return nq_set_of(group.index);
    default:
        return p->region_cells[group.index * p->n + row];
    }
}

uint32_t nq_group_free(const nq_puzzle *p, const nq_board *board, nq_group_id group,
                       nq_square *at)
{
    uint32_t count = 0;
    for (uint32_t row = 0; row < p->n; row++) {
        const nq_set open =
            nq_set_and(board->cells[row], nq_group_in_row(p, group, row));
        if (nq_set_empty(open))
            continue;
        count += nq_set_size(open);
        *at = (nq_square){row, nq_set_first(open)};
    }
    return count;
}

bool nq_board_find_group(const nq_puzzle *p, const nq_board *board, uint32_t count,
                         nq_group_id *out, nq_square *at)
{
    nq_group_list groups = nq_open_groups(board);
    while (nq_next_group(&groups, out))
        if (nq_group_free(p, board, *out, at) == count)
            return true;
    return false;
}

nq_span nq_group_span(const nq_puzzle *p, const nq_board *board, nq_group_id group)
{
    nq_span span = {{{0, 0}, {0, 0}, {0, 0}}};
    for (uint32_t row = 0; row < p->n; row++) {
        nq_set open = nq_set_and(board->cells[row], nq_group_in_row(p, group, row));
        if (nq_set_empty(open))
            continue;
        nq_set_add(&span.in[NQ_GROUP_ROW], row);
        span.in[NQ_GROUP_COLUMN] = nq_set_or(span.in[NQ_GROUP_COLUMN], open);
        while (!nq_set_empty(open)) {
            const nq_square at = {row, nq_set_pop(&open)};
            nq_set_add(&span.in[NQ_GROUP_REGION], nq_puzzle_region(p, at));
        }
    }
    return span;
}
