/* nq_puzzle_probe.c -- about how many solutions there are */
#include <math.h>
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    nq_puzzle *puzzle;
    nq_estimate estimate;
    double error;
    if (nq_puzzle_new(8, NULL, &puzzle) != NQ_OK ||
        nq_estimate_begin(1, &estimate) != NQ_OK)
        return 1;
    if (nq_puzzle_probe(puzzle, 10000, &estimate) == NQ_OK &&
        nq_estimate_error(&estimate, &error) == NQ_OK)
        printf("%s\n", fabs(estimate.mean - 92) < 4 * error ? "near 92"
                                                            : "off");  // near 92
    nq_puzzle_free(puzzle);
    return 0;
}
