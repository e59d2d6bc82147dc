/**
 * coordinator.js -- put a count's units into the queue, and add up what comes back.
 *
 * Everything that must not be lost is in Redis: jobs have ids of their own, so a
 * coordinator that is started again adds only what is missing, and finds the results of
 * the one before. That one also decided how the units are cut into jobs. A job whose
 * result is lost or damaged is put into the queue again.
 */
import { mergeParts, PartError, readPartOf } from './part.js';
import { COUNTS, idOf, queueName, readCount, resultsOf } from './queue.js';

const POLL_MS = 500;
const JOBS = 1000; // about so many, but never one for a single unit
const ATTEMPTS = 1_000_000; // a job is tried until it is done, however often workers die

const usualBatch = (units) => Math.max(2, Math.ceil(units / JOBS));

/** The ranges that the units are cut into. */
export function rangesOf(units, size = usualBatch(units)) {
  const ranges = [];
  for (let from = 0; from < units; from += size) {
    ranges.push({ from, to: Math.min(units, from + size) - 1 });
  }
  return ranges;
}

export class Coordinator {
  #redis;
  #queue;
  #nq;
  #count;
  #id;
  #ranges = [];
  #parts = new Map(); // results that were read, by their names
  #warn;

  /** `warn` hears of entries of Redis that cannot be used. */
  constructor({ bullmq, redis, nq, n, algorithm, batch, warn = () => {} }) {
    const { version } = nq;
    const units = nq.unitCount(n, { algorithm });
    this.#redis = redis;
    this.#nq = nq;
    this.#warn = warn;
    this.#count = { n, algorithm, version, units, batch: batch ?? usualBatch(units) };
    this.#id = idOf(this.#count);
    this.#queue = new bullmq.Queue(queueName(version), { connection: redis });
    this.#queue.on('error', () => {}); // the connection heals by itself
  }

  /** Begin a count, or go on with one that was begun; gives the batch that it has. */
  async begin() {
    await this.#redis.hsetnx(COUNTS, this.#id, JSON.stringify(this.#count));
    const { batch } = this.#begun(await this.#redis.hget(COUNTS, this.#id)) ?? (await this.#anew());
    this.#ranges = rangesOf(this.#count.units, batch);
    return batch;
  }

  /** The count that an entry tells of; null if it does not tell of this one. */
  #begun(text) {
    const { n, algorithm, version, units } = this.#count;
    const told = readCount(text);
    const same = told && [told.n, told.algorithm, told.version, told.units].join();
    return same === [n, algorithm, version, units].join() && told.batch <= units ? told : null;
  }

  /** Only the batch is lost: results of other ranges are dropped when they are read. */
  async #anew() {
    this.#warn(`the entry ${this.#id} of ${COUNTS} in Redis is damaged; it is written anew`);
    await this.#redis.hset(COUNTS, this.#id, JSON.stringify(this.#count));
    return this.#count;
  }

  /** Count to the end; `tell({ done, total })` hears how far it is. */
  async run(tell) {
    await this.#enqueue(this.#ranges);
    for (;;) {
      const missing = await this.#missing();
      tell({ done: this.#ranges.length - missing.length, total: this.#ranges.length });
      if (missing.length === 0) return mergeParts([...this.#parts.values()], this.#nq);
      await this.#reviveLost(missing);
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  #jobId({ from, to }) {
    return `${this.#id}-${from}-${to}`;
  }

  /** A job that is there already, done or not, is not added twice. */
  async #enqueue(ranges) {
    const { n, algorithm } = this.#count;
    const jobs = ranges.map((range) => ({
      name: 'units',
      data: { id: this.#id, n, algorithm, ...range },
      opts: { jobId: this.#jobId(range), attempts: ATTEMPTS, removeOnFail: true },
    }));
    const piece = 500;
    for (let i = 0; i < jobs.length; i += piece)
      await this.#queue.addBulk(jobs.slice(i, i + piece));
  }

  async #missing() {
    const names = await this.#redis.hkeys(resultsOf(this.#id));
    const fresh = names.filter((name) => !this.#parts.has(name));
    if (fresh.length > 0) await this.#read(fresh);
    return this.#ranges.filter(({ from }) => !this.#parts.has(String(from)));
  }

  /** Read results; one that cannot be used is named and dropped, and so counted again. */
  async #read(names) {
    const results = resultsOf(this.#id);
    const texts = await this.#redis.hmget(results, ...names);
    for (const [i, name] of names.entries()) {
      try {
        this.#parts.set(name, this.#partOf(name, texts[i]));
      } catch (error) {
        if (!(error instanceof PartError)) throw error;
        this.#warn(`${error.message}; it is dropped`);
        await this.#redis.hdel(results, name);
      }
    }
  }

  #partOf(name, text) {
    const part = readPartOf(this.#count, text, `result ${name}`);
    const range = this.#ranges.find(({ from }) => String(from) === name);
    if (range === undefined || (part.from === range.from && part.to === range.to)) return part;
    const held = `it holds units ${part.from}-${part.to}`;
    throw new PartError(`result ${name}: ${held} and not ${range.from}-${range.to}`);
  }

  /** Redis may have lost its last moments: a finished job without a result is done again. */
  async #reviveLost(missing) {
    const states = await Promise.all(
      missing.slice(0, 100).map(async (range) => {
        const job = await this.#queue.getJob(this.#jobId(range));
        return [range, job, await job?.getState()];
      }),
    );
    for (const [range, job, state] of states) {
      if (state !== undefined && !['completed', 'failed', 'unknown'].includes(state)) continue;
      // A result may have come in between the two questions.
      if (await this.#redis.hexists(resultsOf(this.#id), String(range.from))) continue;
      await job?.remove();
      await this.#enqueue([range]);
    }
  }

  /** Forget the results of the jobs that hold these units, so that they are done again. */
  async drop(units) {
    const results = resultsOf(this.#id);
    const holds = ({ from, to }) => units.some((unit) => from <= unit && unit <= to);
    for (const range of this.#ranges.filter(holds)) {
      await this.#queue.remove(this.#jobId(range));
      await this.#redis.hdel(results, String(range.from));
    }
    // What is under the name of no job can be done again by none.
    const names = new Set(this.#ranges.map(({ from }) => String(from)));
    const foreign = (await this.#redis.hkeys(results)).filter((name) => !names.has(name));
    if (foreign.length > 0) await this.#redis.hdel(results, ...foreign);
  }

  /** The total was told: forget the count, last of all that there was one. */
  async forget() {
    await Promise.all(this.#ranges.map((range) => this.#queue.remove(this.#jobId(range))));
    await this.#redis.del(resultsOf(this.#id));
    await this.#redis.hdel(COUNTS, this.#id);
  }

  async close() {
    await this.#queue.close();
  }
}
