/*
 * parse.c -- text becomes boards.
 *
 * The reader keeps one position and trusts no byte of the text. When something is
 * wrong it stops there, so that the position is that of the first bad byte. A text is
 * read twice, first to check and to measure it, then to write the boards; so a text that
 * is refused changes nothing.
 */
#include "formats.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "symmetry/symmetry.h"

typedef struct {
    const nq_format *format;
    bool transpose;
    const char *text;
    size_t length;
    size_t at;       // the position
    uint32_t n;      // size of the boards
    uint32_t *read;  // the board as it stands in the text
    uint32_t *turned;
} reader;

/** The byte at the position, or -1 past the end. */
static int peek(const reader *r)
{
    NQ_ASSERT(r->at <= r->length);
    return r->at < r->length ? (unsigned char)r->text[r->at] : -1;
}

static bool at_end(const reader *r)
{
    return r->at == r->length;
}

/** In a text with brackets the ends of lines have no meaning. */
static bool lines_matter(const reader *r)
{
    return !r->format->text_close;
}

static bool is_blank(int letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r';
}

static void skip_blanks(reader *r)
{
    while (is_blank(peek(r)) || (peek(r) == '\n' && !lines_matter(r)))
        r->at++;
}

static void skip_blank_lines(reader *r)
{
    while (is_blank(peek(r)) || peek(r) == '\n')
        r->at++;
}

/** The last line may end with the text. */
static bool end_line(reader *r)
{
    skip_blanks(r);
    if (peek(r) == '\n')
        r->at++;
    else if (!at_end(r))
        return false;
    return true;
}

/** Go past a separator. A blank in it stands for any number of blanks. */
static bool expect(reader *r, const char *separator)
{
    skip_blanks(r);
    for (; separator && *separator; separator++)
        if (*separator == ' ')
            skip_blanks(r);
        else if (*separator == '\n') {
            if (!end_line(r))
                return false;
        } else if (peek(r) == (unsigned char)*separator)
            r->at++;
        else
            return false;
    return true;
}

static bool is_digit(int letter)
{
    return '0' <= letter && letter <= '9';
}

/** A decimal number from least to most. */
static bool read_number(reader *r, uint32_t least, uint32_t most, uint32_t *out)
{
    const size_t start = r->at;
    uint64_t number = 0;
    while (is_digit(peek(r)) && number <= most)
        number = number * 10 + (uint64_t)(r->text[r->at++] - '0');
    if (r->at > start && least <= number && number <= most) {
        *out = (uint32_t)number;
        return true;
    }
    r->at = start;
    return false;
}

/** A column as letters: a is 0, z is 25, aa is 26. */
static bool read_letters(reader *r, uint32_t n, uint32_t *out)
{
    const size_t start = r->at;
    uint64_t number = 0;
    while ('a' <= peek(r) && peek(r) <= 'z' && number <= n)
        number = number * 26 + (uint64_t)(r->text[r->at++] - 'a' + 1);
    if (number != 0 && number <= n) {
        *out = (uint32_t)(number - 1);
        return true;
    }
    r->at = start;
    return false;
}

static bool read_cells(reader *r, uint32_t *out)
{
    const char *mark = r->format->mark;
    bool found = false;
    for (uint32_t column = 0; column < r->n; column++, r->at++) {
        skip_blanks(r);
        if (peek(r) == mark[1] && !found) {
            *out = column;
            found = true;
        } else if (peek(r) != mark[0])
            return false;
    }
    return found;
}

/** Squares may come in any order, as long as each row has one. */
static bool read_square(reader *r)
{
    const size_t start = r->at;
    uint32_t column, rank;
    if (!read_letters(r, r->n, &column) || !read_number(r, 1, r->n, &rank))
        return false;
    uint32_t *row = &r->read[r->n - rank];
    if (*row == r->n) {
        *row = column;
        return true;
    }
    r->at = start;
    return false;
}

/** Numbers may be parted by a comma. */
static bool read_column(reader *r, uint32_t row)
{
    NQ_ASSERT(row < r->n);
    if (row && peek(r) == ',') {
        r->at++;
        skip_blanks(r);
    }
    return read_number(r, 0, r->n - 1, &r->read[row]);
}

static bool read_queen(reader *r, uint32_t row)
{
    skip_blanks(r);
    if (r->format->naming == NQ_BY_CELLS)
        return read_cells(r, &r->read[row]);
    if (r->format->naming == NQ_BY_COLUMN)
        return read_column(r, row);
    return read_square(r);
}

/** Everything in front of a board's first row. Its number is skipped, not checked. */
static bool open_board(reader *r)
{
    if (!expect(r, r->format->board_open))
        return false;
    if (!r->format->numbered)
        return true;
    if (!is_digit(peek(r)))
        return false;
    while (is_digit(peek(r)))
        r->at++;
    return expect(r, r->format->numbered);
}

static bool read_row(reader *r, uint32_t row)
{
    return (!row || expect(r, r->format->row_gap)) &&
           expect(r, r->format->row_open) && read_queen(r, row) &&
           expect(r, r->format->row_close);
}

