/*
 * rank.c -- the k-th solution in lexicographic order, without listing the others.
 *
 * The rank of a solution is the number of solutions before it: for every row, those
 * that agree with it above and have a smaller column there. So all it takes is to
 * count the solutions below a prefix. Words of bits do that as in
 * solvers/bitmask.c, but without stopping at any of them, and no further than the
 * answer needs.
 *
 * The first row costs most, as it has the whole board below it. For the larger
 * boards its counts are a table.
 */
#include "nqueens.h"

#include <stddef.h>

#include "base/assert.h"
#include "base/bits.h"
#include "base/random.h"

/** The first queens of a board: what they leave to the row below them. */
typedef struct {
    uint32_t free;         // columns without a queen
    uint32_t right, left;  // attacks along the diagonals
} prefix;

static prefix empty_board(int n)
{
    NQ_ASSERT(0 <= n && n <= 32);
    return (prefix){(uint32_t)nq_low_bits64((uint32_t)n), 0, 0};
}

static prefix put_queen(prefix p, uint32_t queen)
{
    NQ_ASSERT(p.free & queen);
    return (prefix){p.free ^ queen, (p.right | queen) << 1, (p.left | queen) >> 1};
}

static uint32_t open_columns(prefix p)
{
    return p.free & ~(p.right | p.left);
}

/** How many solutions begin with a prefix; counting stops when limit is passed. */
static uint64_t count_below(prefix p, uint64_t limit)
{
    uint64_t count = 0;
    if (!p.free)
        return 1;
    for (uint32_t open = open_columns(p); open; open &= open - 1) {
        const prefix next = put_queen(p, open & (0 - open));
        if (open_columns(next) || !next.free)
            count += count_below(next, limit - count);
        if (count > limit)
            return count;
    }
    return count;
}

/* ---- The first row ------------------------------------------------------ */

enum { TABLE_MIN_N = 14, TABLE_MAX_N = NQ_RANDOM_MAX_N };

_Static_assert(NQ_RANK_MAX_N <= 32, "a row is a word of 32 bits");

/** Solutions by the column of the first queen, left half; the right one mirrors it.
 */
static const uint64_t FIRST_ROW[][(TABLE_MAX_N + 1) / 2] = {
    {11892, 16488, 23024, 27494, 32163, 34760, 36977},
    {69516, 98156, 122763, 157034, 175296, 201164, 206294, 218738},
    {436228, 569531, 736363, 892999, 1050762, 1160280, 1249262, 1290831},
    {2729772, 3321745, 4423207, 5172708, 6214709, 6787111, 7546991, 7698195,
     8026228},
    {17210372, 22038667, 27585497, 33297967, 39005536, 43698287, 47802996, 50523766,
     51882224},
};

/** Solutions that begin with a prefix whose last queen is in this row and column. */
static uint64_t count_of(int n, int row, uint32_t column, prefix p, uint64_t limit)
{
    if (row > 0 || n < TABLE_MIN_N || n > TABLE_MAX_N)
        return count_below(p, limit);
    NQ_ASSERT(column < (uint32_t)n);
    const uint32_t mirrored = (uint32_t)n - 1 - column;
    return FIRST_ROW[n - TABLE_MIN_N][column < mirrored ? column : mirrored];
}

_Static_assert(sizeof FIRST_ROW / sizeof *FIRST_ROW ==
                   TABLE_MAX_N - TABLE_MIN_N + 1,
               "one line for every n of the table");

/* ---- From rank to solution and back ------------------------------------- */

/** The column of a row in which the rank falls, or n; takes off what is before. */
static uint32_t column_of(int n, int row, prefix p, uint64_t *rank)
{
    for (uint32_t open = open_columns(p); open; open &= open - 1) {
        const uint32_t column = nq_first_bit32(open);
        const prefix next = put_queen(p, UINT32_C(1) << column);
        const uint64_t count = count_of(n, row, column, next, *rank);
        if (*rank < count)
            return column;
        *rank -= count;
    }
    return (uint32_t)n;
}

static nq_status unrank(int n, uint64_t rank, uint32_t *columns)
{
    prefix p = empty_board(n);
    for (int row = 0; row < n; row++) {
        const uint32_t column = column_of(n, row, p, &rank);
        if (column == (uint32_t)n)
            return NQ_DONE;  // only in the first row, where nothing is written yet
        columns[row] = column;
        p = put_queen(p, UINT32_C(1) << column);
    }
    return rank ? NQ_DONE : NQ_OK;
}

nq_status nq_unrank(int n, uint64_t rank, uint32_t *columns)
{
    if (!columns)
        return NQ_E_NULL;
    if (n < 0 || n > NQ_RANK_MAX_N)
        return NQ_E_SIZE;
    return unrank(n, rank, columns);
}

/** The solutions that agree with one above a row and have a smaller column there.
 */
static uint64_t count_before(int n, int row, prefix p, uint32_t column)
{
    uint64_t count = 0;
    uint32_t open = open_columns(p) & ((UINT32_C(1) << column) - 1);
    for (; open; open &= open - 1) {
        const uint32_t smaller = nq_first_bit32(open);
        const prefix next = put_queen(p, UINT32_C(1) << smaller);
        count += count_of(n, row, smaller, next, UINT64_MAX);
    }
    return count;
}

static bool is_open(int n, prefix p, uint32_t column)
{
    return column < (uint32_t)n && open_columns(p) >> column & 1;
}

/** The check comes first: it costs nothing beside the counting. */
static bool is_solution(const uint32_t *columns, int n)
{
    prefix p = empty_board(n);
    for (int row = 0; row < n; row++) {
        if (!is_open(n, p, columns[row]))
            return false;
        p = put_queen(p, UINT32_C(1) << columns[row]);
    }
    return true;
}

nq_status nq_rank(const uint32_t *columns, int n, uint64_t *out)
{
    if (!columns || !out)
        return NQ_E_NULL;
    if (n < 0 || n > NQ_RANK_MAX_N)
        return NQ_E_SIZE;
    if (!is_solution(columns, n))
        return NQ_E_RANGE;
    prefix p = empty_board(n);
    uint64_t rank = 0;
    for (int row = 0; row < n; row++) {
        rank += count_before(n, row, p, columns[row]);
        p = put_queen(p, UINT32_C(1) << columns[row]);
    }
    *out = rank;
    return NQ_OK;
}

nq_status nq_random_solution(int n, uint64_t seed, uint32_t *columns)
{
    if (!columns)
        return NQ_E_NULL;
    if (n < 0 || n > NQ_RANDOM_MAX_N)
        return NQ_E_SIZE;
    const uint64_t total = n ? count_before(n, 0, empty_board(n), (uint32_t)n) : 1;
    if (total == 0)
        return NQ_DONE;
    nq_random random = nq_random_from(seed);
    return unrank(n, nq_random_below(&random, total), columns);
}
