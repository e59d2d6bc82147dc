/* nq_dimacs_next.c -- the formula of a puzzle, its first line */
#include <nqueens.h>
#include <stdio.h>
#include <string.h>

static char text[NQ_DIMACS_ROOM];

int main(void)
{
    nq_puzzle *puzzle;
    nq_dimacs *formula;
    size_t length;
    if (nq_puzzle_new(4, NULL, &puzzle) != NQ_OK ||
        nq_dimacs_new(puzzle, &formula) != NQ_OK)
        return 1;
    if (nq_dimacs_next(formula, text, sizeof text, &length) == NQ_OK)
        printf("%.8s\n", strstr(text, "p cnf"));  // p cnf 16
    nq_dimacs_free(formula);
    nq_puzzle_free(puzzle);
    return 0;
}
