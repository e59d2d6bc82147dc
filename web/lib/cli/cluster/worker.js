/**
 * worker.js -- take ranges of units from the queue, several at a time, until done.
 *
 * The result is written before the job is called done; written twice it is the same, so
 * a worker may die at any moment. A job whose worker stopped giving signs of life is
 * taken over by another one.
 */
import { setTimeout as wait } from 'node:timers/promises';

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
    const stopped = new Promise((resolve) => {
      signal.addEventListener('abort', resolve, { once: true });
    });
    let seen = false;
    while (!signal.aborted) {
      const open = await Promise.race([openCounts(this.#redis, this.#version), stopped]);
      if (signal.aborted) break;
      if (open.own.length > 0) seen = true;
      if (seen && open.own.length === 0) break;
      tell({ done: this.#done });
      await Promise.race([wait(POLL_MS), stopped]);
    }
    await this.#close(running);
  }

  /** Jobs in hand are finished first, unless there is no Redis to tell of them. */
  async #close(running) {
    const finished = this.#worker.close().then(() => running);
    while (this.#redis.status === 'ready') {
      const isFinished = await Promise.race([finished.then(() => true), wait(POLL_MS)]);
      if (isFinished) return;
    }
  }
}
