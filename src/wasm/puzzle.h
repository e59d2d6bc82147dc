/*
 * puzzle.h -- the handle of a puzzle, shared by puzzle.c, completions.c, estimates.c,
 * deductions.c and dimacs.c.
 */
#ifndef NQ_WASM_PUZZLE_H
#define NQ_WASM_PUZZLE_H

#include "transport.h"

typedef struct {
    nq_puzzle *puzzle;
    uint32_t n;
    nq_estimate estimate;  // the result of the probes so far
    nq_hint hint;          // the one given last
    uint32_t columns[];    // the solution handed out last
} puzzle_handle;

/** The puzzle of a handle; NULL, which every function refuses, of handle 0. */
static inline nq_puzzle *puzzle_of(const puzzle_handle *p)
{
    return p ? p->puzzle : NULL;
}

/** The sentence of a hint in the output block, or NULL. */
const char *text_of_hint(const nq_hint *hint);

#endif
