/**
 * check.js -- `nqueens check "1 3 0 2"`.
 */
import { columnsFrom } from '../usage.js';

const YES = 0;
const NO = 1;

export const check = {
  name: 'check',
  synopsis: 'check "<columns>" [options]',
  summary: 'tell whether a board is a solution, and which queens attack which',
  about: `Takes one column number per row, top to bottom, counted from 0, with blanks or commas
between them. Ends with exit code 0 if it is a solution, and with 1 if it is none.`,
  options: {},
  examples: ['nqueens check "1 3 0 2"', 'nqueens check 0,1,2,3 --json'],

  async run({ nq, args, options, output }) {
    const columns = columnsFrom(args);
    const solution = await nq.check(columns);
    const strays = columns.flatMap((column, row) => (column < columns.length ? [] : [row]));
    const board = columns.map((column, row) => (strays.includes(row) ? null : column));
    const conflicts = solution ? [] : await nq.conflicts(board);
    const answer = { n: columns.length, columns, solution, conflicts, offBoard: strays };
    if (options.json) await output.json(answer);
    else await output.write(verdict(answer));
    return solution ? YES : NO;
  },
};

function verdict({ n, solution, conflicts, offBoard }) {
  if (solution) return `a solution for n = ${n}\n`;
  const strays = offBoard.map((row) => `the queen in row ${row} is off the board`);
  const lines = [`no solution for n = ${n}`, ...strays, ...conflicts.map(sentence)];
  return lines.map((line) => `${line}\n`).join('');
}

const LINES = {
  column: 'in the same column',
  falling: 'on a diagonal that falls to the right',
  rising: 'on a diagonal that rises to the right',
};

function sentence({ first, second, line }) {
  return `the queens in rows ${first.row} and ${second.row} are ${LINES[line]}`;
}
