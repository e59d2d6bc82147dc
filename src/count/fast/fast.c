/*
 * fast.c -- counting by joining half boards: units, and what they share.
 *
 * A unit is some row orbits. Neighbours in the list have similar costs, and the cost
 * changes along the list, so unit u of U takes every U-th one, from u on: units are
 * then of nearly the same length. From n = 23 on the orbits are
 * too many to be listed. Unit u takes every U-th one of all row sets, and runs those
 * that stand for an orbit.
 */
#include "fast.h"
#include "search/algorithms.h"

#include "base/alloc.h"
#include "large.h"
#include "pairs.h"
#include "sets.h"
#include "small.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { LISTED_MAX_N = 22 };  // from here on orbits are found one by one

/** What comes last is made where it is used: clearing it takes longer than counting a
 * small board. */
struct nq_fast {
    uint32_t n;
    const nq_kernel *kernel;
    nq_quadrant west[2], east[2];  // upper and lower; east for odd n only
    uint32_t *row_sets;            // one for each orbit, unless these are too many
    uint32_t orbits;
    nq_layout layout;
};

/** Of the scratch memory, a board uses either what works on tables, or `large`. */
struct nq_fast_worker {
    const nq_fast *fast;
    nq_list list[2];
    nq_pairs pairs;
    nq_work work;
    nq_large large;
};

static bool is_small(const nq_fast *fast)
{
    return fast->n < NQ_FAST_MIN_N;
}

static bool is_large(const nq_fast *fast)
{
    return fast->n >= NQ_FAST_LARGE_N;
}

/* ---- What all units share ---------------------------------------------- */

/** Makes both quadrants of a half of the board. */
static nq_status make_quadrants(nq_quadrant *quadrants, const nq_layout *layout,
                                const nq_cells *cells, uint32_t columns)
{
    const nq_status status =
        nq_quadrant_make(&quadrants[UPPER], cells, layout->top, columns);
    if (status != NQ_OK)
        return status;
    return nq_quadrant_make(&quadrants[LOWER], cells + layout->top, layout->bottom,
                            columns);
}

static nq_status make_tables(nq_fast *fast)
{
    const nq_layout *layout = &fast->layout;
    nq_status status =
        make_quadrants(fast->west, layout, layout->west_cells, layout->west);
    if (status == NQ_OK && fast->n % 2)
        status =
            make_quadrants(fast->east, layout, layout->east_cells, layout->east);
    return status;
}

static nq_status list_orbits(nq_fast *fast)
{
    fast->orbits = nq_orbits_list(fast->n, NULL);
    fast->row_sets = nq_malloc(fast->orbits * sizeof *fast->row_sets);
    if (!fast->row_sets)
        return NQ_E_MEMORY;
    nq_orbits_list(fast->n, fast->row_sets);
    return NQ_OK;
}

static nq_status make_all(nq_fast *fast)
{
    nq_status status = NQ_OK;
    if (!is_large(fast)) {
        nq_layout_make(&fast->layout, fast->n, fast->kernel->entry_shift);
        status = make_tables(fast);
    }
    if (status == NQ_OK && fast->n <= LISTED_MAX_N)
        status = list_orbits(fast);
    return status;
}

nq_status nq_fast_new(uint32_t n, nq_fast **out)
{
    return nq_fast_new_with(n, nq_kernel_at(0), out);
}

nq_status nq_fast_new_with(uint32_t n, const nq_kernel *kernel, nq_fast **out)
{
    if (n > NQ_FAST_MAX_N)
        return NQ_E_SIZE;
    nq_fast *fast = nq_malloc(sizeof *fast);
    if (!fast)
        return NQ_E_MEMORY;
    memset(fast, 0, offsetof(nq_fast, layout));
    fast->n = n;
    fast->kernel = kernel;
    const nq_status status = is_small(fast) ? NQ_OK : make_all(fast);
    if (status == NQ_OK)
        *out = fast;
    else
        nq_fast_free(fast);
    return status;
}

void nq_fast_free(nq_fast *fast)
{
    if (!fast)
        return;
    for (int i = 0; i < 2; i++) {
        nq_quadrant_free(&fast->west[i]);
        nq_quadrant_free(&fast->east[i]);
    }
    nq_free(fast->row_sets);
    nq_free(fast);
}

