/**
 * cluster.js -- `nqueens cluster count 20 --redis URL` and `nqueens cluster work --redis URL`.
 */
import { unconfirmed } from '../../core/published.js';
import { createSolver } from '../../pool/index.js';
import { Coordinator } from '../cluster/coordinator.js';
import { COUNTS, connect, importQueue, serverFrom, shown } from '../cluster/queue.js';
import { ClusterWorker, openCounts } from '../cluster/worker.js';
import { conflictLines } from '../conflicts.js';
import { listenForInterrupts } from '../interrupts.js';
import { algorithm } from '../options.js';
import { say } from '../terminal.js';
import { ticker } from '../ticker.js';
import { unitsFrom } from '../units.js';
import { expectArgs, numberFrom, UsageError } from '../usage.js';

const INCOMPLETE = 1;

export const cluster = {
  name: 'cluster',
  synopsis: 'cluster count <n> | cluster work [options]',
  summary: 'count on many machines, through a Redis server',
  about: `cluster count puts the units of a count into a queue, shows how far it is, and prints the
number at the end; it may be stopped and started again. cluster work, on any machine, takes units
from the queue, several at a time, until nothing is left to count. The address may stand in the
environment, as NQUEENS_REDIS; the password in a file that only you can read.

Try it out, each line in a terminal of its own:
  redis-server --appendonly yes
  nqueens cluster work --redis redis://127.0.0.1:6379
  nqueens cluster count 18 --redis redis://127.0.0.1:6379`,
  options: {
    redis: { type: 'string', value: 'URL', help: 'the Redis server: redis://… or rediss://…' },
    'redis-password-file': {
      type: 'string',
      value: 'FILE',
      help: 'its first line is the password of Redis',
    },
    algorithm,
    batch: { type: 'string', value: 'UNITS', help: 'count: how many units make one job' },
    recount: {
      type: 'string',
      value: 'UNITS',
      help: 'count: drop the results of these units first',
    },
    workers: { type: 'string', value: 'JOBS', help: 'work: how many jobs at a time' },
  },

  async run(request) {
    const [role, ...args] = request.args;
    const run = { count: coordinate, work }[role];
    if (!run) throw new UsageError('cluster count or cluster work?');
    const { url, password } = serverFrom(request.options);
    const queue = await importQueue();
    const redis = await connect(queue.Redis, url, password);
    try {
      return await run({ ...request, args, bullmq: queue, redis, url });
    } finally {
      redis.disconnect();
    }
  },
};

async function coordinate({ nq, args, options, output, bullmq, redis }) {
  const [word] = expectArgs(args, 'n');
  const n = numberFrom('n', word);
  const name = options.algorithm ?? nq.defaultFor('count', n);
  const batch = options.batch && numberFrom('--batch', options.batch);
  if (batch !== undefined && batch < 2) throw new UsageError('--batch must be at least 2');
  const units = nq.unitCount(n, { algorithm: name }); // refuses what cannot be counted
  const again = options.recount && unitsFrom('--recount', options.recount, units);
  const settings = { nq, n, algorithm: name, batch, warn: say };
  const coordinator = new Coordinator({ bullmq, redis, ...settings });
  const line = ticker(process.stderr);
  try {
    const kept = await coordinator.begin();
    if (batch && batch !== kept) say(`this count was begun with --batch ${kept}, and keeps it`);
    if (again) await coordinator.drop(again);
    const merged = await coordinator.run(({ done, total }) =>
      line.show(`${done} of ${total} jobs done`),
    );
    line.end();
    if (merged.total === null) {
      for (const line of conflictLines(merged)) say(line);
      say('--recount UNITS drops the results of units and counts them again');
      return INCOMPLETE;
    }
    await coordinator.forget();
    const doubt = unconfirmed(n);
    const told = { n, algorithm: name, count: merged.total, ...(doubt && { confirmed: false }) };
    await (options.json ? output.json(told) : output.line(merged.total));
    if (doubt) say(`nqueens: ${doubt}`);
  } finally {
    await coordinator.close();
  }
}

async function work({ nq, args, options, bullmq, redis, url }) {
  expectArgs(args);
  const workers = options.workers && numberFrom('--workers', options.workers);
  const { foreign, damaged } = await openCounts(redis, nq.version);
  for (const id of damaged) say(`the entry ${id} of ${COUNTS} in Redis is damaged; it is skipped`);
  if (foreign.length > 0) {
    const wanted = `the count of n = ${foreign[0].n} wants engine version ${foreign[0].version}`;
    throw new UsageError(`${wanted}; this worker's is ${nq.version}`);
  }
  const solver = createSolver({ workers });
  const settings = { version: nq.version, jobs: solver.workers };
  const worker = new ClusterWorker({ bullmq, redis, solver, ...settings });
  const interrupts = listenForInterrupts();
  const { signal } = interrupts;
  const line = ticker(process.stderr);
  say(`waiting for work at ${shown(url)}`);
  await worker.run({ signal, tell: ({ done }) => line.show(`${done} jobs done`) });
  interrupts.end();
  solver.close();
  line.end();
  if (signal.aborted) say(`nqueens: stopped by ${interrupts.name}; what was done is in Redis`);
  // BullMQ tries for ever to reach a Redis that has gone, and keeps the process alive.
  if (signal.aborted && redis.status !== 'ready') process.exit(interrupts.code);
  return interrupts.code;
}
