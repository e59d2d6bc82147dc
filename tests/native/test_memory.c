/*
 * test_memory.c -- what if malloc says no?
 *
 * Linked with a core that leaves the heap to us. Every scenario is run with its
 * first allocation failing, then the second, and so on until it runs to its end;
 * each time once with that allocation alone refused, and once with all that follow,
 * too. The status must say so, results must be untouched, nothing may leak, and
 * afterwards the scenario must work as if nothing had happened.
 */
#include "base/alloc.h"
#include "boards.h"
#include "nqueens.h"
#include "oracle.h"
#include "unity.h"

static struct {
    int calls;    // allocations asked for
    int fail_at;  // the first that is refused; 0: none
    bool for_good;
    int live;  // blocks not yet freed
} heap;

void *nq_malloc(size_t size)
{
    const int call = ++heap.calls;
    if (heap.fail_at &&
        (call == heap.fail_at || (heap.for_good && call > heap.fail_at)))
        return NULL;
    heap.live++;
    return malloc(size);
}

void nq_free(void *memory)
{
    if (memory)
        heap.live--;
    free(memory);
}

void setUp(void)
{
}

void tearDown(void)
{
}

/* ---- The scenarios: an algorithm's name in, the first bad status out -------- */

static nq_status walk(const char *name)
{
    nq_iter *one = NULL, *other = NULL;
    uint32_t columns[6];
    nq_status status = nq_iter_new(6, name, &one);
    if (status == NQ_OK)
        status = nq_iter_new(6, name, &other);
    if (status == NQ_OK)
        status = nq_iter_next(one, columns);
    else
        TEST_ASSERT_NULL(other);
    if (status == NQ_OK)
        status = nq_iter_next_class(other, columns);
    nq_iter_free(one);
    nq_iter_free(other);
    return status;
}

static nq_status ask_a_walk(const char *name)
{
    nq_iter *found = NULL;
    uint32_t columns[6];
    nq_image image;
    nq_report did;
    uint64_t nodes;
    nq_status status = nq_iter_new(6, name, &found);
    if (status == NQ_OK)
        status = nq_iter_next(found, columns);
    if (status == NQ_OK)
        status = nq_iter_image(found, &image);
    if (status == NQ_OK)
        status = nq_iter_report(found, &did);
    if (status == NQ_OK)
        status = nq_iter_nodes(found, 1, &nodes);
    nq_iter_free(found);
    return status;
}

static nq_status first(const char *name)
{
    static const uint32_t untouched[4] = {9, 9, 9, 9};
    uint32_t columns[4] = {9, 9, 9, 9};
    bool solution = false;
    const nq_status status = nq_first(4, name, columns);
    if (status != NQ_OK) {
        TEST_ASSERT_EQUAL_UINT32_ARRAY(untouched, columns, 4);
        return status;
    }
    const nq_status checked = nq_check(columns, 4, &solution);
    TEST_ASSERT_EQUAL(checked == NQ_OK, solution);
    return checked;
}

static void test_a_walk_that_was_opened_needs_no_more_memory(void)
{
    nq_iter *walk = NULL;
    uint32_t columns[8];
    TEST_ASSERT_EQUAL(NQ_OK, nq_iter_new(8, NULL, &walk));
    const int calls = heap.calls;
    int classes = 0;
    while (nq_iter_next_class(walk, columns) == NQ_OK)
        classes++;
    TEST_ASSERT_EQUAL(A002562[8], classes);
    TEST_ASSERT_EQUAL(calls, heap.calls);
    nq_iter_free(walk);
}

static nq_status walk_classes(const char *name)
{
    nq_iter *found = NULL;
    uint32_t columns[6] = {9};
    nq_status status = nq_iter_new(6, name, &found);
    if (status == NQ_OK) {
        status = nq_iter_next_class(found, columns);
        TEST_ASSERT_EQUAL(status == NQ_OK, columns[0] != 9);
    }
    nq_iter_free(found);
    return status;
}

/** Ten rows, so that there are many units. */
static nq_status count(const char *name)
{
    uint64_t sum = 9;
    const nq_status status = nq_count(10, name, &sum);
    TEST_ASSERT_EQUAL_UINT64(status == NQ_OK ? A000170[10] : 9, sum);
    return status;
}

