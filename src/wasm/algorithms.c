/*
 * algorithms.c -- which algorithms there are, and how large a board each one takes.
 */
#include "transport.h"

bool algorithm_at(int algorithm, const char **name)
{
    *name = nq_algorithm_name(algorithm);
    return *name || algorithm == DEFAULT_CHOICE;
}

EXPORT("algorithm_name") const char *algorithm_name(int i)
{
    return nq_algorithm_name(i);
}

EXPORT("algorithm_default") const char *algorithm_default(int task, int n)
{
    return nq_algorithm_default((nq_task)task, n);
}

/** The largest n, or -1 when the algorithm cannot do the task. */
EXPORT("algorithm_limit") int algorithm_limit(int algorithm, int task)
{
    const char *name;
    int limit;
    last_status = algorithm_at(algorithm, &name)
                      ? nq_algorithm_limit(name, (nq_task)task, &limit)
                      : NQ_E_SOLVER;
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
        return nq_status_text(NQ_E_SOLVER);
    last_status = nq_refusal_text(n, name, (nq_task)task, NQ_REFUSAL_ROOM, words);
    return last_status == NQ_OK ? words : nq_status_text(last_status);
}
