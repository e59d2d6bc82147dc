/*
 * test_arguments.c -- wrong input is refused by name, before any work, and changes
 * nothing.
 */
#include "boards.h"
#include "nqueens.h"
#include "unity.h"

#include <limits.h>
#include <stdio.h>

#define LENGTH(table) (sizeof(table) / sizeof *(table))

static const nq_task TASKS[] = {NQ_TASK_LIST, NQ_TASK_COUNT, NQ_TASK_TRACE};

void setUp(void)
{
}

void tearDown(void)
{
}

static int limit_of(const char *name, nq_task task)
{
    int limit = -99;
    TEST_ASSERT_EQUAL(NQ_OK, nq_algorithm_limit(name, task, &limit));
    return limit;
}

/* ---- Sizes -------------------------------------------------------------- */

static void check_walk_refused(int n, const char *name, nq_status expected)
{
    nq_iter *const kept = open_walk(1, NULL);
    nq_iter *out = kept;
    uint32_t columns[1] = {7};
    TEST_ASSERT_EQUAL_MESSAGE(expected, nq_iter_new(n, name, &out), name);
    TEST_ASSERT_EQUAL_PTR(kept, out);
    TEST_ASSERT_EQUAL_MESSAGE(expected, nq_first(n, name, columns), name);
    TEST_ASSERT_EQUAL_UINT32(7, columns[0]);
    nq_iter_free(kept);
}

static void check_count_refused(int n, const char *name, nq_status expected)
{
    nq_count_job *kept = NULL, *out;
    uint64_t sum = 7;
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_new(1, NULL, &kept));
    out = kept;
    TEST_ASSERT_EQUAL_MESSAGE(expected, nq_count_job_new(n, name, &out), name);
    TEST_ASSERT_EQUAL_PTR(kept, out);
    TEST_ASSERT_EQUAL_MESSAGE(expected, nq_count(n, name, &sum), name);
    TEST_ASSERT_EQUAL_UINT64(7, sum);
    nq_count_job_free(kept);
}

static void test_boards_that_are_too_large_or_negative_are_refused(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++) {
        const int sizes[] = {-1, INT_MIN, INT_MAX,
                             limit_of(name, NQ_TASK_COUNT) + 1};
        for (size_t k = 0; k < LENGTH(sizes); k++)
            check_count_refused(sizes[k], name, NQ_E_SIZE);
        if (!can(name, NQ_TASK_LIST))
            continue;
        const int larger[] = {-1, INT_MIN, INT_MAX,
                              limit_of(name, NQ_TASK_LIST) + 1};
        for (size_t k = 0; k < LENGTH(larger); k++)
            check_walk_refused(larger[k], name, NQ_E_SIZE);
    }
}

static void test_the_largest_board_can_be_walked_over(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        if (can(name, NQ_TASK_LIST))
            nq_iter_free(open_walk(limit_of(name, NQ_TASK_LIST), name));
}

static void test_limits_are_those_that_were_promised(void)
{
    TEST_ASSERT_EQUAL(1024, limit_of("bitmask", NQ_TASK_LIST));
    TEST_ASSERT_EQUAL(1024, limit_of("sieve-bits", NQ_TASK_LIST));
    TEST_ASSERT_EQUAL(NQ_COUNT_MAX_N, limit_of("bitmask", NQ_TASK_COUNT));
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        TEST_ASSERT_LESS_OR_EQUAL(NQ_COUNT_MAX_N, limit_of(name, NQ_TASK_COUNT));
}

/** How many queens of the trace's board see each other. */
static size_t conflicts_of(const nq_trace *trace, int n)
{
    int32_t columns[64];
    nq_square queens[64];
    size_t count = 0, found = 99;
    TEST_ASSERT_EQUAL(NQ_OK, nq_trace_board(trace, columns));
    for (int row = 0; row < n; row++)
        if (columns[row] >= 0)
            queens[count++] = (nq_square){(uint32_t)row, (uint32_t)columns[row]};
    TEST_ASSERT_EQUAL(NQ_OK, nq_conflicts(queens, count, n, NULL, 0, &found));
    return found;
}

