/*
 * test_units.c -- a count is the sum of its units, whoever adds them up.
 */
#include "boards.h"
#include "nqueens.h"
#include "oracle.h"
#include "search/search.h"
#include "unity.h"

#define LENGTH(table) (sizeof(table) / sizeof *(table))

void setUp(void)
{
}

void tearDown(void)
{
}

static nq_count_job *open_count(int n, const char *algorithm)
{
    nq_count_job *job = NULL;
    TEST_ASSERT_EQUAL_MESSAGE(NQ_OK, nq_count_job_new(n, algorithm, &job),
                              algorithm);
    return job;
}

static uint32_t units_of(const nq_count_job *job)
{
    uint32_t units = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_units(job, &units));
    return units;
}

static nq_part run(nq_count_job *job, uint32_t unit)
{
    nq_part part = {99, 99, 99};
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_run(job, unit, &part));
    return part;
}

/** From the last unit to the first: the order must not matter. */
static nq_part sum_backwards(nq_count_job *job)
{
    nq_part total = {0};
    for (uint32_t unit = units_of(job); unit-- > 0;) {
        const nq_part part = run(job, unit);
        TEST_ASSERT_EQUAL_UINT32(part.sum % NQ_RESIDUE_PRIME, part.residue);
        TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&part, &total));
    }
    return total;
}

static void test_units_sum_to_the_count_of_OEIS(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (int n = 0; n <= 12; n++) {
            nq_count_job *job = open_count(n, name);
            TEST_ASSERT_EQUAL_UINT64_MESSAGE(A000170[n], sum_backwards(job).sum,
                                             name);
            nq_count_job_free(job);
        }
}

static void test_from_ten_on_there_is_work_for_64(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (int n = 0; n <= 14; n++) {
            nq_count_job *job = open_count(n, name);
            TEST_ASSERT_GREATER_OR_EQUAL_UINT32_MESSAGE(n < 10 ? 1 : 64,
                                                        units_of(job), name);
            TEST_ASSERT_LESS_OR_EQUAL_UINT32(1u << 20, units_of(job));
            nq_count_job_free(job);
        }
}

/** However large the board: not a million units to list. */
static void test_the_largest_counts_are_cut_into_a_number_one_can_keep(void)
{
    for (int n = 15; n <= NQ_COUNT_MAX_N; n++) {
        uint32_t units = 0;
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_units(n, "bitmask", &units));
        TEST_ASSERT_GREATER_OR_EQUAL_UINT32(64, units);
        TEST_ASSERT_LESS_OR_EQUAL_UINT32(1u << 20, units);
    }
}

/** Ways to fill the first rows: two of them make (n - 1)(n - 2), for example. A change
 * of these numbers is a change of the engine's version. */
static void test_the_cut_into_units_is_pinned(void)
{
    static const uint32_t all[] = {
        72,    90,    110,   132,    156,    182,    210,    240,    3420,  464348,
        61760, 78708, 98960, 122924, 151032, 183740, 221528, 264900, 314384};
    static const uint32_t quarter[] = {
        137,    194,    270,    357,    467,    590,   740,   905,   12350, 163655,
        228981, 312025, 419713, 552827, 720737, 58353, 69934, 82911, 97870};
    for (int n = 0; n <= NQ_COUNT_MAX_N; n++) {
        uint32_t units = 0;
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_units(n, "bitmask", &units));
        TEST_ASSERT_EQUAL_UINT32(n < 10 ? 1 : all[n - 10], units);
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_units(n, "sieve-bits", &units));
        TEST_ASSERT_EQUAL_UINT32(n < 10 ? 1 : quarter[n - 10], units);
    }
}

