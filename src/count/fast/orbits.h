/*
 * orbits.h -- which rows belong to the east half, and how much each choice counts.
 */
#ifndef NQ_FAST_ORBITS_H
#define NQ_FAST_ORBITS_H

#include <stdbool.h>
#include <stdint.h>

/** Patterns of one list meet items of the other; how much a disjoint pair counts.
 */
typedef struct {
    uint32_t pattern_list;             // 0 or 1; the items are of the other one
    uint32_t first_class, last_class;  // of the patterns
    uint8_t weight[4];                 // by class of the item; 0: not to be met
} nq_pairing;

enum { ORBIT_MAX_PAIRINGS = 3 };

/**
 * What to do for an orbit. List 0 is made for the rows east_rows, which from
 * NQ_FAST_SORTED_N on are turned so that rising diagonals are used the most
 * (split_order.c), list 1 for the other rows. For even n both may be lists of west halves, where a pattern stands for
 * what it becomes by a half-turn; for odd n list 0 is one of east halves.
 */
typedef struct {
    uint32_t east_rows, west_rows;
    uint32_t times;  // the weighted sum over all pairings counts so often
    uint32_t pairings;
    nq_pairing pairing[ORBIT_MAX_PAIRINGS];
} nq_orbit;

/** Whether a row set is the smallest one of those that are done together. */
bool nq_stands_for_its_orbit(uint32_t n, uint32_t rows);

/** Writes the east rows that stand for their orbits, in order, unless row_sets is
 * NULL; returns their number. */
uint32_t nq_orbits_list(uint32_t n, uint32_t *row_sets);

/** What to do for the orbit of these east rows; the rows in it may be turned upside
 * down. */
void nq_orbit_make(nq_orbit *orbit, uint32_t n, uint32_t east_rows);

#endif