/** One more column would shift by 64; queens must still keep the peace. */
static void test_a_full_word_of_columns_works(void)
{
    static const char *const names[] = {"bitmask", "sieve-bits"};
    for (size_t i = 0; i < LENGTH(names); i++) {
        nq_trace *trace = NULL;
        nq_event event;
        uint32_t rightmost = 0;
        TEST_ASSERT_EQUAL(NQ_OK,
                          nq_trace_new(64, names[i], NQ_LEVEL_OUTLINE, &trace));
        for (int step = 0; step < 3000; step++) {
            TEST_ASSERT_EQUAL(NQ_OK, nq_trace_next(trace, &event));
            TEST_ASSERT_EQUAL(0, conflicts_of(trace, 64));
            if (event.column > (int32_t)rightmost)
                rightmost = (uint32_t)event.column;
        }
        TEST_ASSERT_GREATER_THAN_UINT32(59, rightmost);
        nq_trace_free(trace);
    }
}

static void test_no_rows_are_one_empty_solution(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++) {
        uint32_t untouched[1] = {7};
        uint64_t sum = 99;
        TEST_ASSERT_EQUAL(NQ_OK, nq_count(0, name, &sum));
        TEST_ASSERT_EQUAL_UINT64(1, sum);
        if (!can(name, NQ_TASK_LIST))
            continue;
        nq_iter *walk = open_walk(0, name);
        TEST_ASSERT_EQUAL(NQ_OK, nq_iter_next(walk, untouched));
        TEST_ASSERT_EQUAL(NQ_DONE, nq_iter_next(walk, untouched));
        TEST_ASSERT_EQUAL_UINT32(7, untouched[0]);
        nq_iter_free(walk);
    }
}

static void test_two_and_three_are_done_at_once(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (int n = 2; can(name, NQ_TASK_LIST) && n <= 3; n++) {
            uint32_t untouched[3] = {7, 7, 7};
            nq_iter *walk = open_walk(n, name);
            TEST_ASSERT_EQUAL(NQ_DONE, nq_iter_next(walk, untouched));
            TEST_ASSERT_EQUAL(NQ_DONE, nq_first(n, name, untouched));
            TEST_ASSERT_EACH_EQUAL_UINT32(7, untouched, 3);
            nq_iter_free(walk);
        }
}

/* ---- Names -------------------------------------------------------------- */

static void test_unknown_algorithms_are_refused(void)
{
    static const char *const names[] = {"", "Bitmask", "bitmask ", "bitmas",
                                        "backtrack"};
    for (size_t i = 0; i < LENGTH(names); i++) {
        int limit = 7;
        check_walk_refused(8, names[i], NQ_E_ALGORITHM);
        check_count_refused(8, names[i], NQ_E_ALGORITHM);
        TEST_ASSERT_EQUAL(NQ_E_ALGORITHM,
                          nq_algorithm_limit(names[i], NQ_TASK_LIST, &limit));
        TEST_ASSERT_EQUAL(7, limit);
    }
}

static void test_no_name_is_the_default_of_the_task(void)
{
    for (size_t i = 0; i < LENGTH(TASKS); i++) {
        const char *name = nq_algorithm_default(INT_MAX, TASKS[i]);
        TEST_ASSERT_EQUAL(limit_of(name, TASKS[i]), limit_of(NULL, TASKS[i]));
    }
    TEST_ASSERT_NULL(nq_algorithm_default(8, (nq_task)99));
}

static void test_the_default_counts_every_board(void)
{
    for (int n = 0; n <= NQ_COUNT_MAX_N; n++)
        TEST_ASSERT_EQUAL_STRING("fast", nq_algorithm_default(n, NQ_TASK_COUNT));
    TEST_ASSERT_EQUAL(NQ_COUNT_MAX_N, limit_of("fast", NQ_TASK_COUNT));
    TEST_ASSERT_EQUAL(NQ_COUNT_MAX_N, limit_of(NULL, NQ_TASK_COUNT));
}

