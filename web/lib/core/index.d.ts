/**
 * core.d.ts -- the types of `nqueens/core`: the engine on the thread that calls it.
 */

declare global {
  // In platforms and libraries of types that do not have them yet.
  interface SymbolConstructor {
    readonly dispose: unique symbol;
    readonly asyncDispose: unique symbol;
  }
}

/**
 * One column number per row, top to bottom, counted from 0: `[1, 3, 0, 2]` for n = 4.
 *
 * @example
 * const columns: Solution = [1, 3, 0, 2];
 * nq.check(columns); // true
 */
export type Solution = number[];

/**
 * The short name of an algorithm, as in `nq.algorithms`.
 *
 * @example
 * const algorithm: AlgorithmName = 'dancing-links';
 * nq.count(6, { algorithm }); // 4n
 */
export type AlgorithmName =
  | 'board'
  | 'array'
  | 'sieve'
  | 'sieve-bits'
  | 'lookup'
  | 'bitmask'
  | 'dancing-links'
  | 'fast';

/**
 * A board that may have gaps, row by row: the column of the row's queen, null for none, or
 * the columns of several. As text it is `1,-,0.2,3`.
 *
 * @example
 * const board: Position = [0, null, [1, 2], 3];
 * nq.conflicts(board).length; // 4
 */
export type Position = (number | null | number[])[];

/**
 * What is taken for a `Position`: -1 and `[]` mean an empty row, too.
 *
 * @example
 * const queens: Rows = [1, -1, [], null];
 * nq.complete(4, { queens }); // [ 1, 3, 0, 2 ]
 */
export type Rows = ArrayLike<number | readonly number[] | null | undefined>;

/**
 * A compiled `WebAssembly.Module`. (Declared here, so that these types need neither the
 * DOM's nor Node's.)
 *
 * @example
 * const module: WasmModule = await compile();
 * const worker = new Worker('worker.js');
 * // The worker starts it by `await load(event.data)`.
 * worker.postMessage(module);
 */
export type WasmModule = object;

/**
 * A `Response` of `fetch`, as far as it is read.
 *
 * @example
 * await load(fetch('/assets/nqueens.wasm'));
 */
export interface WasmResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * Where the WebAssembly comes from: a URL, its bytes, a Response or a compiled Module.
 *
 * @example
 * const source: WasmSource = 'https://example.org/nqueens.wasm';
 * await load(source);
 */
export type WasmSource =
  | string
  | { readonly href: string }
  | ArrayBuffer
  | ArrayBufferView
  | WasmResponse
  | WasmModule;

/**
 * What every call that searches takes.
 *
 * @example
 * nq.firstSolution(8, { algorithm: 'sieve-bits' }); // [ 0, 6, 3, 5, 7, 1, 4, 2 ]
 */
export interface AlgorithmOptions {
  /** Which algorithm does it; without it, the default of the task (see `nq.defaults`). */
  algorithm?: AlgorithmName | undefined;
}

/**
 * What everything that gives a total takes.
 *
 * @example
 * nq.count(12, { verify: false }); // 14200n
 */
export interface VerifyOptions {
  /**
   * Whether a total is compared with the published number of solutions (OEIS A000170) and
   * refused with code `wrong-total` when it differs; true without it.
   */
  verify?: boolean | undefined;
}

/**
 * What `report` takes.
 *
 * @example
 * nq.report(8, { algorithm: 'array', first: true }).placements; // 113n
 */
export interface ReportOptions extends AlgorithmOptions {
  /** Stop at the first solution instead of searching the whole board. */
  first?: boolean | undefined;
}

/**
 * What an algorithm does, and how.
 *
 * @example
 * const striking = nq.algorithms.filter(({ traits }) => traits.includes('strikes'));
 * striking.map(({ name }) => name); // [ 'sieve', 'sieve-bits', 'dancing-links' ]
 */
export type AlgorithmTrait =
  /** It lists solutions, counts them, tells every step. */
  | 'lists'
  | 'counts'
  | 'traces'
  /** It lists in lexicographic order. */
  | 'ordered'
  /** It tests every cell of a row against the queens; it strikes out cells. */
  | 'tests'
  | 'strikes'
  /** It derives images of the boards it finds; it searches mirror images, too. */
  | 'derives'
  | 'mirrors'
  /** Its rows are 0, n-1, n-2, ..., 1; the search decides which row is next. */
  | 'last-row-second'
  | 'chooses-rows';

/**
 * An algorithm, and the largest n it takes for each task; null where it cannot do it.
 *
 * @example
 * const fast = nq.algorithms.find(({ name }) => name === 'fast');
 * fast?.limits; // { list: null, count: 28, trace: null }
 */
export interface Algorithm {
  readonly name: AlgorithmName;
  /** Stands in checkpoint files and never changes. */
  readonly id: number;
  readonly traits: readonly AlgorithmTrait[];
  readonly limits: {
    /** Walking over solutions: `solutions`, `firstSolution`, `report`. */
    readonly list: number | null;
    /** Counting: `count`, `units`. */
    readonly count: number | null;
    /** Telling every step: `trace`. */
    readonly trace: number | null;
  };
}

/**
 * What an algorithm did.
 *
 * @example
 * const { tests, placements }: Report = nq.report(8, { algorithm: 'array' });
 * console.log(tests, placements); // 15720n 2056n
 */
export interface Report {
  /** Cells looked at. */
  tests: bigint;
  /** Queens put on the board. */
  placements: bigint;
  /** Queens taken back. */
  removals: bigint;
  /** Solutions found or derived. */
  solutions: bigint;
  /** How many boards with 0, 1, … n queens were seen. */
  nodes: bigint[];
}

/**
 * The eight images of a board, in the order of `images`. A turn goes clockwise, a back
 * turn the other way; a transposition exchanges rows and columns. Of a solution in a walk
 * or trace: `base` was found by the search, the next three are mirror images of one that
 * was.
 *
 * @example
 * const kept: Image[] = nq.symmetries([1, 3, 0, 2]);
 * kept; // [ 'half-turn', 'quarter-turn', 'back-turn' ]
 */
export type Image =
  | 'base'
  | 'flip-columns'
  | 'flip-rows'
  | 'half-turn'
  | 'transpose'
  | 'quarter-turn'
  | 'back-turn'
  | 'anti-transpose';

/**
 * What `solutions` takes.
 *
 * @example
 * [...nq.solutions(8, { classes: 'one' })].length; // 12
 */
