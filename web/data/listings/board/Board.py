import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
board = [["."] * n for row in range(n)]


def meets(row, column, step):
    while row > 0:
        row, column = row - 1, column + step
        if not 0 <= column < n:
            return False
        if board[row][column] == "Q":
            return True
    return False


def is_free(row, column):
    if meets(row, column, 0):
        return False  #@ test-column
    if meets(row, column, -1) or meets(row, column, 1):
        return False  #@ test-diagonal
    return True  #@ test


def print_columns():
    print(*[cells.index("Q") for cells in board])


def fill(row):  #@ enter
    if row == n:
        print_columns()  #@ solution
    else:
        for column in range(n):
            if is_free(row, column):
                board[row][column] = "Q"  #@ place
                fill(row + 1)
                board[row][column] = "."  #@ remove
    return  #@ leave


fill(0)
