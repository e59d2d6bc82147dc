/*
 * test_formats.c -- boards as text, both ways, and texts that are none.
 */
#include "boards.h"
#include "nqueens.h"
#include "base/random.h"
#include "unity.h"

#include <limits.h>
#include <stdio.h>

#define LENGTH(table) (sizeof(table) / sizeof *(table))

enum { TEXT_ROOM = 1 << 16 };

/** A text that grows piece by piece, always with a zero at its end. */
typedef struct {
    const char *format;
    bool transpose;
    int n;
    uint64_t boards;
    size_t length;
    char bytes[TEXT_ROOM];
} text;

void setUp(void)
{
}

void tearDown(void)
{
}

static void add(text *t, const uint32_t *columns)
{
    size_t length = 0;
    TEST_ASSERT_EQUAL_MESSAGE(NQ_OK,
                              nq_format_board(t->format, t->transpose, t->boards,
                                              columns, t->n, t->bytes + t->length,
                                              TEXT_ROOM - t->length, &length),
                              t->format);
    t->length += length;
    t->boards++;
}

static const char *end(text *t)
{
    size_t length = 0;
    TEST_ASSERT_EQUAL(NQ_OK,
                      nq_format_end(t->format, t->boards, t->bytes + t->length,
                                    TEXT_ROOM - 1 - t->length, &length));
    t->length += length;
    t->bytes[t->length] = '\0';
    return t->bytes;
}

static text empty_text(const char *format, bool transpose, int n)
{
    return (text){.format = format, .transpose = transpose, .n = n};
}

/** All solutions of an algorithm in a format. */
static text written(int n, const char *algorithm, const char *format)
{
    text t = empty_text(format, false, n);
    const boards all = all_boards(n, algorithm);
    for (size_t i = 0; i < all.count; i++)
        add(&t, all.list[i].columns);
    free(all.list);
    end(&t);
    return t;
}

static text first_written(int n, const char *algorithm, const char *format,
                          bool transpose)
{
    text t = empty_text(format, transpose, n);
    uint32_t columns[BOARD_MAX_N];
    TEST_ASSERT_EQUAL(NQ_OK, nq_first(n, algorithm, columns));
    add(&t, columns);
    end(&t);
    return t;
}

/* ---- The outputs of the four tutorials that this project started from ---- */

static void test_all_92_numbered_lines_byte_for_byte(void)
{
    static char golden[TEXT_ROOM];
    FILE *file = fopen("golden/eight_queens_numbered.txt", "rb");
    TEST_ASSERT_NOT_NULL(file);
    const size_t length = fread(golden, 1, sizeof golden - 1, file);
    fclose(file);
    golden[length] = '\0';

    static const char *const names[] = {"board", "array", "sieve", "lookup",
                                        "bitmask"};
    for (size_t i = 0; i < LENGTH(names); i++) {
        const text t = written(8, names[i], "numbered");
        TEST_ASSERT_EQUAL_STRING(golden, t.bytes);
    }
    uint32_t columns[92 * 8];
    nq_parsed parsed = {0};
    TEST_ASSERT_EQUAL(NQ_OK, nq_format_parse("numbered", false, golden, length,
                                             columns, 92 * 8, NULL, &parsed));
    TEST_ASSERT_EQUAL(8, parsed.n);
    TEST_ASSERT_EQUAL(92, parsed.boards);
}

static void test_four_queens_as_dots_and_as_a_list(void)
{
    TEST_ASSERT_EQUAL_STRING(".Q..\n...Q\nQ...\n..Q.\n",
                             first_written(4, "board", "dots", false).bytes);
    TEST_ASSERT_EQUAL_STRING(
        "[[.Q.., ...Q, Q..., ..Q.], [..Q., Q..., ...Q, .Q..]]\n",
        written(4, "board", "list").bytes);
}