static nq_status count_by_a_worker(const char *name)
{
    nq_count_job *job = NULL;
    nq_count_worker *worker = NULL;
    nq_part part = {9, 9, 9};
    nq_status status = nq_count_job_new(10, name, &job);
    if (status == NQ_OK)
        status = nq_count_worker_new(job, &worker);
    TEST_ASSERT_EQUAL(status == NQ_OK, worker != NULL);
    if (status == NQ_OK)
        status = nq_count_worker_run(worker, 0, &part);
    TEST_ASSERT_EQUAL(status != NQ_OK, part.residue == 9 && part.sum == 9);
    nq_count_worker_free(worker);
    nq_count_job_free(job);
    return status;
}

static nq_status count_by_units(const char *name)
{
    nq_count_job *job = NULL;
    nq_part part, total = {0};
    uint32_t units = 0;
    nq_status status = nq_count_job_new(10, name, &job);
    if (status == NQ_OK)
        status = nq_count_job_units(job, &units);
    else
        TEST_ASSERT_NULL(job);
    for (uint32_t unit = 0; status == NQ_OK && unit < units; unit++) {
        status = nq_count_job_run(job, unit, &part);
        if (status == NQ_OK)
            status = nq_part_add(&part, &total);
    }
    nq_count_job_free(job);
    return status;
}

static nq_status checkpoint(const char *name)
{
    nq_checkpoint *progress = NULL, *again = NULL;
    const nq_part part = {3, 3, 1};
    uint8_t bytes[1 << 12];
    size_t size = 0;
    nq_status status = nq_checkpoint_new(10, name, &progress);
    if (status == NQ_OK)
        status = nq_checkpoint_add(progress, 5, &part);
    if (status == NQ_OK)
        status = nq_checkpoint_size(progress, &size);
    if (status == NQ_OK)
        status = nq_checkpoint_write(progress, bytes, sizeof bytes);
    if (status == NQ_OK)
        status = nq_checkpoint_read(10, name, bytes, size, &again);
    if (status != NQ_OK) {
        TEST_ASSERT_NULL(again);
    }
    nq_checkpoint_free(progress);
    nq_checkpoint_free(again);
    return status;
}

static nq_status ask_a_checkpoint(const char *name)
{
    nq_checkpoint *progress = NULL;
    const nq_part part = {3, 3, 1};
    nq_part total;
    uint64_t sum = 9;
    uint32_t number;
    nq_status status = nq_checkpoint_new(10, name, &progress);
    if (status == NQ_OK)
        status = nq_checkpoint_add(progress, 0, &part);
    if (status == NQ_OK)
        status = nq_checkpoint_next(progress, 0, &number);
    if (status == NQ_OK)
        status = nq_checkpoint_done(progress, &number);
    if (status == NQ_OK)
        status = nq_checkpoint_total(progress, &total);
    if (status == NQ_OK)
        status = nq_checkpoint_sum(progress, 0, &sum);
    TEST_ASSERT_EQUAL_UINT64(status == NQ_OK ? 3 : 9, sum);
    nq_checkpoint_free(progress);
    return status;
}

static nq_status trace(const char *name)
{
    nq_trace *trace = NULL;
    nq_event event;
    int32_t columns[5];
    uint8_t cells[25];
    const nq_variable *variables;
    size_t count;
    nq_status status = nq_trace_new(5, name, NQ_LEVEL_FULL, &trace);
    if (status == NQ_OK)
        status = nq_trace_at(trace, 60, &event);
    else
        TEST_ASSERT_NULL(trace);
    if (status == NQ_OK)
        status = nq_trace_previous(trace, &event);
    if (status == NQ_OK)
        status = nq_trace_next(trace, &event);
    if (status == NQ_OK)
        status = nq_trace_board(trace, columns);
    if (status == NQ_OK)
        status = nq_trace_struck(trace, cells);
    if (status == NQ_OK)
        status = nq_trace_variables(trace, &variables, &count);
    nq_trace_free(trace);
    return status;
}

