import java.util.Arrays;

public class Lookup {
  static int n;
  static int[] queens;
  static boolean[] inColumn, rising, falling;

  static boolean isFree(int row, int column) {
    if (inColumn[column]) return false;  //@ test-column
    int rise = row + column, fall = row - column + n - 1;
    if (rising[rise] || falling[fall]) return false;  //@ test-diagonal
    return true;  //@ test
  }

  static void hold(int row, int column, boolean held) {
    inColumn[column] = held;
    rising[row + column] = held;
    falling[row - column + n - 1] = held;
  }

  static void printQueens() {
    String list = Arrays.toString(queens);
    System.out.println(list.replaceAll("[^0-9 ]", ""));
  }

  static void fill(int row) {  //@ enter
    if (row == n)
      printQueens();  //@ solution
    else
      for (int column = 0; column < n; column++)
        if (isFree(row, column)) {
          queens[row] = column;
          hold(row, column, true);  //@ place
          fill(row + 1);
          hold(row, column, false);  //@ remove
        }
  }  //@ leave

  public static void main(String[] args) {
    n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
    queens = new int[n];
    inColumn = new boolean[n];
    rising = new boolean[2 * n - 1];
    falling = new boolean[2 * n - 1];
    fill(0);
  }
}