static void test_a_unit_gives_the_same_every_time_and_from_every_job(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++) {
        nq_count_job *one = open_count(10, name), *other = open_count(10, name);
        TEST_ASSERT_EQUAL_UINT32(units_of(one), units_of(other));
        for (uint32_t unit = 0; unit < units_of(one); unit += 7) {
            const nq_part first = run(one, unit), again = run(one, unit);
            const nq_part elsewhere = run(other, unit);
            TEST_ASSERT_EQUAL_UINT64(first.sum, again.sum);
            TEST_ASSERT_EQUAL_UINT64(first.cost, again.cost);
            TEST_ASSERT_EQUAL_UINT64(first.sum, elsewhere.sum);
            TEST_ASSERT_EQUAL_UINT64(first.cost, elsewhere.cost);
        }
        nq_count_job_free(one);
        nq_count_job_free(other);
    }
}

static void check_mirror_images(int n, const char *name, uint32_t step)
{
    nq_count_job *job = open_count(n, name);
    const uint32_t units = units_of(job);
    for (uint32_t unit = 0; unit < units / 2; unit += step)
        TEST_ASSERT_EQUAL_UINT64_MESSAGE(run(job, unit).sum,
                                         run(job, units - 1 - unit).sum, name);
    nq_count_job_free(job);
}

/** Left and right are alike: what is first in a list of units comes last again. */
static void test_the_mirror_image_of_a_unit_is_as_far_from_the_end(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (int n = 10; n <= 11 && can(name, NQ_TASK_LIST); n++)
            if (has_trait(name, NQ_TRAIT_MIRRORS))
                check_mirror_images(n, name, 1);
    // Units of two rows and of three.
    check_mirror_images(15, "bitmask", 20);
    check_mirror_images(18, "bitmask", 1500);
}

/** The queens placed below the rows that a unit fills in advance. */
static uint64_t placements_below(int n, const char *name, uint32_t units)
{
    uint64_t below = 0, nodes = 0;
    uint32_t columns[BOARD_MAX_N];
    nq_iter *walk = open_walk(n, name);
    while (nq_iter_next(walk, columns) == NQ_OK)
        continue;
    for (int level = n; level > 0; level--) {
        nq_iter_nodes(walk, level - 1, &nodes);
        uint64_t here;
        nq_iter_nodes(walk, level, &here);
        below += here;
        if (nodes == units)
            break;
    }
    TEST_ASSERT_EQUAL_UINT64_MESSAGE(units, nodes,
                                     "units are the nodes of a level");
    nq_iter_free(walk);
    return below;
}

static void test_the_cost_of_a_search_is_the_queens_it_places(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (int n = 8; can(name, NQ_TASK_LIST) && n <= 11; n++) {
            nq_count_job *job = open_count(n, name);
            TEST_ASSERT_EQUAL_UINT64_MESSAGE(
                placements_below(n, name, units_of(job)), sum_backwards(job).cost,
                name);
            nq_count_job_free(job);
        }
}

static void test_solutions_split_by_the_first_row_as_published(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        for (size_t k = 0; can(name, NQ_TASK_LIST) && k < LENGTH(A059963); k++) {
            const boards all = all_boards(A059963[k].n, name);
            uint64_t by_column[11] = {0};
            for (size_t b = 0; b < all.count; b++)
                by_column[all.list[b].columns[0]]++;
            TEST_ASSERT_EQUAL_UINT64_ARRAY(A059963[k].by_column, by_column, 11);
            free(all.list);
        }
}

static void test_a_unit_that_is_not_there_is_refused(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++) {
        nq_count_job *job = open_count(10, name);
        nq_part part = {99, 99, 99};
        TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_count_job_run(job, units_of(job), &part));
        TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_count_job_run(job, UINT32_MAX, &part));
        TEST_ASSERT_EQUAL_UINT64(99, part.sum);
        nq_count_job_free(job);
    }
}

