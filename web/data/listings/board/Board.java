import java.util.Arrays;

public class Board {
  static int n;
  static char[][] board;

  static boolean meets(int row, int column, int step) {
    while (--row >= 0) {
      column += step;
      if (column < 0 || column >= n) return false;
      if (board[row][column] == 'Q') return true;
    }
    return false;
  }

  static boolean isFree(int row, int column) {
    if (meets(row, column, 0)) return false;  //@ test-column
    if (meets(row, column, -1) || meets(row, column, 1))
      return false;  //@ test-diagonal
    return true;  //@ test
  }

  static void printColumns() {
    StringBuilder line = new StringBuilder();
    for (char[] row : board)
      line.append(' ').append(new String(row).indexOf('Q'));
    System.out.println(line.substring(1));
  }

  static void fill(int row) {  //@ enter
    if (row == n)
      printColumns();  //@ solution
    else
      for (int column = 0; column < n; column++)
        if (isFree(row, column)) {
          board[row][column] = 'Q';  //@ place
          fill(row + 1);
          board[row][column] = '.';  //@ remove
        }
  }  //@ leave

  public static void main(String[] args) {
    n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
    board = new char[n][n];
    for (char[] row : board) Arrays.fill(row, '.');
    fill(0);
  }
}
