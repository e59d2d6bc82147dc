/**
 * solver.js -- the library behind a pool of workers: everything is a promise.
 *
 * What hands out one thing after another gets a worker of its own (STREAMS); a count is
 * spread over all of them; every other function of the core runs in any worker. The thread
 * that asks keeps a small instance of its own, for refusing bad arguments at once
 * and for a count's progress, and never searches anything itself.
 */
import { anySeed, numberOf, optionsOf, show, wholeNumber, withSeed } from '../core/arguments.js';
import { compile, load } from '../core/index.js';
import { inNode, nodeModule } from '../core/node.js';
import { optionNames } from '../core/option_names.js';
import { addRenamed } from '../core/renamed.js';
import { functionNames } from '../core/sections.js';
import { refuseUnknown } from '../core/unknown_names.js';
import { call } from './call.js';
import { count, countUnits } from './count.js';
import { checkSignal } from './errors.js';
import { MOST_WORKERS, PATIENCE_MS } from './limits.js';
import { startLocalThread } from './local_thread.js';
import { makeWorker } from './make_worker.js';
import { Pool } from './pool.js';
import { RemoteTrace } from './remote_trace.js';
import { SolutionStream } from './solution_stream.js';
import { startThread } from './thread.js';
import { WorkerServer } from './worker_server.js';
import { workerSource } from './worker_source.js';

/** Functions of the library that hand out one thing after another. */
const STREAMS = ['solutions', 'completions', 'dimacs'];

/** Functions without a promise: each of their steps would need a message to a worker. */
export const SYNC_ONLY = ['units', 'progress', 'formatter', 'estimator'];

const CALL_OPTIONS = ['signal'];
const COUNT_OPTIONS = [
  ...CALL_OPTIONS,
  ...['algorithm', 'verify', 'workers', 'onProgress', 'checkpoint'],
];
const SOLVER_OPTIONS = ['workers', 'wasm', 'worker', 'patience'];

/** As long as the machine has not said how many cores it has. */
const FEW_WORKERS = 2;
const MOST_PATIENCE_MS = 86_400_000;

/** How many cores the machine admits to; undefined where only a promise can tell. */
const coresAtOnce = () =>
  globalThis.navigator?.hardwareConcurrency ??
  coresOf(globalThis.process?.getBuiltinModule?.('node:os'));

const coresOf = (os) => os?.availableParallelism?.() ?? os?.cpus().length;

/** This thread as a worker. */
const startLocal = (hears) => startLocalThread(hears, new WorkerServer(load));

/** None where the package has no worker to start: at the edge. */
const usualWorkers = () => (workerSource() === null ? 0 : coresAtOnce());

/**
 * A signal cannot be sent to a worker: take it out of the options of the function of that
 * name, which come last.
 */
function splitSignal(name, values) {
  const options = values.at(-1);
  if (values.length < 2 || !isOptions(options)) return [values];
  refuseUnknown(`${name}()`, options, [...(optionNames(name) ?? []), ...CALL_OPTIONS]);
  if (!('signal' in options)) return [values];
  const { signal, ...rest } = options;
  return [[...values.slice(0, -1), rest], signal];
}

const isOptions = (value) =>
  typeof value === 'object' && value !== null && typeof value[Symbol.iterator] !== 'function';

/** A stream is not asked before its first next(): what can be refused at once is. */
function checkAtCall([n, options], signal) {
  numberOf('n', n);
  optionsOf(options);
  if (!signal?.aborted) checkSignal(signal); // an abort rejects what is asked for
}

/** A pool of workers with the library in each. */
export class Solver {
  #pool;
  #local = null;
  #makeLocal;
  #source;
  #asksForCores; // before Node 20.16, which hands out its modules by promise only
  #module = null;
  #own = null;

  /**
   * - `workers`: how many workers there may be; the number of cores without it, 0: this
   *   thread does the work
   * - `wasm`: where the WebAssembly is; the one of the package without it
   * - `worker`: the worker's URL, or a function that makes one; for pages whose policy
   *   forbids `blob:` workers
   * - `patience`: after how many milliseconds of silence a worker that counts is
   *   believed to hang
   * @param {import('./index.js').SolverOptions} options
   */
  constructor(options = {}) {
    refuseUnknown('a solver', options, SOLVER_OPTIONS);
    const { workers = usualWorkers(), wasm, worker, patience = PATIENCE_MS } = options;
    const limit = workers === undefined ? FEW_WORKERS : workers;
    wholeNumber('workers', limit, 0, MOST_WORKERS);
    wholeNumber('patience', patience, 1, MOST_PATIENCE_MS);
    this.#source = wasm;
    this.#asksForCores = workers === undefined && inNode();
    const module = () => this.#compiled();
    this.#makeLocal = () => new Pool({ limit: 1, module, start: startLocal, patience });
    const source = workerOf(worker);
    const make = typeof source === 'function' ? source : () => makeWorker(source);
    const start = (hears) => startThread(make, hears);
    const own = source === undefined ? startLocal : undefined;
    if (limit === 0) this.#pool = this.#localPool();
    else this.#pool = new Pool({ limit, module, start, instead: own, patience });
  }

