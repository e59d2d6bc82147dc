/*
 * test_variables.c -- the variables of a trace are those of its algorithm, at every event
 * and from wherever it is reached.
 *
 * What is expected follows from the events and the queens that stand, by the rules of the
 * game: no table, word or ring of a solver is used for it.
 */
#include "nqueens.h"
#include "traces.h"
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 8, LARGEST = 100, ROOM = (LARGEST + 1) * (2 + 5 * LARGEST) };

/** The variables at one event, as a caller keeps them. */
typedef struct {
    size_t count;
    nq_variable variable[MOST];  // its pointers lead into the two blocks below
    int8_t values[ROOM];
    uint8_t changed[ROOM];
} image;

/** What is known of the search from its events alone. */
typedef struct {
    int n;
    nq_event event;
    int32_t board[LARGEST];
    int depth;                 // of the current call
    int32_t row[LARGEST + 1];  // of each call
    int32_t column[LARGEST + 1];
} witness;

static image now, before, expected;
static witness seen;

void setUp(void)
{
}

void tearDown(void)
{
}

/* ---- Copies of what the trace hands out ---------------------------------- */

static size_t size_of(const nq_variable *variable)
{
    return (size_t)variable->rows * variable->columns;
}

static void copy(nq_trace *trace, image *to)
{
    const nq_variable *all = NULL;
    size_t used = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_variables(trace, &all, &to->count));
    TEST_ASSERT_LESS_OR_EQUAL(MOST, to->count);
    for (size_t i = 0; i < to->count; i++) {
        nq_variable *const variable = &to->variable[i];
        *variable = all[i];
        const size_t size = size_of(variable);
        TEST_ASSERT_LESS_OR_EQUAL(ROOM, used + size);
        memcpy(to->values + used, all[i].values, size);
        memcpy(to->changed + used, all[i].changed, size);
        variable->values = to->values + used;
        variable->changed = to->changed + used;
        used += size;
    }
}

static void keep(image *to, const image *from)
{
    *to = *from;
    for (size_t i = 0; i < to->count; i++) {
        const ptrdiff_t at = from->variable[i].values - from->values;
        to->variable[i].values = to->values + at;
        to->variable[i].changed = to->changed + at;
    }
}

static bool bytes_differ(const void *a, const void *b, size_t size)
{
    return size && memcmp(a, b, size) != 0;
}

static void assert_same(const image *a, const image *b, bool changed,
                        const char *where)
{
    TEST_ASSERT_EQUAL_MESSAGE(a->count, b->count, where);
    for (size_t i = 0; i < a->count; i++) {
        const nq_variable *x = &a->variable[i], *y = &b->variable[i];
        char text[120];
        snprintf(text, sizeof text, "%s: %s", where, y->name);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(x->name, y->name, where);
        TEST_ASSERT_EQUAL_MESSAGE(x->kind, y->kind, text);
        TEST_ASSERT_EQUAL_MESSAGE(x->local, y->local, text);
        TEST_ASSERT_EQUAL_MESSAGE(x->rows, y->rows, text);
        TEST_ASSERT_EQUAL_MESSAGE(x->columns, y->columns, text);
        TEST_ASSERT_FALSE_MESSAGE(bytes_differ(x->values, y->values, size_of(x)),
                                  text);
        const bool flags =
            changed && bytes_differ(x->changed, y->changed, size_of(x));
        TEST_ASSERT_FALSE_MESSAGE(flags, text);
    }
}

/* ---- The call stack, from the events ------------------------------------- */

static void watch(nq_trace *trace)
{
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_board(trace, seen.board));
    const nq_event *e = &seen.event;
    if (e->type == NQ_EVENT_ENTER)
        seen.depth++;
    if (e->type == NQ_EVENT_REMOVE)
        seen.depth--;
    seen.row[seen.depth] = e->row;
    seen.column[seen.depth] = e->column;
}

/** Whether the queen of a row has been put there, and, if asked, struck out its cells. */
static bool has_queen(int row, bool struck_out)
{
    const bool just_placed =
        struck_out && seen.event.type == NQ_EVENT_PLACE && row == seen.event.row;
    return seen.board[row] >= 0 && !just_placed;
}

static bool attacks(int row, int column, int to_row, int to_column)
{
    return row == to_row || column == to_column ||
           abs(row - to_row) == abs(column - to_column);
}

/* ---- What each algorithm must have --------------------------------------- */

static int8_t *expect(const char *name, nq_variable_kind kind, bool local, int rows,
                      int columns)
{
    int8_t *values = expected.values;
    if (expected.count) {
        const nq_variable *last = &expected.variable[expected.count - 1];
        values += (last->values - expected.values) + (ptrdiff_t)size_of(last);
    }
    expected.variable[expected.count++] = (nq_variable){
        name, kind, local, (uint32_t)rows, (uint32_t)columns, values, NULL};
    return values;
}

