/**
 * mode.js -- play: a person places queens and crosses, and the board says what follows.
 */

import { make } from '../../dom.js';
import { movesOf } from '../../hints.js';
import { setIcon } from '../../icons.js';
import { ASSISTS, MAX_N, RULES } from '../../keys.js';
import { animate, BASE_MS } from '../../motion.js';
import { describeCell } from '../../names.js';
import { iconButton, picker, textButton } from '../../parts/buttons.js';
import { laterPane } from '../../parts/later-pane.js';
import { stepper } from '../../parts/stepper.js';
import { TimeLine } from '../../parts/timeline.js';
import { toRows } from '../../position.js';
import { play } from '../../styles/play.js';
import { GameClock } from './clock.js';
import { completionRow } from './completion.js';
import { dateOf, keepDays, readDays } from './daily.js';
import { hasCrosses, keepHabits, readHabits } from './habits.js';
import { movesLine } from './moves-line.js';
import { gameScene, queensOf } from './scene.js';
import {
  describeAttack,
  describeCompletions,
  describeGoal,
  describePlay,
  describeRank,
  hintButton,
  isOwnWin,
} from './sentences.js';
import { changesWithGame, initial, questions, reduce } from './state.js';
import { winRow } from './win-row.js';

const FurtherParts = laterPane(async () => (await import('./further.js')).FurtherParts);

/** Steps of a deduction a second, as fast as they can be read. */
const READING_SPEED = 0.5;

export class PlayMode {
  sheets = [play];
  initial = initial;
  reduce = reduce;
  questions = questions;
  #host;
  #parts = null;
  #sweep = 0;
  #landed = null;
  #landing = () => {};
  #clock;

  constructor(host) {
    this.#host = host;
    this.#clock = new GameClock(host, () => this.#renderNote());
  }

