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

/**
 * What the board is for.
 *
 * @example
 * const mode: Mode = 'trace';
 * board.mode = mode;
 */
export type Mode = 'play' | 'trace' | 'solutions' | 'count' | 'diagram';

/**
 * What a quiz asks about a trace: which cell is tried next, which queen refuses a cell, how
 * many solutions are found before a queen is taken back.
 *
 * @example
 * const kinds: QuizQuestion[] = ['next', 'refuser'];
 * board.quiz = kinds;
 */
export type QuizQuestion = 'next' | 'refuser' | 'count';

/**
 * An answer to a question of a quiz. It was right if `given` is what is `right`: a cell as
 * `marks` name it, from 0 (`r2c0`), and for `count` a number.
 *
 * @example
 * board.addEventListener('nq-answer', ({ detail }: { detail: QuizAnswer }) => {
 *   console.log(detail.step, detail.given === detail.right);
 * });
 */
export interface QuizAnswer {
  question: QuizQuestion;
  /** The event that the question is about. */
  step: number;
  given: string | number;
  right: string | number;
}

/**
 * Something that a page draws on a board.
 *
 * @example
 * const mark: Mark = { target: 'c3', kind: 'ring', tone: 'good' };
 * board.marks = [mark];
 */
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

/**
 * Everything that an address, an attribute or a message can say.
 *
 * @example
 * const state: BoardState = { n: 6, mode: 'trace', algorithm: 'board', step: 20 };
 * board.state = state;
 */
export interface BoardState {
  /** Board size, 1 to 100. */
  n?: number;
  /** What the board is for. */
  mode?: Mode;
  /** The algorithm: without it, a trace has `board` and a count `fast`. */
  algorithm?: AlgorithmName;
  /** The queens that stand; as text a comma per row, `-` for none, `.` between several. */
  queens?: Position;
  /** Event of a trace or number of a solution, from 0. */
  step?: number;
  /** Steps a second, 0.5 to 1000. */
  speed?: number;
  /** Start at once; never where people ask for reduced motion. */
  autoplay?: boolean;
  /** First and last event of a range that is played again and again; as text `10-40`. */
  loop?: [number, number];
  /** How much of a trace is told. */
  level?: TraceLevel;
  /** The language of the code pane. */
  code?: 'c' | 'cpp' | 'java' | 'python' | 'javascript';
  /** What a trace shows beside the board: its code, its search tree, or its variables. */
  pane?: 'code' | 'tree' | 'state';
  /**
   * What a trace asks about, ten questions at most from `step` on, to the end of `loop` if there
   * is one; as text `next,refuser`.
   */
  quiz?: QuizQuestion[];
  /** Which queens attack each other, in play. */
  rules?: RulesName;
  /** Which coloured-region puzzle. */
  seed?: number;
  /** How hard a coloured-region puzzle should be. */
  grade?: 'easy' | 'medium' | 'hard' | 'expert';
  /** Regions of your own: rows of letters joined by `/`. They set `n` and win over `seed`. */
  regions?: string;
  /** The cells that are crossed out, written as `queens`. */
  crosses?: Position;
  /** The cells of the board on which no queen may stand, written as `queens`. */
  forbidden?: Position;
  /** What the page draws on the board; as text `c3:ring a1-h8:arrow/good`. */
  marks?: Mark[];
  /** What the board shows by itself in play: nothing, conflicts, or attacked cells, too. */
  assist?: 'none' | 'conflicts' | 'attacked';
  /** All solutions, or one of each class of symmetry. */
  classes?: 'all' | 'one';
  /** Numbers at the edges of the board; on without it, and `false` cannot be told in HTML. */
  coordinates?: 'on' | 'off';
  /** How many workers count; without it, all cores. */
  workers?: number;
  /** none: the board alone; basic: with its dock; full: with set-up and side, too. */
  controls?: 'none' | 'basic' | 'full';
  /** auto: as `data-theme` or `color-scheme` of the page around it say, else as the system. */
  theme?: 'light' | 'dark' | 'auto';
  /** The language; without it, that of the page around. */
  lang?: 'en' | 'zh-CN' | 'zh-TW';
}

/**
 * One event of a trace with the kind that is drawn.
 *
 * @example
 * board.addEventListener('nq-step', ({ detail: { event } }) => {
 *   if ('tests' in event) console.log(event.kind, event.tests);
 * });
 */
export interface BoardTraceEvent extends TraceEvent {
  /** As `type`, but a test that was not free is a `reject`. */
  kind: TraceEvent['type'] | 'reject';
}

/**
 * One step of a puzzle's deduction: the hint, or the solved board at the end.
 *
 * @example
 * board.addEventListener('nq-step', ({ detail: { event } }) => {
 *   if ('hint' in event) console.log(event.hint.text);
 * });
 */
export type BoardStepEvent =
  | { type: 'step'; kind: 'place' | 'reject'; depth: number; hint: Hint }
  | { type: 'solution'; kind: 'solution'; depth: number };

/**
 * What a board tells the page; the names of its events.
 *
 * @example
 * const show = ({ detail }: BoardEventMap['nq-progress']) => console.log(detail.fraction);
 * board.addEventListener('nq-progress', show);
 * board.removeEventListener('nq-progress', show);
 */
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
  /** A person changed something; the detail holds the new state. */
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
  /** A question of a quiz was answered. */
  'nq-answer': CustomEvent<QuizAnswer>;
  /** Something could not be read or done. */
  'nq-error': CustomEvent<{ message: string; key?: string; value?: string; error?: Error }>;
}

