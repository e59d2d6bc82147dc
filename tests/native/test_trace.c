/*
 * test_trace.c -- the events of a search are complete, and can be read in any order.
 */
#include "nqueens.h"
#include "traces.h"
#include "unity.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void setUp(void)
{
}

void tearDown(void)
{
}

typedef struct {
    uint64_t events;
    uint64_t to_first_solution;  // events up to and with it
    uint64_t of_type[NQ_EVENT_LEAVE + 1];
    nq_report last;
} tally;

static tally tally_of(int n, const char *algorithm, nq_level level)
{
    nq_trace *trace = open_trace(n, algorithm, level);
    tally counted = {0};
    nq_event event;
    while (nq_trace_next(trace, &event) == NQ_OK) {
        counted.events++;
        counted.of_type[event.type]++;
        counted.last = event.counters;
        if (event.type == NQ_EVENT_SOLUTION && !counted.to_first_solution)
            counted.to_first_solution = counted.events;
    }
    nq_trace_free(trace);
    return counted;
}

static void test_the_4_by_4_board_has_128_events(void)
{
    const tally counted = tally_of(4, "board", NQ_LEVEL_FULL);
    TEST_ASSERT_EQUAL_UINT64(128, counted.events);
    TEST_ASSERT_EQUAL_UINT64(52, counted.to_first_solution);
    TEST_ASSERT_EQUAL_UINT64(17, counted.of_type[NQ_EVENT_ENTER]);
    TEST_ASSERT_EQUAL_UINT64(60, counted.of_type[NQ_EVENT_TEST]);
    TEST_ASSERT_EQUAL_UINT64(16, counted.of_type[NQ_EVENT_PLACE]);
    TEST_ASSERT_EQUAL_UINT64(16, counted.of_type[NQ_EVENT_REMOVE]);
    TEST_ASSERT_EQUAL_UINT64(2, counted.of_type[NQ_EVENT_SOLUTION]);
    TEST_ASSERT_EQUAL_UINT64(17, counted.of_type[NQ_EVENT_LEAVE]);
}

static void test_story_and_outline_are_the_tutorials_lengths(void)
{
    const tally story = tally_of(4, "board", NQ_LEVEL_STORY);
    TEST_ASSERT_EQUAL_UINT64(78, story.events);
    TEST_ASSERT_EQUAL_UINT64(31, story.to_first_solution);
    const tally outline = tally_of(4, "board", NQ_LEVEL_OUTLINE);
    TEST_ASSERT_EQUAL_UINT64(38, outline.events);
    TEST_ASSERT_EQUAL_UINT64(15, outline.to_first_solution);
}

static void test_eight_queens_in_an_array_take_15720_tests(void)
{
    const tally counted = tally_of(8, "array", NQ_LEVEL_FULL);
    TEST_ASSERT_EQUAL_UINT64(15720, counted.of_type[NQ_EVENT_TEST]);
    TEST_ASSERT_EQUAL_UINT64(2056, counted.of_type[NQ_EVENT_PLACE]);
    TEST_ASSERT_EQUAL_UINT64(15720, counted.last.tests);
    TEST_ASSERT_EQUAL_UINT64(2056, counted.last.removals);
}

static void test_26_tests_lead_to_the_first_solution_of_4(void)
{
    nq_trace *trace = open_trace(4, "board", NQ_LEVEL_FULL);
    nq_event event;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, 51, &event));
    TEST_ASSERT_EQUAL(NQ_EVENT_SOLUTION, event.type);
    TEST_ASSERT_EQUAL_UINT64(26, event.counters.tests);
    TEST_ASSERT_EQUAL_UINT64(8, event.counters.placements);
    TEST_ASSERT_EQUAL_UINT64(4, event.counters.removals);
    nq_trace_free(trace);
}

static void test_what_is_told_is_what_a_walk_reports(void)
{
    for (int i = 0; traced(i); i++)
        for (int n = 0; n <= 7; n++) {
            nq_iter *walk;
            nq_report report;
            uint32_t columns[8];
            TEST_ASSERT_EQUAL(NQ_OK, nq_iter_new(n, traced(i), &walk));
            while (nq_iter_next(walk, columns) == NQ_OK)
                continue;
            nq_iter_report(walk, &report);
            nq_iter_free(walk);
            const tally counted = tally_of(n, traced(i), NQ_LEVEL_FULL);
            TEST_ASSERT_EQUAL_MEMORY(&report, &counted.last, sizeof report);
        }
}

