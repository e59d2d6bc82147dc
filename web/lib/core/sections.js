/**
 * sections.js -- all functions of the library by name. Each takes the engine first.
 *
 * A list, and no `import *`: bundlers leave out what a program does not use of a list.
 */
// One section per line, so that two people can add one each.
import { check, conflicts, diagonals } from './boards.js';
import { progress } from './checkpoints.js';
import { canComplete, cells, complete, completions, countCompletions } from './completions.js';
import { count, unitCount, units } from './counts.js';
import { dimacs } from './dimacs.js';
import { estimate, estimator } from './estimates.js';
import { format, formatter, parse } from './formats.js';
import { deduction, grade, hint } from './hints.js';
import { randomSolution, rank, unrank } from './ranks.js';
import { formatPuzzle, parsePuzzle, puzzle } from './region_puzzles.js';
import { solve } from './solve.js';
import {
  canonical,
  classCounts,
  classSize,
  countTurned,
  countUnique,
  images,
  symmetries,
} from './symmetry.js';
import { trace } from './traces.js';
import { firstSolution, report, solutions } from './walks.js';

export const FUNCTIONS = {
  check,
  conflicts,
  diagonals,
  progress,
  canComplete,
  cells,
  complete,
  completions,
  countCompletions,
  count,
  unitCount,
  units,
  dimacs,
  estimate,
  estimator,
  format,
  formatter,
  parse,
  deduction,
  grade,
  hint,
  randomSolution,
  rank,
  unrank,
  formatPuzzle,
  parsePuzzle,
  puzzle,
  solve,
  canonical,
  classCounts,
  classSize,
  countTurned,
  countUnique,
  images,
  symmetries,
  trace,
  firstSolution,
  report,
  solutions,
};
