/*
 * generate.c -- coloured regions with exactly one solution, from a seed.
 *
 * A random solution of the rules without regions gives every region its queen;
 * from there the regions grow at random until the board is full. Usually other
 * solutions are left. Each of them dies when a cell that it needs, and ours does
 * not, changes to a neighbouring region: then one region has two of its queens and
 * another has none. This may open the way for new ones, so it goes on until none
 * is left, or starts all over when it does not come to an end.
 *
 * Rivals are looked for row by row, from left to right: the first one in that order is
 * the same on every machine. A queen is given up as soon as a column or a region that has
 * none is left without a cell below.
 *
 * Puzzles are drawn until one has the grade in question, from one sequence of random
 * numbers, so that it depends on the seed alone.
 */
#include "generate.h"

#include <string.h>

#include "base/bits.h"
#include "base/random.h"

enum { SIDE = NQ_GENERATE_MAX_N, NO_REGION = SIDE, MAX_REPAIRS = 100 };

/** An expert's puzzle has one assumption after another, but not for ever. */
enum { MOST_ASSUMPTIONS = 3 };

typedef struct {
    nq_random random;
    uint32_t n;
    uint32_t queen[SIDE];          // the solution to be the only one
    uint32_t region[SIDE * SIDE];  // of each cell, or NO_REGION
} maker;

static uint32_t draw(maker *m, uint32_t bound)
{
    return nq_random_below32(&m->random, bound);
}

/* ---- The solution ------------------------------------------------------- */

static void shuffle_columns(maker *m)
{
    for (uint32_t row = 0; row < m->n; row++) {
        const uint32_t other = draw(m, row + 1);
        m->queen[row] = m->queen[other];
        m->queen[other] = row;
    }
}

static bool two_touch(const maker *m)
{
    for (uint32_t row = 1; row < m->n; row++)
        if (m->queen[row] + 1 == m->queen[row - 1] ||
            m->queen[row] == m->queen[row - 1] + 1)
            return true;
    return false;
}

/** One permutation in about seven is a solution: try until one is. */
static void choose_solution(maker *m)
{
    do
        shuffle_columns(m);
    while (two_touch(m));
}

/* ---- Regions ------------------------------------------------------------ */

/** The cells above, below, left and right of a cell; returns how many. */
static uint32_t neighbours(const maker *m, uint32_t cell, uint32_t *out)
{
    const uint32_t row = cell / m->n, column = cell % m->n;
    uint32_t count = 0;
    if (row > 0)
        out[count++] = cell - m->n;
    if (row + 1 < m->n)
        out[count++] = cell + m->n;
    if (column > 0)
        out[count++] = cell - 1;
    if (column + 1 < m->n)
        out[count++] = cell + 1;
    return count;
}

static void seed_regions(maker *m)
{
    for (uint32_t cell = 0; cell < m->n * m->n; cell++)
        m->region[cell] = NO_REGION;
    for (uint32_t row = 0; row < m->n; row++)
        m->region[row * m->n + m->queen[row]] = row;
}

/** A random cell takes the region of a random neighbour, until every cell has one. */
static void grow(maker *m)
{
    uint32_t empty = m->n * m->n - m->n;
    while (empty) {
        uint32_t beside[4];
        const uint32_t cell = draw(m, m->n * m->n);
        const uint32_t from = beside[draw(m, neighbours(m, cell, beside))];
        if (m->region[cell] != NO_REGION || m->region[from] == NO_REGION)
            continue;
        m->region[cell] = m->region[from];
        empty--;
    }
}

/** Paint over the part of a region that is connected with a cell. */
static void flood(maker *m, uint32_t start, uint32_t paint)
{
    const uint32_t old = m->region[start];
    uint32_t waiting[SIDE * SIDE], beside[4], count = 0;
    m->region[start] = paint;
    waiting[count++] = start;
    while (count) {
        uint32_t around = neighbours(m, waiting[--count], beside);
        while (around--) {
            if (m->region[beside[around]] != old)
                continue;
            m->region[beside[around]] = paint;
            waiting[count++] = beside[around];
        }
    }
}

/** Whether every cell of a region can be walked to from its queen. */
static bool is_connected(maker *m, uint32_t region)
{
    bool whole = true;
    flood(m, region * m->n + m->queen[region], NO_REGION);
    for (uint32_t cell = 0; cell < m->n * m->n; cell++) {
        whole = whole && m->region[cell] != region;
        if (m->region[cell] == NO_REGION)
            m->region[cell] = region;
    }
    return whole;
}

/** Give a cell, which is no queen's, to a region beside it; false: impossible. */
static bool give_away(maker *m, uint32_t cell)
{
    const uint32_t old = m->region[cell];
    uint32_t beside[4];
    const uint32_t count = neighbours(m, cell, beside), first = draw(m, count);
    for (uint32_t i = 0; i < count; i++) {
        m->region[cell] = m->region[beside[(first + i) % count]];
        if (m->region[cell] != old && is_connected(m, old))
            return true;
        m->region[cell] = old;
    }
    return false;
}

/* ---- Rivals of the solution --------------------------------------------- */

static bool same_solution(const maker *m, const uint32_t *columns)
{
    for (uint32_t row = 0; row < m->n; row++)
        if (columns[row] != m->queen[row])
            return false;
    return true;
}

/** What the cells from a row on have; sets are words. */
typedef struct {
    uint32_t columns[SIDE];  // of each region
    uint32_t regions[SIDE];  // of each column
} remainder;

typedef struct {
    remainder from[SIDE + 1];  // by row
    uint32_t queen[SIDE];      // of the rival so far
} rivals;

