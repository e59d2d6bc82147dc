/* nq_symmetry_canonical.c -- the least of the eight images */
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    const uint32_t board[] = {4, 2, 0, 3, 1};
    uint32_t c[5];
    int size;
    if (nq_symmetry_canonical(board, 5, c) == NQ_OK)
        printf("%u %u %u %u %u\n", c[0], c[1], c[2], c[3], c[4]);  // 0 2 4 1 3
    if (nq_symmetry_class_size(board, 5, &size) == NQ_OK)
        printf("%d\n", size);  // 8
    return 0;
}
