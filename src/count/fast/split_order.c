/*
 * split_order.c -- which diagonals to split the half boards of a row set by.
 *
 * Two half boards are worth no test if both use the diagonal that they were sorted
 * by. A diagonal is therefore the better to sort by, the more often both sides use
 * it, and that depends on the rows: if the east rows lie high, then rising diagonals
 * lead from rows that are the west's to rows that are the east's,
 *
 *          west   |  east
 *        . . . .  |  o . . /   <- east rows
 *        . . . .  |  o o / .   <- east rows     o  squares that can be taken
 *        . . . .  |  o / o o   <- east rows
 *        . . . .  |  / o o o   <- east rows     /  a rising diagonal: four of them
 *        o o o /  |  . . . .                       on either side
 *        o o / o  |  . . . .
 *        o / o o  |  . . . .    a falling diagonal would lead from the upper west,
 *        / o o o  |  . . . .    which is empty, to the lower east, which is, too
 *
 * while falling ones have hardly a square on either side. So the diagonals are put
 * in order for each row set: first those with the largest product of the numbers of
 * their squares, in the west on the west's rows and in the east on the east's.
 *
 * Where quadrants are tabulated, the order is the same for all row sets. Turning a board
 * upside down exchanges rising and falling diagonals, and of the two row sets that this
 * makes of one only one is counted: that for which rising diagonals are the better ones.
 */
#include "split_order.h"

#include "base/assert.h"
#include "sets.h"

/** The rows first .. end - 1 of a board; some of them are on it: a diagonal that crosses the
 * seam has squares on either side. */
static uint32_t rows_between(int first, int end, int n)
{
    const int low = first < 0 ? 0 : first, high = end > n ? n : end;
    NQ_ASSERT(low < high);
    return (1U << high) - (1U << low);
}

/** The rows of a diagonal's squares in columns first .. end - 1. */
static uint32_t rows_of(nq_diagonal d, int n, int first, int end)
{
    const int line = d.line;
    return d.falling ? rows_between(first + line - n, end + line - n, n)
                     : rows_between(line - end + 1, line - first + 1, n);
}

static uint32_t score(nq_diagonal d, uint32_t n, uint32_t east_rows)
{
    const int seam = (int)n / 2, size = (int)n;
    return nq_size(rows_of(d, size, 0, seam) & ~east_rows) *
           nq_size(rows_of(d, size, seam, size) & east_rows);
}

/** Puts a diagonal behind those with the same score or a better one. */
static void insert(nq_diagonal *order, uint32_t *scores, uint32_t count,
                   nq_diagonal d, uint32_t its_score)
{
    uint32_t at = count;
    for (; at > 0 && scores[at - 1] < its_score; at--) {
        order[at] = order[at - 1];
        scores[at] = scores[at - 1];
    }
    order[at] = d;
    scores[at] = its_score;
}

/** Lines of rising diagonals that cross the seam start at n / 2, of falling ones one
 * later for odd n; the long ones are n - 1 and n. */
void nq_split_order(nq_diagonal *order, uint32_t n, uint32_t east_rows)
{
    uint32_t scores[ORDER_MAX_DIAGONALS], count = 0;
    for (uint32_t i = 0; i < n - 1; i++)
        for (uint32_t falling = 0; falling < 2; falling++) {
            const uint32_t line = i + (falling ? n + 1 - n / 2 : n / 2);
            const nq_diagonal d = {(uint8_t)falling, (uint8_t)line};
            if (line == n - 1 + falling)
                continue;
            insert(order, scores, count, d, score(d, n, east_rows));
            count++;
        }
}

/** The central diagonals are those next to the long one, two on either side. */
bool nq_uses_rising(uint32_t n, uint32_t east_rows)
{
    uint32_t rising = 0, falling = 0;
    for (uint32_t distance = 1; distance <= 2; distance++)
        for (uint32_t side = 0; side < 2; side++) {
            const uint32_t below = n + distance, above = n - distance;
            const uint8_t line = (uint8_t)(side ? below : above);
            rising += score((nq_diagonal){0, (uint8_t)(line - 1)}, n, east_rows);
            falling += score((nq_diagonal){1, line}, n, east_rows);
        }
    return rising >= falling;
}
