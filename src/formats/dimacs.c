/*
 * dimacs.c -- a puzzle as a formula that every SAT solver reads.
 *
 * Variable row * n + column + 1 is true when a queen stands on that cell. The clauses,
 * in this order: every row, column and region has a queen; no two queens attack
 * each other, pair by pair; the given queens; the forbidden cells. Every solution
 * is one model of the formula, and the other way round.
 *
 * There may be millions of clauses, so they are never held in memory: a cursor holds
 * which one is next, and the same steps that write them count them beforehand.
 */
#include "puzzle/puzzle.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/text.h"

typedef enum { GROUPS, PAIRS, GIVEN, FORBIDDEN, THE_END } section;

/** Which clause is next. */
typedef struct {
    section part;
    uint32_t group;  // rows first, then columns, then regions
    uint32_t cell;   // the cell, of a pair the upper one
    uint32_t below;  // of a pair: the row of the other cell
    nq_set left;     // and the columns of that row still to be paired
} cursor;

struct nq_dimacs {
    const nq_puzzle *puzzle;
    bool begun;
    cursor at;
};

static uint32_t cells_of(const nq_puzzle *p)
{
    return p->n * p->n;
}

static nq_square square_of(const nq_puzzle *p, uint32_t cell)
{
    NQ_ASSERT(cell < cells_of(p));
    return (nq_square){cell / p->n, cell % p->n};
}

/* ---- Where the next clause is ------------------------------------------- */

/** The cells of a row, this one or one below, that clash with the cursor's cell. */
static nq_set clashes(const nq_puzzle *p, const cursor *c)
{
    const nq_square queen = square_of(p, c->cell);
    nq_set struck = nq_puzzle_strike(p, queen, c->below);
    if (c->below == queen.row)
        return nq_set_minus(struck, nq_set_below(queen.column + 1));
    if (p->rules->regions)
        struck = nq_set_or(
            struck, p->region_cells[nq_puzzle_region(p, queen) * p->n + c->below]);
    return struck;
}

static bool seek_group(const nq_puzzle *p, const cursor *c)
{
    return c->group < (p->rules->regions ? 3 : 2) * p->n;
}

/** Go on until the cursor's cell has a partner left. */
static bool seek_pair(const nq_puzzle *p, cursor *c)
{
    while (c->cell < cells_of(p) && nq_set_empty(c->left)) {
        if (c->below == p->n) {
            c->cell++;
            c->below = c->cell / p->n;
            continue;
        }
        c->left = clashes(p, c);
        c->below++;
    }
    return c->cell < cells_of(p);
}

static bool is_given(const nq_puzzle *p, nq_square at)
{
    return nq_set_has(p->given[at.row], at.column);
}

static bool is_forbidden(const nq_puzzle *p, nq_square at)
{
    return !nq_puzzle_allows(p, at);
}

static bool seek_cell(const nq_puzzle *p, cursor *c,
                      bool matches(const nq_puzzle *, nq_square))
{
    while (c->cell < cells_of(p) && !matches(p, square_of(p, c->cell)))
        c->cell++;
    return c->cell < cells_of(p);
}

static bool seek_in_part(const nq_puzzle *p, cursor *c)
{
    switch (c->part) {
    case GROUPS:
        return seek_group(p, c);
    case PAIRS:
        return seek_pair(p, c);
    case GIVEN:
        return seek_cell(p, c, is_given);
    default:
        return seek_cell(p, c, is_forbidden);
    }
}

/** Put the cursor on the next clause there is; false: there are no more. */
static bool seek(const nq_puzzle *p, cursor *c)
{
    while (c->part != THE_END && !seek_in_part(p, c))
        *c = (cursor){.part = c->part + 1};
    return c->part != THE_END;
}

/** Leave the clause behind that the cursor is on. */
static void pass(cursor *c)
{
    NQ_ASSERT(c->part != THE_END);
    if (c->part == GROUPS)
        c->group++;
    else if (c->part == PAIRS)
        (void)nq_set_pop(&c->left);
    else
        c->cell++;
}

