/*
 * localsearch.c -- a random solution for any n, in time linear in n.
 *
 * In the family of Sosic and Gu's searches. The rows are filled from the top, and
 * the queens that stand never attack each other. While there are many columns left,
 * a few random picks find one that is free. Near the end they do not, and then an
 * earlier queen changes places with the new one: row i takes the column of row j,
 * and row j takes the left-over column, if both stand free there.
 *
 *     row j   . . . Q . . .           . Q . . . . .
 *             . . . . . . .     -->   . . . . . . .
 *     row i   . c . . . . .           . . . Q . . .
 *
 * With many earlier queens some exchange works, except on very small
 * boards, where the search starts again. Only a bit for every diagonal is kept, and
 * no board: ten million queens need 5 megabytes besides the result.
 */
#include "solve.h"

#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "base/bits.h"
#include "base/random.h"

enum {
    PICKS = 50,         // columns a row tries before an exchange
    TRIES_A_QUEEN = 4,  // exchanges that a row tries, for every queen that stands
    MOST_TRIES = 10000  // but never more
};

typedef struct {
    uint32_t n;
    uint32_t *column;  // by row; the rows not yet filled hold the left-over columns
    uint64_t *rising;  // a bit for each row + column
    uint64_t *falling;  // a bit for each row - column + n-1
    nq_random random;
} board;

static inline bool is_free(const board *b, uint32_t row, uint32_t column)
{
    return !nq_bit_get(b->rising, row + column) &&
           !nq_bit_get(b->falling, row + b->n - 1 - column);
}

/** Set a queen on a free cell, or take one away. */
static inline void toggle(board *b, uint32_t row, uint32_t column)
{
    NQ_ASSERT(row < b->n && column < b->n);
    nq_bit_flip(b->rising, row + column);
    nq_bit_flip(b->falling, row + b->n - 1 - column);
}

/** A row that holds one of the left-over columns, any of them. */
static inline uint32_t draw(board *b, uint32_t row)
{
    NQ_ASSERT(row < b->n);
    return row + nq_random_below32(&b->random, b->n - row);
}

static inline void swap_columns(board *b, uint32_t row, uint32_t other)
{
    const uint32_t kept = b->column[row];
    b->column[row] = b->column[other];
    b->column[other] = kept;
}

static bool place(board *b, uint32_t row)
{
    for (int pick = 0; pick < PICKS; pick++) {
        const uint32_t drawn = draw(b, row);
        if (is_free(b, row, b->column[drawn])) {
            toggle(b, row, b->column[drawn]);
            swap_columns(b, row, drawn);
            return true;
        }
    }
    return false;
}

/** Let two rows exchange their columns, if both queens are then free. */
static bool exchange(board *b, uint32_t row, uint32_t earlier)
{
    NQ_ASSERT(earlier < row && row < b->n);
    const uint32_t own = b->column[row], other = b->column[earlier];
    toggle(b, earlier, other);
    if (is_free(b, row, other)) {
        toggle(b, row, other);
        if (is_free(b, earlier, own)) {
            toggle(b, earlier, own);
            swap_columns(b, row, earlier);
            return true;
        }
        toggle(b, row, other);
    }
    toggle(b, earlier, other);
    return false;
}

static bool place_by_exchange(board *b, uint32_t row)
{
    const uint32_t tries =
        row < MOST_TRIES / TRIES_A_QUEEN ? row * TRIES_A_QUEEN : MOST_TRIES;
    for (uint32_t i = 0; i < tries; i++) {
        swap_columns(b, row, draw(b, row));
        if (exchange(b, row, nq_random_below32(&b->random, row)))
            return true;
    }
    return false;
}

static void clear(board *b)
{
    const size_t bytes = nq_words_for(2 * b->n) * sizeof(uint64_t);
    memset(b->rising, 0, bytes);
    memset(b->falling, 0, bytes);
    for (uint32_t row = 0; row < b->n; row++)
        b->column[row] = row;
}

static bool fill(board *b)
{
    for (uint32_t row = 0; row < b->n; row++)
        if (!place(b, row) && !place_by_exchange(b, row))
            return false;
    return true;
}

nq_status nq_local_search(uint32_t n, uint64_t seed, uint32_t *columns)
{
    NQ_ASSERT(n != 2 && n != 3);  // the search would never end
    const size_t words = nq_words_for(2 * n);
    board b = {.n = n, .column = columns, .random = nq_random_from(seed)};
    b.rising = nq_malloc(2 * words * sizeof *b.rising + 1);
    if (!b.rising)
        return NQ_E_MEMORY;
    b.falling = b.rising + words;
    do
        clear(&b);
    while (!fill(&b));
    nq_free(b.rising);
    return NQ_OK;
}