/** Searched column by column there, row by row here: the drawing is transposed. */
static void test_eight_queens_as_a_matrix_in_three_spacings(void)
{
    static const uint32_t by_rows[] = {0, 6, 4, 7, 1, 3, 5, 2};
    static const char *const spaced[][3] = {{"matrix", " 0 ", " 1 "},
                                            {"matrix-leading", " 0", " 1"},
                                            {"matrix-trailing", "0 ", "1 "}};
    for (size_t i = 0; i < LENGTH(spaced); i++) {
        char expected[512] = "";
        for (int row = 0; row < 8; row++) {
            for (uint32_t column = 0; column < 8; column++)
                strcat(expected, spaced[i][by_rows[row] == column ? 2 : 1]);
            strcat(expected, "\n");
        }
        const text t = first_written(8, "lookup", spaced[i][0], true);
        TEST_ASSERT_EQUAL_STRING(expected, t.bytes);
    }
    const text t = first_written(8, "lookup", "matrix", true);
    TEST_ASSERT_EQUAL_STRING_LEN(" 1  0  0  0  0  0  0  0 \n"
                                 " 0  0  0  0  0  0  1  0 \n",
                                 t.bytes, 50);
}

static void test_the_judges_json(void)
{
    TEST_ASSERT_EQUAL_STRING("[[\".Q..\",\"...Q\",\"Q...\",\"..Q.\"],"
                             "[\"..Q.\",\"Q...\",\"...Q\",\".Q..\"]]\n",
                             written(4, NULL, "leetcode").bytes);
    TEST_ASSERT_EQUAL_STRING("[[\"Q\"]]\n", written(1, NULL, "leetcode").bytes);
}

static void test_columns_and_squares(void)
{
    TEST_ASSERT_EQUAL_STRING("0 4 7 5 2 6 1 3\n",
                             first_written(8, NULL, "columns", false).bytes);
    TEST_ASSERT_EQUAL_STRING("a8 e7 h6 f5 c4 g3 b2 d1\n",
                             first_written(8, NULL, "algebraic", false).bytes);
}

static void test_texts_without_boards_and_with_the_smallest(void)
{
    static const struct {
        const char *format, *none, *empty, *one;
    } small[] = {
        {"dots", "", "\n", "Q\n"},
        {"list", "[]\n", "[[]]\n", "[[Q]]\n"},
        {"numbered", "", "第 01 个结果 ：\n", "第 01 个结果 ：0 \n"},
        {"matrix", "Solution does not exist\n", "\n", " 1 \n"},
        {"matrix-leading", "Solution does not exist\n", "\n", " 1\n"},
        {"matrix-trailing", "Solution does not exist\n", "\n", "1 \n"},
        {"columns", "", "\n", "0\n"},
        {"leetcode", "[]\n", "[[]]\n", "[[\"Q\"]]\n"},
        {"algebraic", "", "\n", "a1\n"},
    };
    for (size_t i = 0; i < LENGTH(small); i++) {
        TEST_ASSERT_EQUAL_STRING(small[i].format, nq_format_name((int)i));
        TEST_ASSERT_EQUAL_STRING(small[i].none,
                                 written(2, NULL, small[i].format).bytes);
        TEST_ASSERT_EQUAL_STRING(small[i].none,
                                 written(3, NULL, small[i].format).bytes);
        TEST_ASSERT_EQUAL_STRING(small[i].empty,
                                 written(0, NULL, small[i].format).bytes);
        TEST_ASSERT_EQUAL_STRING(small[i].one,
                                 written(1, NULL, small[i].format).bytes);
    }
    TEST_ASSERT_NULL(nq_format_name((int)LENGTH(small)));
    TEST_ASSERT_NULL(nq_format_name(-1));
    TEST_ASSERT_NULL(nq_format_name(INT_MAX));
}

static void test_drawings_are_parted_by_a_blank_line(void)
{
    TEST_ASSERT_EQUAL_STRING(".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n",
                             written(4, NULL, "dots").bytes);
}

/** Columns go on after z as in a spreadsheet; numbers grow past their two digits.
 */
static void test_many_columns_and_many_boards(void)
{
    enum { N = 703 };
    uint32_t columns[N] = {25, 26, 701, 702};
    static text t;
    t = empty_text("algebraic", false, N);
    add(&t, columns);
    TEST_ASSERT_EQUAL_STRING_LEN("z703 aa702 zz701 aaa700 a699 ", t.bytes, 29);
    t = empty_text("numbered", false, 1);
    t.boards = 99;
    columns[0] = 0;
    add(&t, columns);
    TEST_ASSERT_EQUAL_STRING("第 100 个结果 ：0 \n", end(&t));
}

/* ---- Reading back what was written --------------------------------------- */

static nq_status parse(const text *t, size_t room, uint32_t *columns, size_t *bad,
                       nq_parsed *out)
{
    // An exact copy on the heap, so that a byte too far is noticed.
    char *copy = malloc(t->length ? t->length : 1);
    memcpy(copy, t->bytes, t->length);
    const nq_status status = nq_format_parse(t->format, t->transpose, copy,
                                             t->length, columns, room, bad, out);
    free(copy);
    return status;
}

