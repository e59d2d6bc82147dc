/* nq_unrank.c -- a solution by its number, counted from 0 */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    uint32_t c[8];
    uint64_t rank;
    if (nq_unrank(8, 45, c) == NQ_OK)
        printf("%u %u %u %u %u %u %u %u\n", c[0], c[1], c[2], c[3], c[4], c[5],
               c[6],
               c[7]);  // 3 7 4 2 0 6 1 5
    if (nq_rank(c, 8, &rank) == NQ_OK)
        printf("%" PRIu64 "\n", rank);  // 45
    return 0;
}