/* ---- What a worker has for itself --------------------------------------- */

static nq_status make_scratch(nq_fast_worker *worker)
{
    const nq_fast *fast = worker->fast;
    nq_status status = NQ_OK;
    if (is_large(fast))
        return nq_large_open(&worker->large, fast->n, fast->kernel,
                             nq_large_tuning_for(fast->n));
    for (int i = 0; i < 2 && status == NQ_OK; i++)
        status = nq_list_open(&worker->list[i], &fast->layout);
    if (status == NQ_OK)
        status = nq_pairs_open(&worker->pairs, &fast->layout, fast->kernel);
    return status;
}

nq_status nq_fast_worker_new(const nq_fast *fast, nq_fast_worker **out)
{
    nq_fast_worker *worker = nq_malloc(sizeof *worker);
    if (!worker)
        return NQ_E_MEMORY;
    memset(worker, 0, offsetof(nq_fast_worker, large));
    worker->fast = fast;
    const nq_status status = is_small(fast) ? NQ_OK : make_scratch(worker);
    if (status == NQ_OK)
        *out = worker;
    else
        nq_fast_worker_free(worker);
    return status;
}

void nq_fast_worker_free(nq_fast_worker *worker)
{
    if (!worker)
        return;
    for (int i = 0; i < 2; i++)
        nq_list_close(&worker->list[i]);
    nq_pairs_close(&worker->pairs);
    if (is_large(worker->fast))
        nq_large_close(&worker->large);
    nq_free(worker);
}

/* ---- Orbits ------------------------------------------------------------ */

/** For even n west halves on the same rows read from below become, by a half-turn, the
 * east halves that list 0 is to have. */
static nq_status make_lists(nq_fast_worker *worker, const nq_orbit *orbit)
{
    const nq_fast *fast = worker->fast;
    const bool odd = fast->n % 2;
    const nq_quadrant *first = odd ? fast->east : fast->west;
    const uint32_t rows =
        odd ? orbit->east_rows : nq_reversed(orbit->east_rows, fast->n);
    const nq_status status = nq_list_make(&worker->list[0], fast->kernel,
                                          &first[UPPER], &first[LOWER], rows);
    if (status != NQ_OK)
        return status;
    return nq_list_make(&worker->list[1], fast->kernel, &fast->west[UPPER],
                        &fast->west[LOWER], orbit->west_rows);
}

/** The residue is added up apart from the sum, so that an overflow or a damaged sum
 * shows. */
static void add_counts(nq_part *unit, uint32_t times, const nq_tally *tally)
{
    unit->cost += tally->decided;
    for (uint32_t w = 1; w <= PAIRS_MAX_WEIGHT; w++) {
        const uint64_t weight = (uint64_t)times * w;
        unit->sum += weight * tally->disjoint[w];
        unit->residue = (uint32_t)((unit->residue + weight * (tally->disjoint[w] %
                                                              NQ_RESIDUE_PRIME)) %
                                   NQ_RESIDUE_PRIME);
    }
}

static nq_status count_pairs(nq_fast_worker *worker, const nq_orbit *orbit,
                             nq_tally *tally)
{
    if (is_large(worker->fast))
        return nq_large_run(&worker->large, orbit, tally);
    nq_status status = make_lists(worker, orbit);
    tally->work.sorted += worker->list[0].count + worker->list[1].count;
    for (uint32_t i = 0; i < orbit->pairings && status == NQ_OK; i++)
        status =
            nq_pairs_count(&worker->pairs, worker->list, &orbit->pairing[i], tally);
    return status;
}

static void add_work(nq_work *sum, const nq_work *more)
{
    sum->sorted += more->sorted;
    sum->tables += more->tables;
    sum->runs += more->runs;
    sum->blocks += more->blocks;
}

static nq_status run_orbit(nq_fast_worker *worker, uint32_t east_rows,
                           nq_part *unit)
{
    nq_orbit orbit;
    nq_tally tally = {0};
    nq_orbit_make(&orbit, worker->fast->n, east_rows);
    const nq_status status = count_pairs(worker, &orbit, &tally);
    if (status == NQ_OK) {
        add_counts(unit, orbit.times, &tally);
        add_work(&worker->work, &tally.work);
    }
    return status;
}

