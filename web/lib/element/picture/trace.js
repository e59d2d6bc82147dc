/**
 * trace.js -- events of a trace as scenes, for a picture that moves.
 */
import { hasTrait } from '../../core/algorithm_table.js';
import { kindOf } from '../modes/trace/order.js';
import { sceneOf } from '../modes/trace/scene.js';

/** More pictures than this are a film, and files of megabytes. */
export const MOST_STEPS = 500;

export function refuseManySteps([from, to]) {
  if (to - from < MOST_STEPS) return;
  throw new RangeError(`${to - from + 1} steps are more than the ${MOST_STEPS} of a picture`);
}

/**
 * The scenes of events `from` to `to`, or to the last one. A trace of the core or of the
 * package, whose answers are promises.
 */
export async function traceScenes(trace, { n, algorithm }, [from, to]) {
  refuseManySteps([from, to]);
  const scenes = [];
  const strikes = hasTrait(algorithm, 'strikes');
  let event = await trace.at(from);
  for (let i = from; event && i <= to; i++) {
    const moment = {
      event: { ...event, kind: kindOf(event) },
      board: await trace.board(),
      struck: strikes ? await trace.struck() : null,
    };
    scenes.push(sceneOf({ n, algorithm }, moment));
    if (i < to) event = await trace.next();
  }
  return scenes;
}
