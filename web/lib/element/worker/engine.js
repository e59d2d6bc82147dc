/**
 * engine.js -- what the element has of the engine: lanes for questions, and a solver that
 * counts. In the package later/engine.js stands here: each comes when it is first needed.
 */
import { Lanes } from './lanes.js';
import * as solver from './solver.js';

export const lanesClass = () => Lanes;
export const solverModule = () => solver;
