/*
 * puzzle.c -- a board with rules, given queens, forbidden cells and regions.
 */
#include "puzzle.h"

#include "base/alloc.h"

EXPORT("rules_name") const char *rules_name(int i)
{
    return nq_rules_name(i);
}

/** A puzzle with an empty board, or 0; -1 stands for the classic rules. */
EXPORT("puzzle_open") puzzle_handle *puzzle_open(int n, int rules)
{
    const char *name = nq_rules_name(rules);
    nq_puzzle *puzzle;
    last_status = name || rules == DEFAULT_CHOICE ? nq_puzzle_new(n, name, &puzzle)
                                                  : NQ_E_RULES;
    if (last_status != NQ_OK)
        return NULL;
    puzzle_handle *p = nq_malloc(sizeof *p + (size_t)n * sizeof *p->columns);
    if (!p) {
        nq_puzzle_free(puzzle);
        last_status = NQ_E_MEMORY;
        return NULL;
    }
    *p = (puzzle_handle){puzzle, (uint32_t)n, {0}, {0}};
    return p;
}

EXPORT("puzzle_close") void puzzle_close(puzzle_handle *p)
{
    if (!p)
        return;
    nq_puzzle_free(p->puzzle);
    nq_free(p);
}

EXPORT("puzzle_give") nq_status puzzle_give(puzzle_handle *p, int row, int column)
{
    return last_status = nq_puzzle_give(puzzle_of(p), row, column);
}

EXPORT("puzzle_forbid")
nq_status puzzle_forbid(puzzle_handle *p, int row, int column)
{
    return last_status = nq_puzzle_forbid(puzzle_of(p), row, column);
}

EXPORT("puzzle_cross")
nq_status puzzle_cross(puzzle_handle *p, int row, int column)
{
    return last_status = nq_puzzle_cross(puzzle_of(p), row, column);
}

EXPORT("puzzle_forbid_sum") nq_status puzzle_forbid_sum(puzzle_handle *p, int sum)
{
    return last_status = nq_puzzle_forbid_sum(puzzle_of(p), sum);
}

EXPORT("puzzle_forbid_difference")
nq_status puzzle_forbid_difference(puzzle_handle *p, int difference)
{
    return last_status = nq_puzzle_forbid_difference(puzzle_of(p), difference);
}

/** Set the regions: n x n numbers in the input block. */
EXPORT("puzzle_paint") nq_status puzzle_paint(puzzle_handle *p)
{
    return last_status = nq_puzzle_paint(puzzle_of(p), input_block);
}

/** What stands where: n x n bytes, each an nq_cell. */
EXPORT_OF_WHOLE("puzzle_cells") const uint8_t *puzzle_cells(const puzzle_handle *p)
{
    uint8_t *cells = is_handle(p) ? output_room((size_t)p->n * p->n) : NULL;
    if (cells)
        last_status = nq_puzzle_cells(p->puzzle, cells);
    return cells;
}
