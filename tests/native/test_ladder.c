/*
 * test_ladder.c -- techniques, grades and deductions are sound: compared with all
 * solutions, which a plain search finds that shares no code with them.
 */
#include "nqueens.h"
#include "puzzle/generate.h"
#include "unity.h"

#include <stdlib.h>
#include <string.h>

enum { SIDE = 12, SQUARE = SIDE * SIDE };

static nq_puzzle *puzzle;
static nq_hint hint;

void setUp(void)
{
    puzzle = NULL;
}

void tearDown(void)
{
    nq_puzzle_free(puzzle);
}

/* ---- The judge: a plain search, and boards as arrays ------------------------- */

/** A position: regions, cells that are out (crossed, forbidden or attacked). */
typedef struct {
    int n;
    uint32_t region[SQUARE];
    bool crossed[SQUARE];
    bool queen[SQUARE];
} position;

static bool attacks(const position *at, int a, int b)
{
    const int n = at->n, down = abs(a / n - b / n), aside = abs(a % n - b % n);
    return down == 0 || aside == 0 || (down == 1 && aside == 1) ||
           at->region[a] == at->region[b];
}

static bool is_free(const position *at, int cell)
{
    if (at->crossed[cell] || at->queen[cell])
        return false;
    for (int other = 0; other < at->n * at->n; other++)
        if (at->queen[other] && attacks(at, cell, other))
            return false;
    return true;
}

/** All solutions of a position, as sums: how many, and on how many each cell is. */
typedef struct {
    int count, on[SQUARE], most;
} census;

static void take(const position *at, int row, int *queens, census *out)
{
    if (out->count == out->most)
        return;
    if (row == at->n) {
        out->count++;
        for (int i = 0; i < at->n; i++)
            out->on[queens[i]]++;
        return;
    }
    bool given = false;
    for (int cell = row * at->n; cell < (row + 1) * at->n; cell++)
        given = given || at->queen[cell];
    for (int cell = row * at->n; cell < (row + 1) * at->n; cell++) {
        bool fits = given ? at->queen[cell] : !at->crossed[cell];
        for (int i = 0; fits && i < row; i++)
            fits = !attacks(at, queens[i], cell);
        queens[row] = cell;
        if (fits)
            take(at, row + 1, queens, out);
    }
}

static census all_solutions(const position *at, int most)
{
    census out = {.most = most};
    int queens[SIDE];
    take(at, 0, queens, &out);
    return out;
}

/* ---- Positions ----------------------------------------------------------------- */

static uint64_t state = 1;

static int random_below(int bound)
{
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (int)((state >> 33) % (uint64_t)bound);
}

/** Letters row by row; dots are out, Q and ! queens to be, as in the table below. */
static void read_regions(const char *text, position *at)
{
    int cell = 0;
    memset(at, 0, sizeof *at);
    at->n = (int)(strchr(text, '/') - text);
    for (const char *c = text; *c; c++)
        if (*c != '/')
            at->region[cell++] = (uint32_t)(*c - 'a');
}

static void open_position(const position *at)
{
    nq_puzzle_free(puzzle);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_new(at->n, "regions", &puzzle));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_paint(puzzle, at->region));
    for (int cell = 0; cell < at->n * at->n; cell++) {
        const int row = cell / at->n, column = cell % at->n;
        if (at->queen[cell])
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_give(puzzle, row, column));
        if (at->crossed[cell])
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_cross(puzzle, row, column));
    }
}

/** Connected regions at random: seeds spread over the neighbours. */
static void random_regions(int n, position *at)
{
    const int square = n * n;
    memset(at, 0, sizeof *at);
    at->n = n;
    for (int cell = 0; cell < square; cell++)
        at->region[cell] = UINT32_MAX;
    for (int region = 0; region < n;) {
        const int cell = random_below(square);
        if (at->region[cell] == UINT32_MAX)
            at->region[cell] = (uint32_t)region++;
    }
    for (int left = square - n; left > 0;) {
        const int cell = random_below(square), way = random_below(4);
        const int row = cell / n + (way == 0) - (way == 1);
        const int column = cell % n + (way == 2) - (way == 3);
        if (row < 0 || column < 0 || row >= n || column >= n)
            continue;
        const uint32_t from = at->region[row * n + column];
        if (at->region[cell] != UINT32_MAX || from == UINT32_MAX)
            continue;
        at->region[cell] = from;
        left--;
    }
}

