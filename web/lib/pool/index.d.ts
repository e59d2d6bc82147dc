/**
 * index.d.ts -- the types of `nqueens`: everything off the main thread, as promises.
 */
import type {
  Algorithm,
  AlgorithmName,
  AlgorithmOptions,
  Cell,
  ClassCounts,
  ClassOptions,
  CompleteOptions,
  Conflict,
  CountCompletionsOptions,
  Estimate,
  EstimateOptions,
  FormatName,
  FormatOptions,
  Hint,
  Image,
  MethodName,
  PuzzleOptions,
  RegionPuzzle,
  Report,
  ReportOptions,
  RulesName,
  SeedOptions,
  Solution,
  SolutionsOptions,
  SolveOptions,
  TraceEvent,
  TraceOptions,
  VerifyOptions,
  WasmSource,
} from '../core/index.js';

export type {
  Algorithm,
  AlgorithmName,
  AlgorithmOptions,
  Cell,
  ClassCounts,
  ClassOptions,
  CompleteOptions,
  Conflict,
  CountCompletionsOptions,
  Estimate,
  EstimateOptions,
  FormatName,
  FormatOptions,
  Hint,
  HintKind,
  Image,
  Line,
  MethodName,
  PuzzleOptions,
  RegionPuzzle,
  Report,
  ReportOptions,
  Rows,
  RulesName,
  SeedOptions,
  Solution,
  SolutionsOptions,
  SolveOptions,
  Square,
  TraceEvent,
  TraceLevel,
  TraceOptions,
  VerifyOptions,
  WasmSource,
} from '../core/index.js';
export { DeadInstanceError, LoadError, NQueensError } from '../core/index.js';

/** What every call takes. */
export interface CallOptions {
  /** Cancels the run: the work itself stops, and the promise rejects with an AbortError. */
  signal?: AbortSignal | undefined;
}

/** How far a count is. */
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

/** Where a count keeps its progress; anything with these functions will do. */
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
}

/** What `count` takes. */
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

/** What `countUnits` takes. */
export interface CountUnitsOptions extends CountOptions {
  /** The first unit of the part; without it, the first one of the count. */
  from?: number | undefined;
  /** The last unit of the part; without it, the last one of the count. */
  to?: number | undefined;
}

/** A part of a count. */
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

/** The story of a search, as in core, but every answer is a promise. */
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
  /** The queens that stand after the current event: a column or -1 for each row. */
  board(): Promise<number[]>;
  /** The cells the sieve has struck out: 1 or 0 for each cell, row by row. */
  struck(): Promise<Uint8Array>;
  /** Let go of its worker. Closing twice is fine. */
  close(): Promise<void>;
}

/** Solutions one after another; `for await` takes it. */
export interface SolutionStream extends AsyncIterableIterator<Solution> {
  /** The next solution, a fresh array each time. */
  next(): Promise<IteratorResult<Solution, undefined>>;
  /** End the search, also while a next() is under way. Leaving a loop does it, too. */
  return(value?: unknown): Promise<IteratorResult<Solution, undefined>>;
}

/**
 * The number of solutions, counted by all workers together.
 *
 * @throws {TypeError} n is not a number, or an option is of the wrong kind
 * @throws {RangeError} n is not a whole number from 0 to 27, or beyond the algorithm
 * @throws {NQueensError} no such algorithm; a damaged checkpoint (code 18) or one whose
 *   file cannot be used (code `storage`); a work unit whose worker died three times, or
 *   that gave another sum than its mirror image (code 22)
 */
export function count(n: number, options?: CountOptions): Promise<bigint>;

/** A part of a count, for spreading it over machines: what each of some units found. */
export function countUnits(n: number, options?: CountUnitsOptions): Promise<CountedUnits>;

/**
 * How many solutions there are, if turned and flipped ones are the same: all workers
 * count them, and one counts those that a turn leaves as they are.
 */
export function countUnique(n: number, options?: CountOptions & ClassOptions): Promise<bigint>;

/** The same, sorted by the size of the classes. */
export function classCounts(n: number, options?: CountOptions & ClassOptions): Promise<ClassCounts>;

