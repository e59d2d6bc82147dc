/**
 * grade.js -- `nqueens grade --regions accdd/aacbd/ccccd/ecccd/eeedd`.
 */
import { budget, puzzleFrom, puzzleOptions } from '../puzzle_options.js';

const HOW_MANY = ['no solution', 'one solution', 'more than one solution'];

export const grade = {
  name: 'grade',
  synopsis: 'grade --regions <letters> [options]',
  summary: 'say whether a puzzle of coloured regions has one solution, and how hard it is',
  about: `Takes a puzzle as nqueens puzzle prints it, up to 26 x 26. The grade is that of the deepest
technique that is needed: easy (single, confined), medium (shared, blocked), hard (locked), expert
(assumed), or beyond, where only a search helps. Ends with 1 unless there is exactly one solution.`,
  options: { ...puzzleOptions, budget },
  examples: [
    'nqueens grade --regions accdd/aacbd/ccccd/ecccd/eeedd',
    'nqueens grade --regions "$(nqueens puzzle 8 --seed 2)"',
  ],

  async run({ nq, args, options, output }) {
    const { n, board } = puzzleFrom(nq, args, options);
    const found = await nq.grade(n, board);
    if (options.json) await output.json({ n, ...found });
    else await output.line(sentenceOf(found));
    return found.solutions === 1 ? 0 : 1;
  },
};

function sentenceOf({ solutions, grade: name, steps }) {
  if (solutions !== 1) return HOW_MANY[solutions];
  const taken = Object.entries(steps).filter(([, count]) => count > 0);
  const list = taken.map(([technique, count]) => `${technique} ${count}`).join(', ');
  return `${name}: one solution${list && `; steps: ${list}`}`;
}