static void test_the_empty_board_is_entered_solved_and_left(void)
{
    for (int i = 0; traced(i); i++) {
        nq_trace *trace = open_trace(0, traced(i), NQ_LEVEL_FULL);
        static const nq_event_type expected[] = {NQ_EVENT_ENTER, NQ_EVENT_SOLUTION,
                                                 NQ_EVENT_LEAVE};
        nq_event event;
        for (int k = 0; k < 3; k++) {
            TEST_ASSERT_EQUAL(NQ_OK, nq_trace_next(trace, &event));
            TEST_ASSERT_EQUAL(expected[k], event.type);
        }
        TEST_ASSERT_EQUAL(NQ_DONE, nq_trace_next(trace, &event));
        nq_trace_free(trace);
    }
}

/* ---- A trace read out of order ------------------------------------------ */

enum { SIZE = 7 };

/** Everything a reader can see at one place of a trace. */
typedef struct {
    nq_event event;
    int32_t board[SIZE];
    uint8_t struck[SIZE * SIZE];
} view;

static view look(nq_trace *trace, const nq_event *event)
{
    view seen;
    memset(&seen, 0, sizeof seen);
    seen.event = *event;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_board(trace, seen.board));
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_struck(trace, seen.struck));
    return seen;
}

static uint64_t record(const char *algorithm, nq_level level, view *views)
{
    nq_trace *trace = open_trace(SIZE, algorithm, level);
    nq_event event;
    memset(&event, 0, sizeof event);
    uint64_t length = 0;
    while (nq_trace_next(trace, &event) == NQ_OK)
        views[length++] = look(trace, &event);
    nq_trace_free(trace);
    return length;
}

static uint32_t random_below(uint32_t *seed, uint64_t limit)
{
    *seed = *seed * 1664525u + 1013904223u;
    return (uint32_t)((*seed >> 8) % limit);
}

static void wander(const char *algorithm, nq_level level, const view *views,
                   uint64_t length)
{
    nq_trace *trace = open_trace(SIZE, algorithm, level);
    nq_event event;
    uint32_t seed = 7;
    memset(&event, 0, sizeof event);
    for (int leap = 0; leap < 100; leap++) {
        uint64_t at = random_below(&seed, length);
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, at, &event));
        for (int step = (int)random_below(&seed, 9); step > 0 && at > 0;
             step--, at--)
            TEST_ASSERT_EQUAL(NQ_OK, nq_trace_previous(trace, &event));
        for (int step = (int)random_below(&seed, 5); step > 0 && at + 1 < length;
             step--, at++)
            TEST_ASSERT_EQUAL(NQ_OK, nq_trace_next(trace, &event));
        const view seen = look(trace, &event);
        TEST_ASSERT_EQUAL_MEMORY(&views[at], &seen, sizeof seen);
    }
    nq_trace_free(trace);
}

static void test_any_way_to_an_event_shows_the_same(void)
{
    view *views = malloc(20000 * sizeof *views);
    TEST_ASSERT_NOT_NULL(views);
    for (int i = 0; traced(i); i++)
        for (int level = NQ_LEVEL_FULL; level <= NQ_LEVEL_OUTLINE; level++) {
            const uint64_t length = record(traced(i), (nq_level)level, views);
            wander(traced(i), (nq_level)level, views, length);
        }
    free(views);
}

