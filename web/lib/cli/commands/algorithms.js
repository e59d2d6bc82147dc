/**
 * algorithms.js -- `nqueens algorithms`.
 */
import { expectArgs } from '../usage.js';

const TASKS = ['list', 'count', 'trace'];

export const algorithms = {
  name: 'algorithms',
  synopsis: 'algorithms [options]',
  summary: 'list the algorithms and how large a board each one takes',
  about: `Lists the algorithms. The numbers are the largest n that each one takes when it lists
solutions, counts them, or tells every step; - stands for what it cannot do, * for the
algorithm that is taken when none is named.`,
  options: {},

  async run({ nq, args, options, output }) {
    expectArgs(args);
    if (options.json) await output.json({ algorithms: nq.algorithms, defaults: nq.defaults });
    else await output.write(table(nq));
  },
};

function table(nq) {
  const cell = ({ name, limits }, task) =>
    `${limits[task] ?? '-'}${nq.defaults[task] === name ? '*' : ' '}`;
  const rows = nq.algorithms.map((algorithm) => [
    algorithm.name,
    ...TASKS.map((task) => cell(algorithm, task)),
  ]);
  return [['', ...TASKS.map((task) => `${task} `)], ...rows].map(line).join('');
}

function line([name, ...cells]) {
  return `${`${name.padEnd(12)}${cells.map((text) => text.padStart(8)).join('')}`.trimEnd()}\n`;
}
