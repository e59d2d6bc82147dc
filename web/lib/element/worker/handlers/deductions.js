/**
 * deductions.js -- the deduction of a puzzle in the manner of a trace: an event for each
 * step, with the position before it, and one for the solved board.
 */
import { movesOf } from '../../hints.js';
import { toCells, toRows, toSquares } from '../../position.js';
import { isWanted } from '../wanted.js';
import { regions } from './boards.js';

/** How deep a step is, for the drawing of all of them. */
const LADDER = ['single', 'confined', 'shared', 'blocked', 'locked', 'assumed', 'found'];

/** The deduction that was asked for last. */
let open = null;

function deductionOf(nq, puzzle) {
  const key = JSON.stringify(puzzle);
  if (open?.key !== key) open = { key, ...deduce(nq, puzzle) };
  return open;
}

function deduce(nq, puzzle) {
  const { n, queens, crosses, forbidden } = puzzle;
  const painted = puzzle.regions ?? regions(nq, puzzle);
  const closed = toSquares(n, toCells(n, forbidden));
  const options = { rules: 'regions', regions: painted, forbidden: closed };
  const { solved, steps } = nq.deduction(n, { ...options, queens, crosses });
  const positions = [{ queens: toCells(n, queens), crosses: toCells(n, crosses) }];
  for (const step of steps) positions.push(afterStep(positions.at(-1), movesOf(step, n)));
  return { regions: painted, positions, events: [...steps.map(eventOf), ...(solved ? [END] : [])] };
}

const END = { type: 'solution', kind: 'solution', depth: 0 };

/**
 * `kind` says how it is drawn: a queen goes in, or cells go out. A step that is no technique
 * says what is in the way; nothing comes after it.
 */
function eventOf(hint) {
  const depth = Math.max(0, LADDER.indexOf(hint.technique ?? hint.kind));
  const kind = hint.row !== undefined && hint.out.length === 0 ? 'place' : 'reject';
  return { type: 'step', kind, depth, hint };
}

function afterStep({ queens, crosses }, moves) {
  const { place = [], cross = [] } = moves ?? {};
  return { queens: [...queens, ...place], crosses: [...crosses, ...cross] };
}

/** An event with all that is shown of it; an index beyond the end means the end. */
export function deductionAt(nq, { puzzle, i }) {
  const { regions: painted, positions, events } = deductionOf(nq, puzzle);
  const at = Math.min(i, events.length - 1);
  return {
    ...{ i: at, event: events[at], regions: painted, ...positions[at] },
    board: toRows(puzzle.n, positions[at].queens),
    walk: {
      from: 0,
      events: events.map(({ kind, depth, hint }) => ({ kind, depth, technique: hint?.technique })),
    },
    length: events.length,
  };
}

export function deductionFind(nq, { puzzle, i, wanted }) {
  const { events } = deductionOf(nq, puzzle);
  const by = wanted.back ? -1 : 1;
  for (let k = i + by; events[k]; k += by) {
    if (isWanted(wanted, events[i].depth, events[k])) return k;
  }
  return undefined;
}
