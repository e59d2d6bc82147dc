/* nq_count.c -- the number of solutions in one call */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    uint64_t count;
    if (nq_count(12, NULL, &count) == NQ_OK)
        printf("%" PRIu64 "\n", count);  // 14200
    return 0;
}
