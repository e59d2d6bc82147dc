/*
 * solver.h -- the interface of a solver.
 *
 * A solver is a constant table of functions over one flat block of state, which
 * begins with an nq_search and which the caller owns: a solver has nothing to
 * free. To add an algorithm: write solvers/<name>.c with the small functions
 * that search_loop.h calls, declare its table here, and give it a row in
 * algorithms.c.
 */
#ifndef NQ_SOLVER_H
#define NQ_SOLVER_H

#include "search.h"
#include "variables.h"

typedef struct nq_solver {
    uint32_t max_n;       // the largest board it takes
    bool strikes_cells;   // it has events of marks (the sieves)
    bool derives_images;  // it flips boards instead of searching for their images

    size_t (*size)(uint32_t n);              // bytes of state
    void (*start)(void *state, uint32_t n);  // empty board
    bool (*set_path)(void *state, const uint32_t *path,
                     uint32_t depth);  // false: attacked
    bool (*walk)(void *state);         // to the next solution; false: no more
    void (*count)(void *state);        // to the end, only counting
    bool (*run_traced)(void *state);   // to the listener's event; false: over
    uint32_t (*row_of)(const void *state, uint32_t depth);  // the order of the rows
    bool (*struck)(const void *state, uint32_t depth, uint32_t row,
                   uint32_t column);
    void (*variables)(const void *state, nq_variables *all);  // append its own
} nq_solver;

extern const nq_solver nq_solver_board;
extern const nq_solver nq_solver_array;
extern const nq_solver nq_solver_sieve;
extern const nq_solver nq_solver_sieve_bits;
extern const nq_solver nq_solver_sieve_bits_wide;
extern const nq_solver nq_solver_lookup;
extern const nq_solver nq_solver_bitmask;
extern const nq_solver nq_solver_bitmask_wide;
extern const nq_solver nq_solver_dancing_links;

#endif
