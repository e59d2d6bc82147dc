/*
 * status.c -- a name and a sentence for every outcome.
 */
#include "nqueens.h"

typedef struct {
    nq_status status;
    const char *name;
    const char *text;
} outcome;

static const outcome OUTCOMES[] = {
    {NQ_OK, "ok", "it worked"},
    {NQ_DONE, "done", "there are no more"},
    {NQ_E_SIZE, "size", "n is outside what the algorithm takes"},
    {NQ_E_ALGORITHM, "unknown-name", "no algorithm has that name"},
    {NQ_E_MEMORY, "out-of-memory", "out of memory"},
    {NQ_E_NULL, "null-pointer", "a pointer that must not be NULL was NULL"},
    {NQ_E_UNSUPPORTED, "unsupported", "the algorithm cannot do what was asked"},
    {NQ_E_RANGE, "out-of-range", "an index or value is outside its range"},
    {NQ_E_FORMAT, "bad-format",
     "the text is not in that format, or there is no such format"},
    {NQ_E_ROOM, "no-room", "the buffer is too small"},
    {NQ_E_CHECKPOINT, "bad-checkpoint",
     "the bytes are no checkpoint of this count"},
    {NQ_E_BUDGET, "gave-up", "gave up: the node budget is spent"},
    {NQ_E_OVERFLOW, "residue-differs", "a sum and its residue disagree"},
    {NQ_E_RULES, "unknown-rules", "no rules have that name"},
    {NQ_E_MIRROR, "mirror-differs",
     "a unit and its mirror image gave different sums"},
};

static const outcome UNKNOWN = {NQ_OK, "unknown", "unknown status"};

static const outcome *outcome_of(nq_status status)
{
    for (size_t i = 0; i < sizeof OUTCOMES / sizeof *OUTCOMES; i++)
        if (OUTCOMES[i].status == status)
            return &OUTCOMES[i];
    return &UNKNOWN;
}

const char *nq_status_name(nq_status status)
{
    return outcome_of(status)->name;
}

const char *nq_status_text(nq_status status)
{
    return outcome_of(status)->text;
}

#define TEXT_OF(number) #number
#define VERSION_TEXT(major, minor, patch)                                          \
    TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(patch)

const char *nq_version(void)
{
    return VERSION_TEXT(NQ_VERSION_MAJOR, NQ_VERSION_MINOR, NQ_VERSION_PATCH);
}
