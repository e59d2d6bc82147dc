#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 32 };
enum { NONE = -1 };

static int n;
static int queens[MAX];

static bool is_free(int row, int column) {
    for (int above = 0; above < row; above++) {
        int apart = abs(queens[above] - column);
        if (apart == 0) return false;            //@ test-column
        if (apart == row - above) return false;  //@ test-diagonal
    }
    return true;  //@ test
}

static void print_queens(void) {
    for (int row = 0; row < n; row++)
        printf(row ? " %d" : "%d", queens[row]);
    printf("\n");
}

static void fill(int row) {  //@ enter
    if (row == n)
        print_queens();  //@ solution
    else
        for (int column = 0; column < n; column++)
            if (is_free(row, column)) {
                queens[row] = column;  //@ place
                fill(row + 1);
                queens[row] = NONE;  //@ remove
            }
}  //@ leave

int main(int argc, char **argv) {
    n = argc > 1 ? atoi(argv[1]) : 8;
    if (n < 1 || n > MAX) return 1;
    fill(0);
}
