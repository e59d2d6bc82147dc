/*
 * oracle.h -- numbers that we did not compute ourselves, and where they are from.
 *
 * Only the last table is our own: it was made once by a separate program.
 */
#ifndef ORACLE_H
#define ORACLE_H

#include <stdint.h>

/** All solutions, n = 0 to 27. OEIS A000170. */
static const uint64_t A000170[] = {
    1,
    1,
    0,
    0,
    2,
    10,
    4,
    40,
    92,
    352,
    724,
    2680,
    14200,
    73712,
    365596,
    2279184,
    14772512,
    95815104,
    666090624,
    4968057848,
    39029188884,
    314666222712,
    2691008701644,
    24233937684440,
    227514171973736,
    2207893435808352,
    22317699616364044,
    234907967154122528,
};

/** Solutions that differ by more than turning and flipping, n = 1 to 27. A002562.
 */
static const uint64_t A002562[] = {
    0,
    1,
    0,
    0,
    1,
    2,
    1,
    6,
    12,
    46,
    92,
    341,
    1787,
    9233,
    45752,
    285053,
    1846955,
    11977939,
    83263591,
    621012754,
    4878666808,
    39333324973,
    336376244042,
    3029242658210,
    28439272956934,
    275986683743434,
    2789712466510289,
    29363495934315694,
};

/** Solutions that a half turn leaves as they are, n = 1 to 27. OEIS A032522. */
static const uint64_t A032522[] = {
    0,      1,       0,       0,        2,        2,         4,
    8,      4,       16,      12,       48,       80,        136,
    420,    1240,    3000,    8152,     18104,    44184,     144620,
    375664, 1250692, 3581240, 11675080, 34132592, 115718268, 320403024,
};

/** Solutions that a quarter turn leaves as they are, n = 1 to 40. OEIS A033148. */
static const uint64_t A033148[] = {
    0,      1, 0,    0,       2,       2,  0,     0,        0, 0,   0,
    0,      8, 8,    0,       0,       64, 128,   0,        0, 480, 704,
    0,      0, 3328, 3264,    0,       0,  32896, 43776,    0, 0,   406784,
    667904, 0, 0,    5845504, 8650752, 0,  0,     77184000,
};

/**
 * Ways to put queens on the first m rows of an n x n board, m = 0 to n, which are
 * the nodes of a backtracking search, level by level. OEIS A319284.
 */
static const uint64_t A319284[][11] = {
    {1},
    {1, 1},
    {1, 2, 0},
    {1, 3, 2, 0},
    {1, 4, 6, 4, 2},
    {1, 5, 12, 14, 12, 10},
    {1, 6, 20, 36, 46, 40, 4},
    {1, 7, 30, 76, 140, 164, 94, 40},
    {1, 8, 42, 140, 344, 568, 550, 312, 92},
    {1, 9, 56, 234, 732, 1614, 2292, 2038, 1066, 352},
    {1, 10, 72, 364, 1400, 3916, 7552, 9632, 7828, 4040, 724},
};

/** All queens that a search for all solutions places: sums of those rows. A319236.
 */
static const struct {
    int n;
    uint64_t placements;
} ALL_PLACEMENTS[] = {
    {8, 2056}, {9, 8393}, {10, 35538}, {11, 166925}, {12, 856188}};

/**
 * Until the first solution is found: queens placed, and cells tested by a search
 * that looks at them one by one. The tests are OEIS A140450.
 */
static const struct {
    int n;
    uint64_t placements;
    uint64_t tests;
} FIRST_SOLUTION[] = {
    {4, 8, 26},
    {8, 113, 876},
    {12, 261, 3066},
    {16, 10052, 160712},
    {20, 199635, 3992510},
    {21, 8562, 179592},
    {23, 25428, 584591},
    {24, 411608, 9878316},
    {25, 48683, 1216775},
    {26, 397699, 10339849},
};

/** Solutions by the column of the first row's queen. OEIS A059963, rows 8 to 11. */
static const struct {
    int n;
    uint64_t by_column[11];
} A059963[] = {
    {8, {4, 8, 16, 18, 18, 16, 8, 4}},
    {9, {28, 30, 47, 44, 54, 44, 47, 30, 28}},
    {10, {64, 48, 65, 93, 92, 92, 93, 65, 48, 64}},
    {11, {96, 219, 209, 295, 346, 350, 346, 295, 209, 219, 96}},
};

