#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 64 };
enum { NONE = -1 };

typedef uint64_t set;

static int n;
static int queens[MAX];
static set full;

static int column_of(set queen) {
    int column = 0;
    while (queen >> column > 1)
        column++;
    return column;
}

static void print_queens(void) {
    for (int row = 0; row < n; row++)
        printf(row ? " %d" : "%d", queens[row]);
    printf("\n");
}

static void fill(int row, set down, set right, set left) {  //@ enter
    set choices = full & ~(down | right | left);
    if (row == n)
        print_queens();  //@ solution
    else
        while (choices) {
            set queen = choices & -choices;  //@ test
            choices ^= queen;
            queens[row] = column_of(queen);  //@ place
            fill(row + 1, down | queen,
                 (right | queen) << 1, (left | queen) >> 1);
            queens[row] = NONE;  //@ remove
        }
}  //@ leave

int main(int argc, char **argv) {
    n = argc > 1 ? atoi(argv[1]) : 8;
    if (n < 1 || n > MAX) return 1;
    full = UINT64_MAX >> (MAX - n);
    fill(0, 0, 0, 0);
}
