/*
 * classes.c -- how many solutions there are up to symmetry, by Burnside's lemma.
 *
 * The number of classes is the average, over the eight symmetries, of how many
 * solutions each one keeps. For n > 1 no flip keeps any: a board that is its own
 * mirror image has two queens in a row, a column or on a diagonal, or all of them
 * on a single line. That leaves all Q solutions, the H that a half turn keeps and,
 * twice, the T that a quarter turn keeps:
 *
 *     classes = (Q + H + 2 T) / 8
 *
 * and, as a class of two has T = 2, one of four H = 4: T/2 of two, (H - T)/4 of
 * four, (Q - H)/8 of eight. The only solution of n = 0 and of n = 1 is kept by
 * everything; it is a class of one.
 */
#include "nqueens.h"

static nq_status kept_by_turns(int n, uint64_t *half, uint64_t *quarter)
{
    const nq_status status = nq_count_half_turn(n, half);
    return status == NQ_OK ? nq_count_quarter_turn(n, quarter) : status;
}

nq_status nq_classes_of(int n, uint64_t solutions, nq_classes *out)
{
    uint64_t half, quarter;
    if (!out)
        return NQ_E_NULL;
    const nq_status status = kept_by_turns(n, &half, &quarter);
    if (status != NQ_OK)
        return status;
    if (n < 2) {
        if (solutions != 1)
            return NQ_E_RANGE;
        *out = (nq_classes){.classes = 1, .of_one = 1};
        return NQ_OK;
    }
    if (solutions < half || (solutions - half) % 8 != 0)
        return NQ_E_RANGE;
    const uint64_t two = quarter / 2, four = (half - quarter) / 4;
    const uint64_t eight = (solutions - half) / 8;
    *out = (nq_classes){two + four + eight, 0, two, four, eight};
    return NQ_OK;
}

nq_status nq_count_unique(int n, uint64_t *out)
{
    uint64_t solutions;
    nq_classes classes;
    if (!out)
        return NQ_E_NULL;
    nq_status status = nq_count(n, NULL, &solutions);
    if (status == NQ_OK)
        status = nq_classes_of(n, solutions, &classes);
    if (status == NQ_OK)
        *out = classes.classes;
    return status;
}
