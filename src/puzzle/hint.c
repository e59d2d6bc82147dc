/*
 * hint.c -- what to do next on a board, and why.
 *
 * What is wrong comes first: queens that attack each other, and queens and crosses that
 * no solution has, which takes a search. Then the techniques from the plain to the deep
 * (ladder.h), and when reasoning ends, what the search has found.
 */
#include "ladder.h"

#include <string.h>

/* ---- Searching ------------------------------------------------------------ */

nq_status nq_search_within(nq_puzzle *p, nq_node_budget *nodes, uint64_t limit,
                           uint64_t *out)
{
    if (!nodes->endless && nodes->left == 0)
        return NQ_E_BUDGET;
    (void)nq_puzzle_begin(p, NQ_ORDER_FEWEST);
    const nq_status status = nq_puzzle_count(p, limit, nodes->left, out);
    if (!nodes->endless)
        nodes->left -= p->nodes;
    return status;
}

/** NQ_OK with a solution in p->queen, NQ_DONE, or NQ_E_BUDGET. */
static nq_status solve(nq_puzzle *p, nq_node_budget *nodes)
{
    uint64_t count = 0;
    const nq_status status = nq_search_within(p, nodes, 1, &count);
    return status == NQ_OK && !count ? NQ_DONE : status;
}

/* ---- Are queens and crosses right? ---------------------------------------- */

static bool is_clash(const nq_puzzle *p, nq_square queen, nq_hint *out)
{
    nq_square by;
    const bool struck = nq_puzzle_struck(p, queen, &by);
    if (!struck && nq_puzzle_allows(p, queen))
        return false;
    *out = nq_hint_of(NQ_HINT_CLASH);
    nq_hint_name_cell(out, queen);
    out->by_row = struck ? (int32_t)by.row : -1;
    out->by_column = struck ? (int32_t)by.column : -1;
    return true;
}

static bool find_clash(const nq_puzzle *p, nq_hint *out)
{
    for (uint32_t row = 0; row < p->n; row++)
        for (nq_set given = p->given[row]; !nq_set_empty(given);)
            if (is_clash(p, (nq_square){row, nq_set_pop(&given)}, out))
                return true;
    return false;
}

/** The queen of a row, if the others alone have a solution. */
static bool is_wrong(nq_puzzle *p, uint32_t row, nq_node_budget *nodes)
{
    const nq_set given = p->given[row];
    if (nq_set_empty(given))
        return false;
    p->given[row] = (nq_set){0, 0};
    const bool solved = solve(p, nodes) == NQ_OK;
    p->given[row] = given;
    return solved;
}

/** A queen without which there is a solution. */
static bool find_wrong_queen(nq_puzzle *p, nq_node_budget *nodes, nq_hint *hint)
{
    for (uint32_t row = 0; row < p->n; row++)
        if (is_wrong(p, row, nodes)) {
            if (hint->kind == NQ_HINT_LOST)
                hint->kind = NQ_HINT_WRONG;
            nq_hint_name_cell(hint, (nq_square){row, nq_set_first(p->given[row])});
            return true;
        }
    return false;
}

/** Without the crosses there is a solution: a cross that it has a queen on. */
static nq_hint blame_cross(const nq_puzzle *p, const nq_set *crossed)
{
    nq_hint hint = nq_hint_of(NQ_HINT_WRONG_CROSS);
    uint32_t row = 0;
    while (!nq_set_has(crossed[row], p->queen[row]))
        row++;
    nq_hint_name_cell(&hint, (nq_square){row, p->queen[row]});
    return hint;
}

static bool has_crosses(const nq_puzzle *p)
{
    for (uint32_t row = 0; row < p->n; row++)
        if (!nq_set_empty(p->crossed[row]))
            return true;
    return false;
}

/** No solution has these queens: say which group shows it, which queen is wrong. */
static nq_hint explain_loss(nq_puzzle *p, nq_node_budget *nodes)
{
    nq_hint hint = nq_hint_of(NQ_HINT_LOST);
    nq_board *board = nq_puzzle_board(p, 0);
    nq_square at;
    nq_group_id empty;
    (void)nq_board_set_up(p, board);
    if (nq_board_find_group(p, board, 0, &empty, &at)) {
        hint.kind = NQ_HINT_STUCK;
        hint.group = empty.kind;
        hint.index = (int32_t)empty.index;
    }
    (void)find_wrong_queen(p, nodes, &hint);
    return hint;
}

