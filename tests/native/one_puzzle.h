/*
 * one_puzzle.h -- the puzzle that a test works on; it is freed also when the test fails.
 */
#ifndef ONE_PUZZLE_H
#define ONE_PUZZLE_H

#include "nqueens.h"
#include "unity.h"

static nq_puzzle *puzzle;
static int rows_of_puzzle;

void setUp(void)
{
    puzzle = NULL;
}

void tearDown(void)
{
    nq_puzzle_free(puzzle);
}

static void open_puzzle(int n, const char *rules)
{
    nq_puzzle_free(puzzle);
    puzzle = NULL;
    TEST_ASSERT_EQUAL(NQ_OK, nq_puzzle_new(n, rules, &puzzle));
    rows_of_puzzle = n;
}

/** Its number of rows. */
static inline int size_of_puzzle(void)
{
    return rows_of_puzzle;
}

#endif
