/*
 * placements.c -- every way to place queens in some rows of a quarter of the board.
 *
 * A table of all row sets (quadrants.c) grows tenfold with each row and column. A row
 * set by itself is made row by row, each row from the one before,
 *
 *     rows        {}  ->  {1}  ->  {1, 4}  ->  {1, 4, 6}
 *     placements   1      10       54          216
 *
 * where the placements on columns C are those on C without one column c, wherever a
 * queen there attacks none of their queens. Two lists take turns; the last row makes
 * most of the words.
 */
#include "placements.h"

#include "base/alloc.h"
#include "sets.h"

#include <string.h>

enum {
    MARGIN = KERNEL_JOIN_MARGIN,  // words that a join reads and writes past the end
    FIRST_ROOM = 1000,            // for words
    KEPT_ROOM = 1 << 18           // what has more is not kept for the next row set
};

/* ---- Room --------------------------------------------------------------- */

/** Room for that number of words; those that were there are lost. */
static nq_status reserve(nq_placements *p, size_t words)
{
    if (words + MARGIN <= p->room)
        return NQ_OK;
    nq_free(p->words);
    p->room = 0;
    p->words = nq_malloc((words + MARGIN) * sizeof *p->words);
    if (!p->words)
        return NQ_E_MEMORY;
    p->room = words + MARGIN;
    return NQ_OK;
}

void nq_placements_forget(nq_placements *placements)
{
    if (placements->room <= KEPT_ROOM)
        return;
    nq_free(placements->words);
    placements->words = NULL;
    placements->room = 0;
}

nq_status nq_placements_open(nq_placements *placements, uint32_t columns)
{
    const uint32_t buckets = nq_choose(columns, columns / 2);
    *placements = (nq_placements){.room = FIRST_ROOM};
    placements->words = nq_malloc(FIRST_ROOM * sizeof(uint64_t));
    placements->starts = nq_malloc((buckets + 1) * sizeof(uint32_t));
    if (placements->words && placements->starts)
        return NQ_OK;
    nq_placements_close(placements);
    return NQ_E_MEMORY;
}

void nq_placements_close(nq_placements *placements)
{
    nq_free(placements->words);
    nq_free(placements->starts);
    memset(placements, 0, sizeof *placements);
}

/* ---- Rows --------------------------------------------------------------- */

/** One row that joins the placements of the rows before it. */
typedef struct {
    const nq_kernel *kernel;
    const nq_quarter *quarter;
    const nq_cells *row;
    const nq_placements *fewer;
    nq_placements *more;
} step;

/** The words that are tried: each with a queen in every column that it leaves. */
static size_t count_tries(const step *s, uint32_t size)
{
    return (size_t)s->fewer->starts[s->fewer->buckets] *
           (s->quarter->columns - size + 1);
}

/** The words that a column set gets. */
static size_t count_words(const step *s, uint32_t columns)
{
    size_t count = 0;
    for (uint32_t left = columns; left; left &= left - 1) {
        const uint32_t one = left & (0U - left);
        const uint64_t queen = s->row->column[nq_lowest(left)];
        const nq_bucket from =
            nq_placements_bucket(s->fewer, s->quarter->rank[columns ^ one]);
        for (size_t i = 0; queen && i < from.count; i++)
            count += (from.words[i] & queen) == 0;
    }
    return count;
}

/** Room for as many words as there are tries, unless these are so many that counting
 * words is worth it. */
static nq_status reserve_row(const step *s, uint32_t size)
{
    size_t words = count_tries(s, size);
    if (words + MARGIN > KEPT_ROOM) {
        words = 0;
        for (uint32_t c = nq_first_set(size); c < 1U << s->quarter->columns;
             c = nq_next_set(c))
            words += count_words(s, c);
    }
    return reserve(s->more, words);
}

/** Appends the words of a column set; returns the new end. */
static uint32_t fill_bucket(const step *s, uint32_t end, uint32_t columns)
{
    uint64_t *const words = s->more->words, *out = words + end;
    for (uint32_t left = columns; left; left &= left - 1) {
        const uint32_t one = left & (0U - left);
        const uint64_t queen = s->row->column[nq_lowest(left)];
        const nq_bucket from =
            nq_placements_bucket(s->fewer, s->quarter->rank[columns ^ one]);
        if (queen)
            out = s->kernel->join(out, &queen, 1, from.words, from.count);
    }
    return (uint32_t)(out - words);
}

static nq_status fill_row(const step *s, uint32_t size)
{
    nq_placements *more = s->more;
    uint32_t end = 0;
    if (reserve_row(s, size) != NQ_OK)
        return NQ_E_MEMORY;
    more->buckets = 0;
    more->starts[0] = 0;
    for (uint32_t c = nq_first_set(size); c < 1U << s->quarter->columns;
         c = nq_next_set(c)) {
        end = fill_bucket(s, end, c);
        more->starts[++more->buckets] = end;
    }
    memset(more->words + end, 0, MARGIN * sizeof *more->words);
    return NQ_OK;
}

/* ---- The whole ---------------------------------------------------------- */

static nq_status make_empty(nq_placements *p)
{
    if (reserve(p, 1) != NQ_OK)
        return NQ_E_MEMORY;
    memset(p->words, 0,
           (1 + MARGIN) * sizeof *p->words);  // the one without a queen
    p->starts[0] = 0;
    p->starts[1] = 1;
    p->buckets = 1;
    return NQ_OK;
}

static void exchange(nq_placements *a, nq_placements *b)
{
    const nq_placements c = *a;
    *a = *b;
    *b = c;
}

static void clear_corner(nq_placements *p, uint64_t kept)
{
    const uint32_t count = p->starts[p->buckets];
    for (uint32_t i = 0; i < count; i++)
        p->words[i] &= kept;
}

nq_status nq_placements_make(nq_placements *placements, nq_placements *other,
                             const nq_kernel *kernel, const nq_quarter *quarter,
                             uint32_t row_set)
{
    uint32_t size = 0;
    if (make_empty(placements) != NQ_OK)
        return NQ_E_MEMORY;
    for (uint32_t left = row_set; left; left &= left - 1) {
        const step s = {kernel, quarter, quarter->cells + nq_lowest(left),
                        placements, other};
        if (fill_row(&s, ++size) != NQ_OK)
            return NQ_E_MEMORY;
        exchange(placements, other);
    }
    nq_placements_forget(other);
    clear_corner(placements, quarter->kept);
    return NQ_OK;
}
