/*
 * test_checkpoint.c -- progress survives as bytes, and damaged bytes never pass.
 */
#include "crc.h"
#include "boards.h"
#include "nqueens.h"
#include "unity.h"

#include <stdlib.h>
#include <string.h>

void setUp(void)
{
}

void tearDown(void)
{
}

static nq_checkpoint *fresh(int n, const char *algorithm)
{
    nq_checkpoint *p = NULL;
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_new(n, algorithm, &p));
    return p;
}

/** A progress with the units from first on, every step-th one, done. */
static nq_checkpoint *progress(int n, const char *algorithm, uint32_t first,
                               uint32_t step)
{
    nq_checkpoint *p = fresh(n, algorithm);
    nq_count_job *job;
    uint32_t units;
    nq_part part;
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_new(n, algorithm, &job));
    nq_count_job_units(job, &units);
    for (uint32_t unit = first; unit < units; unit += step) {
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_run(job, unit, &part));
        TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_add(p, unit, &part));
    }
    nq_count_job_free(job);
    return p;
}

static uint8_t *bytes_of(const nq_checkpoint *p, size_t *size)
{
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_size(p, size));
    uint8_t *bytes = malloc(*size);
    TEST_ASSERT_EQUAL(NQ_E_ROOM, nq_checkpoint_write(p, bytes, *size - 1));
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_write(p, bytes, *size));
    return bytes;
}

static nq_status read_status(int n, const char *algorithm, const uint8_t *bytes,
                             size_t size)
{
    nq_checkpoint *p = NULL;
    const nq_status status = nq_checkpoint_read(n, algorithm, bytes, size, &p);
    TEST_ASSERT_EQUAL(status == NQ_OK, p != NULL);
    nq_checkpoint_free(p);
    return status;
}

/** The number of an algorithm in a file is its own for ever: where it stands in the table of
 * algorithms, and what comes before it there, does not matter. */
static void test_a_file_has_the_number_that_an_algorithm_was_given(void)
{
    static const struct {
        const char *algorithm;
        uint8_t number;
    } files[] = {
        {"board", 0},  {"array", 1},   {"sieve", 2}, {"sieve-bits", 3},
        {"lookup", 4}, {"bitmask", 5}, {"fast", 6},  {"dancing-links", 7},
    };
    enum { FILES = sizeof files / sizeof *files, NUMBER_AT = 6 };
    TEST_ASSERT_NULL_MESSAGE(nq_algorithm_name(FILES),
                             "an algorithm has no number here");
    for (int i = 0; i < FILES; i++) {
        nq_checkpoint *p = fresh(10, files[i].algorithm);
        size_t size;
        uint8_t *bytes = bytes_of(p, &size);
        TEST_ASSERT_EQUAL_UINT8_MESSAGE(files[i].number, bytes[NUMBER_AT],
                                        files[i].algorithm);
        free(bytes);
        nq_checkpoint_free(p);
    }
}

static void test_a_count_can_be_stopped_written_read_and_finished(void)
{
    nq_checkpoint *half = progress(10, "lookup", 0, 2), *read;
    size_t size;
    uint8_t *bytes = bytes_of(half, &size);
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_read(10, "lookup", bytes, size, &read));
    nq_count_job *job;
    uint32_t unit;
    nq_part part, total;
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_job_new(10, "lookup", &job));
    while (nq_checkpoint_next(read, 0, &unit) == NQ_OK) {
        TEST_ASSERT_EQUAL(1, unit % 2);
        nq_count_job_run(job, unit, &part);
        TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_add(read, unit, &part));
    }
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_total(read, &total));
    TEST_ASSERT_EQUAL_UINT64(724, total.sum);
    TEST_ASSERT_EQUAL_UINT32(724, total.residue);
    nq_count_job_free(job);
    nq_checkpoint_free(read);
    nq_checkpoint_free(half);
    free(bytes);
}

static void test_the_same_progress_gives_the_same_bytes(void)
{
    nq_checkpoint *p = progress(10, "bitmask", 1, 3), *read;
    size_t size, again;
    uint8_t *bytes = bytes_of(p, &size);
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_read(10, "bitmask", bytes, size, &read));
    uint8_t *copy = bytes_of(read, &again);
    TEST_ASSERT_EQUAL(size, again);
    TEST_ASSERT_EQUAL_MEMORY(bytes, copy, size);
    nq_checkpoint_free(read);
    nq_checkpoint_free(p);
    free(copy);
    free(bytes);
}

