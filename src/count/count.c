/*
 * count.c -- counting as a sum over work units.
 */
#include "base/alloc.h"
#include "base/assert.h"
#include "search/algorithms.h"

/** Changes whenever the cut into units, or what a unit holds, changes. */
static const char ENGINE_VERSION[] = "1";

/** Nothing changes an open job but the worker of its own. */
struct nq_count_job {
    const nq_counting *counting;
    uint32_t units;
    void *work;            // of the way of counting
    nq_count_worker *own;  // for nq_count_job_run(), from its first call on
};

struct nq_count_worker {
    const nq_count_job *job;
    void *scratch;  // of the way of counting
};

const char *nq_engine_version(void)
{
    return ENGINE_VERSION;
}

nq_status nq_count_units(int n, const char *algorithm, uint32_t *out)
{
    if (!out)
        return NQ_E_NULL;
    const nq_algorithm *row;
    const nq_status status = nq_admit(n, algorithm, NQ_TASK_COUNT, &row);
    if (status != NQ_OK)
        return status;
    return row->counting->units(row, (uint32_t)n, out);
}

nq_status nq_count_job_new(int n, const char *algorithm, nq_count_job **out)
{
    if (!out)
        return NQ_E_NULL;
    const nq_algorithm *row;
    nq_status status = nq_admit(n, algorithm, NQ_TASK_COUNT, &row);
    if (status != NQ_OK)
        return status;
    nq_count_job *job = nq_malloc(sizeof *job);
    if (!job)
        return NQ_E_MEMORY;
    *job = (nq_count_job){.counting = row->counting};
    status = job->counting->new_job(row, (uint32_t)n, &job->units, &job->work);
    if (status != NQ_OK) {
        nq_free(job);
        return status;
    }
    *out = job;
    return NQ_OK;
}

nq_status nq_count_job_units(const nq_count_job *job, uint32_t *out)
{
    if (!job || !out)
        return NQ_E_NULL;
    *out = job->units;
    return NQ_OK;
}

nq_status nq_count_worker_new(const nq_count_job *job, nq_count_worker **out)
{
    if (!job || !out)
        return NQ_E_NULL;
    nq_count_worker *worker = nq_malloc(sizeof *worker);
    if (!worker)
        return NQ_E_MEMORY;
    *worker = (nq_count_worker){.job = job};
    const nq_status status =
        job->counting->new_scratch(job->work, &worker->scratch);
    if (status == NQ_OK)
        *out = worker;
    else
        nq_free(worker);
    return status;
}

nq_status nq_count_worker_run(nq_count_worker *worker, uint32_t unit, nq_part *out)
{
    if (!worker || !out)
        return NQ_E_NULL;
    const nq_count_job *job = worker->job;
    if (unit >= job->units)
        return NQ_E_RANGE;
    NQ_ASSERT(worker->scratch);
    return job->counting->run(job->work, worker->scratch, unit, out);
}

void nq_count_worker_free(nq_count_worker *worker)
{
    if (!worker)
        return;
    worker->job->counting->free_scratch(worker->scratch);
    nq_free(worker);
}

/** The worker of the job's own is made when it is first wanted. */
static nq_status own_worker(nq_count_job *job)
{
    return job->own ? NQ_OK : nq_count_worker_new(job, &job->own);
}

nq_status nq_count_job_run(nq_count_job *job, uint32_t unit, nq_part *out)
{
    if (!job || !out)
        return NQ_E_NULL;
    const nq_status status = own_worker(job);
    return status == NQ_OK ? nq_count_worker_run(job->own, unit, out) : status;
}

nq_status nq_count_job_run_rows(nq_count_job *job, uint32_t rows, nq_part *out)
{
    if (!job || !out)
        return NQ_E_NULL;
    if (!job->counting->run_rows)
        return NQ_E_UNSUPPORTED;
    const nq_status status = own_worker(job);
    return status == NQ_OK
               ? job->counting->run_rows(job->work, job->own->scratch, rows, out)
               : status;
}

void nq_count_job_free(nq_count_job *job)
{
    if (!job)
        return;
    nq_count_worker_free(job->own);
    job->counting->free_job(job->work);
    nq_free(job);
}

/** A cost that does not fit is the largest that does: it is worth no refusal. */
static uint64_t add_costs(uint64_t a, uint64_t b)
{
    return a + b < a ? UINT64_MAX : a + b;
}

nq_status nq_part_add(const nq_part *part, nq_part *total)
{
    if (!part || !total)
        return NQ_E_NULL;
    const nq_part sum = {
        .sum = total->sum + part->sum,
        .residue = (uint32_t)(((uint64_t)total->residue + part->residue) %
                              NQ_RESIDUE_PRIME),
        .cost = add_costs(total->cost, part->cost),
    };
    if (part->sum % NQ_RESIDUE_PRIME != part->residue || sum.sum < part->sum ||
        sum.sum % NQ_RESIDUE_PRIME != sum.residue)
        return NQ_E_OVERFLOW;
    *total = sum;
    return NQ_OK;
}

static nq_status run_all(nq_count_job *job, nq_part *total)
{
    for (uint32_t unit = 0; unit < job->units; unit++) {
        nq_part part;
        nq_status status = nq_count_job_run(job, unit, &part);
        if (status == NQ_OK)
            status = nq_part_add(&part, total);
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
    nq_part total = {0};
    nq_status status = nq_count_job_new(n, algorithm, &job);
    if (status != NQ_OK)
        return status;
    status = run_all(job, &total);
    nq_count_job_free(job);
    if (status == NQ_OK)
        *out = total.sum;
    return status;
}
