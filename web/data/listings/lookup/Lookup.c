#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 32 };

static int n;
static int queens[MAX];
static bool in_column[MAX];
static bool rising[2 * MAX], falling[2 * MAX];

static bool is_free(int row, int column) {
    if (in_column[column]) return false;  //@ test-column
    int rise = row + column, fall = row - column + n - 1;
    if (rising[rise] || falling[fall]) return false;  //@ test-diagonal
    return true;                                      //@ test
}

static void hold(int row, int column, bool held) {
    in_column[column] = held;
    rising[row + column] = held;
    falling[row - column + n - 1] = held;
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
                queens[row] = column;
                hold(row, column, true);  //@ place
                fill(row + 1);
                hold(row, column, false);  //@ remove
            }
}  //@ leave

int main(int argc, char **argv) {
    n = argc > 1 ? atoi(argv[1]) : 8;
    if (n < 1 || n > MAX) return 1;
    fill(0);
}