/** Of n = 12 a row set has six rows; each belongs to one unit. */
static void test_the_row_sets_of_a_count_are_all_of_it(void)
{
    nq_count_job *job = open_count(12, "fast");
    nq_part part, total = {0};
    for (uint32_t rows = 0; rows < 1U << 12; rows++) {
        uint32_t size = 0, down = 0;
        for (uint32_t row = 0; row < 12; row++) {
            size += rows >> row & 1;
            down |= (rows >> row & 1) << (11 - row);
        }
        if (size != 6)
            continue;
        const uint32_t other = 0xfff ^ rows, other_down = 0xfff ^ down;
        if (rows > down || rows > other || rows > other_down)
            continue;
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_run_rows(job, rows, &part));
        TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&part, &total));
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_run_rows(job, other_down, &part));
        TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&part, &total));
    }
    TEST_ASSERT_EQUAL_UINT64(2 * A000170[12], total.sum);
    nq_count_job_free(job);
}

static void check_refused_rows(int n, const char *algorithm, uint32_t rows,
                               nq_status expected)
{
    nq_count_job *job = open_count(n, algorithm);
    nq_part part = {99, 99, 99};
    TEST_ASSERT_EQUAL(expected, nq_count_job_run_rows(job, rows, &part));
    TEST_ASSERT_EQUAL_UINT64(99, part.sum);
    nq_count_job_free(job);
}

static void test_row_sets_that_are_none_are_refused(void)
{
    check_refused_rows(12, "bitmask", 0x3f, NQ_E_UNSUPPORTED);
    check_refused_rows(11, "fast", 0x3f, NQ_E_UNSUPPORTED);
    check_refused_rows(12, "fast", 0x1f, NQ_E_RANGE);
    check_refused_rows(12, "fast", 0x7f, NQ_E_RANGE);
    check_refused_rows(12, "fast", 0x103f, NQ_E_RANGE);
    check_refused_rows(12, "fast", 0x101f, NQ_E_RANGE);
}

/* ---- Adding up ---------------------------------------------------------- */

static nq_part part_of(uint64_t sum)
{
    return (nq_part){sum, (uint32_t)(sum % NQ_RESIDUE_PRIME), 1};
}

/** More than 32 bits at n = 19, more than JavaScript's numbers at n = 26. */
static void test_counts_of_large_boards_add_up_whole(void)
{
    nq_part total = {0};
    uint64_t expected = 0;
    for (int n = 18; n <= 27; n++) {
        const nq_part part = part_of(A000170[n]);
        TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&part, &total));
        expected += A000170[n];
        TEST_ASSERT_EQUAL_UINT64(expected, total.sum);
        TEST_ASSERT_EQUAL_UINT32(expected % NQ_RESIDUE_PRIME, total.residue);
    }
    TEST_ASSERT_EQUAL_UINT64(10, total.cost);
}

static void test_the_last_sum_that_fits_is_accepted_and_the_next_is_not(void)
{
    nq_part total = part_of(UINT64_MAX - 1);
    const nq_part one = part_of(1), full = total;
    TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&one, &total));
    TEST_ASSERT_EQUAL_UINT64(UINT64_MAX, total.sum);
    TEST_ASSERT_EQUAL(NQ_E_OVERFLOW, nq_part_add(&one, &total));
    TEST_ASSERT_EQUAL(NQ_E_OVERFLOW, nq_part_add(&full, &total));
    TEST_ASSERT_EQUAL_UINT64(UINT64_MAX, total.sum);
}

static void test_a_cost_that_does_not_fit_stays_the_largest(void)
{
    nq_part total = {0}, part = part_of(1);
    part.cost = UINT64_MAX - 1;
    TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&part, &total));
    TEST_ASSERT_EQUAL_UINT64(UINT64_MAX - 1, total.cost);
    TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&part, &total));
    TEST_ASSERT_EQUAL_UINT64(UINT64_MAX, total.cost);
    TEST_ASSERT_EQUAL_UINT64(2, total.sum);
}

