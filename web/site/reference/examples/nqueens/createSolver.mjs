/* createSolver.mjs -- workers of one's own */
import { createSolver } from 'nqueens';

const solver = createSolver({ workers: 1 });
console.log(await solver.firstSolution(6)); // [ 1, 3, 5, 0, 2, 4 ]
solver.close();