static void any_board(nq_random *random, uint32_t n, uint32_t *columns)
{
    for (uint32_t row = 0; row < n; row++)
        columns[row] = nq_random_below32(random, n);
}

static void any_permutation(nq_random *random, uint32_t n, uint32_t *columns)
{
    for (uint32_t row = 0; row < n; row++) {
        const uint32_t other = nq_random_below32(random, row + 1);
        columns[row] = columns[other];
        columns[other] = row;
    }
}

static void check_round_trip(nq_random *random, text *t, size_t count)
{
    uint32_t columns[3 * 40], back[3 * 40];
    const size_t n = (size_t)t->n;
    for (size_t i = 0; i < count; i++) {
        (t->transpose ? any_permutation : any_board)(random, (uint32_t)n,
                                                     columns + i * n);
        add(t, columns + i * n);
    }
    end(t);
    nq_parsed parsed = {99, 99};
    TEST_ASSERT_EQUAL_MESSAGE(NQ_OK, parse(t, count * n, back, NULL, &parsed),
                              t->bytes);
    TEST_ASSERT_EQUAL(count ? t->n : 0, parsed.n);
    TEST_ASSERT_EQUAL(count, parsed.boards);
    if (count && n)
        TEST_ASSERT_EQUAL_UINT32_ARRAY(columns, back, count * n);
}

static void test_what_was_written_is_read_back(void)
{
    nq_random random = nq_random_from(7);
    static text t;
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++)
        for (int n = 0; n <= 40; n += n < 12 ? 1 : 14)
            for (size_t count = 0; count <= (n ? 3 : 1); count++)
                for (int transpose = 0; transpose <= 1; transpose++) {
                    t = empty_text(format, transpose, n);
                    check_round_trip(&random, &t, count);
                }
}

/** A thousand columns at once: letters, digits and rooms of every length. */
static void test_a_large_board_is_read_back_from_every_format(void)
{
    enum { N = 1000 };
    nq_random random = nq_random_from(8);
    uint32_t columns[N], back[N];
    any_permutation(&random, N, columns);
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++) {
        size_t room = 0, length = 0;
        nq_parsed parsed;
        TEST_ASSERT_EQUAL(NQ_OK, nq_format_room(format, N, &room));
        char *bytes = malloc(room);
        TEST_ASSERT_EQUAL(NQ_OK, nq_format_board(format, true, 0, columns, N, bytes,
                                                 room, &length));
        size_t last = 0;
        TEST_ASSERT_EQUAL(
            NQ_OK, nq_format_end(format, 1, bytes + length, room - length, &last));
        TEST_ASSERT_EQUAL_MESSAGE(NQ_OK,
                                  nq_format_parse(format, true, bytes,
                                                  length + last, back, N, NULL,
                                                  &parsed),
                                  format);
        TEST_ASSERT_EQUAL_UINT32_ARRAY(columns, back, N);
        free(bytes);
    }
}

/** (row, column) and (column, row): twice is as before, once is the inverse. */
static void test_transposing_changes_rows_and_columns(void)
{
    static const uint32_t columns[] = {2, 0, 1};
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++) {
        text t = empty_text(format, true, 3);
        uint32_t plain[3], turned[3];
        nq_parsed parsed;
        add(&t, columns);
        end(&t);
        parse(&t, 3, turned, NULL, &parsed);
        t.transpose = false;
        parse(&t, 3, plain, NULL, &parsed);
        for (uint32_t row = 0; row < 3; row++) {
            TEST_ASSERT_EQUAL_UINT32(columns[row], turned[row]);
            TEST_ASSERT_EQUAL_UINT32(row, plain[columns[row]]);
        }
    }
}

/* ---- Room ---------------------------------------------------------------- */

static void test_a_piece_is_measured_without_a_buffer(void)
{
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++)
        for (uint64_t index = 0; index <= 1; index++) {
            static const uint32_t columns[] = {1, 3, 0, 2};
            char bytes[256];
            size_t measured = 0, length = 1;
            TEST_ASSERT_EQUAL(NQ_OK, nq_format_board(format, false, index, columns,
                                                     4, NULL, 0, &measured));
            TEST_ASSERT_EQUAL(NQ_OK, nq_format_board(format, false, index, columns,
                                                     4, bytes, measured, &length));
            TEST_ASSERT_EQUAL(measured, length);
            nq_format_end(format, index, NULL, 0, &measured);
            TEST_ASSERT_EQUAL(
                NQ_OK, nq_format_end(format, index, bytes, measured, &length));
            TEST_ASSERT_EQUAL(measured, length);
        }
}

