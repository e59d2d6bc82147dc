/**
 * hints.js -- what to do next on a board, all the way to the solution, and how hard that is.
 */

/** @import { Step, Steps } from './sync.js' */
import { optionsOf, show, sizeWithin } from './arguments.js';
import { NQueensError } from './errors.js';
import { lengthOf, readHint, TECHNIQUES, techniqueOf } from './hint_numbers.js';
import { budgetOf, DEFAULT_BUDGET, withPuzzle } from './puzzle.js';
import { asked, found } from './steps.js';

/** How many numbers nq_grading has. */
const GRADING = 5 + TECHNIQUES.length;

/**
 * What to do next, and why; null when every row has its queen.
 *
 * @type {Steps<'hint'>}
 */
export function* hint(engine, n, options) {
  const budget = budgetOf(optionsOf(options), DEFAULT_BUDGET);
  return yield* withPuzzle(engine, n, options, function* (puzzle) {
    const length = lengthOf(engine);
    const numbers = yield* found(
      engine,
      ['numbers', length, 'puzzle_hint', puzzle, budget],
      budget,
    );
    return numbers && (yield* readHint(engine, n, numbers, 'puzzle_hint', puzzle));
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
  const length = lengthOf(engine);
  const steps = [];
  for (;;) {
    const next = yield* found(
      engine,
      ['numbers', length, 'deduction_next', deduction, budget],
      budget,
    );
    if (next === null) return steps;
    steps.push(yield* readHint(engine, n, next, 'deduction', deduction));
  }
}

/**
 * All hints from the position to the solved board.
 *
 * @type {Steps<'deduction'>}
 */
export function* deduction(engine, n, options) {
  checkLadder(engine, n, options);
  const budget = budgetOf(optionsOf(options), DEFAULT_BUDGET);
  return yield* withPuzzle(engine, n, options, function* (puzzle) {
    const address = yield* asked(engine, ['deduction_open', puzzle]);
    try {
      const steps = yield* stepsOf(engine, n, address, budget);
      const last = steps.at(-1);
      return { solved: last === undefined || last.technique !== undefined, steps };
    } finally {
      yield ['deduction_close', address];
    }
  });
}

/**
 * How hard a puzzle of regions is, and whether it has one solution.
 *
 * @type {Steps<'grade'>}
 */
export function* grade(engine, n, options) {
  checkLadder(engine, n, options);
  const budget = budgetOf(optionsOf(options), DEFAULT_BUDGET);
  return yield* withPuzzle(engine, n, options, function* (puzzle) {
    const step = /** @type {Step} */ (['numbers', GRADING, 'puzzle_grade', puzzle, budget]);
    const [given, solutions, hardest, size, chain, ...steps] = yield* found(engine, step, budget);
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
