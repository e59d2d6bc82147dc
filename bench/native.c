/*
 * native.c -- the native half of `npm run bench`: run one thing several times, and
 * print its best time as a line of JSON.
 *
 *     nq_bench count <algorithm> <n> <runs>     all solutions, by work units
 *     nq_bench threads <threads> <n> <runs>     the same by fast, on so many threads
 *     nq_bench part <n> <every>                 every so many-th unit of fast, by
 *                                               processor time, and what it took
 *     nq_bench half <n> <runs>                  what one would write without us
 *     nq_bench first <algorithm> <n>            the first solution, and its nodes
 *
 * Every line carries the answer, so that whoever reads it can check it.
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "count/fast/fast.h"
#include "nqueens.h"

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- The competitor: bit masks, half of the first row --------------------- */

static uint64_t below(uint32_t all, uint32_t down, uint32_t left, uint32_t right,
                      uint64_t *nodes)
{
    if (down == all)
        return 1;
    uint64_t found = 0;
    uint32_t open = all & ~(down | left | right);
    while (open) {
        const uint32_t queen = open & (0u - open);
        open ^= queen;
        ++*nodes;
        found += below(all, down | queen, (left | queen) << 1, (right | queen) >> 1,
                       nodes);
    }
    return found;
}

/** Queens in the left half of the first row count twice, the middle one once. */
static uint64_t half_symmetry(int n, uint64_t *nodes)
{
    const uint32_t all = (1u << n) - 1;
    uint64_t found = 0;
    *nodes = 0;
    for (int c = 0; c < n / 2; c++) {
        const uint32_t queen = 1u << c;
        ++*nodes;
        found += 2 * below(all, queen, queen << 1, queen >> 1, nodes);
    }
    if (n % 2) {
        const uint32_t queen = 1u << n / 2;
        ++*nodes;
        found += below(all, queen, queen << 1, queen >> 1, nodes);
    }
    return found;
}

/* ---- Our own --------------------------------------------------------------- */

static uint64_t count_units(const char *algorithm, int n, uint64_t *nodes)
{
    nq_count_job *job;
    uint32_t units;
    nq_part part, total = {0};
    if (nq_count_job_new(n, algorithm, &job) != NQ_OK)
        exit(1);
    nq_count_job_units(job, &units);
    for (uint32_t unit = 0; unit < units; unit++)
        if (nq_count_job_run(job, unit, &part) != NQ_OK ||
            nq_part_add(&part, &total) != NQ_OK)
            exit(1);
    nq_count_job_free(job);
    *nodes = total.cost;
    return total.sum;
}

enum { MAX_THREADS = 64 };

/** A count that threads share, each with a worker of its own. */
typedef struct {
    const nq_count_job *job;
    uint32_t units;
    atomic_uint next;
} shared_count;

static void *run_units(void *argument)
{
    shared_count *c = argument;
    nq_count_worker *worker;
    nq_part part, *total = calloc(1, sizeof *total);
    if (!total || nq_count_worker_new(c->job, &worker) != NQ_OK)
        exit(1);
    for (uint32_t unit; (unit = atomic_fetch_add(&c->next, 1)) < c->units;)
        if (nq_count_worker_run(worker, unit, &part) != NQ_OK ||
            nq_part_add(&part, total) != NQ_OK)
            exit(1);
    nq_count_worker_free(worker);
    return total;
}

/** What is built before the first unit is part of the time, and built once. */
static uint64_t count_with_threads(int threads, int n, uint64_t *nodes)
{
    nq_count_job *job;
    shared_count c = {.units = 0};
    pthread_t thread[MAX_THREADS];
    nq_part total = {0};
    if (nq_count_job_new(n, "fast", &job) != NQ_OK)
        exit(1);
    nq_count_job_units(job, &c.units);
    c.job = job;
    for (int i = 0; i < threads; i++)
        if (pthread_create(&thread[i], NULL, run_units, &c) != 0)
            exit(1);
    for (int i = 0; i < threads; i++) {
        void *part;
        if (pthread_join(thread[i], &part) != 0 ||
            nq_part_add(part, &total) != NQ_OK)
            exit(1);
        free(part);
    }
    nq_count_job_free(job);
    *nodes = total.cost;
    return total.sum;
}

