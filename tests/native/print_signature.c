/*
 * print_signature.c -- everything that native and wasm must do alike, line by line.
 *
 * A line says what was done, then what came of it: plain numbers, and for long
 * sequences their FNV-1a hash over 8 bytes a number. tests/signature.mjs gives the
 * same lines of the WebAssembly; tests/node/parity.test.mjs compares them.
 */
#include "nqueens.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { LARGEST = 12, LARGEST_FAST = 17, LARGEST_UNIT = 24, TRACED = 6 };

static const uint64_t HASH_START = UINT64_C(0xcbf29ce484222325);

static uint64_t hash(uint64_t so_far, uint64_t number)
{
    for (int byte = 0; byte < 8; byte++)
        so_far = (so_far ^ (number >> 8 * byte & 0xff)) * UINT64_C(0x100000001b3);
    return so_far;
}

/** Nothing here may fail; what does would spoil the comparison silently. */
static void demand(nq_status status)
{
    if (status == NQ_OK)
        return;
    fprintf(stderr, "%s\n", nq_status_text(status));
    exit(EXIT_FAILURE);
}

static void print_walk(const char *name, int n)
{
    nq_iter *walk;
    uint32_t columns[LARGEST];
    nq_image image;
    nq_report did;
    uint64_t boards = HASH_START, images = HASH_START, nodes = HASH_START;
    demand(nq_iter_new(n, name, &walk));
    while (nq_iter_next(walk, columns) == NQ_OK) {
        for (int row = 0; row < n; row++)
            boards = hash(boards, columns[row]);
        demand(nq_iter_image(walk, &image));
        images = hash(images, image);
    }
    for (int level = 0; level <= n; level++) {
        uint64_t number;
        demand(nq_iter_nodes(walk, level, &number));
        nodes = hash(nodes, number);
    }
    demand(nq_iter_report(walk, &did));
    printf("walk %s %d: %" PRIx64 " %" PRIx64 " %" PRIx64 ", %" PRIu64 " %" PRIu64
           " %" PRIu64 " %" PRIu64 "\n",
           name, n, boards, images, nodes, did.tests, did.placements, did.removals,
           did.solutions);
    nq_iter_free(walk);
}

/** Every unit, and the checkpoint after every second one. */
static void print_count(const char *name, int n)
{
    nq_count_job *job;
    nq_checkpoint *progress;
    uint32_t units;
    uint64_t parts = HASH_START, bytes = HASH_START, total;
    demand(nq_count_job_new(n, name, &job));
    demand(nq_count_job_units(job, &units));
    demand(nq_checkpoint_new(n, name, &progress));
    for (uint32_t k = 0; k < units; k++) {
        nq_part unit;
        demand(nq_count_job_run(job, k, &unit));
        parts = hash(hash(hash(parts, unit.sum), unit.residue), unit.cost);
        if (k % 2 == 1)
            demand(nq_checkpoint_add(progress, k, &unit));
    }
    size_t size;
    demand(nq_checkpoint_size(progress, &size));
    uint8_t *written = malloc(size);
    demand(written ? nq_checkpoint_write(progress, written, size) : NQ_E_MEMORY);
    for (size_t i = 0; i < size; i++)
        bytes = hash(bytes, written[i]);
    demand(nq_count(n, name, &total));
    printf("count %s %d: %" PRIu64 ", %" PRIu32 " %" PRIx64 ", %zu %" PRIx64 "\n",
           name, n, total, units, parts, size, bytes);
    free(written);
    nq_checkpoint_free(progress);
    nq_count_job_free(job);
}

/** The second unit: of the sizes of board that are too large to be counted here, the first
 * one that has a row set to run. */
static void print_unit(int n)
{
    nq_count_job *job;
    nq_part unit;
    demand(nq_count_job_new(n, "fast", &job));
    demand(nq_count_job_run(job, 1, &unit));
    printf("unit fast %d: %" PRIu64 " %" PRIu32 " %" PRIu64 "\n", n, unit.sum,
           unit.residue, unit.cost);
    nq_count_job_free(job);
}

static void print_trace(const char *name, int n)
{
    nq_trace *trace;
    nq_event event;
    uint64_t events = HASH_START, length = 0;
    demand(nq_trace_new(n, name, NQ_LEVEL_FULL, &trace));
    for (; nq_trace_next(trace, &event) == NQ_OK; length++) {
        events = hash(hash(events, event.type), (uint64_t)(event.row + 1));
        events =
            hash(hash(events, (uint64_t)(event.column + 1)), (uint64_t)event.depth);
        events = hash(hash(events, event.counters.tests), event.counters.solutions);
    }
    printf("trace %s %d: %" PRIu64 " %" PRIx64 "\n", name, n, length, events);
    nq_trace_free(trace);
}

int main(void)
{
    const char *name;
    int limit;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (int n = 0; n <= LARGEST; n++) {
            print_count(name, n);
            if (nq_algorithm_limit(name, NQ_TASK_LIST, &limit) == NQ_OK)
                print_walk(name, n);
            if (n <= TRACED &&
                nq_algorithm_limit(name, NQ_TASK_TRACE, &limit) == NQ_OK)
                print_trace(name, n);
        }
    for (int n = LARGEST + 1; n <= LARGEST_FAST; n++)
        print_count("fast", n);
    for (int n = LARGEST_FAST + 1; n <= LARGEST_UNIT; n++)
        print_unit(n);
    return 0;
}
