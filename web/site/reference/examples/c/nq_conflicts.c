/* nq_conflicts.c -- which queens attack which */
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    const nq_square queens[] = {{0, 0}, {1, 2}, {3, 3}};
    nq_conflict pair;
    size_t found;
    if (nq_conflicts(queens, 3, 4, &pair, 1, &found) == NQ_OK && found == 1)
        printf("%u and %u\n", pair.first, pair.second);  // 0 and 2
    return 0;
}