/* ---- What a hint says, followed and judged ------------------------------------- */

static bool in_group(const position *at, nq_group group, int32_t index, int cell)
{
    const int n = at->n;
    return (group == NQ_GROUP_ROW      ? cell / n
            : group == NQ_GROUP_COLUMN ? cell % n
                                       : (int)at->region[cell]) == index;
}

/** Whether one free cell each of the hint's groups goes together with a queen. */
static bool can_choose(const position *at, const nq_hint *h, int i, int *chosen,
                       int count)
{
    const int groups = h->groups_length, all = groups + h->chain_length;
    while (i < all && i >= groups && h->chain[i - groups].index < 0)
        i++;
    if (i == all)
        return true;
    const nq_group kind =
        i < groups ? h->groups[i].group : h->chain[i - groups].group;
    const int32_t index =
        i < groups ? h->groups[i].index : h->chain[i - groups].index;
    for (int j = 0; j < count; j++)
        if (in_group(at, kind, index, chosen[j]))
            return can_choose(at, h, i + 1, chosen, count);
    for (int cell = 0; cell < at->n * at->n; cell++) {
        bool fits = in_group(at, kind, index, cell) && is_free(at, cell);
        for (int j = 0; fits && j < count; j++)
            fits = !attacks(at, chosen[j], cell);
        chosen[count] = cell;
        if (fits && can_choose(at, h, i + 1, chosen, count + 1))
            return true;
    }
    return false;
}

/** Do what the roles say; returns how many cells changed. */
static int follow(position *at, const uint8_t *roles)
{
    int changed = 0;
    for (int cell = 0; cell < at->n * at->n; cell++) {
        if (roles[cell] == NQ_ROLE_OUT)
            at->crossed[cell] = true;
        if (roles[cell] == NQ_ROLE_QUEEN)
            at->queen[cell] = true;
        changed += roles[cell] == NQ_ROLE_OUT || roles[cell] == NQ_ROLE_QUEEN;
    }
    return changed;
}

/** The step holds in all solutions, and its groups alone show it. */
static void judge(const position *at, const nq_hint *h, const uint8_t *roles,
                  const census *all)
{
    int out = 0, chosen[SIDE * 2];
    for (int cell = 0; cell < at->n * at->n; cell++) {
        if (roles[cell] == NQ_ROLE_NONE)
            continue;
        TEST_ASSERT_TRUE(is_free(at, cell));
        if (roles[cell] == NQ_ROLE_QUEEN)
            TEST_ASSERT_EQUAL(all->count, all->on[cell]);
        if (roles[cell] != NQ_ROLE_OUT)
            continue;
        TEST_ASSERT_EQUAL(0, all->on[cell]);
        chosen[0] = cell;
        TEST_ASSERT_FALSE(can_choose(at, h, 0, chosen, 1));
        out++;
    }
    TEST_ASSERT_EQUAL(h->out, out);
}

static int seen[NQ_HINT_SEVERAL + 1];

/** Follow a deduction from its start, judging every step; true: it ends solved. */
static bool check_deduction(position at, const census *all)
{
    nq_deduction *deduction;
    nq_status status;
    uint8_t roles[SQUARE];
    int queens = 0;
    open_position(&at);
    TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_new(puzzle, &deduction));
    while ((status = nq_deduction_next(deduction, 0, &hint)) == NQ_OK) {
        TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_cells(deduction, roles));
        seen[hint.kind]++;
        if (hint.kind == NQ_HINT_SEVERAL)
            TEST_ASSERT_GREATER_THAN(1, all->count);
        if (hint.kind == NQ_HINT_SEVERAL || hint.kind < NQ_HINT_LAST)
            break;
        judge(&at, &hint, roles, all);
        TEST_ASSERT_GREATER_THAN(0, follow(&at, roles));
    }
    nq_deduction_free(deduction);
    for (int cell = 0; cell < at.n * at.n; cell++)
        queens += at.queen[cell];
    TEST_ASSERT_EQUAL(queens == at.n ? NQ_DONE : NQ_OK, status);
    return queens == at.n;
}

