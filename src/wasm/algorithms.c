/*
 * algorithms.c -- which algorithms there are, and how large a board each one takes.
 */
#include "transport.h"

bool algorithm_at(int algorithm, const char **name)
{
    int id;
    uint32_t traits;
    *name = NULL;
    for (int i = 0; nq_algorithm_traits(i, &id, &traits) == NQ_OK; i++)
        if (id == algorithm)
            *name = nq_algorithm_name(i);
    return *name || algorithm == DEFAULT_CHOICE;
}

/** The id of the i-th algorithm, which all other functions take, or -1. */
EXPORT("algorithm_id") int algorithm_id(int i)
{
    int id = -1;
    uint32_t traits;
    last_status = nq_algorithm_traits(i, &id, &traits);
    return id;
}

/** The traits of the i-th algorithm, NQ_TRAIT_* of nqueens.h, or 0. */
EXPORT("algorithm_traits") uint32_t algorithm_traits(int i)
{
    int id;
    uint32_t traits = 0;
    last_status = nq_algorithm_traits(i, &id, &traits);
    return traits;
}

EXPORT("algorithm_name") const char *algorithm_name(int i)
{
    return nq_algorithm_name(i);
}

EXPORT("algorithm_default") const char *algorithm_default(int task, int n)
{
    return nq_algorithm_default(n, (nq_task)task);
}

/** The largest n, or -1 when the algorithm cannot do the task. */
EXPORT("algorithm_limit") int algorithm_limit(int algorithm, int task)
{
    const char *name;
    int limit;
    last_status = algorithm_at(algorithm, &name)
                      ? nq_algorithm_limit(name, (nq_task)task, &limit)
                      : NQ_E_ALGORITHM;
    return last_status == NQ_OK ? limit : -1;
}

/** Why the task is refused, as a sentence; an empty one when it is not. */
EXPORT("refusal_text") const char *refusal_text(int n, int algorithm, int task)
{
    const char *name;
    char *words = output_room(NQ_REFUSAL_ROOM);
    if (!words)
        return nq_status_text(last_status);
    if (!algorithm_at(algorithm, &name))
        return nq_status_text(NQ_E_ALGORITHM);
    last_status = nq_refusal_text(n, name, (nq_task)task, words, NQ_REFUSAL_ROOM);
    return last_status == NQ_OK ? words : nq_status_text(last_status);
}
