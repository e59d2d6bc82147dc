/* solutions.mjs -- a walk in the background */
import { solutions } from 'nqueens';

for await (const columns of solutions(8)) {
  console.log(columns.join(' ')); // 0 4 7 5 2 6 1 3
  break;
}
