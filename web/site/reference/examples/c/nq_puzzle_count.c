/* nq_puzzle_count.c -- Nauck's problem of 1850: queens on b4 and d5 */
#include <inttypes.h>
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    nq_puzzle *puzzle;
    uint64_t count;
    if (nq_puzzle_new(8, "classic", &puzzle) != NQ_OK)
        return 1;
    nq_puzzle_give(puzzle, 3, 1);
    nq_puzzle_give(puzzle, 4, 3);
    if (nq_puzzle_count(puzzle, 0, 0, &count) == NQ_OK)
        printf("%" PRIu64 "\n", count);  // 2
    nq_puzzle_free(puzzle);
    return 0;
}