/** A progress whose first units are done, each with an odd sum. */
static nq_checkpoint *made_up(uint32_t done)
{
    nq_checkpoint *p = fresh(12, "fast");
    for (uint32_t unit = 0; unit < done; unit++) {
        const nq_part part = {2 * unit + 1, 2 * unit + 1, unit};
        TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_add(p, unit, &part));
    }
    return p;
}

static void test_nothing_done_and_all_done_are_kept_too(void)
{
    enum { UNITS = 64 };
    for (uint32_t done = 0; done <= UNITS; done += UNITS) {
        nq_checkpoint *p = made_up(done), *read;
        size_t size;
        uint8_t *bytes = bytes_of(p, &size);
        uint32_t unit;
        nq_part total;
        TEST_ASSERT_EQUAL(NQ_OK,
                          nq_checkpoint_read(12, "fast", bytes, size, &read));
        TEST_ASSERT_EQUAL(done ? NQ_DONE : NQ_OK,
                          nq_checkpoint_next(read, 0, &unit));
        nq_checkpoint_total(read, &total);
        TEST_ASSERT_EQUAL_UINT64(done * done, total.sum);
        free(bytes);
        nq_checkpoint_free(read);
        nq_checkpoint_free(p);
    }
}

static void test_no_unit_counts_twice(void)
{
    nq_checkpoint *p = fresh(10, "bitmask");
    const nq_part part = {5, 5, 1}, other = {6, 6, 1}, wrong = {5, 4, 1};
    nq_part total;
    uint32_t done;
    uint64_t sum;
    TEST_ASSERT_EQUAL(NQ_DONE, nq_checkpoint_sum(p, 3, &sum));
    TEST_ASSERT_EQUAL(NQ_E_OVERFLOW, nq_checkpoint_add(p, 3, &wrong));
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_add(p, 3, &part));
    TEST_ASSERT_EQUAL(NQ_DONE, nq_checkpoint_add(p, 3, &part));
    TEST_ASSERT_EQUAL(NQ_E_OVERFLOW, nq_checkpoint_add(p, 3, &other));
    nq_checkpoint_total(p, &total);
    nq_checkpoint_done(p, &done);
    nq_checkpoint_sum(p, 3, &sum);
    TEST_ASSERT_EQUAL_UINT64(5, total.sum);
    TEST_ASSERT_EQUAL_UINT64(5, sum);
    TEST_ASSERT_EQUAL_UINT32(1, done);
    nq_checkpoint_free(p);
}

static void check_mirror_images(const char *name)
{
    nq_checkpoint *p = fresh(10, name);
    const nq_part part = {5, 5, 1}, other = {6, 6, 1};
    const nq_status refused =
        has_trait(name, NQ_TRAIT_MIRRORS) ? NQ_E_MIRROR : NQ_OK;
    nq_part total;
    uint32_t units = 0;
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_units(10, name, &units));
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_add(p, 0, &part));
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_add(p, 1, &other));
    TEST_ASSERT_EQUAL_MESSAGE(refused, nq_checkpoint_add(p, units - 1, &other),
                              name);
    TEST_ASSERT_EQUAL_MESSAGE(refused, nq_checkpoint_add(p, units - 2, &part),
                              name);
    nq_checkpoint_total(p, &total);
    TEST_ASSERT_EQUAL_UINT64(refused == NQ_OK ? 22 : 11, total.sum);
    if (refused != NQ_OK)
        TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_add(p, units - 1, &part));
    nq_checkpoint_free(p);
}

/** A wrong sum may have a residue that fits; its mirror image knows better. */
static void test_a_unit_must_agree_with_its_mirror_image(void)
{
    const char *name;
    for (int i = 0; (name = nq_algorithm_name(i)); i++)
        check_mirror_images(name);
}

static void test_a_unit_that_is_its_own_mirror_image_is_taken(void)
{
    nq_checkpoint *p = progress(8, "array", 0, 1);
    nq_part total;
    nq_checkpoint_total(p, &total);
    TEST_ASSERT_EQUAL_UINT64(92, total.sum);
    nq_checkpoint_free(p);
}

