/**
 * conflicts.js -- why parts of a count have no total, in words.
 */

const SHOWN = 10;

/** Lines for what mergeParts() found missing, and for each kind of contradiction. */
export function* conflictLines(merged) {
  const { conflicts, claims, mirrors, missing, units, complaint, sources } = merged;
  if (conflicts.length > 0) yield `CONFLICT: parts disagree on units ${some(conflicts)}`;
  for (const { unit, sums } of claims.slice(0, SHOWN)) {
    yield `  unit ${unit}: ${sums.map(({ part, sum }) => `${sum} in ${part}`).join(', ')}`;
  }
  const pairs = mirrors.map(([unit, image]) => `${unit} and ${image}`);
  if (pairs.length > 0) yield `CONFLICT: mirror images disagree, units ${some(pairs)}`;
  const gaps = missing.map(([first, last]) => (first === last ? first : `${first}-${last}`));
  if (gaps.length > 0) yield `missing: units ${some(gaps)} of ${units}`;
  if (complaint === null) return;
  yield `CONFLICT: ${complaint}`;
  const parts = sources.map(({ name, from, to }) => `${name} (units ${from}-${to})`);
  yield `  they are from: ${some(parts)}`;
}

/** The first few of a list, and how many more there are. */
function some(list) {
  const rest = list.length - SHOWN;
  return list.slice(0, SHOWN).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
