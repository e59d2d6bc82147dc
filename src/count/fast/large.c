/*
 * large.c -- orbits of boards whose quadrants are too many to tabulate.
 *
 * Everything is made for one orbit at a time: an order of the diagonals (split_order.c),
 * the word that follows from it (dense.c), the placements of four quadrants
 * (placements.c), two lists of halves (sorted.c), their pairs (sorted_pairs.c).
 *
 * List 0 holds east halves and list 1 west halves, for even n, too: a pairing of turned
 * west halves with west halves is one of east halves with west halves, and turning
 * both sides changes no number of pairs.
 *
 * From n = 26 on some lists are too long to be kept. Then the items are made in
 * several passes, one for each value p of their first x bits, and for each of them
 * the patterns without a bit of p, as many at a time as there is room for:
 *
 *     pass   items       patterns
 *     00     x = 00...   all
 *     01     x = 01...   x = 00... and 10...
 *     10     x = 10...   x = 00... and 01...
 *     11     x = 11...   x = 00...
 *
 * Nothing is tested twice by that, and a pair that is left out shares a diagonal.
 */
#include "large.h"

#include "base/alloc.h"
#include "sets.h"

#include <string.h>

/* ---- Scratch memory ------------------------------------------------------- */

static nq_status make_ranks(nq_large *large)
{
    for (uint32_t half = WEST; half <= EAST; half++) {
        const uint32_t columns =
            half == WEST ? large->n / 2 : large->n - large->n / 2;
        large->rank[half] = nq_malloc(sizeof(uint16_t) << columns);
        if (!large->rank[half])
            return NQ_E_MEMORY;
        nq_rank_sets(large->rank[half], columns);
    }
    return NQ_OK;
}

static nq_status open_list(nq_large *large, uint32_t list)
{
    const uint32_t most = large->n - large->n / 2;  // columns of a half
    nq_product *p = &large->half[list];
    p->kernel = large->kernel;
    if (nq_placements_open(&p->upper, most) != NQ_OK ||
        nq_placements_open(&p->lower, most) != NQ_OK)
        return NQ_E_MEMORY;
    return nq_sorted_open(&large->list[list], large->tuning.x_bits);
}

static nq_status open_all(nq_large *large)
{
    nq_status status = make_ranks(large);
    for (uint32_t i = 0; i < 2 && status == NQ_OK; i++)
        status = open_list(large, i);
    if (status == NQ_OK)
        status = nq_placements_open(&large->other, large->n - large->n / 2);
    large->dense.layout.x_bits = large->tuning.x_bits;
    large->unsorted.most = large->tuning.most_unsorted;
    if (status == NQ_OK)
        status = nq_pairs_open(&large->pairs, &large->dense.layout, large->kernel);
    return status;
}

nq_status nq_large_open(nq_large *large, uint32_t n, const nq_kernel *kernel,
                        const nq_large_tuning *tuning)
{
    memset(large, 0, sizeof *large);
    large->n = n;
    large->kernel = kernel;
    large->tuning = *tuning;
    const nq_status status = open_all(large);
    if (status != NQ_OK)
        nq_large_close(large);
    return status;
}

void nq_large_close(nq_large *large)
{
    for (uint32_t i = 0; i < 2; i++) {
        nq_free(large->rank[i]);
        nq_placements_close(&large->half[i].upper);
        nq_placements_close(&large->half[i].lower);
        nq_sorted_close(&large->list[i]);
    }
    nq_placements_close(&large->other);
    nq_free(large->unsorted.words);
    nq_free(large->wide.items);
    nq_pairs_close(&large->pairs);
    memset(large, 0, sizeof *large);
}

/* ---- Placements ------------------------------------------------------------ */

static void make_word(nq_large *large, uint32_t east_rows)
{
    nq_diagonal order[ORDER_MAX_DIAGONALS];
    nq_split_order(order, large->n, east_rows);
    nq_dense_make(&large->dense, large->n, large->tuning.x_bits, order);
    large->dense.layout.split_threshold = large->tuning.split_threshold;
}

static void forget_placements(nq_large *large)
{
    for (uint32_t i = 0; i < 2; i++) {
        nq_placements_forget(&large->half[i].upper);
        nq_placements_forget(&large->half[i].lower);
    }
}

/** Makes the placements of both quadrants of a half. */
static nq_status make_half(nq_large *large, nq_product *p, uint32_t half,
                           uint32_t row_set)
{
    const nq_layout *layout = &large->dense.layout;
    const uint32_t upper_rows = row_set & ((1U << layout->top) - 1);
    nq_quarter q = {half == WEST ? layout->west_cells : layout->east_cells,
                    half == WEST ? layout->west : layout->east,
                    large->dense.kept[half][UPPER], large->rank[half]};
    if (nq_placements_make(&p->upper, &large->other, large->kernel, &q,
                           upper_rows) != NQ_OK)
        return NQ_E_MEMORY;
    q.cells += layout->top;
    q.kept = large->dense.kept[half][LOWER];
    return nq_placements_make(&p->lower, &large->other, large->kernel, &q,
                              row_set >> layout->top);
}

