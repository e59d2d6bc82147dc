/*
 * grade.c -- how hard a puzzle of regions is: by the deepest technique that it needs.
 */
#include "ladder.h"

static const char *const NAMES[] = {NULL,   "easy",   "medium",
                                    "hard", "expert", "beyond"};

const char *nq_grade_name(int grade)
{
    return NQ_GRADE_NONE < grade && grade <= NQ_GRADE_BEYOND ? NAMES[grade] : NULL;
}

nq_grade nq_grade_of(nq_hint_kind hardest)
{
    static const nq_grade GRADES[] = {
        NQ_GRADE_EASY,   NQ_GRADE_EASY, NQ_GRADE_MEDIUM,
        NQ_GRADE_MEDIUM, NQ_GRADE_HARD, NQ_GRADE_EXPERT,
    };
    return GRADES[nq_rung_of(hardest)];
}

/** Where reasoning has ended, a search says how many solutions are left. */
static nq_status search_rest(nq_puzzle *p, const nq_board *board, uint64_t budget,
                             nq_grading *out)
{
    uint64_t count = 0;
    nq_position before;
    nq_node_budget nodes = {budget == 0, budget};
    nq_position_save(p, &before);
    nq_position_adopt(p, board);
    const nq_status status = nq_search_within(p, &nodes, 2, &count);
    nq_position_restore(p, &before);
    out->solutions = (uint32_t)count;
    if (count == 1) {
        out->grade = NQ_GRADE_BEYOND;
        out->hardest = NQ_HINT_FOUND;
    }
    return status;
}

static nq_status grade(nq_puzzle *p, uint64_t budget, nq_grading *out)
{
    nq_board *board = nq_puzzle_board(p, 0);
    if (!nq_board_set_up(p, board)) {
        *out = (nq_grading){.hardest = NQ_HINT_LAST};
        return NQ_OK;
    }
    nq_ladder_run(p, board, NQ_TECHNIQUES, out);
    if (!nq_set_empty(board->rows))
        return search_rest(p, board, budget, out);
    out->solutions = 1;
    out->grade = nq_grade_of(out->hardest);
    return NQ_OK;
}

nq_status nq_admit_ladder(const nq_puzzle *p)
{
    if (!p->rules->regions)
        return NQ_E_UNSUPPORTED;
    return p->n > NQ_LADDER_MAX_N ? NQ_E_SIZE : NQ_OK;
}

nq_status nq_puzzle_grade(nq_puzzle *puzzle, uint64_t budget, nq_grading *out)
{
    nq_grading grading;
    if (!puzzle || !out)
        return NQ_E_NULL;
    nq_status status = nq_admit_ladder(puzzle);
    if (status != NQ_OK)
        return status;
    const nq_order order = puzzle->order;
    status = grade(puzzle, budget, &grading);
    (void)nq_puzzle_begin(puzzle, order);
    if (status == NQ_OK)
        *out = grading;
    return status;
}
