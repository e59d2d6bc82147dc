/**
 * mode.js -- diagram: a picture of a position with the marks of the page. It has no engine, no
 * worker and no controls; a screen reader finds its cells as on any other board.
 */
import { describeCell } from '../../names.js';
import { toRows } from '../../position.js';
import { sceneOf } from '../play/scene.js';
import { initial, questions, reduce } from './state.js';

export class DiagramMode {
  initial = initial;
  reduce = reduce;
  questions = questions;
  #host;

  constructor(host) {
    this.#host = host;
  }

  build() {
    return { setup: [], side: [], dock: [] };
  }

  start() {
    this.#host.dispatch({ type: 'enter' });
  }

  stop() {}

  changed() {
    this.#host.dispatch({ type: 'changed' });
  }

  state() {
    return {};
  }

  position() {
    const { board, game } = this.#host.state;
    return toRows(board.n, game.queens);
  }

  render(state) {
    const { view, grid, settings, t } = this.#host;
    const { n } = state.board;
    view.show({ ...sceneOf(state, settings), cursor: grid.focused ? grid.cursor : -1 });
    grid.update(n, t('a11y.board', { n }), true);
  }

  cursorMoved() {
    this.#host.invalidate();
  }

  describe(cell) {
    const { board, game, position } = this.#host.state;
    return describeCell(this.#host.t, board, game, position, cell);
  }

  /** The cursor moves over the cells. */
  key(event, where) {
    const { grid } = this.#host;
    const target = where === 'grid' ? grid.keyTarget(event) : undefined;
    if (target !== undefined) grid.moveTo(target);
    return target !== undefined;
  }
}