/** Boards with any number of solutions, some of their cells crossed out. */
static void test_every_step_holds_in_all_solutions(void)
{
    int boards = 0, several = 0;
    while (boards < 300) {
        position at;
        random_regions(5 + boards % 3, &at);
        const census before = all_solutions(&at, 1000);
        if (before.count == 0)
            continue;
        for (int i = random_below(6); i > 0; i--) {
            const int cell = random_below(at.n * at.n);
            at.crossed[cell] = before.on[cell] < before.count;
        }
        const census all = all_solutions(&at, 1000);
        if (all.count == 0)
            continue;
        boards++;
        several += all.count > 1;
        TEST_ASSERT_EQUAL(all.count == 1, check_deduction(at, &all));
    }
    TEST_ASSERT_GREATER_THAN(100, several);
    TEST_ASSERT_GREATER_THAN(50, boards - several);
    for (int kind = NQ_HINT_CONFINED; kind <= NQ_HINT_ASSUMED; kind++)
        TEST_ASSERT_GREATER_THAN(0, seen[kind]);
}

/* ---- One example of each technique ---------------------------------------------- */

/** In a position x goes out, ! is a queen that goes in, . is out, Q a queen. */
static const struct {
    const char *regions, *position;
    nq_hint_kind kind;
    const char *text;
} EXAMPLES[] = {
    {"accdd/aacbd/ccccd/ecccd/eeedd", "accdd/aac!d/ccccd/ecccd/eeedd", NQ_HINT_LAST,
     "row 2, column 4 is the last free cell of region B"},
    {"caaaa/ccbda/ccdda/ccddd/eeeed", "c...a/..Q../c...a/cc.dx/ee.ex",
     NQ_HINT_CONFINED,
     "region A has only cells in column 5 left, so nothing else there can be a "
     "queen"},
    {"bbaaa/bbeaa/bbeec/deecc/eeeee", ".baa./.bx../....Q/Q..../..ee.",
     NQ_HINT_CONFINED,
     "row 5 has only cells in region E left, so nothing else there can be a queen"},
    {"aaabb/ccabb/ecddd/eeddd/eeddd", "axabb/ccxbb/xcddd/eeddd/eeddd",
     NQ_HINT_SHARED,
     "there can't be a queen in row 1, column 2, or on 2 other cells: every free "
     "cell of region C attacks it"},
    {"bbaaa/bbada/eccda/eccdd/eeeed", "bbaaa/bbaxa/eccda/eccdd/eeeed",
     NQ_HINT_NEVER,
     "there can't be a queen in row 2, column 4: column 5 would have no free cell"},
    {"aaabb/aaaab/ddcab/ddceb/ddeee", ".a.bb/.a..b/d.c.x/d.c../...ee",
     NQ_HINT_LOCKED,
     "regions C and D have only cells in rows 3 and 4 left, so nothing else there "
     "can be a queen"},
    {"aaabb/aaaab/dacbb/dccee/deeee", ".a.bb/.a..b/d.c.x/d.c.e/d..ee",
     NQ_HINT_LOCKED,
     "rows 1 and 2 have only cells in regions A and B left, so nothing else there "
     "can be a queen"},
    {"aaaaa/bbaaa/ccccc/eccdd/eeeed", "..aa./bb.../..cc./e...d/eex.d",
     NQ_HINT_LOCKED,
     "regions A and C have only cells in columns 3 and 4 left, so nothing else "
     "there "
     "can be a queen"},
    {"bbaaa/bbada/bccdd/beedd/eeeed", "bbxaa/b...a/.cc../...dd/eee..",
     NQ_HINT_LOCKED,
     "columns 4 and 5 have only cells in regions A and D left, so nothing else "
     "there "
     "can be a queen"},
    {"ddbbacc/ddbbace/ddfbcce/dffccee/dffccee/ffgggee/fggggee",
     "xxb.a.c/xxb.a../xx.b.c./df...e./.ff..ee/ffgg.ee/fggg.ee", NQ_HINT_LOCKED,
     "regions A, B and C have only cells in rows 1, 2 and 3 left, so nothing else "
     "there can be a queen"},
    {"dddaaab/ddaaaab/ddccccb/dffcegg/ffffegg/ffffegg/fffffgg",
     "d..a..b/d.a...b/d.c...b/d..cxx./.f..e../.f..eg./.f...g.", NQ_HINT_LOCKED,
     "rows 5, 6 and 7 have only cells in regions E, F and G left, so nothing else "
     "there can be a queen"},
    {"aaaabbbb/aaaadbbb/acccdbbb/ccdddeee/ccffffeg/cfffffgg/fffffggg/ffffhhhg",
     "aaaabbbb/aaaaxbbb/acc.xb.b/ccddxeee/ccffxxeg/cfffxxgg/ffffx.gg/....hhh.",
     NQ_HINT_LOCKED,
     "regions B, E, G and H have only cells in columns 5, 6, 7 and 8 left, so "
     "nothing else there can be a queen"},
    {"aaaaddd/baacddd/aaacddd/aeafddd/eeafddg/eeeffdg/eeefggg",
     "..a..x./Q....../...Q.../.e...d./.ea...g/....Q../.e....g", NQ_HINT_ASSUMED,
     "a queen in row 1, column 6 would force one in row 4, column 2, and column 3 "
     "would have no free cell"},
};