export interface SolutionsOptions extends AlgorithmOptions {
  /** All solutions, or `one` of each class of images: the lexicographically least. */
  classes?: 'all' | 'one' | undefined;
}

/**
 * What `classCounts` and `countUnique` take.
 *
 * @example
 * nq.countUnique(12, { solutions: 14200n }); // 1787n
 */
export interface ClassOptions extends AlgorithmOptions, VerifyOptions {
  /** The number of all solutions, where it is known; otherwise they are counted. */
  solutions?: bigint | undefined;
}

/**
 * The solutions of a board sorted into classes of images.
 *
 * @example
 * const { classes, ofFour, ofEight }: ClassCounts = nq.classCounts(8);
 * console.log(classes, ofFour, ofEight); // 12n 1n 11n
 */
export interface ClassCounts {
  /** How many classes there are. */
  classes: bigint;
  /** Classes of one solution: n = 0 and n = 1 only. */
  ofOne: bigint;
  /** Classes of two: a quarter turn leaves their boards as they are. */
  ofTwo: bigint;
  /** Classes of four: a half turn does. */
  ofFour: bigint;
  /** Classes of eight: nothing does. */
  ofEight: bigint;
}

/**
 * How `solve` comes to a solution: by a known pattern, or by repairing a random board.
 *
 * @example
 * const method: MethodName = 'search';
 * nq.solve(8, { method, seed: 7 }); // [ 3, 1, 7, 5, 0, 2, 4, 6 ]
 */
export type MethodName = 'construct' | 'search';

/**
 * What `solve` takes.
 *
 * @example
 * nq.solve(8, { method: 'search', seed: 8 }); // [ 4, 6, 0, 3, 1, 7, 5, 2 ]
 */
export interface SolveOptions {
  /** How; without it, by `construct`. */
  method?: MethodName | undefined;
  /** What `search` starts from; another seed gives another solution. 0 without it. */
  seed?: number | bigint | undefined;
}

/**
 * One walk over solutions. Iterate it, or call next() and close() yourself.
 *
 * @example
 * const walk: Solutions = nq.solutions(4);
 * walk.next().value; // [ 1, 3, 0, 2 ]
 * walk.image(); // 'base'
 * walk.close();
 */
export interface Solutions extends IterableIterator<Solution> {
  /** The next solution, a fresh array each time. */
  next(): IteratorResult<Solution, undefined>;
  /** How the last solution was come by; null once the walk is closed. */
  image(): Image | null;
  /** What the algorithm has done so far; still there after the end. */
  report(): Report;
  /** Run to the end without handing anything out. */
  finish(): void;
  /** Free the walk's memory. Closing twice is fine, and so is leaving a for...of. */
  close(): void;
  /** `using` closes it. */
  [Symbol.dispose](): void;
}

/**
 * The line on which two queens see each other; falling goes down to the right.
 *
 * @example
 * nq.conflicts([0, 1])[0]?.line; // 'falling'
 */
export type Line = 'row' | 'column' | 'falling' | 'rising';

/**
 * A cell of the board, counted from 0 at the top left.
 *
 * @example
 * const corner: Square = { row: 0, column: 0 };
 * nq.complete(5, { forbidden: [corner] }); // [ 1, 4, 2, 0, 3 ]
 */
export interface Square {
  row: number;
  column: number;
}

/**
 * Two queens that attack each other.
 *
 * @example
 * const [conflict]: Conflict[] = nq.conflicts([0, 2, null, 3]);
 * conflict; // { first: { row: 0, column: 0 }, second: { row: 3, column: 3 }, line: 'falling' }
 */
export interface Conflict {
  first: Square;
  second: Square;
  line: Line;
}

/**
 * Diagonals of one direction, by their numbers in rising order.
 *
 * @example
 * nq.diagonals([1, 3, 0, 2]).differences.free; // [ -3, 0, 3 ]
 */
export interface DiagonalUse {
  used: number[];
  free: number[];
}

/**
 * The diagonals of a board, by the numbers that `PuzzleOptions` forbid them by.
 *
 * @example
 * const { sums }: Diagonals = nq.diagonals([1, 3, 0, 2]);
 * sums.used; // [ 1, 2, 4, 5 ]
 */
export interface Diagonals {
  /** Those that rise to the right: row + column, from 0 to 2n - 2. */
  sums: DiagonalUse;
  /** Those that fall to the right: row - column, from 1 - n to n - 1. */
  differences: DiagonalUse;
}

/**
 * The short name of a format, as in `nq.formats`.
 *
 * @example
 * const format: FormatName = 'algebraic';
 * nq.format([1, 3, 0, 2], format); // 'b4 d3 a2 c1\n'
 */
export type FormatName =
  | 'dots'
  | 'list'
  | 'numbered'
  | 'matrix'
  | 'matrix-leading'
  | 'matrix-trailing'
  | 'columns'
  | 'leetcode'
  | 'algebraic';

/**
 * How boards are written and read.
 *
 * @example
 * nq.format([1, 3, 0, 2], 'columns', { transpose: true }); // '2 0 3 1\n'
 */
export interface FormatOptions {
  /** Exchange rows and columns: a queen at (row, column) is drawn at (column, row). */
  transpose?: boolean | undefined;
}

/**
 * A text that is written board by board.
 *
 * @example
 * const text: Formatter = nq.formatter('list');
 * text.board([1, 3, 0, 2]) + text.end(); // '[[.Q.., ...Q, Q..., ..Q.]]\n'
 */
export interface Formatter {
  /** The next board, with what belongs in front of it. */
  board(columns: ArrayLike<number>): string;
  /** What ends the text; the next board begins a new one. */
  end(): string;
}

/**
 * What one work unit found.
 *
 * @example
 * const units = nq.units(12);
 * const part: Unit = units.run(0);
 * part.sum; // 292n
 * units.close();
 */
export interface Unit {
  /** Solutions in this unit. */
  sum: bigint;
  /** The same modulo 2^32 - 5, added up separately. */
  residue: number;
  /** What it took, for comparing units with each other. */
  cost: bigint;
}

/**
 * A count cut into units that need nothing from each other.
 *
 * @example
 * const units: Units = nq.units(12);
 * let total = 0n;
 * for (let unit = 0; unit < units.number; unit++) total += units.run(unit).sum;
 * units.close();
 * total; // 14200n
 */