/** Queens are judged as if there were no crosses; if they are right, a cross is not. */
static nq_hint explain(nq_puzzle *p, nq_node_budget *nodes)
{
    nq_set crossed[NQ_SET_MAX];
    if (!has_crosses(p))
        return explain_loss(p, nodes);
    const size_t size = p->n * sizeof *crossed;
    memcpy(crossed, p->crossed, size);
    memset(p->crossed, 0, size);
    const nq_hint hint =
        solve(p, nodes) == NQ_OK ? blame_cross(p, crossed) : explain_loss(p, nodes);
    memcpy(p->crossed, crossed, size);
    return hint;
}

/* ---- Reasoning ------------------------------------------------------------ */

/**
 * A group of which one cell is left when all cells are gone that leave another one
 * nothing: for rules without regions, where few people cross cells out.
 */
static bool find_only(nq_puzzle *p, const nq_board *board, nq_hint *out)
{
    nq_board *rest = nq_puzzle_board(p, 1);
    nq_group_list groups = nq_open_groups(board);
    nq_group_id group;
    memcpy(rest, board, p->board_size);
    while (nq_next_group(&groups, &group))
        if (nq_group_attacks(p, board, group))
            for (uint32_t row = 0; row < p->n; row++)
                rest->cells[row] = nq_set_minus(rest->cells[row], p->out[row]);
    if (!nq_find_single(p, rest, out))
        return false;
    out->kind = NQ_HINT_ONLY;
    return true;
}

/** What can be seen without a search; false: nothing. */
static bool reason(nq_puzzle *p, nq_hint *out)
{
    nq_board *board = nq_puzzle_board(p, 0);
    (void)nq_board_set_up(p, board);
    if (p->rules->regions)
        return nq_ladder_step(p, board, NQ_TECHNIQUES, out);
    return nq_find_single(p, board, out) || find_only(p, board, out) ||
           nq_ladder_step(p, board, NQ_TECHNIQUES, out);
}

/* ---- The best hint there is ----------------------------------------------- */

/** The first row without a given queen, or n. */
static uint32_t first_open_row(const nq_puzzle *p)
{
    uint32_t row = 0;
    while (row < p->n && !nq_set_empty(p->given[row]))
        row++;
    return row;
}

/** Reasoning has ended: a queen of the solution, unless there are several. */
static nq_status show_found(nq_puzzle *p, nq_node_budget *nodes, nq_square found,
                            nq_hint *out)
{
    uint64_t count = 1;
    if (p->rules->regions && nq_search_within(p, nodes, 2, &count) != NQ_OK)
        return NQ_E_BUDGET;
    *out = nq_hint_of(count > 1 ? NQ_HINT_SEVERAL : NQ_HINT_FOUND);
    if (count == 1)
        nq_hint_name_cell(out, found);
    return NQ_OK;
}

static nq_status seek_hint(nq_puzzle *p, nq_node_budget *nodes, bool sound,
                           nq_hint *out)
{
    if (!sound && find_clash(p, out))
        return NQ_OK;
    const uint32_t row = first_open_row(p);
    if (row == p->n)
        return NQ_DONE;
    if (sound && reason(p, out))
        return NQ_OK;
    const nq_status status = solve(p, nodes);
    const nq_square found = {row, p->queen[row]};
    if (status == NQ_DONE) {
        *out = sound ? nq_hint_of(NQ_HINT_LOST) : explain(p, nodes);
        return NQ_OK;
    }
    if (!sound && reason(p, out))
        return NQ_OK;
    return status == NQ_OK ? show_found(p, nodes, found, out) : status;
}

nq_status nq_find_hint(nq_puzzle *p, nq_node_budget *nodes, bool sound,
                       nq_hint *out)
{
    const nq_status status = seek_hint(p, nodes, sound, out);
    nq_board *board = nq_puzzle_board(p, 0);
    if (status != NQ_OK)
        return status;
    (void)nq_board_set_up(p, board);
    nq_hint_paint(p, board, out);
    return NQ_OK;
}

nq_status nq_puzzle_hint(nq_puzzle *puzzle, uint64_t budget, nq_hint *out)
{
    nq_hint hint;
    if (!puzzle || !out)
        return NQ_E_NULL;
    const nq_order order = puzzle->order;
    nq_node_budget nodes = {budget == 0, budget};
    const nq_status status = nq_find_hint(puzzle, &nodes, false, &hint);
    (void)nq_puzzle_begin(puzzle, order);
    if (status == NQ_OK)
        *out = hint;
    return status;
}
