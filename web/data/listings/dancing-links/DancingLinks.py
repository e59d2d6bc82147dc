import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
queens = [None] * n
nodes = range(6 * n, 6 * n + 4 * n * n)
up = list(range(nodes.stop))
down = list(range(nodes.stop))
item = list(range(nodes.stop))
size = [0] * (6 * n)
is_open = [True] * (6 * n)


def add_option(row, column):
    items = (row, n + column, 2 * n + row + column,
             5 * n + row - column)
    for k in range(4):
        node = nodes[4 * (row * n + column) + k]
        head = items[k]
        last = up[head]
        item[node], up[node], down[node] = head, last, head
        down[last] = up[head] = node
        size[head] += 1


def others(node):
    k = (node - 6 * n) % 4
    return [node - k + i for i in range(4) if i != k]


def cover(head):
    is_open[head] = False
    node = down[head]
    while node != head:
        for other in others(node):
            down[up[other]] = down[other]
            up[down[other]] = up[other]
            size[item[other]] -= 1
        node = down[node]


def uncover(head):
    node = up[head]
    while node != head:
        for other in reversed(others(node)):
            size[item[other]] += 1
            up[down[other]] = down[up[other]] = other
        node = up[node]
    is_open[head] = True


def cover_all(node):
    for k in range(4):
        cover(item[node + k])


def uncover_all(node):
    for k in reversed(range(4)):
        uncover(item[node + k])


def fewest_options():
    rows = filter(lambda row: is_open[row], range(n))
    return min(rows, key=lambda row: size[row])


def has_dead_column():
    columns = range(n, 2 * n)
    return any(is_open[c] and size[c] == 0 for c in columns)


def fill(depth):  #@ enter
    if depth == n:
        print(*queens)  #@ solution
    elif not has_dead_column():
        row = fewest_options()
        node = down[row]
        while node != row:
            column = item[node + 1] - n  #@ test
            queens[row] = column  #@ place
            cover_all(node)  #@ mark
            fill(depth + 1)
            uncover_all(node)
            queens[row] = None  #@ remove
            node = down[node]
    return  #@ leave


for row in range(n):
    for column in range(n):
        add_option(row, column)
fill(0)
