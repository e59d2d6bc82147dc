/**
 * dimacs.js -- `nqueens dimacs --n 8`.
 */
import { puzzleFrom, puzzleOptions } from '../puzzle_options.js';

export const dimacs = {
  name: 'dimacs',
  synopsis: 'dimacs ["<squares>"] --n <n> [options]',
  summary: 'write a board as a formula for SAT solvers, in DIMACS CNF',
  about: `Writes the formula whose models are the solutions. Variable row * n + column + 1 is a queen
on that cell, rows and columns counted from 0. Queens and rules are told as to nqueens complete.`,
  options: puzzleOptions,
  examples: ['nqueens dimacs --n 8', 'nqueens dimacs "b4 d5" --n 8 --rules torus'],

  async run({ nq, args, options, output }) {
    const { n, board } = puzzleFrom(nq, args, options);
    const formula = await nq.dimacs(n, board);
    if (options.json) return output.json({ n, dimacs: [...formula].join('') });
    for (const piece of formula) await output.write(piece);
  },
};
