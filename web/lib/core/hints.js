/**
 * hints.js -- what to do next on a board, all the way to the solution, and how hard that is.
 */

/** @import { Sync } from './sync.js' */
import { optionsOf, show, sizeWithin } from './arguments.js';
import { NQueensError } from './errors.js';
import { readHint, TECHNIQUES, techniqueOf } from './hint_numbers.js';
import { budgetOf, DEFAULT_BUDGET, gaveUp, withPuzzle } from './puzzle.js';

/** How many numbers nq_grading has. */
const GRADING = 5 + TECHNIQUES.length;

/** The address that an export answered with; null when there is no more. */
function answerOf(engine, address, budget) {
  if (address !== 0) return address;
  const status = engine.status();
  if (status === 'done') return null;
  throw status === 'gave-up' ? gaveUp(budget) : engine.failure();
}

/**
 * What to do next, and why; null when every row has its queen.
 *
 * @type {Sync<'hint'>}
 */
export function hint(engine, n, options) {
  const budget = budgetOf(optionsOf(options), DEFAULT_BUDGET);
  return withPuzzle(engine, n, options, (puzzle) => {
    const numbers = answerOf(engine, puzzle.ask('puzzle_hint', budget), budget);
    if (numbers === null) return null;
    return readHint(engine, n, {
      numbers,
      roles: () => puzzle.ask('puzzle_hint_cells'),
      text: () => puzzle.ask('puzzle_hint_text'),
    });
  });
}

/** Boards that can be graded and explained to the end. */
function checkLadder(engine, n, options) {
  sizeWithin(n, engine.limit('ladder'), 'boards that are graded');
  const { rules, regions } = optionsOf(options);
  if (regions !== undefined || rules === 'regions') return;
  throw new NQueensError(`the rules ${show(rules ?? 'classic')} have no regions`, {
    code: 'unsupported',
  });
}

function* stepsOf(engine, n, deduction, budget) {
  const ask = (name, ...values) => engine.wasm[name](deduction.address, ...values);
  for (;;) {
    const numbers = answerOf(engine, ask('deduction_next', budget), budget);
    if (numbers === null) return;
    yield readHint(engine, n, {
      numbers,
      roles: () => ask('deduction_cells'),
      text: () => ask('deduction_text'),
    });
  }
}

/**
 * All hints from the position to the solved board.
 *
 * @type {Sync<'deduction'>}
 */
export function deduction(engine, n, options) {
  checkLadder(engine, n, options);
  const budget = budgetOf(optionsOf(options), DEFAULT_BUDGET);
  return withPuzzle(engine, n, options, (puzzle) => {
    const handle = puzzle.derive('deduction_open', 'deduction_close');
    try {
      const steps = [...stepsOf(engine, n, handle, budget)];
      const last = steps.at(-1);
      return { solved: last === undefined || last.technique !== undefined, steps };
    } finally {
      handle.close();
    }
  });
}

/**
 * How hard a puzzle of regions is, and whether it has one solution.
 *
 * @type {Sync<'grade'>}
 */
export function grade(engine, n, options) {
  checkLadder(engine, n, options);
  const budget = budgetOf(optionsOf(options), DEFAULT_BUDGET);
  return withPuzzle(engine, n, options, (puzzle) => {
    const address = puzzle.ask('puzzle_grade', budget);
    const at = /** @type {number} */ (answerOf(engine, address, budget));
    const [given, solutions, hardest, size, chain, ...steps] = engine.numbers(at, GRADING);
    const name = given === 0 ? null : engine.names('grade_name')[given - 1];
    return {
      solutions: /** @type {0 | 1 | 2} */ (solutions),
      grade: /** @type {import('./index.js').Grade | null} */ (name),
      hardest: name === null ? null : techniqueOf(hardest),
      size,
      chain,
      steps: /** @type {any} */ (
        Object.fromEntries(TECHNIQUES.map((technique, i) => [technique, steps[i]]))
      ),
    };
  });
}