  get #game() {
    return this.#host.state.game;
  }

  // ---- Building ----

  build({ full }) {
    const { t, settings, narrator } = this.#host;
    this.#parts?.line.close();
    const parts = {
      n: stepper(t, settings.n, MAX_N, (n) => this.#change({ n })),
      undo: iconButton('undo', t('play.undo'), () => this.undo()),
      redo: iconButton('redo', t('play.redo'), () => this.redo()),
      hint: textButton(t('play.hint'), () => this.hint(), { main: true, icon: 'hint' }),
      next: iconButton('random', t('puzzle.new'), () => this.#nextPuzzle(), { class: 'next' }),
      clear: textButton(t('play.clear'), () => this.#clear(), { icon: 'clear' }),
      note: make('p', { class: 'note' }),
      line: new TimeLine(t('ctl.timeline'), [movesLine(() => this.#game)], (i) => this.goTo(i)),
      completion: completionRow(t, () => this.check()),
      rules: this.#rulesPicker(),
      assist: this.#assistPicker(),
      goal: make('p', { class: 'note goal' }),
      how: textButton(t('play.how'), () => this.#showHow(), { icon: 'play' }),
      solve: textButton(t('play.solve'), () => this.solve(), { icon: 'check' }),
      share: textButton(t('share.result'), () => this.#share(), { icon: 'share' }),
      win: winRow(t, () => this.#seeOthers()),
      further: full ? this.#furtherParts() : null,
    };
    parts.solve.classList.add('word');
    this.#parts = parts;
    return {
      fieldError: parts.n.fieldError,
      setup: [parts.n.element, parts.rules, parts.assist],
      side: [
        narrator.element,
        parts.goal,
        parts.win,
        parts.how,
        parts.completion,
        ...(full ? [parts.further.element] : []),
      ],
      dock: [
        make('div', { class: 'transport', part: 'transport' }, parts.undo, parts.redo, parts.hint),
        parts.line.element,
        make(
          'div',
          { class: 'rate end' },
          ...[parts.note, parts.next, parts.share, parts.solve, parts.clear],
        ),
      ],
    };
  }

  #rulesPicker() {
    const { t, settings } = this.#host;
    const options = RULES.map((name) => [name, t(`rules.${name}`)]);
    const choose = (rules) => this.#change({ rules });
    return picker(t('set.rules'), options, settings.rules, choose);
  }

  #assistPicker() {
    const { t, settings } = this.#host;
    const options = ASSISTS.map((name) => [name, t(`assist.${name}`)]);
    return picker(t('assist.title'), options, settings.assist, (assist) =>
      this.#host.change({ assist }),
    );
  }

  #furtherParts() {
    const further = new FurtherParts({
      host: this.#host,
      change: (changes) => this.#change(changes),
      choose: (name, on) => this.#switch(name, on),
    });
    further.element.className = 'further';
    return further;
  }

  start(whole) {
    this.#host.dispatch({ type: 'habits', habits: readHabits() });
    this.#host.dispatch({ type: 'days', days: readDays() });
    this.#host.dispatch({ type: 'enter', whole });
    this.#clock.start();
  }

  stop() {
    cancelAnimationFrame(this.#sweep);
    this.#landing();
    this.#clock.stop();
    this.#host.dispatch({ type: 'leave' });
  }

  restyle(look) {
    this.#parts.line.look = look;
  }

  changed(keys) {
    this.#host.dispatch({ type: 'changed', keys });
    if (['rules', 'seed', 'grade', 'regions'].some((key) => keys.has(key))) {
      this.#host.element.refresh();
    }
  }

  state() {
    const { board, game } = this.#host.state;
    const rows = (cells) => (cells.length ? toRows(board.n, cells) : undefined);
    return { queens: rows(game.queens), crosses: rows(game.crosses) };
  }

  /** What a form says of it; empty when it is solved. */
  unsolved() {
    const { t, state } = this.#host;
    return state.position.solved ? '' : t('form.required');
  }

  position() {
    const { board, game } = this.#host.state;
    return toRows(board.n, game.queens);
  }

  // ---- Showing ----

  /** All that is shown; where only the pointer moved, the board alone. */
  render(state, before) {
    this.#renderBoard(state);
    this.#renderNote();
    if (
      before &&
      Object.keys(state).every((key) => key === 'pointer' || state[key] === before[key])
    )
      return;
    const { t, narrator, grid, settings } = this.#host;
    const { n, rules, assist } = this.#parts;
    n.show(settings.n);
    rules.show(settings.rules);
    assist.show(settings.assist);
    grid.update(state.board.n, t('a11y.board', { n: state.board.n }), false);
    narrator.show(describePlay(t, state));
    this.#renderSide(state);
    this.#renderDock(state);
    this.#renderLegend(state, before);
    this.#clock.follow();
    this.#renderNote();
  }

  /** Who attacks the cell that is pointed at, and the time. */
  #renderNote() {
    const { t, state, settings, narrator } = this.#host;
    const attack = settings.assist === 'none' ? '' : describeAttack(t, state);
    narrator.note([attack, this.#clock.text].filter(Boolean).join(' · '));
  }

  #renderSide(state) {
    const { t, settings } = this.#host;
    const { goal, win, how, completion, further } = this.#parts;
    const { solved } = state.position;
    goal.textContent = state.game.move > 0 && !solved ? describeGoal(t, state.board) : '';
    win.show(state);
    how.hidden = !canBeDeduced(state);
    completion.hidden = solved;
    completion.show(state.completion);
    further?.show(state, settings);
  }

  #renderDock(state) {
    const { hint, solve, share, next } = this.#parts;
    const { solved } = state.position;
    hint.lastChild.textContent = hintButton(this.#host.t, state);
    hint.classList.toggle('long', Boolean(movesOf(state.hint?.found, state.board.n)));
    setIcon(hint.firstChild, solved ? 'forward' : 'hint');
    solve.hidden = solved;
    next.hidden = solved || state.board.rules !== 'regions';
    share.hidden = !solved || !isOwnWin(state.game);
    this.#renderMoves(state.game);
  }

  #renderLegend(state, before) {
    const { t, legend, settings } = this.#host;
    const name = legendOf(state, settings);
    if (before && name === legendOf(before, settings)) return;
    legend.show(LEGENDS[name].map(([item, word = item]) => [item, t(`legend.${word}`)]));
  }

  #renderBoard(state) {
    const { view, settings } = this.#host;
    view.element.classList.toggle('holding', Boolean(state.pointer.lifted));
    view.show(gameScene(state, settings, this.#landed));
  }

  #renderMoves(game) {
    const { t } = this.#host;
    const { undo, redo, clear, note, line } = this.#parts;
    const text = t('play.move', { k: t.number(game.move), n: t.number(game.moves) });
    undo.disabled = game.move === 0;
    redo.disabled = game.move === game.moves;
    clear.disabled = game.queens.length + game.crosses.length === 0;
    note.textContent = game.moves ? text : '';
    line.show(game.move, game.moves, text);
  }

  describe(cell) {
    const { board, game, position } = this.#host.state;
    return describeCell(this.#host.t, board, game, position, cell);
  }

  // ---- Doing ----

  /** An event that may be a move: it is shown, said and told. */
  #act(event) {
    const before = this.#game;
    this.#host.batch(() => {
      this.#host.dispatch(event);
      if (this.#game !== before) this.#tellMove();
    });
  }

  #tellMove() {
    const { state } = this.#host;
    this.#announce(describePlay(this.#host.t, state));
    this.#host.publish(this.state());
    if (!state.position.solved) return;
    this.#host.emit('nq-solution', { queens: this.position() });
    this.#keepDay(state);
    if (!this.#host.look?.still) this.#celebrate(state);
  }

  /** The first win of a puzzle of the day counts. */
  #keepDay({ board, game, hints, days }) {
    if (!isOwnWin(game) || !dateOf(board) || days[board.seed]) return;
    const { ms } = this.#clock;
    const day = ms === undefined ? { hints } : { hints, ms: Math.round(ms) };
    const kept = { ...readDays(), [board.seed]: day };
    keepDays(kept);
    this.#host.dispatch({ type: 'days', days: kept });
  }

  /** @param {{ text: string, more?: string }} said */
  #announce({ text, more }) {
    this.#host.announcer.announce([text, more].filter(Boolean).join(' '));
  }

  toggle(cell) {
    this.#put({ type: 'toggle', cell });
  }

  #put(event) {
    this.#act(event);
    if (this.#game.has(event.cell) && !this.#host.look?.still) this.#land(event.cell);
  }

  /** A queen that was placed by hand comes down onto its cell. */
  #land(cell) {
    this.#landing();
    this.#landing = animate(BASE_MS, (t) => {
      const { board, game, pointer } = this.#host.state;
      this.#landed = t < 1 ? { cell, t } : null;
      this.#host.view.update({ queens: queensOf(board, game, pointer, this.#landed) });
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
    this.#act({ type: 'goTo', move });
  }

  reset() {
    this.#act({ type: 'clear' });
  }

  /** Where there are both, it is asked what goes: the crosses, or all. */
  async #clear() {
    if (!this.#game.queens.length || !this.#game.crosses.length) return this.reset();
    const { askToClear } = await import('./clear-dialog.js');
    return askToClear(this.#host, (event) => this.#act(event));
  }

  check() {
    this.#host.dispatch({ type: 'check' });
  }

  /** The first press shows a hint and its reason, the second follows it. */
  hint() {
    const { hint, board, position } = this.#host.state;
    if (position.solved) this.#goOn(board);
    else if (movesOf(hint?.found, board.n)) this.#act({ type: 'follow' });
    else this.#host.dispatch({ type: 'hint' });
  }

  #switch(name, on) {
    const habits = { ...this.#host.state.habits, [name]: on };
    keepHabits(habits);
    this.#host.dispatch({ type: 'habits', habits });
  }

  async #share() {
    const { shareResult } = await import('./result.js');
    return shareResult(this.#host, this.#clock.ms, (said) => this.#parts.win.say(said));
  }

  /** All solutions, from the one that was found on. */
  #seeOthers() {
    const { change, state } = this.#host;
    change({ mode: 'solutions', step: Number(state.rank.found.i) - 1 });
  }

  /** The deduction from this position on, step by step. */
  #showHow() {
    const { queens, crosses } = this.state();
    this.#host.change({ mode: 'trace', queens, crosses, step: 0, speed: READING_SPEED });
  }

  /** To another board; a game that was left there goes on. */
  #change(changes) {
    const { state, settings, change, layout } = this.#host;
    change(changesWithGame(state, settings, changes));
    layout.show('board');
  }

  #nextPuzzle() {
    this.#change({ rules: 'regions', seed: (this.#host.settings.seed + 1) >>> 0 });
  }

  /** After a win: the next puzzle, or a larger board. */
  #goOn({ n, rules }) {
    if (rules === 'regions') this.#nextPuzzle();
    else this.#change({ n: Math.min(MAX_N, n + 1) });
  }

  /** Completes the board; ends when it is shown. */
  solve() {
    this.#host.dispatch({ type: 'solve' });
    return this.#host.settled('complete');
  }

  /** An answer of the engine has changed the state. */
  answered({ type, value }) {
    const { t, announcer, state } = this.#host;
    if (type === 'completions:answer') announcer.announceLater(describeCompletions(t, value));
    if (type === 'hint:answer') this.#announce(describePlay(t, state));
    if (type === 'complete:answer' && value) this.#tellMove();
    if (type === 'rank:answer') announcer.announceLater(describeRank(t, value));
  }

  /** One ring per queen, row by row, once; nothing under reduced motion. */
  #celebrate({ board, game }) {
    const begin = performance.now();
    const turn = (now) => {
      if (game.queens !== this.#game.queens) return;
      const t = (now - begin) / 640;
      this.#host.view.update({ rings: t < 1.4 ? ringsAt(t, board.n, game.queens) : [] });
      if (t < 1.4) this.#sweep = requestAnimationFrame(turn);
    };
    this.#sweep = requestAnimationFrame(turn);
  }

  // ---- Hand and keys ----

  hover(cell) {
    this.#host.dispatch({ type: 'hover', cell });
  }

  tap(cell) {
    this.#host.grid.moveTo(cell, { focus: false });
    this.#put({ type: 'tap', cell });
  }

  /** The other button, or a long press, crosses a cell out; true where it means something. */
  mark(cell) {
    this.#act({ type: 'cross', cell });
    return true;
  }

  /** Queens are dragged; a drag from another cell of a puzzle paints. */
  lift(cell) {
    if (this.#game.has(cell)) return 'piece';
    return hasCrosses(this.#host.state) && 'paint';
  }

  paint(from, cell) {
    this.#host.dispatch({ type: 'paint', from, cell });
  }

  painted(isMeant) {
    const { painting } = this.#host.state.pointer;
    this.#act({ type: 'painted', isMeant });
    const { t, announcer } = this.#host;
    if (isMeant && painting?.on)
      announcer.announce(t('a11y.crossed', { k: t.number(painting.cells.length) }));
  }

  drag(from, { x, y }) {
    this.#host.dispatch({ type: 'drag', lifted: { from, x, y } });
  }

  drop(from, to) {
    this.#host.dispatch({ type: 'drag', lifted: null });
    if (to < 0) this.toggle(from);
    else this.#act({ type: 'shift', from, to });
  }

  cursorMoved() {
    const { grid } = this.#host;
    this.#host.dispatch({ type: 'cursor', cell: grid.focused ? grid.cursor : -1 });
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
    else if (letter === 'c') this.check();
    else return this.#escape(event);
    return true;
  }

  #gridKey(event) {
    const { grid } = this.#host;
    const target = grid.keyTarget(event);
    if (target !== undefined) {
      if (event.shiftKey) this.#paintTo(grid.cursor, target);
      grid.moveTo(target);
    } else if (event.key.toLowerCase() === 'x' && !event.ctrlKey && !event.metaKey) {
      this.mark(grid.cursor);
    } else if (event.key === 'Enter' || event.key === ' ') this.toggle(grid.cursor);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (this.#game.has(grid.cursor)) this.toggle(grid.cursor);
    } else return false;
    return true;
  }

  /** Shift and an arrow cross out both cells. */
  #paintTo(from, to) {
    this.paint(from, to);
    this.painted(true);
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
    const { pointer, hint } = this.#host.state;
    if (key !== 'Escape' || !(pointer.lifted || hint)) return false;
    this.#host.dispatch({ type: 'dismiss' });
    return true;
  }
}

/** What the marks on the board mean, by what is drawn: a drawing, and its word if it is another. */
const LEGENDS = {
  none: [['sight']],
  conflicts: [['sight'], ['conflict']],
  attacked: [['ruled', 'attacked'], ['sight'], ['conflict']],
  reason: [['because'], ['out']],
};

const legendOf = ({ hint }, { assist }) => (hint?.found?.out?.length ? 'reason' : assist);

/** Whether there is a puzzle whose solution can be deduced. */
const canBeDeduced = ({ board, position }) =>
  board.rules === 'regions' && board.regions !== null && !position.solved;

function ringsAt(t, n, queens) {
  return queens.map((cell, i) => {
    const age = t - (i / n) * 0.8;
    const alpha = age < 0 ? 0 : Math.max(0, Math.min(1, age * 6) - Math.max(0, age - 0.3) * 3);
    return { row: Math.floor(cell / n), column: cell % n, alpha };
  });
}
