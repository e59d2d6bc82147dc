/**
 * unique.js -- `nqueens unique 8`.
 */
import { createSolver } from '../../pool/index.js';
import { algorithm } from '../options.js';
import { atMostOne, expectArgs, numberFrom, UsageError } from '../usage.js';

export const unique = {
  name: 'unique',
  synopsis: 'unique <n> [options]',
  summary: 'count the solutions that differ by more than turning and flipping',
  about: `Counts the classes of solutions that turning and flipping the board makes of one.
With --turn, counts the solutions that a half turn or a quarter turn leaves as they are.`,
  options: {
    algorithm,
    turn: { type: 'string', value: 'half|quarter', help: 'which turn leaves them as they are' },
  },
  examples: ['nqueens unique 8', 'nqueens unique 40 --turn quarter'],

  async run({ nq, args, options, output }) {
    const [word] = expectArgs(args, 'n');
    const n = numberFrom('n', word);
    atMostOne(options, 'algorithm', 'turn');
    const found = options.turn ? await turned(nq, n, options.turn) : await classes(nq, n, options);
    if (options.json) await output.json({ n, ...found });
    else await output.line(Object.values(found)[0]);
  },
};

/** All solutions have to be counted first, so all cores are used. */
async function classes(nq, n, { algorithm: name }) {
  nq.unitCount(n, { algorithm: name }); // refuses what cannot be counted
  const solver = createSolver();
  try {
    return await solver.classCounts(n, { algorithm: name });
  } finally {
    solver.close();
  }
}

async function turned(nq, n, turn) {
  if (turn !== 'half' && turn !== 'quarter') {
    throw new UsageError(`--turn takes half or quarter, not "${turn}"`);
  }
  return { count: await nq.countTurned(n, `${turn}-turn`) };
}
