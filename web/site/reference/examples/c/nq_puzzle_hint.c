/* nq_puzzle_hint.c -- what to do next, and why */
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    nq_puzzle *puzzle;
    nq_hint hint;
    char text[NQ_HINT_ROOM];
    if (nq_puzzle_new(4, "classic", &puzzle) != NQ_OK)
        return 1;
    nq_puzzle_give(puzzle, 0, 1);
    if (nq_puzzle_hint(puzzle, 1000, &hint) == NQ_OK &&
        nq_hint_text(&hint, text, sizeof text) == NQ_OK)
        printf("%s\n", text);  // row 2, column 4 is the last free cell of row 2
    nq_puzzle_free(puzzle);
    return 0;
}
