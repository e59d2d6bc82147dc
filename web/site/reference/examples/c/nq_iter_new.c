/* nq_iter_new.c -- a walk, and what it did */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    nq_iter *walk;
    uint32_t c[8];
    nq_report did;
    if (nq_iter_new(8, "array", &walk) != NQ_OK)
        return 1;
    while (nq_iter_next(walk, c) == NQ_OK)
        continue;
    if (nq_iter_report(walk, &did) == NQ_OK)
        printf("%" PRIu64 " of %" PRIu64 "\n", did.solutions,
               did.tests);  // 92 of 15720
    nq_iter_free(walk);
    return 0;
}
