/**
 * mode.js -- paint: a puzzle of one's own, region by region, with the answer at once whether
 * it has one solution and how hard it is.
 */
import { make } from '../../dom.js';
import { describeCell } from '../../names.js';
import { iconButton, textButton } from '../../parts/buttons.js';
import { copyRow } from '../../parts/copy-row.js';
import { stepper } from '../../parts/stepper.js';
import { readPosition, toRows } from '../../position.js';
import { LARGEST_OWN, regionsOf, sizeOf, writeRegions } from '../../regions.js';
import { play } from '../../styles/play.js';
import { ownField } from '../play/puzzle.js';
import { Palette } from './palette.js';
import { RivalBoards } from './rival-boards.js';
import { sceneOf } from './scene.js';
import { describePainting } from './sentences.js';
import { initial, missingRegions, questions, reduce, shownRegions } from './state.js';

export class PaintMode {
  sheets = [play];
  initial = initial;
  reduce = reduce;
  questions = questions;
  #host;
  #parts = null;

  constructor(host) {
    this.#host = host;
  }

  // ---- Building ----

  build({ full }) {
    const { t, narrator, dispatch } = this.#host;
    const parts = {
      n: stepper(t, this.#host.state.n, LARGEST_OWN, (n) => this.#act({ type: 'begin', n })),
      undo: iconButton('undo', t('play.undo'), () => this.undo()),
      redo: iconButton('redo', t('play.redo'), () => this.redo()),
      play: textButton(t('paint.play'), () => this.#host.open(), { main: true, icon: 'forward' }),
      palette: new Palette(t, (region) => dispatch({ type: 'choose', region })),
      blank: textButton(t('paint.blank'), () => this.reset(), { icon: 'clear' }),
      own: ownField(t, (text) => this.#read(text)),
      rivals: new RivalBoards(t),
    };
    this.#parts = parts;
    const copies = make(
      'section',
      {},
      make('h2', {}, t('copy.as')),
      copyRow(this.#host.element, t, () => this.#text()),
    );
    return {
      fieldError: parts.n.fieldError,
      setup: [parts.n.element],
      side: [
        narrator.element,
        parts.rivals.element,
        make('p', { class: 'note wrap' }, t('paint.help')),
        parts.own.element,
        ...(full ? [copies] : []),
      ],
      dock: [
        make('div', { class: 'transport', part: 'transport' }, parts.undo, parts.redo, parts.play),
        parts.palette.element,
        make('div', { class: 'rate end' }, parts.blank),
      ],
    };
  }

  start() {
    this.#host.legend.show([]);
  }

  stop() {}

  restyle(look) {
    this.#parts.rivals.look = look;
  }

  changed() {
    this.#host.invalidate();
  }

  /** A board with all its regions is what a link shows. */
  state() {
    const { state } = this.#host;
    const whole = missingRegions(state).length === 0;
    const own = whole ? { n: state.n, regions: this.#text() } : {};
    return { ...own, rules: 'regions', queens: undefined, crosses: undefined };
  }

  position() {
    return toRows(this.#host.state.n, []);
  }

  // ---- Showing ----

  render(state) {
    const { t, view, grid, narrator, settings } = this.#host;
    const { n, undo, redo, play, palette, own, rivals } = this.#parts;
    const missing = missingRegions(state);
    view.show(sceneOf(state, settings));
    n.show(state.n);
    undo.disabled = state.at === 0;
    redo.disabled = state.at === state.boards.length - 1;
    play.disabled = missing.length > 0;
    palette.show(state);
    own.show(this.#text());
    grid.update(state.n, t('a11y.board', { n: state.n }), false);
    narrator.show(describePainting(t, state));
    rivals.show({ n: state.n, regions: shownRegions(state), rivals: state.rivals.found });
  }

  describe(cell) {
    const { t, state } = this.#host;
    const board = { n: state.n, rules: 'regions', regions: shownRegions(state) };
    return describeCell(t, board, { queens: [], crosses: [] }, readPosition(board, []), cell);
  }

  // ---- Doing ----

  /** An event that may change the board: the world is told once it is a puzzle. */
  #act(event) {
    const { batch, dispatch, publish } = this.#host;
    const before = this.#host.state.boards;
    batch(() => {
      dispatch(event);
      const { state } = this.#host;
      const changed = state.boards !== before || event.type === 'goTo';
      if (changed && missingRegions(state).length === 0) publish(this.state());
    });
  }

  #text() {
    const { n, boards, at } = this.#host.state;
    return writeRegions(n, boards[at]);
  }

  #read(text) {
    const regions = regionsOf(text);
    if (sizeOf(text) === this.#host.state.n) this.#act({ type: 'all', regions });
    else this.#act({ type: 'begin', n: sizeOf(text), regions });
  }

  /** An answer of the engine is said. */
  answered({ type }) {
    const { t, announcer, state } = this.#host;
    if (type !== 'grade:answer') return;
    const { text, more } = describePainting(t, state);
    announcer.announceLater([text, more].filter(Boolean).join(' '));
  }

  undo() {
    this.step(-1);
  }

  redo() {
    this.step(1);
  }

  step(by) {
    this.goTo(this.#host.state.at + by);
  }

  goTo(at) {
    this.#act({ type: 'goTo', at });
  }

  reset() {
    this.#act({ type: 'all' });
  }

  // ---- Hand and keys ----

  hover() {}

  tap(cell) {
    this.#host.grid.moveTo(cell, { focus: false });
    this.#act({ type: 'paint', cell });
  }

  /** The other button, or a long press, takes the region of a cell to paint with. */
  mark(cell) {
    const { boards, at } = this.#host.state;
    this.#host.dispatch({ type: 'choose', region: boards[at][cell] });
    return true;
  }

  lift() {
    return 'paint';
  }

  paint(from, cell) {
    this.#host.dispatch({ type: 'stroke', cells: [from, cell] });
  }

  painted(isMeant) {
    this.#act({ type: 'painted', isMeant });
  }

  cursorMoved() {
    const { grid, dispatch } = this.#host;
    dispatch({ type: 'cursor', cell: grid.focused ? grid.cursor : -1 });
  }

  key(event, where) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      if (event.shiftKey) this.redo();
      else this.undo();
      return true;
    }
    if (where === 'grid' && this.#gridKey(event)) return true;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    return this.#letterKey(event, where);
  }

  #gridKey(event) {
    const { grid } = this.#host;
    const target = grid.keyTarget(event);
    if (target !== undefined) {
      if (event.shiftKey) this.#paintTo(grid.cursor, target);
      grid.moveTo(target);
    } else if (event.key === 'Enter' || event.key === ' ') {
      this.#act({ type: 'paint', cell: grid.cursor });
    } else return false;
    return true;
  }

  #paintTo(from, to) {
    this.paint(from, to);
    this.painted(true);
  }

  /** A letter is taken to paint with; on the board it is painted, too. */
  #letterKey({ key }, where) {
    const region = /^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : -1;
    if (region < 0 || region >= this.#host.state.n) return false;
    this.#host.dispatch({ type: 'choose', region });
    if (where === 'grid') this.#act({ type: 'paint', cell: this.#host.grid.cursor });
    return true;
  }
}