static void expect_stack(void)
{
    int8_t *row = expect("row", NQ_VARIABLE_NUMBER, true, seen.depth + 1, 1);
    for (int d = 0; d <= seen.depth; d++)
        row[d] = (int8_t)seen.row[d];
    int8_t *column = expect("column", NQ_VARIABLE_NUMBER, true, seen.depth + 1, 1);
    for (int d = 0; d <= seen.depth; d++)
        column[d] = (int8_t)seen.column[d];
}

static void expect_board(void)
{
    int8_t *cell = expect("board", NQ_VARIABLE_MATRIX, false, seen.n, seen.n);
    for (int row = 0; row < seen.n; row++)
        for (int column = 0; column < seen.n; column++)
            *cell++ = seen.board[row] == column;
}

static void expect_array(void)
{
    int8_t *queens = expect("queens", NQ_VARIABLE_ARRAY, false, 1, seen.n);
    for (int row = 0; row < seen.n; row++)
        queens[row] = (int8_t)seen.board[row];
}

/** In the sieve of bits the rows after the first are filled from the bottom. */
static bool comes_before(bool upwards, int row, int other)
{
    return upwards && row != 0 && other != 0 ? row > other : row < other;
}

static void expect_struck(nq_variable_kind kind, bool upwards)
{
    int8_t *cell = expect("struck", kind, false, seen.n, seen.n);
    for (int row = 0; row < seen.n; row++)
        for (int column = 0; column < seen.n; column++, cell++)
            for (int by = 0; by < seen.n; by++)
                *cell |= comes_before(upwards, by, row) && has_queen(by, true) &&
                         attacks(by, seen.board[by], row, column);
}

static void expect_sieve(void)
{
    expect_struck(NQ_VARIABLE_MATRIX, false);
}

static void expect_sieve_bits(void)
{
    expect_struck(NQ_VARIABLE_BITS, true);
}

/** The lines of a board: its rows, its columns and both families of diagonals. */
typedef int line_of(int row, int column);

static int row_line(int row, int column)
{
    (void)column;
    return row;
}

static int column_line(int row, int column)
{
    (void)row;
    return column;
}

static int rising_line(int row, int column)
{
    return row + column;
}

static int falling_line(int row, int column)
{
    return row - column + seen.n - 1;
}

static int diagonals(void)
{
    return seen.n > 0 ? 2 * seen.n - 1 : 0;
}

static void expect_queens_on(const char *name, line_of *line, int lines)
{
    int8_t *by = expect(name, NQ_VARIABLE_ARRAY, false, 1, lines);
    for (int i = 0; i < lines; i++)
        by[i] = -1;
    for (int row = 0; row < seen.n; row++)
        if (has_queen(row, false))
            by[line(row, seen.board[row])] = (int8_t)row;
}

static void expect_lookup(void)
{
    expect_queens_on("in_column", column_line, seen.n);
    expect_queens_on("rising", rising_line, diagonals());
    expect_queens_on("falling", falling_line, diagonals());
}

/** Which columns the queens above a row attack in it, a step of 1: towards the right. */
static bool arrives(int row, int column, int step)
{
    for (int above = 0; above < row; above++)
        if (seen.board[above] + step * (row - above) == column)
            return true;
    return false;
}

static bool is_choice(int row, int column)
{
    const bool tried = column <= seen.column[row] ||
                       (row == seen.depth && (seen.event.type == NQ_EVENT_LEAVE));
    return row < seen.n && !tried && !arrives(row, column, 0) &&
           !arrives(row, column, 1) && !arrives(row, column, -1);
}

static void expect_words(const char *name, int step)
{
    int8_t *bit = expect(name, NQ_VARIABLE_BITS, true, seen.depth + 1, seen.n);
    for (int row = 0; row <= seen.depth; row++)
        for (int column = 0; column < seen.n; column++)
            *bit++ = arrives(row, column, step);
}

static void expect_bitmask(void)
{
    expect_words("down", 0);
    expect_words("right", 1);
    expect_words("left", -1);
    int8_t *choice =
        expect("choices", NQ_VARIABLE_BITS, true, seen.depth + 1, seen.n);
    for (int row = 0; row <= seen.depth; row++)
        for (int column = 0; column < seen.n; column++)
            *choice++ = is_choice(row, column);
    int8_t *queen = expect("queen", NQ_VARIABLE_BITS, true, seen.depth + 1, seen.n);
    for (int row = 0; row <= seen.depth; row++)
        for (int column = 0; column < seen.n; column++)
            *queen++ = seen.column[row] == column;
}

