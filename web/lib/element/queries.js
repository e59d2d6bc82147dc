/**
 * queries.js -- what the element asks of the solver; the only file that knows how.
 *
 * Everything runs in workers: the page never waits. All of it is loaded with the first
 * question (see worker/engine.js).
 */
import { lanesClass, solverModule } from './worker/engine.js';

export class BoardQueries {
  #solver = null;
  #lanes = null;
  #counting = null; // lanes of the solver's workers, which know all algorithms

  /** Asks in a lane; questions of one lane are answered one after the other. */
  async #ask(lane, name, args, options) {
    const Lanes = await lanesClass();
    this.#lanes ??= new Lanes();
    return this.#answer(this.#lanes, lane, name, args, options);
  }

  /** Asks about a count. */
  async #askCounting(name, args, options) {
    const [Lanes, solver] = await Promise.all([lanesClass(), this.#open(args.n)]);
    this.#counting ??= new Lanes(solver.pool);
    return this.#answer(this.#counting, 'count', name, args, options);
  }

  async #answer(lanes, lane, name, args, options) {
    try {
      return await lanes.ask(lane, name, args, options);
    } catch (error) {
      if (error.name === 'LoadError') this.close();
      throw error;
    }
  }

  /** What counts a board of size n: small ones do with less. */
  async #open(n) {
    const { BoardSolver, moduleFor } = await solverModule();
    const module = moduleFor(n);
    if (this.#solver?.module !== module) {
      this.#solver?.close();
      this.#counting = null;
      this.#solver = new BoardSolver(module);
    }
    return this.#solver;
  }

  /** The algorithms with their limits, as the core tells them that counts a board of size n. */
  algorithms(n, options) {
    return this.#askCounting('algorithms', { n }, options);
  }

  // ---- Play ----

  /** How many ways a position can be completed: { verdict, ways, atLeast, positions }. */
  completions(question, options) {
    return this.#ask('board', 'completions', question, options);
  }

  /** A solution that keeps the position's queens, or null. */
  complete(question, options) {
    return this.#ask('board', 'complete', question, options);
  }

  /** The next queen with its reason, or the reason why there is none. */
  hint(question, options) {
    return this.#ask('board', 'hint', question, options);
  }

  /** The regions of the puzzle with that seed and grade: a region number for each cell. */
  regions(n, { seed, grade }, options) {
    return this.#ask('board', 'regions', { n, seed, grade }, options);
  }

  /** How hard a puzzle is, and whether it has one solution. */
  grade(question, options) {
    return this.#ask('board', 'grade', question, options);
  }

  /** Two solutions of a puzzle that has several, as columns. */
  rivals(question, options) {
    return this.#ask('board', 'rivals', question, options);
  }

  /** Which of all solutions the queens are, from 1: { i, n }. */
  rank(question, options) {
    return this.#ask('board', 'rank', question, options);
  }

  /** The names of the core's formats. */
  formats() {
    return this.#ask('text', 'formats');
  }

  /** Boards as text in one of the core's formats. */
  text(boards, format) {
    return this.#ask('text', 'text', { boards, format });
  }

  // ---- Trace ----

  /** Event i with the board after it, as many events around it, and the variables if wanted. */
  traceAt(spec, i, { around, variables }, options) {
    return this.#ask('trace', 'traceAt', { spec, i, around, variables }, options);
  }

  /** The next event of some kind in a direction: its number, or undefined. */
  traceFind(spec, i, wanted, options) {
    return this.#ask('trace', 'traceFind', { spec, i, wanted }, options);
  }

  /** The whole search from afar: its length, its solutions, its upper rows. */
  traceSurvey(spec, layers, options) {
    return this.#ask('search', 'traceSurvey', { spec, layers }, options);
  }

  // ---- Deduction ----

  /** Step i of a puzzle's deduction with the position before it, and all steps from afar. */
  deductionAt(puzzle, i, _wanted, options) {
    return this.#ask('board', 'deductionAt', { puzzle, i }, options);
  }

  /** The next step of some kind in a direction: its number, or undefined. */
  deductionFind(puzzle, i, wanted, options) {
    return this.#ask('board', 'deductionFind', { puzzle, i, wanted }, options);
  }

  // ---- Solutions ----

  /** All solutions, or the first `limit`, with their classes; of a large board one, by `seed`. */
  solutions(n, limit, { seed, ...options }) {
    return this.#ask('search', 'solutions', { n, limit, seed }, options);
  }

  // ---- Count ----

  /** Counts on all cores. */
  async count(n, options) {
    return (await this.#open(n)).count(n, options);
  }

  /** How far a stored count is. */
  storedCount(question, options) {
    return this.#askCounting('stored', question, options);
  }

  /** About how many milliseconds a count would take. */
  forecast(question, options) {
    return this.#askCounting('forecast', question, options);
  }

  close() {
    this.#solver?.close();
    this.#lanes?.close();
    this.#solver = null;
    this.#lanes = null;
    this.#counting = null;
  }
}
