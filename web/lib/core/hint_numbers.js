/**
 * hint_numbers.js -- a hint as C writes it (nq_hint), and as people get it.
 */

import { asked } from './steps.js';

// The names of nq_hint_kind, nq_group and nq_group_role, in their order.
/** @type {import('./index.js').HintKind[]} */
const KINDS = [
  'clash',
  'stuck',
  'wrong',
  'lost',
  'last',
  'only',
  'never',
  'found',
  'confined',
  'shared',
  'locked',
  'assumed',
  'wrong-cross',
  'several',
];
/** @type {import('./index.js').Group[]} */
const GROUPS = ['row', 'column', 'region'];
/** @type {import('./index.js').HintGroup['role'][]} */
const ROLES = ['of', 'in', 'empty'];

/** @type {Partial<Record<import('./index.js').HintKind, import('./index.js').Technique>>} */
const TECHNIQUE_OF = {
  last: 'single',
  confined: 'confined',
  shared: 'shared',
  never: 'blocked',
  locked: 'locked',
  assumed: 'assumed',
};

/** The techniques from the plain to the deep. */
export const TECHNIQUES = Object.values(TECHNIQUE_OF);

/** The name of a technique by its nq_hint_kind; `found` has none but its own. */
export const techniqueOf = (kind) => TECHNIQUE_OF[KINDS[kind]] ?? 'found';

// Where the lists of nq_hint begin, and how long they are.
const GROUPS_AT = 10;
const chainAt = (engine) => GROUPS_AT + 3 * engine.limit('hint-groups') + 1;

/** How many numbers nq_hint has. */
export const lengthOf = (engine) => chainAt(engine) + 4 * engine.limit('ladder');

/** The values of nq_role. */
const OUT = 1;
const BECAUSE = 2;

/** Pieces of a list of numbers that begins at some place. */
const pieces = (numbers, at, count, size) =>
  Array.from({ length: count }, (_, i) => numbers.slice(at + i * size, at + (i + 1) * size));

/** @returns {import('./index.js').HintGroup[]} */
const groupsOf = (numbers) =>
  pieces(numbers, GROUPS_AT, numbers[GROUPS_AT - 1], 3).map(([group, index, role]) => ({
    group: GROUPS[group],
    index,
    role: ROLES[role],
  }));

/** @returns {import('./index.js').HintLink[]} */
const chainOf = (numbers, at) =>
  pieces(numbers, at, numbers[at - 1], 4).map(([row, column, group, index]) => ({
    row,
    column,
    ...(index >= 0 && { group: GROUPS[group], index }),
  }));

const squaresOf = (roles, wanted, n) =>
  Array.from(roles.keys())
    .filter((cell) => roles[cell] === wanted)
    .map((cell) => ({ row: Math.floor(cell / n), column: cell % n }));

/**
 * A hint, read after the step that found it.
 *
 * @param {import('./wasm_instance.js').WasmInstance} engine
 * @param {number} n
 * @param {number[]} found its numbers, unsigned
 * @param {'puzzle_hint' | 'deduction'} kindOf what answers `…_cells` and `…_text`
 * @param {number} address
 * @returns {import('./sync.js').Work<import('./index.js').Hint>}
 */
export function* readHint(engine, n, found, kindOf, address) {
  const numbers = found.map((number) => number | 0);
  const [kind, row, column, group, index, byRow, byColumn, size, out] = numbers;
  const roles = yield* asked(engine, ['bytes', n * n, `${kindOf}_cells`, address]);
  const text = yield* asked(engine, ['text', `${kindOf}_text`, address]);
  const technique = TECHNIQUE_OF[KINDS[kind]];
  return {
    kind: KINDS[kind],
    ...(technique && { technique }),
    ...(size > 1 && { size }),
    ...(row >= 0 && out === 0 && { row, column }),
    ...(index >= 0 && { group: GROUPS[group], index }),
    ...(byRow >= 0 && { by: { row: byRow, column: byColumn } }),
    out: squaresOf(roles, OUT, n),
    because: squaresOf(roles, BECAUSE, n),
    groups: groupsOf(numbers),
    chain: chainOf(numbers, chainAt(engine)),
    text,
  };
}