static void test_there_are_no_algorithms_outside_the_list(void)
{
    int count = 0, id = 99;
    uint32_t traits = 99;
    while (nq_algorithm_name(count))
        count++;
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_algorithm_traits(count, &id, &traits));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_algorithm_traits(-1, &id, &traits));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_algorithm_traits(0, NULL, &traits));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_algorithm_traits(0, &id, NULL));
    TEST_ASSERT_EQUAL(99, id);
    TEST_ASSERT_EQUAL(99, traits);
    TEST_ASSERT_NULL(nq_algorithm_name(-1));
    TEST_ASSERT_NULL(nq_algorithm_name(99));
    TEST_ASSERT_NULL(nq_algorithm_name(INT_MIN));
    TEST_ASSERT_NULL(nq_algorithm_name(INT_MAX));
}

static void test_fast_neither_lists_nor_traces(void)
{
    int limit = 7;
    check_walk_refused(8, "fast", NQ_E_UNSUPPORTED);
    check_walk_refused(-1, "fast", NQ_E_UNSUPPORTED);
    TEST_ASSERT_EQUAL(NQ_E_UNSUPPORTED,
                      nq_algorithm_limit("fast", NQ_TASK_TRACE, &limit));
    TEST_ASSERT_EQUAL(7, limit);
}

static void test_an_unknown_task_is_refused(void)
{
    int limit = 7;
    char words[NQ_REFUSAL_ROOM] = "kept";
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_algorithm_limit("array", (nq_task)3, &limit));
    TEST_ASSERT_EQUAL(NQ_E_RANGE,
                      nq_refusal_text(8, "array", (nq_task)3, words, sizeof words));
    TEST_ASSERT_EQUAL(7, limit);
    TEST_ASSERT_EQUAL_STRING("kept", words);
}

/* ---- Refusals in words -------------------------------------------------- */

static const char *refusal(int n, const char *name, nq_task task)
{
    static char words[NQ_REFUSAL_ROOM];
    TEST_ASSERT_EQUAL(NQ_OK, nq_refusal_text(n, name, task, words, sizeof words));
    return words;
}

static void test_what_is_fine_is_not_refused(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (size_t k = 0; k < LENGTH(TASKS); k++)
            if (can(name, TASKS[k])) {
                TEST_ASSERT_EQUAL_STRING("", refusal(0, name, TASKS[k]));
                TEST_ASSERT_EQUAL_STRING(
                    "", refusal(limit_of(name, TASKS[k]), name, TASKS[k]));
            }
}

/** The value, the limit and the algorithm are all in the sentence. */
static void test_a_refusal_names_the_value_and_the_limit(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (size_t k = 0; k < LENGTH(TASKS); k++) {
            if (!can(name, TASKS[k]))
                continue;
            char limit[16];
            snprintf(limit, sizeof limit, " %d", limit_of(name, TASKS[k]));
            TEST_ASSERT_NOT_NULL(strstr(refusal(INT_MAX, name, TASKS[k]), limit));
            TEST_ASSERT_NOT_NULL(strstr(refusal(-5, name, TASKS[k]), "-5"));
            TEST_ASSERT_NOT_NULL(strstr(refusal(-5, name, TASKS[k]), name));
        }
}

static void test_a_refusal_names_what_is_unknown_or_unable(void)
{
    TEST_ASSERT_NOT_NULL(strstr(refusal(8, "Bitmask", NQ_TASK_LIST), "Bitmask"));
    TEST_ASSERT_NOT_NULL(strstr(refusal(8, "fast", NQ_TASK_LIST), "fast"));
    TEST_ASSERT_NOT_NULL(strstr(refusal(29, NULL, NQ_TASK_COUNT), "0 to 28"));
}

