/*
 * hint.c -- what to do next on a board, and why.
 *
 * From the plain to the deep: queens that attack each other; queens that no
 * solution has, which takes a search; a row, column or region (a group) that has
 * only one free cell; a cell where a queen would leave some group without any; and
 * when reasoning ends, a cell of the solution that the search has found.
 */
#include "puzzle.h"

#include <string.h>

/** One group: a row, a column or a region. */
typedef struct {
    nq_group kind;
    uint32_t index;
} group;

static nq_hint hint_without_cell(nq_hint_kind kind)
{
    return (nq_hint){kind, -1, -1, NQ_GROUP_ROW, -1, -1, -1};
}

static void name_cell(nq_hint *hint, nq_square at)
{
    hint->row = (int32_t)at.row;
    hint->column = (int32_t)at.column;
}

static void name_group(nq_hint *hint, group reason)
{
    hint->group = reason.kind;
    hint->index = (int32_t)reason.index;
}

static nq_hint hint_at(nq_hint_kind kind, nq_square at)
{
    nq_hint hint = hint_without_cell(kind);
    name_cell(&hint, at);
    return hint;
}

static nq_hint hint_because(nq_hint_kind kind, nq_square at, group reason)
{
    nq_hint hint = hint_at(kind, at);
    name_group(&hint, reason);
    return hint;
}

/* ---- Groups and their free cells ---------------------------------------- */

static nq_set members_in_row(const nq_puzzle *p, group g, uint32_t row)
{
    switch (g.kind) {
    case NQ_GROUP_ROW:
        return nq_set_below(g.index == row ? p->n : 0);
    case NQ_GROUP_COLUMN:
        return nq_set_of(g.index);
    default:
        return p->region_cells[g.index * p->n + row];
    }
}

/** How many cells of a group are free; one of them is written to at. */
static uint32_t free_cells(const nq_puzzle *p, const nq_board *board, group g,
                           nq_square *at)
{
    uint32_t count = 0;
    for (uint32_t row = 0; row < p->n; row++) {
        const nq_set open =
            nq_set_and(board->cells[row], members_in_row(p, g, row));
        if (nq_set_empty(open))
            continue;
        count += nq_set_size(open);
        *at = (nq_square){row, nq_set_first(open)};
    }
    return count;
}

/** The first group without a queen that has exactly so many free cells. */
static bool find_group(const nq_puzzle *p, const nq_board *board, uint32_t count,
                       group *out, nq_square *at)
{
    nq_set open[] = {board->rows, board->columns, board->regions};
    for (int kind = NQ_GROUP_ROW; kind <= NQ_GROUP_REGION; kind++)
        while (!nq_set_empty(open[kind])) {
            *out = (group){(nq_group)kind, nq_set_pop(&open[kind])};
            if (free_cells(p, board, *out, at) == count)
                return true;
        }
    return false;
}

/* ---- Are the queens right? ---------------------------------------------- */

