import java.util.Arrays;

public class Sieve {
  static final int NONE = -1;
  static int n;
  static int[] queens;

  static boolean[][] strike(
      boolean[][] struck, int row, int column) {
    boolean[][] copy = new boolean[n][];
    for (int below = row + 1; below < n; below++) {
      int left = column - (below - row);
      int right = column + (below - row);
      copy[below] = struck[below].clone();
      copy[below][column] = true;
      if (left >= 0) copy[below][left] = true;
      if (right < n) copy[below][right] = true;
    }
    return copy;
  }

  static void printQueens() {
    String list = Arrays.toString(queens);
    System.out.println(list.replaceAll("[^0-9 ]", ""));
  }

  static void fill(int row, boolean[][] struck) {  //@ enter
    if (row == n)
      printQueens();  //@ solution
    else
      for (int column = 0; column < n; column++) {
        if (struck[row][column])  //@ test
          continue;  //@ test-struck
        queens[row] = column;  //@ place
        var copy = strike(struck, row, column);  //@ mark
        fill(row + 1, copy);
        queens[row] = NONE;  //@ remove
      }
  }  //@ leave

  public static void main(String[] args) {
    n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
    queens = new int[n];
    fill(0, new boolean[n][n]);
  }
}