static void test_too_little_room_is_refused_and_nothing_is_written(void)
{
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++) {
        static const uint32_t columns[] = {1, 3, 0, 2};
        char bytes[256];
        size_t measured = 0, length = 99;
        memset(bytes, '#', sizeof bytes);
        nq_format_board(format, false, 0, columns, 4, NULL, 0, &measured);
        for (size_t room = 0; room < measured; room++)
            for (int transpose = 0; transpose <= 1; transpose++)
                TEST_ASSERT_EQUAL(NQ_E_ROOM,
                                  nq_format_board(format, transpose, 0, columns, 4,
                                                  bytes, room, &length));
        nq_format_end(format, 0, NULL, 0, &measured);
        if (measured)
            TEST_ASSERT_EQUAL(
                NQ_E_ROOM, nq_format_end(format, 0, bytes, measured - 1, &length));
        TEST_ASSERT_EQUAL(99, length);
        for (size_t k = 0; k < sizeof bytes; k++)
            TEST_ASSERT_EQUAL('#', bytes[k]);
    }
}

/** The rightmost columns have the longest names; the last index the most digits. */
static void test_the_room_that_is_told_suffices(void)
{
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++)
        for (int n = 0; n <= 120; n++) {
            uint32_t columns[120];
            for (int row = 0; row < n; row++)
                columns[row] = (uint32_t)n - 1;
            size_t room = 0, length = 0;
            TEST_ASSERT_EQUAL(NQ_OK, nq_format_room(format, n, &room));
            nq_format_board(format, false, UINT64_MAX - 1, columns, n, NULL, 0,
                            &length);
            TEST_ASSERT_LESS_OR_EQUAL(room, length);
            nq_format_end(format, 0, NULL, 0, &length);
            TEST_ASSERT_LESS_OR_EQUAL(room, length);
        }
}

static void test_columns_that_do_not_fit_are_not_written(void)
{
    text t = written(4, NULL, "columns");
    uint32_t columns[8] = {7, 7, 7, 7, 7, 7, 7, 7};
    nq_parsed parsed = {99, 99};
    TEST_ASSERT_EQUAL(NQ_E_ROOM, parse(&t, 7, columns, NULL, &parsed));
    TEST_ASSERT_EACH_EQUAL_UINT32(7, columns, 8);
    TEST_ASSERT_EQUAL(99, parsed.n);
    TEST_ASSERT_EQUAL(NQ_OK, parse(&t, 0, NULL, NULL, &parsed));
    TEST_ASSERT_EQUAL(4, parsed.n);
    TEST_ASSERT_EQUAL(2, parsed.boards);
    TEST_ASSERT_EQUAL(NQ_OK, parse(&t, 8, columns, NULL, &parsed));
    TEST_ASSERT_EQUAL_UINT32(1, columns[7]);
}

/* ---- Texts that people paste --------------------------------------------- */

static text pasted(const char *format, bool transpose, const char *words)
{
    text t = empty_text(format, transpose, 0);
    t.length = strlen(words);
    memcpy(t.bytes, words, t.length + 1);
    return t;
}

