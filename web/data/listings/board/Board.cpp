#include <iostream>
#include <string>
#include <vector>

class Board {
    int n;
    std::vector<std::string> cells;

    bool meets(int row, int column, int step) const {
        while (--row >= 0) {
            column += step;
            if (column < 0 || column >= n) return false;
            if (cells[row][column] == 'Q') return true;
        }
        return false;
    }

    bool is_free(int row, int column) const {
        if (meets(row, column, 0)) return false;  //@ test-column
        if (meets(row, column, -1) || meets(row, column, 1))
            return false;  //@ test-diagonal
        return true;       //@ test
    }

    void print() const {
        for (int row = 0; row < n; row++)
            std::cout << (row ? " " : "")
                      << cells[row].find('Q');
        std::cout << '\n';
    }

public:
    explicit Board(int n)
        : n(n), cells(n, std::string(n, '.')) {}

    void fill(int row) {  //@ enter
        if (row == n)
            print();  //@ solution
        else
            for (int column = 0; column < n; column++)
                if (is_free(row, column)) {
                    cells[row][column] = 'Q';  //@ place
                    fill(row + 1);
                    cells[row][column] = '.';  //@ remove
                }
    }  //@ leave
};

int main(int argc, char **argv) {
    int n = argc > 1 ? std::stoi(argv[1]) : 8;
    Board(n).fill(0);
}
