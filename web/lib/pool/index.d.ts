/**
 * index.d.ts -- the types of `nqueens`: everything off the main thread, as promises.
 */
import type {
  Algorithm,
  AlgorithmName,
  AlgorithmOptions,
  ClassCounts,
  ClassOptions,
  CompleteOptions,
  FormatName,
  FormatOptions,
  MethodName,
  NQueens,
  PuzzleOptions,
  RulesName,
  Solution,
  SolutionsOptions,
  TraceEvent,
  TraceOptions,
  TraceVariable,
  VerifyOptions,
  WasmSource,
} from '../core/index.js';

export type * from '../core/index.js';
export { DeadInstanceError, LoadError, NQueensError } from '../core/index.js';
// All functions of `nqueens/core` that are not declared here, as promises.
export * from './functions.js';

/**
 * What every call takes.
 *
 * @example
 * await report(8, { signal: AbortSignal.timeout(10_000) });
 */
export interface CallOptions {
  /** Cancels the run: the work itself stops, and the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
}

/** What is no options. */
type Plain = string | number | bigint | ArrayLike<unknown>;

/** The values of a function with a signal among its options, which come last. */
type WithSignal<Values extends readonly unknown[]> =
  Required<Values> extends readonly [...unknown[], infer Last]
    ? [Last] extends [Plain]
      ? [...Values, options?: CallOptions]
      : {
          [I in keyof Values]: [NonNullable<Values[I]>] extends [Plain]
            ? Values[I]
            : (Values[I] & CallOptions) | undefined;
        }
    : never;

/**
 * The function of `nqueens/core` with that name, as a promise.
 *
 * @example
 * const inBackground: Async<'rank'> = rank;
 * await inBackground([3, 7, 4, 2, 0, 6, 1, 5]); // 45n
 */
export type Async<Name extends keyof NQueens> = NQueens[Name] extends (
  ...values: infer Values
) => infer Result
  ? (...values: WithSignal<Values>) => Promise<Result>
  : never;

/**
 * How far a count is.
 *
 * @example
 * const show = ({ fraction, remainingMs }: CountProgress) => {
 *   document.title = `${Math.round(100 * fraction)} %, ${Math.round(remainingMs / 1000)} s to go`;
 * };
 * await count(18, { onProgress: show });
 */
export interface CountProgress {
  /** Work units that are done, those of an earlier run included. */
  done: number;
  /** All work units of this count. */
  total: number;
  /** `done / total`, from 0 to 1. */
  fraction: number;
  /** Solutions in the units that are done. */
  count: bigint;
  /** Milliseconds since this run began. */
  elapsedMs: number;
  /** Milliseconds that the rest will take at this speed; Infinity before there is any. */
  remainingMs: number;
  /** The units that were finished since the last report, how long each took, and where. */
  units: { unit: number; ms: number; worker: number }[];
  /** The units that are being counted now, and which worker is at each. */
  running: { unit: number; worker: number }[];
  /** Why the checkpoint cannot be saved; absent while all is well. The count goes on. */
  unsaved?: unknown;
}

/**
 * Where a count keeps its progress; anything with these functions will do.
 *
 * @example
 * const storage: CheckpointStorage = {
 *   load: async () => (await fetch('/count')).arrayBuffer().then((bytes) => new Uint8Array(bytes)),
 *   save: (bytes) => fetch('/count', { method: 'PUT', body: bytes.slice() }),
 * };
 * await count(20, { checkpoint: storage });
 */
export interface CheckpointStorage {
  /** The bytes that were saved last; null when there are none. */
  load(): Uint8Array | null | PromiseLike<Uint8Array | null>;
  /** Keep these bytes in place of the last ones; called at most twice a second. */
  save(bytes: Uint8Array): unknown;
  /**
   * Called before load(), if it is there: gives a function that unlocks, or throws while
   * somebody else is at the same count.
   */
  lock?(): (() => unknown) | PromiseLike<() => unknown>;
  /**
   * Used in place of save(), if it is there: replaces what is saved (null: nothing) by what
   * `change` makes of it, in one step. So counts in several processes add their units up.
   */
  update?(change: (bytes: Uint8Array | null) => Uint8Array): unknown;
}

/**
 * What `count` takes.
 *
 * @example
 * const options: CountOptions = { algorithm: 'bitmask', workers: 1 };
 * await count(10, options); // 724n
 */
export interface CountOptions extends AlgorithmOptions, CallOptions, VerifyOptions {
  /** How many workers count at once; without it, as many as the solver has. */
  workers?: number | undefined;
  /**
   * Is told how far the count is, at most some twenty times a second, at least about once a
   * second, and at its end.
   */
  onProgress?: ((progress: CountProgress) => void) | undefined;
  /** Where progress is kept, so that a later count of the same n goes on from there. */
  checkpoint?: CheckpointStorage | undefined;
}

/**
 * What `countUnits` takes.
 *
 * @example
 * await countUnits(12, { from: 0, to: 4 });
 */
export interface CountUnitsOptions extends CountOptions {
  /** The first unit of the part; without it, the first one of the count. */
  from?: number | undefined;
  /** The last unit of the part; without it, the last one of the count. */
  to?: number | undefined;
}

/**
 * A part of a count.
 *
 * @example
 * const part: CountedUnits = await countUnits(12, { from: 2, to: 3 });
 * console.log(part.algorithm, part.units, part.sums.length); // fast 64 2
 */
export interface CountedUnits {
  /** The size of the board. */
  n: number;
  /** The algorithm that counted. */
  algorithm: AlgorithmName;
  /** The counting engine's version: parts of different versions never mix. */
  version: string;
  /** How many units the whole count has. */
  units: number;
  /** The first unit of this part. */
  from: number;
  /** The last unit of this part. */
  to: number;
  /** What each unit found, from the first to the last. */
  sums: bigint[];
}

/**
 * The story of a search, as in core, but every answer is a promise. Its `next()`, too, gives the
 * event itself; `for await` takes all events from the first on.
 *
 * @example
 * const story: AsyncTrace = await trace(4, { algorithm: 'board' });
 * (await story.at(51))?.type; // 'solution'
 * await story.board(); // [ 1, 3, 0, 2 ]
 * await story.close();
 */
export interface AsyncTrace extends AsyncIterable<TraceEvent> {
  /** The next event; undefined after the last one. */
  next(): Promise<TraceEvent | undefined>;
  /** The event before; undefined at the first one. */
  previous(): Promise<TraceEvent | undefined>;
  /** Event i of this level, from 0; undefined if there is none. */
  at(i: number): Promise<TraceEvent | undefined>;
  /** The number of events on this level; undefined while a long search is not known. */
  readonly length: number | undefined;
  /** Look ahead through at most `budget` more events; their number, or undefined. */
  measure(budget: number): Promise<number | undefined>;
  /** How many events have been gone through: 0 before the first, 1 at the first. */
  readonly position: number;
  /** The queens that stand after the current event: a column or null for each row. */
  board(): Promise<(number | null)[]>;
  /** The cells the sieve has struck out: 1 or 0 for each cell, row by row. */
  struck(): Promise<Uint8Array>;
  /** The algorithm's own variables after the current event, and what it changed in them. */
  variables(): Promise<TraceVariable[]>;
  /** Let go of its worker. Closing twice is fine. */
  close(): Promise<void>;
  /** `await using` closes it. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Solutions one after another; `for await` takes it.
 *
 * @example
 * const stream: SolutionStream = solutions(8);
 * (await stream.next()).value; // [ 0, 4, 7, 5, 2, 6, 1, 3 ]
 * await stream.return();
 */
export interface SolutionStream extends AsyncIterableIterator<Solution> {
  /** The next solution, a fresh array each time. */
  next(): Promise<IteratorResult<Solution, undefined>>;
  /** End the search, also while a next() is under way. Leaving a loop does it, too. */
  return(value?: unknown): Promise<IteratorResult<Solution, undefined>>;
  /** `await using` ends it. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * The number of solutions, counted by all workers together. It is a bigint, which `JSON.stringify`
 * refuses: send `String(count)`.
 *
 * @throws {TypeError} n is not a number, or an option is of the wrong kind
 * @throws {RangeError} n is not a whole number from 0 to 28, or beyond the algorithm
 * @throws {NQueensError} no such algorithm; a damaged checkpoint (code `bad-checkpoint`) or one whose
 *   file cannot be used (code `storage`); a work unit whose worker died three times, or
 *   that gave another sum than its mirror image (code `mirror-differs`)
 *
 * @example
 * await count(14); // 365596n
 *
 * const seen: number[] = [];
 * const signal = AbortSignal.timeout(60_000);
 * await count(13, { signal, onProgress: ({ fraction }) => seen.push(fraction) }); // 73712n
 * seen.at(-1); // 1
 */
export function count(n: number, options?: CountOptions): Promise<bigint>;

/**
 * A part of a count, for spreading it over machines: what each of some units found.
 *
 * @example
 * const last = (await unitCount(12)) - 1;
 * const { sums } = await countUnits(12, { from: 0, to: last });
 * sums.reduce((total, sum) => total + sum); // 14200n
 */
export function countUnits(n: number, options?: CountUnitsOptions): Promise<CountedUnits>;

/**
 * How many solutions there are, if turned and flipped ones are the same: all workers
 * count them, and one counts those that a turn leaves as they are.
 *
 * @example
 * await countUnique(12); // 1787n
 */
export function countUnique(n: number, options?: CountOptions & ClassOptions): Promise<bigint>;

/**
 * The same, sorted by the size of the classes.
 *
 * @example
 * (await classCounts(12)).ofEight; // 1765n
 */
export function classCounts(n: number, options?: CountOptions & ClassOptions): Promise<ClassCounts>;

/**
 * How many units a count has.
 *
 * @example
 * await unitCount(12); // 64
 */
export function unitCount(n: number, options?: AlgorithmOptions): Promise<number>;

/**
 * @deprecated It is called `unitCount`; a call throws and says so.
 *
 * @example
 * await unitCount(12); // 64
 */
export const unitNumber: never;

/**
 * All solutions, one after another, in lexicographic order (but for `sieve-bits`, which
 * hands out each one it finds and then its mirror images). Only a few are searched for
 * in advance; leaving the loop ends the search.
 *
 * @example
 * for await (const columns of solutions(8)) {
 *   console.log(columns.join(' ')); // 0 4 7 5 2 6 1 3
 *   break; // ends the search
 * }
 */
export function solutions(n: number, options?: SolutionsOptions & CallOptions): SolutionStream;

/**
 * What an algorithm does, event by event. Close it when you are done with it.
 *
 * @example
 * const story = await trace(4, { algorithm: 'board' });
 * for await (const { type } of story) {
 *   if (type === 'solution') console.log((await story.board()).join(' ')); // 1 3 0 2, then 2 0 3 1
 * }
 * await story.close();
 */
export function trace(n: number, options?: TraceOptions & CallOptions): Promise<AsyncTrace>;

/**
 * All of them, one after another. An NQueensError of code `gave-up` ends it.
 *
 * @example
 * for await (const columns of completions(8, { queens: [null, null, null, 1, 3] })) {
 *   console.log(columns.join(' ')); // 2 5 7 1 3 0 6 4, then 5 2 6 1 3 7 0 4
 * }
 */
export function completions(
  n: number,
  options?: CompleteOptions & CallOptions,
): AsyncGenerator<Solution, void, undefined>;

/**
 * A puzzle as a formula for SAT solvers, in DIMACS CNF, piece by piece.
 *
 * @example
 * let text = '';
 * for await (const piece of dimacs(4)) text += piece;
 * text.split('\n').find((line) => line.startsWith('p')); // 'p cnf 16 84'
 */
export function dimacs(
  n: number,
  options?: PuzzleOptions & CallOptions,
): AsyncGenerator<string, void, undefined>;

/**
 * Boards as text: one board, or a list of boards (so `[]` is no board at all, and `[[]]`
 * the one of n = 0). Without a name the format is `dots`.
 *
 * @example
 * await format([1, 3, 0, 2], 'algebraic'); // 'b4 d3 a2 c1\n'
 */
export function format(
  boards: ArrayLike<number> | readonly ArrayLike<number>[],
  format?: FormatName,
  options?: FormatOptions & CallOptions,
): Promise<string>;

/**
 * The algorithms in menu order, with the largest n that each takes.
 *
 * @example
 * (await algorithms()).length; // 8
 */
export function algorithms(): Promise<readonly Algorithm[]>;

/**
 * The names of the methods of `solve`.
 *
 * @example
 * await methods(); // [ 'construct', 'search' ]
 */
export function methods(): Promise<readonly MethodName[]>;

/**
 * The names of the rules.
 *
 * @example
 * await rules(); // [ 'classic', 'torus', 'super', 'touch', 'regions' ]
 */
export function rules(): Promise<readonly RulesName[]>;

/**
 * The names of the formats.
 *
 * @example
 * (await formats()).length; // 9
 */
export function formats(): Promise<readonly FormatName[]>;

/**
 * What a solver is made of.
 *
 * @example
 * init({ worker: '/assets/worker.js', wasm: '/assets/nqueens.wasm' });
 */
export interface SolverOptions {
  /**
   * How many workers there may be; without it, as many as the machine has cores. 0: none,
   * the calling thread does the work and lets others have a turn between two pieces of it.
   */
  workers?: number | undefined;
  /**
   * Where the WebAssembly is: a URL, its bytes, a Response or a compiled Module. Without
   * it, the one inside the package.
   */
  wasm?: WasmSource | PromiseLike<WasmSource> | undefined;
  /**
   * The address of `nqueens/worker`, or a function that makes a Worker of it (in Node one
   * of worker_threads). Without it, the worker's code is inside the package; browsers then
   * start it from a `blob:` address, which a page's policy may forbid.
   */
  worker?: string | URL | (() => unknown) | undefined;
  /**
   * After how many milliseconds without an answer a worker that counts is believed to hang
   * and is replaced: 10 000 without it, and never less than 20 times its longest unit.
   */
  patience?: number | undefined;
}

/** The functions that every solver has. */
type SolverFunctions = Omit<
  typeof import('./index.js'),
  | ('createSolver' | 'init' | 'fileCheckpoint' | 'indexedDBCheckpoint' | 'unitNumber')
  | ('NQueensError' | 'LoadError' | 'DeadInstanceError')
>;

/**
 * The functions of the package on workers of its own.
 *
 * @example
 * const solver: Solver = createSolver({ workers: 1 });
 * await solver.firstSolution(6); // [ 1, 3, 5, 0, 2, 4 ]
 * solver.close();
 */
export interface Solver extends Readonly<SolverFunctions> {
  /** How many workers there may be. */
  readonly workers: number;
  /** End all workers. Runs that are under way are rejected, and so are new ones. */
  close(): void;
  /** `using` closes it. */
  [Symbol.dispose](): void;
}

/**
 * A solver with workers of its own. It costs nothing before its first call.
 *
 * @example
 * const solver = createSolver({ workers: 2 });
 * await solver.count(12); // 14200n
 * solver.close();
 */
export function createSolver(options?: SolverOptions): Solver;

/**
 * Say where the WebAssembly and the worker are, and how many workers there may be, for
 * the functions of the package and for solvers made later. Needed only where the package
 * cannot use what it carries. Runs of the package's functions that are under way end.
 *
 * @example
 * // The thread that asks does the work.
 * init({ workers: 0 });
 * await count(8); // 92n
 */
export function init(options?: SolverOptions): void;

/**
 * A checkpoint in a file (Node). It is written beside the old one, flushed and then put
 * in its place: a crash leaves the old file or the new one, never half of one. Processes that
 * count with the same file add their units up, also on a file system of several machines that
 * renames folders in one step, as NFS does. Where two of them differ on a unit, the count
 * rejects with an NQueensError of code `conflict` that names it.
 *
 * @example
 * await count(20, { checkpoint: fileCheckpoint('twenty.nq') });
 */
export function fileCheckpoint(path: string): Required<CheckpointStorage>;

/**
 * A checkpoint in the browser's database; only one tab at a time counts with its key.
 *
 * @example
 * const checkpoint = indexedDBCheckpoint('twenty');
 * await count(20, { checkpoint });
 * await checkpoint.remove();
 */
export function indexedDBCheckpoint(key: string): Required<Omit<CheckpointStorage, 'update'>> & {
  /** Forget what was saved under the key. */
  remove(): Promise<void>;
};
