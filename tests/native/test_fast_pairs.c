/*
 * test_fast_pairs.c -- disjoint pairs of random lists, against a double loop.
 */
#include "count/fast/pairs.h"
#include "base/random.h"
#include "unity.h"
#include "words.h"

#include <stdlib.h>
#include <string.h>

void setUp(void)
{
}

void tearDown(void)
{
}

static nq_layout layout;

/* ---- Lists that no board would give --------------------------------------- */

typedef struct {
    nq_list list;
    uint64_t *words;
    uint32_t count;
} random_list;

static uint64_t *starts_of(uint64_t *items, uint32_t bucket, uint32_t count)
{
    return items + (size_t)bucket * (count + KERNEL_BLOCK);
}

/** Words with about a quarter of their bits set, but none outside `within`, sorted
 * into buckets by hand. */
static random_list random_words_within(nq_random *random, uint32_t count,
                                       uint64_t within)
{
    random_list r = {.count = count};
    nq_list *list = &r.list;
    r.words = malloc((count + 1) * sizeof *r.words);
    list->buckets = 4U << layout.x_bits;
    list->starts = malloc(list->buckets * sizeof *list->starts);
    list->ends = malloc(list->buckets * sizeof *list->ends);
    list->items = malloc(list->buckets * (size_t)(count + KERNEL_BLOCK) *
                         sizeof *list->items);
    for (uint32_t b = 0; b < list->buckets; b++)
        list->starts[b] = list->ends[b] = starts_of(list->items, b, count);
    for (uint32_t i = 0; i < count; i++) {
        const uint64_t word =
            nq_random_next(random) & nq_random_next(random) & within;
        const uint32_t bucket = 4 * x_of(&layout, word) + class_of(&layout, word);
        r.words[i] = word;
        *list->ends[bucket]++ = word & layout.field_mask;
    }
    for (uint32_t b = 0; b < list->buckets; b++)
        for (uint32_t i = 0; i < KERNEL_BLOCK - 1; i++)
            list->ends[b][i] = (uint64_t)KERNEL_ZERO_ENTRY << layout.entry_shift;
    return r;
}

static random_list random_words(nq_random *random, uint32_t count)
{
    return random_words_within(random, count, UINT64_MAX);
}

static void forget(random_list *r)
{
    free(r->words);
    free(r->list.starts);
    free(r->list.ends);
    free(r->list.items);
}

/* ---- The twin --------------------------------------------------------------- */

/** The seam bits of a pattern, for even n after a half-turn. */
static uint64_t image(uint64_t word)
{
    return layout.n % 2 ? word & seam_mask(&layout) : turned(&layout, word);
}

static nq_tally count_naively(const random_list *patterns, const random_list *items,
                              const nq_pairing *pairing)
{
    nq_tally tally = {0};
    for (uint32_t i = 0; i < patterns->count; i++) {
        const uint32_t class = class_of(&layout, patterns->words[i]);
        const uint64_t pattern = image(patterns->words[i]);
        if (class < pairing->first_class || class > pairing->last_class)
            continue;
        for (uint32_t j = 0; j < items->count; j++) {
            const uint64_t word = items->words[j];
            const uint32_t w = pairing->weight[class_of(&layout, word)];
            tally.decided += w > 0;
            tally.disjoint[w] += w > 0 && !(pattern & word & seam_mask(&layout));
        }
    }
    return tally;
}

/* ---- Tests ------------------------------------------------------------------ */

static void check_lists(const nq_kernel *kernel, random_list lists[2],
                        const nq_pairing *pairing)
{
    nq_pairs pairs;
    nq_tally tally = {0};
    const nq_list both[2] = {lists[0].list, lists[1].list};
    const nq_tally expected = count_naively(
        &lists[pairing->pattern_list], &lists[1 - pairing->pattern_list], pairing);
    TEST_ASSERT_EQUAL(NQ_OK, nq_pairs_open(&pairs, &layout, kernel));
    TEST_ASSERT_EQUAL(NQ_OK, nq_pairs_count(&pairs, both, pairing, &tally));
    TEST_ASSERT_EQUAL_UINT64_ARRAY(expected.disjoint, tally.disjoint,
                                   PAIRS_MAX_WEIGHT + 1);
    TEST_ASSERT_EQUAL_UINT64(expected.decided, tally.decided);
    nq_pairs_close(&pairs);
    forget(&lists[0]);
    forget(&lists[1]);
}

