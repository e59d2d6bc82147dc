/*
 * algorithms.c -- the list of algorithms in menu order, and who can do what.
 */
#include "solver.h"

#include <limits.h>
#include <string.h>

#include "count/fast/fast.h"
#include "base/text.h"

/** What an algorithm takes; a limit of -1 says that it cannot do the task at all.
 */
typedef struct {
    const char *name;
    const nq_solver *solver;  // NULL: it only counts, and has units of its own
    const nq_solver *wide;    // goes on where solver ends; NULL: nobody does
} algorithm;

static const algorithm ALGORITHMS[] = {
    {"board", &nq_solver_board, NULL},
    {"array", &nq_solver_array, NULL},
    {"sieve", &nq_solver_sieve, NULL},
    {"sieve-bits", &nq_solver_sieve_bits, &nq_solver_sieve_bits_wide},
    {"lookup", &nq_solver_lookup, NULL},
    {"bitmask", &nq_solver_bitmask, &nq_solver_bitmask_wide},
    {"fast", NULL, NULL},
};

enum { ALGORITHM_COUNT = sizeof ALGORITHMS / sizeof *ALGORITHMS };

const char *nq_algorithm_name(int i)
{
    return 0 <= i && i < ALGORITHM_COUNT ? ALGORITHMS[i].name : NULL;
}

const char *nq_algorithm_default(nq_task task, int n)
{
    switch (task) {
    case NQ_LIST:
        return "bitmask";
    case NQ_COUNT:
        return n <= NQ_FAST_MAX_N ? "fast" : "bitmask";
    case NQ_TRACE:
        return "board";
    }
    return NULL;
}

static const algorithm *find(const char *name)
{
    for (int i = 0; i < ALGORITHM_COUNT; i++)
        if (strcmp(ALGORITHMS[i].name, name) == 0)
            return &ALGORITHMS[i];
    return NULL;
}

const nq_solver *nq_find_solver(const char *name, uint32_t n)
{
    const algorithm *found = find(name);
    if (!found || !found->solver)
        return NULL;
    return n > found->solver->max_n && found->wide ? found->wide : found->solver;
}

/** The largest board of an algorithm, whatever is done with it. */
static uint32_t largest_board(const algorithm *a)
{
    return !a->solver ? NQ_FAST_MAX_N : a->wide ? a->wide->max_n : a->solver->max_n;
}

static int smaller(uint32_t a, int b)
{
    return (int)a < b ? (int)a : b;
}

nq_status nq_algorithm_limit(const char *name, nq_task task, int *out)
{
    if (!out)
        return NQ_E_NULL;
    const char *standard = nq_algorithm_default(task, INT_MAX);
    if (!standard)
        return NQ_E_RANGE;
    const algorithm *found = find(name ? name : standard);
    if (!found)
        return NQ_E_SOLVER;
    if (!found->solver && task != NQ_COUNT)
        return NQ_E_UNSUPPORTED;
    const uint32_t own = largest_board(found);
    *out = smaller(own, task == NQ_COUNT   ? NQ_COUNT_MAX_N
                        : task == NQ_TRACE ? NQ_TRACE_MAX_N
                                           : (int)own);
    return NQ_OK;
}

nq_status nq_admit(int n, const char *name, nq_task task, const char **out)
{
    int limit;
    const nq_status status = nq_algorithm_limit(name, task, &limit);
    if (status != NQ_OK)
        return status;
    if (n < 0 || n > limit)
        return NQ_E_SIZE;
    *out = name ? name : nq_algorithm_default(task, n);
    return NQ_OK;
}

static const char *const TASK_NAMES[] = {"lists", "counts", "traces"};

/** Only fast ends before the others; those who want more should hear how to go on.
 */
static const char *way_out(nq_task task, int n)
{
    const bool others_go_on = task == NQ_COUNT && n > 0 && n <= NQ_COUNT_MAX_N;
    return others_go_on ? "; bitmask and the other algorithms go on to 27" : "";
}

static void say_too_large(nq_text *text, int n, int limit, const char *name,
                          nq_task task)
{
    nq_text_put(text, "n = ");
    nq_text_put_signed(text, n);
    nq_text_put(text, " is outside 0 to ");
    nq_text_put_signed(text, limit);
    nq_text_put(text, ", the boards that ");
    nq_text_put(text, name);
    nq_text_put_char(text, ' ');
    nq_text_put(text, TASK_NAMES[task]);
    nq_text_put(text, way_out(task, n));
}

static void say_refusal(nq_text *text, int n, const char *name, nq_task task)
{
    const char *shown = name ? name : nq_algorithm_default(task, INT_MAX);
    int limit;
    switch (nq_algorithm_limit(name, task, &limit)) {
    case NQ_E_SOLVER:
        nq_text_put(text, "no algorithm is called ");
        nq_text_put(text, name);
        break;
    case NQ_E_UNSUPPORTED:
        nq_text_put(text, name);
        nq_text_put(text, " only counts; it neither lists nor traces");
        break;
    default:
        if (n < 0 || n > limit)
            say_too_large(text, n, limit, shown, task);
    }
}

nq_status nq_refusal_text(int n, const char *name, nq_task task, size_t room,
                          char *out)
{
    if (!out)
        return NQ_E_NULL;
    if (!nq_algorithm_default(task, 0))
        return NQ_E_RANGE;
    if (room < NQ_REFUSAL_ROOM)
        return NQ_E_ROOM;
    nq_text text = {out, room, 0};
    say_refusal(&text, n, name, task);
    nq_text_end(&text);
    return NQ_OK;
}