static void test_a_long_trace_finds_back_after_its_snapshots_were_thinned(void)
{
    nq_trace *trace = open_trace(10, "board", NQ_LEVEL_FULL);
    nq_event early, late, again;
    memset(&early, 0, sizeof early);
    memset(&again, 0, sizeof again);
    uint64_t length;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, 1000, &early));
    TEST_ASSERT_EQUAL(NQ_E_BUDGET, nq_trace_length(trace, 100, &length));
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_length(trace, UINT64_MAX, &length));
    // 35 538 placements and removals, one entry and exit more, 10 tests a level
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, length - 1, &late));
    TEST_ASSERT_EQUAL(NQ_EVENT_LEAVE, late.type);
    TEST_ASSERT_EQUAL_UINT64(35538, late.counters.placements);
    TEST_ASSERT_EQUAL_UINT64(length,
                             2 * 35539 + 2 * 35538 + 724 + late.counters.tests);
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, 1000, &again));
    TEST_ASSERT_EQUAL_MEMORY(&early, &again, sizeof early);
    nq_trace_free(trace);
}

/** A queen stands from its placement until it is taken back, in a solution, too. */
static void follow(const char *algorithm, int n)
{
    nq_trace *trace = open_trace(n, algorithm, NQ_LEVEL_FULL);
    int32_t expected[8], seen[8];
    nq_event event;
    memset(expected, 0xff, sizeof expected);
    while (nq_trace_next(trace, &event) == NQ_OK) {
        if (event.type == NQ_EVENT_PLACE)
            expected[event.row] = event.column;
        else if (event.type == NQ_EVENT_REMOVE)
            expected[event.row] = -1;
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_board(trace, seen));
        TEST_ASSERT_EQUAL_INT32_ARRAY(expected, seen, n);
    }
    nq_trace_free(trace);
}

static void test_the_board_follows_every_event(void)
{
    const char *name;
    for (int i = 0; (name = traced(i)); i++)
        for (int n = 1; n <= 6; n++)
            follow(name, n);
}

/** Before the first event, and in the middle. */
static void test_asking_for_the_length_moves_nothing(void)
{
    for (uint64_t start = 0; start <= 80; start += 40) {
        nq_trace *trace = open_trace(6, "array", NQ_LEVEL_FULL);
        int32_t before[6], after[6];
        uint64_t length, position = 99;
        nq_event event;
        for (uint64_t i = 0; i < start; i++)
            nq_trace_next(trace, &event);
        nq_trace_board(trace, before);
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_length(trace, UINT64_MAX, &length));
        nq_trace_board(trace, after);
        TEST_ASSERT_EQUAL_INT32_ARRAY(before, after, 6);
        nq_trace_position(trace, &position);
        TEST_ASSERT_EQUAL_UINT64(start, position);
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_next(trace, &event));
        TEST_ASSERT_EQUAL_UINT64(start, event.index);
        nq_trace_free(trace);
    }
}

/** Each look goes on where the last one ended, although the reader is far behind. */
static void test_a_length_is_found_in_small_steps(void)
{
    enum { STEP = 100 };
    const uint64_t expected = tally_of(7, "lookup", NQ_LEVEL_FULL).events;
    nq_trace *trace = open_trace(7, "lookup", NQ_LEVEL_FULL);
    nq_event event;
    uint64_t length = 0, steps = 1;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_next(trace, &event));
    while (nq_trace_length(trace, STEP, &length) == NQ_E_BUDGET &&
           steps <= expected)
        steps++;
    TEST_ASSERT_EQUAL_UINT64(expected, length);
    TEST_ASSERT_LESS_OR_EQUAL_UINT64(expected / STEP + 1, steps);
    nq_trace_free(trace);
}

static void test_the_ends_hold(void)
{
    nq_trace *trace = open_trace(4, "board", NQ_LEVEL_FULL);
    nq_event event, kept;
    uint64_t position, length;
    memset(&event, 7, sizeof event);
    kept = event;
    TEST_ASSERT_EQUAL(NQ_DONE, nq_trace_previous(trace, &event));
    TEST_ASSERT_EQUAL(NQ_E_BUDGET, nq_trace_length(trace, 0, &length));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_trace_at(trace, 128, &event));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_trace_at(trace, UINT64_MAX, &event));
    TEST_ASSERT_EQUAL_MEMORY(&kept, &event, sizeof kept);
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_position(trace, &position));
    TEST_ASSERT_EQUAL_UINT64(0, position);
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, 127, &event));
    TEST_ASSERT_EQUAL(NQ_DONE, nq_trace_next(trace, &event));
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_position(trace, &position));
    TEST_ASSERT_EQUAL_UINT64(128, position);
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_length(trace, 0, &length));
    TEST_ASSERT_EQUAL_UINT64(128, length);
    nq_trace_free(trace);
}

