/*
 * Run.java -- runs Java listings, one job after the other; "---" ends what a job prints.
 * A job is "n=Class", or "=Class" to leave the argument away.
 */
public class Run {
  public static void main(String[] jobs) throws Exception {
    for (String job : jobs) {
      String[] parts = job.split("=");
      String[] args = parts[0].isEmpty() ? new String[0] : new String[] {parts[0]};
      Class.forName(parts[1]).getMethod("main", String[].class).invoke(null, (Object) args);
      System.out.println("---");
    }
  }
}
