/*
 * puzzle.c -- a puzzle's description: rules, given queens, forbidden cells,
 * regions.
 *
 * Every change begins the walk over its solutions anew.
 */
#include "puzzle.h"

#include <string.h>

#include "base/alloc.h"

/** Lay the arrays out behind the struct; without a block it only measures. */
static size_t lay_out(nq_puzzle *p, char *block)
{
    const uint32_t n = p->n;
    const size_t square = (size_t)n * n;
    const bool coloured = p->rules->regions;
    size_t used = sizeof *p;
    p->board_size = sizeof(nq_board) + n * sizeof(nq_set);
    p->strikes = nq_carve(block, &used, square * sizeof(nq_set));
    p->allowed = nq_carve(block, &used, n * sizeof(nq_set));
    p->crossed = nq_carve(block, &used, n * sizeof(nq_set));
    p->given = nq_carve(block, &used, n * sizeof(nq_set));
    p->out = nq_carve(block, &used, n * sizeof(nq_set));
    p->region_cells =
        nq_carve(block, &used, coloured ? square * sizeof(nq_set) : 0);
    p->boards = nq_carve(block, &used, (n + 2) * p->board_size);
    p->queen = nq_carve(block, &used, n * sizeof *p->queen);
    p->roles = nq_carve(block, &used, square);
    p->region = nq_carve(block, &used, coloured ? square : 0);
    return used;
}

static void begin_anew(nq_puzzle *p)
{
    (void)nq_puzzle_begin(p, p->order);
}

static void tabulate_strikes(nq_puzzle *p)
{
    for (uint32_t distance = 0; distance < p->n; distance++)
        for (uint32_t column = 0; column < p->n; column++)
            p->strikes[distance * p->n + column] =
                nq_rules_strike(p->rules, p->n, distance, column);
}

static void paint_cell(nq_puzzle *p, uint32_t row, uint32_t column, uint32_t region)
{
    nq_set *cells = &p->region_cells[region * p->n + row];
    nq_set_add(cells, column);
    p->region[row * p->n + column] = (uint8_t)region;
}

/** Until regions are painted, every row is one: they forbid nothing new. */
static void paint_rows(nq_puzzle *p)
{
    memset(p->region_cells, 0, (size_t)p->n * p->n * sizeof(nq_set));
    for (uint32_t row = 0; row < p->n; row++)
        for (uint32_t column = 0; column < p->n; column++)
            paint_cell(p, row, column, row);
}

static void start(nq_puzzle *p)
{
    tabulate_strikes(p);
    for (uint32_t row = 0; row < p->n; row++) {
        p->allowed[row] = nq_set_below(p->n);
        p->crossed[row] = p->given[row] = (nq_set){0, 0};
    }
    if (p->rules->regions)
        paint_rows(p);
    memset(p->roles, NQ_ROLE_NONE, (size_t)p->n * p->n);
    p->order = NQ_ORDER_LEXICOGRAPHIC;
    begin_anew(p);
}

nq_status nq_puzzle_new(int n, const char *rules, nq_puzzle **out)
{
    if (!out)
        return NQ_E_NULL;
    if (n < 0 || n > NQ_PUZZLE_MAX_N)
        return NQ_E_SIZE;
    nq_puzzle plan = {.n = (uint32_t)n, .rules = nq_find_rules(rules)};
    if (!plan.rules)
        return NQ_E_RULES;
    nq_puzzle *p = nq_malloc(lay_out(&plan, NULL));
    if (!p)
        return NQ_E_MEMORY;
    *p = plan;
    lay_out(p, (char *)p);
    start(p);
    *out = p;
    return NQ_OK;
}

nq_puzzle *nq_puzzle_copy(const nq_puzzle *p)
{
    nq_puzzle plan = *p;
    const size_t size = lay_out(&plan, NULL);
    nq_puzzle *copy = nq_malloc(size);
    if (!copy)
        return NULL;
    memcpy(copy, p, size);
    lay_out(copy, (char *)copy);
    return copy;
}

void nq_puzzle_free(nq_puzzle *puzzle)
{
    nq_free(puzzle);
}

static nq_status admit_cell(const nq_puzzle *p, int row, int column)
{
    if (!p)
        return NQ_E_NULL;
    const int n = (int)p->n;
    const bool there = 0 <= row && row < n && 0 <= column && column < n;
    return there ? NQ_OK : NQ_E_RANGE;
}

nq_status nq_puzzle_give(nq_puzzle *puzzle, int row, int column)
{
    const nq_status status = admit_cell(puzzle, row, column);
    if (status != NQ_OK)
        return status;
    nq_set_add(&puzzle->given[row], (uint32_t)column);
    begin_anew(puzzle);
    return NQ_OK;
}

nq_status nq_puzzle_forbid(nq_puzzle *puzzle, int row, int column)
{
    const nq_status status = admit_cell(puzzle, row, column);
    if (status != NQ_OK)
        return status;
    nq_set_remove(&puzzle->allowed[row], (uint32_t)column);
    begin_anew(puzzle);
    return NQ_OK;
}

nq_status nq_puzzle_cross(nq_puzzle *puzzle, int row, int column)
{
    const nq_status status = admit_cell(puzzle, row, column);
    if (status != NQ_OK)
        return status;
    nq_set_add(&puzzle->crossed[row], (uint32_t)column);
    begin_anew(puzzle);
    return NQ_OK;
}

/** Forbid the cells of a diagonal: one per row; those off the board are refused. */
static nq_status forbid_diagonal(nq_puzzle *p, int start, int step)
{
    for (int row = 0; row < (int)p->n; row++)
        (void)nq_puzzle_forbid(p, row, start + step * row);
    return NQ_OK;
}

nq_status nq_puzzle_forbid_sum(nq_puzzle *puzzle, int sum)
{
    if (!puzzle)
        return NQ_E_NULL;
    if (sum < 0 || sum > 2 * (int)puzzle->n - 2)
        return NQ_E_RANGE;
    return forbid_diagonal(puzzle, sum, -1);
}

nq_status nq_puzzle_forbid_difference(nq_puzzle *puzzle, int difference)
{
    if (!puzzle)
        return NQ_E_NULL;
    if (difference <= -(int)puzzle->n || difference >= (int)puzzle->n)
        return NQ_E_RANGE;
    return forbid_diagonal(puzzle, -difference, 1);
}

nq_status nq_puzzle_paint(nq_puzzle *puzzle, const uint32_t *regions)
{
    if (!puzzle || !regions)
        return NQ_E_NULL;
    if (!puzzle->rules->regions)
        return NQ_E_UNSUPPORTED;
    const uint32_t cells = puzzle->n * puzzle->n;
    for (uint32_t i = 0; i < cells; i++)
        if (regions[i] >= puzzle->n)
            return NQ_E_RANGE;
    memset(puzzle->region_cells, 0, cells * sizeof(nq_set));
    for (uint32_t i = 0; i < cells; i++)
        paint_cell(puzzle, i / puzzle->n, i % puzzle->n, regions[i]);
    begin_anew(puzzle);
    return NQ_OK;
}
