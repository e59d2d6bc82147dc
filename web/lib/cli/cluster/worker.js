/**
 * worker.js -- take ranges of units from the queue, several at a time, until done.
 *
 * The result is written before the job is called done; written twice it is the same, so
 * a worker may die at any moment. A job whose worker stopped giving signs of life is
 * taken over by another one.
 */
import { partOf } from './part.js';
import { COUNTS, LOCK_MS, queueName, resultsOf, STALLED_MS } from './queue.js';

const POLL_MS = 500;

/** Counts that are open for an engine of another version. */
export async function foreignCounts(redis, version) {
  const counts = (await redis.hvals(COUNTS)).map((text) => JSON.parse(text));
  return counts.filter((count) => count.version !== version);
}

export class ClusterWorker {
  #redis;
  #solver;
  #worker;
  #done = 0;

  constructor({ bullmq, redis, solver, version, jobs }) {
    this.#redis = redis;
    this.#solver = solver;
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
      const open = await this.#redis.hlen(COUNTS);
      if (open > 0) seen = true;
      if (seen && open === 0) break;
      tell({ done: this.#done, open });
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
    await this.#worker.close();
    await running;
  }
}
