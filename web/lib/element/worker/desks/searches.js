/**
 * searches.js -- the desk of traces, lists and counts: what the algorithms do.
 */

import { defaultFor, describeAlgorithms } from '../../../core/algorithms.js';
import { progress } from '../../../core/checkpoints.js';
import { count, unitCount, units } from '../../../core/counts.js';
import { engineOf } from '../../../core/engine.js';
import { solve } from '../../../core/solve.js';
import { functionsOn } from '../../../core/steps.js';
import { trace } from '../../../core/traces.js';
import { solutions } from '../../../core/walks.js';
import * as counts from '../handlers/counts.js';
import * as lists from '../handlers/solutions.js';
import * as traces from '../handlers/traces.js';

const FUNCTIONS = { solutions, solve, trace, count, progress, unitCount, units, defaultFor };

export const searches = {
  handlers: { ...counts, ...lists, ...traces },
  async load(module) {
    const engine = await engineOf(module);
    return { algorithms: describeAlgorithms(engine), ...functionsOn(engine, FUNCTIONS) };
  },
};
