/*
 * mutant.c -- runs one mutant, or none and writes down which mutants each test
 * meets.
 *
 * RUN_TEST() of the tests ends here, so that tests can be chosen one by one. The
 * environment says what to do:
 *
 * - NQ_MUTANTS_MET: a file to write, a line for each test, with its name, its
 *   microseconds, and digits, 1 for every mutant that was met;
 * - NQ_MUTANT: the number of the mutant to run;
 * - NQ_MUTANT_TESTS: digits, 1 for every test that shall run;
 * - NQ_MUTANT_SECONDS: the processor time after which all is over.
 */
#include "unity.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum { MOST = 1 << 12 };

int nq_mutant;
unsigned char nq_mutant_met[MOST];

static int number(const char *name)
{
    const char *value = getenv(name);
    return value ? atoi(value) : 0;
}

__attribute__((constructor)) static void choose_mutant(void)
{
    const rlim_t seconds = (rlim_t)number("NQ_MUTANT_SECONDS");
    nq_mutant = number("NQ_MUTANT");
    if (!seconds)
        return;
    // A mutant may also never stop asking for memory, or writing.
    const rlim_t most = 1 << 29;
    setrlimit(RLIMIT_CPU, &(struct rlimit){seconds, seconds});
#if !defined(NQ_GUARDED)  // the sanitizers map more than that, and have a limit
    setrlimit(RLIMIT_AS, &(struct rlimit){most, most});
#endif
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){most, most});
}

static void write_met(const char *path, const char *name, clock_t took)
{
    FILE *file = fopen(path, "a");
    char digits[MOST + 1] = {0};
    for (int i = 0; i < MOST; i++)
        digits[i] = (char)('0' + nq_mutant_met[i]);
    if (!file)
        abort();
    fprintf(file, "%s %.0f %s\n", name, 1e6 * (double)took / CLOCKS_PER_SEC,
            digits);
    fclose(file);
}

/** Stands in for Unity's own function. The first failure is enough. */
void nq_mutant_run_test(UnityTestFunction test, const char *name, int line)
{
    static size_t count;
    const char *chosen = getenv("NQ_MUTANT_TESTS"),
               *path = getenv("NQ_MUTANTS_MET");
    const size_t index = count++;
    if (chosen && (index >= strlen(chosen) || chosen[index] != '1'))
        return;
    memset(nq_mutant_met, 0, sizeof nq_mutant_met);
    const clock_t start = clock();
    UnityDefaultTestRun(test, name, line);
    if (path)
        write_met(path, name, clock() - start);
    if (Unity.TestFailures)
        exit(1);
}
