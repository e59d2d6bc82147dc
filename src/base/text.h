/*
 * text.h -- put text together in a buffer, without printf.
 *
 * A text may be longer than its room: what does not fit is not written, but the
 * length goes on counting, so that measuring and writing are the same code.
 */
#ifndef NQ_TEXT_H
#define NQ_TEXT_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    char *buffer;
    size_t room;
    size_t length;  // of the whole text, whether it fits or not
} nq_text;

void nq_text_put(nq_text *text, const char *words);
void nq_text_put_char(nq_text *text, char letter);

/** A decimal number, with zeros or other filling in front up to width. */
void nq_text_put_number(nq_text *text, uint64_t number, int width, char filling);

/** End the text as a string, cut off where the room ends: room is at least 1. */
void nq_text_end(nq_text *text);

/** A number that may be negative. */
void nq_text_put_signed(nq_text *text, int64_t number);

#endif