/** The first sum one more, the last one less: total and checksum still fit. */
static void test_bytes_whose_mirror_images_disagree_are_refused(void)
{
    enum { UNITS = 72, FIRST_SUM = 40 + UNITS / 8 };
    nq_checkpoint *p = progress(10, "bitmask", 0, 1);
    size_t size;
    uint8_t *bytes = bytes_of(p, &size);
    uint8_t *first = bytes + FIRST_SUM, *last = first + 8 * (UNITS - 1);
    TEST_ASSERT_EQUAL(FIRST_SUM + 8 * UNITS + 4, size);
    TEST_ASSERT_EQUAL_UINT8(*first, *last);
    ++*first, --*last;
    sign(bytes, size);
    TEST_ASSERT_EQUAL(NQ_E_CHECKPOINT, read_status(10, "bitmask", bytes, size));
    --*first, ++*last;
    sign(bytes, size);
    TEST_ASSERT_EQUAL(NQ_OK, read_status(10, "bitmask", bytes, size));
    free(bytes);
    nq_checkpoint_free(p);
}

static void test_every_truncation_and_every_flipped_bit_is_refused(void)
{
    nq_checkpoint *p = progress(10, "bitmask", 0, 5);
    size_t size;
    uint8_t *bytes = bytes_of(p, &size);
    for (size_t length = 0; length < size; length++)
        TEST_ASSERT_EQUAL(NQ_E_CHECKPOINT,
                          read_status(10, "bitmask", bytes, length));
    for (size_t bit = 0; bit < 8 * size; bit++) {
        bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
        TEST_ASSERT_EQUAL(NQ_E_CHECKPOINT, read_status(10, "bitmask", bytes, size));
        bytes[bit / 8] ^= (uint8_t)(1u << bit % 8);
    }
    TEST_ASSERT_EQUAL(NQ_OK, read_status(10, "bitmask", bytes, size));
    free(bytes);
    nq_checkpoint_free(p);
}

static void test_a_lie_with_a_right_checksum_is_refused(void)
{
    static const size_t lies[] = {0, 4, 5, 6, 7, 8, 15, 16, 20, 24, 28, 40, 48};
    nq_checkpoint *p = progress(10, "bitmask", 0, 5);
    size_t size;
    uint8_t *bytes = bytes_of(p, &size);
    sign(bytes, size);
    TEST_ASSERT_EQUAL(NQ_OK, read_status(10, "bitmask", bytes, size));
    for (size_t i = 0; i < sizeof lies / sizeof *lies; i++) {
        bytes[lies[i]] ^= 0x80;
        sign(bytes, size);
        TEST_ASSERT_EQUAL(NQ_E_CHECKPOINT, read_status(10, "bitmask", bytes, size));
        bytes[lies[i]] ^= 0x80;
    }
    free(bytes);
    nq_checkpoint_free(p);
}

/** One sum more or less than the header says, with a checksum to match. */
static void test_a_wrong_length_with_a_right_checksum_is_refused(void)
{
    nq_checkpoint *p = progress(10, "bitmask", 0, 5);
    size_t size;
    uint8_t *bytes = bytes_of(p, &size);
    for (size_t length = size - 8; length <= size + 8; length += 8) {
        uint8_t *copy = calloc(1, length);
        memcpy(copy, bytes, length < size ? length : size);
        sign(copy, length);
        TEST_ASSERT_EQUAL(length == size ? NQ_OK : NQ_E_CHECKPOINT,
                          read_status(10, "bitmask", copy, length));
        free(copy);
    }
    free(bytes);
    nq_checkpoint_free(p);
}

/** Unit 0 is done and unit 1 is not; each is claimed to be otherwise. */
static void test_more_and_fewer_bits_than_sums_are_refused(void)
{
    nq_checkpoint *p = progress(10, "bitmask", 0, 5);
    size_t size;
    uint8_t *bytes = bytes_of(p, &size);
    for (int unit = 0; unit <= 1; unit++) {
        bytes[40] ^= (uint8_t)(1u << unit);
        sign(bytes, size);
        TEST_ASSERT_EQUAL(NQ_E_CHECKPOINT, read_status(10, "bitmask", bytes, size));
        bytes[40] ^= (uint8_t)(1u << unit);
    }
    free(bytes);
    nq_checkpoint_free(p);
}

