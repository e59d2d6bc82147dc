/*
 * write.c -- boards become text.
 */
#include "formats.h"

#include <string.h>

#include "base/alloc.h"
#include "base/assert.h"
#include "symmetry/symmetry.h"

/** A separator that a format leaves out is NULL. */
static void put(nq_text *text, const char *separator)
{
    if (separator)
        nq_text_put(text, separator);
}

static size_t length_of(const char *separator)
{
    return separator ? strlen(separator) : 0;
}

/** a, b, … z, aa, ab, …: each letter is a digit that counts from 1. */
static void put_letters(nq_text *text, uint32_t column)
{
    char letters[NQ_COLUMN_LETTERS];
    int count = 0;
    for (uint32_t rest = column + 1; rest; rest = (rest - 1) / 26)
        letters[count++] = (char)('a' + (rest - 1) % 26);
    NQ_ASSERT(count <= NQ_COLUMN_LETTERS);
    while (count)
        nq_text_put_char(text, letters[--count]);
}

static void put_cells(nq_text *text, const nq_format *format, uint32_t n,
                      uint32_t queen)
{
    for (uint32_t column = 0; column < n; column++)
        nq_text_put(text, format->cell[column == queen]);
}

static void put_queen(nq_text *text, const nq_format *format, uint32_t n,
                      uint32_t row, uint32_t column)
{
    if (format->naming == NQ_BY_CELLS) {
        put_cells(text, format, n, column);
    } else if (format->naming == NQ_BY_COLUMN) {
        nq_text_put_number(text, column, 0, ' ');
    } else {
        put_letters(text, column);
        nq_text_put_number(text, (uint64_t)(n - row), 0, ' ');
    }
}

static void put_board(nq_text *text, const nq_format *format, uint64_t index,
                      uint32_t n, const uint32_t *columns)
{
    put(text, index ? format->gap : format->text_open);
    put(text, format->board_open);
    if (format->numbered) {
        nq_text_put_number(text, index + 1, 2, '0');
        put(text, format->numbered);
    }
    for (uint32_t row = 0; row < n; row++) {
        put(text, row ? format->row_gap : NULL);
        put(text, format->row_open);
        put_queen(text, format, n, row, columns[row]);
        put(text, format->row_close);
    }
    put(text, format->board_close);
}

static void put_end(nq_text *text, const nq_format *format, uint64_t boards)
{
    if (!boards && format->none) {
        put(text, format->none);
        return;
    }
    put(text, boards ? NULL : format->text_open);
    put(text, format->text_close);
}

/** Separators, numbers and sentences of a piece, apart from what each row takes. */
enum { FRAME = 128 };

static size_t enough(const nq_format *format, size_t n)
{
    const size_t separators = length_of(format->row_open) +
                              length_of(format->row_close) +
                              length_of(format->row_gap);
    const size_t queen = format->naming == NQ_BY_CELLS ? n * strlen(format->cell[0])
                                                       : NQ_SQUARE_LETTERS;
    return n * (separators + queen) + FRAME;
}

nq_status nq_format_room(const char *format, int n, size_t *out)
{
    if (!out)
        return NQ_E_NULL;
    const nq_format *found = nq_find_format(format);
    if (!found)
        return NQ_E_FORMAT;
    if (n < 0 || n > found->max_n)
        return NQ_E_SIZE;
    *out = enough(found, (size_t)n);
    return NQ_OK;
}

/** Measures first unless the room surely suffices, so that a refusal writes
 * nothing.
 */
static nq_status write_board(const nq_format *format, uint64_t index, uint32_t n,
                             const uint32_t *columns, nq_text text, size_t *length)
{
    if (text.room < enough(format, n)) {
        nq_text measured = {0};
        put_board(&measured, format, index, n, columns);
        if (text.buffer && measured.length > text.room)
            return NQ_E_ROOM;
    }
    put_board(&text, format, index, n, columns);
    *length = text.length;
    return NQ_OK;
}

static nq_status write_transposed(const nq_format *format, uint64_t index,
                                  uint32_t n, const uint32_t *columns, nq_text text,
                                  size_t *length)
{
    uint32_t *turned = nq_malloc((n + (size_t)1) * sizeof *turned);
    if (!turned)
        return NQ_E_MEMORY;
    const nq_status status =
        nq_see_both_sides(&(nq_two_sided){n, columns, turned})
            ? write_board(format, index, n, turned, text, length)
            : NQ_E_RANGE;
    nq_free(turned);
    return status;
}

static bool all_on_board(uint32_t n, const uint32_t *columns)
{
    for (uint32_t row = 0; row < n; row++)
        if (columns[row] >= n)
            return false;
    return true;
}

nq_status nq_format_board(const char *format, bool transpose, uint64_t index,
                          const uint32_t *columns, int n, char *text, size_t room,
                          size_t *length)
{
    if (!length || (!columns && n) || (!text && room))
        return NQ_E_NULL;
    const nq_format *found = nq_find_format(format);
    if (!found)
        return NQ_E_FORMAT;
    if (n < 0 || n > found->max_n)
        return NQ_E_SIZE;
    if (!all_on_board((uint32_t)n, columns))
        return NQ_E_RANGE;
    return (transpose ? write_transposed : write_board)(
        found, index, (uint32_t)n, columns, (nq_text){text, room, 0}, length);
}

nq_status nq_format_end(const char *format, uint64_t boards, char *text,
                        size_t room, size_t *length)
{
    if (!length || (!text && room))
        return NQ_E_NULL;
    const nq_format *found = nq_find_format(format);
    if (!found)
        return NQ_E_FORMAT;
    nq_text end = {NULL, 0, 0};
    put_end(&end, found, boards);
    if (text && end.length > room)
        return NQ_E_ROOM;
    end = (nq_text){text, room, 0};
    put_end(&end, found, boards);
    *length = end.length;
    return NQ_OK;
}