/* ---- Units ------------------------------------------------------------- */

uint32_t nq_fast_units(uint32_t n)
{
    return n < NQ_FAST_MIN_N ? nq_small_units(n) : nq_tuning_units(n);
}

/** The orbits number unit, unit + units, unit + 2 units, ... of the list. */
static nq_status run_listed(nq_fast_worker *worker, uint32_t unit, nq_part *out)
{
    const nq_fast *fast = worker->fast;
    const uint32_t units = nq_fast_units(fast->n);
    nq_status status = NQ_OK;
    for (uint32_t i = unit; i < fast->orbits && status == NQ_OK; i += units)
        status = run_orbit(worker, fast->row_sets[i], out);
    return status;
}

/** The same of all row sets: those of them that stand for an orbit. */
static nq_status run_found(nq_fast_worker *worker, uint32_t unit, nq_part *out)
{
    const uint32_t n = worker->fast->n, units = nq_fast_units(n);
    const uint32_t size = n - n / 2, row_sets = nq_choose(n, size);
    nq_status status = NQ_OK;
    for (uint32_t i = unit; i < row_sets && status == NQ_OK; i += units) {
        const uint32_t east_rows = nq_set_of_rank(size, i);
        if (nq_stands_for_its_orbit(n, east_rows))
            status = run_orbit(worker, east_rows, out);
    }
    return status;
}

nq_status nq_fast_worker_run(nq_fast_worker *worker, uint32_t unit, nq_part *out)
{
    const nq_fast *fast = worker->fast;
    nq_part result = {0};
    nq_status status = NQ_OK;
    if (is_small(fast))
        nq_small_run(fast->n, unit, &result);
    else if (fast->n <= LISTED_MAX_N)
        status = run_listed(worker, unit, &result);
    else
        status = run_found(worker, unit, &result);
    if (status == NQ_OK)
        *out = result;
    return status;
}

nq_work nq_fast_worker_work(const nq_fast_worker *worker)
{
    return worker->work;
}

/* ---- The row of the table of algorithms ---------------------------------- */

static nq_status number_of_units(const nq_algorithm *algorithm, uint32_t n,
                                 uint32_t *out)
{
    (void)algorithm;
    *out = nq_fast_units(n);
    return NQ_OK;
}

static nq_status new_job(const nq_algorithm *algorithm, uint32_t n, uint32_t *units,
                         void **job)
{
    nq_fast *fast;
    const nq_status status = nq_fast_new(n, &fast);
    if (status != NQ_OK)
        return status;
    *job = fast;
    return number_of_units(algorithm, n, units);
}

static nq_status new_scratch(const void *job, void **scratch)
{
    nq_fast_worker *worker;
    const nq_status status = nq_fast_worker_new(job, &worker);
    if (status == NQ_OK)
        *scratch = worker;
    return status;
}

static nq_status run(const void *job, void *scratch, uint32_t unit, nq_part *out)
{
    (void)job;  // the worker knows it
    return nq_fast_worker_run(scratch, unit, out);
}

static nq_status run_rows(const void *job, void *scratch, uint32_t rows,
                          nq_part *out)
{
    const nq_fast *fast = job;
    nq_part result = {0};
    if (is_small(fast))
        return NQ_E_UNSUPPORTED;
    if (rows >> fast->n || nq_size(rows) != fast->n - fast->n / 2)
        return NQ_E_RANGE;
    const nq_status status = run_orbit(scratch, rows, &result);
    if (status == NQ_OK)
        *out = result;
    return status;
}

static void free_scratch(void *scratch)
{
    nq_fast_worker_free(scratch);
}

static void free_job(void *job)
{
    nq_fast_free(job);
}

const nq_counting nq_counting_by_halves = {
    .new_job = new_job,
    .units = number_of_units,
    .new_scratch = new_scratch,
    .run = run,
    .run_rows = run_rows,
    .free_scratch = free_scratch,
    .free_job = free_job,
};