static bool is_clash(const nq_puzzle *p, nq_square queen, nq_hint *out)
{
    nq_square by;
    const bool struck = nq_puzzle_struck(p, queen, &by);
    if (!struck && nq_set_has(p->allowed[queen.row], queen.column))
        return false;
    *out = hint_at(NQ_HINT_CLASH, queen);
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

/** What the searches of one hint may still try. */
typedef struct {
    bool endless;
    uint64_t left;
} purse;

/** NQ_OK with a solution in p->queen, NQ_DONE, or NQ_E_BUDGET. */
static nq_status solve(nq_puzzle *p, purse *nodes)
{
    uint64_t count = 0;
    if (!nodes->endless && nodes->left == 0)
        return NQ_E_BUDGET;
    (void)nq_puzzle_begin(p, NQ_ORDER_FEWEST);
    const nq_status status = nq_puzzle_count(p, 1, nodes->left, &count);
    if (!nodes->endless)
        nodes->left -= p->nodes;
    return status == NQ_OK && !count ? NQ_DONE : status;
}

/** The queen of a row, if the others alone have a solution. */
static bool is_wrong(nq_puzzle *p, uint32_t row, purse *nodes)
{
    const nq_set given = p->given[row];
    if (nq_set_empty(given))
        return false;
    p->given[row] = (nq_set){0, 0};
    const bool solved = solve(p, nodes) == NQ_OK;
    p->given[row] = given;
    return solved;
}

/** No solution has these queens: say which group shows it, which queen is wrong. */
static nq_hint explain_loss(nq_puzzle *p, purse *nodes)
{
    nq_hint hint = hint_without_cell(NQ_HINT_LOST);
    nq_board *board = nq_puzzle_board(p, 0);
    nq_square at;
    group empty;
    (void)nq_board_set_up(p, board);
    if (find_group(p, board, 0, &empty, &at)) {
        hint.kind = NQ_HINT_STUCK;
        name_group(&hint, empty);
    }
    for (uint32_t row = 0; row < p->n; row++)
        if (is_wrong(p, row, nodes)) {
            hint.kind = hint.kind == NQ_HINT_LOST ? NQ_HINT_WRONG : hint.kind;
            name_cell(&hint, (nq_square){row, nq_set_first(p->given[row])});
            break;
        }
    return hint;
}

/* ---- Reasoning ---------------------------------------------------------- */

/** Whether a queen here would leave a group without a free cell, and which. */
static bool is_never(nq_puzzle *p, const nq_board *board, nq_square at,
                     group *empty)
{
    nq_board *trial = nq_puzzle_board(p, 1);
    nq_square unused;
    memcpy(trial, board, p->board_size);
    nq_board_place(p, trial, at);
    if (nq_board_alive(p, trial))
        return false;
    return find_group(p, trial, 0, empty, &unused);
}

/** Take all cells off sober where no queen can be; the last one is the hint. */
static bool find_never(nq_puzzle *p, const nq_board *board, nq_board *sober,
                       nq_hint *out)
{
    bool any = false;
    for (uint32_t row = 0; row < p->n; row++)
        for (nq_set open = board->cells[row]; !nq_set_empty(open);) {
            const nq_square at = {row, nq_set_pop(&open)};
            group empty;
            if (!is_never(p, board, at, &empty))
                continue;
            any = true;
            *out = hint_because(NQ_HINT_NEVER, at, empty);
            nq_set_remove(&sober->cells[row], at.column);
        }
    return any;
}

/** What can be seen without a search; false: nothing. */
static bool reason(nq_puzzle *p, nq_hint *out)
{
    nq_board *board = nq_puzzle_board(p, 0), *sober = nq_puzzle_board(p, 2);
    nq_square at;
    group last;
    (void)nq_board_set_up(p, board);
    if (find_group(p, board, 1, &last, &at)) {
        *out = hint_because(NQ_HINT_LAST, at, last);
        return true;
    }
    memcpy(sober, board, p->board_size);
    if (!find_never(p, board, sober, out))
        return false;
    if (find_group(p, sober, 1, &last, &at))
        *out = hint_because(NQ_HINT_ONLY, at, last);
    return true;
}

/* ---- The best hint there is --------------------------------------------- */

/** The first row without a given queen, or n. */
static uint32_t first_open_row(const nq_puzzle *p)
{
    uint32_t row = 0;
    while (row < p->n && !nq_set_empty(p->given[row]))
        row++;
    return row;
}

static nq_status find_hint(nq_puzzle *p, purse *nodes, nq_hint *out)
{
    if (find_clash(p, out))
        return NQ_OK;
    const uint32_t row = first_open_row(p);
    if (row == p->n)
        return NQ_DONE;
    const nq_status status = solve(p, nodes);
    const nq_square found = {row, p->queen[row]};
    if (status == NQ_DONE)
        *out = explain_loss(p, nodes);
    else if (!reason(p, out)) {
        if (status == NQ_E_BUDGET)
            return status;
        *out = hint_at(NQ_HINT_FOUND, found);
    }
    return NQ_OK;
}

nq_status nq_puzzle_hint(nq_puzzle *p, uint64_t budget, nq_hint *out)
{
    if (!p || !out)
        return NQ_E_NULL;
    const nq_order order = p->order;
    purse nodes = {budget == 0, budget};
    const nq_status status = find_hint(p, &nodes, out);
    (void)nq_puzzle_begin(p, order);
    return status;
}
