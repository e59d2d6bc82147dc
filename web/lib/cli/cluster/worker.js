/**
 * worker.js -- take ranges of units from the queue, several at a time, until done.
 *
 * The result is written before the job is called done; written twice it is the same, so
 * a worker may die at any moment. A job whose worker stopped giving signs of life is
 * taken over by another one.
 */
import { partOf } from './part.js';
import {
  COUNTS,
  entryFrom,
  LOCK_MS,
  queueName,
  readCount,
  resultsOf,
  STALLED_MS,
} from './queue.js';

const POLL_MS = 500;

/** The open counts: those for this engine version, for others, and ids of damaged entries. */
export async function openCounts(redis, version) {
  const found = { own: [], foreign: [], damaged: [] };
  for (const [id, text] of Object.entries(await redis.hgetall(COUNTS))) {
    const entry = entryFrom(text); // another version may write other entries
    if (typeof entry.version === 'string' && entry.version !== version) found.foreign.push(entry);
    else if (readCount(text) === null) found.damaged.push(id);
    else found.own.push(entry);
  }
  return found;
}

export class ClusterWorker {
  #redis;
  #solver;
  #worker;
  #version;
  #done = 0;

  constructor({ bullmq, redis, solver, version, jobs }) {
    this.#redis = redis;
    this.#solver = solver;
    this.#version = version;
    this.#worker = new bullmq.Worker(queueName(version), (job) => this.#work(job), {
      connection: redis,
      concurrency: jobs,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_MS,
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      autorun: false,
    });
    this.#worker.on('error', () => {}); // the connection heals by itself
  }

  async #work({ data: { id, n, algorithm, from, to } }) {
    const counted = await this.#solver.countUnits(n, { algorithm, from, to, workers: 1 });
    await this.#redis.hset(resultsOf(id), String(from), JSON.stringify(partOf(counted)));
    this.#done++;
  }

  /** Work until there has been a count and there is none any more, or until `signal`. */
  async run({ signal, tell }) {
    const running = this.#worker.run();
    let seen = false;
    while (!signal.aborted) {
      const { own } = await openCounts(this.#redis, this.#version);
      if (own.length > 0) seen = true;
      if (seen && own.length === 0) break;
      tell({ done: this.#done });
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    await this.#worker.close();
    await running;
  }
}
