/*
 * rules.h -- what a queen strikes, as a description and not as a program.
 *
 * Every rule has one queen per row and one per column. What else a queen forbids
 * is a list of moves: a number of rows down and columns to the side, made up to reach
 * times, to both sides and, mirrored, upwards as well:
 *
 *     classic        torus          super          touch
 *     . x . x .      . x . x .      x x . x x      . x . x .
 *     . . Q . .      . . Q . .      . . Q . .      . . Q . .
 *     . x . x .      . x . x .      x x . x x      . x . x .
 *     x . . . x      x . . . x      x x . x x      . . . . .
 *     . . . . .      x . . . x      . . . . .      . . . . .
 *
 * On a torus the columns go round. So do the rows, but that needs no saying: n - d
 * rows the other way, n - d columns round, is the same cell as d rows this way.
 */
#ifndef NQ_RULES_H
#define NQ_RULES_H

#include "set.h"

/** A line of a queen: steps of (down, aside), at most reach of them. */
typedef struct {
    uint32_t down, aside, reach;
} nq_move;

typedef struct {
    const char *name;  // what callers type
    bool round;        // columns go round: a torus
    bool diagonals;    // queens strike along whole diagonals
    bool regions;      // one queen per coloured region, too
    nq_move moves[4];  // the last one has reach 0
} nq_rules;

/** The rules of that name, NULL for the classic ones; NULL: unknown. */
const nq_rules *nq_find_rules(const char *name);

/**
 * The columns that a queen in column strikes in a row distance rows away, its own
 * column among them; distance 0 is its own row, of which it strikes all.
 */
nq_set nq_rules_strike(const nq_rules *rules, uint32_t n, uint32_t distance,
                       uint32_t column);

#endif
