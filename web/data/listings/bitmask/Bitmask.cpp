#include <cstdint>
#include <iostream>
#include <string>
#include <vector>

using Set = std::uint64_t;

class Queens {
    static constexpr int none = -1;
    int n;
    std::vector<int> queens;
    Set full;

    static int column_of(Set queen) {
        int column = 0;
        while (queen >> column > 1) column++;
        return column;
    }

    void print() const {
        for (int row = 0; row < n; row++)
            std::cout << (row ? " " : "") << queens[row];
        std::cout << '\n';
    }

public:
    explicit Queens(int n)
        : n(n), queens(n, none),
          full(~Set{0} >> (64 - n)) {}

    void fill(int row, Set down, Set right, Set left) {  //@ enter
        Set choices = full & ~(down | right | left);
        if (row == n)
            print();  //@ solution
        else
            while (choices) {
                Set queen = choices & -choices;  //@ test
                choices ^= queen;
                queens[row] = column_of(queen);  //@ place
                fill(row + 1, down | queen,
                     (right | queen) << 1,
                     (left | queen) >> 1);
                queens[row] = none;  //@ remove
            }
    }  //@ leave
};

int main(int argc, char **argv) {
    int n = argc > 1 ? std::stoi(argv[1]) : 8;
    if (n < 1 || n > 64) return 1;
    Queens(n).fill(0, 0, 0, 0);
}
