/*
 * construct.c -- a solution for any n, written down from one of two patterns.
 *
 * Both are for even boards. The staircase goes up by knight's moves, starting in
 * column 1, and once more from column 0; it is a solution unless n leaves 2 when
 * divided by 6:
 *
 *     . Q . . . .
 *     . . . Q . .
 *     . . . . . Q
 *     Q . . . . .
 *     . . Q . . .
 *     . . . . Q .
 *
 * The other one starts the knight's moves of the upper half at n/2 - 1, goes round
 * the edge, and turns that half by half a turn for the lower rows; it is a solution
 * unless n is a multiple of 6. Neither puts a queen on the diagonal from the upper
 * left, so an odd board is the next smaller one with a queen in the last corner.
 */
#include "solve.h"

#include "base/assert.h"

static uint32_t staircase(uint32_t n, uint32_t row)
{
    NQ_ASSERT(n % 2 == 0 && row < n);
    return row < n / 2 ? 2 * row + 1 : 2 * (row - n / 2);
}

static uint32_t turned_halves(uint32_t n, uint32_t row)
{
    NQ_ASSERT(n % 6 == 2 && row < n);
    if (row >= n / 2)
        return n - 1 - turned_halves(n, n - 1 - row);
    return (2 * row + n / 2 - 1) % n;
}

nq_status nq_construct(uint32_t n, uint64_t seed, uint32_t *columns)
{
    (void)seed;  // the pattern does not depend on it
    NQ_ASSERT(n != 2 && n != 3);
    const uint32_t even = n - n % 2;
    for (uint32_t row = 0; row < even; row++)
        columns[row] =
            even % 6 == 2 ? turned_halves(even, row) : staircase(even, row);
    if (n > even)
        columns[even] = even;
    return NQ_OK;
}
