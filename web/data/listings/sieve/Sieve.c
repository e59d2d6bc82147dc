#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 32 };
enum { NONE = -1 };

typedef struct {
    bool at[MAX][MAX];
} sieve;

static int n;
static int queens[MAX];

static sieve strike(sieve struck, int row, int column) {
    for (int below = row + 1; below < n; below++) {
        int left = column - (below - row);
        int right = column + (below - row);
        struck.at[below][column] = true;
        if (left >= 0) struck.at[below][left] = true;
        if (right < n) struck.at[below][right] = true;
    }
    return struck;
}

static void print_queens(void) {
    for (int row = 0; row < n; row++)
        printf(row ? " %d" : "%d", queens[row]);
    printf("\n");
}

static void fill(int row, sieve struck) {  //@ enter
    if (row == n)
        print_queens();  //@ solution
    else
        for (int column = 0; column < n; column++) {
            if (struck.at[row][column])                //@ test
                continue;                              //@ test-struck
            queens[row] = column;                      //@ place
            sieve copy = strike(struck, row, column);  //@ mark
            fill(row + 1, copy);
            queens[row] = NONE;  //@ remove
        }
}  //@ leave

int main(int argc, char **argv) {
    n = argc > 1 ? atoi(argv[1]) : 8;
    if (n < 1 || n > MAX) return 1;
    fill(0, (sieve){0});
}
