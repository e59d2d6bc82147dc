/**
 * element.d.ts -- the types of `nqueens/element`, which defines <n-queens-board>.
 */
import type {
  AlgorithmName,
  FormatName,
  Hint,
  Position,
  RulesName,
  TraceEvent,
  TraceLevel,
} from '../core/index.js';

/** What the board is for. */
export type Mode = 'play' | 'trace' | 'solutions' | 'count' | 'diagram';

/** Something that a page draws on a board. */
export interface Mark {
  /**
   * A square (`c3`, rank 1 at the bottom; `r5c2` from 0), two of them (`a1-h8`), or a line of
   * cells: `row:0`, `column:2`, `sum:5`, `difference:-1` (of row and column) or `region:B`.
   */
  target: string;
  kind: 'ring' | 'dot' | 'x' | 'fill' | 'arrow' | 'line' | 'text';
  /** Of the kind `text`: at most 12 characters. */
  text?: string;
  tone?: 'good' | 'bad' | 'note';
}

/** Everything that an address, an attribute or a message can say. */
export interface BoardState {
  /** Board size, 1 to 100. */
  n?: number;
  mode?: Mode;
  /** Who searches: of a trace or a count. */
  algorithm?: AlgorithmName;
  /** The queens that stand, in play. */
  queens?: Position;
  /** Event of a trace or number of a solution, from 0. */
  step?: number;
  /** Steps a second, 0.5 to 1000. */
  speed?: number;
  /** Start at once; never where people ask for reduced motion. */
  autoplay?: boolean;
  /** First and last event of a range that is played again and again. */
  loop?: [number, number];
  /** How much of a trace is told. */
  level?: TraceLevel;
  /** The language of the code pane. */
  code?: 'c' | 'cpp' | 'java' | 'python' | 'javascript';
  /** What a trace shows beside the board: its code, its search tree, or its variables. */
  pane?: 'code' | 'tree' | 'state';
  /** Which queens attack each other, in play. */
  rules?: RulesName;
  /** Which coloured-region puzzle. */
  seed?: number;
  /** How hard a coloured-region puzzle should be. */
  grade?: 'easy' | 'medium' | 'hard' | 'expert';
  /** Regions of your own: rows of letters joined by `/`. They set `n` and win over `seed`. */
  regions?: string;
  /** The cells that are crossed out, in play, as `queens` names cells. */
  crosses?: Position;
  /** What the page draws on the board; as text `c3:ring a1-h8:arrow/good`. */
  marks?: Mark[];
  /** What the board shows by itself in play: nothing, conflicts, or attacked cells, too. */
  assist?: 'none' | 'conflicts' | 'attacked';
  /** All solutions, or one of each class of symmetry. */
  classes?: 'all' | 'one';
  /** Numbers at the edges of the board; on without it, and `false` cannot be told in HTML. */
  coordinates?: 'on' | 'off';
  /** How many workers count. */
  workers?: number;
  /** none: the board alone; basic: with its dock; full: with set-up and side, too. */
  controls?: 'none' | 'basic' | 'full';
  /** auto: as `data-theme` or `color-scheme` of the page around it say, else as the system. */
  theme?: 'light' | 'dark' | 'auto';
  lang?: 'en' | 'zh-CN' | 'zh-TW';
}

/** One event of a trace with the kind that is drawn. */
export interface BoardTraceEvent extends TraceEvent {
  /** As `type`, but a test that was not free is a `reject`. */
  kind: TraceEvent['type'] | 'reject';
}

/** One step of a puzzle's deduction: the hint, or the solved board at the end. */
export type BoardStepEvent =
  | { type: 'step'; kind: 'place' | 'reject'; depth: number; hint: Hint }
  | { type: 'solution'; kind: 'solution'; depth: number };

/** What a board tells the page; the names of its events. */
export interface BoardEventMap {
  /** The board was shown for the first time: its methods can be called. */
  'nq-ready': CustomEvent<object>;
  /** A trace shows another event; with the rules `regions` a step of the deduction. */
  'nq-step': CustomEvent<{
    index: number;
    event: BoardTraceEvent | BoardStepEvent;
    board: Position;
  }>;
  /** A solution is shown, found or completed. */
  'nq-solution': CustomEvent<{ solution?: number[]; queens?: Position; index?: number }>;
  /** A person changed something. */
  'nq-change': CustomEvent<{ changed: (keyof BoardState)[]; state: BoardState }>;
  /** A count went on. */
  'nq-progress': CustomEvent<{
    done: number;
    total: number;
    fraction: number;
    count: bigint;
    elapsedMs: number;
    remainingMs: number;
  }>;
  /** A trace, a list or a count came to its end. */
  'nq-done': CustomEvent<{ mode: Mode; count?: bigint; n?: number }>;
  /** Something could not be read or done. */
  'nq-error': CustomEvent<{ message: string; key?: string; value?: string; error?: Error }>;
}

