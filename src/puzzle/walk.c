/*
 * walk.c -- from one solution of a puzzle to the next.
 *
 * Board 0 has the given queens and whatever they force. To try a cell of a board's
 * chosen row, the board is copied, the queen placed, and the copy settled: it may
 * be dead, complete, or the next board whose chosen row is tried. The walk stops
 * wherever its budget ends and goes on from there when it is called again.
 */
#include "puzzle.h"

#include <string.h>

/** Decide which row of a board without forced cells is tried. */
static void choose_row(const nq_puzzle *p, nq_board *board)
{
    board->row = p->order == NQ_ORDER_LEXICOGRAPHIC
                     ? nq_set_first(board->rows)
                     : nq_board_narrowest_row(p, board);
    board->untried = board->cells[board->row];
}

/** How many free cells a queen in the chosen row would strike. */
static uint32_t cells_attacked(const nq_puzzle *p, const nq_board *board,
                               uint32_t column)
{
    const nq_square queen = {board->row, column};
    uint32_t struck = 0;
    for (uint32_t row = 0; row < p->n; row++)
        struck += nq_set_size(
            nq_set_and(board->cells[row], nq_puzzle_strike(p, queen, row)));
    return struck;
}

/** The untried cell that leaves the most to the other rows. */
static uint32_t least_restrictive_cell(const nq_puzzle *p, const nq_board *board)
{
    uint32_t best = 0, least = UINT32_MAX;
    for (nq_set untried = board->untried; !nq_set_empty(untried);) {
        const uint32_t column = nq_set_pop(&untried);
        const uint32_t struck = cells_attacked(p, board, column);
        if (struck < least) {
            least = struck;
            best = column;
        }
    }
    return best;
}

static uint32_t take_cell(const nq_puzzle *p, nq_board *board)
{
    const uint32_t column = p->order == NQ_ORDER_LEXICOGRAPHIC
                                ? nq_set_first(board->untried)
                                : least_restrictive_cell(p, board);
    nq_set_remove(&board->untried, column);
    return column;
}

static bool complete(const nq_board *board)
{
    return nq_set_empty(board->rows);
}

/** Make the first board; true: it is a solution already. */
static bool enter(nq_puzzle *p)
{
    nq_board *root = nq_puzzle_board(p, 0);
    p->depth = 0;
    p->state = NQ_WALK_ON;
    root->untried = (nq_set){0, 0};
    if (!nq_board_set_up(p, root) || !nq_board_settle(p, root) ||
        !nq_board_has_diagonals(p, root))
        return false;
    if (complete(root))
        return true;
    choose_row(p, root);
    return false;
}

/** Try one more cell of the present board; true: that made a solution. */
static bool try_next_cell(nq_puzzle *p)
{
    nq_board *here = nq_puzzle_board(p, p->depth);
    nq_board *below = nq_puzzle_board(p, p->depth + 1);
    memcpy(below, here, p->board_size);
    nq_board_place(p, below, (nq_square){here->row, take_cell(p, here)});
    p->nodes++;
    if (!nq_board_settle(p, below))
        return false;
    if (complete(below))
        return true;
    choose_row(p, below);
    p->depth++;
    return false;
}

/** Back to the last board with a cell left to try; false: there is none. */
static bool go_back(nq_puzzle *p)
{
    while (nq_set_empty(nq_puzzle_board(p, p->depth)->untried))
        if (p->depth-- == 0)
            return false;
    return true;
}

/** To the next solution, or until the walk has tried last nodes. */
static nq_status walk(nq_puzzle *p, uint64_t last)
{
    bool solved = p->state == NQ_WALK_FRESH && enter(p);
    while (!solved) {
        if (p->state == NQ_WALK_OVER || !go_back(p)) {
            p->state = NQ_WALK_OVER;
            return NQ_DONE;
        }
        if (p->nodes == last)
            return NQ_E_BUDGET;
        solved = try_next_cell(p);
    }
    p->found++;
    return NQ_OK;
}

static uint64_t last_node(const nq_puzzle *p, uint64_t budget)
{
    return budget && budget < UINT64_MAX - p->nodes ? p->nodes + budget
                                                    : UINT64_MAX;
}

nq_status nq_puzzle_begin(nq_puzzle *puzzle, nq_order order)
{
    if (!puzzle)
        return NQ_E_NULL;
    if (order != NQ_ORDER_LEXICOGRAPHIC && order != NQ_ORDER_FEWEST)
        return NQ_E_RANGE;
    puzzle->order = order;
    puzzle->state = NQ_WALK_FRESH;
    puzzle->nodes = puzzle->found = 0;
    return NQ_OK;
}

nq_status nq_puzzle_next(nq_puzzle *puzzle, uint64_t budget, uint32_t *columns)
{
    if (!puzzle || !columns)
        return NQ_E_NULL;
    const nq_status status = walk(puzzle, last_node(puzzle, budget));
    if (status == NQ_OK && puzzle->n)
        memcpy(columns, puzzle->queen, puzzle->n * sizeof *columns);
    return status;
}

nq_status nq_puzzle_count(nq_puzzle *puzzle, uint64_t limit, uint64_t budget,
                          uint64_t *out)
{
    if (!puzzle || !out)
        return NQ_E_NULL;
    const uint64_t last = last_node(puzzle, budget);
    nq_status status = NQ_OK;
    while (status == NQ_OK && (!limit || puzzle->found < limit))
        status = walk(puzzle, last);
    if (status == NQ_E_BUDGET)
        return status;
    *out = puzzle->found;
    return NQ_OK;
}

nq_status nq_puzzle_nodes(const nq_puzzle *puzzle, uint64_t *out)
{
    if (!puzzle || !out)
        return NQ_E_NULL;
    *out = puzzle->nodes;
    return NQ_OK;
}