static void check_example(const char *regions, const char *text, nq_hint_kind kind,
                          const char *sentence)
{
    position at;
    uint8_t roles[SQUARE], expected[SQUARE] = {0};
    char words[NQ_HINT_ROOM];
    int cell = 0;
    read_regions(regions, &at);
    for (const char *c = text; *c; c++) {
        if (*c == '/')
            continue;
        at.queen[cell] = *c == 'Q';
        at.crossed[cell] = *c == '.';
        expected[cell++] = *c == 'x'   ? NQ_ROLE_OUT
                           : *c == '!' ? NQ_ROLE_QUEEN
                                       : NQ_ROLE_NONE;
    }
    open_position(&at);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint(puzzle, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_OK, nq_hint_text(&hint, words, sizeof words));
    TEST_ASSERT_EQUAL_STRING(sentence, words);
    TEST_ASSERT_EQUAL(kind, hint.kind);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint_cells(puzzle, roles));
    for (int i = 0; i < at.n * at.n; i++)
        TEST_ASSERT_EQUAL(expected[i],
                          roles[i] == NQ_ROLE_BECAUSE ? NQ_ROLE_NONE : roles[i]);
    const census all = all_solutions(&at, 1000);
    judge(&at, &hint, roles, &all);
}

static void test_each_technique_has_its_example(void)
{
    for (size_t i = 0; i < sizeof EXAMPLES / sizeof *EXAMPLES; i++)
        check_example(EXAMPLES[i].regions, EXAMPLES[i].position, EXAMPLES[i].kind,
                      EXAMPLES[i].text);
}

static void test_a_reason_names_groups_and_their_parts(void)
{
    check_example(EXAMPLES[1].regions, EXAMPLES[1].position, EXAMPLES[1].kind,
                  EXAMPLES[1].text);
    TEST_ASSERT_EQUAL(2, hint.groups_length);
    TEST_ASSERT_EQUAL(NQ_GROUP_ROLE_OF, hint.groups[0].role);
    TEST_ASSERT_EQUAL(NQ_GROUP_REGION, hint.groups[0].group);
    TEST_ASSERT_EQUAL(0, hint.groups[0].index);
    TEST_ASSERT_EQUAL(NQ_GROUP_ROLE_IN, hint.groups[1].role);
    TEST_ASSERT_EQUAL(NQ_GROUP_COLUMN, hint.groups[1].group);
    TEST_ASSERT_EQUAL(4, hint.groups[1].index);
    check_example(EXAMPLES[12].regions, EXAMPLES[12].position, EXAMPLES[12].kind,
                  EXAMPLES[12].text);
    TEST_ASSERT_EQUAL(2, hint.chain_length);
    TEST_ASSERT_EQUAL(-1, hint.chain[0].index);
    TEST_ASSERT_EQUAL(NQ_GROUP_ROW, hint.chain[1].group);
    TEST_ASSERT_EQUAL(3, hint.chain[1].index);
    TEST_ASSERT_EQUAL(NQ_GROUP_ROLE_EMPTY, hint.groups[0].role);
}

/* ---- Wrong queens and crosses ---------------------------------------------------- */

static position generated(int n, uint64_t seed, nq_grade grade)
{
    position at = {.n = n};
    TEST_ASSERT_EQUAL(NQ_OK,
                      grade ? nq_puzzle_generate_graded(n, seed, grade, at.region)
                            : nq_puzzle_generate(n, seed, at.region));
    return at;
}

