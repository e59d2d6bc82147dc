/*
 * group.h -- rows, columns and regions as one thing: groups, and their free cells.
 */
#ifndef NQ_GROUP_H
#define NQ_GROUP_H

#include "puzzle.h"

/** One group: a row, a column or a region. */
typedef struct {
    nq_group kind;
    uint32_t index;
} nq_group_id;

/** The groups without a queen that were not seen yet. */
typedef struct {
    nq_set open[3];  // by kind
    int kind;
} nq_group_list;

nq_group_list nq_open_groups(const nq_board *board);

/** The next group: rows before columns before regions, each by index. */
bool nq_next_group(nq_group_list *groups, nq_group_id *out);

/** The cells of a group in a row. */
nq_set nq_group_in_row(const nq_puzzle *p, nq_group_id group, uint32_t row);

/** How many cells of a group are free; one of them is written to at. */
uint32_t nq_group_free(const nq_puzzle *p, const nq_board *board, nq_group_id group,
                       nq_square *at);

/** The first group without a queen that has exactly that number of free cells. */
bool nq_board_find_group(const nq_puzzle *p, const nq_board *board, uint32_t count,
                         nq_group_id *out, nq_square *at);

/** The rows, columns and regions that the free cells of a group lie in. */
typedef struct {
    nq_set in[3];  // by kind
} nq_span;

nq_span nq_group_span(const nq_puzzle *p, const nq_board *board, nq_group_id group);

#endif
