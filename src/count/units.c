/*
 * units.c -- a backtracking count cut into work units.
 *
 * A unit is one way to fill the first few rows of the algorithm's own row order;
 * its sum is what the search finds below. How many rows are filled in advance
 * depends on n and the algorithm only.
 */
#include "base/alloc.h"
#include "base/assert.h"
#include "search/algorithms.h"
#include "search/solver.h"

_Static_assert(NQ_COUNT_MAX_N <= UINT8_MAX + 1, "a column of a path is a byte");

typedef struct {
    const nq_solver *solver;
    uint32_t n;
    uint32_t depth;   // rows that a unit fills in advance
    uint32_t number;  // of units
    void *state;      // of the solver, while the units are cut
    uint8_t *paths;   // number times depth columns
} unit_list;

/** The least number of units: enough to share among threads, few enough that each is
 * worth starting. */
static uint32_t least_units(uint32_t n)
{
    if (n < 10)
        return 1;
    if (n < 16)
        return 64;
    if (n < 18)
        return 200;
    return n == 18 ? 3000 : 50000;
}

/** How many ways there are to fill the first depth rows. */
static uint64_t paths_of_depth(unit_list *u, uint32_t depth)
{
    nq_search *s = u->state;
    u->solver->start(u->state, u->n);
    s->goal = depth;
    u->solver->count(u->state);
    return s->counters.solutions;
}

/** A row more makes less than n times as many units, so there are never too many.
 */
static void choose_depth(unit_list *u)
{
    uint64_t number = 1;
    u->depth = 0;
    while (number < least_units(u->n))
        number = paths_of_depth(u, ++u->depth);
    NQ_ASSERT(u->depth <= u->n && number <= UINT32_MAX);
    u->number = (uint32_t)number;
}

static void list_paths(unit_list *u)
{
    nq_search *s = u->state;
    uint8_t *path = u->paths;
    u->solver->start(u->state, u->n);
    s->goal = u->depth;
    while (u->solver->walk(u->state))
        for (uint32_t d = 0; d < u->depth; d++)
            *path++ = (uint8_t)s->queen[d];
    NQ_ASSERT(path == u->paths + (size_t)u->number * u->depth);
}

static void free_job(void *job)
{
    unit_list *u = job;
    nq_free(u->paths);
    nq_free(u->state);
    nq_free(u);
}

/** The cut into units, without the list of paths. */
static unit_list *cut(const nq_solver *solver, uint32_t n)
{
    unit_list *u = nq_malloc(sizeof *u);
    void *state = nq_malloc(solver->size(n));
    if (!u || !state) {
        nq_free(state);
        nq_free(u);
        return NULL;
    }
    *u = (unit_list){.solver = solver, .n = n, .state = state};
    choose_depth(u);
    return u;
}

static nq_status new_job(const nq_algorithm *algorithm, uint32_t n, uint32_t *units,
                         void **job)
{
    unit_list *u = cut(nq_solver_of(algorithm, n), n);
    if (!u)
        return NQ_E_MEMORY;
    u->paths = nq_malloc((size_t)u->number * u->depth + 1);
    if (!u->paths) {
        free_job(u);
        return NQ_E_MEMORY;
    }
    list_paths(u);
    nq_free(u->state);
    u->state = NULL;
    *units = u->number;
    *job = u;
    return NQ_OK;
}

static nq_status number_of_units(const nq_algorithm *algorithm, uint32_t n,
                                 uint32_t *out)
{
    unit_list *u = cut(nq_solver_of(algorithm, n), n);
    if (!u)
        return NQ_E_MEMORY;
    *out = u->number;
    free_job(u);
    return NQ_OK;
}

static nq_status new_scratch(const void *job, void **scratch)
{
    const unit_list *u = job;
    void *state = nq_malloc(u->solver->size(u->n));
    if (!state)
        return NQ_E_MEMORY;
    *scratch = state;
    return NQ_OK;
}

static nq_status run(const void *job, void *scratch, uint32_t unit, nq_part *out)
{
    const unit_list *u = job;
    nq_search *s = scratch;
    uint32_t path[NQ_COUNT_MAX_N];
    NQ_ASSERT(unit < u->number && u->depth <= NQ_COUNT_MAX_N);
    for (uint32_t d = 0; d < u->depth; d++)
        path[d] = u->paths[(size_t)unit * u->depth + d];
    u->solver->start(scratch, u->n);
    const bool set = u->solver->set_path(scratch, path, u->depth);
    NQ_ASSERT(set);  // a path is free of attacks
    (void)set;
    u->solver->count(scratch);
    *out = (nq_part){s->counters.solutions, s->residue, s->counters.placements};
    return NQ_OK;
}

const nq_counting nq_counting_by_search = {
    .new_job = new_job,
    .units = number_of_units,
    .new_scratch = new_scratch,
    .run = run,
    .free_scratch = nq_free,
    .free_job = free_job,
};
