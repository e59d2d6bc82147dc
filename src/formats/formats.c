/*
 * formats.c -- the list of formats in menu order, and what they have in common.
 */
#include "formats.h"

#include <string.h>

/** A drawing of this size has 10^8 cells; its length still fits in 32 bits. */
enum { DRAWING_MAX_N = 10000 };

#define DRAWN(empty, queen)                                                        \
    .max_n = DRAWING_MAX_N, .naming = NQ_BY_CELLS, .cell = {empty, queen}
#define DOTS DRAWN(".", "Q"), .mark = {'.', 'Q'}
#define BITS(empty, queen) DRAWN(empty, queen), .mark = {'0', '1'}
#define BY_COLUMN .max_n = NQ_CHECK_MAX_N, .naming = NQ_BY_COLUMN
#define BY_SQUARE .max_n = NQ_CHECK_MAX_N, .naming = NQ_BY_SQUARE

#define LINES .gap = "\n", .row_gap = "\n", .board_close = "\n"
#define BRACKETS                                                                   \
    .text_open = "[", .board_open = "[", .board_close = "]", .text_close = "]\n"
#define UNSOLVABLE .none = "Solution does not exist\n"

static const nq_format FORMATS[] = {
    {"dots", DOTS, LINES},
    {"list", DOTS, BRACKETS, .gap = ", ", .row_gap = ", "},
    {"numbered", BY_COLUMN, .board_open = "第 ", .numbered = " 个结果 ：",
     .row_close = " ", .board_close = "\n"},
    {"matrix", BITS(" 0 ", " 1 "), LINES, UNSOLVABLE},
    {"matrix-leading", BITS(" 0", " 1"), LINES, UNSOLVABLE},
    {"matrix-trailing", BITS("0 ", "1 "), LINES, UNSOLVABLE},
    {"columns", BY_COLUMN, .row_gap = " ", .board_close = "\n"},
    {"leetcode", DOTS, BRACKETS, .gap = ",", .row_open = "\"", .row_close = "\"",
     .row_gap = ","},
    {"algebraic", BY_SQUARE, .row_gap = " ", .board_close = "\n"},
};

enum { FORMAT_COUNT = sizeof FORMATS / sizeof *FORMATS };

const char *nq_format_name(int i)
{
    return 0 <= i && i < FORMAT_COUNT ? FORMATS[i].name : NULL;
}

const nq_format *nq_find_format(const char *name)
{
    for (int i = 0; name && i < FORMAT_COUNT; i++)
        if (strcmp(FORMATS[i].name, name) == 0)
            return &FORMATS[i];
    return NULL;
}

nq_status nq_format_limit(const char *format, int *out)
{
    if (!out)
        return NQ_E_NULL;
    const nq_format *found = nq_find_format(format);
    if (!found)
        return NQ_E_FORMAT;
    *out = found->max_n;
    return NQ_OK;
}
