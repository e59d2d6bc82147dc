/* nq_solve.c -- a thousand queens */
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    static uint32_t columns[1000];
    bool right = false;
    if (nq_solve(1000, "search", 7, columns) == NQ_OK &&
        nq_check(columns, 1000, &right) == NQ_OK)
        printf("%s\n", right ? "solved" : "wrong");  // solved
    return 0;
}
