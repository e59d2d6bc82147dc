/*
 * variables.h -- the state of a search as named values, for a trace to show.
 *
 * A solver appends its own variables in solver_variables(); those that every search has,
 * the rows and columns of the calls on the stack, stand in front. What a call is on the
 * stack of a recursive listing, is a depth here: the rows of a local variable are the
 * depths from 0 on.
 */
#ifndef NQ_VARIABLES_H
#define NQ_VARIABLES_H

#include "search.h"

enum { NQ_VARIABLES = 8 };  // the most that an algorithm has

struct nq_solver;

typedef struct {
    const struct nq_solver *solver;
    const nq_search *search;  // the solver's state
    nq_variable variable[NQ_VARIABLES];
    uint32_t count;
    int8_t *values;  // of all variables, one after another
    size_t used;
} nq_variables;

/** How many values a search of n rows has at the most, in all its variables. */
size_t nq_variables_room(uint32_t n);

/** Read the variables of a search; there is room for their values. */
void nq_variables_read(nq_variables *all, const struct nq_solver *solver,
                       const nq_search *s);

/** Flag what differs from the same search at another event; changed is by value. */
void nq_variables_compare(nq_variables *now, const nq_variables *before,
                          uint8_t *changed);

/* ---- For solver_variables() ---------------------------------------------- */

/** Append a variable, and return where its values are to be written. */
int8_t *nq_variables_add(nq_variables *all, const char *name, nq_variable_kind kind,
                         uint32_t rows, uint32_t columns);

/** Append an array of numbers, each less by base. */
int8_t *nq_variables_add_array(nq_variables *all, const char *name,
                               const uint32_t *numbers, uint32_t count,
                               uint32_t base);

/** Append the cells that are struck out, by the solver's function; a row that has its queen
 * keeps the marks of the moment when it was filled. */
void nq_variables_add_struck(nq_variables *all, nq_variable_kind kind);

/** Append a local word of bits; that of depth d begins d * stride words after first. */
void nq_variables_add_words(nq_variables *all, const char *name,
                            const uint64_t *first, size_t stride);

/** Append the columns of the calls as bits. */
void nq_variables_add_queens(nq_variables *all);

#endif