static nq_status measure_a_trace(const char *name)
{
    nq_trace *trace = NULL;
    nq_event event;
    uint64_t position = 9, length = 9;
    nq_status status = nq_trace_new(5, name, NQ_LEVEL_FULL, &trace);
    if (status == NQ_OK)
        status = nq_trace_next(trace, &event);
    if (status == NQ_OK)
        status = nq_trace_length(trace, UINT64_MAX, &length);
    if (status == NQ_OK)
        status = nq_trace_position(trace, &position);
    TEST_ASSERT_EQUAL_UINT64(status == NQ_OK ? 1 : 9, position);
    if (status == NQ_OK)
        TEST_ASSERT_EQUAL_STRING("enter", nq_event_step(&event));
    nq_trace_free(trace);
    return status;
}

static nq_status write_and_parse(const char *format)
{
    static const uint32_t columns[] = {1, 3, 0, 2};
    char text[128];
    uint32_t back[4] = {9, 9, 9, 9};
    size_t length = 9, last = 9;
    nq_parsed parsed = {9, 9};
    nq_status status =
        nq_format_board(format, true, 0, columns, 4, text, 128, &length);
    if (status != NQ_OK) {
        TEST_ASSERT_EQUAL(9, length);
        return status;
    }
    status = nq_format_end(format, 1, text + length, 128 - length, &last);
    if (status == NQ_OK)
        status = nq_format_parse(format, true, text, length + last, back, 4, NULL,
                                 &parsed);
    TEST_ASSERT_EQUAL(status == NQ_OK ? 4 : 9, parsed.n);
    TEST_ASSERT_EQUAL_UINT32(status == NQ_OK ? 2 : 9, back[3]);
    return status;
}

static nq_status images(const char *unused)
{
    static const uint32_t columns[] = {0, 4, 7, 5, 2, 6, 1, 3};
    uint32_t image[8] = {9}, kept = 9;
    int size = 9;
    (void)unused;
    nq_status status = nq_symmetry_image(columns, 8, 3, image);
    if (status == NQ_OK)
        status = nq_symmetry_canonical(columns, 8, image);
    if (status == NQ_OK)
        status = nq_symmetry_kept(columns, 8, &kept);
    if (status == NQ_OK)
        status = nq_symmetry_class_size(columns, 8, &size);
    TEST_ASSERT_EQUAL(status == NQ_OK ? 8 : 9, size);
    return status;
}

static nq_status solve(const char *method)
{
    uint32_t columns[50] = {99};
    bool solution = false;
    nq_status status = nq_solve(50, method, 1, columns);
    if (status != NQ_OK) {
        TEST_ASSERT_EQUAL_UINT32(99, columns[0]);
        return status;
    }
    status = nq_check(columns, 50, &solution);
    TEST_ASSERT_EQUAL(status == NQ_OK, solution);
    return status;
}

static nq_status play(const char *rules)
{
    nq_puzzle *puzzle = NULL;
    uint64_t count = 9;
    nq_status status = nq_puzzle_new(10, rules, &puzzle);
    if (status == NQ_OK)
        status = nq_puzzle_give(puzzle, 0, 2);
    if (status == NQ_OK)
        status = nq_puzzle_count(puzzle, 0, 0, &count);
    else
        TEST_ASSERT_NULL(puzzle);
    TEST_ASSERT_EQUAL(status == NQ_OK, count != 9);
    nq_puzzle_free(puzzle);
    return status;
}

/** Two walks over one puzzle, its regions given first. */
static nq_status paint(const char *rules)
{
    static const uint32_t regions[16] = {0, 0, 1, 1, 0, 0, 1, 1,
                                         2, 2, 3, 3, 2, 2, 3, 3};
    nq_puzzle *puzzle = NULL;
    uint32_t columns[4];
    uint64_t nodes = 9;
    nq_status status = nq_puzzle_new(4, rules, &puzzle);
    if (status == NQ_OK)
        status = nq_puzzle_paint(puzzle, regions);
    if (status == NQ_OK)
        status = nq_puzzle_next(puzzle, 0, columns);
    if (status == NQ_OK)
        status = nq_puzzle_begin(puzzle, NQ_ORDER_FEWEST);
    if (status == NQ_OK)
        status = nq_puzzle_nodes(puzzle, &nodes);
    TEST_ASSERT_EQUAL_UINT64(status == NQ_OK ? 0 : 9, nodes);
    nq_puzzle_free(puzzle);
    return status;
}

