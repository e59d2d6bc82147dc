/* NQueensError.mjs -- what a refusal looks like */
import { load, NQueensError } from 'nqueens/core';

const nq = await load();
try {
  nq.firstSolution(8, { algorithm: 'fast' });
} catch (error) {
  console.log(error instanceof NQueensError, error.code); // true unsupported
}
