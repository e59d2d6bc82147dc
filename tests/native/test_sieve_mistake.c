/*
 * test_sieve_mistake.c -- would our tests notice the famous slip of the sieve?
 *
 * The sieve was printed with a rising diagonal that stops before column 0. The twin
 * here has that slip on demand: the checker and the counts must see it, and they
 * must see it where it shows. At n = 5 it does not, so n = 5 alone proves nothing.
 */
#include "nqueens.h"
#include "oracle.h"
#include "unity.h"

#include <string.h>

enum { N_MAX = 8 };

typedef struct {
    int n;
    int leftmost;  // where the rising diagonal ends: 0 is right, 1 is the slip
    uint32_t columns[N_MAX];
    uint64_t emitted, valid;
} twin;

typedef struct {
    bool struck[N_MAX][N_MAX];
} marks;

void setUp(void)
{
}

void tearDown(void)
{
}

static void strike(const twin *t, int row, int column, marks *m)
{
    for (int r = row + 1; r < t->n; r++) {
        const int falling = column + (r - row), rising = column - (r - row);
        m->struck[r][column] = true;
        if (falling < t->n)
            m->struck[r][falling] = true;
        if (rising >= t->leftmost)
            m->struck[r][rising] = true;
    }
}

static void emit(twin *t)
{
    bool solution = false;
    TEST_ASSERT_EQUAL(NQ_OK, nq_check(t->columns, t->n, &solution));
    t->emitted++;
    t->valid += solution;
}

static void sieve(twin *t, int row, const marks *before)
{
    if (row == t->n) {
        emit(t);
        return;
    }
    for (int column = 0; column < t->n; column++) {
        if (before->struck[row][column])
            continue;
        marks after = *before;
        t->columns[row] = (uint32_t)column;
        strike(t, row, column, &after);
        sieve(t, row + 1, &after);
    }
}

static twin run_twin(int n, int leftmost)
{
    const marks none = {{{0}}};
    twin t = {.n = n, .leftmost = leftmost};
    sieve(&t, 0, &none);
    return t;
}

static void test_the_forgetful_sieve_emits_what_was_counted(void)
{
    for (size_t i = 0; i < sizeof FORGETFUL_SIEVE / sizeof *FORGETFUL_SIEVE; i++) {
        const twin t = run_twin(FORGETFUL_SIEVE[i].n, 1);
        TEST_ASSERT_EQUAL_UINT64(FORGETFUL_SIEVE[i].emitted, t.emitted);
        TEST_ASSERT_EQUAL_UINT64(FORGETFUL_SIEVE[i].valid, t.valid);
    }
}

static void test_count_and_checker_catch_it_at_4_6_7_8_but_not_at_5(void)
{
    for (int n = 4; n <= N_MAX; n++) {
        const twin t = run_twin(n, 1);
        TEST_ASSERT_EQUAL(n != 5, t.emitted != A000170[n]);
        TEST_ASSERT_EQUAL(n != 5, t.emitted != t.valid);
    }
}

static void test_the_twin_without_the_slip_agrees_with_the_real_sieve(void)
{
    for (int n = 0; n <= N_MAX; n++) {
        uint64_t real = 99;
        TEST_ASSERT_EQUAL(NQ_OK, nq_count(n, "sieve", &real));
        const twin t = run_twin(n, 0);
        TEST_ASSERT_EQUAL_UINT64(t.emitted, real);
        TEST_ASSERT_EQUAL_UINT64(t.valid, real);
    }
}

int main(void)
{
    UNITY_BEGIN();
    RUN_TEST(test_the_forgetful_sieve_emits_what_was_counted);
    RUN_TEST(test_count_and_checker_catch_it_at_4_6_7_8_but_not_at_5);
    RUN_TEST(test_the_twin_without_the_slip_agrees_with_the_real_sieve);
    return UNITY_END();
}
