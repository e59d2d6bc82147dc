/*
 * test_symmetry.c -- images, classes, and counts of symmetric solutions.
 */
#include "nqueens.h"
#include "oracle.h"
#include "unity.h"

#include <limits.h>
#include <string.h>

enum { SMALL = 10 };

/** The 92 solutions of n = 8 by their place in the list that are least in class. */
static const int LEAST_OF_EIGHT[] = {1, 2, 5, 6, 7, 8, 9, 10, 11, 14, 17, 18};

void setUp(void)
{
}

void tearDown(void)
{
}

static nq_iter *walk(int n)
{
    nq_iter *it = NULL;
    TEST_ASSERT_EQUAL(NQ_OK, nq_iter_new(n, NULL, &it));
    return it;
}

static void test_images_are_what_a_person_would_draw(void)
{
    // Not a solution, but a board without any symmetry; its images by hand:
    const uint32_t board[] = {0, 2, 3, 1};
    static const uint32_t expected[NQ_IMAGES][4] = {
        {0, 2, 3, 1}, {3, 1, 0, 2}, {1, 3, 2, 0}, {2, 0, 1, 3},
        {0, 3, 1, 2}, {3, 0, 2, 1}, {2, 1, 3, 0}, {1, 2, 0, 3},
    };
    for (int image = 0; image < NQ_IMAGES; image++) {
        uint32_t out[4];
        TEST_ASSERT_EQUAL(NQ_OK, nq_symmetry_image(board, 4, (nq_image)image, out));
        TEST_ASSERT_EQUAL_UINT32_ARRAY(expected[image], out, 4);
    }
}

static void test_an_image_may_overwrite_its_board(void)
{
    uint32_t board[] = {0, 2, 3, 1};
    for (int turn = 0; turn < 4; turn++)
        TEST_ASSERT_EQUAL(
            NQ_OK, nq_symmetry_image(board, 4, NQ_IMAGE_QUARTER_TURN, board));
    TEST_ASSERT_EQUAL_UINT32_ARRAY(((uint32_t[]){0, 2, 3, 1}), board, 4);
}

static void test_a_turn_and_a_back_turn_undo_each_other(void)
{
    uint32_t board[] = {0, 2, 3, 1};
    TEST_ASSERT_EQUAL(NQ_OK,
                      nq_symmetry_image(board, 4, NQ_IMAGE_QUARTER_TURN, board));
    TEST_ASSERT_EQUAL(NQ_OK,
                      nq_symmetry_image(board, 4, NQ_IMAGE_BACK_TURN, board));
    TEST_ASSERT_EQUAL_UINT32_ARRAY(((uint32_t[]){0, 2, 3, 1}), board, 4);
}

static void test_all_images_have_the_same_canonical_form_and_class(void)
{
    uint32_t board[SMALL], image[SMALL], first[SMALL], form[SMALL];
    for (int n = 1; n <= 8; n++) {
        nq_iter *it = walk(n);
        while (nq_iter_next(it, board) == NQ_OK) {
            int size, other;
            TEST_ASSERT_EQUAL(NQ_OK, nq_symmetry_canonical(board, n, first));
            TEST_ASSERT_EQUAL(NQ_OK, nq_symmetry_class_size(board, n, &size));
            for (int i = 0; i < NQ_IMAGES; i++) {
                nq_symmetry_image(board, n, (nq_image)i, image);
                nq_symmetry_canonical(image, n, form);
                nq_symmetry_class_size(image, n, &other);
                TEST_ASSERT_EQUAL_MEMORY(first, form, (size_t)n * sizeof *form);
                TEST_ASSERT_EQUAL(size, other);
            }
        }
        nq_iter_free(it);
    }
}