/** Past the largest board it is the numbers that end. */
static void test_a_refusal_to_count_says_why(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++) {
        const char *words = refusal(NQ_COUNT_MAX_N + 1, name, NQ_TASK_COUNT);
        TEST_ASSERT_NOT_NULL(strstr(words, "64 bits"));
    }
    TEST_ASSERT_NULL(strstr(refusal(-1, "fast", NQ_TASK_COUNT), "64 bits"));
    TEST_ASSERT_NULL(strstr(refusal(1025, "bitmask", NQ_TASK_LIST), "64 bits"));
}

static void test_a_long_name_is_cut_to_the_room(void)
{
    char name[500], words[NQ_REFUSAL_ROOM + 1];
    memset(name, 'x', sizeof name);
    name[sizeof name - 1] = '\0';
    words[NQ_REFUSAL_ROOM] = '!';
    TEST_ASSERT_EQUAL(
        NQ_OK, nq_refusal_text(8, name, NQ_TASK_LIST, words, NQ_REFUSAL_ROOM));
    TEST_ASSERT_EQUAL(NQ_REFUSAL_ROOM - 1, strlen(words));
    TEST_ASSERT_EQUAL('!', words[NQ_REFUSAL_ROOM]);
}

static void test_every_status_has_a_sentence_of_its_own(void)
{
    static const nq_status known[] = {
        NQ_OK,         NQ_DONE,    NQ_E_SIZE,        NQ_E_ALGORITHM,
        NQ_E_MEMORY,   NQ_E_NULL,  NQ_E_UNSUPPORTED, NQ_E_RANGE,
        NQ_E_FORMAT,   NQ_E_ROOM,  NQ_E_CHECKPOINT,  NQ_E_BUDGET,
        NQ_E_OVERFLOW, NQ_E_RULES, NQ_E_MIRROR};
    for (size_t i = 0; i < LENGTH(known); i++)
        for (size_t j = 0; j <= i; j++)
            TEST_ASSERT_EQUAL(i == j, strcmp(nq_status_text(known[i]),
                                             nq_status_text(known[j])) == 0);
    TEST_ASSERT_EQUAL_STRING("unknown status", nq_status_text((nq_status)2));
    TEST_ASSERT_EQUAL_STRING("unknown status", nq_status_text((nq_status)99));
}

static void test_every_status_has_a_short_name(void)
{
    TEST_ASSERT_EQUAL_STRING("ok", nq_status_name(NQ_OK));
    TEST_ASSERT_EQUAL_STRING("gave-up", nq_status_name(NQ_E_BUDGET));
    TEST_ASSERT_EQUAL_STRING("mirror-differs", nq_status_name(NQ_E_MIRROR));
    TEST_ASSERT_EQUAL_STRING("unknown", nq_status_name((nq_status)2));
}

static void test_the_numbers_of_statuses_never_change(void)
{
    TEST_ASSERT_EQUAL(0, NQ_OK);
    TEST_ASSERT_EQUAL(1, NQ_DONE);
    TEST_ASSERT_EQUAL(10, NQ_E_SIZE);
    TEST_ASSERT_EQUAL(11, NQ_E_ALGORITHM);
    TEST_ASSERT_EQUAL(12, NQ_E_MEMORY);
    TEST_ASSERT_EQUAL(13, NQ_E_NULL);
    TEST_ASSERT_EQUAL(14, NQ_E_UNSUPPORTED);
    TEST_ASSERT_EQUAL(15, NQ_E_RANGE);
    TEST_ASSERT_EQUAL(16, NQ_E_FORMAT);
    TEST_ASSERT_EQUAL(17, NQ_E_ROOM);
    TEST_ASSERT_EQUAL(18, NQ_E_CHECKPOINT);
    TEST_ASSERT_EQUAL(19, NQ_E_BUDGET);
    TEST_ASSERT_EQUAL(20, NQ_E_OVERFLOW);
    TEST_ASSERT_EQUAL(22, NQ_E_MIRROR);
    TEST_ASSERT_EQUAL(21, NQ_E_RULES);
}

/* ---- Pointers ----------------------------------------------------------- */