static void note_remainders(const maker *m, rivals *r)
{
    r->from[m->n] = (remainder){{0}, {0}};
    for (uint32_t row = m->n; row-- > 0;) {
        r->from[row] = r->from[row + 1];
        for (uint32_t column = 0; column < m->n; column++) {
            const uint32_t region = m->region[row * m->n + column];
            r->from[row].columns[region] |= UINT32_C(1) << column;
            r->from[row].regions[column] |= UINT32_C(1) << region;
        }
    }
}

/** Whether each open group of one kind has a cell in an open group of the other. */
static bool all_reach(uint32_t open, const uint32_t *reach, uint32_t others)
{
    for (; open; open &= open - 1)
        if (!(reach[nq_first_bit32(open)] & others))
            return false;
    return true;
}

/** Queens for the rows from `row` on, in the columns and regions that are open. */
static bool place_rival(const maker *m, rivals *r, uint32_t row, uint32_t columns,
                        uint32_t regions)
{
    if (row == m->n)
        return !same_solution(m, r->queen);
    const remainder *left = &r->from[row];
    if (!all_reach(regions, left->columns, columns) ||
        !all_reach(columns, left->regions, regions))
        return false;
    const uint32_t above = row ? UINT32_C(1) << r->queen[row - 1] : 0;
    uint32_t apart = columns & ~(above << 1 | above >> 1);
    for (; apart; apart &= apart - 1) {
        const uint32_t column = nq_first_bit32(apart);
        const uint32_t region = UINT32_C(1) << m->region[row * m->n + column];
        r->queen[row] = column;
        if ((regions & region) &&
            place_rival(m, r, row + 1, columns & ~(UINT32_C(1) << column),
                        regions & ~region))
            return true;
    }
    return false;
}

/** The lexicographically first solution other than ours; false: there is none. */
static bool find_rival(const maker *m, uint32_t *columns)
{
    const uint32_t all = (UINT32_C(1) << m->n) - 1;
    rivals r;
    note_remainders(m, &r);
    if (!place_rival(m, &r, 0, all, all))
        return false;
    memcpy(columns, r.queen, sizeof r.queen);
    return true;
}

/** Give away a cell of the rival's, the first that can be from a random row on. */
static bool break_rival(maker *m, const uint32_t *rival)
{
    const uint32_t first = draw(m, m->n);
    for (uint32_t i = 0; i < m->n; i++) {
        const uint32_t row = (first + i) % m->n;
        if (rival[row] != m->queen[row] && give_away(m, row * m->n + rival[row]))
            return true;
    }
    return false;
}

static bool make_unique(maker *m)
{
    uint32_t rival[SIDE];
    choose_solution(m);
    seed_regions(m);
    grow(m);
    for (int step = 0; step < MAX_REPAIRS; step++) {
        if (!find_rival(m, rival))
            return true;
        if (!break_rival(m, rival))
            return false;
    }
    return false;
}

/* ---- Grades --------------------------------------------------------------- */

/** Whether a puzzle has the grade; without one, whether it needs no assumption. */
static bool has_grade(const maker *m, nq_puzzle *p, nq_grade wanted)
{
    nq_board *board = nq_puzzle_board(p, 0);
    const int rungs = wanted == NQ_GRADE_EXPERT ? NQ_TECHNIQUES : NQ_TECHNIQUES - 1;
    nq_grading found;
    (void)nq_puzzle_paint(p, m->region);
    (void)nq_board_set_up(p, board);
    nq_ladder_run(p, board, rungs, &found);
    if (!nq_set_empty(board->rows))
        return false;
    return wanted == NQ_GRADE_NONE ||
           (nq_grade_of(found.hardest) == wanted &&
            found.steps[NQ_RUNG_ASSUMED] <= MOST_ASSUMPTIONS);
}

/** Grades of one seed are different puzzles. */
static nq_random random_for(uint64_t seed, nq_grade grade)
{
    nq_random random = nq_random_from(seed);
    if (grade != NQ_GRADE_NONE)
        random.state = nq_random_next(&random) + (uint64_t)grade;
    return random;
}

nq_status nq_generate_within(int n, uint64_t seed, nq_grade grade, int draws,
                             uint32_t *regions)
{
    if (!regions)
        return NQ_E_NULL;
    if (n < NQ_GENERATE_MIN_N || n > NQ_GENERATE_MAX_N)
        return NQ_E_SIZE;
    nq_puzzle *p;
    nq_status status = nq_puzzle_new(n, "regions", &p);
    if (status != NQ_OK)
        return status;
    maker m = {.random = random_for(seed, grade), .n = (uint32_t)n};
    do {
        while (!make_unique(&m))
            continue;
        status = has_grade(&m, p, grade) ? NQ_OK : NQ_E_BUDGET;
    } while (status != NQ_OK && --draws > 0);
    for (uint32_t cell = 0; status == NQ_OK && cell < m.n * m.n; cell++)
        regions[cell] = m.region[cell];
    nq_puzzle_free(p);
    return status;
}

nq_status nq_puzzle_generate(int n, uint64_t seed, uint32_t *regions)
{
    return nq_generate_within(n, seed, NQ_GRADE_NONE, NQ_GENERATE_DRAWS, regions);
}

nq_status nq_puzzle_generate_graded(int n, uint64_t seed, nq_grade grade,
                                    uint32_t *regions)
{
    if (grade < NQ_GRADE_EASY || grade > NQ_GRADE_EXPERT)
        return regions ? NQ_E_RANGE : NQ_E_NULL;
    return nq_generate_within(n, seed, grade, NQ_GENERATE_DRAWS, regions);
}
