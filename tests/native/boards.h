/*
 * boards.h -- all solutions of an algorithm in one list, for tests to look at.
 */
#ifndef BOARDS_H
#define BOARDS_H

#include "nqueens.h"
#include "unity.h"

#include <stdlib.h>
#include <string.h>

/** Boards of more rows do not fit in this list. */
enum { BOARD_MAX_N = 16 };

typedef struct {
    uint32_t columns[BOARD_MAX_N];
} board;

typedef struct {
    int n;
    size_t count;
    board *list;
} boards;

static inline bool can(const char *algorithm, nq_task task)
{
    int limit;
    return nq_algorithm_limit(algorithm, task, &limit) == NQ_OK;
}

static inline bool has_trait(const char *algorithm, nq_trait trait)
{
    int id;
    uint32_t traits;
    for (int i = 0; nq_algorithm_traits(i, &id, &traits) == NQ_OK; i++)
        if (strcmp(nq_algorithm_name(i), algorithm) == 0)
            return traits & trait;
    return false;
}

static inline nq_iter *open_walk(int n, const char *algorithm)
{
    nq_iter *walk = NULL;
    TEST_ASSERT_EQUAL_MESSAGE(NQ_OK, nq_iter_new(n, algorithm, &walk), algorithm);
    return walk;
}

/** Walk to the end. Numbers past the n-th are zero, so boards compare as bytes. */
static inline boards all_boards(int n, const char *algorithm)
{
    size_t room = 16;
    boards all = {n, 0, malloc(room * sizeof(board))};
    nq_iter *walk = open_walk(n, algorithm);
    board next = {{0}};
    while (nq_iter_next(walk, next.columns) == NQ_OK) {
        if (all.count == room) {
            room *= 2;
            all.list = realloc(all.list, room * sizeof(board));
        }
        all.list[all.count++] = next;
    }
    nq_iter_free(walk);
    return all;
}

static inline int compare_boards(const void *a, const void *b)
{
    const board *left = a, *right = b;
    for (int row = 0; row < BOARD_MAX_N; row++)
        if (left->columns[row] != right->columns[row])
            return left->columns[row] < right->columns[row] ? -1 : 1;
    return 0;
}

static inline void sort_boards(boards *all)
{
    qsort(all->list, all->count, sizeof *all->list, compare_boards);
}

static inline uint64_t hash_boards(const boards *all)
{
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    for (size_t i = 0; i < all->count; i++)
        for (int row = 0; row < all->n; row++)
            hash = (hash ^ all->list[i].columns[row]) * UINT64_C(0x100000001b3);
    return hash;
}

#endif
