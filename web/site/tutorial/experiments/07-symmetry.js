/**
 * 07-symmetry.js -- the solutions of a board, sorted into classes of images.
 */
import { solutions } from '../../../lib/pool/index.js';
import { experiment } from '../lab.js';
import { classSizes } from './lib/classes.js';

experiment(async ({ n }, { signal }) => {
  const boards = [];
  for await (const columns of solutions(n, { signal })) boards.push(columns);
  const sizes = classSizes(boards);
  const classes = sizes[8] + sizes[4] + sizes[2] + sizes[1];
  return [n, boards.length, classes, sizes[8], sizes[4], sizes[2], sizes[1]];
});
