/* nq_puzzle_generate.c -- a puzzle of regions, and that it has one solution */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    uint32_t regions[64];
    uint64_t count;
    nq_puzzle *puzzle;
    if (nq_puzzle_generate(8, 1, regions) != NQ_OK ||
        nq_puzzle_new(8, "regions", &puzzle) != NQ_OK)
        return 1;
    nq_puzzle_paint(puzzle, regions);
    if (nq_puzzle_count(puzzle, 2, 0, &count) == NQ_OK)
        printf("%" PRIu64 "\n", count);  // 1
    nq_puzzle_free(puzzle);
    return 0;
}
