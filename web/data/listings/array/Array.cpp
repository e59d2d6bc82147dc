#include <cstdlib>
#include <iostream>
#include <string>
#include <vector>

class Queens {
    static constexpr int none = -1;
    int n;
    std::vector<int> queens;

    bool is_free(int row, int column) const {
        for (int above = 0; above < row; above++) {
            int apart = std::abs(queens[above] - column);
            if (apart == 0) return false;            //@ test-column
            if (apart == row - above) return false;  //@ test-diagonal
        }
        return true;  //@ test
    }

    void print() const {
        for (int row = 0; row < n; row++)
            std::cout << (row ? " " : "") << queens[row];
        std::cout << '\n';
    }

public:
    explicit Queens(int n) : n(n), queens(n, none) {}

    void fill(int row) {  //@ enter
        if (row == n)
            print();  //@ solution
        else
            for (int column = 0; column < n; column++)
                if (is_free(row, column)) {
                    queens[row] = column;  //@ place
                    fill(row + 1);
                    queens[row] = none;  //@ remove
                }
    }  //@ leave
};

int main(int argc, char **argv) {
    int n = argc > 1 ? std::stoi(argv[1]) : 8;
    Queens(n).fill(0);
}