static nq_status export_formula(const char *rules)
{
    static char text[NQ_DIMACS_ROOM];
    nq_puzzle *puzzle = NULL;
    nq_dimacs *formula = NULL;
    size_t length = 0;
    nq_status status = nq_puzzle_new(6, rules, &puzzle);
    if (status == NQ_OK)
        status = nq_dimacs_new(puzzle, &formula);
    if (status == NQ_OK)
        status = nq_dimacs_next(formula, text, sizeof text, &length);
    else
        TEST_ASSERT_NULL(formula);
    nq_dimacs_free(formula);
    nq_puzzle_free(puzzle);
    return status;
}

static nq_status generate(const char *unused)
{
    uint32_t regions[49] = {9};
    (void)unused;
    const nq_status status = nq_puzzle_generate(7, 1, regions);
    TEST_ASSERT_EQUAL(status != NQ_OK, regions[0] == 9);
    return status;
}

/** Even and odd boards are cut into halves in different ways. */
static nq_status join_halves(const char *name)
{
    uint64_t even = 9, odd = 9;
    nq_status status = nq_count(12, name, &even);
    if (status == NQ_OK)
        status = nq_count(13, name, &odd);
    TEST_ASSERT_TRUE(even == A000170[12] || even == 9);
    TEST_ASSERT_EQUAL_UINT64(status == NQ_OK ? A000170[13] : 9, odd);
    return status;
}

/** Six of twelve rows. */
static nq_status count_rows(const char *name)
{
    nq_count_job *job = NULL;
    nq_part part = {9, 9, 9};
    nq_status status = nq_count_job_new(12, name, &job);
    if (status == NQ_OK)
        status = nq_count_job_run_rows(job, 0x3f, &part);
    TEST_ASSERT_EQUAL(status != NQ_OK, part.cost == 9);
    nq_count_job_free(job);
    return status;
}

static nq_status number_of_units(const char *name)
{
    uint32_t units = 9;
    const nq_status status = nq_count_units(10, name, &units);
    TEST_ASSERT_EQUAL(status != NQ_OK, units == 9);
    return status;
}

static nq_status count_classes(const char *unused)
{
    uint64_t classes = 9;
    (void)unused;
    const nq_status status = nq_count_unique(10, &classes);
    TEST_ASSERT_EQUAL_UINT64(status == NQ_OK ? A002562[10] : 9, classes);
    return status;
}

/** A puzzle of a grade, graded, and its deduction forward and back. */
static nq_status reason(const char *rules)
{
    nq_puzzle *puzzle = NULL;
    nq_deduction *deduction = NULL;
    nq_grading grading;
    nq_hint hint;
    uint32_t regions[36], position;
    uint8_t cells[36];
    nq_status status = nq_puzzle_generate_graded(6, 1, NQ_GRADE_MEDIUM, regions);
    if (status == NQ_OK)
        status = nq_puzzle_new(6, rules, &puzzle);
    if (status == NQ_OK)
        status = nq_puzzle_paint(puzzle, regions);
    if (status == NQ_OK)
        status = nq_puzzle_grade(puzzle, 0, &grading);
    if (status == NQ_OK)
        TEST_ASSERT_EQUAL_STRING("medium", nq_grade_name((int)grading.grade));
    if (status == NQ_OK)
        status = nq_deduction_new(puzzle, &deduction);
    for (int i = 0; status == NQ_OK && i < 3; i++)
        status = nq_deduction_next(deduction, 0, &hint);
    if (status == NQ_OK)
        status = nq_deduction_previous(deduction, &hint);
    if (status == NQ_OK)
        status = nq_deduction_cells(deduction, cells);
    if (status == NQ_OK)
        status = nq_deduction_position(deduction, &position);
    nq_deduction_free(deduction);
    nq_puzzle_free(puzzle);
    return status;
}