static void test_the_symmetries_of_a_board_are_named(void)
{
    uint32_t kept;
    const uint32_t turned[] = {1, 3, 0, 2}, diagonal[] = {0, 1, 2}, one[] = {0};
    TEST_ASSERT_EQUAL(NQ_OK, nq_symmetry_kept(turned, 4, &kept));
    TEST_ASSERT_EQUAL_HEX32(1u << NQ_IMAGE_BASE | 1u << NQ_IMAGE_HALF_TURN |
                                1u << NQ_IMAGE_QUARTER_TURN |
                                1u << NQ_IMAGE_BACK_TURN,
                            kept);
    TEST_ASSERT_EQUAL(NQ_OK, nq_symmetry_kept(diagonal, 3, &kept));
    TEST_ASSERT_EQUAL_HEX32(1u << NQ_IMAGE_BASE | 1u << NQ_IMAGE_HALF_TURN |
                                1u << NQ_IMAGE_TRANSPOSE |
                                1u << NQ_IMAGE_ANTI_TRANSPOSE,
                            kept);
    TEST_ASSERT_EQUAL(NQ_OK, nq_symmetry_kept(one, 1, &kept));
    TEST_ASSERT_EQUAL_HEX32(0xff, kept);
    TEST_ASSERT_EQUAL_STRING("quarter-turn", nq_image_name(NQ_IMAGE_QUARTER_TURN));
    TEST_ASSERT_NULL(nq_image_name(NQ_IMAGES));
    TEST_ASSERT_NULL(nq_image_name((nq_image)-1));
}

static void test_the_walk_by_classes_finds_as_many_as_OEIS(void)
{
    uint32_t board[SMALL + 2], before[SMALL + 2];
    for (int n = 1; n <= SMALL; n++) {
        nq_iter *it = walk(n);
        uint64_t classes = 0, solutions = 0, all;
        while (nq_iter_next_class(it, board) == NQ_OK) {
            int size;
            bool later = classes == 0;
            for (int row = 0; !later && row < n; row++) {
                TEST_ASSERT_GREATER_OR_EQUAL_UINT32(before[row], board[row]);
                later = board[row] > before[row];
            }
            memcpy(before, board, sizeof before);
            nq_symmetry_class_size(board, n, &size);
            solutions += (uint64_t)size;
            classes++;
        }
        TEST_ASSERT_EQUAL(NQ_DONE, nq_iter_next_class(it, board));
        TEST_ASSERT_EQUAL(NQ_OK, nq_count(n, "lookup", &all));
        TEST_ASSERT_EQUAL_UINT64(A002562[n], classes);
        TEST_ASSERT_EQUAL_UINT64(all, solutions);
        nq_iter_free(it);
    }
}

static void test_the_twelve_classes_of_eight_queens(void)
{
    uint32_t board[8], least[8];
    nq_iter *all = walk(8), *classes = walk(8);
    int place = 0;
    for (size_t i = 0; i < sizeof LEAST_OF_EIGHT / sizeof *LEAST_OF_EIGHT; i++) {
        int size;
        TEST_ASSERT_EQUAL(NQ_OK, nq_iter_next_class(classes, least));
        while (place < LEAST_OF_EIGHT[i]) {
            TEST_ASSERT_EQUAL(NQ_OK, nq_iter_next(all, board));
            place++;
        }
        TEST_ASSERT_EQUAL_UINT32_ARRAY(board, least, 8);
        nq_symmetry_class_size(least, 8, &size);
        TEST_ASSERT_EQUAL(place == 14 ? 4 : 8, size);
    }
    memset(board, 0x55, sizeof board);
    TEST_ASSERT_EQUAL(NQ_DONE, nq_iter_next_class(classes, board));
    TEST_ASSERT_EACH_EQUAL_HEX32(0x55555555, board, 8);
    nq_iter_free(all);
    nq_iter_free(classes);
}

static void test_the_sieve_with_images_has_the_same_classes(void)
{
    uint32_t board[9];
    nq_iter *it = NULL;
    TEST_ASSERT_EQUAL(NQ_OK, nq_iter_new(9, "sieve-bits", &it));
    uint64_t classes = 0;
    while (nq_iter_next_class(it, board) == NQ_OK)
        classes++;
    TEST_ASSERT_EQUAL_UINT64(A002562[9], classes);
    nq_iter_free(it);
}