static void test_spacing_does_not_matter(void)
{
    static const struct {
        const char *format, *words;
    } texts[] = {
        {"dots", ".Q..\n...Q\nQ...\n..Q."},
        {"dots", ".Q..\r\n...Q\r\nQ...\r\n..Q.\r\n"},
        {"dots", "\n\n  .Q..  \n ...Q\t\n Q...\n ..Q.\n\n\n"},
        {"dots", ". Q . .\n. . . Q\nQ . . .\n. . Q .\n"},
        {"list", "[[.Q..,...Q,Q...,..Q.]]"},
        {"list", "  [ [ .Q..\n, ...Q , Q..., ..Q. ]\r\n]\n\n"},
        {"numbered", "第 7 个结果 ：1 3 0 2"},
        {"numbered", "\n第01个结果：1 3 0 2   \n\n"},
        {"matrix", "0 1 0 0\n0 0 0 1\n1 0 0 0\n0 0 1 0"},
        {"matrix-leading", " 0  1  0  0 \n 0  0  0  1 \n1000\n 0  0  1  0\n"},
        {"columns", "1 3 0 2"},
        {"columns", "1,3,0,2\n"},
        {"columns", "  1\t3 , 0,2\r\n\r\n"},
        {"columns", "01 003 0 2"},
        {"leetcode", "[\n  [\".Q..\", \"...Q\",\n   \"Q...\", \"..Q.\"]\n]\n"},
        {"algebraic", "b4 d3 a2 c1"},
        {"algebraic", " c1  a2 d3 b4 \n"},
    };
    static const uint32_t expected[] = {1, 3, 0, 2};
    for (size_t i = 0; i < LENGTH(texts); i++) {
        const text t = pasted(texts[i].format, false, texts[i].words);
        uint32_t columns[4];
        nq_parsed parsed = {99, 99};
        TEST_ASSERT_EQUAL_MESSAGE(NQ_OK, parse(&t, 4, columns, NULL, &parsed),
                                  t.bytes);
        TEST_ASSERT_EQUAL(4, parsed.n);
        TEST_ASSERT_EQUAL(1, parsed.boards);
        TEST_ASSERT_EQUAL_UINT32_ARRAY(expected, columns, 4);
    }
}

static void test_blank_texts_are_the_empty_board_where_it_looks_like_that(void)
{
    static const struct {
        const char *format, *words;
        size_t boards;
    } texts[] = {
        {"dots", "", 0},         {"dots", " \n\n", 1},
        {"columns", "", 0},      {"columns", "\n", 1},
        {"matrix", "\r\n", 1},   {"algebraic", "\n", 1},
        {"numbered", "\n\n", 0}, {"list", "[[],[]]", 2},
        {"leetcode", "[ ]", 0},  {"matrix", "\n Solution  does not exist", 0},
    };
    for (size_t i = 0; i < LENGTH(texts); i++) {
        const text t = pasted(texts[i].format, false, texts[i].words);
        nq_parsed parsed = {99, 99};
        TEST_ASSERT_EQUAL_MESSAGE(NQ_OK, parse(&t, 0, NULL, NULL, &parsed),
                                  t.bytes);
        TEST_ASSERT_EQUAL(0, parsed.n);
        TEST_ASSERT_EQUAL_MESSAGE(texts[i].boards, parsed.boards, t.bytes);
    }
    nq_parsed parsed = {99, 99};
    TEST_ASSERT_EQUAL(
        NQ_OK, nq_format_parse("dots", false, NULL, 0, NULL, 0, NULL, &parsed));
    TEST_ASSERT_EQUAL(0, parsed.boards);
}

/* ---- Texts that are none ------------------------------------------------- */

