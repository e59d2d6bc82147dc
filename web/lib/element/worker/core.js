/**
 * core.js -- the library as an element's worker has it: the functions that the handlers, and the
 * units of a count, ask for.
 */
import { progress } from '../../core/checkpoints.js';
import { canComplete, complete, completions, countCompletions } from '../../core/completions.js';
import { count, unitCount, units } from '../../core/counts.js';
import { engineOf } from '../../core/engine.js';
import { format } from '../../core/formats.js';
import { deduction, grade, hint } from '../../core/hints.js';
import { library } from '../../core/library.js';
import { rank } from '../../core/ranks.js';
import { puzzle } from '../../core/region_puzzles.js';
import { solve } from '../../core/solve.js';
import { trace } from '../../core/traces.js';
import { solutions } from '../../core/walks.js';

const FUNCTIONS = {
  ...{ solutions, trace, format, solve, rank },
  ...{ canComplete, complete, completions, countCompletions },
  ...{ deduction, grade, hint, puzzle },
  ...{ count, progress, unitCount, units },
};

export const load = async (module) => library(await engineOf(module), FUNCTIONS);
