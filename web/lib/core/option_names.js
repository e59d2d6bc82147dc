/**
 * option_names.js -- the options that each function takes, so that a misspelt one is refused.
 *
 * A test compares these names with the declarations in index.d.ts.
 */
import { refuseUnknown } from './unknown_names.js';

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

/** The options of a function of the core; undefined if it takes none. */
export const optionNames = (name) => FUNCTIONS[name]?.[1];

/** Refuse a call of a function of the core whose options it does not have. */
export function checkOptionNames(name, values) {
  if (!Object.hasOwn(FUNCTIONS, name)) return;
  const [place, names] = FUNCTIONS[name];
  refuseUnknown(`${name}()`, values[place], names);
}