static void test_a_residue_that_disagrees_is_refused_and_changes_nothing(void)
{
    const nq_part honest = part_of(A000170[19]);
    nq_part damaged = honest, total = part_of(5);
    damaged.sum ^= UINT64_C(1) << 40;
    TEST_ASSERT_EQUAL(NQ_E_OVERFLOW, nq_part_add(&damaged, &total));
    damaged = honest;
    damaged.residue ^= 1;
    TEST_ASSERT_EQUAL(NQ_E_OVERFLOW, nq_part_add(&damaged, &total));
    TEST_ASSERT_EQUAL_UINT64(5, total.sum);
    TEST_ASSERT_EQUAL_UINT32(5, total.residue);
    TEST_ASSERT_EQUAL_UINT64(1, total.cost);

    total.residue = 6;
    TEST_ASSERT_EQUAL(NQ_E_OVERFLOW, nq_part_add(&honest, &total));
    TEST_ASSERT_EQUAL_UINT64(5, total.sum);
}

/** The sum of both would look right. */
static void test_two_wrong_residues_do_not_make_up_for_each_other(void)
{
    nq_part total = {5, 6, 0};
    const nq_part part = {10, 9, 0};
    TEST_ASSERT_EQUAL(NQ_E_OVERFLOW, nq_part_add(&part, &total));
    TEST_ASSERT_EQUAL_UINT64(5, total.sum);
}

static void test_residues_wrap_at_the_prime(void)
{
    nq_part total = part_of(NQ_RESIDUE_PRIME - 1u);
    const nq_part one = part_of(1);
    TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&one, &total));
    TEST_ASSERT_EQUAL_UINT64(NQ_RESIDUE_PRIME, total.sum);
    TEST_ASSERT_EQUAL_UINT32(0, total.residue);
}

/** Searches carry the residue from one solution to the next. */
static void test_a_search_carries_its_residue_past_the_prime(void)
{
    nq_search s = {.residue = NQ_RESIDUE_PRIME - 3};
    nq_search_found(&s, 2);
    TEST_ASSERT_EQUAL_UINT32(NQ_RESIDUE_PRIME - 1, s.residue);
    nq_search_found(&s, 1);
    TEST_ASSERT_EQUAL_UINT32(0, s.residue);
    s.residue = NQ_RESIDUE_PRIME - 1;
    nq_search_found(&s, 4);
    TEST_ASSERT_EQUAL_UINT32(3, s.residue);
    TEST_ASSERT_EQUAL_UINT64(7, s.counters.solutions);
}

static void test_nothing_can_be_added_to_nowhere(void)
{
    nq_part unit = part_of(1);
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_part_add(NULL, &unit));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_part_add(&unit, NULL));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_units_sum_to_the_count_of_OEIS);
    RUN_TEST(test_from_ten_on_there_is_work_for_64);
    RUN_TEST(test_the_largest_counts_are_cut_into_a_number_one_can_keep);
    RUN_TEST(test_the_cut_into_units_is_pinned);
    RUN_TEST(test_the_mirror_image_of_a_unit_is_as_far_from_the_end);
    RUN_TEST(test_a_unit_gives_the_same_every_time_and_from_every_job);
    RUN_TEST(test_the_cost_of_a_search_is_the_queens_it_places);
    RUN_TEST(test_solutions_split_by_the_first_row_as_published);
    RUN_TEST(test_a_unit_that_is_not_there_is_refused);
    RUN_TEST(test_the_row_sets_of_a_count_are_all_of_it);
    RUN_TEST(test_row_sets_that_are_none_are_refused);
    RUN_TEST(test_counts_of_large_boards_add_up_whole);
    RUN_TEST(test_the_last_sum_that_fits_is_accepted_and_the_next_is_not);
    RUN_TEST(test_a_cost_that_does_not_fit_stays_the_largest);
    RUN_TEST(test_a_residue_that_disagrees_is_refused_and_changes_nothing);
    RUN_TEST(test_two_wrong_residues_do_not_make_up_for_each_other);
    RUN_TEST(test_residues_wrap_at_the_prime);
    RUN_TEST(test_a_search_carries_its_residue_past_the_prime);
    RUN_TEST(test_nothing_can_be_added_to_nowhere);
    return UNITY_END();
}
