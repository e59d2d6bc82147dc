/*
 * variables.c -- see variables.h.
 */
#include "variables.h"

#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "solver.h"

_Static_assert(NQ_TRACE_MAX_N <= INT8_MAX, "a value is a byte");

enum { NUMBERS_OF_A_CALL = 2, WORDS_OF_A_CALL = 5 };

/** bitmask has the most: all of its variables are local. */
size_t nq_variables_room(uint32_t n)
{
    return ((size_t)n + 1) * (NUMBERS_OF_A_CALL + (size_t)WORDS_OF_A_CALL * n);
}

int8_t *nq_variables_add(nq_variables *all, const char *name, nq_variable_kind kind,
                         uint32_t rows, uint32_t columns)
{
    NQ_ASSERT(all->count < NQ_VARIABLES);
    int8_t *const values = all->values + all->used;
    all->variable[all->count++] = (nq_variable){.name = name,
                                                .kind = kind,
                                                .rows = rows,
                                                .columns = columns,
                                                .values = values};
    all->used += (size_t)rows * columns;
    NQ_ASSERT(all->used <= nq_variables_room(all->search->n));
    return values;
}

/** Append a local variable: a row of values for each call. */
static int8_t *add_local(nq_variables *all, const char *name, nq_variable_kind kind,
                         uint32_t columns)
{
    const uint32_t calls = nq_search_calls(all->search);
    int8_t *const values = nq_variables_add(all, name, kind, calls, columns);
    all->variable[all->count - 1].local = true;
    return values;
}

/** The column that the call at a depth tries or holds, or -1. */
static int8_t column_at(const nq_search *s, uint32_t depth)
{
    const bool chosen = depth < s->depth || nq_search_tries(s);
    return chosen ? (int8_t)s->queen[depth] : -1;
}

/** Append what every search has: the row and the column of each call. */
static void add_stack(nq_variables *all)
{
    const nq_search *s = all->search;
    int8_t *const row = add_local(all, "row", NQ_VARIABLE_NUMBER, 1);
    int8_t *const column = add_local(all, "column", NQ_VARIABLE_NUMBER, 1);
    for (uint32_t depth = 0; depth < nq_search_calls(s); depth++) {
        row[depth] = (int8_t)(depth < s->n ? all->solver->row_of(s, depth) : s->n);
        column[depth] = column_at(s, depth);
    }
}

void nq_variables_read(nq_variables *all, const nq_solver *solver,
                       const nq_search *s)
{
    all->solver = solver;
    all->search = s;
    all->count = 0;
    all->used = 0;
    add_stack(all);
    solver->variables(s, all);
}

int8_t *nq_variables_add_array(nq_variables *all, const char *name,
                               const uint32_t *numbers, uint32_t count,
                               uint32_t base)
{
    int8_t *const values = nq_variables_add(all, name, NQ_VARIABLE_ARRAY, 1, count);
    for (uint32_t i = 0; i < count; i++)
        values[i] = (int8_t)(numbers[i] - base);
    return values;
}

void nq_variables_add_struck(nq_variables *all, nq_variable_kind kind)
{
    const nq_search *s = all->search;
    const uint32_t n = s->n, latest = nq_search_marked(s);
    int8_t *const cells = nq_variables_add(all, "struck", kind, n, n);
    for (uint32_t depth = 0; depth < n; depth++) {
        const uint32_t row = all->solver->row_of(s, depth);
        const uint32_t level = depth < latest ? depth : latest;
        for (uint32_t column = 0; column < n; column++)
            cells[row * n + column] = all->solver->struck(s, level, row, column);
    }
}

void nq_variables_add_words(nq_variables *all, const char *name,
                            const uint64_t *first, size_t stride)
{
    const uint32_t n = all->search->n;
    int8_t *value = add_local(all, name, NQ_VARIABLE_BITS, n);
    for (uint32_t depth = 0; depth < nq_search_calls(all->search); depth++)
        for (uint32_t column = 0; column < n; column++)
            *value++ = nq_bit_get(first + depth * stride, column);
}

void nq_variables_add_queens(nq_variables *all)
{
    const uint32_t n = all->search->n;
    int8_t *value = add_local(all, "queen", NQ_VARIABLE_BITS, n);
    for (uint32_t depth = 0; depth < nq_search_calls(all->search); depth++)
        for (uint32_t column = 0; column < n; column++)
            *value++ = column_at(all->search, depth) == (int8_t)column;
}

static void compare(const nq_variable *now, const nq_variable *before,
                    uint8_t *changed)
{
    const size_t size = (size_t)now->rows * now->columns;
    const size_t size_before = (size_t)before->rows * before->columns;
    const size_t compared = now->local && size ? now->columns : size;
    const size_t kept = size - compared;
    const int8_t *const value = now->values + kept;
    memset(changed, 0, kept);
    if (size_before < compared) {  // there was no call yet
        memset(changed + kept, 1, compared);
        return;
    }
    const int8_t *const value_before = before->values + size_before - compared;
    for (size_t i = 0; i < compared; i++)
        changed[kept + i] = value[i] != value_before[i];
}

void nq_variables_compare(nq_variables *now, const nq_variables *before,
                          uint8_t *changed)
{
    NQ_ASSERT(now->count == before->count);
    for (uint32_t i = 0; i < now->count; i++) {
        nq_variable *const variable = &now->variable[i];
        compare(variable, &before->variable[i], changed);
        variable->changed = changed;
        changed += (size_t)variable->rows * variable->columns;
    }
}
