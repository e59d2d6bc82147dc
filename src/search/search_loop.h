/*
 * search_loop.h -- the backtracking loop, written once.
 *
 * A solver's file defines its own state and a few small functions, and then
 * includes this file, which weaves them into one loop and makes three programs
 * of it at compile time:
 *
 *     count   runs to the end; keeps nothing but sums
 *     walk    stops at each solution
 *     traced  stops after any event, and keeps everything about it
 *
 * so that counting pays nothing for tracing, and what is traced is what runs:
 *
 *     enter --> test --free--> place --> mark --> enter the next row
 *       |        ^  |                              |
 *       |        |  +-- refused: next column       +-- all rows filled: solution
 *       |        |                                              |
 *       +--------+--<-- remove <-- leave <----------------------+
 *
 * A solver's file defines solver_state, a struct that begins with an nq_search named
 * base, then its own ones of the functions below, and includes this file at its end.
 * Everything has the prefix solver_ or SOLVER_. A group of functions is announced by
 * its macro; a group that is not announced has a default:
 *
 *     solver_verdict(s, depth, by)      whether the cell at queen[depth] is free, or
 *                                       along which line it is attacked, and by the
 *                                       queen of which depth. Has no default.
 *     solver_variables(s, all)          append its variables, for a trace to show. Has
 *                                       no default.
 *   SOLVER_HAS_MEMORY                   default: nothing but the nq_search
 *     solver_lay_out(s, block, used, n) carve its arrays
 *     solver_clear(s)                   an empty board
 *   SOLVER_HAS_ROWS                     default: from the top
 *     solver_row_of(s, depth)           the row that is filled at a depth
 *   SOLVER_HAS_COLUMNS                  default: every column, from the left
 *     solver_open_row(s, depth)         choose the row, get ready to try its columns
 *     solver_next_column(s, depth)      move queen[depth] to the next column to test,
 *                                       or return false
 *     solver_skip_to(s, depth, column)  as if all columns before had been tried
 *   SOLVER_HAS_MOVES                    default: nothing, queen[] is the state
 *     solver_put(s, depth)              set the queen at queen[depth]
 *     solver_take(s, depth)             take it back
 *   SOLVER_STRIKES                      default: there are no marks, nor events of them
 *     solver_mark(s, depth)             strike out what it attacks in rows to come
 *     solver_is_struck(s, depth, row, column)
 *                                       whether a cell of a row to come is struck out
 *                                       when depth queens are on the board
 *   SOLVER_DERIVES                      default: one
 *     solver_images(s)                  how many solutions a full board stands for
 *
 * With SOLVER_COUNTS_BY_WALKING there is no loop for counting, which keeps the download
 * small where a count is rare: it stops at each solution, and goes on.
 *
 * SOLVER_MAX_N is the largest board, SOLVER_TABLE the name of the nq_solver that this
 * file defines. All these macros are undefined again at the end.
 */
#include "base/assert.h"
#include "base/compiler.h"
#include "solver.h"

/* ---- Defaults ------------------------------------------------------------ */

#ifndef SOLVER_HAS_MEMORY
static inline void solver_lay_out(solver_state *s, char *block, size_t *used,
                                  uint32_t n)
{
    (void)s, (void)block, (void)used, (void)n;
}

static inline void solver_clear(solver_state *s)
{
    (void)s;
}
#endif

#ifndef SOLVER_HAS_ROWS
static inline uint32_t solver_row_of(const solver_state *s, uint32_t depth)
{
    (void)s;
    return depth;
}
#endif

#ifndef SOLVER_HAS_COLUMNS
static inline void solver_open_row(solver_state *s, uint32_t depth)
{
    s->base.queen[depth] = UINT32_MAX;  // one step before column 0
}

static inline bool solver_next_column(solver_state *s, uint32_t depth)
{
    return ++s->base.queen[depth] < s->base.n;
}

static inline void solver_skip_to(solver_state *s, uint32_t depth, uint32_t column)
{
    s->base.queen[depth] = column - 1;
}
#endif

#ifndef SOLVER_HAS_MOVES
static inline void solver_put(solver_state *s, uint32_t depth)
{
    (void)s, (void)depth;
}

static inline void solver_take(solver_state *s, uint32_t depth)
{
    (void)s, (void)depth;
}
#endif

#ifdef SOLVER_STRIKES
enum { LOOP_STRIKES = true };
#else
enum { LOOP_STRIKES = false };

