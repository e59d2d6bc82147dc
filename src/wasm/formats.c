/*
 * formats.c -- boards as text, both ways.
 */
#include "transport.h"

EXPORT("format_name") const char *format_name(int i)
{
    return nq_format_name(i);
}

/** The largest board that a format takes, or -1 if there is no such format. */
EXPORT("format_limit") int format_limit(int format)
{
    int limit;
    last_status = nq_format_limit(nq_format_name(format), &limit);
    return last_status == NQ_OK ? limit : -1;
}

/** The piece of text for the n columns in the input, board number index of a text;
 * output_length() is its length. 0 if refused. */
EXPORT("format_board")
const char *format_board(int format, bool transpose, uint64_t index, int n)
{
    const char *name = nq_format_name(format);
    last_status = nq_format_board(name, transpose, index, input_block, n, NULL, 0,
                                  &output_items);
    if (last_status != NQ_OK)
        return NULL;
    const size_t room = output_items;
    char *text = output_room(room);
    if (text)
        last_status = nq_format_board(name, transpose, index, input_block, n, text,
                                      room, &output_items);
    return text;
}

/** What ends a text with that number of boards. */
EXPORT("format_end") const char *format_end(int format, uint64_t boards)
{
    const char *name = nq_format_name(format);
    last_status = nq_format_end(name, boards, NULL, 0, &output_items);
    if (last_status != NQ_OK)
        return NULL;
    const size_t room = output_items;
    char *text = output_room(room);
    if (text)
        last_status = nq_format_end(name, boards, text, room, &output_items);
    return text;
}

static size_t bad_byte;  // where the text that was parsed last went wrong

EXPORT_OF_WHOLE("parse_bad") uint32_t parse_bad(void)
{
    return (uint32_t)bad_byte;
}

/** Read the text in the input: gives the address of n, the number of boards, and
 * then all their columns. 0 if it is not in that format, from parse_bad() on. */
EXPORT_OF_WHOLE("parse")
const uint32_t *parse(int format, bool transpose, uint32_t length)
{
    enum { HEAD = 2 };
    const char *name = nq_format_name(format);
    nq_parsed parsed;
    last_status = nq_format_parse(name, transpose, input_block, length, NULL, 0,
                                  &bad_byte, &parsed);
    if (last_status != NQ_OK)
        return NULL;
    const size_t numbers = (size_t)parsed.n * parsed.boards;
    uint32_t *out = output_room((HEAD + numbers) * sizeof *out);
    if (!out)
        return NULL;
    out[0] = (uint32_t)parsed.n;
    out[1] = (uint32_t)parsed.boards;
    last_status = nq_format_parse(name, transpose, input_block, length, out + HEAD,
                                  numbers, &bad_byte, &parsed);
    return last_status == NQ_OK ? out : NULL;
}
