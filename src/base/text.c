/*
 * text.c -- see text.h.
 */
#include "text.h"

#include "base/assert.h"

void nq_text_put_char(nq_text *text, char letter)
{
    if (text->length < text->room)
        text->buffer[text->length] = letter;
    text->length++;
}

void nq_text_put(nq_text *text, const char *words)
{
    while (*words)
        nq_text_put_char(text, *words++);
}

void nq_text_put_number(nq_text *text, uint64_t number, int width, char filling)
{
    NQ_ASSERT(width >= 0);
    char digits[20];  // 2^64 - 1 has 20
    int count = 0;
    do {
        digits[count++] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    for (int i = count; i < width; i++)
        nq_text_put_char(text, filling);
    while (count)
        nq_text_put_char(text, digits[--count]);
}

void nq_text_end(nq_text *text)
{
    NQ_ASSERT(text->room > 0);
    const size_t last = text->room - 1;
    text->buffer[text->length < last ? text->length : last] = '\0';
}

void nq_text_put_signed(nq_text *text, int64_t number)
{
    if (number < 0)
        nq_text_put_char(text, '-');
    nq_text_put_number(text, number < 0 ? 0 - (uint64_t)number : (uint64_t)number,
                       0, ' ');
}
