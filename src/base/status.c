/*
 * status.c -- a sentence for every outcome.
 */
#include "nqueens.h"

const char *nq_status_text(nq_status status)
{
    switch (status) {
    case NQ_OK:
        return "it worked";
    case NQ_DONE:
        return "there are no more";
    case NQ_E_SIZE:
        return "n is outside what the algorithm takes";
    case NQ_E_ALGORITHM:
        return "no algorithm has that name";
    case NQ_E_MEMORY:
        return "out of memory";
    case NQ_E_NULL:
        return "a pointer that must not be NULL was NULL";
    case NQ_E_UNSUPPORTED:
        return "the algorithm cannot do what was asked";
    case NQ_E_RANGE:
        return "an index or value is outside its range";
    case NQ_E_FORMAT:
        return "the text is not in that format, or there is no such format";
    case NQ_E_ROOM:
        return "the buffer is too small";
    case NQ_E_CHECKPOINT:
        return "the bytes are no checkpoint of this count";
    case NQ_E_BUDGET:
        return "gave up: the node budget is spent";
    case NQ_E_OVERFLOW:
        return "a sum and its residue disagree";
    case NQ_E_RULES:
        return "no rules have that name";
    case NQ_E_MIRROR:
        return "a unit and its mirror image gave different sums";
    }
    return "unknown status";
}

#define TEXT_OF(number) #number
#define VERSION_TEXT(major, minor, patch)                                          \
    TEXT_OF(major) "." TEXT_OF(minor) "." TEXT_OF(patch)

const char *nq_version(void)
{
    return VERSION_TEXT(NQ_VERSION_MAJOR, NQ_VERSION_MINOR, NQ_VERSION_PATCH);
}
