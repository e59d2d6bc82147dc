/**
 * puzzle.js -- which puzzle is deduced, and from which position.
 */
import { toCells, toRows } from '../../position.js';
import { isMade, regionsOf } from '../../regions.js';

/** What the engine is asked about; `unmade` where there is no such puzzle. */
export function puzzleOf({ n, seed, grade, regions, queens, crosses, forbidden }) {
  const inRows = (rows) => toRows(n, toCells(n, rows));
  const own = regions ? { regions: regionsOf(regions) } : { seed, grade };
  const position = {
    ...{ queens: inRows(queens), crosses: inRows(crosses), forbidden: inRows(forbidden) },
  };
  return { n, rules: 'regions', ...own, ...position, unmade: !regions && !isMade(n) };
}
