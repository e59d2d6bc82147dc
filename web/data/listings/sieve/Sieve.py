import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
queens = [None] * n


def strike(struck, row, column):
    copy = [cells[:] for cells in struck]
    for below in range(row + 1, n):
        left = column - (below - row)
        right = column + (below - row)
        copy[below][column] = True
        if left >= 0:
            copy[below][left] = True
        if right < n:
            copy[below][right] = True
    return copy


def fill(row, struck):  #@ enter
    if row == n:
        print(*queens)  #@ solution
    else:
        for column in range(n):
            if struck[row][column]:  #@ test
                continue  #@ test-struck
            queens[row] = column  #@ place
            copy = strike(struck, row, column)  #@ mark
            fill(row + 1, copy)
            queens[row] = None  #@ remove
    return  #@ leave


fill(0, [[False] * n for row in range(n)])