static bool is_option(int row, int column)
{
    for (int by = 0; by < seen.n; by++)
        if (has_queen(by, true) && attacks(by, seen.board[by], row, column))
            return false;
    return true;
}

static void expect_options(const char *name, line_of *line, int lines)
{
    int8_t *options = expect(name, NQ_VARIABLE_ARRAY, false, 1, lines);
    for (int row = 0; row < seen.n; row++)
        for (int column = 0; column < seen.n; column++)
            options[line(row, column)] += is_option(row, column);
    for (int row = 0; row < seen.n; row++)
        if (has_queen(row, true))
            options[line(row, seen.board[row])] = -1;
}

static void expect_dancing_links(void)
{
    expect_options("row_options", row_line, seen.n);
    expect_options("column_options", column_line, seen.n);
    expect_options("rising_options", rising_line, diagonals());
    expect_options("falling_options", falling_line, diagonals());
}

static const struct {
    const char *algorithm;
    void (*expect)(void);
} ALGORITHMS[] = {
    {"board", expect_board},
    {"array", expect_array},
    {"sieve", expect_sieve},
    {"sieve-bits", expect_sieve_bits},
    {"lookup", expect_lookup},
    {"bitmask", expect_bitmask},
    {"dancing-links", expect_dancing_links},
};

enum { TRIED = sizeof ALGORITHMS / sizeof *ALGORITHMS };

static void expect_all(int i)
{
    memset(&expected, 0, sizeof expected);
    expect_stack();
    ALGORITHMS[i].expect();
}

/* ---- Read from the first event on ---------------------------------------- */

static void follow(int i, int n, int events)
{
    nq_trace *trace = open_trace(n, ALGORITHMS[i].algorithm, NQ_LEVEL_FULL);
    char where[80];
    memset(&seen, 0, sizeof seen);
    seen.n = n;
    seen.depth = -1;
    for (int k = 0; k < events && nq_trace_next(trace, &seen.event) == NQ_OK; k++) {
        watch(trace);
        expect_all(i);
        copy(trace, &now);
        snprintf(where, sizeof where, "%s, n = %d, event %d",
                 ALGORITHMS[i].algorithm, n, k);
        assert_same(&expected, &now, false, where);
    }
    nq_trace_free(trace);
}

static void test_every_algorithm_is_tried(void)
{
    for (int i = 0; i < TRIED; i++)
        TEST_ASSERT_EQUAL_STRING(traced(i), ALGORITHMS[i].algorithm);
    TEST_ASSERT_NULL(traced(TRIED));
}

static void test_the_variables_follow_from_the_rules(void)
{
    for (int i = 0; i < TRIED; i++)
        for (int n = 0; n <= 6; n++)
            follow(i, n, 100000);
}

/** Beyond 64 columns other solvers have several words for a row. */
static void test_so_they_do_on_wide_boards(void)
{
    for (int i = 0; i < TRIED; i++) {
        follow(i, 65, 1500);
        follow(i, LARGEST, 400);
    }
}

/* ---- What has changed ---------------------------------------------------- */

static void expect_changes(void)
{
    for (size_t i = 0; i < now.count; i++) {
        const nq_variable *a = &before.variable[i], *b = &now.variable[i];
        const size_t size = size_of(b), old = size_of(a);
        const size_t compared = b->local ? b->columns : size;
        for (size_t k = 0; k < size; k++) {
            const size_t from_end = size - k;
            const bool changed =
                from_end <= compared &&
                (from_end > old || b->values[k] != a->values[old - from_end]);
            TEST_ASSERT_EQUAL_MESSAGE(changed, b->changed[k], b->name);
        }
    }
}

static void test_what_has_changed_is_flagged_on_every_level(void)
{
    for (int i = 0; traced(i); i++)
        for (int level = NQ_LEVEL_FULL; level <= NQ_LEVEL_OUTLINE; level++) {
            nq_trace *trace = open_trace(5, traced(i), (nq_level)level);
            nq_event event;
            copy(trace, &now);
            while (nq_trace_next(trace, &event) == NQ_OK) {
                keep(&before, &now);
                copy(trace, &now);
                expect_changes();
            }
            nq_trace_free(trace);
        }
}

