import java.util.Arrays;

public class Array {
  static final int NONE = -1;
  static int n;
  static int[] queens;

  static boolean isFree(int row, int column) {
    for (int above = 0; above < row; above++) {
      int apart = Math.abs(queens[above] - column);
      if (apart == 0) return false;  //@ test-column
      if (apart == row - above) return false;  //@ test-diagonal
    }
    return true;  //@ test
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
          queens[row] = column;  //@ place
          fill(row + 1);
          queens[row] = NONE;  //@ remove
        }
  }  //@ leave

  public static void main(String[] args) {
    n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
    queens = new int[n];
    fill(0);
  }
}
