/**
 * state.js -- play: what follows from an event, and what the engine is asked about it.
 *
 * The state has facts alone; sentences are made where it is shown.
 *
 *     board       { n, rules, regions, seed }; regions are null while they are not known
 *     game        queens and moves; `position` is what they mean under the rules
 *     puzzle      null, 'making' while regions are asked for, 'size', or { error }
 *     hint        null, { asked }, the engine's answer as { found }, or { error }
 *     completion  { asked, found, quick }: "can it still be completed?"
 *     solving     { asked } while a solution is asked for
 *     pointer     what comes and goes while nothing is decided
 */
import { Game } from './game.js';
import { readPosition, toCells } from './position.js';

/** The puzzles that the core makes. */
export const SMALLEST_PUZZLE = 5;
export const LARGEST_PUZZLE = 12;

/** A check that took less than this is made after every move by itself. */
const QUICK_MS = 50;

export const initial = atPosition({
  board: { n: 8, rules: 'classic', regions: null, seed: null },
  game: new Game(),
  puzzle: null,
  hint: null,
  completion: { asked: null, found: null, quick: false },
  solving: null,
  pointer: { hovered: -1, cursor: -1, lifted: null },
});

const EVENTS = {
  // Whoever only looked at another mode finds the game that was left.
  enter: (state, { whole }, settings) => (isLeft(state, settings, whole) ? state : begin(settings)),
  leave: (state) => ({ ...state, pointer: initial.pointer, solving: null }),
  changed: (state, { keys }, settings) =>
    ['n', 'rules', 'seed'].some((key) => keys.has(key)) ||
    (keys.has('queens') && !isOwn(state, settings.queens))
      ? begin(settings, state.completion)
      : state,

  toggle: (state, { cell }) => moved(state, state.game.toggle(cell)),
  shift: (state, { from, to }) => moved(state, state.game.shift(from, to)),
  goTo: (state, { move }) => moved(state, state.game.goTo(move)),
  clear: (state) => (state.game.queens.length ? moved(state, state.game.put([])) : state),

  hover: (state, { cell }) => pointing(state, { hovered: cell }),
  cursor: (state, { cell }) => pointing(state, { cursor: cell }),
  drag: (state, { lifted }) => pointing(state, { lifted }),
  dismiss: (state) => ({ ...pointing(state, { lifted: null }), hint: null }),

  check: (state) => (canAsk(state) ? checking(state) : state),
  'completions:answer': (state, { value, ms }) =>
    completed(state, { asked: null, found: value, quick: ms < QUICK_MS }),
  'completions:error': (state) => completed(state, { asked: null, found: { verdict: 'failed' } }),

  hint: (state) => (canAsk(state) ? { ...state, hint: { ...state.hint, asked: {} } } : state),
  'hint:answer': (state, { value }) => ({ ...state, hint: { found: value } }),
  'hint:error': (state, { error }) => ({ ...state, hint: { error } }),

  solve: (state) => (canAsk(state) ? { ...state, solving: { asked: {} } } : state),
  'complete:answer': (state, { value }) => solved({ ...state, solving: null }, value),
  'complete:error': (state) => ({ ...state, solving: null }),

  'regions:answer': (state, { value }) =>
    atPosition({ ...state, puzzle: null, board: { ...state.board, regions: value } }),
  'regions:error': (state, { error }) => ({ ...state, puzzle: { error } }),
};

export function reduce(state, event, settings) {
  return EVENTS[event.type](state, event, settings);
}

/** What the engine is asked, by name; the key says when a question is another one. */
export function questions({ board, game, puzzle, hint, completion, solving }) {
  const position = { ...board, queens: game.queens };
  const about = (name, key) => key && { key, ask: (engine, on) => engine[name](position, on) };
  return {
    regions: puzzle === 'making' && {
      key: board,
      ask: (engine, on) => engine.regions(board.n, board.seed, on),
    },
    completions: about('completions', completion.asked),
    hint: about('hint', hint?.asked),
    complete: about('complete', solving?.asked),
  };
}

// ---- Boards ----

/** A board from the settings: its rules, its regions, its queens. */
function begin({ n, rules, seed, queens }, { quick } = initial.completion) {
  return atPosition({
    ...initial,
    board: { n, rules, regions: null, seed },
    game: Game.from(toCells(n, queens)),
    puzzle: rules === 'regions' ? puzzleOf(n) : null,
    completion: { ...initial.completion, quick },
  });
}

const puzzleOf = (n) => (n < SMALLEST_PUZZLE || n > LARGEST_PUZZLE ? 'size' : 'making');

/** Whether `queens` are those that stand. */
function isOwn({ board, game }, queens) {
  return String(toCells(board.n, queens)) === String(game.queens);
}

/** Whether the game that was left is of the board, and the queens, that the settings name. */
function isLeft(state, { n, rules, seed, queens }, whole) {
  const { board } = state;
  const same = n === board.n && rules === board.rules && seed === board.seed;
  return same && ((!whole && queens === undefined) || isOwn(state, queens));
}

// ---- Moves ----

function moved(state, game) {
  return game === state.game ? state : atPosition({ ...state, game, hint: null, solving: null });
}

/** With what the queens mean; what was known of another position is not known of this one. */
function atPosition(state) {
  const { quick } = state.completion;
  const position = readPosition(state.board, state.game.queens);
  const found = position.conflicts.length ? { verdict: 'conflict' } : null;
  const next = { ...state, position, completion: { asked: null, found, quick } };
  return quick && !found && canAsk(next) ? checking(next) : next;
}

/** A solution that keeps the queens; where there is none, the check says so. */
function solved(state, solution) {
  if (!solution) return checking(state);
  return moved(state, state.game.put(solution.map((column, row) => row * state.board.n + column)));
}

// ---- Questions ----

/** Nothing can be asked while there is no puzzle to ask about. */
function canAsk({ board }) {
  return board.rules !== 'regions' || board.regions !== null;
}

function checking(state) {
  return completed(state, { asked: {} });
}

function completed(state, changes) {
  return { ...state, completion: { ...state.completion, ...changes } };
}

// ---- Pointer ----

function pointing(state, changes) {
  const pointer = { ...state.pointer, ...changes };
  const same = Object.keys(changes).every((key) => changes[key] === state.pointer[key]);
  return same ? state : { ...state, pointer };
}
