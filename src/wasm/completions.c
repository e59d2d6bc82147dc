/*
 * completions.c -- solving a puzzle: its solutions, hints, and puzzles made by C.
 */
#include "puzzle.h"

EXPORT("puzzle_begin") nq_status puzzle_begin(puzzle_handle *p, int order)
{
    return last_status = nq_puzzle_begin(puzzle_of(p), (nq_order)order);
}

/** The next solution's n columns, or 0: there are no more, or the budget is spent.
 */
EXPORT("puzzle_next") const uint32_t *puzzle_next(puzzle_handle *p, uint64_t budget)
{
    if (is_handle(p))
        last_status = nq_puzzle_next(p->puzzle, budget, p->columns);
    return last_status == NQ_OK ? p->columns : NULL;
}

/** How many solutions there are, no more than limit unless that is 0; or -1. */
EXPORT("puzzle_count")
int64_t puzzle_count(puzzle_handle *p, uint64_t limit, uint64_t budget)
{
    uint64_t count;
    last_status = nq_puzzle_count(puzzle_of(p), limit, budget, &count);
    return last_status == NQ_OK ? (int64_t)count : -1;
}

/** How many queens the search has tried, or -1. */
EXPORT("puzzle_nodes") int64_t puzzle_nodes(const puzzle_handle *p)
{
    uint64_t nodes;
    last_status = nq_puzzle_nodes(puzzle_of(p), &nodes);
    return last_status == NQ_OK ? (int64_t)nodes : -1;
}

/** The numbers of nq_hint, or 0: the board is full, or the budget is spent. */
EXPORT("puzzle_hint") const nq_hint *puzzle_hint(puzzle_handle *p, uint64_t budget)
{
    if (is_handle(p))
        last_status = nq_puzzle_hint(p->puzzle, budget, &p->hint);
    return last_status == NQ_OK ? &p->hint : NULL;
}

/** What each cell is to the hint given last: n x n bytes, each an nq_role. */
EXPORT("puzzle_hint_cells") const uint8_t *puzzle_hint_cells(const puzzle_handle *p)
{
    uint8_t *cells = is_handle(p) ? output_room((size_t)p->n * p->n) : NULL;
    if (cells)
        last_status = nq_puzzle_hint_cells(p->puzzle, cells);
    return cells;
}

const char *text_of_hint(const nq_hint *hint)
{
    char *words = output_room(NQ_HINT_ROOM);
    if (words)
        last_status = nq_hint_text(hint, words, NQ_HINT_ROOM);
    return last_status == NQ_OK ? words : NULL;
}

/** The hint given last, as a sentence, or 0. */
EXPORT("puzzle_hint_text") const char *puzzle_hint_text(const puzzle_handle *p)
{
    return is_handle(p) ? text_of_hint(&p->hint) : NULL;
}

EXPORT("grade_name") const char *grade_name(int grade)
{
    return nq_grade_name(grade + 1);
}

/** The numbers of nq_grading, or 0. */
EXPORT("puzzle_grade")
const nq_grading *puzzle_grade(puzzle_handle *p, uint64_t budget)
{
    nq_grading *grading = is_handle(p) ? output_room(sizeof *grading) : NULL;
    if (grading)
        last_status = nq_puzzle_grade(p->puzzle, budget, grading);
    return last_status == NQ_OK ? grading : NULL;
}

/** The regions of the puzzle with that seed: n x n numbers, or 0. The grade is -1 (any
 * without assumptions) or the index of its name. */
EXPORT("generate") const uint32_t *generate(int n, uint64_t seed, int grade)
{
    enum { MOST = NQ_GENERATE_MAX_N * NQ_GENERATE_MAX_N };
    uint32_t *regions = output_room(MOST * sizeof *regions);
    if (!regions)
        return NULL;
    last_status =
        grade == DEFAULT_CHOICE
            ? nq_puzzle_generate(n, seed, regions)
            : nq_puzzle_generate_graded(n, seed, (nq_grade)(grade + 1), regions);
    return last_status == NQ_OK ? regions : NULL;
}
