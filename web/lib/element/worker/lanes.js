/**
 * lanes.js -- the workers that answer the element's questions, one for each lane.
 *
 * Questions of one lane are answered one after the other. A worker answers questions about
 * the board, another reads traces, a third one goes through whole searches, so that a long
 * question never holds up a step.
 */
import { Pool } from '../../pool/pool.js';
import { startThread } from '../../pool/thread.js';
import { WorkerLane } from '../../pool/worker_lane.js';
import { deskModule, makeWorker, startHere } from './start.js';

/** By lane: the desk (desks/) of its worker. */
const DESKS = { board: 'positions', trace: 'searches', search: 'searches', text: 'texts' };

export class Lanes {
  #pool;
  #lanes = new Map();
  #pools = [];

  /** `pool` is one whose workers know the questions; without it each lane has one of its own. */
  constructor(pool = null) {
    this.#pool = pool;
  }

  ask(lane, name, args, options) {
    if (!this.#lanes.has(lane)) this.#lanes.set(lane, new WorkerLane(this.#poolFor(lane)));
    return this.#lanes.get(lane).ask(name, args, options);
  }

  #poolFor(lane) {
    const pool = this.#pool ?? deskPool(DESKS[lane]);
    this.#pools.push(pool);
    return pool;
  }

  close() {
    for (const pool of this.#pools) pool.close();
  }
}

/** Every worker is leased to a lane: none is kept for others. */
function deskPool(desk) {
  const start = (hears) => startThread(() => makeWorker(desk), hears);
  return new Pool({ limit: 0, module: () => deskModule(desk), start, instead: startHere });
}
