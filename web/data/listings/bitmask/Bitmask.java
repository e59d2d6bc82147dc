import java.util.Arrays;

public class Bitmask {
  static final int NONE = -1;
  static int n;
  static int[] queens;
  static long full;

  static void printQueens() {
    String list = Arrays.toString(queens);
    System.out.println(list.replaceAll("[^0-9 ]", ""));
  }

  static void fill(int row,  //@ enter
      long down, long right, long left) {
    long choices = full & ~(down | right | left);
    if (row == n)
      printQueens();  //@ solution
    else
      while (choices != 0) {
        long queen = Long.lowestOneBit(choices);  //@ test
        choices ^= queen;
        queens[row] = Long.numberOfTrailingZeros(queen);  //@ place
        fill(row + 1, down | queen,
            (right | queen) << 1, (left | queen) >>> 1);
        queens[row] = NONE;  //@ remove
      }
  }  //@ leave

  public static void main(String[] args) {
    n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
    queens = new int[n];
    full = -1L >>> (64 - n);
    fill(0, 0, 0, 0);
  }
}
