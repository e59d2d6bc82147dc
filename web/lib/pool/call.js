/**
 * call.js -- one function of the library, run in a worker.
 *
 * A call cannot be interrupted from outside, so cancelling it ends its worker. A call
 * whose worker died is made again, three times at the most.
 */
import { NQueensError } from '../core/errors.js';
import { onAbort } from './aborts.js';
import { abortError, checkSignal, WorkerDeath } from './errors.js';
import { MOST_DEATHS } from './limits.js';

export async function call(pool, name, values, signal) {
  checkSignal(signal);
  for (let deaths = 1; ; deaths++) {
    try {
      return await callOnce(pool, name, values, signal);
    } catch (error) {
      if (signal?.aborted) throw abortError(signal);
      if (!(error instanceof WorkerDeath)) throw error;
      if (deaths === MOST_DEATHS) throw failure(name, error);
    }
  }
}

async function callOnce(pool, name, values, signal) {
  const worker = await pool.take(signal);
  const off = onAbort(signal, () => worker.end('its call was cancelled'));
  try {
    if (signal?.aborted) throw abortError(signal); // while it waited for the worker
    return await worker.ask('call', name, values);
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
