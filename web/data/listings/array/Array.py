import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
queens = [None] * n


def is_free(row, column):
    for above in range(row):
        apart = abs(queens[above] - column)
        if apart == 0:
            return False  #@ test-column
        if apart == row - above:
            return False  #@ test-diagonal
    return True  #@ test


def fill(row):  #@ enter
    if row == n:
        print(*queens)  #@ solution
    else:
        for column in range(n):
            if is_free(row, column):
                queens[row] = column  #@ place
                fill(row + 1)
                queens[row] = None  #@ remove
    return  #@ leave


fill(0)
