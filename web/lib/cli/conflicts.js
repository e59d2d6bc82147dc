/**
 * conflicts.js -- why parts of a count have no total, in words.
 */

const SHOWN = 10;

/** A line for each kind of contradiction that mergeParts() found. */
export function* conflictsInWords({ conflicts, mirrors }) {
  if (conflicts.length > 0) yield `CONFLICT: parts disagree on units ${some(conflicts)}`;
  const pairs = mirrors.map(([unit, image]) => `${unit} and ${image}`);
  if (pairs.length > 0) yield `CONFLICT: mirror images disagree, units ${some(pairs)}`;
}

/** The first few of a list, and how many more there are. */
export function some(list) {
  const rest = list.length - SHOWN;
  return list.slice(0, SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