static uint64_t count_clauses(const nq_puzzle *p)
{
    uint64_t count = 0;
    for (cursor c = {.part = GROUPS}; seek(p, &c); pass(&c))
        count++;
    return count;
}

/* ---- Writing it --------------------------------------------------------- */

static void put_literal(nq_text *text, const char *sign, uint32_t cell)
{
    nq_text_put(text, sign);
    nq_text_put_number(text, cell + 1, 0, ' ');
    nq_text_put_char(text, ' ');
}

/** Whether a cell is in the cursor's group. */
static bool in_group(const nq_puzzle *p, const cursor *c, uint32_t cell)
{
    const nq_square at = square_of(p, cell);
    const uint32_t index = c->group % p->n;
    switch (c->group / p->n) {
    case NQ_GROUP_ROW:
        return at.row == index;
    case NQ_GROUP_COLUMN:
        return at.column == index;
    default:
        return nq_puzzle_region(p, at) == index;
    }
}

enum {
    MOST_CELLS = NQ_PUZZLE_MAX_N * NQ_PUZZLE_MAX_N,
    LONGEST_LITERAL = sizeof "16384 " - 1  // of the last cell
};

_Static_assert(MOST_CELLS == 16384, "the number of the last cell");
_Static_assert(MOST_CELLS *LONGEST_LITERAL + sizeof "0\n" <= NQ_DIMACS_ROOM,
               "a region may be the whole board");

static void put_group(nq_text *text, const nq_puzzle *p, const cursor *c)
{
    for (uint32_t cell = 0; cell < cells_of(p); cell++)
        if (in_group(p, c, cell))
            put_literal(text, "", cell);
}

static void put_clause(nq_text *text, const nq_puzzle *p, const cursor *c)
{
    switch (c->part) {
    case GROUPS:
        put_group(text, p, c);
        break;
    case PAIRS:
        put_literal(text, "-", c->cell);
        put_literal(text, "-", (c->below - 1) * p->n + nq_set_first(c->left));
        break;
    default:
        put_literal(text, c->part == GIVEN ? "" : "-", c->cell);
    }
    nq_text_put(text, "0\n");
}

static void put_head(nq_text *text, const nq_puzzle *p)
{
    nq_text_put(text, "c ");
    nq_text_put_number(text, p->n, 0, ' ');
    nq_text_put(text, " queens, rules: ");
    nq_text_put(text, p->rules->name);
    nq_text_put(text,
                "\nc variable row * n + column + 1: a queen on that cell\np cnf ");
    nq_text_put_number(text, cells_of(p), 0, ' ');
    nq_text_put_char(text, ' ');
    nq_text_put_number(text, count_clauses(p), 0, ' ');
    nq_text_put_char(text, '\n');
}

/** Append the clause that the cursor is on; false: it does not fit. */
static bool append_clause(nq_text *text, const nq_puzzle *p, const cursor *c)
{
    const size_t before = text->length;
    put_clause(text, p, c);
    if (text->length <= text->room)
        return true;
    text->length = before;
    return false;
}

nq_status nq_dimacs_new(const nq_puzzle *puzzle, nq_dimacs **out)
{
    if (!puzzle || !out)
        return NQ_E_NULL;
    nq_dimacs *formula = nq_malloc(sizeof *formula);
    if (!formula)
        return NQ_E_MEMORY;
    *formula = (nq_dimacs){.puzzle = puzzle};
    *out = formula;
    return NQ_OK;
}

nq_status nq_dimacs_next(nq_dimacs *formula, char *text, size_t room,
                         size_t *length)
{
    if (!formula || !text || !length)
        return NQ_E_NULL;
    if (room < NQ_DIMACS_ROOM)
        return NQ_E_ROOM;
    const nq_puzzle *p = formula->puzzle;
    nq_text lines = {text, room, 0};
    if (!formula->begun)
        put_head(&lines, p);
    formula->begun = true;
    while (seek(p, &formula->at) && append_clause(&lines, p, &formula->at))
        pass(&formula->at);
    if (lines.length == 0)
        return NQ_DONE;
    *length = lines.length;
    return NQ_OK;
}

void nq_dimacs_free(nq_dimacs *formula)
{
    nq_free(formula);
}
