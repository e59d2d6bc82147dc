/*
 * ladder.h -- reasoning about a board, from the plain technique to the deep one.
 *
 * A technique finds a step: a queen that goes in, or free cells that go out, and the
 * groups that are the reason. A step holds for every solution that the board has, so
 * steps can be followed one after another, and a board that they fill has no other
 * solution. The techniques are tried from the lowest up, always.
 *
 *     single     a group has one free cell                      LAST
 *     confined   the free cells of one group lie in another     CONFINED
 *     shared     all two or three free cells of a group attack  SHARED
 *     blocked    so do four or more                             NEVER
 *     locked     k groups lie in k others                       LOCKED
 *     assumed    a queen leads to a group without a free cell   ASSUMED
 */
#ifndef NQ_LADDER_H
#define NQ_LADDER_H

#include <assert.h>

#include "group.h"

/** The techniques by their place on the ladder. */
enum {
    NQ_RUNG_SINGLE,
    NQ_RUNG_CONFINED,
    NQ_RUNG_SHARED,
    NQ_RUNG_BLOCKED,
    NQ_RUNG_LOCKED,
    NQ_RUNG_ASSUMED
};

static_assert(NQ_RUNG_ASSUMED + 1 == NQ_TECHNIQUES, "nqueens.h counts them");

/** A hint of that kind that names nothing yet. */
nq_hint nq_hint_of(nq_hint_kind kind);

void nq_hint_name_cell(nq_hint *hint, nq_square at);

/** Add a group to the reason; the first one is the hint's own group, too. */
void nq_hint_add_group(nq_hint *hint, nq_group_id group, nq_group_role role);

/**
 * Work out which free cells go out by the hint's reason: they are left in p->out and
 * counted in the hint. False: none.
 */
bool nq_hint_takes(nq_puzzle *p, const nq_board *board, nq_hint *hint);

/** Note in p->roles what each cell is to a hint for this board. */
void nq_hint_paint(nq_puzzle *p, const nq_board *board, const nq_hint *hint);

/** Leave in p->out the cells that every free cell of a group attacks; any? */
bool nq_group_attacks(nq_puzzle *p, const nq_board *board, nq_group_id group);

typedef bool nq_technique(nq_puzzle *p, const nq_board *board, nq_hint *out);

nq_technique nq_find_single, nq_find_confined, nq_find_shared, nq_find_blocked,
    nq_find_locked, nq_find_assumed;

/** The step of the lowest of the first rungs; false: none finds one. */
bool nq_ladder_step(nq_puzzle *p, const nq_board *board, int rungs, nq_hint *out);

/** Do on the board what the step says that was found last. */
void nq_ladder_follow(nq_puzzle *p, nq_board *board, const nq_hint *step);

/** Step by step as far as the first rungs lead; writes all but grade and solutions. */
void nq_ladder_run(nq_puzzle *p, nq_board *board, int rungs, nq_grading *out);

/** The rung of a technique's hint. */
int nq_rung_of(nq_hint_kind kind);

/** Whether a puzzle can be graded: NQ_OK, NQ_E_UNSUPPORTED or NQ_E_SIZE. */
nq_status nq_admit_ladder(const nq_puzzle *p);

nq_grade nq_grade_of(nq_hint_kind hardest);

/** Queens and crosses of a position. */
typedef struct {
    nq_set given[NQ_LADDER_MAX_N], crossed[NQ_LADDER_MAX_N];
} nq_position;

void nq_position_save(const nq_puzzle *p, nq_position *out);
void nq_position_restore(nq_puzzle *p, const nq_position *position);

/** Make the puzzle what reasoning has left of it: the search starts from there. */
void nq_position_adopt(nq_puzzle *p, const nq_board *board);

/** What the searches of one question may still try. */
typedef struct {
    bool endless;
    uint64_t left;
} nq_node_budget;

/** How many solutions, up to limit, within the budget: NQ_OK or NQ_E_BUDGET. */
nq_status nq_search_within(nq_puzzle *p, nq_node_budget *nodes, uint64_t limit,
                           uint64_t *out);

/**
 * The hint for a board; sound: its queens and crosses are known to be right. Leaves
 * the walk anywhere.
 */
nq_status nq_find_hint(nq_puzzle *p, nq_node_budget *nodes, bool sound,
                       nq_hint *out);

#endif
