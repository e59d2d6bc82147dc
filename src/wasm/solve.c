/*
 * solve.c -- some solution for any n.
 */
#include "transport.h"

EXPORT("solve_method") const char *solve_method(int i)
{
    return nq_solve_method(i);
}

/** The n columns of some solution; 0 with status NQ_DONE when there is none. */
EXPORT("solve") const uint32_t *solve(int n, int method, uint64_t seed)
{
    const char *name = nq_solve_method(method);
    if (!name && method != DEFAULT_CHOICE) {
        last_status = NQ_E_ALGORITHM;
        return NULL;
    }
    uint32_t *out = output_board(n);
    if (out)
        last_status = nq_solve(n, name, seed, out);
    return out && last_status == NQ_OK ? out : NULL;
}
