/*
 * estimate.c -- how many solutions, roughly? Knuth's random probing.
 *
 * A probe goes down the tree of the search once, taking any of the cells to try
 * with equal chance. If it ends in a solution it answers with the product of the
 * numbers of cells it could choose from, otherwise with zero. That is right on
 * average, for any tree: a solution is met with the chance 1 / product. Mean and
 * spread of the answers are kept up to date as they come (Welford's way), so that
 * probing can be continued at any time.
 */
#include "puzzle.h"

#include <string.h>

#include "base/random.h"

static uint32_t draw_member(nq_random *random, nq_set set)
{
    uint32_t skip = nq_random_below32(random, nq_set_size(set));
    while (skip--)
        (void)nq_set_pop(&set);
    return nq_set_first(set);
}

/** One way down from the first board, if that leads anywhere. */
static double probe(nq_puzzle *p, bool dead, nq_random *random)
{
    nq_board *board = nq_puzzle_board(p, 1);
    double product = 1;
    memcpy(board, nq_puzzle_board(p, 0), p->board_size);
    while (!dead && !nq_set_empty(board->rows)) {
        const uint32_t row = nq_board_narrowest_row(p, board);
        const nq_set cells = board->cells[row];
        product *= nq_set_size(cells);
        nq_board_place(p, board, (nq_square){row, draw_member(random, cells)});
        dead = !nq_board_settle(p, board);
    }
    return dead ? 0 : product;
}

static void add_answer(nq_estimate *estimate, double answer)
{
    estimate->probes++;
    const double before = answer - estimate->mean;
    estimate->mean += before / (double)estimate->probes;
    estimate->spread += before * (answer - estimate->mean);
}

nq_status nq_estimate_begin(uint64_t seed, nq_estimate *out)
{
    if (!out)
        return NQ_E_NULL;
    *out = (nq_estimate){.state = seed};
    return NQ_OK;
}

nq_status nq_puzzle_probe(nq_puzzle *puzzle, uint32_t probes, nq_estimate *estimate)
{
    if (!puzzle || !estimate)
        return NQ_E_NULL;
    nq_board *root = nq_puzzle_board(puzzle, 0);
    const bool dead =
        !nq_board_set_up(puzzle, root) || !nq_board_settle(puzzle, root);
    nq_random random = {estimate->state};
    while (probes--)
        add_answer(estimate, probe(puzzle, dead, &random));
    estimate->state = random.state;
    return nq_puzzle_begin(puzzle, puzzle->order);
}

/** Newton's way, from above; a library for one root is not worth linking. */
static double square_root(double x)
{
    double root = x > 1 ? x : 1, next = (root + x / root) / 2;
    while (next < root) {
        root = next;
        next = (root + x / root) / 2;
    }
    return root;
}

nq_status nq_estimate_error(const nq_estimate *estimate, double *out)
{
    if (!estimate || !out)
        return NQ_E_NULL;
    if (estimate->probes < 2)
        return NQ_E_RANGE;
    const double probes = (double)estimate->probes;
    *out = square_root(estimate->spread / (probes - 1) / probes);
    return NQ_OK;
}
