/*
 * fast.h -- counting by joining half boards.
 */
#ifndef NQ_FAST_H
#define NQ_FAST_H

#include "nqueens.h"

#define NQ_FAST_MAX_N 22

typedef struct nq_fast nq_fast;

nq_status nq_fast_open(uint32_t n, nq_fast **out);
uint32_t nq_fast_units(uint32_t n);
nq_status nq_fast_run(nq_fast *f, uint32_t unit, nq_unit *out);
void nq_fast_close(nq_fast *f);

#endif