static inline void solver_mark(solver_state *s, uint32_t depth)
{
    (void)s, (void)depth;
}

static inline bool solver_is_struck(const solver_state *s, uint32_t depth,
                                    uint32_t row, uint32_t column)
{
    (void)s, (void)depth, (void)row, (void)column;
    return false;
}
#endif

#ifdef SOLVER_DERIVES
enum { LOOP_DERIVES = true };
#else
enum { LOOP_DERIVES = false };

static inline uint32_t solver_images(const solver_state *s)
{
    (void)s;
    return 1;
}
#endif

/* ---- The loop ------------------------------------------------------------ */

enum loop_mode { LOOP_COUNT, LOOP_WALK, LOOP_TRACED };

/** Store what the loop keeps in registers, and where to go on. */
NQ_INLINE void loop_pause(nq_search *b, nq_resume resume, uint32_t depth,
                          uint64_t placements)
{
    b->depth = depth;
    b->counters.placements = placements;
    b->resume = resume;
}

/** Whether the search stops at this event. */
NQ_INLINE bool loop_stops(nq_search *b, enum loop_mode mode, nq_kind kind)
{
    return mode == LOOP_TRACED && nq_listener_stops(&b->listener, kind);
}

/** Returns true when it stopped in between, false when the search is over. */
NQ_COLD NQ_INLINE bool loop_search(solver_state *const s, const enum loop_mode mode)
{
    nq_search *const b = &s->base;
    nq_listener *const listener = &b->listener;
    const uint32_t goal = b->goal, floor = b->floor;
    uint64_t placements = b->counters.placements;
    uint32_t depth = b->depth;
    nq_refusal why = listener->refusal;
    NQ_ASSERT(floor <= depth && depth <= goal && goal <= b->n);

    switch (mode == LOOP_COUNT ? NQ_RESUME_START : b->resume) {
    case NQ_RESUME_START:
        break;
    case NQ_RESUME_ENTER:
        goto after_enter;
    case NQ_RESUME_TEST:
        goto after_test;
    case NQ_RESUME_PLACE:
        goto after_place;
    case NQ_RESUME_MARK:
        goto after_mark;
    case NQ_RESUME_REMOVE:
        goto next;
    case NQ_RESUME_SOLUTION:
        goto after_solution;
    case NQ_RESUME_LEAVE:
        goto after_leave;
    default:  // NQ_RESUME_END
        return false;
    }

enter:
    if (mode == LOOP_TRACED && listener->events >= listener->snapshot_at) {
        loop_pause(b, NQ_RESUME_START, depth, placements);
        return true;
    }
    if (mode != LOOP_COUNT)
        b->nodes[depth]++;
    if (mode == LOOP_TRACED)
        listener->untouched = true;
    if (depth < goal)
        solver_open_row(s, depth);
    if (loop_stops(b, mode, NQ_KIND_ENTER)) {
        loop_pause(b, NQ_RESUME_ENTER, depth, placements);
        return true;
    }
after_enter:
    if (depth == goal)
        goto solution;

next:
    if (!solver_next_column(s, depth))
        goto leave;
    if (mode != LOOP_COUNT)
        b->counters.tests++;
    why.verdict = solver_verdict(s, depth, &why.by);
    if (mode == LOOP_TRACED)
        listener->refusal = why;
    if (loop_stops(b, mode,
                   why.verdict == NQ_VERDICT_FREE ? NQ_KIND_FREE
                                                  : NQ_KIND_REFUSED)) {
        loop_pause(b, NQ_RESUME_TEST, depth, placements);
        return true;
    }
after_test:
    if (why.verdict != NQ_VERDICT_FREE)
        goto next;

    solver_put(s, depth);
    placements++;
    if (loop_stops(b, mode, NQ_KIND_PLACE)) {
        loop_pause(b, NQ_RESUME_PLACE, depth, placements);
        return true;
    }
after_place:
    solver_mark(s, depth);
    if (LOOP_STRIKES && loop_stops(b, mode, NQ_KIND_MARK)) {
        loop_pause(b, NQ_RESUME_MARK, depth, placements);
        return true;
    }
after_mark:
    depth++;
    if (mode == LOOP_COUNT && depth < goal) {  // no event of entering: what
        solver_open_row(s, depth);  // solver_put() wrote is still in registers here
        goto next;
    }
    goto enter;

solution:
    b->image = 0;
    if (mode == LOOP_COUNT) {
        nq_search_found(b, goal == b->n ? solver_images(s) : 1);
        goto leave;
    }
another_image:
    nq_search_found(b, 1);
    if (mode == LOOP_WALK || loop_stops(b, mode, NQ_KIND_SOLUTION)) {
        loop_pause(b, NQ_RESUME_SOLUTION, depth, placements);
        return true;
    }
after_solution:
    if (goal == b->n && ++b->image < solver_images(s))
        goto another_image;

leave:
    if (loop_stops(b, mode,
                   listener->untouched && depth < goal ? NQ_KIND_LEAVE_EMPTY
                                                       : NQ_KIND_LEAVE)) {
        loop_pause(b, NQ_RESUME_LEAVE, depth, placements);
        return true;
    }
after_leave:
    if (depth == floor) {
        loop_pause(b, NQ_RESUME_END, depth, placements);
        return false;
    }
    depth--;
    solver_take(s, depth);
    if (mode != LOOP_COUNT)
        b->counters.removals++;
    if (mode == LOOP_TRACED)
        listener->untouched = false;
    if (loop_stops(b, mode, NQ_KIND_REMOVE)) {
        loop_pause(b, NQ_RESUME_REMOVE, depth, placements);
        return true;
    }
    goto next;
}

