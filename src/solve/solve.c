/*
 * solve.c -- some solution for any n, by the method of the caller's choice.
 */
#include "solve.h"

#include <string.h>

typedef struct {
    const char *name;
    nq_status (*solve)(uint32_t n, uint64_t seed, uint32_t *columns);
} nq_method;

static const nq_method METHODS[] = {
    {"construct", nq_construct},
    {"search", nq_local_search},
};

enum { METHOD_COUNT = sizeof METHODS / sizeof *METHODS };

const char *nq_solve_method(int i)
{
    return 0 <= i && i < METHOD_COUNT ? METHODS[i].name : NULL;
}

static const nq_method *find(const char *name)
{
    if (!name)
        return &METHODS[0];
    for (int i = 0; i < METHOD_COUNT; i++)
        if (strcmp(METHODS[i].name, name) == 0)
            return &METHODS[i];
    return NULL;
}

nq_status nq_solve(int n, const char *method, uint64_t seed, uint32_t *columns)
{
    if (!columns)
        return NQ_E_NULL;
    const nq_method *chosen = find(method);
    if (!chosen)
        return NQ_E_ALGORITHM;
    if (n < 0 || n > NQ_SOLVE_MAX_N)
        return NQ_E_SIZE;
    if (n == 2 || n == 3)
        return NQ_DONE;
    return chosen->solve((uint32_t)n, seed, columns);
}
