/*
 * refusal.c -- why a board is refused, as a sentence for people.
 */
#include <limits.h>

#include "nqueens.h"
#include "base/text.h"

static const char *const TASK_NAMES[] = {"lists", "counts", "traces"};

/** What ends at the largest board is not the algorithm but the numbers. */
static void put_reason(nq_text *text, nq_task task, int n)
{
    if (task == NQ_TASK_COUNT && n > NQ_COUNT_MAX_N)
        nq_text_put(text, ": larger counts do not fit into 64 bits");
}

static void say_too_large(nq_text *text, int n, int limit, const char *name,
                          nq_task task)
{
    nq_text_put(text, "n = ");
    nq_text_put_signed(text, n);
    nq_text_put(text, " is outside 0 to ");
    nq_text_put_signed(text, limit);
    nq_text_put(text, ", the boards that ");
    nq_text_put(text, name);
    nq_text_put_char(text, ' ');
    nq_text_put(text, TASK_NAMES[task]);
    put_reason(text, task, n);
}

static void say_refusal(nq_text *text, int n, const char *name, nq_task task)
{
    const char *shown = name ? name : nq_algorithm_default(INT_MAX, task);
    int limit;
    switch (nq_algorithm_limit(name, task, &limit)) {
    case NQ_E_ALGORITHM:
        nq_text_put(text, "no algorithm is called ");
        nq_text_put(text, name);
        break;
    case NQ_E_UNSUPPORTED:
        nq_text_put(text, name);
        nq_text_put(text, " only counts; it neither lists nor traces");
        break;
    default:
        if (n < 0 || n > limit)
            say_too_large(text, n, limit, shown, task);
    }
}

nq_status nq_refusal_text(int n, const char *algorithm, nq_task task, char *text,
                          size_t room)
{
    if (!text)
        return NQ_E_NULL;
    if (!nq_algorithm_default(0, task))
        return NQ_E_RANGE;
    if (room < NQ_REFUSAL_ROOM)
        return NQ_E_ROOM;
    nq_text sentence = {text, room, 0};
    say_refusal(&sentence, n, algorithm, task);
    nq_text_end(&sentence);
    return NQ_OK;
}
