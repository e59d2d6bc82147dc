/*
 * orbits.c -- which rows belong to the east half, and how much each choice counts.
 *
 * Cut a solved board along the seam between its columns. Each half has one queen in
 * each of its columns; the rows that the east half uses, E, are the ones that the
 * west half does not:
 *
 *          west   |  east
 *        . Q . .  |  . . . .
 *        . . . .  |  Q . . .   <- in E
 *        . . . .  |  . . Q .   <- in E     a solution is a row set E, an east half
 *        . . . Q  |  . . . .               on E and a west half on the other rows,
 *        Q . . .  |  . . . .               such that no diagonal that crosses the
 *        . . . .  |  . . . Q   <- in E     seam is used twice
 *        . . . .  |  . Q . .   <- in E
 *        . . Q .  |  . . . .
 *
 * Rows and columns are right by construction. For odd n the middle column is the
 * first one of the east half.
 *
 * Symmetry saves most of the work. Let t and a be the reflections in the main
 * diagonal and in the other one, v the one that turns the board upside down. No
 * solution is its own reflection (n > 1).
 *
 * 1. Long diagonals. A half is of class 0 if it has no queen on either long
 * diagonal, 1 or 2 if it has one on one of them, 3 if on both. Think of boards with
 * a queen on the main diagonal, off the centre: a moves it to the other side of the
 * seam, and leaves the queen on the other long diagonal, if there is one, where it
 * is. So as many boards have it in the west as in the east. The same holds for t
 * and the other diagonal. It is enough to count boards whose long-diagonal queens
 * are all in the west, and to double for each: east halves of class 0 only, and
 * west halves of class 0, 1 and 2, 3 count 1, 2, 4 times.
 *
 * 2. Upside down. v turns boards of E into boards of E read from below, keeps west
 * and east, and at most exchanges classes 1 and 2, which weigh the same. Of E and
 * its reversed set one is enough, counted twice; once if they are the same.
 *
 * 3. Even n. A half-turn of the board makes a west half on E read from below an east
 * half on E: each diagonal becomes one of its family, as far from the long one on the
 * other side. So west halves are enough, X on E read from below and Y on the rest of
 * the rows, and four row sets are done together: E, the rest, and both read from
 * below. With d(P, Q) the number of disjoint pairs of P, turned, with Q, the boards of
 * E and those of the rest read from below are
 *
 *        d(X0, Y0) + 2 d(X0, Y1 + Y2) + 4 d(X0, Y3)
 *        d(Y0, X0) + 2 d(Y0, X1 + X2) + 4 d(Y0, X3)
 *
 *    and d(X0, Y0) = d(Y0, X0), since it does not matter which of the two is turned:
 * it is counted once with weight 2. If the rest is E read from below, X and Y are the
 * same, and the first line is enough.
 *
 * 4. Odd n. A queen on the centre square is on both long diagonals, so no other
 * queen is on either. It belongs to the east half, its partner is of class 0, and
 * neither a nor t moves it: weight 1. All other east halves are of class 0; but as
 * the class of an east half is otherwise without use, it says where the queen of
 * the middle column stands: 1 in the upper rows, 2 in the lower rows, 3 on the
 * centre.
 *
 *    That makes one more symmetry usable, for boards without a long-diagonal queen
 * off the centre. Their mirror image keeps the queen of the middle column where it
 * is, and exchanges the sides of all other queens. So if the middle queen stands in
 * the upper rows, the last row's queen is in the east in half of the boards: we
 * count those alone, with weight 2. If it stands in the lower rows, the first row's
 * queen decides. With the queen on the centre either of these does; by weighing
 * each with 1, the choice stays the same when the board is turned upside down.
 */
#include "orbits.h"

#include "sets.h"
#include "split_order.h"

#include <stddef.h>

static uint32_t all_rows(uint32_t n)
{
    return (1U << n) - 1;
}

bool nq_stands_for_its_orbit(uint32_t n, uint32_t rows)
{
    const uint32_t turned = nq_reversed(rows, n);
    if (n % 2)
        return rows <= turned;
    return rows <= turned && rows <= (all_rows(n) ^ rows) &&
           rows <= (all_rows(n) ^ turned);
}

uint32_t nq_orbits_list(uint32_t n, uint32_t *row_sets)
{
    uint32_t count = 0;
    for (uint32_t e = nq_first_set(n - n / 2); e <= all_rows(n);
         e = nq_next_set(e)) {
        if (!nq_stands_for_its_orbit(n, e))
            continue;
        if (row_sets)
            row_sets[count] = e;
        count++;
    }
    return count;
}

static void make_even(nq_orbit *orbit, uint32_t n)
{
    static const nq_pairing x_meets_y = {0, 0, 0, {2, 2, 2, 4}};
    static const nq_pairing y_meets_x = {1, 0, 0, {0, 2, 2, 4}};
    static const nq_pairing x_alone = {0, 0, 0, {1, 2, 2, 4}};
    if (nq_reversed(orbit->west_rows, n) == orbit->east_rows) {
        orbit->pairing[orbit->pairings++] = x_alone;
    } else {
        orbit->pairing[orbit->pairings++] = x_meets_y;
        orbit->pairing[orbit->pairings++] = y_meets_x;
    }
}

static void make_odd(nq_orbit *orbit, uint32_t n)
{
    static const nq_pairing class_1_and_2 = {1, 1, 2, {0, 2, 2, 0}};
    static const nq_pairing class_3 = {1, 3, 3, {0, 4, 4, 0}};
    const uint8_t first = orbit->east_rows & 1;
    const uint8_t last = orbit->east_rows >> (n - 1) & 1;
    const nq_pairing class_0 = {
        1,
        0,
        0,
        {0, (uint8_t)(2 * last), (uint8_t)(2 * first), (uint8_t)(first + last)}};
    orbit->pairing[orbit->pairings++] = class_0;
    orbit->pairing[orbit->pairings++] = class_1_and_2;
    orbit->pairing[orbit->pairings++] = class_3;
}

void nq_orbit_make(nq_orbit *orbit, uint32_t n, uint32_t east_rows)
{
    const uint32_t turned = nq_reversed(east_rows, n);
    const bool as_it_is = n < NQ_FAST_SORTED_N || nq_uses_rising(n, east_rows);
    const uint32_t rows = as_it_is ? east_rows : turned;
    *orbit = (nq_orbit){.east_rows = rows, .west_rows = all_rows(n) ^ rows};
    orbit->times = turned == east_rows ? 1 : 2;
    if (n % 2)
        make_odd(orbit, n);
    else
        make_even(orbit, n);
}
