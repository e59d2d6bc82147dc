/*
 * words.h -- what a word of the layouts of fast says, read bit by bit.
 */
#ifndef WORDS_H
#define WORDS_H

#include "count/fast/layout.h"

static inline uint32_t x_of(const nq_layout *layout, uint64_t word)
{
    return (uint32_t)(word >> layout->x_shift) & ((1U << layout->x_bits) - 1);
}

static inline uint32_t class_of(const nq_layout *layout, uint64_t word)
{
    return (uint32_t)(word >> layout->class_shift) & 3;
}

/** The bits of all diagonals that cross the seam. */
static inline uint64_t seam_mask(const nq_layout *layout)
{
    return layout->field_mask | ((UINT64_C(1) << layout->x_bits) - 1)
                                    << layout->x_shift;
}

/** The seam bits of a half of an even board after a half-turn. */
static inline uint64_t turned(const nq_layout *layout, uint64_t word)
{
    uint64_t image = 0;
    for (uint32_t f = 0; f < layout->fields; f++)
        for (uint32_t b = 0; b < layout->width[f]; b++) {
            const uint32_t from = layout->turned[8 * f + b];
            const uint64_t bit =
                word >> (16 * (from / 8) + layout->entry_shift + from % 8) & 1;
            image |= bit << (16 * f + layout->entry_shift + b);
        }
    for (uint32_t b = 0; b < layout->x_bits; b++)
        image |= (word >> (layout->x_shift + (b ^ 1)) & 1) << (layout->x_shift + b);
    return image;
}

#endif