static void test_a_wrong_queen_or_cross_is_named(void)
{
    for (uint64_t seed = 0; seed < 10; seed++) {
        position at = generated(7, seed, NQ_GRADE_NONE);
        const census all = all_solutions(&at, 2);
        TEST_ASSERT_EQUAL(1, all.count);
        for (int cell = 0; cell < 49; cell++) {
            position wrong = at;
            const bool right = all.on[cell];
            wrong.crossed[cell] = right;
            wrong.queen[cell] = !right;
            open_position(&wrong);
            TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint(puzzle, 0, &hint));
            TEST_ASSERT_EQUAL(cell, hint.row * 7 + hint.column);
            if (right)
                TEST_ASSERT_EQUAL(NQ_HINT_WRONG_CROSS, hint.kind);
            else
                TEST_ASSERT_LESS_OR_EQUAL(NQ_HINT_WRONG, hint.kind);
        }
    }
}

static void test_crosses_are_cells_and_right_queens_are_not_blamed(void)
{
    uint8_t cells[49];
    char words[NQ_HINT_ROOM];
    position at = generated(7, 3, NQ_GRADE_NONE);
    const census all = all_solutions(&at, 2);
    int right[7], count = 0;
    for (int cell = 0; cell < 49; cell++)
        if (all.on[cell])
            right[count++] = cell;
    at.queen[right[0]] = at.crossed[right[4]] = true;
    open_position(&at);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_cells(puzzle, cells));
    TEST_ASSERT_EQUAL(NQ_CELL_CROSSED, cells[right[4]]);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint(puzzle, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_HINT_WRONG_CROSS, hint.kind);
    TEST_ASSERT_EQUAL(4, hint.row);
    TEST_ASSERT_EQUAL(NQ_OK, nq_hint_text(&hint, words, sizeof words));
    TEST_ASSERT_NOT_NULL(strstr(words, "the cross in row 5, column "));
    // A queen that is wrong comes first.
    at.queen[right[0]] = false;
    at.queen[right[0] ? 0 : 6] = true;
    open_position(&at);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint(puzzle, 0, &hint));
    TEST_ASSERT_EQUAL(0, hint.row);
    TEST_ASSERT_TRUE(hint.kind == NQ_HINT_WRONG || hint.kind == NQ_HINT_STUCK);
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_puzzle_cross(puzzle, 0, 7));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_cross(NULL, 0, 0));
}

/* ---- Hints lead to the solved board, from anywhere ------------------------------ */

static void check_chain(const position *start)
{
    position at = *start;
    nq_status status;
    uint8_t roles[SQUARE];
    open_position(&at);
    while ((status = nq_puzzle_hint(puzzle, 0, &hint)) == NQ_OK) {
        TEST_ASSERT_NOT_EQUAL(NQ_HINT_FOUND, hint.kind);
        TEST_ASSERT_GREATER_OR_EQUAL(NQ_HINT_LAST, hint.kind);
        TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint_cells(puzzle, roles));
        TEST_ASSERT_GREATER_THAN(0, follow(&at, roles));
        open_position(&at);
    }
    TEST_ASSERT_EQUAL(NQ_DONE, status);
}

static void test_hints_lead_from_any_right_position_to_the_solution(void)
{
    for (int n = 5; n <= 8; n++)
        for (uint64_t seed = 0; seed < 6; seed++) {
            const position at = generated(n, seed, (nq_grade)(seed % 5));
            const census all = all_solutions(&at, 2);
            check_chain(&at);
            for (int i = 0; i < 3; i++) {
                position half = at;
                for (int cell = 0; cell < n * n; cell++) {
                    half.queen[cell] = all.on[cell] && random_below(3) == 0;
                    half.crossed[cell] = !all.on[cell] && random_below(3) == 0;
                }
                check_chain(&half);
            }
        }
}

/* ---- Grades ------------------------------------------------------------------------ */

static nq_grading grading;

static void grade(const position *at)
{
    open_position(at);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_grade(puzzle, 0, &grading));
}

