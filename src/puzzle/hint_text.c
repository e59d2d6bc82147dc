/*
 * hint_text.c -- a hint as a sentence for people: rows and columns counted from 1,
 * regions as letters.
 */
#include "nqueens.h"

#include "base/text.h"

enum { LETTERS = 26, LONGEST_CHAIN = 4 };

static void put_number(nq_text *text, const char *words, int64_t number)
{
    nq_text_put(text, words);
    nq_text_put_signed(text, number);
}

static void put_cell(nq_text *text, int32_t row, int32_t column)
{
    put_number(text, "row ", (int64_t)row + 1);
    put_number(text, ", column ", (int64_t)column + 1);
}

static void put_index(nq_text *text, nq_group group, int32_t index)
{
    if (group == NQ_GROUP_REGION && 0 <= index && index < LETTERS)
        nq_text_put_char(text, (char)('A' + index));
    else
        nq_text_put_signed(text, (int64_t)index + 1);
}

static void put_group(nq_text *text, nq_group group, int32_t index)
{
    static const char *const KINDS[] = {"row ", "column ", "region "};
    nq_text_put(text, KINDS[group]);
    put_index(text, group, index);
}

/** "rows 1, 2 and 4": the groups of one part, the first of which is at `from`. */
static void put_groups(nq_text *text, const nq_hint *hint, int32_t from)
{
    static const char *const KINDS[] = {"rows ", "columns ", "regions "};
    const nq_hint_group *groups = hint->groups + from;
    const int32_t size = hint->size;
    nq_text_put(text, KINDS[groups->group]);
    for (int32_t i = 0; i < size; i++) {
        if (i > 0)
            nq_text_put(text, i + 1 < size ? ", " : " and ");
        put_index(text, groups[i].group, groups[i].index);
    }
}

static void put_out(nq_text *text, const nq_hint *hint)
{
    put_cell(text, hint->row, hint->column);
    if (hint->out < 2)
        return;
    put_number(text, ", or on ", (int64_t)hint->out - 1);
    nq_text_put(text, hint->out == 2 ? " other cell" : " other cells");
}

static void say_clash(nq_text *text, const nq_hint *hint)
{
    nq_text_put(text, "the queen in ");
    put_cell(text, hint->row, hint->column);
    if (hint->by_row < 0) {
        nq_text_put(text, " stands on a cell that is forbidden or crossed out");
        return;
    }
    nq_text_put(text, " is attacked by the one in ");
    put_cell(text, hint->by_row, hint->by_column);
}

static void say_loss(nq_text *text, const nq_hint *hint)
{
    if (hint->kind == NQ_HINT_STUCK) {
        put_group(text, hint->group, hint->index);
        nq_text_put(text, " has no free cell left");
    } else {
        nq_text_put(text, "no solution has these queens");
    }
    if (hint->row < 0)
        return;
    nq_text_put(text, "; there is one without the queen in ");
    put_cell(text, hint->row, hint->column);
}

static void say_queen(nq_text *text, const nq_hint *hint)
{
    put_cell(text, hint->row, hint->column);
    if (hint->kind == NQ_HINT_FOUND) {
        nq_text_put(text, " has a queen in a solution; seeing it took a search");
        return;
    }
    nq_text_put(text, hint->kind == NQ_HINT_LAST ? " is the last free cell of "
                                                 : " is the only cell of ");
    put_group(text, hint->group, hint->index);
    if (hint->kind == NQ_HINT_ONLY)
        nq_text_put(text, " that leaves a free cell everywhere else");
}

/** The cells that go out, and what a queen there would do to the group. */
static void say_out(nq_text *text, const nq_hint *hint, const char *before_group,
                    const char *after_group)
{
    nq_text_put(text, "there can't be a queen in ");
    put_out(text, hint);
    nq_text_put(text, before_group);
    put_group(text, hint->group, hint->index);
    nq_text_put(text, after_group);
}

static void say_never(nq_text *text, const nq_hint *hint)
{
    say_out(text, hint, ": ", " would have no free cell");
}

static void say_shared(nq_text *text, const nq_hint *hint)
{
    say_out(text, hint, ": every free cell of ", " attacks it");
}

static void say_confined(nq_text *text, const nq_hint *hint)
{
    const nq_hint_group *in = &hint->groups[1];
    put_group(text, hint->group, hint->index);
    nq_text_put(text, " has only cells in ");
    put_group(text, in->group, in->index);
    nq_text_put(text, " left, so nothing else there can be a queen");
}

static void say_locked(nq_text *text, const nq_hint *hint)
{
    put_groups(text, hint, 0);
    nq_text_put(text, " have only cells in ");
    put_groups(text, hint, hint->size);
    nq_text_put(text, " left, so nothing else there can be a queen");
}

static void say_chain(nq_text *text, const nq_hint *hint)
{
    const int32_t forced = hint->chain_length - 1;
    if (forced >= LONGEST_CHAIN) {
        put_number(text, " would force ", forced);
        nq_text_put(text, " queens");
        return;
    }
    for (int32_t i = 1; i <= forced; i++) {
        nq_text_put(text, i == 1 ? " would force one in " : ", then one in ");
        put_cell(text, hint->chain[i].row, hint->chain[i].column);
    }
}

static void say_assumed(nq_text *text, const nq_hint *hint)
{
    nq_text_put(text, "a queen in ");
    put_cell(text, hint->row, hint->column);
    say_chain(text, hint);
    nq_text_put(text, ", and ");
    put_group(text, hint->group, hint->index);
    nq_text_put(text, " would have no free cell");
}

static void say_wrong_cross(nq_text *text, const nq_hint *hint)
{
    nq_text_put(text, "the cross in ");
    put_cell(text, hint->row, hint->column);
    nq_text_put(text, " is wrong: a solution has a queen there");
}

static void say_several(nq_text *text, const nq_hint *hint)
{
    (void)hint;
    nq_text_put(text, "from here on there is more than one solution");
}

/** By kind. */
static void (*const SAY[])(nq_text *text, const nq_hint *hint) = {
    say_clash,  say_loss,    say_loss,        say_loss,     say_queen,
    say_queen,  say_never,   say_queen,       say_confined, say_shared,
    say_locked, say_assumed, say_wrong_cross, say_several};

_Static_assert(sizeof SAY / sizeof *SAY == NQ_HINT_SEVERAL + 1,
               "a sentence for each kind");

/** Whether the numbers that sentences are built on are those of a hint. */
static bool is_hint(const nq_hint *hint)
{
    // As unsigned numbers, negative ones are too large as well.
    if ((uint32_t)hint->kind > NQ_HINT_SEVERAL ||
        (uint32_t)hint->group > NQ_GROUP_REGION)
        return false;
    if ((uint32_t)hint->size > NQ_LOCKED_MAX ||
        (uint32_t)hint->chain_length > NQ_LADDER_MAX_N)
        return false;
    for (int i = 0; i < NQ_HINT_GROUPS; i++)
        if ((uint32_t)hint->groups[i].group > NQ_GROUP_REGION)
            return false;
    return true;
}

nq_status nq_hint_text(const nq_hint *hint, char *text, size_t room)
{
    if (!hint || !text)
        return NQ_E_NULL;
    if (!is_hint(hint))
        return NQ_E_RANGE;
    if (room < NQ_HINT_ROOM)
        return NQ_E_ROOM;
    nq_text sentence = {text, room, 0};
    SAY[hint->kind](&sentence, hint);
    nq_text_end(&sentence);
    return NQ_OK;
}
