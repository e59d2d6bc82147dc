/*
 * puzzle.h -- the inside of a puzzle: what is given, and the search for it.
 *
 * A board is the sets of free cells of its rows. Placing a queen takes away the
 * cells that it strikes; the search keeps one board for every queen it has tried,
 * so that going back is forgetting the last board and nothing needs undoing.
 */
#ifndef NQ_PUZZLE_H
#define NQ_PUZZLE_H

#include "nqueens.h"
#include "rules.h"

typedef struct {
    nq_set rows, columns, regions;  // those without a queen yet
    uint32_t row;                   // the row whose cells are tried one by one
    nq_set untried;                 // and its cells still to try
    nq_set cells[];                 // of each row: where a queen can stand
} nq_board;

typedef enum { NQ_WALK_FRESH, NQ_WALK_ON, NQ_WALK_OVER } nq_walk_state;

struct nq_puzzle {
    uint32_t n;
    const nq_rules *rules;
    nq_set *strikes;       // by distance and column: see nq_rules_strike()
    nq_set *allowed;       // of each row: cells not forbidden
    nq_set *crossed;       // of each row: cells that the player has crossed out
    nq_set *given;         // of each row: queens given in advance
    nq_set *out;           // of each row: cells that a step of reasoning takes out
    uint8_t *roles;        // of each cell: what it is to the hint given last
    uint8_t *region;       // of each cell, where the rules have regions
    nq_set *region_cells;  // by region and row
    char *boards;          // n + 2 of them, board_size bytes each
    size_t board_size;

    nq_order order;
    nq_walk_state state;
    uint32_t depth;   // the board whose cells are being tried
    uint32_t *queen;  // the queen of each row, where the search has placed one
    uint64_t nodes;   // queens tried since the walk began
    uint64_t found;   // solutions since the walk began
};

/** The depth-th board of the search. */
static inline nq_board *nq_puzzle_board(const nq_puzzle *p, uint32_t depth)
{
    return (nq_board *)(void *)(p->boards + depth * p->board_size);
}

/** The columns that a queen strikes in a row, but for those of its region. */
static inline nq_set nq_puzzle_strike(const nq_puzzle *p, nq_square queen,
                                      uint32_t row)
{
    const uint32_t distance = row < queen.row ? queen.row - row : row - queen.row;
    return p->strikes[distance * p->n + queen.column];
}

static inline uint32_t nq_puzzle_region(const nq_puzzle *p, nq_square at)
{
    return p->region[at.row * p->n + at.column];
}

/** Another puzzle of the same description; NULL: out of memory. */
nq_puzzle *nq_puzzle_copy(const nq_puzzle *p);

/** Whether queens on two different cells attack each other. */
bool nq_puzzle_attacks(const nq_puzzle *p, nq_square one, nq_square other);

/** Whether a given queen on another cell attacks this one; the first that does. */
bool nq_puzzle_struck(const nq_puzzle *p, nq_square at, nq_square *by);

/** Whether a queen may stand on a cell: it is neither forbidden nor crossed out. */
static inline bool nq_puzzle_allows(const nq_puzzle *p, nq_square at)
{
    return nq_set_has(nq_set_minus(p->allowed[at.row], p->crossed[at.row]),
                      at.column);
}

/** The empty board: all cells but forbidden and crossed-out ones are free. */
void nq_board_clear(const nq_puzzle *p, nq_board *board);

/** Put a queen on a free cell and take away what it strikes. */
void nq_board_place(nq_puzzle *p, nq_board *board, nq_square queen);

/** Clear the board and place the given queens; false: two attack each other. */
bool nq_board_set_up(nq_puzzle *p, nq_board *board);

/** Whether every row, column and region without a queen has a free cell. */
bool nq_board_alive(const nq_puzzle *p, const nq_board *board);

/** Look ahead and place every forced queen; false: no solution has this board. */
bool nq_board_settle(nq_puzzle *p, nq_board *board);

/** Whether there are as many diagonals with free cells as queens to place. */
bool nq_board_has_diagonals(const nq_puzzle *p, const nq_board *board);

/** The open row with the fewest free cells; of several, the one nearest the middle.
 */
uint32_t nq_board_narrowest_row(const nq_puzzle *p, const nq_board *board);

#endif
