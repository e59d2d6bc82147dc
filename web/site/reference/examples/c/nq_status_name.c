/* nq_status_name.c -- the name of a refusal, as programs write it into a log */
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    uint64_t count;
    printf("%s\n", nq_status_name(nq_count(29, NULL, &count)));  // size
    return 0;
}
