/*
 * cells.c -- what stands where on a puzzle's board, for drawing it.
 */
#include "puzzle.h"

bool nq_puzzle_attacks(const nq_puzzle *p, nq_square one, nq_square other)
{
    if (nq_set_has(nq_puzzle_strike(p, one, other.row), other.column))
        return true;
    return p->rules->regions &&
           nq_puzzle_region(p, one) == nq_puzzle_region(p, other);
}

bool nq_puzzle_struck(const nq_puzzle *p, nq_square at, nq_square *by)
{
    for (uint32_t row = 0; row < p->n; row++)
        for (nq_set given = p->given[row]; !nq_set_empty(given);) {
            const nq_square queen = {row, nq_set_pop(&given)};
            const bool itself = row == at.row && queen.column == at.column;
            if (!itself && nq_puzzle_attacks(p, queen, at)) {
                *by = queen;
                return true;
            }
        }
    return false;
}

static nq_cell cell_at(const nq_puzzle *p, nq_square at)
{
    nq_square by;
    const bool queen = nq_set_has(p->given[at.row], at.column);
    const bool forbidden = !nq_set_has(p->allowed[at.row], at.column);
    const bool struck = nq_puzzle_struck(p, at, &by);
    if (queen)
        return struck || !nq_puzzle_allows(p, at) ? NQ_CELL_CLASH : NQ_CELL_QUEEN;
    if (forbidden)
        return NQ_CELL_FORBIDDEN;
    if (nq_set_has(p->crossed[at.row], at.column))
        return NQ_CELL_CROSSED;
    return struck ? NQ_CELL_STRUCK : NQ_CELL_FREE;
}

nq_status nq_puzzle_cells(const nq_puzzle *puzzle, uint8_t *out)
{
    if (!puzzle || !out)
        return NQ_E_NULL;
    for (uint32_t row = 0; row < puzzle->n; row++)
        for (uint32_t column = 0; column < puzzle->n; column++)
            out[row * puzzle->n + column] =
                (uint8_t)cell_at(puzzle, (nq_square){row, column});
    return NQ_OK;
}
