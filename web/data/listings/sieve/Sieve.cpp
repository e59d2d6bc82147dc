#include <iostream>
#include <string>
#include <vector>

using Sieve = std::vector<std::vector<bool>>;

class Queens {
    static constexpr int none = -1;
    int n;
    std::vector<int> queens;

    Sieve strike(Sieve struck, int row, int column) const {
        for (int below = row + 1; below < n; below++) {
            int left = column - (below - row);
            int right = column + (below - row);
            struck[below][column] = true;
            if (left >= 0) struck[below][left] = true;
            if (right < n) struck[below][right] = true;
        }
        return struck;
    }

    void print() const {
        for (int row = 0; row < n; row++)
            std::cout << (row ? " " : "") << queens[row];
        std::cout << '\n';
    }

public:
    explicit Queens(int n) : n(n), queens(n, none) {}

    void fill(int row, const Sieve &struck) {  //@ enter
        if (row == n)
            print();  //@ solution
        else
            for (int column = 0; column < n; column++) {
                if (struck[row][column])                   //@ test
                    continue;                              //@ test-struck
                queens[row] = column;                      //@ place
                Sieve copy = strike(struck, row, column);  //@ mark
                fill(row + 1, copy);
                queens[row] = none;  //@ remove
            }
    }  //@ leave
};

int main(int argc, char **argv) {
    int n = argc > 1 ? std::stoi(argv[1]) : 8;
    Queens(n).fill(0, Sieve(n, std::vector<bool>(n)));
}