export interface Units {
  /** How many units there are; it depends on n, the algorithm and `nq.version` only. */
  readonly number: number;
  /** Run unit 0 … number - 1, as often as you like: it gives the same every time. */
  run(unit: number): Unit;
  /**
   * Count the boards whose queens in the right half of the columns (the larger one, if n is
   * odd) stand in these rows (bit r is row r), and those that `fast` counts together with them:
   * the boards of the same rows upside down, and for even n of the other rows. Units are made
   * of such sets. Only by `fast`, from n = 12 on.
   *
   * @throws {RangeError} there are not as many rows as columns
   * @throws {NQueensError} the algorithm's units are not made of rows
   */
  runRows(rows: number): Unit;
  /** Free the memory. Closing twice is fine. */
  close(): void;
  /** `using` closes it. */
  [Symbol.dispose](): void;
}

/**
 * How much of a trace is told: all; no entries and exits; or the queens' moves only.
 *
 * @example
 * const level: TraceLevel = 'outline';
 * [...nq.trace(4, { level })].length; // 38
 */
export type TraceLevel = 'full' | 'story' | 'outline';

/**
 * What `trace` takes.
 *
 * @example
 * [...nq.trace(4, { algorithm: 'bitmask', level: 'story' })].length; // 34
 */
export interface TraceOptions extends AlgorithmOptions {
  /** How much is told; without it, everything. */
  level?: TraceLevel | undefined;
}

/**
 * One event of a search.
 *
 * @example
 * for (const { i, type, row, column } of nq.trace(4, { algorithm: 'board' })) {
 *   if (type === 'place' && row === 3) console.log(i, column); // 49 2, then 78 1
 * }
 */
export interface TraceEvent {
  /** Its place among all events of the search, from 0, whatever the level. */
  i: number;
  /** What happened. */
  type: 'enter' | 'test' | 'place' | 'mark' | 'remove' | 'solution' | 'leave';
  /** The row it happened in; n for the full board. */
  row: number;
  /** The column of a test, placement, mark or removal. */
  column?: number;
  /** How many rows had been filled before this one. */
  depth: number;
  /** Of a test: what was found. */
  verdict?: 'free' | 'column' | 'diagonal' | 'struck';
  /** Of a refused test: the row of the queen that refuses the cell. */
  by?: number;
  /** Of a mark: how many cells were struck out. */
  cells?: number;
  /** Of a solution: found by the search, or which mirror image of the found one. */
  image?: Image;
  /** The label of the algorithm's step; the lines of the listings carry the same. */
  step: string;
  /** Cells looked at so far, this event included. */
  tests: number;
  /** Queens placed so far. */
  placements: number;
  /** Queens taken back so far. */
  removals: number;
  /** Solutions so far. */
  solutions: number;
}

/**
 * A variable of an algorithm after an event of its trace.
 *
 * @example
 * const story = nq.trace(4, { algorithm: 'bitmask' });
 * story.at(3);
 * const last = story.variables().at(-1);
 * last?.name; // 'queen'
 * story.close();
 */
export type TraceVariable = TraceNumbers | TraceRows;

/**
 * What every variable has; `nqueens.h` lists those of each algorithm.
 *
 * @example
 * const story = nq.trace(4, { algorithm: 'lookup' });
 * story.at(2);
 * const changed = story.variables().filter((variable) => variable.changed.length > 0);
 * changed.map(({ name }) => name); // [ 'in_column', 'rising', 'falling' ]
 * story.close();
 */
export interface TraceVariableState {
  /** As in the listings: `row`, `column`, `down`, `in_column`, … */
  name: string;
  /** It has a value for each call on the stack, the current call last. */
  local: boolean;
  /**
   * Indexes of the values that the event changed, those of rows counted row by row. Of a
   * local variable the value in the current call is compared with that in the call before.
   */
  changed: number[];
}

/**
 * Numbers: one for each call, or an array by row, column or diagonal.
 *
 * @example
 * const story = nq.trace(4, { algorithm: 'board' });
 * story.at(5);
 * const [row] = story.variables() as TraceNumbers[];
 * row?.values; // [ 0, 1 ]
 * story.close();
 */
export interface TraceNumbers extends TraceVariableState {
  /** How the values are read. */
  kind: 'number' | 'array';
  /** Null where there is none. */
  values: (number | null)[];
}

/**
 * Words of bits, or the rows of a matrix: column 0 comes first.
 *
 * @example
 * const story = nq.trace(4, { algorithm: 'bitmask' });
 * story.at(3);
 * const right = story.variables().find(({ name }) => name === 'right') as TraceRows;
 * right.values; // [ [ 0, 0, 0, 0 ], [ 0, 1, 0, 0 ] ]
 * story.close();
 */
export interface TraceRows extends TraceVariableState {
  /** How the values are read. */
  kind: 'bits' | 'matrix';
  /** Words by call or by row of the board; of each, 0 or 1 by column. */
  values: (0 | 1)[][];
}

/**
 * The story of a search, to be read forward, back and from anywhere. It is no iterator:
 * `next()` gives the event itself, as `previous()` and `at()` do, while for...of takes all
 * events from the first on, wherever the trace stands.
 *
 * @example
 * const story: Trace = nq.trace(4, { algorithm: 'board' });
 * story.at(51)?.type; // 'solution'
 * story.board(); // [ 1, 3, 0, 2 ]
 * story.previous()?.type; // 'enter'
 * story.close();
 */
export interface Trace extends Iterable<TraceEvent> {
  /** The next event; undefined after the last one. */
  next(): TraceEvent | undefined;
  /** The event before; undefined at the first one. */
  previous(): TraceEvent | undefined;
  /** Event i of this level, from 0; undefined if there is none. */
  at(i: number): TraceEvent | undefined;
  /** The number of events on this level; undefined while a long search is not known. */
  readonly length: number | undefined;
  /** Look ahead through at most `budget` more events; their number, or undefined. */
  measure(budget: number): number | undefined;
  /** How many events have been gone through: 0 before the first, 1 at the first. */
  readonly position: number;
  /** The queens that stand after the current event: a column or null for each row. */
  board(): (number | null)[];
  /** The cells the sieve has struck out: 1 or 0 for each cell, row by row. */
  struck(): Uint8Array;
  /** The algorithm's own variables after the current event, and what it changed in them. */
  variables(): TraceVariable[];
  /** Free the memory. Closing twice is fine. */
  close(): void;
  /** `using` closes it. */
  [Symbol.dispose](): void;
}

