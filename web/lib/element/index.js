/**
 * index.js -- defines <n-queens-board>.
 *
 *     import 'nqueens/element';
 *     <n-queens-board mode="trace" n="6"></n-queens-board>
 *
 * On a server, where there are no elements to define, this does nothing.
 */
import { NQueensBoardElement } from './element.js';
import { watchProse } from './prose.js';

export { NQueensBoardElement };

export const TAG = 'n-queens-board';

if (globalThis.customElements && !customElements.get(TAG)) {
  customElements.define(TAG, NQueensBoardElement);
  watchProse(document, TAG);
}
