/**
 * questions.js -- what a quiz asks about a search: moments of its trace, with right answers.
 *
 *     kind    next: which cell is tried next; refuser: which queen refuses a cell;
 *             count: how many solutions are found before a queen is taken back
 *     at      the event that is shown while it is asked
 *     step    the event that it is about: the one after it, and of a count the same
 *     cell    what it is about: the refused cell, or the queen of a count
 *     right   the answer: a cell, or a number
 */
import { attackersOf } from '../trace/scene.js';

/** So many are enough for one sitting. */
const MOST_QUESTIONS = 10;

/** The next question is looked for among so many events. */
const NEAR_EVENTS = 120;

/** A branch of the search that a person can go through in mind. */
const LARGEST_BRANCH_EVENTS = 80;

/**
 * The questions from an event on, their kinds in turn. `read(i)` promises event i with the
 * board after it, or undefined beyond the end; `to` is the last event they may be about.
 */
export async function findQuestions(read, { n, kinds, from, to = Number.POSITIVE_INFINITY }) {
  const questions = [];
  let turn = 0;
  for (let i = from; questions.length < MOST_QUESTIONS; i = questions.at(-1).step) {
    const inTurn = [...kinds.slice(turn), ...kinds.slice(0, turn)];
    const found = await nextQuestion(read, n, inTurn, i + 1, Math.min(to, i + NEAR_EVENTS));
    if (!found) break;
    questions.push(found);
    turn = (kinds.indexOf(found.kind) + 1) % kinds.length;
  }
  return questions;
}

/** The first question of the first kind that has one. */
async function nextQuestion(read, n, kinds, from, to) {
  for (const kind of kinds) {
    for (let step = from; step <= to; step++) {
      const now = await read(step);
      if (!now) break;
      const found = await MOMENTS[kind](n, now, step, read);
      if (found) return { kind, step, ...found };
    }
  }
  return undefined;
}

const cellOf = (n, { row, column }) => row * n + column;

const MOMENTS = { next: nextCell, refuser, count };

/** Where the search goes to another row, or on after a queen was taken back. */
async function nextCell(n, { event }, step, read) {
  if (event.type !== 'test' && event.type !== 'place') return undefined;
  const { event: before } = await read(step - 1);
  return before.type === 'test' ? undefined : { at: step - 1, right: cellOf(n, event) };
}

/** Where one of several queens attacks the cell. */
function refuser(n, { event, board }, step) {
  if (event.kind !== 'reject' || event.depth < 2) return undefined;
  const cell = cellOf(n, event);
  const [row, ...others] = attackersOf(n, board, cell);
  return others.length ? undefined : { at: step - 1, cell, right: row * n + board[row] };
}

/** Below a queen with two more rows at least, where the search soon comes back. */
async function count(n, { event }, step, read) {
  if (event.type !== 'place' || event.depth > n - 3) return undefined;
  for (let i = step + 1; i <= step + LARGEST_BRANCH_EVENTS; i++) {
    const later = await read(i);
    if (!later) break;
    const { type, depth, solutions } = later.event;
    if (type !== 'remove' || depth !== event.depth) continue;
    return { at: step, cell: cellOf(n, event), right: solutions - event.solutions };
  }
  return undefined;
}
