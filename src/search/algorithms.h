/*
 * algorithms.h -- the table of algorithms: one row for each.
 *
 * A row has everything that the rest of the program needs of an algorithm: its name, its
 * number in files, what it can do and the functions that do it. To add an algorithm, write its
 * solver and its row; nothing else lists algorithms.
 */
#ifndef NQ_ALGORITHMS_H
#define NQ_ALGORITHMS_H

#include "nqueens.h"

struct nq_solver;
typedef struct nq_algorithm nq_algorithm;

/** How an algorithm counts: a job for one n, whose units are run with scratch memory. */
typedef struct {
    /** Prepare a job, and write the number of its units. Nothing changes it afterwards, so
     * that threads may share it. */
    nq_status (*new_job)(const nq_algorithm *algorithm, uint32_t n, uint32_t *units,
                         void **job);
    /** The number of units, without preparing a job. */
    nq_status (*units)(const nq_algorithm *algorithm, uint32_t n, uint32_t *out);
    /** Scratch memory for running units of a job: one for each thread. */
    nq_status (*new_scratch)(const void *job, void **scratch);
    /** Run a unit, which is less than the number of units. */
    nq_status (*run)(const void *job, void *scratch, uint32_t unit, nq_part *out);
    /** Run a row set, as nq_count_job_run_rows() does; NULL if units are no row sets. */
    nq_status (*run_rows)(const void *job, void *scratch, uint32_t rows,
                          nq_part *out);
    void (*free_scratch)(void *scratch);
    void (*free_job)(void *job);
} nq_counting;

struct nq_algorithm {
    const char *name;
    uint8_t id;  // in checkpoint files and for the wasm's callers: never changes
    uint32_t traits;                 // NQ_TRAIT_* that do not follow from the rest
    uint32_t max_n;                  // the largest board, whatever is done with it
    const struct nq_solver *solver;  // lists and traces; NULL: it only counts
    const struct nq_solver *wide;  // goes on where solver ends; NULL: nothing does
    const nq_counting *counting;
};

extern const nq_counting nq_counting_by_search;  // count/units.c
extern const nq_counting nq_counting_by_halves;  // count/fast/fast.c
extern const nq_counting nq_counting_small;      // count/fast/small.c

/** The row of that name, or NULL. */
const nq_algorithm *nq_find_algorithm(const char *name);

/** The row at a place of the menu, which nq_algorithm_name() has a name for. */
const nq_algorithm *nq_algorithm_at(int i);

/** All NQ_TRAIT_* of a row. */
uint32_t nq_traits_of(const nq_algorithm *algorithm);

/** The solver of an algorithm that has one, for boards of size n. */
const struct nq_solver *nq_solver_of(const nq_algorithm *algorithm, uint32_t n);

/** The row that does a task for boards of size n, or why nothing does. */
nq_status nq_admit(int n, const char *name, nq_task task, const nq_algorithm **out);

#endif
