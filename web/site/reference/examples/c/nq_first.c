/* nq_first.c -- the first solution of a board */
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    uint32_t c[6];
    if (nq_first(6, NULL, c) == NQ_OK)
        printf("%u %u %u %u %u %u\n", c[0], c[1], c[2], c[3], c[4],
               c[5]);  // 1 3 5 0 2 4
    return nq_first(3, NULL, c) == NQ_DONE ? 0 : 1;
}
