/**
 * call.js -- one function of the library, whose work a worker does.
 *
 * The thread that asks checks the arguments, sends the worker one step after the other
 * (core/steps.js), and makes a result of the answers. A step cannot be interrupted from
 * outside, so cancelling a call ends its worker. A call whose worker died is made again,
 * three times at the most.
 */
import { NQueensError } from '../core/errors.js';
import { checkOptionNames, optionNames } from '../core/option_names.js';
import { refuseUnknown } from '../core/unknown_names.js';
import { onAbort } from './aborts.js';
import { abortError, checkSignal, WorkerDeath } from './errors.js';
import { MOST_DEATHS } from './limits.js';
import { doSteps } from './worker_steps.js';

/**
 * A signal cannot be sent to a worker: take it out of the options of the function of that
 * name, which come last.
 */
export function splitSignal(name, values) {
  const options = values.at(-1);
  if (values.length < 2 || !isOptions(options)) return [values];
  refuseUnknown(`${name}()`, options, [...(optionNames(name) ?? []), 'signal']);
  if (!('signal' in options)) return [values];
  const { signal, ...rest } = options;
  return [[...values.slice(0, -1), rest], signal];
}

const isOptions = (value) =>
  typeof value === 'object' && value !== null && typeof value[Symbol.iterator] !== 'function';

/** `run` is the function of that name in core. */
export async function call(backend, name, run, given) {
  const [values, signal] = splitSignal(name, given);
  return callWith(backend, name, run, values, signal);
}

export async function callWith(backend, name, run, values, signal) {
  checkSignal(signal);
  backend.pool.refuseIfClosed();
  const engine = await backend.engine();
  checkOptionNames(name, values);
  for (let deaths = 1; ; deaths++) {
    try {
      return await callOnce(backend.pool, run(engine, ...values), signal);
    } catch (error) {
      if (signal?.aborted) throw abortError(signal);
      if (!(error instanceof WorkerDeath)) throw error;
      if (deaths === MOST_DEATHS) throw failure(name, error);
    }
  }
}

/** What is refused at once, and what needs no work of C, takes no worker. */
async function callOnce(pool, work, signal) {
  if (typeof work?.throw !== 'function') return work;
  const first = work.next();
  if (first.done) return first.value;
  const worker = await pool.take(signal);
  const off = onAbort(signal, () => worker.end('its call was cancelled'));
  try {
    if (signal?.aborted) throw abortError(signal); // while it waited for the worker
    return await doSteps(worker, work, first);
  } finally {
    off();
    pool.release(worker);
  }
}

export function failure(what, death) {
  return new NQueensError(`${what} failed ${MOST_DEATHS} times: ${death.message}`, {
    cause: death,
  });
}
