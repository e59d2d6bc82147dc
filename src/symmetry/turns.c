/*
 * turns.c -- count the solutions that a half turn or a quarter turn keeps.
 *
 * Such a board is known from a part of it, so the searches place two or four queens
 * at a time, each queen together with its images under the turn.
 */
#include "nqueens.h"

#include "base/bits.h"

_Static_assert(2 * NQ_HALF_TURN_MAX_N - 1 <= 64, "the diagonals fit in a word");
_Static_assert(NQ_QUARTER_TURN_MAX_N <= 64, "sums of distances fit in a word");

/* ---- Half turn ----------------------------------------------------------
 *
 * The queen of row r, column c comes with the one of row n-1-r, column n-1-c, so
 * the upper half of the board is enough. Diagonals have numbers, row + column for
 * one family and column - row + n-1 for the other; the turn exchanges number d with
 * 2(n-1) - d in both. The two long diagonals and the middle column are kept by the
 * turn: one queen there would attack its own image, except in the very centre, which
 * an odd board must hold.
 */
typedef struct {
    uint64_t columns;  // bit c: column c is held
    uint64_t rising;   // by row + column
    uint64_t falling;  // by column - row + n-1
} held;

static held hold_pair(held before, uint32_t n, uint32_t row, uint32_t column)
{
    NQ_ASSERT(row < n && column < n);
    const uint32_t rising = row + column, falling = column + n - 1 - row;
    const uint32_t sum = 2 * (n - 1);
    return (held){
        before.columns | UINT64_C(1) << column | UINT64_C(1) << (n - 1 - column),
        before.rising | UINT64_C(1) << rising | UINT64_C(1) << (sum - rising),
        before.falling | UINT64_C(1) << falling | UINT64_C(1) << (sum - falling),
    };
}

static uint64_t free_columns(const held *now, uint32_t n, uint32_t row)
{
    const uint64_t all = nq_low_bits64(n);
    return all &
           ~(now->columns | now->rising >> row | now->falling >> (n - 1 - row));
}

/**
 * Fill a row in one of its open columns, and then the rows above it. Queens in the
 * middle of the board see most of it, so they come first.
 */
static uint64_t fill_up_from(uint32_t row, uint64_t open, held now, uint32_t n)
{
    if (row == 0)
        return nq_count_bits64(open);
    uint64_t found = 0;
    for (; open; open &= open - 1) {
        const uint32_t column = nq_first_bit64(open);
        const held next = hold_pair(now, n, row, column);
        found += fill_up_from(row - 1, free_columns(&next, n, row - 1), next, n);
    }
    return found;
}

/** Flipping left and right pairs off the solutions: half of them are looked for. */
static uint64_t count_half_turn(uint32_t n)
{
    const uint32_t half = n / 2;
    const uint64_t centre = UINT64_C(1) << (n - 1),
                   left = (UINT64_C(1) << half) - 1;
    const held start = {n % 2 ? UINT64_C(1) << half : 0, centre, centre};
    const uint64_t open = free_columns(&start, n, half - 1) & left;
    return 2 * fill_up_from(half - 1, open, start, n);
}

nq_status nq_count_half_turn(int n, uint64_t *out)
{
    if (!out)
        return NQ_E_NULL;
    if (n < 0 || n > NQ_HALF_TURN_MAX_N)
        return NQ_E_SIZE;
    *out = n < 2 ? 1 : count_half_turn((uint32_t)n);
    return NQ_OK;
}

/* ---- Quarter turn -------------------------------------------------------
 *
 * Measure rows and columns from the centre, in half steps: on an even board from
 * -(n-1) to n-1 by twos. A quarter turn sends (x, y) to (y, -x), so a queen comes
 * with three images, in the rows x, -x, y and -y, and in the same columns. Both
 * families of diagonals are met in the numbers x+y, x-y and their negatives. Hence
 *
 *  - the distances |x| of the rows are sorted into pairs {a, b}, one for each four
 *    queens; an odd number of distances (n = 4k+2, 4k+3) has no solution;
 *  - no two of all the sums a+b and differences b-a may be equal;
 *  - (a, b) and (a, -b) are two different fours on the same lines, so every such
 *    pairing stands for 2 solutions a pair, whatever the others choose.
 *
 * Only the pairings are counted. Distances are numbered from 0; sums and
 * differences are halved, which makes the sum of numbers k and l equal to k+l+1 on
 * an even board, k+l+2 on an odd one, and the difference l-k.
 */
typedef struct {
    uint64_t lines;     // bit d: some pair has the sum or the difference d
    uint64_t mirrored;  // bit 63-d: some pair has the difference d
} taken;

/** The largest distances come first, so no difference equals an earlier sum. */
static taken take_pair(taken before, uint32_t sum, uint32_t difference)
{
    NQ_ASSERT(difference < sum && sum < 64);
    return (taken){
        before.lines | UINT64_C(1) << sum | UINT64_C(1) << difference,
        before.mirrored | UINT64_C(1) << (63 - difference),
    };
}

/** Give the largest single distance a partner, and go on with the others. */
static uint64_t count_pairings(uint64_t singles, taken now, uint32_t shift)
{
    if (!singles)
        return 1;
    const uint32_t large = nq_last_bit64(singles);
    const uint64_t rest = singles ^ UINT64_C(1) << large;
    uint64_t found = 0;
    uint64_t open =
        rest & ~(now.lines >> (large + shift)) & ~(now.mirrored >> (63 - large));
    for (; open; open &= open - 1) {
        const uint32_t small = nq_first_bit64(open);
        const taken next = take_pair(now, small + large + shift, large - small);
        found += count_pairings(rest & ~(open & (~open + 1)), next, shift);
    }
    return found;
}

nq_status nq_count_quarter_turn(int n, uint64_t *out)
{
    if (!out)
        return NQ_E_NULL;
    if (n < 0 || n > NQ_QUARTER_TURN_MAX_N)
        return NQ_E_SIZE;
    const uint32_t distances = (uint32_t)n / 2, shift = n % 2 ? 2 : 1;
    if (distances % 2) {
        *out = 0;
        return NQ_OK;
    }
    const uint64_t all = (UINT64_C(1) << distances) - 1;
    *out = count_pairings(all, (taken){0, 0}, shift) << distances / 2;
    return NQ_OK;
}
