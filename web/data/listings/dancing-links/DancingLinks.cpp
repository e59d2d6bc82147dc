#include <iostream>
#include <string>
#include <vector>

class DancingLinks {
    static constexpr int none = -1;
    int n, items;
    std::vector<int> queens, up, down, item, size;
    std::vector<bool> is_open;

    void add_option(int row, int column) {
        int heads[] = {row, n + column,
                       2 * n + row + column,
                       5 * n + row - column};
        for (int head : heads) {
            int node = static_cast<int>(item.size());
            item.push_back(head);
            up.push_back(up[head]);
            down.push_back(head);
            down[up[head]] = node;
            up[head] = node;
            size[head]++;
        }
    }

    void cover(int head) {
        is_open[head] = false;
        for (int i = down[head]; i != head; i = down[i])
            for (int k = 1; k < 4; k++) {
                int other = sibling(i, k);
                down[up[other]] = down[other];
                up[down[other]] = up[other];
                size[item[other]]--;
            }
    }

    void uncover(int head) {
        for (int i = up[head]; i != head; i = up[i])
            for (int k = 3; k > 0; k--) {
                int other = sibling(i, k);
                size[item[other]]++;
                up[down[other]] = other;
                down[up[other]] = other;
            }
        is_open[head] = true;
    }

    int sibling(int node, int k) const {
        return items + ((node - items) ^ k);
    }

    void cover_all(int node) {
        for (int k = 0; k < 4; k++)
            cover(item[node + k]);
    }

    void uncover_all(int node) {
        for (int k = 3; k >= 0; k--)
            uncover(item[node + k]);
    }

    int fewest_options() const {
        int fewest = none;
        for (int row = 0; row < n; row++)
            if (is_open[row] && (fewest == none ||
                                 size[row] < size[fewest]))
                fewest = row;
        return fewest;
    }

    bool has_dead_column() const {
        for (int c = n; c < 2 * n; c++)
            if (is_open[c] && size[c] == 0) return true;
        return false;
    }

    void print() const {
        for (int row = 0; row < n; row++)
            std::cout << (row ? " " : "") << queens[row];
        std::cout << '\n';
    }

public:
    explicit DancingLinks(int n)
        : n(n), items(6 * n), queens(n, none),
          size(items), is_open(items, true) {
        for (int i = 0; i < items; i++) {
            up.push_back(i);
            down.push_back(i);
            item.push_back(i);
        }
        for (int row = 0; row < n; row++)
            for (int column = 0; column < n; column++)
                add_option(row, column);
    }

    void fill(int depth) {  //@ enter
        if (depth == n) {
            print();  //@ solution
        } else if (!has_dead_column()) {
            int row = fewest_options();
            for (int i = down[row]; i != row; i = down[i]) {
                int column = item[i + 1] - n;  //@ test
                queens[row] = column;          //@ place
                cover_all(i);                  //@ mark
                fill(depth + 1);
                uncover_all(i);
                queens[row] = none;  //@ remove
            }
        }
    }  //@ leave
};

int main(int argc, char **argv) {
    int n = argc > 1 ? std::stoi(argv[1]) : 8;
    DancingLinks(n).fill(0);
}
