import sys

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
queens = [None] * n
full = (1 << n) - 1


def fill(row, down, right, left):  #@ enter
    if row == n:
        print(*queens)  #@ solution
    else:
        choices = full & ~(down | right | left)
        while choices:
            queen = choices & -choices  #@ test
            choices ^= queen
            queens[row] = queen.bit_length() - 1  #@ place
            fill(
                row + 1,
                down | queen,
                (right | queen) << 1,
                (left | queen) >> 1,
            )
            queens[row] = None  #@ remove
    return  #@ leave


fill(0, 0, 0, 0)
