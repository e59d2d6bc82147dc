/*
 * algorithms.c -- the table of algorithms in menu order, and the limits of each.
 */
#include "algorithms.h"

#include <limits.h>
#include <string.h>

#include "base/assert.h"
#include "count/fast/fast.h"
#include "count/fast/tuning.h"
#include "solver.h"

enum { LARGEST = 1024, MATRIX_LARGEST = 256 };

/* A build for boards alone (emscripten.cmake) leaves out what is only for large counts:
 * "fast" counts small boards there, in the same units. */
#ifdef NQ_BOARDS_ONLY
enum { FAST_MAX_N = NQ_FAST_MIN_N - 1 };
#define FAST_COUNTING nq_counting_small
#define BEYOND_FAST "bitmask"
#else
enum { FAST_MAX_N = NQ_FAST_MAX_N };
#define FAST_COUNTING nq_counting_by_halves
#define BEYOND_FAST "fast"
#endif

static const nq_algorithm ALGORITHMS[] = {
    {
        .name = "board",
        .id = 0,
        .traits = NQ_TRAIT_ORDERED | NQ_TRAIT_TESTS,
        .max_n = LARGEST,
        .solver = &nq_solver_board,
        .counting = &nq_counting_by_search,
    },
    {
        .name = "array",
        .id = 1,
        .traits = NQ_TRAIT_ORDERED | NQ_TRAIT_TESTS,
        .max_n = LARGEST,
        .solver = &nq_solver_array,
        .counting = &nq_counting_by_search,
    },
    {
        .name = "sieve",
        .id = 2,
        .traits = NQ_TRAIT_ORDERED,
        .max_n = MATRIX_LARGEST,
        .solver = &nq_solver_sieve,
        .counting = &nq_counting_by_search,
    },
    {
        .name = "sieve-bits",
        .id = 3,
        .traits = NQ_TRAIT_LAST_ROW_SECOND,
        .max_n = LARGEST,
        .solver = &nq_solver_sieve_bits,
        .wide = &nq_solver_sieve_bits_wide,
        .counting = &nq_counting_by_search,
    },
    {
        .name = "lookup",
        .id = 4,
        .traits = NQ_TRAIT_ORDERED | NQ_TRAIT_TESTS,
        .max_n = LARGEST,
        .solver = &nq_solver_lookup,
        .counting = &nq_counting_by_search,
    },
    {
        .name = "bitmask",
        .id = 5,
        .traits = NQ_TRAIT_ORDERED,
        .max_n = LARGEST,
        .solver = &nq_solver_bitmask,
        .wide = &nq_solver_bitmask_wide,
        .counting = &nq_counting_by_search,
    },
    {
        .name = "dancing-links",
        .id = 7,
        .traits = NQ_TRAIT_CHOOSES_ROWS,
        .max_n = MATRIX_LARGEST,
        .solver = &nq_solver_dancing_links,
        .counting = &nq_counting_by_search,
    },
    {
        .name = "fast",
        .id = 6,
        .max_n = FAST_MAX_N,
        .counting = &FAST_COUNTING,
    },
};

enum { ALGORITHM_COUNT = sizeof ALGORITHMS / sizeof *ALGORITHMS };

const nq_algorithm *nq_algorithm_at(int i)
{
    return 0 <= i && i < ALGORITHM_COUNT ? &ALGORITHMS[i] : NULL;
}

const char *nq_algorithm_name(int i)
{
    const nq_algorithm *algorithm = nq_algorithm_at(i);
    return algorithm ? algorithm->name : NULL;
}

uint32_t nq_traits_of(const nq_algorithm *algorithm)
{
    const nq_solver *solver = algorithm->solver;
    uint32_t traits = algorithm->traits | NQ_TRAIT_COUNTS;
    if (!solver)
        return traits;
    traits |= NQ_TRAIT_LISTS | NQ_TRAIT_TRACES;
    if (solver->strikes_cells)
        traits |= NQ_TRAIT_STRIKES;
    return traits | (solver->derives_images ? NQ_TRAIT_DERIVES : NQ_TRAIT_MIRRORS);
}

nq_status nq_algorithm_traits(int i, int *id, uint32_t *traits)
{
    if (!id || !traits)
        return NQ_E_NULL;
    const nq_algorithm *algorithm = nq_algorithm_at(i);
    if (!algorithm)
        return NQ_E_RANGE;
    *id = algorithm->id;
    *traits = nq_traits_of(algorithm);
    return NQ_OK;
}

const char *nq_algorithm_default(int n, nq_task task)
{
    switch (task) {
    case NQ_TASK_LIST:
        return "bitmask";
    case NQ_TASK_COUNT:
        return n > FAST_MAX_N ? BEYOND_FAST : "fast";
    case NQ_TASK_TRACE:
        return "board";
    }
    return NULL;
}

const nq_algorithm *nq_find_algorithm(const char *name)
{
    for (int i = 0; i < ALGORITHM_COUNT; i++)
        if (strcmp(ALGORITHMS[i].name, name) == 0)
            return &ALGORITHMS[i];
    return NULL;
}

const nq_solver *nq_solver_of(const nq_algorithm *algorithm, uint32_t n)
{
    NQ_ASSERT(algorithm->solver);
    const bool beyond = n > algorithm->solver->max_n;
    const nq_solver *solver = beyond ? algorithm->wide : algorithm->solver;
    // The row promises no larger board than its solvers take.
    NQ_ASSERT(solver && n <= solver->max_n);
    return solver;
}

/** The largest board that a task is done for, by whatever algorithm. */
static uint32_t largest_board(nq_task task)
{
    switch (task) {
    case NQ_TASK_COUNT:
        return NQ_COUNT_MAX_N;
    case NQ_TASK_TRACE:
        return NQ_TRACE_MAX_N;
    default:
        return LARGEST;
    }
}

/** An algorithm and the largest board for which it does a task. */
static nq_status find_for(const char *name, nq_task task, const nq_algorithm **out,
                          uint32_t *limit)
{
    const char *standard = nq_algorithm_default(INT_MAX, task);
    if (!standard)
        return NQ_E_RANGE;
    const nq_algorithm *found = nq_find_algorithm(name ? name : standard);
    if (!found)
        return NQ_E_ALGORITHM;
    if (!found->solver && task != NQ_TASK_COUNT)
        return NQ_E_UNSUPPORTED;
    const uint32_t most = largest_board(task);
    *limit = found->max_n < most ? found->max_n : most;
    *out = found;
    return NQ_OK;
}

nq_status nq_algorithm_limit(const char *algorithm, nq_task task, int *out)
{
    if (!out)
        return NQ_E_NULL;
    const nq_algorithm *found;
    uint32_t limit;
    const nq_status status = find_for(algorithm, task, &found, &limit);
    if (status == NQ_OK)
        *out = (int)limit;
    return status;
}

_Static_assert(NQ_FAST_MAX_N <= NQ_COUNT_MAX_N, "the default for every n has room");
_Static_assert(NQ_TRACE_MAX_N <= MATRIX_LARGEST, "every algorithm can be traced");

nq_status nq_admit(int n, const char *name, nq_task task, const nq_algorithm **out)
{
    const nq_algorithm *found;
    uint32_t limit;
    const nq_status status = find_for(name, task, &found, &limit);
    if (status != NQ_OK)
        return status;
    if (n < 0 || (uint32_t)n > limit)
        return NQ_E_SIZE;
    *out = name ? found : nq_find_algorithm(nq_algorithm_default(n, task));
    return NQ_OK;
}
