/**
 * runners.js -- the race itself: every algorithm, one n after the other, in workers.
 *
 * One runs at a time, so that nobody is slowed down by another, and short laps are repeated:
 * the best time counts. A runner whose next lap would take longer than ten seconds stops there.
 */
import { algorithmNames } from '../../../lib/core/algorithm_table.js';
import { BoardSolver } from '../../../lib/element/worker/solver.js';
import { WorkerLane } from '../../../lib/pool/worker_lane.js';
import { SIZES } from './published-times.js';
import { keepLaps, recallLaps } from './saved-results.js';

/** The fastest come first: the menu begins with the plainest. */
export const RUNNERS = algorithmNames('counts').reverse();

/** Laps that would take longer are not run. */
const LONGEST_LAP_MS = 10_000;

/** Laps that are shorter are run several times: their first time is often not their best. */
const SHORT_LAP_MS = 400;
const MOST_LAPS = 3;

/** How much longer the next n takes while nothing better is known. */
const USUAL_GROWTH = 8;

export class Race {
  #solver = null;
  #lanes = new Map();
  #stopped = false;
  /** name -> Map of n -> { ms, nodes, count } */
  laps = new Map(RUNNERS.map((name) => [name, new Map()]));
  /** name -> { n, fraction, ms } while it runs, null when it rests, 'out' when it has stopped. */
  state = new Map(RUNNERS.map((name) => [name, null]));
  n = SIZES[0];
  /** Who takes part, and the largest n; both may change while it runs. */
  names = RUNNERS;
  most = SIZES.at(-1);
  /** Whether it came to its end. */
  done = false;

  running = false;

  /** The race that was run last in this browser. */
  static last() {
    const race = new Race();
    recallLaps(race.laps);
    race.done = [...race.laps.values()].some((laps) => laps.size > 0);
    return race;
  }

  /** Who takes part, and up to which n; what the others ran last in `before` is kept. */
  static of(names, most, before) {
    const race = new Race();
    for (const name of RUNNERS) {
      if (!names.includes(name)) race.laps.set(name, before.laps.get(name));
    }
    return Object.assign(race, { names, most });
  }

  get sizes() {
    return SIZES.filter((n) => n <= this.most);
  }

  /** The largest n that most of them have run, all if possible. */
  get fairest() {
    const field = (n) => this.names.filter((name) => this.laps.get(name).has(n)).length;
    return this.sizes.reduce((best, n) => (field(n) >= field(best) && field(n) ? n : best));
  }

  /** Runs until everybody is out; `onchange` is called whenever something moved. */
  async run(onchange) {
    this.running = true;
    for (const n of SIZES) {
      const field = this.names.filter((name) => this.state.get(name) !== 'out');
      if (!field.length || this.#stopped || n > this.most) break;
      this.n = n;
      await this.#heat(n, field, onchange);
    }
    this.done = !this.#stopped;
    this.running = false;
    this.stop();
    keepLaps(this.laps);
    onchange();
  }

  stop() {
    this.#stopped = true;
    this.#solver?.close();
    this.#solver = null;
    this.#lanes.clear();
    for (const [name, state] of this.state) if (state !== 'out') this.state.set(name, null);
  }

  async #heat(n, field, onchange) {
    for (const name of field) {
      for (let lap = 0; lap < MOST_LAPS && !this.#stopped; lap++) {
        await this.#lap(name, n, onchange);
        if ((this.laps.get(name).get(n)?.ms ?? Infinity) > SHORT_LAP_MS) break;
      }
    }
  }

  async #lap(name, n, onchange) {
    const onProgress = ({ fraction, ms }) => {
      this.state.set(name, { n, fraction, ms });
      onchange();
    };
    onProgress({ fraction: 0, ms: 0 });
    try {
      const { ms, nodes, count } = await this.#lane(name).ask(
        'lap',
        { n, algorithm: name },
        { onProgress },
      );
      const best = Math.min(ms, this.laps.get(name).get(n)?.ms ?? ms);
      this.laps.get(name).set(n, { ms: best, nodes, count });
      this.state.set(name, this.#forecast(name) > LONGEST_LAP_MS ? 'out' : null);
    } catch (error) {
      if (error.name !== 'AbortError') this.state.set(name, 'out');
    }
    onchange();
  }

  #lane(name) {
    this.#solver ??= new BoardSolver();
    if (!this.#lanes.has(name)) this.#lanes.set(name, new WorkerLane(this.#solver.pool));
    return this.#lanes.get(name);
  }

  /** The time of the next lap, from the last two. */
  #forecast(name) {
    const times = [...this.laps.get(name).values()].map(({ ms }) => ms);
    const [before, last] = times.slice(-2);
    if (last === undefined) return before * USUAL_GROWTH;
    return last * Math.max(2, Math.min(12, last / before));
  }
}
