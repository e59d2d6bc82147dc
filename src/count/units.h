/*
 * units.h -- a backtracking count cut into work units.
 *
 * A unit is one way to fill the first few rows of the algorithm's own row order;
 * its sum is what the search finds below. How many rows are filled in advance
 * depends on n and the algorithm only.
 */
#ifndef NQ_UNITS_H
#define NQ_UNITS_H

#include "search/solver.h"

typedef struct nq_units nq_units;

nq_status nq_units_open(const nq_solver *solver, uint32_t n, nq_units **out);
nq_status nq_units_count(const nq_solver *solver, uint32_t n, uint32_t *out);
uint32_t nq_units_number(const nq_units *units);
void nq_units_run(nq_units *units, uint32_t unit, nq_unit *out);  // unit < number
void nq_units_close(nq_units *units);

#endif
