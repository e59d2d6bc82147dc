#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 64 };
enum { NONE = -1 };

typedef struct {
    uint64_t at[MAX];
} sieve;

static int n;
static int queens[MAX];

static sieve strike(sieve struck, int row, int column) {
    uint64_t queen = UINT64_C(1) << column;
    for (int to = row ? row - 1 : n - 1; to > 0; to--) {
        int apart = abs(row - to);
        struck.at[to] |= queen;
        struck.at[to] |= queen << apart | queen >> apart;
    }
    return struck;
}

static void print_image(int image) {
    for (int i = 0; i < n; i++) {
        int column = queens[image & 2 ? n - 1 - i : i];
        if (image & 1) column = n - 1 - column;
        printf(i ? " %d" : "%d", column);
    }
    printf("\n");
}

static int count_images(void) {
    if (n == 1) return 1;
    return queens[0] + queens[n - 1] < n - 1 ? 4 : 2;
}

static void fill(int depth, sieve struck) {  //@ enter
    int row = depth ? n - depth : 0;
    int from = depth == 1 ? queens[0] + 1 : 0;
    int end = depth == 1 ? n - queens[0] : n;
    if (depth == 0 && n > 1) end = n / 2;
    if (depth == n) {
        print_image(0);  //@ solution
        for (int image = 1; image < count_images(); image++)
            print_image(image);  //@ derive
    } else
        for (int column = from; column < end; column++) {
            if (struck.at[row] >> column & 1)          //@ test
                continue;                              //@ test-struck
            queens[row] = column;                      //@ place
            sieve copy = strike(struck, row, column);  //@ mark
            fill(depth + 1, copy);
            queens[row] = NONE;  //@ remove
            if (depth == n - 1) break;
        }
}  //@ leave

int main(int argc, char **argv) {
    n = argc > 1 ? atoi(argv[1]) : 8;
    if (n < 1 || n > MAX) return 1;
    fill(0, (sieve){0});
}
