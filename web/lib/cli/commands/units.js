/**
 * units.js -- `nqueens units 20`.
 */
import { createSolver } from '../../pool/index.js';
import { estimateSeconds, formatSeconds } from '../estimate.js';
import { algorithm } from '../options.js';
import { expectArgs, numberFrom } from '../usage.js';

export const units = {
  name: 'units',
  synopsis: 'units <n> [options]',
  summary: 'say into how many work units a count is cut, and what they cost',
  about: `Says how many work units a count has: nqueens count --units counts some of them, on any
machine, and nqueens merge adds them up. The time is what the whole count would take on one core
of this machine, judging by a smaller board.`,
  options: { algorithm },
  examples: ['nqueens units 18', 'nqueens units 18 --json'],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    const name = options.algorithm ?? nq.defaultFor('count', n);
    const number = nq.unitCount(n, { algorithm: name });
    const solver = createSolver({ workers: 1 });
    const seconds = await estimateSeconds(solver, n, name, 1);
    solver.close();
    const { version } = nq;
    const secondsPerUnit = seconds / number;
    const result = { n, algorithm: name, version, units: number, seconds, secondsPerUnit };
    if (options.json) return output.json(result);
    await output.line(`${name}, engine version ${version}`);
    await output.line(
      `about ${formatSeconds(seconds)} on one core, ${perUnit(secondsPerUnit)} a unit`,
    );
    return output.line(number);
  },
};

const perUnit = (seconds) =>
  seconds < 2 ? `${(1000 * seconds).toPrecision(2)} ms` : formatSeconds(seconds);
