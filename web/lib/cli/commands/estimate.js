/**
 * estimate.js -- `nqueens estimate 30`.
 */
import { seed, seedFrom } from '../options.js';
import { rules } from '../puzzle_options.js';
import { expectArgs, numberFrom } from '../usage.js';

export const estimate = {
  name: 'estimate',
  synopsis: 'estimate <n> [options]',
  summary: 'say roughly how many solutions there are, by random probes',
  about: `Sends random probes down the search tree (a method of Knuth's) and prints about how many
solutions there are, with the standard error. Four times the probes halve the error.`,
  options: {
    probes: { type: 'string', value: 'NUMBER', help: 'how many probes; 10000 without it' },
    seed,
    rules,
  },
  examples: ['nqueens estimate 30', 'nqueens estimate 20 --rules super --probes 2000'],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    const probes = options.probes && numberFrom('--probes', options.probes);
    const given = { rules: options.rules, seed: seedFrom(options), probes };
    const found = await nq.estimate(n, given);
    if (options.json) return output.json({ n, ...found });
    return output.line(`${found.mean.toPrecision(4)} ± ${found.error.toPrecision(2)}`);
  },
};
