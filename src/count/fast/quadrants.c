/*
 * quadrants.c -- every way to place queens in a quarter of the board, tabulated.
 *
 * No search is needed. The placements on rows R and columns C are those on R
 * without its last row r and C without one column c, wherever a queen at (r, c)
 * attacks none of their queens. Row sets in numerical order find their shorter sets done, and
 * the buckets of a row set are filled one after the other: every word is written
 * once, in its final place.
 */
#include "quadrants.h"

#include "base/alloc.h"
#include "sets.h"

#include <string.h>

enum { MAX_SIDE = NQ_FAST_LARGE_N / 2 };  // of a quadrant that is tabulated

/* ---- How many there are ------------------------------------------------ */

/** The columns of each row where a queen may stand. */
typedef struct {
    uint32_t open[MAX_SIDE];
    uint32_t rows;
} squares;

static squares open_squares(const nq_cells *cells, uint32_t rows, uint32_t columns)
{
    squares s = {.rows = rows};
    for (uint32_t row = 0; row < rows; row++)
        for (uint32_t c = 0; c < columns; c++)
            s.open[row] |= (uint32_t)(cells[row].column[c] != 0) << c;
    return s;
}

/** Placements on the rows from `row` on, given the columns and diagonals in use.
 * Counted by a search that stores nothing, so that the table can be one block of
 * the right size.
 */
static uint64_t placements(const squares *s, uint32_t row, uint32_t columns,
                           uint32_t left, uint32_t right)
{
    uint32_t open = s->open[row] & ~(columns | left | right);
    if (row + 1 == s->rows)
        return 1 + nq_size(open);
    uint64_t total = placements(s, row + 1, columns, left << 1, right >> 1);
    for (; open; open &= open - 1) {
        const uint32_t queen = open & (0U - open);
        total += placements(s, row + 1, columns | queen, (left | queen) << 1,
                            (right | queen) >> 1);
    }
    return total;
}

/** Pairs of a row set and a column set of equal size: choose as many of all lines.
 */
static uint32_t count_buckets(uint32_t rows, uint32_t columns)
{
    return nq_choose(rows + columns, columns);
}

/* ---- Buckets ----------------------------------------------------------- */

/** Appends what becomes of the words when one queen joins them; returns the new
 * end. */
static uint64_t *add_queen(uint64_t *out, const uint64_t *word, const uint64_t *end,
                           uint64_t queen)
{
    for (; word < end; word++) {
        *out = *word | queen;
        out += (*word & queen) == 0;
    }
    return out;
}

/**
 * Fills the bucket of column set `columns` from the buckets that lack the last row
 * and one of the columns; `fewer` is where the first of these starts.
 */
static uint64_t *fill_bucket(const nq_quadrant *q, uint64_t *out,
                             const uint32_t *fewer, const nq_cells *row,
                             uint32_t columns, const uint16_t *rank)
{
    for (uint32_t left = columns; left; left &= left - 1) {
        const uint32_t one = left & (0U - left);
        const uint64_t queen = row->column[nq_lowest(left)];
        const uint32_t *from = fewer + rank[columns ^ one];
        if (queen)
            out = add_queen(out, q->words + from[0], q->words + from[1], queen);
    }
    return out;
}

/** Ends the current bucket where the words end, and starts the next one. */
static uint32_t close_bucket(nq_quadrant *q, uint32_t bucket,
                             const uint64_t *words_end)
{
    const uint32_t end = (uint32_t)(words_end - q->words);
    if (end - q->starts[bucket] > q->fullest)
        q->fullest = end - q->starts[bucket];
    q->starts[bucket + 1] = end;
    return bucket + 1;
}

/** Fills all buckets of a row set, from `bucket` on; returns the next one. */
static uint32_t fill_row_set(nq_quadrant *q, uint32_t bucket, const nq_cells *cells,
                             uint32_t row_set, const uint16_t *rank)
{
    const uint32_t last = nq_highest(row_set), size = nq_size(row_set);
    const uint32_t *fewer = q->starts + q->first[row_set ^ 1U << last];
    uint64_t *out = q->words + q->starts[bucket];
    q->first[row_set] = bucket;
    if (size > q->columns)
        return bucket;  // too many rows for one queen in each
    for (uint32_t c = nq_first_set(size); c < 1U << q->columns;
         c = nq_next_set(c)) {
        out = fill_bucket(q, out, fewer, cells + last, c, rank);
        bucket = close_bucket(q, bucket, out);
    }
    return bucket;
}

static void fill(nq_quadrant *q, const nq_cells *cells)
{
    uint16_t rank[1 << MAX_SIDE];
    nq_rank_sets(rank, q->columns);
    q->first[0] = 0;
    q->starts[0] = 0;
    q->words[0] = 0;  // the empty placement
    uint32_t bucket = close_bucket(q, 0, q->words + 1);
    for (uint32_t row_set = 1; row_set < 1U << q->rows; row_set++)
        bucket = fill_row_set(q, bucket, cells, row_set, rank);
}

/* ---- The whole --------------------------------------------------------- */

nq_status nq_quadrant_make(nq_quadrant *quadrant, const nq_cells *cells,
                           uint32_t rows, uint32_t columns)
{
    // Vectors read past the last word, and an append writes one more than it keeps.
    enum { MARGIN = 4 };
    const squares s = open_squares(cells, rows, columns);
    // Some 7 million on 10 x 10 squares: sizes below stay within 32 bits.
    const size_t words = (size_t)placements(&s, 0, 0, 0, 0);
    const uint32_t buckets = count_buckets(rows, columns);
    *quadrant = (nq_quadrant){.rows = rows, .columns = columns};
    quadrant->words = nq_malloc((words + MARGIN) * sizeof(uint64_t));
    quadrant->starts = nq_malloc((buckets + 1) * sizeof(uint32_t));
    quadrant->first = nq_malloc(((size_t)1 << rows) * sizeof(uint32_t));
    if (!quadrant->words || !quadrant->starts || !quadrant->first) {
        nq_quadrant_free(quadrant);
        return NQ_E_MEMORY;
    }
    memset(quadrant->words + words, 0, MARGIN * sizeof(uint64_t));
    fill(quadrant, cells);
    return NQ_OK;
}

void nq_quadrant_free(nq_quadrant *quadrant)
{
    nq_free(quadrant->words);
    nq_free(quadrant->starts);
    nq_free(quadrant->first);
    memset(quadrant, 0, sizeof *quadrant);
}
