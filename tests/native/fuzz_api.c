/*
 * fuzz_api.c -- any sequence of calls gives what a simple model says.
 *
 * The bytes are a list of calls on a few handles that are open at the same time:
 * walks, traces and progresses; and puzzles, which live for one call. The model of a walk is how many solutions it has
 * handed out, that of a trace is its position, that of a progress is the set of
 * units that were entered.
 */
#include "fuzz.h"

enum { SLOTS = 3, LARGEST = 6, UNITS = 256 };

static const uint64_t SOLUTIONS[LARGEST + 1] = {1, 1, 0, 0, 2, 10, 4};

typedef struct {
    nq_iter *iter;
    int n;
    uint64_t handed_out;
    uint32_t last[LARGEST];
    bool lexicographic;
} walk;

typedef struct {
    nq_trace *trace;
    int n;
    uint64_t position;
} trace_slot;

typedef struct {
    nq_checkpoint *progress;
    uint32_t units;
    bool has_mirrors;
    bool entered[UNITS];
    uint32_t sums[UNITS];
    uint64_t sum;
} record;

typedef struct {
    walk walks[SLOTS];
    trace_slot trace_slots[SLOTS];
    record records[SLOTS];
} world;

/* ---- Walks ---------------------------------------------------------------- */

static void open_walk(walk *w, choices *c)
{
    const int n = (int)choose(c, LARGEST + 2) - 1;
    const char *name = choose_algorithm(c);
    nq_iter *iter = NULL;
    const nq_status status = nq_iter_new(n, name, &iter);
    HOLD((status == NQ_OK) == (iter != NULL));
    if (status != NQ_OK)
        return;
    HOLD(n >= 0 && has_trait(name, "bitmask", NQ_TRAIT_LISTS));
    nq_iter_free(w->iter);
    *w = (walk){.iter = iter, .n = n};
    w->lexicographic = has_trait(name, "bitmask", NQ_TRAIT_ORDERED);
}

static bool is_larger(const uint32_t *a, const uint32_t *b, int n)
{
    int i = 0;
    while (i < n && a[i] == b[i])
        i++;
    return i < n && a[i] > b[i];
}

static void step_walk(walk *w)
{
    uint32_t columns[LARGEST] = {0};
    bool right;
    const nq_status status = nq_iter_next(w->iter, columns);
    if (!w->iter) {
        HOLD(status == NQ_E_NULL);
        return;
    }
    HOLD(status == (w->handed_out < SOLUTIONS[w->n] ? NQ_OK : NQ_DONE));
    if (status != NQ_OK)
        return;
    HOLD(nq_check(columns, w->n, &right) == NQ_OK && right);
    HOLD(!w->lexicographic || !w->handed_out || is_larger(columns, w->last, w->n));
    memcpy(w->last, columns, sizeof columns);
    w->handed_out++;
}

static void close_walk(walk *w)
{
    nq_iter_free(w->iter);
    *w = (walk){0};
}

/* ---- Traces --------------------------------------------------------------- */

static void open_trace_slot(trace_slot *s, choices *c)
{
    const int n = (int)choose(c, LARGEST);
    nq_trace *trace = NULL;
    const nq_status status =
        nq_trace_new(n, choose_algorithm(c), (nq_level)choose(c, 4), &trace);
    HOLD((status == NQ_OK) == (trace != NULL));
    if (status != NQ_OK)
        return;
    nq_trace_free(s->trace);
    *s = (trace_slot){trace, n, 0};
}

static void move_trace_slot(trace_slot *s, choices *c)
{
    nq_event event;
    if (!s->trace)
        return;
    const uint32_t way = choose(c, 3), far = choose(c, 255) * 3;
    const uint64_t target = way == 0   ? s->position + 1
                            : way == 1 ? s->position - 1
                                       : far + 1;
    const nq_status status = way == 0   ? nq_trace_next(s->trace, &event)
                             : way == 1 ? nq_trace_previous(s->trace, &event)
                                        : nq_trace_at(s->trace, far, &event);
    uint64_t position, length;
    if (status == NQ_OK)
        s->position = target;
    HOLD(nq_trace_position(s->trace, &position) == NQ_OK &&
         position == s->position);
    HOLD(nq_trace_length(s->trace, UINT64_MAX, &length) == NQ_OK);
    const nq_variable *variables;
    size_t count;
    HOLD(nq_trace_variables(s->trace, &variables, &count) == NQ_OK && count >= 3);
    HOLD(nq_trace_position(s->trace, &position) == NQ_OK &&
         position == s->position);
    HOLD((status == NQ_OK) == (target >= 1 && target <= length && s->n >= 0));
    HOLD(status != NQ_OK || event.counters.placements >= event.counters.removals);
}

static void close_trace_slot(trace_slot *s)
{
    nq_trace_free(s->trace);
    *s = (trace_slot){0};
}

/* ---- Progresses ----------------------------------------------------------- */

