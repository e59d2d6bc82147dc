#include <iostream>
#include <string>
#include <vector>

class Queens {
    int n;
    std::vector<int> queens;
    std::vector<bool> in_column, rising, falling;

    bool is_free(int row, int column) const {
        if (in_column[column]) return false;  //@ test-column
        int rise = row + column;
        int fall = row - column + n - 1;
        if (rising[rise] || falling[fall])
            return false;  //@ test-diagonal
        return true;       //@ test
    }

    void hold(int row, int column, bool held) {
        in_column[column] = held;
        rising[row + column] = held;
        falling[row - column + n - 1] = held;
    }

    void print() const {
        for (int row = 0; row < n; row++)
            std::cout << (row ? " " : "") << queens[row];
        std::cout << '\n';
    }

public:
    explicit Queens(int n)
        : n(n), queens(n), in_column(n),
          rising(2 * n - 1), falling(2 * n - 1) {}

    void fill(int row) {  //@ enter
        if (row == n)
            print();  //@ solution
        else
            for (int column = 0; column < n; column++)
                if (is_free(row, column)) {
                    queens[row] = column;
                    hold(row, column, true);  //@ place
                    fill(row + 1);
                    hold(row, column, false);  //@ remove
                }
    }  //@ leave
};

int main(int argc, char **argv) {
    int n = argc > 1 ? std::stoi(argv[1]) : 8;
    Queens(n).fill(0);
}