/** A queen in column 2 is placed, and the next call is entered: the picture of chapter 6. */
static void test_a_word_is_compared_with_that_of_the_call_before(void)
{
    nq_trace *trace = open_trace(4, "bitmask", NQ_LEVEL_FULL);
    nq_event event;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, 3, &event));
    TEST_ASSERT_EQUAL(NQ_EVENT_ENTER, event.type);
    copy(trace, &now);
    const nq_variable *right = &now.variable[3], *choices = &now.variable[5];
    TEST_ASSERT_EQUAL_STRING("right", right->name);
    static const int8_t words[] = {0, 0, 0, 0, 0, 1, 0, 0};
    static const uint8_t flags[] = {0, 0, 0, 0, 0, 1, 0, 0};
    TEST_ASSERT_EQUAL_INT8_ARRAY(words, right->values, 8);
    TEST_ASSERT_EQUAL_UINT8_ARRAY(flags, right->changed, 8);
    static const int8_t open[] = {0, 1, 1, 1, 0, 0, 1, 1};  // column 0 was taken
    TEST_ASSERT_EQUAL_INT8_ARRAY(open, choices->values, 8);
    nq_trace_free(trace);
}

/* ---- Read in any order ---------------------------------------------------- */

static uint32_t random_below(uint32_t *seed, uint64_t limit)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (uint32_t)((*seed >> 8) % limit);
}

/** The next event after a look at the variables is the next event. */
static void wander(const char *algorithm)
{
    nq_trace *straight = open_trace(6, algorithm, NQ_LEVEL_FULL);
    nq_trace *wandering = open_trace(6, algorithm, NQ_LEVEL_FULL);
    nq_event event, same;
    uint64_t length, position;
    uint32_t seed = 5;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_length(straight, UINT64_MAX, &length));
    for (int leap = 0; leap < 60; leap++) {
        const uint64_t at = random_below(&seed, length - 1);
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(wandering, at + 1, &event));
        copy(wandering, &now);
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_previous(wandering, &event));
        copy(wandering, &now);
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_position(wandering, &position));
        TEST_ASSERT_EQUAL_UINT64(at + 1, position);
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(straight, 0, &same));
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(straight, at, &same));
        TEST_ASSERT_EQUAL_UINT64(same.counters.tests, event.counters.tests);
        copy(straight, &before);
        assert_same(&before, &now, true, algorithm);
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_next(wandering, &event));
        TEST_ASSERT_EQUAL_UINT64(at + 1, event.index);
    }
    nq_trace_free(straight);
    nq_trace_free(wandering);
}

static void test_any_way_to_an_event_shows_the_same(void)
{
    for (int i = 0; traced(i); i++)
        wander(traced(i));
}

/** Where the trace is long, snapshots are far from each other. */
static void test_a_look_from_far_within_a_long_search(void)
{
    nq_trace *trace = open_trace(12, "lookup", NQ_LEVEL_FULL);
    nq_event event;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, 3000000, &event));
    copy(trace, &now);
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, 10, &event));
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, 3000000, &event));
    copy(trace, &before);
    assert_same(&before, &now, true, "the same event");
    nq_trace_free(trace);
}

/* ---- The ends ------------------------------------------------------------- */

static void test_before_the_first_event_nothing_is_called(void)
{
    nq_trace *trace = open_trace(4, "lookup", NQ_LEVEL_FULL);
    nq_event event;
    for (int time = 0; time < 2; time++) {
        copy(trace, &now);
        TEST_ASSERT_EQUAL(5, now.count);
        TEST_ASSERT_EQUAL(0, now.variable[0].rows);
        TEST_ASSERT_EQUAL(7, now.variable[3].columns);
        TEST_ASSERT_EACH_EQUAL_INT8(-1, now.variable[3].values, 7);
        TEST_ASSERT_EACH_EQUAL_UINT8(0, now.variable[3].changed, 7);
        uint64_t length;  // looks ahead, and comes back
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_length(trace, UINT64_MAX, &length));
    }
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_next(trace, &event));
    TEST_ASSERT_EQUAL_UINT64(0, event.index);
    nq_trace_free(trace);
}

static void test_missing_arguments_are_refused(void)
{
    nq_trace *trace = open_trace(4, NULL, NQ_LEVEL_FULL);
    const nq_variable *kept = now.variable, *variables = kept;
    size_t count = 99;
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_variables(NULL, &variables, &count));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_variables(trace, NULL, &count));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_variables(trace, &variables, NULL));
    TEST_ASSERT_EQUAL_PTR(kept, variables);
    TEST_ASSERT_EQUAL(99, count);
    nq_trace_free(trace);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_every_algorithm_is_tried);
    RUN_TEST(test_the_variables_follow_from_the_rules);
    RUN_TEST(test_so_they_do_on_wide_boards);
    RUN_TEST(test_what_has_changed_is_flagged_on_every_level);
    RUN_TEST(test_a_word_is_compared_with_that_of_the_call_before);
    RUN_TEST(test_any_way_to_an_event_shows_the_same);
    RUN_TEST(test_a_look_from_far_within_a_long_search);
    RUN_TEST(test_before_the_first_event_nothing_is_called);
    RUN_TEST(test_missing_arguments_are_refused);
    return UNITY_END();
}