/** The caret of a hint stands under the first byte that is wrong. */
static void test_the_first_bad_byte_is_named(void)
{
    static const struct {
        const char *format, *words;
        size_t bad;
    } texts[] = {
        {"dots", ".Q\n..\n", 5},                       // no queen in the second row
        {"dots", ".Q\nQQ\n", 4},                       // two queens in a row
        {"dots", ".Q\n.x\n", 4},                       // neither
        {"dots", ".Q\n.Q.\n", 5},                      // a row too long
        {"dots", ".Q\nQ\n", 4},                        // a row too short
        {"dots", ".Q\n", 3},                           // a row missing
        {"dots", ".Q\n.Q\n\nQ\n", 8},                  // a smaller second board
        {"dots", "hello", 0},                          // no board at all
        {"list", "[[.Q, .Q], [.Q]]", 14},              // a row missing
        {"list", "[[.Q, .Q]", 9},                      // no end
        {"list", "[[.Q, .Q]],", 10},                   // more than an end
        {"list", "[[.Q, .Q] [.Q, .Q]]", 10},           // no comma
        {"list", "[[.Q, .Q],]", 10},                   // no board after the comma
        {"list", ".Q\n.Q", 0},                         // another format
        {"list", "", 0},                               // not even a bracket
        {"numbered", "1 3 0 2", 0},                    // not numbered
        {"numbered", "第 x 个结果 ：0", 4},            // a letter for the number
        {"numbered", "第 01 个结果 :0", 17},           // a colon of another script
        {"matrix", "0 1\n0 2\n", 6},                   // a two
        {"matrix", "0 1\n0 -1\n", 6},                  // a sign
        {"matrix", "Solution exists", 0},              // another sentence
        {"matrix", "Solution does not exist!", 0},     // and one more byte
        {"columns", "1 3 0 4", 6},                     // past the last column
        {"columns", "1 3 0 2\n1 3 0\n", 13},           // a column missing
        {"columns", "1 3 0 2\n1 3 0 2 0\n", 16},       // a column too many
        {"columns", "1 3 -1 2", 4},                    // a sign
        {"columns", "1 3 0x0 2", 5},                   // another notation
        {"columns", "1,,3 0", 2},                      // nothing between the commas
        {"columns", "1 3 0 18446744073709551618", 6},  // a number that would wrap
        {"columns", "1 3 0 4294967298", 6},            // and in 32 bits
        {"columns", "1 3 0 ２", 6},                    // a digit of another script
        {"leetcode", "[[\"Q]]", 4},                    // a quote left open
        {"leetcode", "[[Q]]", 2},                      // no quotes
        {"leetcode", "[\"Q\"]", 1},                    // a single board
        {"algebraic", "b1 d2 a3 c5", 10},              // past the first row
        {"algebraic", "b1 d2 a3 e4", 9},               // past the last column
        {"algebraic", "b1 d2 a3 da4", 9},              // far past it
        {"algebraic", "b1 d2 a3 c0", 10},              // there is no rank 0
        {"algebraic", "b1 d2 a3 c3", 9},               // a row twice
        {"algebraic", "b1 d2 a3 C4", 9},               // a capital letter
        {"algebraic", "b1 d2 a3 4", 9},                // a letter missing
        {"algebraic", "b1 d2 a3 zzzzzzzzzzzzzzz4", 9},  // letters that would wrap
    };
    for (size_t i = 0; i < LENGTH(texts); i++) {
        const text t = pasted(texts[i].format, false, texts[i].words);
        uint32_t columns[16];
        size_t bad = 99;
        nq_parsed parsed = {99, 99};
        memset(columns, 0x55, sizeof columns);
        TEST_ASSERT_EQUAL_MESSAGE(NQ_E_FORMAT,
                                  parse(&t, 16, columns, &bad, &parsed), t.bytes);
        TEST_ASSERT_EQUAL_MESSAGE(texts[i].bad, bad, t.bytes);
        TEST_ASSERT_EACH_EQUAL_HEX32(0x55555555, columns, 16);
        TEST_ASSERT_EQUAL(99, parsed.n);
        TEST_ASSERT_EQUAL(NQ_E_FORMAT, parse(&t, 16, columns, NULL, &parsed));
    }
}

/** Read well, but there is no such board: two queens in a column, none in another.
 */
static void test_only_permutations_can_be_transposed(void)
{
    static const uint32_t columns[] = {1, 1};
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++) {
        char bytes[256];
        size_t length = 99;
        nq_parsed parsed = {99, 99};
        TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_format_board(format, true, 0, columns, 2,
                                                      bytes, 256, &length));
        TEST_ASSERT_EQUAL(99, length);
        text t = empty_text(format, false, 2);
        add(&t, columns);
        end(&t);
        TEST_ASSERT_EQUAL(NQ_OK, parse(&t, 0, NULL, NULL, &parsed));
        t.transpose = true;
        TEST_ASSERT_EQUAL(NQ_E_FORMAT, parse(&t, 0, NULL, NULL, &parsed));
    }
}

/** What is read must be boards that can be written; more cannot be said of it. */
static void check_any_bytes(text *t)
{
    uint32_t columns[64];
    size_t bad = SIZE_MAX, length;
    nq_parsed parsed;
    const nq_status status = parse(t, LENGTH(columns), columns, &bad, &parsed);
    if (status != NQ_OK) {
        TEST_ASSERT_EQUAL_MESSAGE(NQ_E_FORMAT, status, t->bytes);
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(t->length, bad, t->bytes);
        return;
    }
    for (size_t i = 0; i < parsed.boards; i++)
        TEST_ASSERT_EQUAL(NQ_OK, nq_format_board(t->format, t->transpose, i,
                                                 columns + i * (size_t)parsed.n,
                                                 parsed.n, NULL, 0, &length));
}