static void test_pointers_that_must_be_there_are_asked_for(void)
{
    nq_iter *walk = open_walk(4, NULL);
    nq_report report;
    nq_image image;
    uint64_t number;
    uint32_t columns[4];
    char words[NQ_REFUSAL_ROOM];
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_new(8, NULL, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_next(NULL, columns));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_next(walk, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_image(NULL, &image));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_image(walk, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_report(NULL, &report));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_report(walk, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_nodes(NULL, 0, &number));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_nodes(walk, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_first(8, NULL, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_algorithm_limit("array", NQ_TASK_LIST, NULL));
    TEST_ASSERT_EQUAL(
        NQ_E_NULL, nq_refusal_text(8, NULL, NQ_TASK_LIST, NULL, NQ_REFUSAL_ROOM));
    TEST_ASSERT_EQUAL(NQ_E_ROOM, nq_refusal_text(8, NULL, NQ_TASK_LIST, words,
                                                 NQ_REFUSAL_ROOM - 1));
    nq_iter_free(walk);
    nq_iter_free(NULL);
}

static void test_pointers_of_a_count_are_asked_for(void)
{
    nq_count_job *job = NULL;
    nq_part part;
    uint32_t units;
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_new(4, NULL, &job));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_job_new(4, NULL, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_job_units(NULL, &units));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_job_units(job, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_job_run(NULL, 0, &part));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_job_run(job, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_job_run_rows(NULL, 0, &part));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_job_run_rows(job, 0, NULL));
    nq_count_worker *worker = NULL;
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_worker_new(NULL, &worker));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_worker_new(job, NULL));
    TEST_ASSERT_NULL(worker);
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_worker_run(NULL, 0, &part));
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_worker_new(job, &worker));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_worker_run(worker, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_count_worker_run(worker, UINT32_MAX, &part));
    nq_count_worker_free(worker);
    nq_count_worker_free(NULL);
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count(4, NULL, NULL));
    nq_count_job_free(job);
    nq_count_job_free(NULL);
}

static void test_levels_outside_the_board_are_refused(void)
{
    nq_iter *walk = open_walk(4, NULL);
    uint64_t number = 7;
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_iter_nodes(walk, -1, &number));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_iter_nodes(walk, 5, &number));
    TEST_ASSERT_EQUAL_UINT64(7, number);
    nq_iter_free(walk);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_boards_that_are_too_large_or_negative_are_refused);
    RUN_TEST(test_the_largest_board_can_be_walked_over);
    RUN_TEST(test_limits_are_those_that_were_promised);
    RUN_TEST(test_a_full_word_of_columns_works);
    RUN_TEST(test_no_rows_are_one_empty_solution);
    RUN_TEST(test_two_and_three_are_done_at_once);
    RUN_TEST(test_unknown_algorithms_are_refused);
    RUN_TEST(test_no_name_is_the_default_of_the_task);
    RUN_TEST(test_the_default_counts_every_board);
    RUN_TEST(test_there_are_no_algorithms_outside_the_list);
    RUN_TEST(test_fast_neither_lists_nor_traces);
    RUN_TEST(test_an_unknown_task_is_refused);
    RUN_TEST(test_what_is_fine_is_not_refused);
    RUN_TEST(test_a_refusal_names_the_value_and_the_limit);
    RUN_TEST(test_a_refusal_names_what_is_unknown_or_unable);
    RUN_TEST(test_a_refusal_to_count_says_why);
    RUN_TEST(test_a_long_name_is_cut_to_the_room);
    RUN_TEST(test_every_status_has_a_sentence_of_its_own);
    RUN_TEST(test_every_status_has_a_short_name);
    RUN_TEST(test_the_numbers_of_statuses_never_change);
    RUN_TEST(test_pointers_that_must_be_there_are_asked_for);
    RUN_TEST(test_pointers_of_a_count_are_asked_for);
    RUN_TEST(test_levels_outside_the_board_are_refused);
    return UNITY_END();
}
