/**
 * state.js -- diagram: what the settings show. Nothing happens here, and no engine is asked.
 */
import { readPosition, toCells } from '../../position.js';
import { regionsOf } from '../../regions.js';

/**
 * `{ board, game, position }` as play has them.
 *
 * @param {import('../../index.js').BoardState} settings
 */
function figureOf({ n, rules, regions: text, queens, crosses, forbidden }) {
  const regions = text ? regionsOf(text) : null;
  const board = { n, rules, regions, forbidden: toCells(n, forbidden) };
  const game = { queens: toCells(n, queens), crosses: toCells(n, crosses) };
  return { board, game, position: readPosition(board, game.queens, game.crosses) };
}

export const initial = figureOf({ n: 8, rules: 'classic' });

export function reduce(_state, _event, settings) {
  return figureOf(settings);
}

export function questions() {
  return {};
}