/** How many solutions a turn leaves as they are; a half turn, unless told otherwise. */
export function countTurned(
  n: number,
  turn?: 'half-turn' | 'quarter-turn',
  options?: CallOptions,
): Promise<bigint>;

/** How many units a count has. */
export function unitNumber(n: number, options?: AlgorithmOptions): Promise<number>;

/**
 * All solutions, one after another, in lexicographic order (but for `sieve-bits`, which
 * hands out each one it finds and then its mirror images). Only a few are searched for
 * in advance; leaving the loop ends the search.
 */
export function solutions(n: number, options?: SolutionsOptions & CallOptions): SolutionStream;

/** The first solution in the algorithm's order, or null when there is none. */
export function firstSolution(
  n: number,
  options?: AlgorithmOptions & CallOptions,
): Promise<Solution | null>;

/**
 * Some solution for any n up to ten million, in time linear in n; null for n = 2 and
 * n = 3, which have none.
 */
export function solve(n: number, options?: SolveOptions & CallOptions): Promise<Solution | null>;

/** What an algorithm does, event by event. Close it when you are done with it. */
export function trace(n: number, options?: TraceOptions & CallOptions): Promise<AsyncTrace>;

/** What an algorithm does on the whole board, or on the way to the first solution. */
export function report(n: number, options?: ReportOptions & CallOptions): Promise<Report>;

/** Whether the columns are a solution; asked of a checker that knows no solver. */
export function check(columns: ArrayLike<number>, options?: CallOptions): Promise<boolean>;

/**
 * Which queens attack which, also past others that stand between them. A row holds the
 * column of its queen, a list of columns, or null for none.
 */
export function conflicts(
  board: ArrayLike<number | readonly number[] | null | undefined>,
  options?: CallOptions,
): Promise<Conflict[]>;

/** The eight images of a board with a queen in every row and column, itself first. */
export function images(columns: ArrayLike<number>, options?: CallOptions): Promise<Solution[]>;

/** The lexicographically least image: the same for all boards of a class. */
export function canonical(columns: ArrayLike<number>, options?: CallOptions): Promise<Solution>;

/** The images that are the board again, besides the board itself. */
export function symmetries(columns: ArrayLike<number>, options?: CallOptions): Promise<Image[]>;

/** How many of the eight images differ. */
export function classSize(
  columns: ArrayLike<number>,
  options?: CallOptions,
): Promise<1 | 2 | 4 | 8>;

/**
 * Some solution that has the given queens, or null when there is none.
 *
 * @throws {NQueensError} it gave up (code 19), or no such rules (code 21)
 */
export function complete(
  n: number,
  options?: CompleteOptions & CallOptions,
): Promise<Solution | null>;

/** Whether there is such a solution. */
export function canComplete(
  n: number,
  options?: CompleteOptions & CallOptions,
): Promise<'yes' | 'no' | 'gave up'>;

/** How many there are, or `limit` if there are that many. NQueensError 19: it gave up. */
export function countCompletions(
  n: number,
  options?: CountCompletionsOptions & CallOptions,
): Promise<bigint>;

/** All of them, one after another. NQueensError 19 ends it: it gave up. */
export function completions(
  n: number,
  options?: CompleteOptions & CallOptions,
): AsyncGenerator<Solution, void, undefined>;

/** What stands where, row by row. */
export function cells(n: number, options?: PuzzleOptions & CallOptions): Promise<Cell[]>;

/** What to do next, and why; null when every row has its queen. */
export function hint(n: number, options?: CompleteOptions & CallOptions): Promise<Hint | null>;

/** A puzzle of coloured regions with exactly one solution, n = 5 to 12. */
export function puzzle(n: number, options?: SeedOptions & CallOptions): Promise<RegionPuzzle>;

/** How many solutions come before this one in lexicographic order. */
export function rank(columns: ArrayLike<number>, options?: CallOptions): Promise<bigint>;

/** The solution with so many before it, or null when there are not so many. */
export function unrank(
  n: number,
  rank: number | bigint,
  options?: CallOptions,
): Promise<Solution | null>;

