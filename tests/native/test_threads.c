/*
 * test_threads.c -- threads that share a count, each with a worker of its own.
 */
#include "nqueens.h"
#include "oracle.h"
#include "unity.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

enum { THREADS = 4 };

void setUp(void)
{
}

void tearDown(void)
{
}

/** A thread that is free takes the next unit; each result has its own place. */
typedef struct {
    const nq_count_job *job;
    uint32_t units;
    atomic_uint next;
    atomic_uint failures;
    nq_part *results;
} shared_count;

static void *run_units(void *argument)
{
    shared_count *c = argument;
    nq_count_worker *worker = NULL;
    if (nq_count_worker_new(c->job, &worker) != NQ_OK)
        atomic_fetch_add(&c->failures, 1);
    for (uint32_t unit;
         worker && (unit = atomic_fetch_add(&c->next, 1)) < c->units;)
        if (nq_count_worker_run(worker, unit, &c->results[unit]) != NQ_OK)
            atomic_fetch_add(&c->failures, 1);
    nq_count_worker_free(worker);
    return NULL;
}

/** Runs all units by the job's own worker, while the threads are at work. */
static void check_total(nq_count_job *job, uint32_t units, int n)
{
    nq_part total = {0};
    for (uint32_t unit = 0; unit < units; unit++) {
        nq_part alone;
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_run(job, unit, &alone));
        TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&alone, &total));
    }
    TEST_ASSERT_EQUAL_UINT64(A000170[n], total.sum);
}

static void check_results(nq_count_job *job, const shared_count *c)
{
    for (uint32_t unit = 0; unit < c->units; unit++) {
        nq_part alone;
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_run(job, unit, &alone));
        TEST_ASSERT_EQUAL_UINT64(alone.sum, c->results[unit].sum);
        TEST_ASSERT_EQUAL_UINT32(alone.residue, c->results[unit].residue);
        TEST_ASSERT_EQUAL_UINT64(alone.cost, c->results[unit].cost);
    }
}

static void check_count(int n, const char *algorithm)
{
    nq_count_job *job = NULL;
    pthread_t threads[THREADS];
    shared_count c = {.units = 0};
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_new(n, algorithm, &job));
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_units(job, &c.units));
    c.job = job;
    c.results = calloc(c.units, sizeof *c.results);
    TEST_ASSERT_NOT_NULL(c.results);
    for (int i = 0; i < THREADS; i++)
        TEST_ASSERT_EQUAL(0, pthread_create(&threads[i], NULL, run_units, &c));
    check_total(job, c.units, n);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    TEST_ASSERT_EQUAL_UINT32(0, c.failures);
    check_results(job, &c);
    free(c.results);
    nq_count_job_free(job);
}

static void test_threads_share_a_count_by_halves(void)
{
    for (int n = 11; n <= 15; n++)
        check_count(n, "fast");
}

static void test_threads_share_a_count_by_search(void)
{
    check_count(10, "bitmask");
    check_count(10, "lookup");
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_threads_share_a_count_by_halves);
    RUN_TEST(test_threads_share_a_count_by_search);
    return UNITY_END();
}
