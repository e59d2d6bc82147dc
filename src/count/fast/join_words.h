/*
 * join_words.h -- joining quadrants one word at a time, for instruction sets that
 * have nothing better.
 */
#ifndef NQ_FAST_JOIN_WORDS_H
#define NQ_FAST_JOIN_WORDS_H

static uint64_t *join(uint64_t *out, const uint64_t *few, size_t few_count,
                      const uint64_t *many, size_t many_count)
{
    for (size_t i = 0; i < few_count; i++)
        for (size_t j = 0; j < many_count; j++) {
            *out = few[i] | many[j];
            out += (few[i] & many[j]) == 0;
        }
    return out;
}

#endif