static bool read_board(reader *r)
{
    for (uint32_t row = 0; row < r->n; row++)
        r->read[row] = r->n;
    if (!open_board(r))
        return false;
    for (uint32_t row = 0; row < r->n; row++)
        if (!read_row(r, row))
            return false;
    if (!expect(r, r->format->board_close))
        return false;
    return !r->transpose ||
           nq_see_both_sides(&(nq_two_sided){r->n, r->read, r->turned});
}

/** Whether one more board begins here; if not, the text must end. */
static bool find_board(reader *r, size_t boards, bool *more)
{
    const nq_format *format = r->format;
    skip_blank_lines(r);
    if (lines_matter(r)) {
        *more = !at_end(r);
        return true;
    }
    if (!boards && !expect(r, format->text_open))
        return false;
    skip_blanks(r);
    *more = peek(r) != format->text_close[0];
    if (!*more)
        return expect(r, format->text_close);
    return !boards || expect(r, format->gap);
}

static void hand_out(const reader *r, uint32_t *columns)
{
    const uint32_t *board = r->transpose ? r->turned : r->read;
    for (uint32_t row = 0; row < r->n; row++)
        columns[row] = board[row];
}

/** All boards from the start. columns may be NULL. */
static bool read_boards(reader *r, uint32_t *columns, size_t *boards)
{
    bool more;
    r->at = 0;
    *boards = 0;
    while (find_board(r, *boards, &more)) {
        if (!more)
            return true;
        if (!read_board(r))
            return false;
        if (columns)
            hand_out(r, columns + *boards * r->n);
        ++*boards;
    }
    return false;
}

/** How many cells the row has that begins here. */
static size_t count_cells(reader *r)
{
    const char *mark = r->format->mark;
    size_t cells = 0;
    for (skip_blanks(r); peek(r) == mark[0] || peek(r) == mark[1]; skip_blanks(r)) {
        r->at++;
        cells++;
    }
    return cells;
}

static bool parts_words(int letter)
{
    return letter == ',' || is_blank(letter);
}

/** How many words the rest of the line has. */
static size_t count_words(reader *r)
{
    size_t words = 0;
    for (bool inside = false; !at_end(r) && peek(r) != '\n'; r->at++) {
        words += !parts_words(peek(r)) && !inside;
        inside = !parts_words(peek(r));
    }
    return words;
}

/** The size of the first board, if there is one that begins as it should. */
static size_t first_size(reader *r)
{
    bool more;
    const bool opened = find_board(r, 0, &more) && more && open_board(r) &&
                        expect(r, r->format->row_open);
    if (!opened)
        return 0;
    return r->format->naming == NQ_BY_CELLS ? count_cells(r) : count_words(r);
}

/** A text without a board: the format's sentence for that, or blanks alone. */
static bool read_nothing(reader *r, size_t *boards)
{
    const nq_format *format = r->format;
    r->at = 0;
    skip_blank_lines(r);
    if (at_end(r) && lines_matter(r)) {
        *boards = r->length && !format->numbered;
        return true;
    }
    if (!format->none || peek(r) != format->none[0])
        return false;
    *boards = 0;
    if (!expect(r, format->none))
        return false;
    skip_blank_lines(r);
    return at_end(r);
}

static nq_status refuse(const reader *r, size_t *bad)
{
    if (bad)
        *bad = r->at;
    return NQ_E_FORMAT;
}

/** With memory for two boards, n known. */
static nq_status read_text(reader *r, uint32_t *columns, size_t room, size_t *bad,
                           nq_parsed *out)
{
    size_t boards;
    if (!read_boards(r, NULL, &boards))
        return refuse(r, bad);
    if (columns && boards * r->n > room)
        return NQ_E_ROOM;
    if (columns)
        read_boards(r, columns, &boards);
    *out = (nq_parsed){(int)r->n, boards};
    return NQ_OK;
}

nq_status nq_format_parse(const char *format, bool transpose, const char *text,
                          size_t length, uint32_t *columns, size_t room,
                          size_t *bad, nq_parsed *out)
{
    if (!out || (!text && length) || (!columns && room))
        return NQ_E_NULL;
    reader r = {.format = nq_find_format(format), .transpose = transpose};
    if (!r.format)
        return NQ_E_FORMAT;
    r.text = text;
    r.length = length;
    size_t boards;
    if (read_nothing(&r, &boards)) {
        *out = (nq_parsed){0, boards};
        return NQ_OK;
    }
    r.at = 0;
    const size_t n = first_size(&r);
    if (n > (size_t)r.format->max_n)
        return NQ_E_SIZE;

    r.n = (uint32_t)n;
    r.read = nq_malloc((2 * n + 1) * sizeof *r.read);
    if (!r.read)
        return NQ_E_MEMORY;
    r.turned = r.read + n;
    const nq_status status = read_text(&r, columns, room, bad, out);
    nq_free(r.read);
    return status;
}