static void check_counts(const nq_kernel *kernel, uint32_t seed, uint32_t count_0,
                         uint32_t count_1, const nq_pairing *pairing)
{
    nq_random random = nq_random_from(seed);
    random_list lists[2] = {random_words(&random, count_0),
                            random_words(&random, count_1)};
    check_lists(kernel, lists, pairing);
}

/** Sizes around a group, a block and a split. */
static void check_sizes(const nq_kernel *kernel, uint32_t n,
                        const nq_pairing *pairing)
{
    static const uint32_t sizes[][2] = {{0, 5},      {5, 0},       {1, 1},
                                        {3, 4},      {64, 9},      {255, 257},
                                        {1030, 520}, {1100, 6000}, {6000, 1100}};
    nq_layout_make(&layout, n, kernel->entry_shift);
    for (uint32_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        check_counts(kernel, n + i, sizes[i][0], sizes[i][1], pairing);
}

static void test_all_kernels_count_like_a_double_loop(void)
{
    static const nq_pairing pairings[] = {
        {0, 0, 0, {2, 2, 2, 4}}, {1, 0, 0, {0, 2, 2, 4}}, {0, 0, 0, {1, 2, 2, 4}},
        {1, 1, 2, {0, 2, 2, 0}}, {1, 3, 3, {0, 4, 4, 1}}, {0, 0, 3, {1, 2, 3, 4}},
    };
    const nq_kernel *kernel;
    for (uint32_t k = 0; (kernel = nq_kernel_at(k)); k++)
        for (uint32_t n = 4; n < NQ_FAST_LARGE_N; n += n < 12 ? 3 : 1)
            check_sizes(kernel, n, &pairings[n % 6]);
}

/** All fields, all x bits, split bits and free ones: nothing is left over. */
static void test_the_largest_boards_fill_everything(void)
{
    static const nq_pairing pairing = {0, 0, 3, {1, 2, 3, 4}};
    const nq_kernel *kernel;
    for (uint32_t k = 0; (kernel = nq_kernel_at(k)); k++)
        for (uint32_t n = NQ_FAST_LARGE_N - 2; n < NQ_FAST_LARGE_N; n++) {
            nq_layout_make(&layout, n, kernel->entry_shift);
            check_counts(kernel, n, 260, 2 * layout.split_threshold + 1, &pairing);
            check_counts(kernel, n, 20, 30, &pairing);
        }
}

/** Then most values of the split bits have no items, and all patterns meet some. */
static void test_items_without_a_bit_of_x_meet_all_patterns(void)
{
    static const nq_pairing pairing = {0, 0, 3, {1, 2, 3, 4}};
    const nq_kernel *kernel;
    for (uint32_t k = 0; (kernel = nq_kernel_at(k)); k++)
        for (uint32_t n = 17; n <= 18; n++) {
            nq_random random = nq_random_from(n);
            nq_layout_make(&layout, n, kernel->entry_shift);
            const uint64_t x = seam_mask(&layout) & ~layout.field_mask;
            random_list lists[2] = {random_words(&random, 700),
                                    random_words_within(&random, 9000, ~x)};
            check_lists(kernel, lists, &pairing);
        }
}

/** A tally goes on where it stood. */
static void test_counts_are_added_to_the_tally(void)
{
    static const nq_pairing pairing = {0, 0, 3, {1, 1, 1, 1}};
    const nq_kernel *kernel = nq_kernel_at(0);
    nq_random random;
    nq_pairs pairs;
    nq_tally tally = {0};
    nq_layout_make(&layout, 14, kernel->entry_shift);
    random = nq_random_from(7);
    random_list lists[2] = {random_words(&random, 300), random_words(&random, 400)};
    const nq_list both[2] = {lists[0].list, lists[1].list};
    TEST_ASSERT_EQUAL(NQ_OK, nq_pairs_open(&pairs, &layout, kernel));
    nq_pairs_count(&pairs, both, &pairing, &tally);
    const uint64_t once = tally.disjoint[1];
    nq_pairs_count(&pairs, both, &pairing, &tally);
    TEST_ASSERT_GREATER_THAN_UINT64(0, once);
    TEST_ASSERT_EQUAL_UINT64(2 * once, tally.disjoint[1]);
    TEST_ASSERT_EQUAL_UINT64(2 * 300 * 400, tally.decided);
    nq_pairs_close(&pairs);
    forget(&lists[0]);
    forget(&lists[1]);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_all_kernels_count_like_a_double_loop);
    RUN_TEST(test_the_largest_boards_fill_everything);
    RUN_TEST(test_items_without_a_bit_of_x_meet_all_patterns);
    RUN_TEST(test_counts_are_added_to_the_tally);
    return UNITY_END();
}