  /** The pool of those who want no worker: this thread does what it is asked. */
  #localPool() {
    this.#local ??= this.#makeLocal();
    return this.#local;
  }

  #poolFor(options) {
    return options?.workers === 0 ? this.#localPool() : this.#pool;
  }

  // Compiled once for all workers; after a failure the next call tries again.
  #compiled() {
    this.#module ??= this.#compile().catch((error) => {
      this.#module = null;
      throw error;
    });
    return this.#module;
  }

  async #compile() {
    if (this.#asksForCores) this.#pool.grow(coresOf(await nodeModule('node:os')));
    return compile(this.#source);
  }

  #core() {
    this.#own ??= this.#compiled()
      .then(load)
      .catch((error) => {
        this.#own = null;
        throw error;
      });
    return this.#own;
  }

  /** How many workers there may be. */
  get workers() {
    return this.#pool === this.#local ? 0 : this.#pool.limit;
  }

  /** The number of solutions. */
  async count(n, options) {
    refuseUnknown('count()', options, COUNT_OPTIONS);
    return count(await this.#core(), this.#poolFor(options), n, options);
  }

  /** A part of a count: what each of the units `from` to `to` found. */
  async countUnits(n, options) {
    refuseUnknown('countUnits()', options, [...COUNT_OPTIONS, 'from', 'to']);
    return countUnits(await this.#core(), this.#poolFor(options), n, options);
  }

  /** The solutions sorted into classes of images; all workers count them first. */
  async classCounts(n, options) {
    refuseUnknown('classCounts()', options, [...COUNT_OPTIONS, 'solutions']);
    const { solutions: given, ...rest } = optionsOf(options);
    const solutions = given ?? (await this.count(n, rest));
    const { signal } = rest;
    return call(this.#pool, 'classCounts', [n, { solutions }], signal);
  }

  /** How many solutions there are, if turned and flipped ones are the same. */
  async countUnique(n, options) {
    refuseUnknown('countUnique()', options, [...COUNT_OPTIONS, 'solutions']);
    return (await this.classCounts(n, options)).classes;
  }

  /** What an algorithm does, event by event. */
  async trace(...given) {
    const [values, signal] = splitSignal('trace', given);
    return RemoteTrace.open(this.#pool, values, signal);
  }

  /** A solution drawn with the same chance as every other. */
  randomSolution(...given) {
    return this.#seeded('randomSolution', given);
  }

  /** A puzzle of coloured regions. */
  puzzle(...given) {
    return this.#seeded('puzzle', given);
  }

  /** The seed is chosen here: what comes from a worker could not say it. */
  async #seeded(name, given) {
    const [[n, options], signal] = splitSignal(name, given);
    const { seed = anySeed(), ...rest } = optionsOf(options);
    return withSeed(await call(this.#pool, name, [n, { ...rest, seed }], signal), seed);
  }

  /** The algorithms, and the largest n that each takes. */
  async algorithms() {
    return (await this.#core()).algorithms;
  }

  /** The names of the formats. */
  async formats() {
    return (await this.#core()).formats;
  }

  /** The names of the methods of solve. */
  async methods() {
    return (await this.#core()).methods;
  }

  /** The names of the rules. */
  async rules() {
    return (await this.#core()).rules;
  }

  /** How many units a count has. */
  async unitCount(n, options) {
    return (await this.#core()).unitCount(n, options);
  }

  /** End all workers. Runs that are under way are rejected. */
  close() {
    this.#pool.close();
    this.#local?.close();
  }

  static {
    const special = [...STREAMS, ...SYNC_ONLY, ...Object.getOwnPropertyNames(Solver.prototype)];
    for (const name of functionNames().filter((any) => !special.includes(any))) {
      Solver.prototype[name] = async function (...given) {
        const [values, signal] = splitSignal(name, given);
        return call(this.#pool, name, values, signal);
      };
    }
    for (const name of STREAMS) {
      Solver.prototype[name] = function (...given) {
        const [values, signal] = splitSignal(name, given);
        checkAtCall(values, signal);
        return new SolutionStream(this.#pool, name, values, signal);
      };
    }
    addRenamed(Solver.prototype);
    if (Symbol.dispose) Solver.prototype[Symbol.dispose] = Solver.prototype.close;
  }
}

function workerOf(worker) {
  const fits = worker === undefined || typeof worker === 'function' || typeof worker === 'string';
  if (fits || worker instanceof URL) return worker;
  throw new TypeError(`worker must be a URL or a function that makes one, not ${show(worker)}`);
}