/**
 * What `progress` takes.
 *
 * @example
 * const bytes = nq.progress(12).bytes(); // or from where they were kept
 * nq.progress(12, { bytes }).total().done; // 0
 */
export interface ProgressOptions extends AlgorithmOptions {
  /** A checkpoint, as `Progress.bytes()` gave it; without it, nothing is done yet. */
  bytes?: Uint8Array | undefined;
}

/**
 * Which units of a count are done, and what they gave.
 *
 * @example
 * const units = nq.units(10, { algorithm: 'bitmask' });
 * const progress: Progress = nq.progress(10, { algorithm: 'bitmask' });
 * for (let unit = progress.next(); unit >= 0; unit = progress.next(unit)) {
 *   progress.add(unit, units.run(unit));
 * }
 * progress.total().sum; // 724n
 * for (const handle of [units, progress]) handle.close();
 */
export interface Progress {
  /**
   * Enter what a unit gave; false if it was done already, and gave the same.
   *
   * @throws {NQueensError} the residue does not fit the sum, or it gave something else
   *   before (code `residue-differs`); its mirror image gave something else (code `mirror-differs`)
   */
  add(unit: number, part: Unit): boolean;
  /** The first unit from one on that is not done; -1 when all are. */
  next(from?: number): number;
  /** What a unit gave; null while it is not done. */
  sum(unit: number): bigint | null;
  /**
   * What the units that are done gave together, and how many they are. `cost` is that of the
   * units that were added with theirs: another process that shares a checkpoint hands on sums only.
   */
  total(): Unit & { done: number };
  /** The progress as bytes, the same on every machine. */
  bytes(): Uint8Array;
  /** Free the memory. Closing twice is fine. */
  close(): void;
  /** `using` closes it. */
  [Symbol.dispose](): void;
}

/**
 * The short name of a set of rules, as in `nq.rules`.
 *
 * @example
 * const rules: RulesName = 'torus';
 * nq.countCompletions(7, { rules }); // 28n
 */
export type RulesName = 'classic' | 'torus' | 'super' | 'touch' | 'regions';

/**
 * A board that is not empty, or not classic.
 *
 * @example
 * const puzzle: PuzzleOptions = { queens: [null, 3], forbidden: [{ row: 0, column: 0 }] };
 * nq.cells(4, puzzle).slice(0, 4); // [ 'forbidden', 'free', 'struck', 'struck' ]
 */
export interface PuzzleOptions {
  /** What queens strike; `classic` without it, `regions` if there are some. */
  rules?: RulesName | undefined;
  /** Queens given in advance. */
  queens?: Rows | undefined;
  /** Cells on which no queen may stand. */
  forbidden?: readonly Square[] | undefined;
  /** A player's own marks: they count as forbidden, but hints tell when one is wrong. */
  crosses?: Rows | undefined;
  /** Rising diagonals without queens: those where row + column is one of these. */
  sums?: ArrayLike<number> | undefined;
  /** Falling diagonals without queens: those where row - column is one of these. */
  differences?: ArrayLike<number> | undefined;
  /**
   * A region number from 0 to n - 1 for each cell, row by row; or n rows of letters with
   * slashes, commas or line ends between them, `'accdd/aacbd/ccccd/ecccd/eeedd'`.
   */
  regions?: ArrayLike<number> | string | undefined;
}

/**
 * A puzzle, and how long it is worth searching.
 *
 * @example
 * nq.canComplete(40, { rules: 'super', budget: 1 }); // 'gave up'
 */
export interface CompleteOptions extends PuzzleOptions {
  /**
   * How many queens the search may try before it gives up, or Infinity. Ten million
   * without it; `completions` and `countCompletions` do not give up unless told to.
   */
  budget?: number | undefined;
}

/**
 * What `countCompletions` takes.
 *
 * @example
 * nq.countCompletions(8, { queens: [3], limit: 2 }); // 2n
 */
export interface CountCompletionsOptions extends CompleteOptions {
  /** Stop here: 2 is enough to know whether a solution is the only one. */
  limit?: number | undefined;
}

/**
 * A walk over the solutions of a puzzle, in lexicographic order.
 *
 * @example
 * const walk: Completions = nq.completions(8, { queens: [null, null, null, 1, 3] });
 * walk.next().value; // [ 2, 5, 7, 1, 3, 0, 6, 4 ]
 * walk.close();
 */
export interface Completions extends IterableIterator<Solution> {
  /** The next solution. It may throw `gave-up`; calling again goes on from there. */
  next(): IteratorResult<Solution, undefined>;
  /** Free the walk's memory. Closing twice is fine, and so is leaving a for...of. */
  close(): void;
  /** `using` closes it. */
  [Symbol.dispose](): void;
}

/**
 * What stands on a cell: `clash` is a queen that is attacked or on a forbidden cell.
 *
 * @example
 * const first: Cell | undefined = nq.cells(4, { queens: [1] })[0];
 * first; // 'struck'
 */
export type Cell = 'free' | 'struck' | 'forbidden' | 'queen' | 'clash' | 'crossed';

/**
 * Cells of which exactly one holds a queen.
 *
 * @example
 * nq.hint(4, { queens: [1] })?.group; // 'row'
 */
export type Group = 'row' | 'column' | 'region';

/**
 * What a hint says. `clash`: the queen is attacked. `stuck`: the group has no free cell.
 * `wrong`: no solution has all these queens, but some without this one. `lost`: nor is
 * there a single queen to blame. `wrong-cross`: a solution has a queen where this cross is.
 * `several`: nothing more follows, there is more than one solution. `found`: a solution has
 * a queen here, which took a search to see. `only`: a queen goes on the only cell of the
 * group that leaves a free cell everywhere else; under rules without regions alone. The
 * others are techniques: `last` is `single`, `never` is `blocked`.
 *
 * @example
 * nq.hint(4, { queens: [1] })?.kind; // 'last'
 * nq.hint(4, { queens: [0, 1] })?.kind; // 'clash'
 */
export type HintKind =
  | 'clash'
  | 'stuck'
  | 'wrong'
  | 'lost'
  | 'last'
  | 'only'
  | 'never'
  | 'found'
  | 'confined'
  | 'shared'
  | 'locked'
  | 'assumed'
  | 'wrong-cross'
  | 'several';

