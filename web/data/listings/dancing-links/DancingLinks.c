#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 32 };
enum { NONE = -1 };
enum { ITEMS = 6 * MAX,
       NODES = ITEMS + 4 * MAX * MAX };

static int n;
static int queens[MAX];
static int up[NODES], down[NODES], item[NODES];
static int size[ITEMS];
static bool is_open[ITEMS];

static void add_option(int row, int column) {
    int items[] = {row, n + column, 2 * n + row + column,
                   5 * n + row - column};
    for (int k = 0; k < 4; k++) {
        int node = ITEMS + 4 * (row * n + column) + k;
        int head = items[k];
        item[node] = head;
        up[node] = up[head];
        down[node] = head;
        down[up[head]] = node;
        up[head] = node;
        size[head]++;
    }
}

static void set_up(void) {
    for (int i = 0; i < 6 * n; i++) {
        up[i] = down[i] = i;
        is_open[i] = true;
    }
    for (int row = 0; row < n; row++)
        for (int column = 0; column < n; column++)
            add_option(row, column);
}

static void cover(int head) {
    is_open[head] = false;
    for (int i = down[head]; i != head; i = down[i])
        for (int k = 1; k < 4; k++) {
            int other = i ^ k;
            down[up[other]] = down[other];
            up[down[other]] = up[other];
            size[item[other]]--;
        }
}

static void uncover(int head) {
    for (int i = up[head]; i != head; i = up[i])
        for (int k = 3; k > 0; k--) {
            int other = i ^ k;
            size[item[other]]++;
            up[down[other]] = other;
            down[up[other]] = other;
        }
    is_open[head] = true;
}

static void cover_all(int node) {
    for (int k = 0; k < 4; k++)
        cover(item[node + k]);
}

static void uncover_all(int node) {
    for (int k = 3; k >= 0; k--)
        uncover(item[node + k]);
}

static int fewest_options(void) {
    int fewest = NONE;
    for (int row = 0; row < n; row++)
        if (is_open[row] &&
            (fewest == NONE || size[row] < size[fewest]))
            fewest = row;
    return fewest;
}

static bool has_dead_column(void) {
    for (int c = n; c < 2 * n; c++)
        if (is_open[c] && size[c] == 0) return true;
    return false;
}

static void print_queens(void) {
    for (int row = 0; row < n; row++)
        printf(row ? " %d" : "%d", queens[row]);
    printf("\n");
}

static void fill(int depth) {  //@ enter
    if (depth == n) {
        print_queens();  //@ solution
    } else if (!has_dead_column()) {
        int row = fewest_options();
        for (int i = down[row]; i != row; i = down[i]) {
            int column = item[i + 1] - n;  //@ test
            queens[row] = column;          //@ place
            cover_all(i);                  //@ mark
            fill(depth + 1);
            uncover_all(i);
            queens[row] = NONE;  //@ remove
        }
    }
}  //@ leave

int main(int argc, char **argv) {
    n = argc > 1 ? atoi(argv[1]) : 8;
    if (n < 1 || n > MAX) return 1;
    set_up();
    fill(0);
}