/**
 * A picture of `toBlob` that moves.
 *
 * @example
 * const moving: MovingPicture = { steps: [0, 40], type: 'image/apng', speed: 8 };
 * const picture = await board.toBlob(moving);
 */
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

/**
 * `<n-queens-board>`. Its attributes and properties are the keys of `BoardState`.
 *
 * @example
 * const board = document.createElement('n-queens-board');
 * Object.assign(board, { n: 6, mode: 'trace', algorithm: 'board' });
 * document.body.append(board);
 * await board.ready;
 * await board.goTo(20);
 */
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
  get quiz(): QuizQuestion[] | undefined;
  set quiz(kinds: QuizQuestion[] | string | undefined);
  rules: RulesName;
  seed: number;
  grade: 'easy' | 'medium' | 'hard' | 'expert' | undefined;
  regions: string | undefined;
  crosses: Position | undefined;
  forbidden: Position | undefined;
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

  /** The form that the board is part of. */
  readonly form: HTMLFormElement | null;
  /** Under which name a form sends the value. */
  name: string;
  /** Whether the board must be solved before its form is sent; a game, or a quiz. */
  required: boolean;
  /** The board as text once it is solved, or all questions are answered; empty before. */
  readonly value: string;
  readonly validity: ValidityState;
  readonly validationMessage: string;
  readonly willValidate: boolean;
  /**
   * False where the board is required and not solved.
   *
   * @example
   * board.required = true;
   * board.checkValidity(); // false
   */
  checkValidity(): boolean;
  /**
   * The same, and the browser says so at the board.
   *
   * @example
   * if (!board.reportValidity()) console.log(board.validationMessage);
   */
  reportValidity(): boolean;

  /**
   * Starts or goes on with the trace, the solutions or the count.
   *
   * @example
   * await board.play();
   */
  play(): void | Promise<void>;
  /**
   * Stops where it is.
   *
   * @example
   * board.pause();
   */
  pause(): void;
  /**
   * One event, solution or move forward.
   *
   * @example
   * await board.stepForward();
   */
  stepForward(): void | Promise<void>;
  /**
   * One event, solution or move back.
   *
   * @example
   * await board.stepBack();
   */
  stepBack(): void | Promise<void>;
  /**
   * To an event, solution or move by its number, from 0.
   *
   * @example
   * await board.goTo(20);
   */
  goTo(index: number): void | Promise<void>;
  /**
   * Play: completes the board. Trace and solutions: to the next solution. Count: counts.
   *
   * @example
   * await board.solve();
   */
  solve(): void | Promise<void>;
  /**
   * Back to the beginning, on the same board.
   *
   * @example
   * await board.reset();
   */
  reset(): void | Promise<void>;
  /**
   * Takes back the last move, in play.
   *
   * @example
   * board.undo();
   */
  undo(): void;
  /**
   * Makes the move again that was taken back last.
   *
   * @example
   * board.redo();
   */
  redo(): void;
  /**
   * The board as a picture, `size` pixels wide.
   *
   * @example
   * const picture = await board.toBlob({ type: 'image/svg+xml', size: 400 });
   */
  toBlob(options?: { type?: 'image/png' | 'image/svg+xml'; size?: number }): Promise<Blob>;
  /** Steps of a trace, the first and the last one, at most 500, as a picture that moves. */
  toBlob(options: MovingPicture): Promise<Blob>;
  /**
   * The board as text in one of the core's formats; a board with gaps is drawn in dots.
   *
   * @example
   * await board.toText('algebraic');
   */
  toText(format?: FormatName): Promise<string>;
  /**
   * The names of those formats.
   *
   * @example
   * await board.toText((await board.formats())[0]);
   */
  formats(): Promise<readonly FormatName[]>;
  /**
   * An address that shows what is seen here.
   *
   * @example
   * await navigator.clipboard.writeText(board.shareLink({ lang: 'en' }));
   */
  shareLink(personal?: Pick<BoardState, 'theme' | 'lang'>): string;
  /**
   * Markup of a frame that shows what is seen here.
   *
   * @example
   * await navigator.clipboard.writeText(board.embedCode());
   */
  embedCode(): string;
  /**
   * Reads the custom properties again, after they were changed.
   *
   * @example
   * board.style.setProperty('--nq-light', 'ivory');
   * board.refresh();
   */
  refresh(): void;
  /**
   * Focuses the current cell, or, where no board is shown, the main button.
   *
   * @example
   * board.focus({ preventScroll: true });
   */
  focus(options?: FocusOptions): void;
  /**
   * Shows the list of keys.
   *
   * @example
   * board.showKeys();
   */
  showKeys(): void;

  /**
   * Listens to an event; those of the board are typed.
   *
   * @example
   * board.addEventListener('nq-solution', ({ detail }) => console.log(detail.solution));
   */
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
  /**
   * No longer listens; it takes the function that listens.
   *
   * @example
   * const ready = () => console.log('shown');
   * board.addEventListener('nq-ready', ready);
   * board.removeEventListener('nq-ready', ready);
   */
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
 *
 * @example
 * const attributes: BoardAttributes = { n: 8, coordinates: 'off', queens: '1,3,5' };
 */
export type BoardAttributes = {
  [K in keyof BoardState]?:
    | BoardState[K]
    | (K extends 'queens' | 'crosses' | 'forbidden' | 'marks' | 'loop' | 'quiz' ? string : never)
    | undefined;
} & { base?: string | undefined; name?: string | undefined; required?: boolean | undefined };

/**
 * The name under which the element is defined.
 *
 * @example
 * const board = document.createElement(TAG);
 */
export const TAG: 'n-queens-board';

declare global {
  interface HTMLElementTagNameMap {
    'n-queens-board': NQueensBoardElement;
  }
}
