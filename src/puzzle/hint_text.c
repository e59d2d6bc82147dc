/*
 * hint_text.c -- a hint as a sentence.
 */
#include "nqueens.h"

#include "base/text.h"

static void put_number(nq_text *text, const char *words, int32_t number)
{
    nq_text_put(text, words);
    nq_text_put_signed(text, number);
}

static void put_cell(nq_text *text, int32_t row, int32_t column)
{
    put_number(text, "row ", row);
    put_number(text, ", column ", column);
}

static void put_group(nq_text *text, const nq_hint *hint)
{
    static const char *const KINDS[] = {"row ", "column ", "region "};
    put_number(text, KINDS[hint->group], hint->index);
}

static void say_clash(nq_text *text, const nq_hint *hint)
{
    nq_text_put(text, "the queen in ");
    put_cell(text, hint->row, hint->column);
    if (hint->by_row < 0) {
        nq_text_put(text, " stands on a forbidden cell");
        return;
    }
    nq_text_put(text, " is attacked by the one in ");
    put_cell(text, hint->by_row, hint->by_column);
}

static void say_loss(nq_text *text, const nq_hint *hint)
{
    if (hint->kind == NQ_HINT_STUCK) {
        put_group(text, hint);
        nq_text_put(text, " has no free cell left");
    } else {
        nq_text_put(text, "no solution has these queens");
    }
    if (hint->row < 0)
        return;
    nq_text_put(text, "; there is one without the queen in ");
    put_cell(text, hint->row, hint->column);
}

static void say_hint(nq_text *text, const nq_hint *hint)
{
    if (hint->kind == NQ_HINT_NEVER)
        nq_text_put(text, "a queen in ");
    put_cell(text, hint->row, hint->column);
    switch (hint->kind) {
    case NQ_HINT_LAST:
        nq_text_put(text, " is the last free cell of ");
        put_group(text, hint);
        break;
    case NQ_HINT_ONLY:
        nq_text_put(text, " is the only cell of ");
        put_group(text, hint);
        nq_text_put(text, " that leaves a free cell everywhere else");
        break;
    case NQ_HINT_NEVER:
        nq_text_put(text, " would leave ");
        put_group(text, hint);
        nq_text_put(text, " without a free cell");
        break;
    default:
        nq_text_put(text, " has a queen in a solution; seeing it took a search");
    }
}

nq_status nq_hint_text(const nq_hint *hint, char *out, size_t room)
{
    if (!hint || !out)
        return NQ_E_NULL;
    // As unsigned numbers, negative ones are too large as well.
    if ((uint32_t)hint->kind > NQ_HINT_FOUND ||
        (uint32_t)hint->group > NQ_GROUP_REGION)
        return NQ_E_RANGE;
    if (room < NQ_HINT_ROOM)
        return NQ_E_ROOM;
    nq_text text = {out, room - 1, 0};
    if (hint->kind == NQ_HINT_CLASH)
        say_clash(&text, hint);
    else if (hint->kind <= NQ_HINT_LOST)
        say_loss(&text, hint);
    else
        say_hint(&text, hint);
    out[text.length] = '\0';
    return NQ_OK;
}