/**
 * How a step is seen, from the plain to the deep. `single`: a group has one free cell.
 * `confined`: the free cells of a region lie in one line, or those of a line in one region.
 * `shared`: a group's two or three free cells all attack a cell. `blocked`: so do four or
 * more. `locked`: the free cells of k regions lie in k lines, or those of k lines in k
 * regions. `assumed`: a queen there would force others until a group has no free cell.
 *
 * @example
 * nq.hint(8, nq.puzzle(8, { seed: 2 }))?.technique; // 'confined'
 */
export type Technique = 'single' | 'confined' | 'shared' | 'blocked' | 'locked' | 'assumed';

/**
 * A group of a hint's reason: one `of` whose free cells it is about, one `in` which these
 * lie, or one that would be left `empty`.
 *
 * @example
 * nq.hint(8, nq.puzzle(8, { seed: 2 }))?.groups[0]; // { group: 'region', index: 7, role: 'of' }
 */
export interface HintGroup {
  group: Group;
  index: number;
  role: 'of' | 'in' | 'empty';
}

/**
 * A queen of an assumption's chain; all but the first have the group that forces it.
 *
 * @example
 * const { steps } = nq.deduction(8, nq.puzzle(8, { grade: 'expert', seed: 1 }));
 * const chain: HintLink[] = steps.find(({ technique }) => technique === 'assumed')?.chain ?? [];
 * chain.length; // 2
 */
export interface HintLink extends Square {
  group?: Group;
  index?: number;
}

/**
 * What to do next, and why.
 *
 * @example
 * const hint: Hint | null = nq.hint(4, { queens: [1] });
 * hint?.text; // 'row 2, column 4 is the last free cell of row 2'
 */
export interface Hint {
  kind: HintKind;
  /** The technique, where it is one. */
  technique?: Technique;
  /** Of `locked`: how many groups lie in as many others. */
  size?: number;
  /** The cell of a queen that goes in, of a queen that should go, or of a wrong cross. */
  row?: number;
  column?: number;
  /** The row, column or region that is the reason; the first of `groups`. */
  group?: Group;
  index?: number;
  /** The queen that attacks the one on the cell. */
  by?: Square;
  /** Cells that go out: no queen can stand there. */
  out: Square[];
  /** Free cells that are the reason. */
  because: Square[];
  /** The groups of the reason. */
  groups: HintGroup[];
  /** Of `assumed`: the assumption and what it forces, in order. */
  chain: HintLink[];
  /** The same as a sentence: rows and columns from 1, regions as letters from A. */
  text: string;
}

/**
 * The hints that lead from a position to the solved board.
 *
 * @example
 * const puzzle = { regions: 'accdd/aacbd/ccccd/ecccd/eeedd' };
 * const { solved, steps }: Deduction = nq.deduction(5, puzzle);
 * console.log(solved, steps.length); // true 5
 */
export interface Deduction {
  /** Whether they lead there; if not, the last step says what is in the way. */
  solved: boolean;
  steps: Hint[];
}

/**
 * How hard a puzzle is. `easy` needs `single` and `confined`, `medium` `shared` and
 * `blocked`, `hard` `locked`, `expert` `assumed`; `beyond` is what no technique solves.
 *
 * @example
 * const grade: Grade | null = nq.grade(8, nq.puzzle(8, { grade: 'hard', seed: 1 })).grade;
 * grade; // 'hard'
 */
export type Grade = 'easy' | 'medium' | 'hard' | 'expert' | 'beyond';

/**
 * What `grade` says.
 *
 * @example
 * const puzzle = { regions: 'accdd/aacbd/ccccd/ecccd/eeedd' };
 * const { grade, hardest }: Grading = nq.grade(5, puzzle);
 * console.log(grade, hardest); // easy single
 */
export interface Grading {
  /** 2: two or more. */
  solutions: 0 | 1 | 2;
  /** null unless there is exactly one solution. */
  grade: Grade | null;
  /** The deepest technique that is needed. */
  hardest: Technique | 'found' | null;
  /** The largest `locked` step. */
  size: number;
  /** How many queens the longest chain of an `assumed` step has. */
  chain: number;
  /** How many steps of each technique. */
  steps: Record<Technique, number>;
}

/**
 * What `puzzle` takes.
 *
 * @example
 * nq.formatPuzzle(nq.puzzle(5, { grade: 'easy', seed: 1 })); // 'ccaaa/ccbaa/cdddd/ddddd/deedd'
 */
export interface MakeOptions extends SeedOptions {
  /** How hard; without it anything that needs no assumption. */
  grade?: Exclude<Grade, 'beyond'> | undefined;
}

/**
 * A puzzle of coloured regions; hand it on as options.
 *
 * @example
 * const puzzle: RegionPuzzle = nq.puzzle(5, { seed: 1 });
 * nq.countCompletions(5, puzzle); // 1n
 */
export interface RegionPuzzle {
  rules: 'regions';
  regions: number[];
}

/**
 * What takes random numbers.
 *
 * @example
 * nq.randomSolution(8, { seed: 3 }); // [ 7, 1, 4, 2, 0, 6, 3, 5 ]
 */
export interface SeedOptions {
  /**
   * The same seed gives the same answer everywhere. Without it `randomSolution` and
   * `puzzle` choose one and say which, and estimates take 0.
   */
  seed?: number | bigint | undefined;
}

/**
 * What was made with a seed; it is not enumerable, so that spreading leaves it behind.
 *
 * @example
 * const board: Seeded | null = nq.randomSolution(8, { seed: 3 });
 * board?.seed; // 3
 */
export interface Seeded {
  readonly seed: number | bigint;
}

/**
 * What `estimate` takes.
 *
 * @example
 * nq.estimate(8, { probes: 1000, seed: 1 }).probes; // 1000
 */
export interface EstimateOptions extends PuzzleOptions, SeedOptions {
  /** How many random probes; 10 000 without it. */
  probes?: number | undefined;
}

/**
 * What random probes say.
 *
 * @example
 * const { mean, error }: Estimate = nq.estimate(8, { seed: 1 });
 * console.log(Math.round(mean), error !== null && Math.abs(mean - 92) < 4 * error); // 93 true
 */
export interface Estimate {
  probes: number;
  /** About so many solutions. */
  mean: number;
  /** The standard error of the mean; null before the second probe. */
  error: number | null;
}