/** Everything that can be asked of a puzzle; only its first moment takes memory. */
static nq_status ask_a_puzzle(const char *rules)
{
    nq_puzzle *puzzle = NULL;
    nq_estimate estimate;
    nq_hint hint;
    double error;
    uint32_t columns[7];
    uint8_t cells[49];
    char words[NQ_HINT_ROOM];
    nq_status status = nq_puzzle_new(7, rules, &puzzle);
    if (status == NQ_OK)
        status = nq_puzzle_forbid(puzzle, 0, 0);
    if (status == NQ_OK)
        status = nq_puzzle_forbid_sum(puzzle, 0);
    if (status == NQ_OK)
        status = nq_puzzle_forbid_difference(puzzle, 6);
    if (status == NQ_OK)
        status = nq_puzzle_cross(puzzle, 6, 6);
    if (status == NQ_OK)
        status = nq_puzzle_cells(puzzle, cells);
    if (status == NQ_OK)
        status = nq_puzzle_hint(puzzle, 0, &hint);
    if (status == NQ_OK)
        status = nq_puzzle_hint_cells(puzzle, cells);
    if (status == NQ_OK)
        status = nq_hint_text(&hint, words, sizeof words);
    if (status == NQ_OK)
        status = nq_estimate_begin(1, &estimate);
    if (status == NQ_OK)
        status = nq_puzzle_probe(puzzle, 5, &estimate);
    if (status == NQ_OK)
        status = nq_estimate_error(&estimate, &error);
    if (status == NQ_OK)
        status = nq_puzzle_next(puzzle, 0, columns);
    nq_puzzle_free(puzzle);
    return status == NQ_DONE ? NQ_OK : status;
}

/* ---- Telling them with a heap that fails --------------------------------- */

typedef nq_status scenario(const char *name);

static nq_status run(scenario *s, const char *name, int fail_at, bool for_good)
{
    heap.calls = 0;
    heap.fail_at = fail_at;
    heap.for_good = for_good;
    const nq_status status = s(name);
    heap.fail_at = 0;
    TEST_ASSERT_EQUAL_MESSAGE(0, heap.live, name);
    return status;
}

/** How many allocations the scenario makes when nothing fails. */
static int allocations(scenario *s, const char *name)
{
    TEST_ASSERT_EQUAL_MESSAGE(NQ_OK, run(s, name, 0, false), name);
    return heap.calls;
}

static void sweep(scenario *s, const char *name)
{
    const int all = allocations(s, name);
    TEST_ASSERT_GREATER_THAN_MESSAGE(0, all, name);
    for (int for_good = 0; for_good <= 1; for_good++)
        for (int k = 1; k <= all; k++) {
            TEST_ASSERT_EQUAL_MESSAGE(NQ_E_MEMORY, run(s, name, k, for_good), name);
            TEST_ASSERT_EQUAL_MESSAGE(all, allocations(s, name), name);
        }
}

static void sweep_algorithms(scenario *s, nq_task task)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        if (can(name, task))
            sweep(s, name);
}

static void test_walks(void)
{
    sweep_algorithms(walk, NQ_TASK_LIST);
    sweep_algorithms(ask_a_walk, NQ_TASK_LIST);
    sweep_algorithms(first, NQ_TASK_LIST);
    sweep_algorithms(walk_classes, NQ_TASK_LIST);
}

static void test_counts(void)
{
    sweep_algorithms(count, NQ_TASK_COUNT);
    sweep_algorithms(count_by_units, NQ_TASK_COUNT);
    sweep_algorithms(count_by_a_worker, NQ_TASK_COUNT);
    sweep_algorithms(number_of_units, NQ_TASK_LIST);
    sweep(join_halves, "fast");
    sweep(count_rows, "fast");
}

static void test_checkpoints(void)
{
    sweep_algorithms(checkpoint, NQ_TASK_COUNT);
    sweep_algorithms(ask_a_checkpoint, NQ_TASK_COUNT);
}

static void test_traces(void)
{
    sweep_algorithms(trace, NQ_TASK_TRACE);
    sweep_algorithms(measure_a_trace, NQ_TASK_TRACE);
}

