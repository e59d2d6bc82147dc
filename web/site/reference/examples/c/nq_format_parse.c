/* nq_format_parse.c -- a text of boards, read */
#include <nqueens.h>
#include <stdio.h>
#include <string.h>

int main(void)
{
    const char *text = "b4 d3 a2 c1\n";
    uint32_t c[4];
    nq_parsed found;
    if (nq_format_parse("algebraic", false, text, strlen(text), c, 4, NULL,
                        &found) == NQ_OK)
        printf("%u %u %u %u\n", c[0], c[1], c[2], c[3]);  // 1 3 0 2
    return 0;
}
