/**
 * state.js -- play: what follows from an event, and what the engine is asked about it.
 *
 * The state has facts alone; sentences are made where it is shown.
 *
 *     board       { n, rules, regions, seed, grade, forbidden }; regions are null while not known
 *     game        queens, crosses and moves; `position` is what they mean under the rules
 *     name        what the board is called; `left` has the games of others that were left
 *     puzzle      null, 'making' while regions are asked for, 'size', or { error }
 *     hint        null, { asked }, the engine's answer as { found }, or { error }
 *     hints       how many hints were followed in this game
 *     graded      { asked, found }: how hard the puzzle is; found is null until it is known
 *     completion  { asked, found, quick }: "can it still be completed?"
 *     solving     { asked } while a solution is asked for
 *     rank        { asked, found }: which of all solutions a win is, { i, n }
 *     habits      what the player has switched on, on every board
 *     days        the puzzles of the day that were solved, by seed
 *     pointer     what comes and goes while nothing is decided
 */

import { movesOf } from '../../hints.js';
import { readPosition, toCells, toRows } from '../../position.js';
import { isMade, regionsOf } from '../../regions.js';
import { changeSettings } from '../../settings.js';
import { Game } from './game.js';
import { HABITS, hasCrosses } from './habits.js';

/** A check that took less than this is made after every move by itself. */
const QUICK_MS = 50;

/** The number of a solution on a larger board takes more than a moment. */
const LARGEST_RANKED = 14;

export const initial = atPosition({
  board: { n: 8, rules: 'classic', regions: null, seed: null, grade: undefined, forbidden: [] },
  game: new Game(),
  name: '',
  left: {},
  puzzle: null,
  hint: null,
  hints: 0,
  graded: { asked: null, found: null },
  completion: { asked: null, found: null, quick: false },
  solving: null,
  rank: { asked: null, found: null },
  habits: HABITS,
  days: {},
  pointer: { hovered: -1, cursor: -1, lifted: null, painting: null },
});

/** Settings that make another board. */
const OF_THE_PUZZLE = ['n', 'rules', 'seed', 'grade', 'regions', 'forbidden'];

const EVENTS = {
  // Whoever only looked at another mode finds the game that was left.
  enter: (state, { whole }, settings) =>
    isLeft(state, settings, whole) ? state : begin(settings, state),
  leave: (state) => ({ ...state, pointer: initial.pointer, solving: null }),
  changed: (state, { keys }, settings) =>
    OF_THE_PUZZLE.some((key) => keys.has(key)) ||
    ((keys.has('queens') || keys.has('crosses')) && !isOwn(state, settings))
      ? begin(settings, state)
      : state,

  tap: (state, { cell }) =>
    put(state, cell, (game) => (hasCrosses(state) ? game.cycle(cell) : game.toggle(cell))),
  toggle: (state, { cell }) => put(state, cell, (game) => game.toggle(cell)),
  cross: (state, { cell }) => put(state, cell, (game) => crossed(game, cell)),
  shift: (state, { from, to }) => put(state, to, (game) => game.shift(from, to)),
  goTo: (state, { move }) => moved(state, state.game.goTo(move)),
  clear: (state) => moved(state, state.game.clear()),
  wipe: (state) => moved(state, state.game.cross(state.game.crosses, false)),

  hover: (state, { cell }) => pointing(state, { hovered: cell }),
  cursor: (state, { cell }) => pointing(state, { cursor: cell }),
  drag: (state, { lifted }) => pointing(state, { lifted }),
  dismiss: (state) => ({ ...pointing(state, { lifted: null, painting: null }), hint: null }),

  // One drag crosses out, or wipes, every cell that it touches, as one move.
  paint: (state, { cell, from }) => pointing(state, { painting: painted(state, cell, from) }),
  painted: (state, { isMeant = true }) => {
    const { painting } = state.pointer;
    const next = pointing(state, { painting: null });
    return painting && isMeant ? moved(next, state.game.cross(painting.cells, painting.on)) : next;
  },

  check: (state) => (canAsk(state) ? checking(state) : state),
  'completions:answer': (state, { value, ms }) =>
    completed(state, { asked: null, found: value, quick: ms < QUICK_MS }),
  'completions:error': (state) => completed(state, { asked: null, found: { verdict: 'failed' } }),

  hint: (state) => (canAsk(state) ? { ...state, hint: { ...state.hint, asked: {} } } : state),
  'hint:answer': (state, { value }) => ({ ...state, hint: { found: value } }),
  follow: (state) => followed(state, movesOf(state.hint?.found, state.board.n)),
  'hint:error': (state, { error }) => ({ ...state, hint: { error } }),

  solve: (state) => (canAsk(state) ? { ...state, solving: { asked: {} } } : state),
  'complete:answer': (state, { value }) => solved({ ...state, solving: null }, value),
  'complete:error': (state) => ({ ...state, solving: null }),

  'rank:answer': (state, { value }) => ({ ...state, rank: { asked: null, found: value } }),
  'rank:error': (state) => ({ ...state, rank: initial.rank }),

  habits: (state, { habits }) => ({ ...state, habits }),
  days: (state, { days }) => ({ ...state, days }),

  'regions:answer': (state, { value }) =>
    grading(atPosition({ ...state, puzzle: null, board: { ...state.board, regions: value } })),
  'grade:answer': (state, { value }) => ({ ...state, graded: { asked: null, found: value } }),
  'grade:error': (state) => ({ ...state, graded: { asked: null, found: null } }),
  'regions:error': (state, { error }) => ({ ...state, puzzle: { error } }),
};

