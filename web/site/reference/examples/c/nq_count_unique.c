/* nq_count_unique.c -- classes of solutions */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    uint64_t unique;
    nq_classes sorted;
    if (nq_count_unique(8, &unique) == NQ_OK)
        printf("%" PRIu64 "\n", unique);  // 12
    if (nq_classes_of(8, 92, &sorted) == NQ_OK)
        printf("%" PRIu64 " + %" PRIu64 "\n", sorted.of_four,
               sorted.of_eight);  // 1 + 11
    return 0;
}
