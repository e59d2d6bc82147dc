/*
 * sieve_bits.c -- the sieve with one bit a cell, and a quarter of the boards.
 *
 * A row of marks is one word, so copying the board and striking out a queen's
 * lines are a few operations a row. Rows are visited in the order
 *
 *     0, n-1, n-2, ..., 1
 *
 * because the first and the last row decide which mirror images are new. Let the
 * queens there stand in columns j and c. Flipping left and right, top and bottom,
 * or both, turns the pair (j, c) into
 *
 *     (n-1-j, n-1-c)      (c, j)      (n-1-c, n-1-j)
 *
 * As j and c differ, exactly one pair of each such family has j < c <= n-1-j; the
 * search looks at those pairs only, and never at the middle column of the first
 * row. If c < n-1-j the four pairs differ, so the board and its three images are
 * four solutions that no other board yields. If c = n-1-j the half turn keeps the
 * pair: the turned board is found by the search itself, and only two are derived.
 *
 * Level d of the marks holds when d queens stand: masks(d)[row], for the rows still
 * to come.
 */
#include "../search.h"

typedef struct {
    nq_search base;
    uint64_t *masks;  // n + 1 levels of n rows; bit c set: column c is struck out
    uint32_t *end;    // by depth: the column before which a row's search ends
} state;

#define STRIKES true

static void lay_out(state *s, char *block, size_t *used, uint32_t n)
{
    s->masks = nq_carve(block, used, ((size_t)n + 1) * n * sizeof(uint64_t));
    s->end = nq_carve(block, used, n * sizeof(uint32_t));
}

static inline uint64_t *masks(const state *s, uint32_t depth)
{
    return s->masks + (size_t)depth * s->base.n;
}

static void clear(state *s)
{
    for (uint32_t row = 0; row < s->base.n; row++)
        masks(s, 0)[row] = 0;
}

static uint32_t row_of(uint32_t n, uint32_t depth)
{
    return depth == 0 ? 0 : n - depth;
}

/** The columns that the first two rows try; all others try every column. */
static inline void open_row(state *s, uint32_t depth)
{
    const uint32_t n = s->base.n, first = s->base.queen[0];
    uint32_t from = 0, end = n;
    if (depth == 0 && n > 1) {
        end = n / 2;
    } else if (depth == 1) {
        from = first + 1;
        end = n - first;
    }
    s->base.queen[depth] = from - 1;  // one step before the first column
    s->end[depth] = end;
}

static inline bool next_column(state *s, uint32_t depth)
{
    return ++s->base.queen[depth] < s->end[depth];
}

static inline void skip_to(state *s, uint32_t depth, uint32_t column)
{
    if (column > s->base.queen[depth] + 1)
        s->base.queen[depth] = column - 1;
}

static inline nq_verdict verdict(const state *s, uint32_t depth, uint32_t *by)
{
    (void)by;  // the mark does not say who made it
    const uint64_t struck = masks(s, depth)[row_of(s->base.n, depth)];
    return struck >> s->base.queen[depth] & 1 ? NQ_VERDICT_STRUCK : NQ_VERDICT_FREE;
}

/** The last row has at most one free column: after it there is no need to look on.
 */
static inline void put(state *s, uint32_t depth)
{
    if (depth + 1 == s->base.n)
        s->end[depth] = s->base.queen[depth] + 1;
}

static inline void take(state *s, uint32_t depth)
{
    (void)s, (void)depth;  // the marks before her are still there
}

/** A queen's column and diagonals in a row that is distance away from hers. */
static inline uint64_t lines(uint32_t column, uint32_t distance)
{
    const uint64_t queen = UINT64_C(1) << column;
    return queen | queen << distance | queen >> distance;
}

static inline void mark(state *s, uint32_t depth)
{
    const uint32_t here = row_of(s->base.n, depth), column = s->base.queen[depth];
    const uint64_t *before = masks(s, depth);
    uint64_t *after = masks(s, depth + 1);
    for (uint32_t row = s->base.n - 1 - depth; row > 0; row--)
        after[row] =
            before[row] | lines(column, row > here ? row - here : here - row);
}

static inline uint32_t images(const state *s)
{
    const uint32_t n = s->base.n;
    if (n < 2)
        return 1;
    return s->base.queen[0] + s->base.queen[1] == n - 1 ? 2 : 4;
}

static inline bool is_struck(const state *s, uint32_t depth, uint32_t row,
                             uint32_t column)
{
    const bool to_come = depth == 0 || (row > 0 && row <= s->base.n - depth);
    return to_come && (masks(s, depth)[row] >> column & 1);
}

#define NAME "sieve-bits"
#define MAX_N 64
#define SOLVER nq_solver_sieve_bits
#include "../search_loop.h"
