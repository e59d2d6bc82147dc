/**
 * option_names.js -- the options that each function takes, so that a misspelt one is refused.
 *
 * A test compares these names with the declarations in index.d.ts.
 */
import { show } from './show.js';

const PUZZLE = ['rules', 'queens', 'forbidden', 'crosses', 'sums', 'differences', 'regions'];
const ALGORITHM = ['algorithm'];
const CLASSES = [...ALGORITHM, 'verify', 'solutions'];
const COMPLETE = [...PUZZLE, 'budget'];

/** By function: the place of the options among its arguments, and their names. */
const FUNCTIONS = {
  solutions: [1, [...ALGORITHM, 'classes']],
  firstSolution: [1, ALGORITHM],
  report: [1, [...ALGORITHM, 'first']],
  count: [1, [...ALGORITHM, 'verify']],
  units: [1, ALGORITHM],
  unitCount: [1, ALGORITHM],
  progress: [1, [...ALGORITHM, 'bytes']],
  trace: [1, [...ALGORITHM, 'level']],
  solve: [1, ['method', 'seed']],
  classCounts: [1, CLASSES],
  countUnique: [1, CLASSES],
  complete: [1, COMPLETE],
  canComplete: [1, COMPLETE],
  countCompletions: [1, [...COMPLETE, 'limit']],
  completions: [1, COMPLETE],
  hint: [1, COMPLETE],
  deduction: [1, COMPLETE],
  grade: [1, COMPLETE],
  cells: [1, PUZZLE],
  dimacs: [1, PUZZLE],
  puzzle: [1, ['seed', 'grade']],
  randomSolution: [1, ['seed']],
  estimator: [1, [...PUZZLE, 'seed']],
  estimate: [1, [...PUZZLE, 'seed', 'probes']],
  formatter: [1, ['transpose']],
  format: [2, ['transpose']],
  parse: [2, ['transpose']],
};

/** Other words that people have for options. */
const SYNONYMS = {
  blocked: 'forbidden',
  obstacles: 'forbidden',
  given: 'queens',
  solver: 'algorithm',
  threads: 'workers',
  progress: 'onProgress',
  abort: 'signal',
};

/** The options of a function of the core; undefined if it takes none. */
export const optionNames = (name) => FUNCTIONS[name]?.[1];

/** Refuse a call of a function of the core whose options it does not have. */
export function checkOptionNames(name, values) {
  if (!Object.hasOwn(FUNCTIONS, name)) return;
  const [place, names] = FUNCTIONS[name];
  refuseUnknown(`${name}()`, values[place], names);
}

/** Refuse names that are none of the known ones, with the one that was probably meant. */
export function refuseUnknown(what, values, names) {
  if (typeof values !== 'object' || values === null) return;
  const unknown = Object.keys(values).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const near = nearestName(unknown, names);
  const advice = near ? `did you mean ${show(near)}?` : `there are ${names.join(', ')}`;
  throw new TypeError(`${what} has no option ${show(unknown)}; ${advice}`);
}

/** The name of a list that a word was probably meant to be; undefined if none is near. */
function nearestName(word, names) {
  if (names.includes(SYNONYMS[word])) return SYNONYMS[word];
  const lower = word.toLowerCase();
  const near = names.map((name) => ({ name, steps: distance(lower, name.toLowerCase()) }));
  const [first] = near.sort((one, other) => one.steps - other.steps);
  return first !== undefined && first.steps <= Math.max(1, word.length / 4)
    ? first.name
    : undefined;
}

/** How many letters must be changed, added or left out to make one word of another. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const change = row[j] + (letter === other[j] ? 0 : 1);
      next.push(Math.min(change, row[j + 1] + 1, next[j] + 1));
    }
    row = next;
  }
  return row[other.length];
}