/**
 * Random probes, as many as one likes.
 *
 * @example
 * const probes: Estimator = nq.estimator(8, { seed: 1 });
 * while ((probes.add(1000).error ?? Infinity) > 1);
 * Math.round(probes.add(1).mean); // 92
 * probes.close();
 */
export interface Estimator {
  /** Send more probes; gives back what all of them say. */
  add(probes: number): Estimate;
  /** Free the memory. Closing twice is fine. */
  close(): void;
  /** `using` closes it. */
  [Symbol.dispose](): void;
}

/**
 * A text in pieces of whole lines.
 *
 * @example
 * const formula: Formula = nq.dimacs(4);
 * formula.next().value?.split('\n')[0]; // 'c 4 queens, rules: classic'
 * formula.close();
 */
export interface Formula extends IterableIterator<string> {
  /** Free the memory. Closing twice is fine, and so is leaving a for...of. */
  close(): void;
  /** `using` closes it. */
  [Symbol.dispose](): void;
}

/**
 * The library, loaded. What is a property here (`algorithms`, `formats`, `methods`, `rules`) is a
 * function of `nqueens` that gives a promise, as everything of it does.
 *
 * @example
 * const nq: NQueens = await load();
 * nq.count(8); // 92n
 */
export interface NQueens {
  /** The algorithms in menu order. */
  readonly algorithms: readonly Algorithm[];
  /** The algorithm that each task takes when none is named. */
  readonly defaults: Readonly<Record<'list' | 'count' | 'trace', AlgorithmName>>;
  /**
   * The algorithm that a task takes at n when none is named: large counts outgrow `fast`.
   *
   * @example
   * nq.defaultFor('count', 20); // 'fast'
   */
  defaultFor(task: 'list' | 'count' | 'trace', n: number): AlgorithmName;
  /** The counting engine's version: units of different versions never mix. */
  readonly version: string;

  /**
   * The number of solutions. Runs to its end: nothing else happens meanwhile. It is a bigint, which
   * `JSON.stringify` refuses: send `String(count)`.
   *
   * @example
   * nq.count(8); // 92n
   * nq.count(12, { algorithm: 'sieve' }); // 14200n
   */
  count(n: number, options?: AlgorithmOptions & VerifyOptions): bigint;
  /**
   * The units of a count: run them in any order, anywhere, and add up their sums.
   *
   * @example
   * const units = nq.units(12);
   * let total = 0n;
   * for (let unit = 0; unit < units.number; unit++) total += units.run(unit).sum;
   * units.close();
   * total; // 14200n
   */
  units(n: number, options?: AlgorithmOptions): Units;
  /**
   * How many units a count has, without opening it.
   *
   * @example
   * nq.unitCount(12); // 64
   */
  unitCount(n: number, options?: AlgorithmOptions): number;

  /**
   * A walk over all solutions, in lexicographic order from every algorithm but
   * `sieve-bits`, which hands out each solution it finds and then its mirror images.
   *
   * @throws {TypeError} n is not a number
   * @throws {RangeError} n is not a whole number that the algorithm takes
   * @throws {NQueensError} no such algorithm, it cannot list, or memory is full
   *
   * @example
   * for (const columns of nq.solutions(4)) {
   *   console.log(columns.join(' ')); // 1 3 0 2, then 2 0 3 1
   * }
   * [...nq.solutions(8, { classes: 'one' })].length; // 12
   */
  solutions(n: number, options?: SolutionsOptions): Solutions;
  /**
   * The first solution in the algorithm's order, or null when there is none.
   *
   * @example
   * nq.firstSolution(6); // [ 1, 3, 5, 0, 2, 4 ]
   * nq.firstSolution(3); // null
   */
  firstSolution(n: number, options?: AlgorithmOptions): Solution | null;
  /**
   * What an algorithm does on the whole board, or on the way to the first solution.
   *
   * @example
   * const { tests, placements, nodes } = nq.report(8, { algorithm: 'array' });
   * console.log(tests, placements); // 15720n 2056n
   * console.log(nodes.join(' ')); // 1 8 42 140 344 568 550 312 92
   */
  report(n: number, options?: ReportOptions): Report;

  /**
   * What an algorithm does, event by event.
   *
   * @example
   * const story = nq.trace(4, { algorithm: 'board' });
   * for (const { type } of story) {
   *   if (type === 'solution') console.log(story.board().join(' ')); // 1 3 0 2, then 2 0 3 1
   * }
   * story.close();
   */
  trace(n: number, options?: TraceOptions): Trace;

  /**
   * A count's progress: enter what units gave, keep it as bytes, go on later.
   *
   * @throws {NQueensError} the bytes are no checkpoint of this count (code `bad-checkpoint`)
   *
   * @example
   * const units = nq.units(10, { algorithm: 'bitmask' });
   * const progress = nq.progress(10, { algorithm: 'bitmask' });
   * progress.add(0, units.run(0));
   * const bytes = progress.bytes(); // to keep
   *
   * const later = nq.progress(10, { algorithm: 'bitmask', bytes });
   * for (let unit = later.next(); unit >= 0; unit = later.next(unit)) later.add(unit, units.run(unit));
   * later.total().sum; // 724n
   * for (const handle of [units, progress, later]) handle.close();
   */
  progress(n: number, options?: ProgressOptions): Progress;

  /** The names of the methods of `solve`. */
  readonly methods: readonly MethodName[];
  /**
   * Some solution for any n up to ten million, in time linear in n; null for n = 2 and
   * n = 3, which have none. `firstSolution` gives the lexicographically first one instead,
   * and beyond n = 33 it may take for ever.
   *
   * @example
   * nq.solve(10); // [ 1, 3, 5, 7, 9, 0, 2, 4, 6, 8 ]
   * const large = nq.solve(1_000_000, { method: 'search', seed: 7 });
   * large !== null && nq.check(large); // true
   */
  solve(n: number, options?: SolveOptions): Solution | null;