static void test_an_event_that_cannot_be_has_no_step(void)
{
    const nq_event odd_verdict = {.type = NQ_EVENT_TEST, .verdict = (nq_verdict)5};
    const nq_event odd_type = {.type = (nq_event_type)7};
    TEST_ASSERT_NULL(nq_event_step(&odd_verdict));
    TEST_ASSERT_NULL(nq_event_step(&odd_type));
    TEST_ASSERT_NULL(nq_event_step(NULL));
}

static void test_a_refusal_names_the_queen_and_the_line(void)
{
    nq_trace *trace = open_trace(4, "board", NQ_LEVEL_STORY);
    nq_event event;
    nq_trace_at(trace, 1, &event);  // (1, 0), below the queen on (0, 0)
    TEST_ASSERT_EQUAL(NQ_VERDICT_COLUMN, event.verdict);
    TEST_ASSERT_EQUAL(0, event.by);
    TEST_ASSERT_EQUAL_STRING("test-column", nq_event_step(&event));
    nq_trace_at(trace, 2, &event);  // (1, 1)
    TEST_ASSERT_EQUAL(NQ_VERDICT_DIAGONAL, event.verdict);
    TEST_ASSERT_EQUAL_STRING("test-diagonal", nq_event_step(&event));
    nq_trace_free(trace);
}

static void test_the_sieves_tell_how_many_cells_fall(void)
{
    nq_trace *trace = open_trace(4, "sieve", NQ_LEVEL_FULL);
    nq_event event;
    uint8_t struck[16];
    static const uint8_t expected[16] = {0, 0, 0, 0, 1, 1, 0, 0,
                                         1, 0, 1, 0, 1, 0, 0, 1};
    nq_trace_at(trace, 2, &event);  // placed, but nothing struck out yet
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_struck(trace, struck));
    TEST_ASSERT_EACH_EQUAL_UINT8(0, struck, 16);
    nq_trace_next(trace, &event);
    TEST_ASSERT_EQUAL(NQ_EVENT_MARK, event.type);
    TEST_ASSERT_EQUAL(6, event.cells);
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_struck(trace, struck));
    TEST_ASSERT_EQUAL_UINT8_ARRAY(expected, struck, 16);
    nq_trace_free(trace);
}

