/*
 * count.c -- counting as a sum over work units, whoever runs them.
 */
#include "base/alloc.h"
#include "count/fast/fast.h"
#include "search/solver.h"
#include "units.h"

/** Changes whenever the cut into units, or what a unit holds, changes. */
static const char ENGINE_VERSION[] = "1";

struct nq_count_job {
    uint32_t units;
    nq_units *searched;  // for the backtrackers, or
    nq_fast *joined;     // for fast
};

const char *nq_engine_version(void)
{
    return ENGINE_VERSION;
}

static nq_status open_units(nq_count_job *job, uint32_t n, const nq_solver *solver)
{
    nq_status status;
    if (solver) {
        status = nq_units_open(solver, n, &job->searched);
        if (status == NQ_OK)
            job->units = nq_units_number(job->searched);
    } else {
        status = nq_fast_open(n, &job->joined);
        job->units = nq_fast_units(n);
    }
    return status;
}

nq_status nq_count_open(int n, const char *algorithm, nq_count_job **out)
{
    if (!out)
        return NQ_E_NULL;
    const char *name;
    nq_status status = nq_admit(n, algorithm, NQ_COUNT, &name);
    if (status != NQ_OK)
        return status;

    nq_count_job *job = nq_malloc(sizeof *job);
    if (!job)
        return NQ_E_MEMORY;
    *job = (nq_count_job){0};
    status = open_units(job, (uint32_t)n, nq_find_solver(name, (uint32_t)n));
    if (status != NQ_OK) {
        nq_free(job);
        return status;
    }
    *out = job;
    return NQ_OK;
}

nq_status nq_count_number(int n, const char *algorithm, uint32_t *out)
{
    if (!out)
        return NQ_E_NULL;
    const char *name;
    const nq_status status = nq_admit(n, algorithm, NQ_COUNT, &name);
    if (status != NQ_OK)
        return status;
    const nq_solver *solver = nq_find_solver(name, (uint32_t)n);
    if (solver)
        return nq_units_count(solver, (uint32_t)n, out);
    *out = nq_fast_units((uint32_t)n);
    return NQ_OK;
}

nq_status nq_count_units(const nq_count_job *job, uint32_t *out)
{
    if (!job || !out)
        return NQ_E_NULL;
    *out = job->units;
    return NQ_OK;
}

nq_status nq_count_run(nq_count_job *job, uint32_t unit, nq_unit *out)
{
    if (!job || !out)
        return NQ_E_NULL;
    if (unit >= job->units)
        return NQ_E_RANGE;
    if (job->joined)
        return nq_fast_run(job->joined, unit, out);
    nq_units_run(job->searched, unit, out);
    return NQ_OK;
}

void nq_count_close(nq_count_job *job)
{
    if (!job)
        return;
    if (job->searched)
        nq_units_close(job->searched);
    if (job->joined)
        nq_fast_close(job->joined);
    nq_free(job);
}

nq_status nq_unit_add(const nq_unit *part, nq_unit *total)
{
    if (!part || !total)
        return NQ_E_NULL;
    const nq_unit sum = {
        .sum = total->sum + part->sum,
        .residue = (uint32_t)(((uint64_t)total->residue + part->residue) %
                              NQ_RESIDUE_PRIME),
        .cost = total->cost + part->cost,
    };
    if (part->sum % NQ_RESIDUE_PRIME != part->residue || sum.sum < part->sum ||
        sum.sum % NQ_RESIDUE_PRIME != sum.residue)
        return NQ_E_OVERFLOW;
    *total = sum;
    return NQ_OK;
}

static nq_status run_all(nq_count_job *job, nq_unit *total)
{
    for (uint32_t unit = 0; unit < job->units; unit++) {
        nq_unit part;
        nq_status status = nq_count_run(job, unit, &part);
        if (status == NQ_OK)
            status = nq_unit_add(&part, total);
        if (status != NQ_OK)
            return status;
    }
    return NQ_OK;
}

nq_status nq_count(int n, const char *algorithm, uint64_t *out)
{
    if (!out)
        return NQ_E_NULL;
    nq_count_job *job;
    nq_unit total = {0};
    nq_status status = nq_count_open(n, algorithm, &job);
    if (status != NQ_OK)
        return status;
    status = run_all(job, &total);
    nq_count_close(job);
    if (status == NQ_OK)
        *out = total.sum;
    return status;
}