  /**
   * The eight images of a board with a queen in every row and column, itself first.
   *
   * @example
   * nq.images([1, 3, 0, 2]).length; // 8
   */
  images(columns: ArrayLike<number>): Solution[];
  /**
   * The lexicographically least image: the same for all boards of a class.
   *
   * @example
   * nq.canonical([4, 2, 0, 3, 1]); // [ 0, 2, 4, 1, 3 ]
   */
  canonical(columns: ArrayLike<number>): Solution;
  /**
   * The images that are the board again, besides the board itself.
   *
   * @example
   * nq.symmetries([1, 3, 0, 2]); // [ 'half-turn', 'quarter-turn', 'back-turn' ]
   */
  symmetries(columns: ArrayLike<number>): Image[];
  /**
   * How many of the eight images differ.
   *
   * @example
   * nq.classSize([1, 3, 0, 2]); // 2
   */
  classSize(columns: ArrayLike<number>): 1 | 2 | 4 | 8;
  /**
   * How many solutions there are, if turned and flipped ones are the same.
   *
   * @example
   * nq.countUnique(8); // 12n
   */
  countUnique(n: number, options?: ClassOptions): bigint;
  /**
   * The same, sorted by the size of the classes.
   *
   * @example
   * nq.classCounts(8); // { classes: 12n, ofOne: 0n, ofTwo: 0n, ofFour: 1n, ofEight: 11n }
   */
  classCounts(n: number, options?: ClassOptions): ClassCounts;
  /**
   * How many solutions a turn leaves as they are; a half turn, unless told otherwise.
   *
   * @example
   * nq.countTurned(8); // 4n
   * nq.countTurned(12, 'quarter-turn'); // 8n
   */
  countTurned(n: number, turn?: 'half-turn' | 'quarter-turn'): bigint;

  /** The names of the rules. */
  readonly rules: readonly RulesName[];
  /**
   * Some solution that has the given queens, or null when there is none.
   *
   * @throws {NQueensError} it gave up (code `gave-up`), or no such rules (`unknown-name`)
   *
   * @example
   * nq.complete(8, { queens: [null, null, null, 1, 3] }); // [ 5, 2, 6, 1, 3, 7, 0, 4 ]
   * nq.complete(8, { queens: [0, 1] }); // null
   * nq.complete(8, { forbidden: [{ row: 0, column: 0 }] }); // [ 1, 4, 6, 0, 2, 7, 5, 3 ]
   */
  complete(n: number, options?: CompleteOptions): Solution | null;
  /**
   * Whether there is such a solution.
   *
   * @example
   * nq.canComplete(8, { queens: [0, 1] }); // 'no'
   */
  canComplete(n: number, options?: CompleteOptions): 'yes' | 'no' | 'gave up';
  /**
   * How many there are, or `limit` if there are that many; it may throw `gave-up`.
   *
   * @example
   * nq.countCompletions(8, { queens: [null, null, null, 1, 3] }); // 2n
   * nq.countCompletions(7, { rules: 'torus' }); // 28n
   */
  countCompletions(n: number, options?: CountCompletionsOptions): bigint;
  /**
   * All of them.
   *
   * @example
   * [...nq.completions(8, { queens: [null, null, null, 1, 3] })].length; // 2
   */
  completions(n: number, options?: CompleteOptions): Completions;
  /**
   * What stands where, row by row.
   *
   * @example
   * nq.cells(4, { queens: [1] }).filter((cell) => cell === 'free').length; // 6
   */
  cells(n: number, options?: PuzzleOptions): Cell[];
  /**
   * What to do next, and why; null when every row has its queen.
   *
   * @example
   * nq.hint(4, { queens: [1] })?.text; // 'row 2, column 4 is the last free cell of row 2'
   */
  hint(n: number, options?: CompleteOptions): Hint | null;
  /**
   * All hints from a position of a puzzle of regions to the solved board, n up to 26.
   *
   * @example
   * nq.deduction(8, nq.puzzle(8, { seed: 2 })).steps.length; // 16
   */
  deduction(n: number, options: CompleteOptions): Deduction;
  /**
   * How hard a puzzle of regions is, and whether it has one solution, n up to 26.
   *
   * @throws {NQueensError} it gave up (code `gave-up`), or the rules have no regions (`unsupported`)
   *
   * @example
   * nq.grade(8, nq.puzzle(8, { seed: 2 })).grade; // 'hard'
   */
  grade(n: number, options: CompleteOptions): Grading;
  /**
   * A puzzle of coloured regions with exactly one solution, n = 5 to 12, another one
   * each time unless a seed is given. Without a grade it needs no assumption.
   *
   * @throws {NQueensError} no puzzle of that grade came up (code `gave-up`)
   *
   * @example
   * const made = nq.puzzle(8, { grade: 'hard', seed: 1 });
   * nq.countCompletions(8, made); // 1n
   */
  puzzle(n: number, options?: MakeOptions): RegionPuzzle & Seeded;
  /**
   * The puzzle of a text: rows of letters with slashes, commas or line ends between them.
   *
   * @example
   * nq.parsePuzzle('accdd/aacbd/ccccd/ecccd/eeedd').n; // 5
   */
  parsePuzzle(text: string): RegionPuzzle & { n: number };
  /**
   * The letters of a puzzle, rows with slashes between them.
   *
   * @example
   * nq.formatPuzzle(nq.puzzle(5, { seed: 1 })); // 'accdd/aacbd/ccccd/ecccd/eeedd'
   */
  formatPuzzle(puzzle: { regions: ArrayLike<number> }): string;

  /**
   * How many solutions come before this one in lexicographic order.
   *
   * @example
   * nq.rank([3, 7, 4, 2, 0, 6, 1, 5]); // 45n
   */
  rank(columns: ArrayLike<number>): bigint;
  /**
   * The solution with so many before it, or null when there are not so many.
   *
   * @example
   * nq.unrank(8, 45); // [ 3, 7, 4, 2, 0, 6, 1, 5 ]
   * nq.unrank(8, 92); // null
   */
  unrank(n: number, rank: number | bigint): Solution | null;
  /**
   * A solution drawn with the same chance as every other, another one each time unless a
   * seed is given; null when there is none.
   *
   * @example
   * nq.randomSolution(8, { seed: 3 }); // [ 7, 1, 4, 2, 0, 6, 3, 5 ]
   * const any = nq.randomSolution(8); // any.seed is the one that was chosen
   */
  randomSolution(n: number, options?: SeedOptions): (Solution & Seeded) | null;

  /**
   * About how many solutions there are, by random probes, up to n = 128.
   *
   * @example
   * const { mean, error } = nq.estimate(8, { seed: 1 });
   * error !== null && Math.abs(mean - 92) < 4 * error; // true
   */
  estimate(n: number, options?: EstimateOptions): Estimate;
  /**
   * The same, for as many probes as one likes.
   *
   * @example
   * const probes = nq.estimator(8, { seed: 1 });
   * while ((probes.add(1000).error ?? Infinity) > 1);
   * Math.round(probes.add(1).mean); // 92
   * probes.close();
   */
  estimator(n: number, options?: PuzzleOptions & SeedOptions): Estimator;

