import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
queens = [None] * n


def strike(struck, row, column):
    copy = struck[:]
    queen = 1 << column
    for to in range(1, row or n):
        apart = abs(row - to)
        copy[to] |= queen
        copy[to] |= queen << apart | queen >> apart
    return copy


def print_image(image):
    columns = queens[::-1] if image & 2 else queens
    if image & 1:
        columns = [n - 1 - column for column in columns]
    print(*columns)


def count_images():
    if n == 1:
        return 1
    return 4 if queens[0] + queens[-1] < n - 1 else 2


def columns_to_try(depth):
    if depth == 0 and n > 1:
        return range(n // 2)
    if depth == 1:
        return range(queens[0] + 1, n - queens[0])
    return range(n)


def fill(depth, struck):  #@ enter
    if depth == n:
        print_image(0)  #@ solution
        for image in range(1, count_images()):
            print_image(image)  #@ derive
    else:
        row = n - depth if depth else 0
        for column in columns_to_try(depth):
            if struck[row] >> column & 1:  #@ test
                continue  #@ test-struck
            queens[row] = column  #@ place
            copy = strike(struck, row, column)  #@ mark
            fill(depth + 1, copy)
            queens[row] = None  #@ remove
            if depth == n - 1:
                break
    return  #@ leave


fill(0, [0] * n)
