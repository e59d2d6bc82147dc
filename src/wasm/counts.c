/*
 * counts.c -- counting solutions, at once or unit by unit.
 */
#include "transport.h"

/** The number of solutions, or -1. */
EXPORT("count_with") int64_t count_with(int n, int algorithm)
{
    const char *name;
    uint64_t total;
    last_status =
        algorithm_at(algorithm, &name) ? nq_count(n, name, &total) : NQ_E_ALGORITHM;
    return last_status == NQ_OK ? (int64_t)total : -1;
}

/** The number of solutions by the default algorithm, or -1. */
EXPORT("count") int64_t count(int n)
{
    return count_with(n, DEFAULT_CHOICE);
}

static nq_part part;  // of the unit that was run last

/** A count cut into units, or 0. */
EXPORT("count_open") nq_count_job *count_open(int n, int algorithm)
{
    const char *name;
    nq_count_job *job;
    last_status = algorithm_at(algorithm, &name) ? nq_count_job_new(n, name, &job)
                                                 : NQ_E_ALGORITHM;
    return last_status == NQ_OK ? job : NULL;
}

/** How many units a count has, without opening it; 0 when it is refused. */
EXPORT("count_units") uint32_t count_units(int n, int algorithm)
{
    const char *name;
    uint32_t units;
    last_status = algorithm_at(algorithm, &name) ? nq_count_units(n, name, &units)
                                                 : NQ_E_ALGORITHM;
    return last_status == NQ_OK ? units : 0;
}

EXPORT("count_job_units") uint32_t count_job_units(const nq_count_job *job)
{
    uint32_t units;
    last_status = nq_count_job_units(job, &units);
    return last_status == NQ_OK ? units : 0;
}

/** The solutions in one unit, or -1; count_residue() and count_cost() have the rest. */
EXPORT("count_run") int64_t count_run(nq_count_job *job, uint32_t number)
{
    last_status = nq_count_job_run(job, number, &part);
    return last_status == NQ_OK ? (int64_t)part.sum : -1;
}

/** The same for a set of rows, of which units are made. */
EXPORT("count_run_rows") int64_t count_run_rows(nq_count_job *job, uint32_t rows)
{
    last_status = nq_count_job_run_rows(job, rows, &part);
    return last_status == NQ_OK ? (int64_t)part.sum : -1;
}

EXPORT("count_residue") uint32_t count_residue(void)
{
    return part.residue;
}

EXPORT("count_cost") uint64_t count_cost(void)
{
    return part.cost;
}

EXPORT("count_close") void count_close(nq_count_job *job)
{
    nq_count_job_free(job);
}