static void test_formats(void)
{
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++)
        sweep(write_and_parse, format);
}

static void test_symmetry(void)
{
    sweep(images, "images");
    sweep(count_classes, "classes");
}

static void test_a_solution_for_any_n(void)
{
    const char *method;
    for (int i = 0; (method = nq_solve_method(i)); i++)
        sweep(solve, method);
}

static void test_puzzles(void)
{
    const char *rules;
    for (int i = 0; (rules = nq_rules_name(i)); i++)
        sweep(play, rules);
    for (int i = 0; (rules = nq_rules_name(i)); i++)
        sweep(ask_a_puzzle, rules);
    sweep(paint, "regions");
    sweep(export_formula, "regions");
    sweep(generate, "regions");
    sweep(reason, "regions");
}

/** What needs no memory works without any. */
static void test_the_rest_takes_no_memory(void)
{
    static const uint32_t columns[] = {1, 3, 0, 2};
    const nq_square queens[] = {{0, 0}, {1, 1}};
    nq_classes classes;
    nq_conflict pair;
    uint32_t solution[4];
    uint64_t number = 0;
    size_t size = 0;
    int limit = 0;
    uint32_t traits = 0;
    char words[NQ_REFUSAL_ROOM];
    heap.calls = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_algorithm_limit("array", NQ_TASK_LIST, &limit));
    TEST_ASSERT_EQUAL(NQ_OK, nq_algorithm_traits(0, &limit, &traits));
    TEST_ASSERT_EQUAL(
        NQ_OK, nq_refusal_text(99, "array", NQ_TASK_COUNT, words, sizeof words));
    TEST_ASSERT_EQUAL(NQ_OK, nq_conflicts(queens, 2, 4, &pair, 1, &size));
    TEST_ASSERT_EQUAL(NQ_OK, nq_format_limit("dots", &limit));
    TEST_ASSERT_EQUAL(NQ_OK, nq_format_room("dots", 8, &size));
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_half_turn(12, &number));
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_quarter_turn(12, &number));
    TEST_ASSERT_EQUAL(NQ_OK, nq_classes_of(8, 92, &classes));
    TEST_ASSERT_EQUAL(NQ_OK, nq_rank(columns, 4, &number));
    TEST_ASSERT_EQUAL(NQ_OK, nq_unrank(4, 1, solution));
    TEST_ASSERT_EQUAL(NQ_OK, nq_random_solution(4, 1, solution));
    TEST_ASSERT_NOT_NULL(nq_algorithm_default(8, NQ_TASK_COUNT));
    TEST_ASSERT_NOT_NULL(nq_engine_version());
    TEST_ASSERT_EQUAL_STRING("0.1.0", nq_version());
    TEST_ASSERT_NOT_NULL(nq_image_name(0));
    TEST_ASSERT_NOT_NULL(nq_status_name(NQ_E_MEMORY));
    TEST_ASSERT_NOT_NULL(nq_status_text(NQ_E_MEMORY));
    TEST_ASSERT_EQUAL(0, heap.calls);
}

/** One block for each walk, however long it goes on. */
static void test_a_walk_allocates_once(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++) {
        if (!can(name, NQ_TASK_LIST))
            continue;
        uint32_t columns[8];
        heap.calls = 0;
        nq_iter *all = open_walk(8, name);
        while (nq_iter_next(all, columns) == NQ_OK)
            continue;
        TEST_ASSERT_EQUAL_MESSAGE(1, heap.calls, name);
        nq_iter_free(all);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_walk_that_was_opened_needs_no_more_memory);
    RUN_TEST(test_walks);
    RUN_TEST(test_counts);
    RUN_TEST(test_checkpoints);
    RUN_TEST(test_traces);
    RUN_TEST(test_formats);
    RUN_TEST(test_symmetry);
    RUN_TEST(test_a_solution_for_any_n);
    RUN_TEST(test_puzzles);
    RUN_TEST(test_the_rest_takes_no_memory);
    RUN_TEST(test_a_walk_allocates_once);
    return UNITY_END();
}