/* ---- Passes ---------------------------------------------------------------- */

/** The bits that number the passes: the fewest for which the items of each fit. */
static nq_status choose_passes(nq_large *large, const nq_product *items,
                               uint32_t *bits)
{
    enum { CENSUS_BITS = 6 };
    uint32_t sizes[1 << CENSUS_BITS];
    const uint32_t most_bits =
        large->tuning.x_bits < CENSUS_BITS ? large->tuning.x_bits : CENSUS_BITS;
    *bits = 0;
    if (nq_product_census(items, &large->unsorted, large->tuning.x_bits, most_bits,
                          sizes) != NQ_OK)
        return NQ_E_MEMORY;
    for (; *bits < most_bits; ++*bits) {
        const uint32_t values = 1U << (most_bits - *bits);  // of the other bits
        uint32_t most = 0;
        for (uint32_t first = 0; first < 1U << most_bits; first += values) {
            uint32_t sum = 0;
            for (uint32_t i = 0; i < values; i++)
                sum += sizes[first + i];
            most = sum > most ? sum : most;
        }
        if (most <= large->tuning.most_items)
            break;
    }
    return NQ_OK;
}

static nq_status sort(nq_large *large, uint32_t list, nq_filter wanted, size_t most,
                      uint32_t *next, nq_work *work)
{
    const nq_status status = nq_sorted_make(&large->list[list], &large->unsorted,
                                            &large->half[list], wanted, most, next);
    work->sorted += large->list[list].starts[large->list[list].buckets];
    return status;
}

/** The patterns for a pass, as many at a time as fit. */
static nq_status count_pass(nq_large *large, const nq_pairing *pairing,
                            nq_filter wanted, nq_tally *tally)
{
    const uint32_t patterns = pairing->pattern_list;
    const nq_product *product = &large->half[patterns];
    nq_status status = NQ_OK;
    for (uint32_t next = 0; next < product->upper.buckets && status == NQ_OK;) {
        status = sort(large, patterns, wanted, large->tuning.most_patterns, &next,
                      &tally->work);
        if (status == NQ_OK)
            status = nq_sorted_pairs_count(
                &large->pairs, &large->wide, &large->list[patterns],
                &large->list[1 - patterns], pairing, tally);
    }
    return status;
}

static nq_status make_list(nq_large *large, uint32_t list, nq_filter wanted,
                           nq_work *work)
{
    uint32_t next = 0;
    return sort(large, list, wanted, SIZE_MAX, &next, work);
}

/** Wants patterns of one class alone, if the pairing does. */
static nq_filter with_class(const nq_pairing *pairing, nq_filter filter)
{
    if (pairing->first_class == pairing->last_class) {
        filter.mask |= UINT64_C(3) << DENSE_CLASS_SHIFT;
        filter.value |= (uint64_t)pairing->first_class << DENSE_CLASS_SHIFT;
    }
    return filter;
}

static nq_status count_passes(nq_large *large, const nq_pairing *pairing,
                              nq_tally *tally)
{
    const uint32_t items = 1 - pairing->pattern_list;
    uint32_t bits = 0;
    nq_status status = choose_passes(large, &large->half[items], &bits);
    const uint32_t shift = DENSE_X_SHIFT + large->tuning.x_bits - bits;
    const uint64_t all = (UINT64_C(1) << bits) - 1;
    for (uint64_t p = 0; p <= all && status == NQ_OK; p++) {
        status = make_list(large, items, (nq_filter){all << shift, p << shift},
                           &tally->work);
        if (status == NQ_OK)
            status =
                count_pass(large, pairing,
                           with_class(pairing, (nq_filter){p << shift, 0}), tally);
    }
    return status;
}

/* ---- The whole --------------------------------------------------------------- */

/** Both lists as a whole, for all pairings. */
static nq_status count_at_once(nq_large *large, const nq_orbit *orbit,
                               nq_tally *tally)
{
    const nq_filter all = {0, 0};
    nq_status status = make_list(large, 0, all, &tally->work);
    if (status == NQ_OK)
        status = make_list(large, 1, all, &tally->work);
    for (uint32_t i = 0; i < orbit->pairings && status == NQ_OK; i++) {
        const nq_pairing *pairing = &orbit->pairing[i];
        status = nq_sorted_pairs_count(
            &large->pairs, &large->wide, &large->list[pairing->pattern_list],
            &large->list[1 - pairing->pattern_list], pairing, tally);
    }
    return status;
}

nq_status nq_large_run(nq_large *large, const nq_orbit *orbit, nq_tally *tally)
{
    forget_placements(large);
    make_word(large, orbit->east_rows);
    nq_status status = make_half(large, &large->half[0], EAST, orbit->east_rows);
    if (status == NQ_OK)
        status = make_half(large, &large->half[1], WEST, orbit->west_rows);
    if (status == NQ_OK && !large->tuning.passes)
        return count_at_once(large, orbit, tally);
    for (uint32_t i = 0; i < orbit->pairings && status == NQ_OK; i++)
        status = count_passes(large, &orbit->pairing[i], tally);
    return status;
}