static void test_a_puzzle_has_the_grade_that_was_asked_for(void)
{
    for (int n = NQ_GENERATE_MIN_N; n <= 8; n++)
        for (int wanted = NQ_GRADE_EASY; wanted <= NQ_GRADE_EXPERT; wanted++)
            for (uint64_t seed = 0; seed < 3; seed++) {
                const position at = generated(n, seed, (nq_grade)wanted);
                grade(&at);
                TEST_ASSERT_EQUAL(wanted, grading.grade);
                TEST_ASSERT_EQUAL(1, grading.solutions);
                TEST_ASSERT_EQUAL(1, all_solutions(&at, 2).count);
                TEST_ASSERT_EQUAL(n, grading.steps[NQ_RUNG_SINGLE]);
                TEST_ASSERT_LESS_OR_EQUAL(3, grading.steps[NQ_RUNG_ASSUMED]);
                TEST_ASSERT_EQUAL(wanted == NQ_GRADE_EXPERT, grading.chain > 1);
            }
}

static void test_without_a_grade_no_assumption_is_needed(void)
{
    for (int n = NQ_GENERATE_MIN_N; n <= 9; n++)
        for (uint64_t seed = 0; seed < 30; seed++) {
            const position at = generated(n, seed, NQ_GRADE_NONE);
            grade(&at);
            TEST_ASSERT_NOT_EQUAL(NQ_GRADE_NONE, grading.grade);
            TEST_ASSERT_LESS_OR_EQUAL(NQ_GRADE_HARD, grading.grade);
        }
}

/** Turned by a quarter and flipped. */
static void test_turning_keeps_the_grade(void)
{
    for (uint64_t seed = 0; seed < 40; seed++) {
        const int n = 6 + (int)(seed % 3);
        position at = generated(n, seed, (nq_grade)(seed % 5)), turned = at;
        grade(&at);
        const nq_grading before = grading;
        for (int cell = 0; cell < n * n; cell++)
            turned.region[cell % n * n + n - 1 - cell / n] = at.region[cell];
        grade(&turned);
        TEST_ASSERT_EQUAL(before.grade, grading.grade);
        TEST_ASSERT_EQUAL(before.hardest, grading.hardest);
        for (int cell = 0; cell < n * n; cell++)
            turned.region[cell / n * n + n - 1 - cell % n] = at.region[cell];
        grade(&turned);
        TEST_ASSERT_EQUAL(before.grade, grading.grade);
        TEST_ASSERT_EQUAL(before.hardest, grading.hardest);
    }
}

static void test_boards_without_exactly_one_solution_have_no_grade(void)
{
    position at = {.n = 5};
    grade(&at);  // one region only
    TEST_ASSERT_EQUAL(0, grading.solutions);
    TEST_ASSERT_EQUAL(NQ_GRADE_NONE, grading.grade);
    for (int cell = 0; cell < 25; cell++)
        at.region[cell] = (uint32_t)(cell / 5);
    grade(&at);
    TEST_ASSERT_EQUAL(2, grading.solutions);
    at.queen[0] = at.queen[1] = true;
    grade(&at);
    TEST_ASSERT_EQUAL(0, grading.solutions);
    TEST_ASSERT_EQUAL_STRING("easy", nq_grade_name(NQ_GRADE_EASY));
    TEST_ASSERT_EQUAL_STRING("beyond", nq_grade_name(NQ_GRADE_BEYOND));
    TEST_ASSERT_NULL(nq_grade_name(NQ_GRADE_NONE));
    TEST_ASSERT_NULL(nq_grade_name(NQ_GRADE_BEYOND + 1));
}

/** Only a search finds the solution. */
static void test_beyond_techniques_a_search_is_named(void)
{
    position at;
    read_regions("eeaadbf/gbdbcbb/aabedea/fgcddec/gggdded/gfgffae/acgfaad", &at);
    at.crossed[1 * 7 + 1] = at.crossed[5 * 7 + 5] = true;
    grade(&at);
    TEST_ASSERT_EQUAL(NQ_GRADE_BEYOND, grading.grade);
    TEST_ASSERT_EQUAL(NQ_HINT_FOUND, grading.hardest);
    const census all = all_solutions(&at, 2);
    TEST_ASSERT_EQUAL(1, all.count);
    const int before = seen[NQ_HINT_FOUND];
    TEST_ASSERT_TRUE(check_deduction(at, &all));
    TEST_ASSERT_GREATER_THAN(before, seen[NQ_HINT_FOUND]);
}

static nq_puzzle *open_rows(int n)
{
    nq_puzzle *p = NULL;
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_new(n, "regions", &p));
    return p;
}

