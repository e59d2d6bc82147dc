/**
 * mode.js -- play: a person places queens, and the board says what they see.
 */

import { make } from '../../dom.js';
import { MAX_N, RULES } from '../../keys.js';
import { animate, BASE_MS } from '../../motion.js';
import { iconButton, picker, textButton } from '../../parts/buttons.js';
import { copyRow } from '../../parts/copy-row.js';
import { stepper } from '../../parts/stepper.js';
import { TimeLine } from '../../parts/timeline.js';
import { Completion } from './completion.js';
import { FreeRows } from './free-rows.js';
import { Game } from './game.js';
import { movesLine } from './moves-line.js';
import { readPosition, toCells, toRows } from './position.js';
import { puzzleRow } from './puzzle.js';
import { describeCell, describeFailure, describeHint, describePosition } from './sentences.js';

/** The puzzles that the core makes. */
const SMALLEST_PUZZLE = 5;
const LARGEST_PUZZLE = 12;

export class PlayMode {
  #host;
  #game = new Game();
  #board = { n: 8, rules: 'classic', regions: null };
  #position = null;
  #parts = null;
  #hovered = -1;
  #lifted = null;
  #hint = null;
  /** Said instead of the position while the board is not what it should be. */
  #notice = null;
  #sweep = 0;
  #landed = null;
  #landing = () => {};
  #seed = null;

  constructor(host) {
    this.#host = host;
  }

  // ---- Building ----

