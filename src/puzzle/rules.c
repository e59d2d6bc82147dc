/*
 * rules.c -- the list of rules, in menu order, and the cells that they strike.
 */
#include "rules.h"

#include <string.h>

#include "nqueens.h"

enum { ANY_DISTANCE = NQ_SET_MAX };

static const nq_rules RULES[] = {
    {"classic", false, true, false, {{1, 1, ANY_DISTANCE}}},
    {"torus", true, true, false, {{1, 1, ANY_DISTANCE}}},
    {"super", false, true, false, {{1, 1, ANY_DISTANCE}, {1, 2, 1}, {2, 1, 1}}},
    {"touch", false, false, false, {{1, 1, 1}}},
    {"regions", false, false, true, {{1, 1, 1}}},
};

enum { RULES_COUNT = sizeof RULES / sizeof *RULES };

const nq_rules *nq_find_rules(const char *name)
{
    if (!name)
        return &RULES[0];
    for (int i = 0; i < RULES_COUNT; i++)
        if (strcmp(RULES[i].name, name) == 0)
            return &RULES[i];
    return NULL;
}

const char *nq_rules_name(int i)
{
    return 0 <= i && i < RULES_COUNT ? RULES[i].name : NULL;
}

/** The cells aside columns to the right and left of column, as far as there are. */
static nq_set beside(uint32_t n, uint32_t column, uint32_t aside, bool round)
{
    nq_set cells = {0, 0};
    if (round || column + aside < n)
        cells = nq_set_of((column + aside) % n);
    if (round || aside <= column)
        nq_set_add(&cells, (column + n - aside) % n);
    return cells;
}

static nq_set strike_along(const nq_move *move, bool round, uint32_t n,
                           uint32_t distance, uint32_t column)
{
    const uint32_t steps = distance / move->down;
    if (steps > move->reach || steps * move->down != distance)
        return (nq_set){0, 0};
    return beside(n, column, steps * move->aside, round);
}

nq_set nq_rules_strike(const nq_rules *rules, uint32_t n, uint32_t distance,
                       uint32_t column)
{
    if (distance == 0)
        return nq_set_below(n);
    nq_set struck = nq_set_of(column);
    for (const nq_move *move = rules->moves; move->reach; move++)
        struck = nq_set_or(struck,
                           strike_along(move, rules->round, n, distance, column));
    return struck;
}
