/* nq_status_text.c -- every refusal has a sentence */
#include <nqueens.h>
#include <stdio.h>

int main(void)
{
    uint64_t count;
    nq_status status = nq_count(29, NULL, &count);
    printf("%d\n", status);  // 10
    printf("%s\n",
           nq_status_text(status));  // n is outside what the algorithm takes
    return 0;
}