  build({ full }) {
    const { t, settings, narrator } = this.#host;
    this.#parts?.line.close();
    const parts = {
      n: stepper(t, settings.n, MAX_N, (n) => this.#host.change({ n })),
      undo: iconButton('undo', t('play.undo'), () => this.undo()),
      redo: iconButton('redo', t('play.redo'), () => this.redo()),
      hint: textButton(t('play.hint'), () => this.hint(), { main: true, icon: 'hint' }),
      clear: textButton(t('play.clear'), () => this.reset(), { icon: 'clear' }),
      note: make('p', { class: 'note' }),
      line: new TimeLine(t('ctl.timeline'), [movesLine(this.#game)], (move) => this.goTo(move)),
      free: new FreeRows(),
      completion: new Completion(this.#host, () => this.#question()),
      puzzle: puzzleRow(this.#host),
      rules: this.#rulesPicker(),
    };
    parts.clear.setAttribute('aria-label', t('play.clear'));
    this.#parts = parts;
    return {
      fieldError: parts.n.fieldError,
      setup: [parts.n.element, parts.rules],
      side: [narrator.element, parts.completion.element, ...(full ? this.#furtherParts() : [])],
      dock: [
        make('div', { class: 'transport', part: 'transport' }, parts.undo, parts.redo, parts.hint),
        parts.line.element,
        make('div', { class: 'rate end' }, parts.note, parts.clear),
      ],
    };
  }

  #rulesPicker() {
    const { t, settings } = this.#host;
    const options = RULES.map((name) => [name, t(`rules.${name}`)]);
    const choose = (rules) => this.#host.change({ rules });
    return picker(t('set.rules'), options, settings.rules, choose);
  }

  #furtherParts() {
    const { t } = this.#host;
    return [
      make('section', {}, make('h2', {}, t('play.free')), this.#parts.free.element),
      this.#parts.puzzle,
      make('section', {}, make('h2', {}, t('copy.as')), copyRow(this.#host.element, t)),
    ];
  }

  /** Whoever only looked at another mode finds the game that was left. */
  start(whole) {
    const { t } = this.#host;
    this.#host.legend.show(
      ['attacked', 'free', 'sight', 'conflict'].map((name) => [name, t(`legend.${name}`)]),
    );
    if (!this.#isLeft(whole)) this.#begin();
    this.#show();
  }

  stop() {
    this.#hovered = -1;
    this.#lifted = null;
    cancelAnimationFrame(this.#sweep);
    this.#landing();
    this.#parts?.completion.stop();
  }

  restyle(look) {
    this.#parts.line.look = look;
  }

  // ---- Settings ----

  changed(keys) {
    const again = ['n', 'rules', 'seed'].some((key) => keys.has(key));
    const { n, rules, seed } = this.#host.settings;
    this.#parts.n.show(n);
    this.#parts.rules.show(rules);
    this.#parts.puzzle.show(seed);
    const told = keys.has('queens') && !this.#isOwn(this.#host.settings.queens);
    if (again || told) this.#begin();
    if (keys.has('rules') || keys.has('seed')) this.#host.element.refresh();
    this.#show();
  }

  /** Whether `queens` is only our own position told to ourselves. */
  #isOwn(rows) {
    return String(toCells(this.#board.n, rows)) === String(this.#game.queens);
  }

  /** Whether the game that was left is of the board, and the queens, that the settings name. */
  #isLeft(whole) {
    const { n, rules, seed, queens } = this.#host.settings;
    const same = n === this.#board.n && rules === this.#board.rules && seed === this.#seed;
    return same && ((!whole && queens === undefined) || this.#isOwn(queens));
  }

  /** A board from the settings: its rules, its regions, its queens. */
  #begin() {
    const { n, rules, seed, queens } = this.#host.settings;
    this.#seed = seed;
    this.#board = { n, rules, regions: null };
    this.#game.begin(toCells(n, queens));
    this.#hint = null;
    this.#notice = null;
    this.#parts.completion.forget();
    if (rules === 'regions') this.#fetchPuzzle(n, seed);
  }

  async #fetchPuzzle(n, seed) {
    const board = this.#board;
    const { t, engine } = this.#host;
    if (n < SMALLEST_PUZZLE || n > LARGEST_PUZZLE) {
      const text = t('puzzle.size', { min: SMALLEST_PUZZLE, max: LARGEST_PUZZLE });
      this.#notice = { mark: 'reject', kind: t('rules.regions'), text };
      return;
    }
    this.#notice = { kind: t('rules.regions'), text: t('puzzle.making') };
    try {
      const regions = await engine.regions(n, seed);
      if (board !== this.#board) return;
      this.#board = { ...board, regions };
      this.#notice = null;
      this.#parts.completion.forget();
      if (this.#host.shows(this)) this.#show();
    } catch (error) {
      if (board === this.#board) this.#failPuzzle(error);
    }
  }

  #failPuzzle(error) {
    this.#notice = describeFailure(this.#host.t, 'rules.regions', error);
    this.#host.reportError(error);
    if (this.#host.shows(this)) this.#show();
  }

  state() {
    const { n } = this.#board;
    return { queens: this.#game.queens.length ? toRows(n, this.#game.queens) : undefined };
  }

  position() {
    return toRows(this.#board.n, this.#game.queens);
  }

  // ---- Showing ----

  #show() {
    const { t, narrator, view, grid, settings } = this.#host;
    const { n, rules, regions } = this.#board;
    const queens = this.#game.queens;
    this.#position = readPosition(this.#board, queens);
    const { shaded, free, conflicts, rows } = this.#position;
    view.show({
      ...{ n, rules, regions, coordinates: settings.coordinates },
      ...{ attacked: shaded, free: queens.length ? free : [], conflicts },
      queens: queens.map((cell) => ({ row: Math.floor(cell / n), column: cell % n })),
      ...this.#passing(),
    });
    grid.update(n, t('a11y.board', { n }), false);
    const said = this.#notice ?? this.#hint?.said;
    narrator.show(said ?? describePosition(t, this.#board, queens, this.#position));
    this.#parts.free.show(t, rows);
    this.#parts.completion.show(this.#position);
    this.#showMoves();
  }

  /** What comes and goes while nothing is decided: hover, cursor, hint, the queen in hand. */
  #passing() {
    const { grid, view } = this.#host;
    const { n } = this.#board;
    const cursor = grid.focused ? grid.cursor : -1;
    const looked = this.#hovered >= 0 ? this.#hovered : cursor;
    const lifted = this.#lifted;
    const queens = this.#game.queens.map((cell) => ({
      ...{ row: Math.floor(cell / n), column: cell % n, ghost: lifted?.from === cell },
      ...(this.#landed?.cell === cell && {
        alpha: this.#landed.t,
        scale: 0.86 + 0.14 * this.#landed.t,
      }),
    }));
    view.element.classList.toggle('holding', Boolean(lifted));
    return {
      ...{ cursor, queens, lifted },
      hint: this.#hint?.cell ?? -1,
      avoid: this.#hint?.avoid ?? false,
      sights: !lifted && this.#game.has(looked) ? [{ cell: looked }] : [],
    };
  }

  #showMoves() {
    const { t } = this.#host;
    const { undo, redo, clear, note, line } = this.#parts;
    const values = { k: t.number(this.#game.move), n: t.number(this.#game.moves) };
    const text = t('play.move', values);
    undo.disabled = this.#game.move === 0;
    redo.disabled = this.#game.move === this.#game.moves;
    clear.disabled = this.#game.queens.length === 0;
    note.textContent = this.#game.moves ? text : '';
    line.show(this.#game.move, this.#game.moves, text);
  }

  describe(cell) {
    const { t } = this.#host;
    return describeCell(t, this.#board, this.#game.queens, this.#position, cell);
  }

  #refreshPassing() {
    this.#host.view.update(this.#passing());
  }

  // ---- Doing ----

  /** After every move: show it, say it, tell it. */
  #moved() {
    this.#hint = null;
    this.#parts.completion.forget();
    this.#show();
    const { t, announcer } = this.#host;
    const { text, more } = describePosition(t, this.#board, this.#game.queens, this.#position);
    announcer.announce([text, more].filter(Boolean).join(' '));
    this.#host.change({ queens: this.state().queens });
    if (this.#position.solved) this.#celebrate();
  }

  toggle(cell) {
    this.#game.toggle(cell);
    this.#moved();
    if (this.#game.has(cell) && !this.#host.look?.still) this.#land(cell);
  }

  /** A queen that was placed by hand comes down onto her cell. */
  #land(cell) {
    this.#landing();
    this.#landing = animate(BASE_MS, (t) => {
      this.#landed = t < 1 ? { cell, t } : null;
      this.#refreshPassing();
    });
  }

  undo() {
    this.goTo(this.#game.move - 1);
  }

  redo() {
    this.goTo(this.#game.move + 1);
  }

  step(by) {
    this.goTo(this.#game.move + by);
  }

  goTo(move) {
    if (move < 0 || move > this.#game.moves || move === this.#game.move) return;
    this.#game.goTo(move);
    this.#moved();
  }

  reset() {
    if (!this.#game.queens.length) return;
    this.#game.put([]);
    this.#moved();
  }

  /** What the engine is asked about; nothing while there is no puzzle to ask about. */
  #question() {
    const { rules, regions } = this.#board;
    if (rules === 'regions' && !regions) return null;
    return { ...this.#board, queens: this.#game.queens };
  }

  /** Whether nobody waits for the answer any more. */
  #isPast({ queens }) {
    return queens !== this.#game.queens || !this.#host.shows(this);
  }

  async solve() {
    const asked = this.#question();
    if (!asked) return undefined;
    const solution = await this.#host.engine.complete(asked);
    if (this.#isPast(asked)) return undefined;
    if (!solution) return this.#parts.completion.ask();
    this.#game.put(solution.map((column, row) => row * asked.n + column));
    return this.#moved();
  }

  async hint() {
    const { engine, t, announcer } = this.#host;
    const asked = this.#question();
    if (!asked) return;
    try {
      const hint = await engine.hint(asked);
      if (this.#isPast(asked)) return;
      const said = describeHint(t, this.#board, hint);
      this.#hint = { cell: hint.cell ?? -1, avoid: hint.advice !== 'cell', said };
      this.#show();
      announcer.announce([said.text, said.more].filter(Boolean).join(' '));
    } catch (error) {
      this.#host.reportError(error);
      if (this.#isPast(asked)) return;
      this.#hint = { cell: -1, said: describeFailure(t, 'play.hint', error) };
      this.#show();
    }
  }

  /** One ring per queen, row by row, once; nothing under reduced motion. */
  #celebrate() {
    this.#host.emit('nq-solution', { queens: this.position() });
    if (this.#host.look?.still) return;
    const begin = performance.now();
    const queens = this.#game.queens;
    const turn = (now) => {
      if (queens !== this.#game.queens) return;
      const t = (now - begin) / 640;
      this.#host.view.update({ rings: t < 1.4 ? ringsAt(t, this.#board.n, queens) : [] });
      if (t < 1.4) this.#sweep = requestAnimationFrame(turn);
    };
    this.#sweep = requestAnimationFrame(turn);
  }

  // ---- Hand and keys ----

  hover(cell) {
    if (cell === this.#hovered) return;
    this.#hovered = cell;
    this.#refreshPassing();
  }

  tap(cell) {
    this.#host.grid.moveTo(cell, { focus: false });
    this.toggle(cell);
  }

  lift(cell) {
    return this.#game.has(cell);
  }

  drag(from, { x, y }) {
    this.#lifted = { from, x, y };
    this.#refreshPassing();
  }

  drop(from, to) {
    this.#lifted = null;
    if (to < 0) return this.toggle(from);
    if (to === from || this.#game.has(to)) return this.#refreshPassing();
    this.#game.shift(from, to);
    return this.#moved();
  }

  cursorMoved() {
    this.#refreshPassing();
  }

  key(event, where) {
    const letter = event.key.toLowerCase();
    if ((event.ctrlKey || event.metaKey) && letter === 'z') {
      if (event.shiftKey) this.redo();
      else this.undo();
      return true;
    }
    if (where === 'grid' && this.#gridKey(event)) return true;
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (where === 'time' && this.#timeKey(event)) return true;
    if (letter === 'h') this.hint();
    else if (letter === 'c') this.#parts.completion.ask();
    else return this.#escape(event);
    return true;
  }

  #gridKey(event) {
    const { grid } = this.#host;
    const target = grid.keyTarget(event);
    if (target !== undefined) grid.moveTo(target);
    else if (event.key === 'Enter' || event.key === ' ') this.toggle(grid.cursor);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (this.#game.has(grid.cursor)) this.toggle(grid.cursor);
    } else return false;
    return true;
  }

  #timeKey({ key }) {
    if (key === 'ArrowLeft' || key === 'ArrowDown') this.undo();
    else if (key === 'ArrowRight' || key === 'ArrowUp') this.redo();
    else if (key === 'Home') this.goTo(0);
    else if (key === 'End') this.goTo(this.#game.moves);
    else return false;
    return true;
  }

  #escape({ key }) {
    if (key !== 'Escape' || !(this.#lifted || this.#hint)) return false;
    this.#lifted = null;
    this.#hint = null;
    this.#show();
    return true;
  }
}

function ringsAt(t, n, queens) {
  return queens.map((cell, i) => {
    const age = t - (i / n) * 0.8;
    const alpha = age < 0 ? 0 : Math.max(0, Math.min(1, age * 6) - Math.max(0, age - 0.3) * 3);
    return { row: Math.floor(cell / n), column: cell % n, alpha };
  });
}
