/*
 * fuzz_formats.c -- any text is parsed or refused, and what was parsed can be
 * written.
 *
 * Written back and parsed again, the boards must be the same.
 */
#include "fuzz.h"

enum { ROOM = 4096, FORMATS = 9 };

static void write_all(const char *format, bool transpose, int n,
                      const uint32_t *columns, size_t boards, char *text,
                      size_t *length)
{
    size_t used = 0, piece;
    for (size_t i = 0; i < boards; i++) {
        const nq_status status =
            nq_format_board(format, transpose, i, columns + i * (size_t)n, n,
                            text + used, (1 << 20) - used, &piece);
        HOLD(status == NQ_OK);
        used += piece;
    }
    HOLD(nq_format_end(format, boards, text + used, (1 << 20) - used, &piece) ==
         NQ_OK);
    *length = used + piece;
}

static void round_trip(const char *format, bool transpose, const nq_parsed *found,
                       const uint32_t *columns)
{
    static char text[1 << 20];
    static uint32_t again[ROOM];
    size_t length;
    nq_parsed second;
    write_all(format, transpose, found->n, columns, found->boards, text, &length);
    HOLD(nq_format_parse(format, transpose, text, length, again, ROOM, NULL,
                         &second) == NQ_OK);
    HOLD(second.boards == found->boards);
    HOLD(second.n == found->n);
    HOLD(memcmp(again, columns,
                (size_t)found->n * found->boards * sizeof *columns) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static uint32_t columns[ROOM];
    choices c = {data, size};
    const char *format = nq_format_name((int)choose(&c, FORMATS + 1));
    const bool transpose = choose(&c, 2);
    nq_parsed found, counted;
    size_t bad = SIZE_MAX;
    const nq_status status =
        nq_format_parse(format, transpose, (const char *)c.bytes, c.left, columns,
                        ROOM, &bad, &found);
    if (status == NQ_OK) {
        HOLD(nq_format_parse(format, transpose, (const char *)c.bytes, c.left, NULL,
                             0, NULL, &counted) == NQ_OK);
        HOLD(counted.n == found.n && counted.boards == found.boards);
        if (found.n > 0 && found.boards > 0)
            round_trip(format, transpose, &found, columns);
    } else if (status == NQ_E_FORMAT && format) {
        HOLD(bad <= c.left);
    }
    return 0;
}