static void test_bad_arguments_are_named_and_leave_out_untouched(void)
{
    nq_trace *kept = open_trace(1, NULL, NQ_LEVEL_FULL), *out = kept;
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_trace_new(-1, NULL, NQ_LEVEL_FULL, &out));
    TEST_ASSERT_EQUAL(
        NQ_E_SIZE, nq_trace_new(NQ_TRACE_MAX_N + 1, "board", NQ_LEVEL_FULL, &out));
    TEST_ASSERT_EQUAL(NQ_E_ALGORITHM,
                      nq_trace_new(4, "Board", NQ_LEVEL_FULL, &out));
    TEST_ASSERT_EQUAL(NQ_E_UNSUPPORTED,
                      nq_trace_new(4, "fast", NQ_LEVEL_FULL, &out));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_trace_new(4, "board", (nq_level)3, &out));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_new(4, "board", NQ_LEVEL_FULL, NULL));
    TEST_ASSERT_EQUAL_PTR(kept, out);
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_next(kept, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_previous(NULL, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_at(NULL, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_position(kept, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_length(kept, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_board(kept, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_trace_struck(kept, NULL));
    nq_trace_free(kept);
    nq_trace_free(NULL);
}

static void test_the_largest_board_can_be_entered(void)
{
    for (int i = 0; traced(i); i++) {
        int limit;
        nq_event event;
        TEST_ASSERT_EQUAL(NQ_OK,
                          nq_algorithm_limit(traced(i), NQ_TASK_TRACE, &limit));
        nq_trace *trace = open_trace(limit, traced(i), NQ_LEVEL_FULL);
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_at(trace, 20000, &event));
        TEST_ASSERT_EQUAL(NQ_OK, nq_trace_previous(trace, &event));
        TEST_ASSERT_EQUAL_UINT64(19999, event.index);
        nq_trace_free(trace);
    }
}

/* ---- The signature that every build must give ---------------------------- */

static uint64_t hash_byte(uint64_t hash, char byte)
{
    return (hash ^ (uint8_t)byte) * UINT64_C(1099511628211);  // FNV-1a
}

static uint64_t hash_event(uint64_t hash, const nq_event *e)
{
    char line[200];
    snprintf(line, sizeof line,
             "%" PRIu64 " %s %d %d %d %d %d %" PRIu32 " %d %" PRIu64 " %" PRIu64
             " %" PRIu64 " %" PRIu64 "\n",
             e->index, nq_event_step(e), e->row, e->column, e->depth,
             (int)e->verdict, e->by, e->cells, (int)e->image, e->counters.tests,
             e->counters.placements, e->counters.removals, e->counters.solutions);
    for (const char *byte = line; *byte; byte++)
        hash = hash_byte(hash, *byte);
    return hash;
}

static uint64_t signature(int n, const char *algorithm)
{
    nq_trace *trace = open_trace(n, algorithm, NQ_LEVEL_FULL);
    uint64_t hash = UINT64_C(14695981039346656037);
    nq_event event;
    while (nq_trace_next(trace, &event) == NQ_OK)
        hash = hash_event(hash, &event);
    nq_trace_free(trace);
    return hash;
}

static void print_signature(int n, const char *algorithm, char *line, size_t room)
{
    snprintf(line, room, "%s %d %016" PRIx64 "\n", algorithm, n,
             signature(n, algorithm));
}

/** `test_trace --write > golden/traces.txt`, or the target write_golden. */
static int write_signatures(void)
{
    char line[80];
    for (int i = 0; traced(i); i++)
        for (int n = 0; n <= 7; n++) {
            print_signature(n, traced(i), line, sizeof line);
            fputs(line, stdout);
        }
    return 0;
}

/** The same file is what the WebAssembly build is compared with. */
static void test_the_whole_story_has_its_pinned_signature(void)
{
    FILE *golden = fopen("golden/traces.txt", "r");
    TEST_ASSERT_NOT_NULL(golden);
    char line[80], expected[80];
    for (int i = 0; traced(i); i++)
        for (int n = 0; n <= 7; n++) {
            TEST_ASSERT_NOT_NULL(fgets(expected, sizeof expected, golden));
            print_signature(n, traced(i), line, sizeof line);
            TEST_ASSERT_EQUAL_STRING(expected, line);
        }
    TEST_ASSERT_EQUAL(EOF, fgetc(golden));
    fclose(golden);
}

int main(int count, char **words)
{
    if (count > 1 && strcmp(words[1], "--write") == 0)
        return write_signatures();
    UNITY_BEGIN();
    RUN_TEST(test_the_4_by_4_board_has_128_events);
    RUN_TEST(test_story_and_outline_are_the_tutorials_lengths);
    RUN_TEST(test_eight_queens_in_an_array_take_15720_tests);
    RUN_TEST(test_26_tests_lead_to_the_first_solution_of_4);
    RUN_TEST(test_what_is_told_is_what_a_walk_reports);
    RUN_TEST(test_the_empty_board_is_entered_solved_and_left);
    RUN_TEST(test_any_way_to_an_event_shows_the_same);
    RUN_TEST(test_a_long_trace_finds_back_after_its_snapshots_were_thinned);
    RUN_TEST(test_the_board_follows_every_event);
    RUN_TEST(test_asking_for_the_length_moves_nothing);
    RUN_TEST(test_a_length_is_found_in_small_steps);
    RUN_TEST(test_the_ends_hold);
    RUN_TEST(test_an_event_that_cannot_be_has_no_step);
    RUN_TEST(test_a_refusal_names_the_queen_and_the_line);
    RUN_TEST(test_the_sieves_tell_how_many_cells_fall);
    RUN_TEST(test_bad_arguments_are_named_and_leave_out_untouched);
    RUN_TEST(test_the_largest_board_can_be_entered);
    RUN_TEST(test_the_whole_story_has_its_pinned_signature);
    return UNITY_END();
}
