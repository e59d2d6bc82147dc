/*
 * test_fast_kernels.c -- every kernel of this machine's family counts, one test each.
 *
 * A kernel that this processor cannot run is skipped by name, so that a report shows
 * which ones were not tested.
 */
#include "base/random.h"
#include "count/fast/fast.h"
#include "count/fast/kernel.h"
#include "oracle.h"
#include "unity.h"

#include <stdlib.h>
#include <string.h>

void setUp(void)
{
}

void tearDown(void)
{
}

/** Boards whose tables are filled in every way that the layouts have. */
enum { SMALLEST = NQ_FAST_MIN_N, LARGEST = 15 };

static void count_with(const nq_kernel *kernel)
{
    for (uint32_t n = SMALLEST; n <= LARGEST; n++) {
        nq_fast *shared = NULL;
        nq_fast_worker *worker = NULL;
        nq_part total = {0};
        TEST_ASSERT_EQUAL(NQ_OK, nq_fast_new_with(n, kernel, &shared));
        TEST_ASSERT_EQUAL(NQ_OK, nq_fast_worker_new(shared, &worker));
        for (uint32_t unit = 0; unit < nq_fast_units(n); unit++) {
            nq_part part = {0};
            TEST_ASSERT_EQUAL(NQ_OK, nq_fast_worker_run(worker, unit, &part));
            TEST_ASSERT_EQUAL(NQ_OK, nq_part_add(&part, &total));
        }
        TEST_ASSERT_EQUAL_UINT64(A000170[n], total.sum);
        nq_fast_worker_free(worker);
        nq_fast_free(shared);
    }
}

extern const nq_kernel nq_kernel_base;

static void test_the_kernel_that_every_processor_runs(void)
{
    count_with(&nq_kernel_base);
}

enum { MOST_FEW = 5, MOST_MANY = 9 };

static uint32_t count_word(const uint64_t *words, size_t count, uint64_t word)
{
    uint32_t times = 0;
    for (size_t i = 0; i < count; i++)
        times += words[i] == word;
    return times;
}

/** Their order does not matter. */
static void check_join(const nq_kernel *kernel, const uint64_t *few,
                       size_t few_count, const uint64_t *many, size_t many_count)
{
    enum { ROOM = MOST_FEW * MOST_MANY };
    uint64_t expected[ROOM], out[ROOM + KERNEL_JOIN_MARGIN];
    size_t count = 0;
    for (size_t i = 0; i < few_count; i++)
        for (size_t j = 0; j < many_count; j++)
            if (!(few[i] & many[j]))
                expected[count++] = few[i] | many[j];
    const uint64_t *end = kernel->join(out, few, few_count, many, many_count);
    TEST_ASSERT_EQUAL_UINT64(count, end - out);
    for (size_t i = 0; i < count; i++)
        TEST_ASSERT_EQUAL_UINT32(count_word(expected, count, expected[i]),
                                 count_word(out, count, expected[i]));
}

static void test_words_are_joined_where_they_share_no_bit(void)
{
    const nq_kernel *kernel;
    nq_random random = nq_random_from(6);
    uint64_t few[MOST_FEW], many[MOST_MANY + 4];  // a kernel may read four more
    for (uint32_t i = 0; i < MOST_FEW; i++)
        few[i] = UINT64_C(1) << nq_random_below(&random, 64);
    for (uint32_t i = 0; i < MOST_MANY + 4; i++)
        many[i] = nq_random_next(&random);
    for (uint32_t k = 0; (kernel = nq_kernel_at(k)); k++)
        for (size_t i = 0; i <= MOST_FEW; i++)
            for (size_t j = 0; j <= MOST_MANY; j++)
                check_join(kernel, few, i, many, j);
}

/** As in WebAssembly, where the linker knows the place. */
static void test_a_kernel_may_have_a_place_for_its_tables(void)
{
    nq_kernel kernel = nq_kernel_base;
    const size_t bytes = (kernel.tables_bytes + 63) / 64 * 64;
    kernel.fixed_tables = aligned_alloc(64, bytes);
    TEST_ASSERT_NOT_NULL(kernel.fixed_tables);
    memset(kernel.fixed_tables, 0, bytes);
    count_with(&kernel);
    const char *used = kernel.fixed_tables;
    size_t written = 0;
    for (size_t i = 0; i < bytes; i++)
        written += used[i] != 0;
    TEST_ASSERT_GREATER_THAN_UINT64(1000, written);
    free(kernel.fixed_tables);
}

#if defined(NQ_X86_KERNELS)
extern const nq_kernel nq_kernel_avx2, nq_kernel_avx512;

/** The library offers the kernels that this processor runs, the best one first. */
static bool is_offered(const nq_kernel *kernel)
{
    const nq_kernel *offered;
    for (uint32_t k = 0; (offered = nq_kernel_at(k)); k++)
        if (offered == kernel)
            return true;
    return false;
}

static void test_the_AVX2_kernel(void)
{
    if (!is_offered(&nq_kernel_avx2))
        TEST_IGNORE_MESSAGE("skipped: this processor has no AVX2");
    count_with(&nq_kernel_avx2);
}

static void test_the_AVX512_kernel(void)
{
    if (!is_offered(&nq_kernel_avx512))
        TEST_IGNORE_MESSAGE(
            "skipped: this processor has no AVX-512 with VPOPCNTDQ");
    count_with(&nq_kernel_avx512);
}

/** A kernel is skipped above only where the processor lacks it. */
static void test_no_kernel_of_this_processor_is_left_out(void)
{
    const bool avx2 = __builtin_cpu_supports("avx2");
    const bool avx512 = avx2 && __builtin_cpu_supports("avx512vpopcntdq") &&
                        __builtin_cpu_supports("avx512vl");
    TEST_ASSERT_EQUAL(avx2, is_offered(&nq_kernel_avx2));
    TEST_ASSERT_EQUAL(avx512, is_offered(&nq_kernel_avx512));
}
#endif

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_kernel_that_every_processor_runs);
    RUN_TEST(test_words_are_joined_where_they_share_no_bit);
    RUN_TEST(test_a_kernel_may_have_a_place_for_its_tables);
#if defined(NQ_X86_KERNELS)
    RUN_TEST(test_the_AVX2_kernel);
    RUN_TEST(test_the_AVX512_kernel);
    RUN_TEST(test_no_kernel_of_this_processor_is_left_out);
#endif
    return UNITY_END();
}
