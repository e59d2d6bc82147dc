/*
 * units.c -- see units.h.
 */
#include "units.h"

#include "base/alloc.h"
#include "base/assert.h"

_Static_assert(NQ_COUNT_MAX_N <= UINT8_MAX + 1, "a column of a path is a byte");

struct nq_units {
    const nq_solver *solver;
    uint32_t n;
    uint32_t depth;   // rows that a unit fills in advance
    uint32_t number;  // of units
    void *state;      // of the solver
    uint8_t *paths;   // number times depth columns
};

/** How many units we would like: enough to share, not so many that they are tiny.
 */
static uint32_t wanted(uint32_t n)
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
static uint64_t paths_of_depth(nq_units *u, uint32_t depth)
{
    nq_search *s = u->state;
    u->solver->start(u->state, u->n);
    s->goal = depth;
    u->solver->count(u->state);
    return s->did.solutions;
}

/** A row more makes less than n times as many units, so there are never too many.
 */
static void choose_depth(nq_units *u)
{
    uint64_t number = 1;
    u->depth = 0;
    while (number < wanted(u->n))
        number = paths_of_depth(u, ++u->depth);
    u->number = (uint32_t)number;
}

static void list_paths(nq_units *u)
{
    nq_search *s = u->state;
    uint8_t *path = u->paths;
    u->solver->start(u->state, u->n);
    s->goal = u->depth;
    while (u->solver->walk(u->state))
        for (uint32_t d = 0; d < u->depth; d++)
            *path++ = (uint8_t)s->queen[d];
}

/** The cut into units, without the list of paths. */
static nq_status prepare(const nq_solver *solver, uint32_t n, nq_units **out)
{
    nq_units *u = nq_malloc(sizeof *u);
    void *state = nq_malloc(solver->size(n));
    if (!u || !state) {
        nq_free(state);
        nq_free(u);
        return NQ_E_MEMORY;
    }
    *u = (nq_units){.solver = solver, .n = n, .state = state};
    choose_depth(u);
    *out = u;
    return NQ_OK;
}

nq_status nq_units_open(const nq_solver *solver, uint32_t n, nq_units **out)
{
    nq_units *u;
    if (prepare(solver, n, &u) != NQ_OK)
        return NQ_E_MEMORY;
    u->paths = nq_malloc((size_t)u->number * u->depth + 1);
    if (!u->paths) {
        nq_units_close(u);
        return NQ_E_MEMORY;
    }
    list_paths(u);
    *out = u;
    return NQ_OK;
}

nq_status nq_units_count(const nq_solver *solver, uint32_t n, uint32_t *out)
{
    nq_units *u;
    if (prepare(solver, n, &u) != NQ_OK)
        return NQ_E_MEMORY;
    *out = u->number;
    nq_units_close(u);
    return NQ_OK;
}

uint32_t nq_units_number(const nq_units *u)
{
    return u->number;
}

void nq_units_run(nq_units *u, uint32_t unit, nq_unit *out)
{
    nq_search *s = u->state;
    uint32_t path[NQ_COUNT_MAX_N];
    NQ_ASSERT(unit < u->number && u->depth <= NQ_COUNT_MAX_N);
    for (uint32_t d = 0; d < u->depth; d++)
        path[d] = u->paths[(size_t)unit * u->depth + d];
    u->solver->start(u->state, u->n);
    u->solver->seat(u->state, path, u->depth);
    u->solver->count(u->state);
    *out = (nq_unit){s->did.solutions, s->residue, s->did.placements};
}

void nq_units_close(nq_units *u)
{
    nq_free(u->paths);
    nq_free(u->state);
    nq_free(u);
}