/** A picture of `toBlob` that moves. */
export interface MovingPicture {
  /** The first and the last step of the trace. */
  steps: [number, number];
  type?: 'image/svg+xml' | 'image/apng';
  /** Pixels of width; 480 without it. */
  size?: number;
  /** Steps a second; that of the board without it. */
  speed?: number;
  /** Again and again, unless it is false. */
  loop?: boolean;
}

/** `<n-queens-board>`. Its attributes and properties are the keys of `BoardState`. */
export class NQueensBoardElement extends HTMLElement {
  n: number;
  mode: Mode;
  algorithm: AlgorithmName | undefined;
  queens: Position | undefined;
  step: number;
  speed: number;
  autoplay: boolean;
  loop: [number, number] | undefined;
  level: TraceLevel;
  code: 'c' | 'cpp' | 'java' | 'python' | 'javascript';
  pane: 'code' | 'tree' | 'state';
  rules: RulesName;
  seed: number;
  grade: 'easy' | 'medium' | 'hard' | 'expert' | undefined;
  regions: string | undefined;
  crosses: Position | undefined;
  get marks(): Mark[] | undefined;
  set marks(marks: Mark[] | string | undefined);
  assist: 'none' | 'conflicts' | 'attacked';
  classes: 'all' | 'one';
  coordinates: 'on' | 'off';
  workers: number | undefined;
  controls: 'none' | 'basic' | 'full';
  theme: 'light' | 'dark' | 'auto';

  /** Resolves with the element when it was shown for the first time; the event is `nq-ready`. */
  readonly ready: Promise<NQueensBoardElement>;
  /** The keys that differ from their defaults; setting it replaces all of them at once. */
  state: BoardState;
  /** The queens that stand. */
  readonly position: Position;
  /** Whether counts of small boards start by themselves; false unless a page sets it. */
  eager: boolean;
  /** The page that links and embed codes lead to; without it, this document. */
  base: string;
  /** Whether strangers link to this page and frame it: a count asks before it uses all cores. */
  guest: boolean;

  /** Starts or goes on with the trace, the solutions or the count. */
  play(): void | Promise<void>;
  /** Stops where it is. */
  pause(): void;
  /** One event, solution or move forward. */
  stepForward(): void | Promise<void>;
  /** One event, solution or move back. */
  stepBack(): void | Promise<void>;
  /** To an event, solution or move by its number, from 0. */
  goTo(index: number): void | Promise<void>;
  /** Play: completes the board. Trace and solutions: to the next solution. Count: counts. */
  solve(): void | Promise<void>;
  /** Back to the beginning, on the same board. */
  reset(): void | Promise<void>;
  undo(): void;
  redo(): void;
  /** The board as a picture, `size` pixels wide. */
  toBlob(options?: { type?: 'image/png' | 'image/svg+xml'; size?: number }): Promise<Blob>;
  /** Steps of a trace, the first and the last one, at most 500, as a picture that moves. */
  toBlob(options: MovingPicture): Promise<Blob>;
  /** The board as text in one of the core's formats; a board with gaps is drawn in dots. */
  toText(format?: FormatName): Promise<string>;
  /** The names of those formats. */
  formats(): Promise<readonly FormatName[]>;
  /** An address that shows what is seen here. */
  shareLink(personal?: Pick<BoardState, 'theme' | 'lang'>): string;
  /** Markup of a frame that shows what is seen here. */
  embedCode(): string;
  /** Reads the custom properties again, after they were changed. */
  refresh(): void;
  /** Focuses the current cell, or, where no board is shown, the main button. */
  focus(options?: FocusOptions): void;
  /** Shows the list of keys. */
  showKeys(): void;

  addEventListener<K extends keyof BoardEventMap>(
    type: K,
    listener: (this: NQueensBoardElement, event: BoardEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: NQueensBoardElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof BoardEventMap>(
    type: K,
    listener: (this: NQueensBoardElement, event: BoardEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (this: NQueensBoardElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

/**
 * The keys as attributes, as templates of frameworks write them: also as texts, because
 * some frameworks set attributes only.
 */
export type BoardAttributes = {
  [K in keyof BoardState]?:
    | BoardState[K]
    | (K extends 'queens' | 'crosses' | 'marks' | 'loop' ? string : never)
    | undefined;
} & { base?: string | undefined };

/** The name under which the element is defined. */
export const TAG: 'n-queens-board';

declare global {
  interface HTMLElementTagNameMap {
    'n-queens-board': NQueensBoardElement;
  }
}