static void test_turned_boards_are_counted_as_the_list_has_them(void)
{
    uint32_t board[SMALL + 2];
    for (int n = 0; n <= SMALL + 2; n++) {
        uint64_t half = 0, quarter = 0, counted;
        uint32_t kept;
        nq_iter *it = walk(n);
        while (nq_iter_next(it, board) == NQ_OK) {
            nq_symmetry_kept(board, n, &kept);
            half += kept >> NQ_IMAGE_HALF_TURN & 1;
            quarter += kept >> NQ_IMAGE_QUARTER_TURN & 1;
        }
        nq_iter_free(it);
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_half_turn(n, &counted));
        TEST_ASSERT_EQUAL_UINT64(half, counted);
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_quarter_turn(n, &counted));
        TEST_ASSERT_EQUAL_UINT64(quarter, counted);
    }
}

static void test_classes_by_Burnside_are_as_many_as_OEIS(void)
{
    uint64_t classes;
    TEST_ASSERT_EQUAL(NQ_OK, nq_count_unique(0, &classes));
    TEST_ASSERT_EQUAL_UINT64(1, classes);
    for (int n = 1; n <= 14; n++) {
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_unique(n, &classes));
        TEST_ASSERT_EQUAL_UINT64(A002562[n], classes);
    }
}

static void test_classes_of_a_count_known_before(void)
{
    for (int n = 2; n <= 23; n++) {
        uint64_t half;
        nq_classes c;
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_half_turn(n, &half));
        TEST_ASSERT_EQUAL_UINT64(A032522[n], half);
        TEST_ASSERT_EQUAL(NQ_OK, nq_classes_of(n, A000170[n], &c));
        TEST_ASSERT_EQUAL_UINT64(A002562[n], c.classes);
        TEST_ASSERT_EQUAL_UINT64(A000170[n],
                                 2 * c.of_two + 4 * c.of_four + 8 * c.of_eight);
        TEST_ASSERT_EQUAL_UINT64(c.classes, c.of_two + c.of_four + c.of_eight);
    }
}

static void test_quarter_turns_go_far_beyond_listing(void)
{
    for (int n = 1; n <= 40; n++) {
        uint64_t counted;
        TEST_ASSERT_EQUAL(NQ_OK, nq_count_quarter_turn(n, &counted));
        TEST_ASSERT_EQUAL_UINT64(A033148[n], counted);
    }
}

static void test_the_largest_board_of_quarter_turns_is_taken(void)
{
    uint64_t counted = 7;  // it has an odd number of distances, so none of them fit
    TEST_ASSERT_EQUAL(NQ_OK,
                      nq_count_quarter_turn(NQ_QUARTER_TURN_MAX_N, &counted));
    TEST_ASSERT_EQUAL_UINT64(0, counted);
}

static void test_an_empty_board_has_one_class(void)
{
    uint32_t board[1];
    nq_iter *it = walk(0);
    TEST_ASSERT_EQUAL(NQ_OK, nq_iter_next_class(it, board));
    TEST_ASSERT_EQUAL(NQ_DONE, nq_iter_next_class(it, board));
    nq_iter_free(it);
}

static void test_the_single_boards_are_classes_of_one(void)
{
    for (int n = 0; n < 2; n++) {
        nq_classes c;
        TEST_ASSERT_EQUAL(NQ_OK, nq_classes_of(n, 1, &c));
        TEST_ASSERT_EQUAL_UINT64(1, c.classes);
        TEST_ASSERT_EQUAL_UINT64(1, c.of_one);
        TEST_ASSERT_EQUAL_UINT64(0, c.of_two + c.of_four + c.of_eight);
    }
}

static void test_impossible_counts_are_refused(void)
{
    nq_classes c = {.classes = 7};
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_classes_of(1, 2, &c));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_classes_of(8, 3, &c));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_classes_of(8, 93, &c));
    TEST_ASSERT_EQUAL_UINT64(7, c.classes);
}

