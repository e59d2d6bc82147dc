public class SieveBits {
  static final int NONE = -1;
  static int n;
  static int[] queens;

  static long[] strike(long[] struck, int row, int column) {
    long[] copy = struck.clone();
    long queen = 1L << column;
    for (int to = row > 0 ? row - 1 : n - 1; to > 0; to--) {
      int apart = Math.abs(row - to);
      copy[to] |= queen;
      copy[to] |= queen << apart | queen >>> apart;
    }
    return copy;
  }

  static void printImage(int image) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < n; i++) {
      int column = queens[(image & 2) > 0 ? n - 1 - i : i];
      if ((image & 1) > 0) column = n - 1 - column;
      line.append(' ').append(column);
    }
    System.out.println(line.substring(1));
  }

  static int countImages() {
    if (n == 1) return 1;
    return queens[0] + queens[n - 1] < n - 1 ? 4 : 2;
  }

  static void fill(int depth, long[] struck) {  //@ enter
    int row = depth > 0 ? n - depth : 0;
    int from = depth == 1 ? queens[0] + 1 : 0;
    int end = depth == 1 ? n - queens[0] : n;
    if (depth == 0 && n > 1) end = n / 2;
    if (depth == n) {
      printImage(0);  //@ solution
      for (int image = 1; image < countImages(); image++)
        printImage(image);  //@ derive
    } else
      for (int column = from; column < end; column++) {
        if ((struck[row] >>> column & 1) == 1)  //@ test
          continue;  //@ test-struck
        queens[row] = column;  //@ place
        long[] copy = strike(struck, row, column);  //@ mark
        fill(depth + 1, copy);
        queens[row] = NONE;  //@ remove
        if (depth == n - 1) break;
      }
  }  //@ leave

  public static void main(String[] args) {
    n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
    queens = new int[n];
    fill(0, new long[n]);
  }
}
