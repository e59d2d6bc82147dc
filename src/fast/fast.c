/*
 * fast.c -- counting by joining half boards.
 */
#include "fast.h"

#include "../units.h"

nq_status nq_fast_open(uint32_t n, nq_fast **out)
{
    return nq_units_open(&nq_solver_bitmask, n, (nq_units **)(void *)out);
}

uint32_t nq_fast_units(uint32_t n)
{
    nq_units *units;
    if (nq_units_open(&nq_solver_bitmask, n, &units) != NQ_OK)
        return 0;
    const uint32_t number = nq_units_number(units);
    nq_units_close(units);
    return number;
}

nq_status nq_fast_run(nq_fast *f, uint32_t unit, nq_unit *out)
{
    nq_units_run((nq_units *)(void *)f, unit, out);
    return NQ_OK;
}

void nq_fast_close(nq_fast *f)
{
    nq_units_close((nq_units *)(void *)f);
}
