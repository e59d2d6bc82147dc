/*
 * diagonals.c -- every queen needs a diagonal of its own, in both directions.
 *
 * When whole diagonals are forbidden there may be fewer left than queens to place,
 * which no look at rows and columns shows and no search would ever find out. Once
 * at the beginning is enough: as queens are placed, little of it changes.
 */
#include "puzzle.h"

/** Diagonals of one direction that have a free cell: up to 255 of them. */
typedef struct {
    uint64_t words[4];
} diagonals;

_Static_assert(2 * NQ_PUZZLE_MAX_N - 1 <= 4 * 64, "a bit for every diagonal");

/** Mark the diagonals of a row's free cells: column c lies on number c + shift. */
static void mark(diagonals *seen, nq_set cells, uint32_t shift)
{
    uint64_t *word = &seen->words[shift / 64];
    const uint32_t bits = shift % 64;
    word[0] |= cells.low << bits;
    word[1] |= cells.high << bits;
    if (bits) {
        word[1] |= cells.low >> (64 - bits);
        word[2] |= cells.high >> (64 - bits);
    }
}

static uint32_t count_diagonals(const diagonals *seen)
{
    uint32_t count = 0;
    for (int i = 0; i < 4; i++)
        count += nq_count_bits64(seen->words[i]);
    return count;
}

bool nq_board_has_diagonals(const nq_puzzle *p, const nq_board *board)
{
    if (!p->rules->diagonals)
        return true;
    diagonals rising = {{0}}, falling = {{0}};
    for (uint32_t row = 0; row < p->n; row++) {
        mark(&rising, board->cells[row], row);
        mark(&falling, board->cells[row], p->n - 1 - row);
    }
    const uint32_t queens = nq_set_size(board->rows);
    return count_diagonals(&rising) >= queens &&
           count_diagonals(&falling) >= queens;
}