/** How many of the 92 solutions have a queen on a cell; rows 4 to 7 mirror these.
 */
static const uint64_t EIGHT_QUEENS_BY_CELL[4][8] = {
    {4, 8, 16, 18, 18, 16, 8, 4},
    {8, 16, 14, 8, 8, 14, 16, 8},
    {16, 14, 4, 12, 12, 4, 14, 16},
    {18, 8, 12, 8, 8, 12, 8, 18},
};

/** Ways to put k queens on a 4 x 4 board so that none attacks another, k = 0 to 4.
 */
static const uint64_t PEACEFUL_ON_FOUR[] = {1, 16, 44, 24, 2};

/**
 * The queens that an exact cover with the fewest options first places for n = 4 .. 10,
 * counted anew with plain sets instead of links; bitmask places more from n = 5 on.
 */
static const uint64_t FEWEST_OPTIONS_PLACEMENTS[] = {16,   51,   112,  381,
                                                     1234, 4947, 17728};

/**
 * The sieve with symmetry: boards that the search finds itself, those of them that
 * stand for four solutions and for two (Cheng's paper, corrected and counted anew),
 * and the queens it places, where they were counted.
 */
static const struct {
    int n;
    uint64_t base, fourfold, twofold, placements;
} SIEVE_BASES[] = {
    {4, 1, 0, 1, 0},
    {5, 3, 2, 1, 0},
    {6, 2, 0, 2, 0},
    {7, 13, 7, 6, 0},
    {8, 27, 19, 8, 760},
    {9, 98, 78, 20, 3049},
    {10, 212, 150, 62, 12867},
    {11, 751, 589, 162, 62079},
    {12, 3975, 3125, 850, 325503},
    {13, 20028, 16828, 3200, 1741750},
    {14, 99883, 82915, 16968, 10375635},
};

/**
 * What the sieve emits when its rising diagonal forgets column 0, as it was once
 * printed, and how many of these boards are solutions.
 */
static const struct {
    int n;
    uint64_t emitted, valid;
} FORGETFUL_SIEVE[] = {
    {2, 1, 0},  {3, 1, 0},   {4, 3, 2},    {5, 10, 10},
    {6, 18, 4}, {7, 58, 40}, {8, 189, 92},
};

/** Solutions on a torus, n = 0 to 13. OEIS A007705, A051906. */
static const uint64_t ON_A_TORUS[] = {1,  1, 0, 0, 0,  10, 0,
                                      28, 0, 0, 0, 88, 0,  4524};

/** Superqueens (amazons): queens that move like knights, too. OEIS A051223. */
static const uint64_t SUPERQUEENS[] = {1, 1, 0, 0, 0,  0,   0,
                                       0, 0, 0, 4, 44, 156, 1876};

/** One per row and column, no two touching: Hertzsprung's problem, OEIS A002464. */
static const uint64_t NO_TWO_TOUCH[] = {
    1, 1, 0, 0, 2, 14, 90, 646, 5242, 47622, 479306,
};

/**
 * FNV-1a (64 bits) over all columns, a byte each, of all solutions in lexicographic
 * order, n = 0 to 12; made by a program of ten lines in another language that
 * compares every pair of queens.
 */
static const uint64_t SEQUENCE_HASH[] = {
    UINT64_C(0xcbf29ce484222325), UINT64_C(0xaf63bd4c8601b7df),
    UINT64_C(0xcbf29ce484222325), UINT64_C(0xcbf29ce484222325),
    UINT64_C(0x8074ec626b9eff29), UINT64_C(0x73ff6072e70a8dcd),
    UINT64_C(0xaf077141bc2a85d1), UINT64_C(0x0038a7483d9916ed),
    UINT64_C(0xbbcbc8d6c267b4ed), UINT64_C(0x1cb76117d6f42e65),
    UINT64_C(0x8359afad68541875), UINT64_C(0x099c15c32520b615),
    UINT64_C(0x87ec4041adb66675),
};

#endif