static void test_damaged_texts_are_refused_or_still_boards(void)
{
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++) {
        const text whole = written(4, NULL, format);
        text damaged = whole;
        for (size_t at = 0; at <= whole.length; at++) {
            damaged.length = at;
            check_any_bytes(&damaged);
        }
        damaged.length = whole.length;
        for (size_t at = 0; at < whole.length; at++) {
            for (int byte = 0; byte < 256; byte++) {
                damaged.bytes[at] = (char)byte;
                check_any_bytes(&damaged);
            }
            damaged.bytes[at] = whole.bytes[at];
        }
    }
}

/** Letters that formats are made of, in any order. */
static void test_random_texts_do_no_harm(void)
{
    static const char letters[] = "..QQ01234 \n,[]\"ab第个：Solution";
    nq_random random = nq_random_from(9);
    static text t;
    for (int trial = 0; trial < 40000; trial++) {
        t = pasted(nq_format_name(trial % 9), trial % 2, "");
        t.length = nq_random_below32(&random, 24);
        for (size_t k = 0; k < t.length; k++)
            t.bytes[k] = letters[nq_random_below32(&random, sizeof letters)];
        check_any_bytes(&t);
    }
}

/* ---- Limits and arguments ------------------------------------------------ */

static int limit_of(const char *format)
{
    int limit = -1;
    TEST_ASSERT_EQUAL(NQ_OK, nq_format_limit(format, &limit));
    return limit;
}

static void test_sizes_outside_the_limit_are_refused(void)
{
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++) {
        const int sizes[] = {-1, INT_MIN, INT_MAX, limit_of(format) + 1};
        for (size_t k = 0; k < LENGTH(sizes); k++) {
            const uint32_t columns[1] = {0};
            char bytes[1];
            size_t length = 99;
            TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_format_room(format, sizes[k], &length));
            TEST_ASSERT_EQUAL(NQ_E_SIZE,
                              nq_format_board(format, false, 0, columns, sizes[k],
                                              bytes, 1, &length));
            TEST_ASSERT_EQUAL(99, length);
        }
        size_t room = 0;
        TEST_ASSERT_EQUAL(NQ_OK, nq_format_room(format, limit_of(format), &room));
        TEST_ASSERT_LESS_THAN_MESSAGE(UINT32_MAX, room, "fits into wasm's memory");
    }
}

/** Not for its size, that is, but for two queens in a column. */
static void test_the_largest_size_is_not_refused(void)
{
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++) {
        const int n = limit_of(format);
        uint32_t *columns = calloc((size_t)n, sizeof *columns);
        size_t length = 99;
        TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_format_board(format, true, 0, columns, n,
                                                      NULL, 0, &length));
        free(columns);
    }
}

static void test_a_text_with_too_large_a_board_is_refused(void)
{
    static const struct {
        const char *format, *cell;
    } repeated[] = {{"dots", "."}, {"matrix", "0"}, {"columns", "0 "}};
    for (size_t i = 0; i < LENGTH(repeated); i++) {
        const size_t step = strlen(repeated[i].cell);
        const size_t length = step * ((size_t)limit_of(repeated[i].format) + 1);
        char *bytes = malloc(length);
        for (size_t k = 0; k < length; k++)
            bytes[k] = repeated[i].cell[k % step];
        size_t bad = 99;
        nq_parsed parsed;
        TEST_ASSERT_EQUAL(NQ_E_SIZE,
                          nq_format_parse(repeated[i].format, false, bytes, length,
                                          NULL, 0, &bad, &parsed));
        TEST_ASSERT_EQUAL(99, bad);
        TEST_ASSERT_NOT_EQUAL_MESSAGE(NQ_E_SIZE,
                                      nq_format_parse(repeated[i].format, false,
                                                      bytes, length - step, NULL, 0,
                                                      &bad, &parsed),
                                      "one less");
        free(bytes);
    }
}

static void test_unknown_formats_are_refused(void)
{
    static const char *const names[] = {NULL, "", "Dots", "dots ", "matri"};
    for (size_t i = 0; i < LENGTH(names); i++) {
        const uint32_t columns[1] = {0};
        char bytes[8];
        size_t length = 99;
        int limit = 99;
        nq_parsed parsed;
        TEST_ASSERT_EQUAL(NQ_E_FORMAT, nq_format_limit(names[i], &limit));
        TEST_ASSERT_EQUAL(NQ_E_FORMAT, nq_format_room(names[i], 1, &length));
        TEST_ASSERT_EQUAL(NQ_E_FORMAT, nq_format_board(names[i], false, 0, columns,
                                                       1, bytes, 8, &length));
        TEST_ASSERT_EQUAL(NQ_E_FORMAT,
                          nq_format_end(names[i], 0, bytes, 8, &length));
        TEST_ASSERT_EQUAL(NQ_E_FORMAT, nq_format_parse(names[i], false, "0", 1,
                                                       NULL, 0, &length, &parsed));
        TEST_ASSERT_EQUAL(99, length);
        TEST_ASSERT_EQUAL(99, limit);
    }
}