/** A count of one unit uses one bit of its byte. */
static void test_bits_behind_the_last_unit_are_refused(void)
{
    nq_checkpoint *p = fresh(4, "bitmask");
    size_t size;
    uint8_t *bytes = bytes_of(p, &size);
    TEST_ASSERT_EQUAL(NQ_OK, read_status(4, "bitmask", bytes, size));
    for (int bit = 1; bit < 8; bit++) {
        bytes[40] = (uint8_t)(1u << bit);
        sign(bytes, size);
        TEST_ASSERT_EQUAL(NQ_E_CHECKPOINT, read_status(4, "bitmask", bytes, size));
    }
    free(bytes);
    nq_checkpoint_free(p);
}

static void test_sums_that_do_not_fit_64_bits_are_refused(void)
{
    nq_checkpoint *p = fresh(10, "bitmask");
    const uint64_t huge = UINT64_MAX - 1;
    const nq_part part = {huge, (uint32_t)(huge % NQ_RESIDUE_PRIME), 0};
    nq_part total;
    TEST_ASSERT_EQUAL(NQ_OK, nq_checkpoint_add(p, 0, &part));
    TEST_ASSERT_EQUAL(NQ_E_OVERFLOW, nq_checkpoint_add(p, 1, &part));
    nq_checkpoint_total(p, &total);
    TEST_ASSERT_EQUAL_UINT64(huge, total.sum);
    nq_checkpoint_free(p);
}

static void test_another_count_is_refused(void)
{
    nq_checkpoint *p = progress(10, "bitmask", 0, 5);
    size_t size;
    uint8_t *bytes = bytes_of(p, &size);
    TEST_ASSERT_EQUAL(NQ_E_CHECKPOINT, read_status(11, "bitmask", bytes, size));
    TEST_ASSERT_EQUAL(NQ_E_CHECKPOINT, read_status(10, "lookup", bytes, size));
    TEST_ASSERT_EQUAL(NQ_E_ALGORITHM, read_status(10, "nobody", bytes, size));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, read_status(29, "bitmask", bytes, size));
    free(bytes);
    nq_checkpoint_free(p);
}

static void test_bad_arguments_are_named(void)
{
    nq_checkpoint *p = fresh(4, NULL);
    nq_part part = {0};
    uint32_t number;
    uint64_t sum;
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_new(4, NULL, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_add(p, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_checkpoint_add(p, UINT32_MAX, &part));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_checkpoint_add(p, 1, &part));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_checkpoint_sum(p, UINT32_MAX, &sum));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_checkpoint_sum(p, 1, &sum));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_sum(p, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_next(p, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_done(NULL, &number));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_total(p, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_size(p, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_write(p, NULL, 0));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_checkpoint_read(4, NULL, NULL, 0, &p));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_units(4, NULL, NULL));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_count_units(-1, NULL, &number));
    nq_checkpoint_free(p);
    nq_checkpoint_free(NULL);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_a_file_has_the_number_that_an_algorithm_was_given);
    RUN_TEST(test_a_count_can_be_stopped_written_read_and_finished);
    RUN_TEST(test_the_same_progress_gives_the_same_bytes);
    RUN_TEST(test_nothing_done_and_all_done_are_kept_too);
    RUN_TEST(test_no_unit_counts_twice);
    RUN_TEST(test_a_unit_must_agree_with_its_mirror_image);
    RUN_TEST(test_a_unit_that_is_its_own_mirror_image_is_taken);
    RUN_TEST(test_bytes_whose_mirror_images_disagree_are_refused);
    RUN_TEST(test_every_truncation_and_every_flipped_bit_is_refused);
    RUN_TEST(test_a_lie_with_a_right_checksum_is_refused);
    RUN_TEST(test_a_wrong_length_with_a_right_checksum_is_refused);
    RUN_TEST(test_more_and_fewer_bits_than_sums_are_refused);
    RUN_TEST(test_bits_behind_the_last_unit_are_refused);
    RUN_TEST(test_sums_that_do_not_fit_64_bits_are_refused);
    RUN_TEST(test_another_count_is_refused);
    RUN_TEST(test_bad_arguments_are_named);
    return UNITY_END();
}
