/**
 * lanes.js -- the workers that answer the element's questions, one for each lane.
 *
 * Questions of one lane are answered one after the other. A worker answers questions about
 * the board, another reads traces, so that a long question never holds up a step.
 */
import { Pool } from '../../pool/pool.js';
import { startThread } from '../../pool/thread.js';
import { WorkerLane } from '../../pool/worker_lane.js';
import { boardModule, makeWorker, startHere } from './start.js';

export class Lanes {
  #pool;
  #lanes = new Map();

  /** `pool` is one whose workers know the questions; without it there is one of its own. */
  constructor(pool = boardPool()) {
    this.#pool = pool;
  }

  ask(lane, name, args, options) {
    if (!this.#lanes.has(lane)) this.#lanes.set(lane, new WorkerLane(this.#pool));
    return this.#lanes.get(lane).ask(name, args, options);
  }

  close() {
    this.#pool.close();
  }
}

/** Every worker is leased to a lane: none is kept for others. */
function boardPool() {
  const start = (hears) => startThread(makeWorker, hears);
  return new Pool({ limit: 0, module: boardModule, start, instead: startHere });
}