/** Every row is a region: many solutions, of which the search finds one, then two. */
static void test_a_spent_budget_is_said(void)
{
    int spent = 0, several = 0;
    puzzle = open_rows(26);
    for (uint64_t budget = 1; budget < 60; budget++) {
        const nq_status status = nq_puzzle_hint(puzzle, budget, &hint);
        spent += status == NQ_E_BUDGET;
        several += status == NQ_OK && hint.kind == NQ_HINT_SEVERAL;
    }
    TEST_ASSERT_GREATER_THAN(0, spent);
    TEST_ASSERT_GREATER_THAN(0, several);
    memset(&grading, 0x55, sizeof grading);
    TEST_ASSERT_EQUAL(NQ_E_BUDGET, nq_puzzle_grade(puzzle, 1, &grading));
    TEST_ASSERT_EQUAL_HEX32(0x55555555, grading.solutions);
    nq_deduction *deduction;
    TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_new(puzzle, &deduction));
    TEST_ASSERT_EQUAL(NQ_E_BUDGET, nq_deduction_next(deduction, 1, &hint));
    TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_next(deduction, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_HINT_SEVERAL, hint.kind);
    TEST_ASSERT_EQUAL(NQ_DONE, nq_deduction_next(deduction, 0, &hint));
    nq_deduction_free(deduction);
}

/** When nobody has checked the crosses, a deduction from a wrong one ends in LOST. */
static void test_a_deduction_that_was_not_checked_ends_lost(void)
{
    int lost = 0;
    for (uint64_t seed = 0; seed < 20; seed++) {
        position at = generated(8, seed, NQ_GRADE_HARD);
        const census all = all_solutions(&at, 2);
        int cell = 0;
        while (!all.on[cell])
            cell++;
        at.crossed[cell] = true;
        open_position(&at);
        nq_deduction *deduction;
        nq_status status;
        TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_new(puzzle, &deduction));
        while ((status = nq_deduction_next(deduction, 1, &hint)) == NQ_OK)
            lost += hint.kind == NQ_HINT_LOST;
        nq_deduction_free(deduction);
    }
    TEST_ASSERT_GREATER_THAN(0, lost);
}

static void check_same_hint(const nq_hint *a, const nq_hint *b)
{
    TEST_ASSERT_EQUAL_MEMORY(a, b, sizeof *a);
}

static void test_a_deduction_goes_forward_and_back(void)
{
    static nq_hint steps[SQUARE];
    uint8_t roles[SQUARE];
    uint32_t length = 0, where = 7;
    const position at = generated(7, 5, NQ_GRADE_EXPERT);
    nq_deduction *deduction;
    open_position(&at);
    TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_new(puzzle, &deduction));
    TEST_ASSERT_EQUAL(NQ_DONE, nq_deduction_previous(deduction, &hint));
    while (nq_deduction_next(deduction, 0, &steps[length]) == NQ_OK)
        length++;
    TEST_ASSERT_EQUAL(NQ_DONE, nq_deduction_next(deduction, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_position(deduction, &where));
    TEST_ASSERT_EQUAL(length, where);
    for (uint32_t i = length - 1; i > 0; i--) {
        TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_previous(deduction, &hint));
        check_same_hint(&steps[i - 1], &hint);
        TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_next(deduction, 0, &hint));
        check_same_hint(&steps[i], &hint);
        TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_previous(deduction, &hint));
    }
    TEST_ASSERT_EQUAL(NQ_DONE, nq_deduction_previous(deduction, &hint));
    TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_cells(deduction, roles));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_deduction_next(NULL, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_deduction_next(deduction, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_deduction_previous(NULL, &hint));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_deduction_previous(deduction, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_deduction_position(NULL, &where));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_deduction_position(deduction, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_deduction_cells(NULL, roles));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_deduction_cells(deduction, NULL));
    nq_deduction_free(deduction);
    nq_deduction_free(NULL);
}

/** A wrong position has one step, which says so. */
static void test_a_deduction_from_a_wrong_position_says_so(void)
{
    position at = generated(6, 1, NQ_GRADE_NONE);
    nq_deduction *deduction;
    at.queen[0] = at.queen[1] = true;
    open_position(&at);
    TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_new(puzzle, &deduction));
    TEST_ASSERT_EQUAL(NQ_OK, nq_deduction_next(deduction, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_HINT_CLASH, hint.kind);
    TEST_ASSERT_EQUAL(NQ_DONE, nq_deduction_next(deduction, 0, &hint));
    nq_deduction_free(deduction);
}