/** A solution drawn with the same chance as every other, or null when there is none. */
export function randomSolution(
  n: number,
  options?: SeedOptions & CallOptions,
): Promise<Solution | null>;

/** About how many solutions there are, by random probes. */
export function estimate(n: number, options?: EstimateOptions & CallOptions): Promise<Estimate>;

/** A puzzle as a formula for SAT solvers, in DIMACS CNF, piece by piece. */
export function dimacs(
  n: number,
  options?: PuzzleOptions & CallOptions,
): AsyncGenerator<string, void, undefined>;

/**
 * Boards as text: one board, or a list of boards (so `[]` is no board at all, and `[[]]`
 * the one of n = 0). Without a name the format is `dots`.
 */
export function format(
  boards: ArrayLike<number> | readonly ArrayLike<number>[],
  format?: FormatName,
  options?: FormatOptions & CallOptions,
): Promise<string>;

/** The boards in a text; NQueensError 16 names the place where it stops being one. */
export function parse(
  text: string,
  format?: FormatName,
  options?: FormatOptions & CallOptions,
): Promise<Solution[]>;

/** The algorithms in menu order, with the largest n that each takes. */
export function algorithms(): Promise<readonly Algorithm[]>;

/** The names of the methods of `solve`. */
export function methods(): Promise<readonly MethodName[]>;

/** The names of the rules. */
export function rules(): Promise<readonly RulesName[]>;

/** The names of the formats. */
export function formats(): Promise<readonly FormatName[]>;

/** What a solver is made of. */
export interface SolverOptions {
  /** How many workers there may be; without it, as many as the machine has cores. */
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

/** The functions of the package on workers of its own. */
export interface Solver {
  /** How many workers there may be. */
  readonly workers: number;
  readonly count: typeof count;
  readonly countUnits: typeof countUnits;
  readonly countUnique: typeof countUnique;
  readonly classCounts: typeof classCounts;
  readonly countTurned: typeof countTurned;
  readonly unitNumber: typeof unitNumber;
  readonly solutions: typeof solutions;
  readonly firstSolution: typeof firstSolution;
  readonly solve: typeof solve;
  readonly trace: typeof trace;
  readonly report: typeof report;
  readonly check: typeof check;
  readonly conflicts: typeof conflicts;
  readonly images: typeof images;
  readonly canonical: typeof canonical;
  readonly symmetries: typeof symmetries;
  readonly classSize: typeof classSize;
  readonly complete: typeof complete;
  readonly canComplete: typeof canComplete;
  readonly countCompletions: typeof countCompletions;
  readonly completions: typeof completions;
  readonly cells: typeof cells;
  readonly hint: typeof hint;
  readonly puzzle: typeof puzzle;
  readonly rank: typeof rank;
  readonly unrank: typeof unrank;
  readonly randomSolution: typeof randomSolution;
  readonly estimate: typeof estimate;
  readonly dimacs: typeof dimacs;
  readonly format: typeof format;
  readonly parse: typeof parse;
  readonly algorithms: typeof algorithms;
  readonly methods: typeof methods;
  readonly rules: typeof rules;
  readonly formats: typeof formats;
  /** End all workers. Runs that are under way are rejected, and so are new ones. */
  close(): void;
}

/** A solver with workers of its own. It costs nothing before its first call. */
export function createSolver(options?: SolverOptions): Solver;

/**
 * Say where the WebAssembly and the worker are, and how many workers there may be, for
 * the functions of the package and for solvers made later. Needed only where the package
 * cannot use what it carries. Runs of the package's functions that are under way end.
 */
export function init(options?: SolverOptions): void;

/**
 * A checkpoint in a file (Node). It is written beside the old one, flushed and then put
 * in its place: a crash leaves the old file or the new one, never half of one.
 */
export function fileCheckpoint(path: string): Required<CheckpointStorage>;

/** A checkpoint in the browser's database; only one tab at a time counts with its key. */
export function indexedDBCheckpoint(key: string): Required<CheckpointStorage> & {
  /** Forget what was saved under the key. */
  remove(): Promise<void>;
};
