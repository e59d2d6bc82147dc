/*
 * board.c -- free cells: what a queen takes away, and what is left to see.
 *
 * Looking ahead means: a row, column or region without a free cell ends this
 * board, one with a single free cell has its queen there. Columns are looked at
 * all at once: walking down the rows, some collects the columns that have a free
 * cell, and several those that have more than one.
 */
#include "puzzle.h"

void nq_board_clear(const nq_puzzle *p, nq_board *board)
{
    board->rows = board->columns = nq_set_below(p->n);
    board->regions = nq_set_below(p->rules->regions ? p->n : 0);
    for (uint32_t row = 0; row < p->n; row++)
        board->cells[row] = nq_set_minus(p->allowed[row], p->crossed[row]);
}

static void empty_region(const nq_puzzle *p, nq_board *board, uint32_t region)
{
    const nq_set *cells = &p->region_cells[region * p->n];
    nq_set_remove(&board->regions, region);
    for (uint32_t row = 0; row < p->n; row++)
        board->cells[row] = nq_set_minus(board->cells[row], cells[row]);
}

void nq_board_place(nq_puzzle *p, nq_board *board, nq_square queen)
{
    p->queen[queen.row] = queen.column;
    nq_set_remove(&board->rows, queen.row);
    nq_set_remove(&board->columns, queen.column);
    for (uint32_t row = 0; row < p->n; row++)
        board->cells[row] =
            nq_set_minus(board->cells[row], nq_puzzle_strike(p, queen, row));
    if (p->rules->regions)
        empty_region(p, board, nq_puzzle_region(p, queen));
}

static bool place_given(nq_puzzle *p, nq_board *board, uint32_t row)
{
    nq_set given = p->given[row];
    while (!nq_set_empty(given)) {
        const uint32_t column = nq_set_pop(&given);
        if (!nq_set_has(board->cells[row], column))
            return false;
        nq_board_place(p, board, (nq_square){row, column});
    }
    return true;
}

bool nq_board_set_up(nq_puzzle *p, nq_board *board)
{
    nq_board_clear(p, board);
    for (uint32_t row = 0; row < p->n; row++)
        if (!place_given(p, board, row))
            return false;
    return true;
}

/** The columns with a free cell, and those with more than one. */
typedef struct {
    nq_set some, several;
} tally;

static tally tally_columns(uint32_t n, const nq_board *board)
{
    tally t = {{0, 0}, {0, 0}};
    for (uint32_t row = 0; row < n; row++) {
        t.several = nq_set_or(t.several, nq_set_and(t.some, board->cells[row]));
        t.some = nq_set_or(t.some, board->cells[row]);
    }
    return t;
}

/** What a look at the board has found. */
typedef enum { NOTHING, ONE_CELL, NO_CELL } finding;

static finding look_at_rows(const nq_board *board, nq_square *only)
{
    for (nq_set rows = board->rows; !nq_set_empty(rows);) {
        const uint32_t row = nq_set_pop(&rows);
        const nq_set cells = board->cells[row];
        if (nq_set_size(cells) > 1)
            continue;
        if (nq_set_empty(cells))
            return NO_CELL;
        *only = (nq_square){row, nq_set_first(cells)};
        return ONE_CELL;
    }
    return NOTHING;
}

/** The first row in which one of these columns is free; there is one. */
static nq_square first_in_columns(const nq_board *board, nq_set columns)
{
    uint32_t row = 0;
    while (nq_set_empty(nq_set_and(board->cells[row], columns)))
        row++;
    return (nq_square){row, nq_set_first(nq_set_and(board->cells[row], columns))};
}

static finding look_at_columns(uint32_t n, const nq_board *board, nq_square *only)
{
    const tally t = tally_columns(n, board);
    if (!nq_set_empty(nq_set_minus(board->columns, t.some)))
        return NO_CELL;
    const nq_set single = nq_set_minus(board->columns, t.several);
    if (nq_set_empty(single))
        return NOTHING;
    *only = first_in_columns(board, single);
    return ONE_CELL;
}

/** How many cells of a region are free; the last of them is written to only. */
static uint32_t free_in_region(const nq_puzzle *p, const nq_board *board,
                               uint32_t region, nq_square *only)
{
    uint32_t size = 0;
    for (uint32_t row = 0; row < p->n; row++) {
        const nq_set own = p->region_cells[region * p->n + row];
        const nq_set cells = nq_set_and(board->cells[row], own);
        if (nq_set_empty(cells))
            continue;
        size += nq_set_size(cells);
        *only = (nq_square){row, nq_set_first(cells)};
    }
    return size;
}

static finding look_at_regions(const nq_puzzle *p, const nq_board *board,
                               nq_square *only)
{
    for (nq_set regions = board->regions; !nq_set_empty(regions);) {
        const uint32_t size = free_in_region(p, board, nq_set_pop(&regions), only);
        if (size < 2)
            return size ? ONE_CELL : NO_CELL;
    }
    return NOTHING;
}

static finding look(const nq_puzzle *p, const nq_board *board, nq_square *only)
{
    finding found = look_at_rows(board, only);
    if (found == NOTHING)
        found = look_at_columns(p->n, board, only);
    if (found == NOTHING)
        found = look_at_regions(p, board, only);
    return found;
}

bool nq_board_settle(nq_puzzle *p, nq_board *board)
{
    nq_square only;
    finding found;
    while ((found = look(p, board, &only)) == ONE_CELL)
        nq_board_place(p, board, only);
    return found == NOTHING;
}

static bool rows_alive(const nq_board *board)
{
    for (nq_set rows = board->rows; !nq_set_empty(rows);)
        if (nq_set_empty(board->cells[nq_set_pop(&rows)]))
            return false;
    return true;
}

static bool regions_alive(const nq_puzzle *p, const nq_board *board)
{
    nq_square unused;
    for (nq_set regions = board->regions; !nq_set_empty(regions);)
        if (!free_in_region(p, board, nq_set_pop(&regions), &unused))
            return false;
    return true;
}

bool nq_board_alive(const nq_puzzle *p, const nq_board *board)
{
    const tally t = tally_columns(p->n, board);
    return nq_set_empty(nq_set_minus(board->columns, t.some)) &&
           rows_alive(board) && regions_alive(p, board);
}

/** Twice the distance of a row from the middle of the board. */
static uint32_t off_centre(uint32_t n, uint32_t row)
{
    return 2 * row + 1 > n ? 2 * row + 1 - n : n - 2 * row - 1;
}

uint32_t nq_board_narrowest_row(const nq_puzzle *p, const nq_board *board)
{
    uint32_t best = 0, least = UINT32_MAX;
    for (nq_set rows = board->rows; !nq_set_empty(rows);) {
        const uint32_t row = nq_set_pop(&rows);
        const uint32_t size = nq_set_size(board->cells[row]);
        const uint32_t rating = size * 2 * NQ_SET_MAX + off_centre(p->n, row);
        if (rating < least) {
            least = rating;
            best = row;
        }
    }
    return best;
}
