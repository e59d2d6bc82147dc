#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

using Sieve = std::vector<std::uint64_t>;

class Queens {
    static constexpr int none = -1;
    int n;
    std::vector<int> queens;

    Sieve strike(Sieve struck, int row, int column) const {
        std::uint64_t queen = std::uint64_t{1} << column;
        for (int to = row ? row - 1 : n - 1; to > 0; to--) {
            int apart = std::abs(row - to);
            struck[to] |= queen;
            struck[to] |= queen << apart | queen >> apart;
        }
        return struck;
    }

    void print_image(int image) const {
        for (int i = 0; i < n; i++) {
            int column = queens[image & 2 ? n - 1 - i : i];
            if (image & 1) column = n - 1 - column;
            std::cout << (i ? " " : "") << column;
        }
        std::cout << '\n';
    }

    int count_images() const {
        if (n == 1) return 1;
        return queens[0] + queens[n - 1] < n - 1 ? 4 : 2;
    }

public:
    explicit Queens(int n) : n(n), queens(n, none) {}

    void fill(int depth, const Sieve &struck) {  //@ enter
        int row = depth ? n - depth : 0;
        int from = depth == 1 ? queens[0] + 1 : 0;
        int end = depth == 1 ? n - queens[0] : n;
        if (depth == 0 && n > 1) end = n / 2;
        if (depth == n) {
            print_image(0);  //@ solution
            int images = count_images();
            for (int image = 1; image < images; image++)
                print_image(image);  //@ derive
        } else
            for (int c = from; c < end; c++) {
                if (struck[row] >> c & 1)             //@ test
                    continue;                         //@ test-struck
                queens[row] = c;                      //@ place
                Sieve copy = strike(struck, row, c);  //@ mark
                fill(depth + 1, copy);
                queens[row] = none;  //@ remove
                if (depth == n - 1) break;
            }
    }  //@ leave
};

int main(int argc, char **argv) {
    int n = argc > 1 ? std::stoi(argv[1]) : 8;
    if (n < 1 || n > 64) return 1;
    Queens(n).fill(0, Sieve(n));
}
