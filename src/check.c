/*
 * check.c -- is this a solution, and which queens attack which?
 *
 * Everything else is checked by this file, so it knows none of the solvers and uses none of
 * their code. Both answers start from the rule itself: two queens attack each
 * other when they share a row, a column or a diagonal. Cells share a falling
 * diagonal when row - column is the same, a rising one when row + column is.
 */
#include "nqueens.h"

#include "base/alloc.h"

/** A set of small numbers, one bit each. */
typedef struct {
    unsigned char *bits;
} number_set;

static size_t set_bytes(size_t numbers)
{
    return numbers / 8 + 1;
}

/** Put a number into a set; false when it was there before. */
static bool add(number_set set, size_t number)
{
    const unsigned char bit = (unsigned char)(1u << number % 8);
    if (set.bits[number / 8] & bit)
        return false;
    set.bits[number / 8] |= bit;
    return true;
}

/** All queens on the board, and no line used twice? The memory is all zero. */
static bool lines_are_free(const uint32_t *columns, size_t n, unsigned char *memory)
{
    const number_set used = {memory};
    const number_set falling = {memory + set_bytes(n)};
    const number_set rising = {falling.bits + set_bytes(2 * n)};
    for (size_t row = 0; row < n; row++) {
        const size_t column = columns[row];
        if (column >= n || !add(used, column) || !add(falling, row + n - column) ||
            !add(rising, row + column))
            return false;
    }
    return true;
}

static bool size_is_fine(int n)
{
    return 0 <= n && n <= NQ_CHECK_MAX_N;
}

nq_status nq_check(const uint32_t *columns, int n, bool *out)
{
    if (!out || (!columns && n != 0))
        return NQ_E_NULL;
    if (!size_is_fine(n))
        return NQ_E_SIZE;
    const size_t rows = (size_t)n;
    const size_t bytes = set_bytes(rows) + 2 * set_bytes(2 * rows);
    unsigned char *memory = nq_malloc(bytes);
    if (!memory)
        return NQ_E_MEMORY;
    for (size_t i = 0; i < bytes; i++)
        memory[i] = 0;
    *out = lines_are_free(columns, rows, memory);
    nq_free(memory);
    return NQ_OK;
}

/** Whether two queens attack each other, and along which line. */
static bool attack(nq_square a, nq_square b, nq_line *line)
{
    const int64_t down = (int64_t)b.row - a.row;
    const int64_t right = (int64_t)b.column - a.column;
    if (down == 0)
        *line = NQ_LINE_ROW;
    else if (right == 0)
        *line = NQ_LINE_COLUMN;
    else if (down == right)
        *line = NQ_LINE_FALLING;
    else if (down == -right)
        *line = NQ_LINE_RISING;
    else
        return false;
    return true;
}

static bool all_on_board(const nq_square *queens, size_t count, uint32_t n)
{
    for (size_t i = 0; i < count; i++)
        if (queens[i].row >= n || queens[i].column >= n)
            return false;
    return true;
}

nq_status nq_conflicts(const nq_square *queens, size_t count, int n,
                       nq_conflict *pairs, size_t room, size_t *found)
{
    if (!found || (!queens && count) || (!pairs && room))
        return NQ_E_NULL;
    if (!size_is_fine(n))
        return NQ_E_SIZE;
    if (count > UINT32_MAX || !all_on_board(queens, count, (uint32_t)n))
        return NQ_E_RANGE;

    size_t total = 0;
    for (uint32_t a = 0; a < count; a++)
        for (uint32_t b = a + 1; b < count; b++) {
            nq_line line;
            if (!attack(queens[a], queens[b], &line))
                continue;
            if (total < room)
                pairs[total] = (nq_conflict){a, b, line};
            total++;
        }
    *found = total;
    return NQ_OK;
}
