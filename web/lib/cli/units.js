/**
 * units.js -- units of a count as people type them: `0-3,7`.
 */
import { UsageError } from './usage.js';

/** The units that a text names, in rising order; each must be below `units`. */
export function unitsFrom(option, text, units) {
  const named = new Set();
  for (const piece of text.split(',')) {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(piece) ?? [];
    if (from === undefined) {
      throw new UsageError(`${option} must be units such as 0-3,7, not "${text}"`);
    }
    if (Number(from) > Number(to) || Number(to) >= units) {
      throw new UsageError(`${option} must be within 0-${units - 1}, not "${piece}"`);
    }
    for (let unit = Number(from); unit <= Number(to); unit++) named.add(unit);
  }
  return [...named].sort((a, b) => a - b);
}
