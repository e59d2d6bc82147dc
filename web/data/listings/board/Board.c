#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX = 32 };

static int n;
static char board[MAX][MAX];

static bool meets(int row, int column, int step) {
    while (--row >= 0) {
        column += step;
        if (column < 0 || column >= n) return false;
        if (board[row][column] == 'Q') return true;
    }
    return false;
}

static bool is_free(int row, int column) {
    if (meets(row, column, 0)) return false;  //@ test-column
    if (meets(row, column, -1) || meets(row, column, 1))
        return false;  //@ test-diagonal
    return true;       //@ test
}

static void print_columns(void) {
    for (int row = 0; row < n; row++) {
        char *queen = memchr(board[row], 'Q', MAX);
        int column = (int)(queen - board[row]);
        printf(row ? " %d" : "%d", column);
    }
    printf("\n");
}

static void fill(int row) {  //@ enter
    if (row == n)
        print_columns();  //@ solution
    else
        for (int column = 0; column < n; column++)
            if (is_free(row, column)) {
                board[row][column] = 'Q';  //@ place
                fill(row + 1);
                board[row][column] = '.';  //@ remove
            }
}  //@ leave

int main(int argc, char **argv) {
    n = argc > 1 ? atoi(argv[1]) : 8;
    if (n < 1 || n > MAX) return 1;
    memset(board, '.', sizeof board);
    fill(0);
}