static void test_boards_with_columns_off_the_board_are_refused(void)
{
    const uint32_t columns[] = {0, 2};
    const char *format;
    for (int i = 0; (format = nq_format_name(i)); i++)
        for (int transpose = 0; transpose <= 1; transpose++) {
            char bytes[256];
            size_t length = 99;
            TEST_ASSERT_EQUAL(NQ_E_RANGE,
                              nq_format_board(format, transpose, 0, columns, 2,
                                              bytes, 256, &length));
        }
}

static void test_pointers_that_must_be_there_are_asked_for(void)
{
    const uint32_t columns[1] = {0};
    uint32_t back[1];
    char bytes[8];
    size_t length;
    nq_parsed parsed;
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_format_limit("dots", NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_format_room("dots", 1, NULL));
    TEST_ASSERT_EQUAL(
        NQ_E_NULL, nq_format_board("dots", false, 0, NULL, 1, bytes, 8, &length));
    TEST_ASSERT_EQUAL(
        NQ_E_NULL, nq_format_board("dots", false, 0, columns, 1, NULL, 8, &length));
    TEST_ASSERT_EQUAL(
        NQ_E_NULL, nq_format_board("dots", false, 0, columns, 1, bytes, 8, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_format_end("dots", 0, NULL, 8, &length));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_format_end("dots", 0, bytes, 8, NULL));
    TEST_ASSERT_EQUAL(
        NQ_E_NULL, nq_format_parse("dots", false, NULL, 1, back, 1, NULL, &parsed));
    TEST_ASSERT_EQUAL(
        NQ_E_NULL, nq_format_parse("dots", false, "Q", 1, NULL, 1, NULL, &parsed));
    TEST_ASSERT_EQUAL(NQ_E_NULL,
                      nq_format_parse("dots", false, "Q", 1, back, 1, NULL, NULL));
    TEST_ASSERT_EQUAL(NQ_OK,
                      nq_format_board("dots", true, 0, NULL, 0, bytes, 8, &length));
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_all_92_numbered_lines_byte_for_byte);
    RUN_TEST(test_four_queens_as_dots_and_as_a_list);
    RUN_TEST(test_eight_queens_as_a_matrix_in_three_spacings);
    RUN_TEST(test_the_judges_json);
    RUN_TEST(test_columns_and_squares);
    RUN_TEST(test_texts_without_boards_and_with_the_smallest);
    RUN_TEST(test_drawings_are_parted_by_a_blank_line);
    RUN_TEST(test_many_columns_and_many_boards);
    RUN_TEST(test_what_was_written_is_read_back);
    RUN_TEST(test_a_large_board_is_read_back_from_every_format);
    RUN_TEST(test_transposing_changes_rows_and_columns);
    RUN_TEST(test_a_piece_is_measured_without_a_buffer);
    RUN_TEST(test_too_little_room_is_refused_and_nothing_is_written);
    RUN_TEST(test_the_room_that_is_told_suffices);
    RUN_TEST(test_columns_that_do_not_fit_are_not_written);
    RUN_TEST(test_spacing_does_not_matter);
    RUN_TEST(test_blank_texts_are_the_empty_board_where_it_looks_like_that);
    RUN_TEST(test_the_first_bad_byte_is_named);
    RUN_TEST(test_only_permutations_can_be_transposed);
    RUN_TEST(test_damaged_texts_are_refused_or_still_boards);
    RUN_TEST(test_random_texts_do_no_harm);
    RUN_TEST(test_sizes_outside_the_limit_are_refused);
    RUN_TEST(test_the_largest_size_is_not_refused);
    RUN_TEST(test_a_text_with_too_large_a_board_is_refused);
    RUN_TEST(test_unknown_formats_are_refused);
    RUN_TEST(test_boards_with_columns_off_the_board_are_refused);
    RUN_TEST(test_pointers_that_must_be_there_are_asked_for);
    return UNITY_END();
}