export function reduce(state, event, settings) {
  return EVENTS[event.type](state, event, settings);
}

/** What the engine is asked, by name; the key says when a question is another one. */
export function questions({ board, game, puzzle, hint, graded, completion, solving, rank }) {
  const position = { ...board, queens: game.queens, crosses: game.crosses };
  const about = (name, key) => key && { key, ask: (engine, on) => engine[name](position, on) };
  return {
    regions: puzzle === 'making' && {
      key: board,
      ask: (engine, on) => engine.regions(board.n, { seed: board.seed, grade: board.grade }, on),
    },
    grade: graded.asked && { key: graded.asked, ask: (engine, on) => engine.grade(board, on) },
    completions: about('completions', completion.asked),
    hint: about('hint', hint?.asked),
    complete: about('complete', solving?.asked),
    rank: about('rank', rank.asked),
  };
}

// ---- Boards ----

/** A board from the settings: its rules, its regions, its queens; with its moves if it was left. */
function begin(settings, before) {
  const { n, rules, seed, grade } = settings;
  const own = rules === 'regions' && settings.regions ? regionsOf(settings.regions) : null;
  const forbidden = toCells(n, settings.forbidden);
  const board = { n, rules, regions: own, seed, grade, own: own !== null, forbidden };
  const name = nameOf(settings);
  const left = { ...before.left, [before.name]: { game: before.game, hints: before.hints } };
  const named = Game.from(toCells(n, settings.queens), toCells(n, settings.crosses));
  const state = atPosition({
    ...initial,
    ...{ board, name, left, days: before.days },
    ...(isNamed(settings) && isOwn({ board, ...left[name] }, settings)
      ? left[name]
      : { game: named }),
    puzzle: rules === 'regions' && !own ? puzzleOf(n) : null,
    completion: { ...initial.completion, quick: before.completion.quick },
    habits: before.habits,
  });
  return own ? grading(state) : state;
}

/** What a board is called: by its rules, a puzzle by its regions or by how it is made. */
function nameOf({ n, rules, regions, seed, grade, forbidden }) {
  const made = rules === 'regions' ? `${n} ${rules} ${seed} ${grade}` : `${n} ${rules}`;
  const without = toCells(n, forbidden);
  return [regions ?? made, ...(without.length ? [`without ${without}`] : [])].join(' ');
}

/** Changes of the settings to another board, with the game that was left there, if any. */
export function changesWithGame({ left }, settings, changes) {
  const next = changeSettings(settings, changes);
  const found = left[nameOf(next)];
  if (!found) return changes;
  const rows = (cells) => (cells.length ? toRows(next.n, cells) : undefined);
  return { ...changes, queens: rows(found.game.queens), crosses: rows(found.game.crosses) };
}

/** How hard a puzzle is, is asked once for each. */
const grading = (state) => ({ ...state, graded: { asked: {}, found: null } });

const puzzleOf = (n) => (isMade(n) ? 'making' : 'size');

/** Whether settings say where queens or crosses are. */
const isNamed = ({ queens, crosses }) => queens !== undefined || crosses !== undefined;

/** Whether the queens and crosses of the settings are those of the game. */
function isOwn({ board, game }, { queens, crosses }) {
  if (!game) return false;
  const same = (rows, cells) => String(toCells(board.n, rows)) === String(cells);
  return same(queens, game.queens) && same(crosses, game.crosses);
}

/** Whether the game that was left is of the board, and the queens, that the settings name. */
function isLeft(state, settings, whole) {
  const same = state.name === nameOf(settings);
  return same && ((!whole && !isNamed(settings)) || isOwn(state, settings));
}

// ---- Moves ----

/** A cross on a free cell, none on a crossed one; a queen makes room for it. */
function crossed(game, cell) {
  if (game.has(cell)) return game.follow({ remove: [cell], cross: [cell] });
  return game.cross([cell], !game.isCrossed(cell));
}

/** The first cell of a drag decides whether it crosses out or wipes. */
function painted({ board, game, pointer }, cell, from) {
  const { on, cells } = pointer.painting ?? { on: !game.isCrossed(from), cells: [] };
  const touched = [...new Set([...cells, from, cell])];
  return { on, cells: touched.filter((one) => !board.forbidden.includes(one)) };
}

/** On a forbidden cell nothing is put; a finger is told why, as a mouse is. */
function put(state, cell, change) {
  const isOpen = !state.board.forbidden.includes(cell) || state.game.has(cell);
  return isOpen ? moved(state, change(state.game)) : pointing(state, { hovered: cell });
}

function followed(state, moves) {
  if (!moves) return state;
  return { ...moved(state, state.game.follow(moves)), hints: state.hints + 1 };
}

function moved(state, game) {
  return game === state.game ? state : atPosition({ ...state, game, hint: null, solving: null });
}

/** With what the queens mean; what was known of another position is not known of this one. */
function atPosition(state) {
  const { quick } = state.completion;
  const position = readPosition(state.board, state.game.queens, state.game.crosses);
  const found = position.conflicts.length ? { verdict: 'conflict' } : null;
  const { n, rules } = state.board;
  const ranked = position.solved && rules === 'classic' && n <= LARGEST_RANKED;
  const rank = { asked: ranked ? {} : null, found: null };
  const next = { ...state, position, rank, completion: { asked: null, found, quick } };
  return quick && !found && canAsk(next) ? checking(next) : next;
}

/** A solution that keeps the queens; where there is none, the check says so. */
function solved(state, solution) {
  if (!solution) return checking(state);
  return moved(
    state,
    state.game.solve(solution.map((column, row) => row * state.board.n + column)),
  );
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