static uint64_t count_once(const char *algorithm, int threads, int n,
                           uint64_t *nodes)
{
    if (threads > 0)
        return count_with_threads(threads, n, nodes);
    return algorithm ? count_units(algorithm, n, nodes) : half_symmetry(n, nodes);
}

static int time_count(const char *algorithm, int threads, int n, int runs)
{
    uint64_t count = 0, nodes = 0;
    double best = 1e300;
    for (int run = 0; run < runs; run++) {
        const double begin = now();
        count = count_once(algorithm, threads, n, &nodes);
        const double seconds = now() - begin;
        best = seconds < best ? seconds : best;
    }
    printf("{\"seconds\":%.6f,\"nodes\":%" PRIu64 ",\"count\":\"%" PRIu64 "\"}\n",
           best, nodes, count);
    return 0;
}

/* ---- A part of a count that would take too long ----------------------------- */

static double processor_time(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int time_part(uint32_t n, uint32_t every)
{
    nq_fast *fast;
    nq_fast_worker *worker;
    nq_part part, total = {0};
    uint32_t units = 0;
    if (nq_fast_new(n, &fast) != NQ_OK ||
        nq_fast_worker_new(fast, &worker) != NQ_OK)
        return 1;
    const double begin = processor_time();
    for (uint32_t unit = 0; unit < nq_fast_units(n); unit += every, units++)
        if (nq_fast_worker_run(worker, unit, &part) != NQ_OK ||
            nq_part_add(&part, &total) != NQ_OK)
            return 1;
    const double seconds = processor_time() - begin;
    const nq_work work = nq_fast_worker_work(worker);
    nq_fast_worker_free(worker);
    nq_fast_free(fast);
    printf("{\"seconds\":%.6f,\"units\":%" PRIu32 ",\"of\":%" PRIu32
           ",\"nodes\":%" PRIu64 ",\"sum\":\"%" PRIu64 "\",\"sorted\":%" PRIu64
           ",\"tables\":%" PRIu64 ",\"runs\":%" PRIu64 ",\"blocks\":%" PRIu64 "}\n",
           seconds, units, nq_fast_units(n), total.cost, total.sum, work.sorted,
           work.tables, work.runs, work.blocks);
    return 0;
}

static int time_first(const char *algorithm, int n)
{
    nq_iter *walk;
    nq_report did;
    uint32_t columns[64];
    if (nq_iter_new(n, algorithm, &walk) != NQ_OK)
        return 1;
    const double begin = now();
    const nq_status status = nq_iter_next(walk, columns);
    const double seconds = now() - begin;
    nq_iter_report(walk, &did);
    nq_iter_free(walk);
    printf("{\"seconds\":%.6f,\"nodes\":%" PRIu64 ",\"columns\":[", seconds,
           did.placements);
    for (int row = 0; row < n; row++)
        printf("%s%" PRIu32, row ? "," : "", columns[row]);
    printf("]}\n");
    return status == NQ_OK ? 0 : 1;
}

int main(int words, char **word)
{
    if (words == 5 && strcmp(word[1], "count") == 0)
        return time_count(word[2], 0, atoi(word[3]), atoi(word[4]));
    if (words == 5 && strcmp(word[1], "threads") == 0 && atoi(word[2]) > 0 &&
        atoi(word[2]) <= MAX_THREADS)
        return time_count(NULL, atoi(word[2]), atoi(word[3]), atoi(word[4]));
    if (words == 4 && strcmp(word[1], "part") == 0 && atoi(word[3]) > 0)
        return time_part((uint32_t)atoi(word[2]), (uint32_t)atoi(word[3]));
    if (words == 4 && strcmp(word[1], "half") == 0)
        return time_count(NULL, 0, atoi(word[2]), atoi(word[3]));
    if (words == 4 && strcmp(word[1], "first") == 0)
        return time_first(word[2], atoi(word[3]));
    fprintf(stderr, "usage: see the top of native.c\n");
    return 2;
}
