/**
 * engine.js -- in the package: what the element has of the engine, each when it is first
 * needed. A board that asks nothing loads nothing of it.
 */
export const lanesClass = async () => (await import('../worker/lanes.js')).Lanes;
export const solverModule = () => import('../worker/solver.js');