static void test_sizes_out_of_range_are_refused(void)
{
    static const int BAD[] = {-1, INT_MIN, INT_MAX, NQ_SOLVE_MAX_N + 1};
    const uint32_t board[] = {0};
    for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
        uint64_t number = 7;
        uint32_t out = 7;
        int size = 7;
        nq_classes c = {.classes = 7};
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_count_half_turn(BAD[i], &number));
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_count_quarter_turn(BAD[i], &number));
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_count_unique(BAD[i], &number));
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_classes_of(BAD[i], 8, &c));
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_symmetry_image(board, BAD[i], 0, &out));
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_symmetry_canonical(board, BAD[i], &out));
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_symmetry_kept(board, BAD[i], &out));
        TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_symmetry_class_size(board, BAD[i], &size));
        TEST_ASSERT_EQUAL_UINT64(7, number);
        TEST_ASSERT_EQUAL_UINT64(7, c.classes);
        TEST_ASSERT_EQUAL_UINT32(7, out);
        TEST_ASSERT_EQUAL(7, size);
    }
    uint64_t number = 7;
    TEST_ASSERT_EQUAL(NQ_E_SIZE,
                      nq_count_half_turn(NQ_HALF_TURN_MAX_N + 1, &number));
    TEST_ASSERT_EQUAL(NQ_E_SIZE,
                      nq_count_quarter_turn(NQ_QUARTER_TURN_MAX_N + 1, &number));
    TEST_ASSERT_EQUAL_UINT64(7, number);
}

static void test_boards_with_two_queens_in_a_column_are_refused(void)
{
    const uint32_t twice[] = {1, 1, 0}, outside[] = {0, 1, 3};
    uint32_t out = 7;
    int size = 7;
    TEST_ASSERT_EQUAL(NQ_E_RANGE,
                      nq_symmetry_image(twice, 3, NQ_IMAGE_TRANSPOSE, &out));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_symmetry_canonical(outside, 3, &out));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_symmetry_kept(twice, 3, &out));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_symmetry_class_size(outside, 3, &size));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_symmetry_image(twice, 1, NQ_IMAGES, &out));
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_symmetry_image(twice, 1, (nq_image)-1, &out));
    TEST_ASSERT_EQUAL_UINT32(7, out);
    TEST_ASSERT_EQUAL(7, size);
}

static void test_missing_pointers_are_refused(void)
{
    const uint32_t board[] = {0};
    uint32_t out;
    int size;
    nq_iter *it = walk(4);
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_symmetry_image(NULL, 1, 0, &out));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_symmetry_image(board, 1, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_symmetry_canonical(NULL, 1, &out));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_symmetry_canonical(board, 1, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_symmetry_kept(NULL, 1, &out));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_symmetry_kept(board, 1, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_symmetry_class_size(NULL, 1, &size));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_symmetry_class_size(board, 1, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_half_turn(8, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_quarter_turn(8, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_count_unique(8, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_classes_of(8, 92, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_next_class(NULL, &out));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_iter_next_class(it, NULL));
    nq_iter_free(it);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_images_are_what_a_person_would_draw);
    RUN_TEST(test_an_image_may_overwrite_its_board);
    RUN_TEST(test_a_turn_and_a_back_turn_undo_each_other);
    RUN_TEST(test_all_images_have_the_same_canonical_form_and_class);
    RUN_TEST(test_the_symmetries_of_a_board_are_named);
    RUN_TEST(test_the_walk_by_classes_finds_as_many_as_OEIS);
    RUN_TEST(test_the_twelve_classes_of_eight_queens);
    RUN_TEST(test_the_sieve_with_images_has_the_same_classes);
    RUN_TEST(test_turned_boards_are_counted_as_the_list_has_them);
    RUN_TEST(test_classes_by_Burnside_are_as_many_as_OEIS);
    RUN_TEST(test_classes_of_a_count_known_before);
    RUN_TEST(test_quarter_turns_go_far_beyond_listing);
    RUN_TEST(test_the_largest_board_of_quarter_turns_is_taken);
    RUN_TEST(test_an_empty_board_has_one_class);
    RUN_TEST(test_the_single_boards_are_classes_of_one);
    RUN_TEST(test_impossible_counts_are_refused);
    RUN_TEST(test_sizes_out_of_range_are_refused);
    RUN_TEST(test_boards_with_two_queens_in_a_column_are_refused);
    RUN_TEST(test_missing_pointers_are_refused);
    return UNITY_END();
}
