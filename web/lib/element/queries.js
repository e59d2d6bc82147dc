/**
 * queries.js -- what the element asks of the solver; the only file that knows how.
 *
 * Everything runs in workers: the page never waits. One worker answers questions about
 * the board, another reads traces, so that a long question never holds up a step.
 */
import { Solver } from '../pool/solver.js';
import { WorkerClient } from './worker/client.js';
import { solverOptions } from './worker/start.js';

export class BoardQueries {
  #board = new WorkerClient();
  #trace = new WorkerClient();
  #survey = new WorkerClient();
  #solver = null;

  /** The algorithms with their limits, as the core tells them. */
  algorithms(options) {
    return this.#board.ask('algorithms', {}, options);
  }

  // ---- Play ----

  /** How many ways a position can be completed: { verdict, ways, atLeast, positions }. */
  completions(question, options) {
    return this.#board.ask('completions', question, options);
  }

  /** A solution that keeps the position's queens, or null. */
  complete(question, options) {
    return this.#board.ask('complete', question, options);
  }

  /** The next queen with its reason, or the reason why there is none. */
  hint(question, options) {
    return this.#board.ask('hint', question, options);
  }

  /** The regions of the puzzle with that seed: a region number for each cell. */
  regions(n, seed, options) {
    return this.#board.ask('regions', { n, seed }, options);
  }

  /** The names of the core's formats. */
  formats() {
    return this.#board.ask('formats');
  }

  /** Boards as text in one of the core's formats. */
  text(boards, format) {
    return this.#board.ask('text', { boards, format });
  }

  // ---- Trace ----

  /** Event i with the board after it and the events around it. */
  traceAt(spec, i, around, options) {
    return this.#trace.ask('traceAt', { spec, i, around }, options);
  }

  /** The next event of some kind in a direction: its number, or undefined. */
  traceFind(spec, i, wanted, options) {
    return this.#trace.ask('traceFind', { spec, i, wanted }, options);
  }

  /** The whole search from afar: its length, its solutions, its upper rows. */
  traceSurvey(spec, options) {
    return this.#survey.ask('traceSurvey', { spec }, options);
  }

  // ---- Solutions ----

  /** All solutions, or the first `limit`, with their classes of symmetry. */
  solutions(n, limit, options) {
    return this.#board.ask('solutions', { n, limit }, options);
  }

  // ---- Count ----

  /** Counts on all cores; options as in the package. */
  count(n, options) {
    this.#solver ??= new Solver(solverOptions());
    return this.#solver.count(n, options);
  }

  /** How far a stored count is. */
  storedCount(question, options) {
    return this.#board.ask('stored', question, options);
  }

  /** About how many milliseconds a count would take. */
  forecast(question, options) {
    return this.#board.ask('forecast', question, options);
  }

  close() {
    this.#solver?.close();
    this.#solver = null;
    for (const client of [this.#board, this.#trace, this.#survey]) client.close();
  }
}