static void test_wrong_arguments_are_refused(void)
{
    uint32_t regions[SQUARE] = {7};
    nq_deduction *deduction = NULL;
    uint8_t roles[SQUARE];
    char text[NQ_HINT_ROOM];
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_grade(NULL, 0, &grading));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_hint_cells(NULL, roles));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_deduction_new(NULL, &deduction));
    puzzle = open_rows(27);
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_grade(puzzle, 0, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_puzzle_hint_cells(puzzle, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL, nq_deduction_new(puzzle, NULL));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_puzzle_grade(puzzle, 0, &grading));
    TEST_ASSERT_EQUAL(NQ_E_SIZE, nq_deduction_new(puzzle, &deduction));
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_hint(puzzle, 0, &hint));
    TEST_ASSERT_EQUAL(NQ_HINT_SEVERAL, hint.kind);
    nq_puzzle_free(puzzle);
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_new(5, "touch", &puzzle));
    TEST_ASSERT_EQUAL(NQ_E_UNSUPPORTED, nq_puzzle_grade(puzzle, 0, &grading));
    TEST_ASSERT_EQUAL(NQ_E_UNSUPPORTED, nq_deduction_new(puzzle, &deduction));
    TEST_ASSERT_NULL(deduction);
    TEST_ASSERT_EQUAL(NQ_E_RANGE,
                      nq_puzzle_generate_graded(8, 1, NQ_GRADE_NONE, regions));
    TEST_ASSERT_EQUAL(NQ_E_RANGE,
                      nq_puzzle_generate_graded(8, 1, NQ_GRADE_BEYOND, regions));
    TEST_ASSERT_EQUAL(NQ_E_NULL,
                      nq_puzzle_generate_graded(8, 1, NQ_GRADE_NONE, NULL));
    TEST_ASSERT_EQUAL(NQ_E_NULL,
                      nq_puzzle_generate_graded(8, 1, NQ_GRADE_EASY, NULL));
    TEST_ASSERT_EQUAL(NQ_E_BUDGET,
                      nq_generate_within(5, 1, NQ_GRADE_EXPERT, 2, regions));
    TEST_ASSERT_EQUAL_UINT32(7, regions[0]);
    hint = (nq_hint){.kind = NQ_HINT_LOCKED, .size = NQ_LOCKED_MAX + 1};
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_hint_text(&hint, text, sizeof text));
    hint = (nq_hint){.chain_length = NQ_LADDER_MAX_N + 1};
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_hint_text(&hint, text, sizeof text));
    hint = (nq_hint){.kind = NQ_HINT_LOCKED, .size = 2};
    hint.groups[1].group = (nq_group)3;
    TEST_ASSERT_EQUAL(NQ_E_RANGE, nq_hint_text(&hint, text, sizeof text));
    hint = (nq_hint){.kind = NQ_HINT_ASSUMED, .chain_length = 7};
    hint.group = NQ_GROUP_REGION;
    hint.index = -1;
    TEST_ASSERT_EQUAL(NQ_OK, nq_hint_text(&hint, text, sizeof text));
    TEST_ASSERT_EQUAL_STRING("a queen in row 1, column 1 would force 6 queens, and "
                             "region 0 would have no free cell",
                             text);
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_each_technique_has_its_example);
    RUN_TEST(test_a_reason_names_groups_and_their_parts);
    RUN_TEST(test_every_step_holds_in_all_solutions);
    RUN_TEST(test_a_wrong_queen_or_cross_is_named);
    RUN_TEST(test_crosses_are_cells_and_right_queens_are_not_blamed);
    RUN_TEST(test_hints_lead_from_any_right_position_to_the_solution);
    RUN_TEST(test_a_puzzle_has_the_grade_that_was_asked_for);
    RUN_TEST(test_without_a_grade_no_assumption_is_needed);
    RUN_TEST(test_turning_keeps_the_grade);
    RUN_TEST(test_boards_without_exactly_one_solution_have_no_grade);
    RUN_TEST(test_beyond_techniques_a_search_is_named);
    RUN_TEST(test_a_spent_budget_is_said);
    RUN_TEST(test_a_deduction_that_was_not_checked_ends_lost);
    RUN_TEST(test_a_deduction_goes_forward_and_back);
    RUN_TEST(test_a_deduction_from_a_wrong_position_says_so);
    RUN_TEST(test_wrong_arguments_are_refused);
    return UNITY_END();
}
