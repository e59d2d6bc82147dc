/*
 * fuzz.h -- what the fuzzers share: a source of choices, and a way to complain.
 *
 * Every fuzz_*.c is built twice: with libFuzzer, which makes up bytes, and with
 * replay.c, which feeds it the files of the corpus as a plain test.
 */
#ifndef NQ_FUZZ_H
#define NQ_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "nqueens.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/** Stop with a sentence, so that the fuzzer keeps the bytes that led here. */
#define HOLD(condition)                                                            \
    do {                                                                           \
        if (!(condition)) {                                                        \
            fprintf(stderr, "%s:%d: does not hold: %s\n", __FILE__, __LINE__,      \
                    #condition);                                                   \
            abort();                                                               \
        }                                                                          \
    } while (0)

/** The bytes as a list of choices; at the end there are only zeros. */
typedef struct {
    const uint8_t *bytes;
    size_t left;
} choices;

static inline uint32_t choose(choices *c, uint32_t below)
{
    if (!c->left)
        return 0;
    c->left--;
    return *c->bytes++ % below;
}

/** The name of any algorithm of the table, sometimes an unknown one, sometimes NULL. */
static inline const char *choose_algorithm(choices *c)
{
    uint32_t count = 0;
    while (nq_algorithm_name((int)count))
        count++;
    const uint32_t i = choose(c, count + 2);
    return i < count ? nq_algorithm_name((int)i) : i == count ? "nobody" : NULL;
}

/** Whether the algorithm of that name has a trait; NULL has those of default_name. */
static inline bool has_trait(const char *name, const char *default_name,
                             nq_trait trait)
{
    int id;
    uint32_t traits;
    for (int i = 0; nq_algorithm_traits(i, &id, &traits) == NQ_OK; i++)
        if (strcmp(nq_algorithm_name(i), name ? name : default_name) == 0)
            return traits & trait;
    return false;
}

#endif