  /**
   * A puzzle as a formula for SAT solvers, in DIMACS CNF, piece by piece. Variable
   * row * n + column + 1 is a queen on that cell; every solution is one model.
   *
   * @example
   * const text = [...nq.dimacs(4)].join('');
   * text.split('\n').find((line) => line.startsWith('p')); // 'p cnf 16 84'
   */
  dimacs(n: number, options?: PuzzleOptions): Formula;

  /**
   * Whether the columns are a solution; asked of a checker that knows no solver.
   *
   * @example
   * nq.check([1, 3, 0, 2]); // true
   * nq.check([0, 1, 2, 3]); // false
   */
  check(columns: ArrayLike<number>): boolean;
  /**
   * Which queens attack which, also past others that stand between them. A row holds the
   * column of its queen, a list of columns, or null for none.
   *
   * @example
   * nq.conflicts([0, 2, null, 3])[0]?.line; // 'falling'
   */
  conflicts(board: Rows): Conflict[];
  /**
   * Which diagonals of a board have a queen, and which are free.
   *
   * @example
   * nq.diagonals([1, 3, 0, 2]).sums; // { used: [ 1, 2, 4, 5 ], free: [ 0, 3, 6 ] }
   */
  diagonals(board: Rows): Diagonals;

  /** The names of the formats. */
  readonly formats: readonly FormatName[];
  /**
   * Boards as text: one board, or a list of boards (so `[]` is no board at all, and `[[]]`
   * the one of n = 0). Without a name the format is `dots`.
   *
   * @example
   * nq.format([1, 3, 0, 2]); // '.Q..\n...Q\nQ...\n..Q.\n'
   * nq.format([1, 3, 0, 2], 'algebraic'); // 'b4 d3 a2 c1\n'
   */
  format(
    boards: ArrayLike<number> | Iterable<ArrayLike<number>>,
    format?: FormatName,
    options?: FormatOptions,
  ): string;
  /**
   * The same, board by board, for texts that are too long to hold.
   *
   * @example
   * const text = nq.formatter('list');
   * text.board([1, 3, 0, 2]) + text.end(); // '[[.Q.., ...Q, Q..., ..Q.]]\n'
   */
  formatter(format?: FormatName, options?: FormatOptions): Formatter;
  /**
   * The boards in a text; an error of code `bad-format` names the place where it stops being one.
   *
   * @example
   * nq.parse('b4 d3 a2 c1', 'algebraic'); // [ [ 1, 3, 0, 2 ] ]
   */
  parse(text: string, format?: FormatName, options?: FormatOptions): Solution[];
}

/**
 * Start the library. Each call is a separate, isolated instance.
 *
 * @param source where the WebAssembly is: a URL, its bytes, a Response or a compiled
 *   Module. Without it, the one that came with the package.
 * @throws {LoadError} it cannot be fetched or compiled, or fails its self-test
 *
 * @example
 * const nq = await load();
 * nq.count(8); // 92n
 */
export function load(source?: WasmSource | PromiseLike<WasmSource>): Promise<NQueens>;

/**
 * Compile only; the Module can be posted to workers, and load() takes it there.
 *
 * @example
 * const module = await compile();
 * const [one, two] = await Promise.all([load(module), load(module)]);
 * one.count(8) === two.count(8); // true
 */
export function compile(source?: WasmSource | PromiseLike<WasmSource>): Promise<WasmModule>;

/**
 * How a call of the C library went: what `nq_status_name()` says.
 *
 * @example
 * const status: Status = 'unsupported';
 */
export type Status =
  | 'ok'
  /** There are no more. */
  | 'done'
  /** n is outside what the algorithm takes. */
  | 'size'
  /** No algorithm, method, format, set of rules or the like has that name. */
  | 'unknown-name'
  | 'out-of-memory'
  /** The walk, trace or count was closed. */
  | 'null-pointer'
  /** The algorithm cannot do this, or the rules have no such thing. */
  | 'unsupported'
  | 'out-of-range'
  /** The text is not in that format. */
  | 'bad-format'
  | 'no-room'
  /** The bytes are no checkpoint of this count. */
  | 'bad-checkpoint'
  /** The budget was spent before there was an answer. */
  | 'gave-up'
  /** A unit's sum does not fit its residue, or what it gave before. */
  | 'residue-differs'
  | 'unknown-rules'
  /** A unit and its mirror image gave different sums. */
  | 'mirror-differs';

/**
 * Why an `NQueensError` was thrown: `error.code === 'gave-up'`.
 *
 * @example
 * try {
 *   nq.complete(40, { budget: 1 });
 * } catch (error) {
 *   const code: ErrorCode | null = error instanceof NQueensError ? error.code : null;
 *   console.log(code); // gave-up
 * }
 */
export type ErrorCode =
  | Exclude<Status, 'ok' | 'done'>
  /** Another count is at the same checkpoint. */
  | 'busy'
  /** The file of a checkpoint cannot be used. */
  | 'storage'
  /** Two processes that share a checkpoint differ on a unit. */
  | 'conflict'
  /** A finished count is not the published number of solutions. */
  | 'wrong-total'
  /** A worker of your own cannot be started. */
  | 'no-worker';

/**
 * A refusal of what only the library can judge; `code` is null where its message says it all.
 *
 * @example
 * try {
 *   nq.firstSolution(8, { algorithm: 'fast' });
 * } catch (error) {
 *   if (error instanceof NQueensError) console.log(error.code); // unsupported
 * }
 */
export class NQueensError extends Error {
  readonly code: ErrorCode | null;
}

/**
 * The WebAssembly could not be fetched, compiled or trusted.
 *
 * @example
 * try {
 *   await load(new Uint8Array(8));
 * } catch (error) {
 *   console.log(error instanceof LoadError); // true
 * }
 */
export class LoadError extends NQueensError {}

/**
 * The instance trapped earlier (a RuntimeError) and refuses to go on; load() a new one.
 *
 * @example
 * let nq = await load();
 * try {
 *   nq.count(8);
 * } catch (error) {
 *   if (error instanceof DeadInstanceError) nq = await load();
 * }
 */
export class DeadInstanceError extends NQueensError {}
