/**
 * backend.js -- what does the work of a solver: workers, or this thread.
 *
 * The thread that asks keeps a small instance of its own, which knows limits, names and
 * errors: it refuses bad arguments, and keeps a count's progress. It never searches anything.
 */
import { show, wholeNumber } from '../core/arguments.js';
import { compile } from '../core/compile.js';
import { engineOf } from '../core/engine.js';
import { inNode, nodeModule } from '../core/node.js';
import { refuseUnknown } from '../core/unknown_names.js';
import { MOST_WORKERS, PATIENCE_MS } from './limits.js';
import { makeWorker } from './make_worker.js';
import { Pool } from './pool.js';
import { startThread } from './thread.js';
import { workerSource } from './worker_source.js';

const OPTIONS = ['workers', 'wasm', 'worker', 'patience'];

/** As long as the machine has not said how many cores it has. */
const FEW_WORKERS = 2;
const MOST_PATIENCE_MS = 86_400_000;

/** How many cores the machine admits to; undefined where only a promise can tell. */
const coresAtOnce = () =>
  globalThis.navigator?.hardwareConcurrency ??
  coresOf(globalThis.process?.getBuiltinModule?.('node:os'));

const coresOf = (os) => os?.availableParallelism?.() ?? os?.cpus().length;

/** This thread as a worker: loaded where there are none, or none are wanted. */
async function startLocal(hears) {
  const { startLocalThread, WorkerServer } = await import('./this_thread.js');
  return startLocalThread(hears, new WorkerServer());
}

/** None where the package has no worker to start: at the edge. */
const usualWorkers = () => (workerSource() === null ? 0 : coresAtOnce());

export class Backend {
  #local = null;
  #makeLocal;
  #source;
  #asksForCores; // before Node 20.16, which hands out its modules by promise only
  #module = null;
  #engine = null;

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
    refuseUnknown('a solver', options, OPTIONS);
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
    /** Workers, or this thread. */
    this.pool =
      limit === 0 ? this.#localPool() : new Pool({ limit, module, start, instead: own, patience });
  }

  /** The pool of those who want no worker: this thread does what it is asked. */
  #localPool() {
    this.#local ??= this.#makeLocal();
    return this.#local;
  }

  /** What does the work of a call with these options. */
  poolFor(options) {
    return options?.workers === 0 ? this.#localPool() : this.pool;
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
    if (this.#asksForCores) this.pool.grow(coresOf(await nodeModule('node:os')));
    return compile(this.#source);
  }

  /**
   * This thread's own instance.
   *
   * @returns {Promise<import('../core/wasm_instance.js').WasmInstance>}
   */
  engine() {
    this.#engine ??= this.#compiled()
      .then(engineOf)
      .catch((error) => {
        this.#engine = null;
        throw error;
      });
    return this.#engine;
  }

  /** How many workers there may be. */
  get workers() {
    return this.pool === this.#local ? 0 : this.pool.limit;
  }

  /** End all workers. Runs that are under way are rejected. */
  close() {
    this.pool.close();
    this.#local?.close();
  }
}

function workerOf(worker) {
  const fits = worker === undefined || typeof worker === 'function' || typeof worker === 'string';
  if (fits || worker instanceof URL) return worker;
  throw new TypeError(`worker must be a URL or a function that makes one, not ${show(worker)}`);
}
