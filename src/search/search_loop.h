/*
 * search_loop.h -- the backtracking loop, written once.
 *
 * A solver's file defines its own state and a few small functions, and then
 * includes this file, which weaves them into one loop and makes three programs
 * of it at compile time:
 *
 *     count   runs to the end; keeps nothing but sums
 *     walk    stops at each solution
 *     tell    stops after any event, and knows everything about it
 *
 * so that counting pays nothing for telling, and what is told is what runs:
 *
 *     enter --> test --free--> place --> mark --> enter the next row
 *       |        ^  |                              |
 *       |        |  +-- refused: next column       +-- all rows filled: solution
 *       |        |                                              |
 *       +--------+--<-- remove <-- leave <----------------------+
 *
 * The solver's file provides
 *
 *     state                         a struct that begins with an nq_search
 *     lay_out(s, block, used, n)    carve its arrays
 *     clear(s)                      an empty board
 *     row_of(n, depth)              the row that is filled at a depth
 *     open_row(s, depth)            get ready to try the columns of a row
 *     next_column(s, depth)         move queen[depth] to the next column to test,
 *                                   or say false
 *     skip_to(s, depth, column)     as if all columns before had been tried
 *     verdict(s, depth, by)         whether the cell at queen[depth] is free, or
 *                                   along which line it is attacked, and by which
 *                                   queen, told by her depth
 *     put(s, depth)                 set the queen at queen[depth]
 *     take(s, depth)                take her back
 *     mark(s, depth)                strike out what she attacks in rows to come
 *     images(s)                     how many solutions a full board stands for
 *     is_struck(s, depth, row, column)
 *                                   whether a cell of a row to come is struck out
 *                                   when depth queens are on the board
 *
 * and the macros MAX_N, STRIKES (whether it tells of marks), DERIVES (whether
 * it flips boards instead of searching for their images), SOLVER.
 */
#include "solver.h"

enum mode { COUNT, WALK, TELL };

#define ALWAYS_INLINE static inline __attribute__((always_inline))

/** What is not worth its room in a file that people download: telling waits for the
 * listener, and the rest runs once. */
#if defined(__wasm__)
#define SMALL __attribute__((minsize))
#else
#define SMALL
#endif

/** Put away what the loop keeps in registers, and remember where it was. */
#define PAUSE(place)                                                               \
    b->depth = depth, b->did.placements = placements, b->at = NQ_AT_##place

/** Stop here if the listener waits for this very event. */
#define TELLING(event, kind)                                                       \
    if (mode == TELL && nq_search_heard(b, kind)) {                                \
        PAUSE(event);                                                              \
        return true;                                                               \
    }                                                                              \
    after_##event:

/** Returns true when it stopped in between, false when the search is over. */
SMALL ALWAYS_INLINE bool search(state *const s, const enum mode mode)
{
    nq_search *const b = &s->base;
    const uint32_t goal = b->goal, floor = b->floor;
    uint64_t placements = b->did.placements;
    uint32_t depth = b->depth;
    nq_refusal why = b->refusal;

    switch (mode == COUNT ? NQ_AT_START : b->at) {  // a count never stops halfway
    case NQ_AT_START:
        break;
    case NQ_AT_ENTER:
        goto after_ENTER;
    case NQ_AT_TEST:
        goto after_TEST;
    case NQ_AT_PLACE:
        goto after_PLACE;
    case NQ_AT_MARK:
        goto after_MARK;
    case NQ_AT_REMOVE:
        goto after_REMOVE;
    case NQ_AT_SOLUTION:
        goto after_SOLUTION;
    case NQ_AT_LEAVE:
        goto after_LEAVE;
    default:  // NQ_AT_END
        return false;
    }

enter:
    if (mode == TELL && b->events >= b->snapshot_at) {
        PAUSE(START);
        return true;
    }
    if (mode != COUNT)
        b->nodes[depth]++;
    if (mode == TELL)
        b->untouched = true;
    TELLING(ENTER, NQ_KIND_ENTER);
    if (depth == goal)
        goto solution;
    open_row(s, depth);

next:
    if (!next_column(s, depth))
        goto leave;
    if (mode != COUNT)
        b->did.tests++;
    why.verdict = verdict(s, depth, &why.by);
    if (mode == TELL)
        b->refusal = why;
    TELLING(TEST, why.verdict == NQ_VERDICT_FREE ? NQ_KIND_FREE : NQ_KIND_REFUSED);
    if (why.verdict != NQ_VERDICT_FREE)
        goto next;

    put(s, depth);
    placements++;
    TELLING(PLACE, NQ_KIND_PLACE);
    mark(s, depth);
    if (STRIKES) {
        TELLING(MARK, NQ_KIND_MARK);
    }
    depth++;
    if (mode == COUNT && depth < goal) {  // nothing to tell of entering: what put()
        open_row(s, depth);               // wrote is still in registers here
        goto next;
    }
    goto enter;

solution:
    b->image = 0;
    if (mode == COUNT) {
        nq_search_found(b, goal == b->n ? images(s) : 1);
        goto leave;
    }
another_image:
    nq_search_found(b, 1);
    if (mode == WALK || nq_search_heard(b, NQ_KIND_SOLUTION)) {
        PAUSE(SOLUTION);
        return true;
    }
after_SOLUTION:
    if (goal == b->n && ++b->image < images(s))
        goto another_image;

leave:
    TELLING(LEAVE,
            b->untouched && depth < goal ? NQ_KIND_LEAVE_EMPTY : NQ_KIND_LEAVE);
    if (depth == floor) {
        PAUSE(END);
        return false;
    }
    depth--;
    take(s, depth);
    if (mode != COUNT)
        b->did.removals++;
    if (mode == TELL)
        b->untouched = false;
    TELLING(REMOVE, NQ_KIND_REMOVE);
    goto next;
}

SMALL static size_t size(uint32_t n)
{
    state measured;
    size_t used = sizeof measured;
    nq_search_carve(&measured.base, NULL, &used, n);
    lay_out(&measured, NULL, &used, n);
    return used;
}

SMALL static void start(void *memory, uint32_t n)
{
    state *s = memory;
    size_t used = sizeof *s;
    nq_search_carve(&s->base, memory, &used, n);
    lay_out(s, memory, &used, n);
    nq_search_reset(&s->base, n);
    clear(s);
}

/** Put the queens of a path on the empty board; they are never taken back. */
SMALL static bool seat(void *memory, const uint32_t *path, uint32_t depth)
{
    state *s = memory;
    uint32_t by;
    for (uint32_t d = 0; d < depth; d++) {
        open_row(s, d);
        skip_to(s, d, path[d]);
        if (!next_column(s, d) || s->base.queen[d] != path[d] ||
            verdict(s, d, &by) != NQ_VERDICT_FREE)
            return false;
        put(s, d);
        mark(s, d);
    }
    s->base.depth = s->base.floor = depth;
    return true;
}

static bool walk(void *memory)
{
    return search(memory, WALK);
}

static void count(void *memory)
{
    search(memory, COUNT);
}

SMALL static bool tell(void *memory)
{
    return search(memory, TELL);
}

SMALL static bool struck(const void *memory, uint32_t depth, uint32_t row,
                         uint32_t column)
{
    return is_struck(memory, depth, row, column);
}

const nq_solver SOLVER = {
    .max_n = MAX_N,
    .strikes_cells = STRIKES,
    .derives_images = DERIVES,
    .size = size,
    .start = start,
    .seat = seat,
    .walk = walk,
    .count = count,
    .tell = tell,
    .row_of = row_of,
    .struck = struck,
};
