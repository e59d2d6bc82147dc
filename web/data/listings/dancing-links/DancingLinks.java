import java.util.Arrays;

public class DancingLinks {
  static final int NONE = -1;
  static int n;
  static int[] queens;
  static int first;
  static int[] up, down, item, size;
  static boolean[] isOpen;

  static void addOption(int row, int column) {
    int[] items = {
      row, n + column,
      2 * n + row + column, 5 * n + row - column
    };
    for (int k = 0; k < 4; k++) {
      int node = first + 4 * (row * n + column) + k;
      int head = items[k];
      item[node] = head;
      up[node] = up[head];
      down[node] = head;
      down[up[head]] = node;
      up[head] = node;
      size[head]++;
    }
  }

  static void setUp() {
    first = 8 * n;
    up = new int[first + 4 * n * n];
    down = new int[first + 4 * n * n];
    item = new int[first + 4 * n * n];
    size = new int[first];
    isOpen = new boolean[first];
    for (int i = 0; i < first; i++) {
      up[i] = down[i] = i;
      isOpen[i] = true;
    }
    for (int row = 0; row < n; row++)
      for (int column = 0; column < n; column++)
        addOption(row, column);
  }

  static void cover(int head) {
    isOpen[head] = false;
    for (int i = down[head]; i != head; i = down[i])
      for (int k = 1; k < 4; k++) {
        int other = i ^ k;
        down[up[other]] = down[other];
        up[down[other]] = up[other];
        size[item[other]]--;
      }
  }

  static void uncover(int head) {
    for (int i = up[head]; i != head; i = up[i])
      for (int k = 3; k > 0; k--) {
        int other = i ^ k;
        size[item[other]]++;
        up[down[other]] = other;
        down[up[other]] = other;
      }
    isOpen[head] = true;
  }

  static void coverAll(int node) {
    for (int k = 0; k < 4; k++) cover(item[node + k]);
  }

  static void uncoverAll(int node) {
    for (int k = 3; k >= 0; k--) uncover(item[node + k]);
  }

  static int fewestOptions() {
    int fewest = NONE;
    for (int row = 0; row < n; row++)
      if (isOpen[row]
          && (fewest == NONE || size[row] < size[fewest]))
        fewest = row;
    return fewest;
  }

  static boolean hasDeadColumn() {
    for (int c = n; c < 2 * n; c++)
      if (isOpen[c] && size[c] == 0) return true;
    return false;
  }

  static void printQueens() {
    String list = Arrays.toString(queens);
    System.out.println(list.replaceAll("[^0-9 ]", ""));
  }

  static void fill(int depth) {  //@ enter
    if (depth == n) {
      printQueens();  //@ solution
    } else if (!hasDeadColumn()) {
      int row = fewestOptions();
      for (int i = down[row]; i != row; i = down[i]) {
        int column = item[i + 1] - n;  //@ test
        queens[row] = column;  //@ place
        coverAll(i);  //@ mark
        fill(depth + 1);
        uncoverAll(i);
        queens[row] = NONE;  //@ remove
      }
    }
  }  //@ leave

  public static void main(String[] args) {
    n = args.length > 0 ? Integer.parseInt(args[0]) : 8;
    queens = new int[n];
    setUp();
    fill(0);
  }
}
