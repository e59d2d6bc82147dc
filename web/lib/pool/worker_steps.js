/**
 * worker_steps.js -- steps (core/steps.js) that a worker does, one message each.
 */
import { WorkerDeath } from './errors.js';

/** Whether a worker's memory is full: it has to be given back. */
const isFull = (error) => error?.code === 'out-of-memory';

/** What a function gives when a worker does its steps. A worker that dies ends it at once. */
export async function doSteps(worker, work, first = work.next()) {
  try {
    let { done, value } = first;
    while (!done) ({ done, value } = await answered(worker, work, value));
    return value;
  } catch (error) {
    if (!isFull(error)) throw error;
    worker.end(error.message);
    throw new WorkerDeath(error.message);
  }
}

async function answered(worker, work, step) {
  let answer;
  try {
    answer = await worker.ask('step', step);
  } catch (error) {
    if (error instanceof WorkerDeath) throw error; // nothing can be given back any more
    return work.throw(error);
  }
  return work.next(answer);
}
