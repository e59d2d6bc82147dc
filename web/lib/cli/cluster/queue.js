/**
 * queue.js -- the job queue: BullMQ on Redis, and what a count keeps there.
 *
 *     nqueens-counts            a hash: every open count and its batch, by its id
 *     nqueens-results-<id>      a hash: the parts of that count, by their first unit
 *     the queue nqueens-v<engine version>    one job for each range of units
 *
 * The queue carries the engine's version in its name, so that a worker of another
 * version never even sees the jobs. Results stay until the count was merged.
 */
import { textOfFile } from '../text_file.js';
import { UsageError } from '../usage.js';

export const COUNTS = 'nqueens-counts';
export const queueName = (version) => `nqueens-v${version}`;
export const resultsOf = (id) => `nqueens-results-${id}`;
export const idOf = ({ n, algorithm, version }) => `${n}-${algorithm}-v${version}`;

const isCount = (value) => Number.isSafeInteger(value) && value >= 0;

/** The object that a text of Redis holds; one without properties if it holds none. */
export function entryFrom(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The count that an entry of COUNTS tells of; null if it tells of none. */
export function readCount(text) {
  const count = entryFrom(text);
  const { n, algorithm, version, units, batch } = count;
  const named = typeof algorithm === 'string' && typeof version === 'string';
  return named && [n, units, batch].every(isCount) && batch > 0 ? count : null;
}

const PATIENCE_MS = 4000;

/** BullMQ and ioredis are optional: only this command needs them. */
const PACKAGES = [() => import('bullmq'), () => import('ioredis')];

export async function importQueue(packages = PACKAGES) {
  try {
    const [bullmq, { default: Redis }] = await Promise.all(packages.map((load) => load()));
    return { ...bullmq, Redis };
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new UsageError('nqueens cluster needs two packages: npm install bullmq ioredis');
  }
}

/** The address without its user and password, for people to read. */
export function shown(url) {
  const { protocol, hostname, port, pathname } = parsed(url);
  return `${protocol}//${hostname}${port && `:${port}`}${pathname}`;
}

function parsed(url) {
  try {
    const address = new URL(url);
    if (['redis:', 'rediss:'].includes(address.protocol)) return address;
  } catch {
    // Told below, without repeating what may hold a password.
  }
  throw new UsageError('the address of Redis must be one such as redis://127.0.0.1:6379');
}

/**
 * The server that --redis or the environment names, and its password: from a file, so that
 * it stands on no command line, where everybody on the machine could read it.
 */
export function serverFrom({ redis, 'redis-password-file': file }, env = process.env) {
  const url = redis ?? env.NQUEENS_REDIS;
  if (!url) throw new UsageError('--redis is missing, and so is NQUEENS_REDIS');
  if (file === undefined) return { url };
  if (parsed(url).password) {
    throw new UsageError('the address has a password already; --redis-password-file adds one');
  }
  return { url, password: passwordIn(file) };
}

function passwordIn(file) {
  let text;
  try {
    text = textOfFile(file);
  } catch (error) {
    throw new UsageError(`--redis-password-file cannot be read: ${error.message}`);
  }
  const [password] = text.split(/\r?\n/);
  if (password !== '') return password;
  throw new UsageError(`--redis-password-file ${file} has an empty first line`);
}

/** A connection that answered, or a clear error within five seconds. */
export async function connect(Redis, url, password) {
  const secret = password === undefined ? {} : { password };
  const redis = new Redis(parsed(url).href, { maxRetriesPerRequest: null, ...secret });
  let lastError = 'no answer';
  redis.on('error', (error) => {
    lastError = error.message || error.code; // it tries again by itself
  });
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(lastError)), PATIENCE_MS);
  });
  try {
    await Promise.race([redis.ping(), late]);
    return redis;
  } catch (error) {
    redis.disconnect();
    throw new UsageError(`no Redis at ${shown(url)}: ${error.message}`);
  } finally {
    clearTimeout(timer);
  }
}

/** A worker that died is noticed after this time, and its job is taken over. */
export const LOCK_MS = 5000;
export const STALLED_MS = 2000;
