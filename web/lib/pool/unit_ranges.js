/**
 * unit_ranges.js -- sets of units as text: `0-3,7`.
 */

/** Units in rising order as text; consecutive ones are a range. */
export function rangesText(units) {
  const ranges = [];
  for (const unit of units) {
    if (ranges.at(-1)?.[1] === unit - 1) ranges.at(-1)[1] = unit;
    else ranges.push([unit, unit]);
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}
