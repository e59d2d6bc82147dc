/**
 * positions.js -- the desk of games and puzzles: what is asked about a position.
 */
import { canComplete, complete, completions, countCompletions } from '../../../core/completions.js';
import { engineOf } from '../../../core/engine.js';
import { deduction, grade, hint } from '../../../core/hints.js';
import { rank } from '../../../core/ranks.js';
import { puzzle } from '../../../core/region_puzzles.js';
import { functionsOn } from '../../../core/steps.js';
import * as boards from '../handlers/boards.js';
import * as deductions from '../handlers/deductions.js';

const FUNCTIONS = {
  ...{ canComplete, complete, completions, countCompletions },
  ...{ deduction, grade, hint, puzzle, rank },
};

/** Its WebAssembly has no walks. */
const completed = (engine) => [...completions(engine, 6)];

export const positions = {
  handlers: { ...boards, ...deductions },
  load: async (module) => functionsOn(await engineOf(module, completed), FUNCTIONS),
};
