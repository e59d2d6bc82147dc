/* nq_algorithm_limit.c -- which algorithms there are, and how far they go */
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    int limit;
    printf("%s\n", nq_algorithm_name(0));                     // board
    printf("%s\n", nq_algorithm_default(16, NQ_TASK_COUNT));  // fast
    if (nq_algorithm_limit("bitmask", NQ_TASK_LIST, &limit) == NQ_OK)
        printf("%d\n", limit);  // 1024
    return 0;
}