/* ---- The functions of the table ------------------------------------------ */

NQ_COLD static size_t loop_size(uint32_t n)
{
    solver_state measured;
    size_t used = sizeof measured;
    nq_search_carve(&measured.base, NULL, &used, n);
    solver_lay_out(&measured, NULL, &used, n);
    return used;
}

NQ_COLD static void loop_start(void *memory, uint32_t n)
{
    solver_state *s = memory;
    size_t used = sizeof *s;
    NQ_ASSERT(n <= SOLVER_MAX_N);
    nq_search_carve(&s->base, memory, &used, n);
    solver_lay_out(s, memory, &used, n);
    nq_search_reset(&s->base, n);
    solver_clear(s);
}

/** Put the queens of a path on the empty board; they are never taken back. */
NQ_COLD static bool loop_set_path(void *memory, const uint32_t *path,
                                  uint32_t depth)
{
    solver_state *s = memory;
    uint32_t by;
    NQ_ASSERT(s->base.depth == 0 && depth <= s->base.n);
    for (uint32_t d = 0; d < depth; d++) {
        solver_open_row(s, d);
        solver_skip_to(s, d, path[d]);
        if (!solver_next_column(s, d) || s->base.queen[d] != path[d] ||
            solver_verdict(s, d, &by) != NQ_VERDICT_FREE)
            return false;
        solver_put(s, d);
        solver_mark(s, d);
    }
    s->base.depth = s->base.floor = depth;
    return true;
}

static bool loop_walk(void *memory)
{
    return loop_search(memory, LOOP_WALK);
}

static void loop_count(void *memory)
{
#ifdef SOLVER_COUNTS_BY_WALKING
    while (loop_walk(memory))
        continue;
#else
    loop_search(memory, LOOP_COUNT);
#endif
}

NQ_COLD static bool loop_run_traced(void *memory)
{
    return loop_search(memory, LOOP_TRACED);
}

NQ_COLD static uint32_t loop_row_of(const void *memory, uint32_t depth)
{
    return solver_row_of(memory, depth);
}

NQ_COLD static bool loop_struck(const void *memory, uint32_t depth, uint32_t row,
                                uint32_t column)
{
    return solver_is_struck(memory, depth, row, column);
}

NQ_COLD static void loop_variables(const void *memory, nq_variables *all)
{
    solver_variables(memory, all);
}

const nq_solver SOLVER_TABLE = {
    .max_n = SOLVER_MAX_N,
    .strikes_cells = LOOP_STRIKES,
    .derives_images = LOOP_DERIVES,
    .size = loop_size,
    .start = loop_start,
    .set_path = loop_set_path,
    .walk = loop_walk,
    .count = loop_count,
    .run_traced = loop_run_traced,
    .row_of = loop_row_of,
    .struck = loop_struck,
    .variables = loop_variables,
};

#undef SOLVER_COUNTS_BY_WALKING
#undef SOLVER_DERIVES
#undef SOLVER_HAS_COLUMNS
#undef SOLVER_HAS_MEMORY
#undef SOLVER_HAS_MOVES
#undef SOLVER_HAS_ROWS
#undef SOLVER_MAX_N
#undef SOLVER_STRIKES
#undef SOLVER_TABLE
