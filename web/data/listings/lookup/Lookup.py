import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
queens = [None] * n
in_column = [False] * n
rising = [False] * (2 * n - 1)
falling = [False] * (2 * n - 1)


def is_free(row, column):
    if in_column[column]:
        return False  #@ test-column
    rise, fall = row + column, row - column + n - 1
    if rising[rise] or falling[fall]:
        return False  #@ test-diagonal
    return True  #@ test


def hold(row, column, held):
    in_column[column] = held
    rising[row + column] = held
    falling[row - column + n - 1] = held


def fill(row):  #@ enter
    if row == n:
        print(*queens)  #@ solution
    else:
        for column in range(n):
            if is_free(row, column):
                queens[row] = column
                hold(row, column, True)  #@ place
                fill(row + 1)
                hold(row, column, False)  #@ remove
    return  #@ leave


fill(0)
