/**
 * commands.js -- the table of commands, in the order in which --help lists them.
 *
 * A command is a row: its name, a synopsis and summary for the help, its options as
 * parseArgs takes them (with `value` and `help` for people), and `run`, which gets the
 * loaded library, the words after the command, the options and the output, and returns
 * an exit code or nothing for 0. Awaiting every answer of the library keeps a command
 * the same whether the work is done here or in a worker.
 */
import { algorithms } from './commands/algorithms.js';
import { check } from './commands/check.js';
import { classes } from './commands/classes.js';
import { cluster } from './commands/cluster.js';
import { complete } from './commands/complete.js';
import { count } from './commands/count.js';
import { diagonals } from './commands/diagonals.js';
import { dimacs } from './commands/dimacs.js';
import { estimate } from './commands/estimate.js';
import { explain } from './commands/explain.js';
import { grade } from './commands/grade.js';
import { hint } from './commands/hint.js';
import { images } from './commands/images.js';
import { merge } from './commands/merge.js';
import { puzzle } from './commands/puzzle.js';
import { random } from './commands/random.js';
import { rank } from './commands/rank.js';
import { solve } from './commands/solve.js';
import { trace } from './commands/trace.js';
import { unique } from './commands/unique.js';
import { units } from './commands/units.js';
import { unrank } from './commands/unrank.js';
import { verify } from './commands/verify.js';

export const COMMANDS = [
  // One per line, so that two people can add one each.
  solve,
  count,
  unique,
  classes,
  images,
  complete,
  hint,
  puzzle,
  grade,
  explain,
  rank,
  unrank,
  random,
  estimate,
  dimacs,
  check,
  diagonals,
  trace,
  units,
  verify,
  merge,
  cluster,
  algorithms,
];
