/**
 * scene.js -- what the board shows of a puzzle that is being painted.
 */
import { shownRegions } from './state.js';

export function sceneOf(state, settings) {
  const { n, cursor, rivals } = state;
  const [one, other] = rivals.found ?? [[], []];
  const cells = (columns) => columns.map((column, row) => ({ row, column }));
  const differing = (columns, others) =>
    cells(columns).filter(({ row, column }) => others[row] !== column);
  return {
    ...{ n, rules: 'regions', regions: shownRegions(state), letters: true, cursor },
    coordinates: settings.coordinates === 'on',
    notation: 'numbers',
    queens: cells(one)
      .filter(({ row, column }) => other[row] === column)
      .map((queen) => ({ ...queen, alpha: 0.4 })),
    numbers: [
      ...differing(one, other).map((square) => ({ ...square, number: 1 })),
      ...differing(other, one).map((square) => ({ ...square, number: 2 })),
    ],
  };
}