static void open_record(record *r, choices *c)
{
    nq_checkpoint *progress = NULL;
    uint32_t units = 0;
    const int n = (int)choose(c, 11);
    const char *name = choose_algorithm(c);
    const nq_status status = nq_checkpoint_new(n, name, &progress);
    HOLD((status == NQ_OK) == (progress != NULL));
    HOLD((nq_count_units(n, name, &units) == NQ_OK) == (status == NQ_OK));
    if (status != NQ_OK)
        return;
    nq_checkpoint_free(r->progress);
    *r = (record){.progress = progress, .units = units};
    r->has_mirrors = has_trait(name, "fast", NQ_TRAIT_MIRRORS);
}

static bool contradicts_mirror(const record *r, uint32_t unit, uint32_t sum)
{
    const uint32_t image = r->units - 1 - unit;
    return r->has_mirrors && r->entered[image] && r->sums[image] != sum;
}

static void enter_unit(record *r, choices *c)
{
    if (!r->progress)
        return;
    const uint32_t unit = choose(c, UNITS), sum = choose(c, 7);
    const nq_part part = {sum, sum + (choose(c, 8) == 0), 1};
    uint64_t before;
    const bool known = nq_checkpoint_sum(r->progress, unit, &before) == NQ_OK;
    const nq_status status = nq_checkpoint_add(r->progress, unit, &part);
    nq_part total;
    HOLD(unit >= r->units || known == r->entered[unit]);
    if (status == NQ_OK) {
        HOLD(unit < r->units && !known && part.residue == part.sum);
        HOLD(!contradicts_mirror(r, unit, sum));
        r->entered[unit] = true;
        r->sums[unit] = sum;
        r->sum += sum;
    } else {
        HOLD(unit >= r->units || known || part.residue != part.sum ||
             contradicts_mirror(r, unit, sum));
        HOLD(status != NQ_DONE || before == sum);
    }
    HOLD(nq_checkpoint_total(r->progress, &total) == NQ_OK && total.sum == r->sum);
}

static void close_record(record *r)
{
    nq_checkpoint_free(r->progress);
    *r = (record){0};
}

/* ---- Puzzles of regions ---------------------------------------------------- */

/** Any regions, queens and crosses: what hints, grades and deductions say agrees. */
static void reason(choices *c)
{
    const int n = (int)choose(c, LARGEST + 1);
    uint32_t regions[LARGEST * LARGEST] = {0}, position = 0, steps = 0;
    nq_puzzle *puzzle = NULL;
    nq_deduction *deduction = NULL;
    nq_grading grading;
    nq_hint hint;
    HOLD(nq_puzzle_new(n, "regions", &puzzle) == NQ_OK);
    for (int cell = 0; cell < n * n; cell++)
        regions[cell] = choose(c, (uint32_t)n);
    HOLD(nq_puzzle_paint(puzzle, regions) == NQ_OK);
    for (uint32_t i = choose(c, 6); n && i > 0; i--) {
        const int row = (int)choose(c, (uint32_t)n),
                  column = (int)choose(c, (uint32_t)n);
        HOLD((choose(c, 3) ? nq_puzzle_cross : nq_puzzle_give)(puzzle, row,
                                                               column) == NQ_OK);
    }
    HOLD(nq_puzzle_grade(puzzle, 0, &grading) == NQ_OK);
    HOLD(nq_deduction_new(puzzle, &deduction) == NQ_OK);
    while (nq_deduction_next(deduction, 0, &hint) == NQ_OK)
        steps++;
    HOLD(nq_deduction_position(deduction, &position) == NQ_OK && position == steps);
    const bool stopped =
        steps && (hint.kind < NQ_HINT_LAST || hint.kind >= NQ_HINT_WRONG_CROSS);
    HOLD(stopped == (grading.solutions != 1));
    HOLD(!stopped || grading.solutions == (hint.kind == NQ_HINT_SEVERAL ? 2 : 0));
    uint64_t count;
    HOLD(nq_puzzle_count(puzzle, 2, 0, &count) == NQ_OK &&
         count == grading.solutions);
    nq_deduction_free(deduction);
    nq_puzzle_free(puzzle);
}

/* ---- The sequence of calls ------------------------------------------------ */

static void one_call(world *w, choices *c)
{
    const uint32_t call = choose(c, 11), slot = choose(c, SLOTS);
    switch (call) {
    case 0:
        open_walk(&w->walks[slot], c);
        break;
    case 1:
    case 2:
        step_walk(&w->walks[slot]);
        break;
    case 3:
        close_walk(&w->walks[slot]);
        break;
    case 4:
        open_trace_slot(&w->trace_slots[slot], c);
        break;
    case 5:
    case 6:
        move_trace_slot(&w->trace_slots[slot], c);
        break;
    case 7:
        open_record(&w->records[slot], c);
        break;
    case 8:
        enter_unit(&w->records[slot], c);
        break;
    case 9:
        reason(c);
        break;
    default:
        close_trace_slot(&w->trace_slots[slot]);
        close_record(&w->records[slot]);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    choices c = {data, size < 400 ? size : 400};
    world w = {0};
    while (c.left)
        one_call(&w, &c);
    for (int slot = 0; slot < SLOTS; slot++) {
        close_walk(&w.walks[slot]);
        close_trace_slot(&w.trace_slots[slot]);
        close_record(&w.records[slot]);
    }
    return 0;
}
