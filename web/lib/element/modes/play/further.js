/**
 * further.js -- what stands below a game where there is room for everything: free cells by row,
 * puzzles, switches, and the board as text or picture.
 */
import { make } from '../../dom.js';
import { rowName } from '../../group-names.js';
import { copyRow } from '../../parts/copy-row.js';
import { FreeRows } from './free-rows.js';
import { puzzleRow } from './puzzle.js';
import { switchRow } from './switches.js';

export class FurtherParts {
  #free;
  #puzzle;
  #switches;

  /** `change(changes)` goes to another board, `choose(name, on)` switches a habit. */
  constructor({ host, change, choose }, section) {
    const { t, element } = host;
    this.#free = new FreeRows(t);
    this.#puzzle = puzzleRow(host, change);
    this.#switches = switchRow(host, choose);
    const copies = make('section', {}, make('h2', {}, t('copy.as')), copyRow(element, t));
    section.append(this.#free.element, this.#puzzle, this.#switches, copies);
  }

  show(state, settings) {
    this.#free.element.hidden = state.position.solved;
    this.#free.show(state.position.rows, (row) => rowName(state.board, row));
    this.#puzzle.show(settings, state);
    this.#switches.show(state, settings);
  }
}
