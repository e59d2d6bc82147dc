/**
 * mode.js -- solutions: all of them, one by one or by classes of symmetry.
 */

import { make, setText } from '../../dom.js';
import { MAX_N } from '../../keys.js';
import { Pace } from '../../pace.js';
import { iconButton, playButton, segments } from '../../parts/buttons.js';
import { copyText } from '../../parts/clipboard.js';
import { openLink } from '../../parts/open-link.js';
import { niceSpeed } from '../../parts/speed.js';
import { stepper } from '../../parts/stepper.js';
import { TimeLine } from '../../parts/timeline.js';
import { slideQueens } from '../../slide.js';
import { solutions } from '../../styles/solutions.js';
import { ClassRow } from './class-row.js';
import { Gallery } from './gallery.js';
import { solutionLine } from './line.js';
import { describeIndex, describeList } from './sentences.js';
import { columnsOf, initial, isLast, questions, reduce } from './state.js';

/** Steps a second up to which queens glide instead of being there at once. */
const FASTEST_MOTION = 12;

export class SolutionsMode {
  sheets = [solutions];
  initial = initial;
  reduce = reduce;
  #host;
  #parts = null;
  /** What the gallery shows, so that it is laid out only for another list. */
  #listed = null;
  #sliding = () => {};
  #pace = new Pace((steps) => this.#play(steps));

  constructor(host) {
    this.#host = host;
  }

  // ---- Building ----

  build({ full }) {
    const { t, settings } = this.#host;
    this.#parts?.line.close();
    this.#parts?.gallery.close();
    const choose = (solution) => this.goTo(solution);
    const parts = {
      n: stepper(t, settings.n, MAX_N, (n) => this.#host.change({ n })),
      play: playButton(t, () => this.#toggle()),
      vector: make('output', { translate: 'no', lang: 'en' }),
      head: make('h2', { class: 'title' }),
      what: make('p', { class: 'note wrap what' }),
      gallery: new Gallery(t, choose),
      classRow: new ClassRow(t, choose),
      note: make('p', { class: 'note strong' }),
      line: new TimeLine(t('ctl.timeline'), [solutionLine(() => this.#shown())], choose),
    };
    this.#parts = parts;
    parts.gallery.onsize = (...sizes) => parts.classRow.fit(...sizes);
    const options = [
      ['all', t('sol.all')],
      ['one', t('sol.one')],
    ];
    parts.filter = segments(t('sol.filter'), options, settings.classes, (classes) =>
      this.#host.change({ classes }),
    );
    const copy = iconButton('copy', t('sol.copy'), () => copyText(parts.vector.value));
    return {
      fieldError: parts.n.fieldError,
      setup: [parts.n.element, make('div', { class: 'vector' }, parts.vector, copy)],
      side: [
        make('div', { class: 'head top' }, parts.head, parts.filter),
        parts.what,
        full ? parts.classRow.element : null,
        parts.gallery.element,
      ].filter(Boolean),
      dock: [
        this.#transport(full),
        parts.line.element,
        make('div', { class: 'rate end' }, full ? parts.note : openLink(this.#host)),
      ],
    };
  }

  #transport(full) {
    const { t } = this.#host;
    const end = (name, label, go) =>
      full ? iconButton(name, t(label), go, { class: 'end' }) : null;
    const last = () => this.goTo((this.#host.state.data?.count ?? 1) - 1);
    const buttons = [
      end('first', 'ctl.first', () => this.goTo(0)),
      iconButton('back', t('sol.prev'), () => this.step(-1)),
      this.#parts.play.element,
      iconButton('forward', t('ctl.next'), () => this.step(1)),
      iconButton('random', t('sol.random'), () => this.#random(), { class: 'random' }),
      end('last', 'ctl.last', last),
    ].filter(Boolean);
    this.#parts.transport = buttons;
    return make('div', { class: 'transport', part: 'transport' }, ...buttons);
  }

  start() {
    this.#host.legend.show([]);
    this.#listed = null;
    this.#host.dispatch({ type: 'enter' });
    if (this.#host.state.data) this.#autoplay();
  }

  stop() {
    this.#pace.stop();
    this.#sliding();
    this.#host.dispatch({ type: 'leave' });
  }

  restyle(look) {
    const { line, gallery, classRow } = this.#parts;
    line.look = look;
    gallery.look = look;
    classRow.look = look;
  }

  changed(keys) {
    this.#host.dispatch({ type: 'changed', keys });
  }

  questions(state) {
    return questions(state, ({ count, first }) =>
      this.#host.dispatch({ type: 'found', count, first }),
    );
  }

  answered({ type }) {
    if (type === 'load:answer') this.#autoplay();
  }

  #autoplay() {
    if (this.#host.settings.autoplay && !this.#host.look?.still) this.play();
  }

  state() {
    const { data, solution } = this.#host.state;
    return { step: data ? solution : this.#host.settings.step };
  }

  position() {
    return Array.from(columnsOf(this.#host.state));
  }

  #shown() {
    const { data, solution } = this.#host.state;
    return data && { data, solution };
  }

  // ---- Moving ----

  /** Shows another one, says it and tells it. */
  #act(event) {
    if (!this.#host.state.data?.count) return;
    this.#host.batch(() => {
      this.#host.dispatch(event);
      const { state, emit, announcer, t } = this.#host;
      const columns = columnsOf(state);
      emit('nq-solution', { index: state.solution, solution: columns });
      if (!state.playing) announcer.announce(`${describeIndex(t, state)}. ${columns.join(' ')}`);
      this.#host.publish({ step: state.solution });
    });
  }

  goTo(solution) {
    this.#act({ type: 'goTo', solution });
  }

  /** By solutions, or by classes where only one of each is shown. */
  step(by) {
    this.pause();
    this.#act({ type: 'move', by });
  }

  /** Another one, wherever it stands in the list. */
  #random() {
    const { data, solution } = this.#host.state;
    const seed = Math.floor(Math.random() * 2 ** 32);
    if (data?.constructed) return this.#host.dispatch({ type: 'another', seed });
    if (!data || data.count < 2) return;
    this.pause();
    const other = Math.floor(Math.random() * (data.count - 1));
    this.goTo(other < solution ? other : other + 1);
  }

  #play(steps) {
    const { state, settings } = this.#host;
    if (!state.data?.count) return;
    if (isLast(state, settings)) this.#end();
    else this.#act({ type: 'move', by: steps });
  }

  #end() {
    this.pause();
    this.#host.emit('nq-done', { mode: 'solutions', solutions: this.#host.state.data.count });
  }

  play() {
    const { data, solution, playing } = this.#host.state;
    if (playing || !data?.count) return;
    if (solution === data.count - 1) this.goTo(0);
    this.#host.dispatch({ type: 'play' });
  }

  pause() {
    this.#host.dispatch({ type: 'pause' });
  }

  #toggle() {
    if (this.#host.state.playing) this.pause();
    else this.play();
  }

  /** To the next one. */
  solve() {
    this.step(1);
  }

  reset() {
    this.pause();
    this.goTo(0);
  }

  // ---- Showing ----

  render(state, before) {
    const { t, settings } = this.#host;
    const { n, play, filter, head, what } = this.#parts;
    if (state.n !== before?.n) n.show(settings.n);
    this.#pace.follow(state.playing, settings.speed);
    play.show(state.playing);
    filter.show(settings.classes);
    setText(head, describeList(t, state));
    setText(what, t('sol.what', { n: settings.n }));
    this.#renderTransport(state.data);
    if (state.data) this.#renderList(state);
    else this.#renderNothing(state);
    if (state.data && (state.data !== before?.data || state.solution !== before?.solution)) {
      this.#renderSolution(state, before);
    }
  }

  /** Where there is one solution, or none, there is nowhere to go; but another may be found. */
  #renderTransport(data) {
    for (const button of this.#parts.transport) {
      const isRandom = button.classList.contains('random');
      button.disabled = Boolean(data) && data.count < 2 && !(isRandom && data.constructed);
    }
  }

  /** The solutions are not there yet. */
  #renderNothing({ n, first }) {
    const { view, grid, t, settings } = this.#host;
    this.#listed = null;
    const queens = (first ?? []).map((column, row) => ({ row, column }));
    view.show({ n, coordinates: settings.coordinates === 'on', queens });
    this.#parts.vector.value = first ? first.join(' ') : '';
    grid.update(n, t('a11y.board', { n }), true);
    for (const part of [this.#parts.classRow, this.#parts.gallery]) part.element.hidden = true;
  }

  #renderList({ data }) {
    const { classes } = this.#host.settings;
    const { filter, gallery, classRow } = this.#parts;
    filter.hidden = !data.classOf || data.count === 0;
    classRow.element.hidden = data.count === 0 || !data.classOf;
    gallery.element.hidden = data.count === 0;
    if (this.#listed?.data === data && this.#listed.classes === classes) return;
    this.#listed = { data, classes };
    gallery.show(data, classes === 'one');
  }

  #renderSolution(state, before) {
    const { t, view, grid, settings } = this.#host;
    const { data, solution } = state;
    const { n, count } = data;
    const columns = columnsOf(state);
    this.#sliding();
    const queens = columns.map((column, row) => ({ row, column }));
    view.show({ n, coordinates: settings.coordinates === 'on', queens });
    if (before?.data === data) this.#slide(columnsOf(before), columns);
    grid.update(n, t('a11y.board', { n }), true);
    this.#parts.vector.value = columns.join(' ');
    if (count) this.#parts.classRow.show(data, solution);
    this.#parts.gallery.select(solution, true);
    const text = count ? describeIndex(t, state) : '';
    setText(this.#parts.note, text);
    this.#parts.line.show(solution, Math.max(0, count - 1), text);
  }

  #slide(from, to) {
    const { view, look, settings } = this.#host;
    if (from.length !== to.length || look?.still || settings.speed > FASTEST_MOTION) return;
    this.#sliding = slideQueens(view, from, to);
  }

  describe(cell) {
    const { t, state } = this.#host;
    const [r, c] = [Math.floor(cell / state.n), cell % state.n];
    const queen = columnsOf(state)[r] === c;
    return t(queen ? 'a11y.cell.queen' : 'a11y.cell.empty', { r, c });
  }

  // ---- Keys ----

  key(event, where) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (where === 'button' && /^(Enter| )$/.test(event.key)) return false;
    const action = this.#keys()[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return false;
    action();
    return true;
  }

  #keys() {
    const byClass = (by) => () => {
      this.pause();
      this.#act({ type: 'moveClass', by });
    };
    return {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: byClass(-1),
      ArrowDown: byClass(1),
      '[': byClass(-1),
      ']': byClass(1),
      PageUp: () => this.step(-this.#parts.gallery.screen),
      PageDown: () => this.step(this.#parts.gallery.screen),
      Home: () => this.reset(),
      End: () => this.step(Number.MAX_SAFE_INTEGER / 2),
      Enter: () => this.#toggle(),
      ' ': () => this.#toggle(),
      ',': () => this.#changeSpeed(1 / 1.5),
      '.': () => this.#changeSpeed(1.5),
      c: () => this.#switchClasses(),
    };
  }

  #changeSpeed(factor) {
    this.#host.change({ speed: niceSpeed(this.#host.settings.speed * factor) });
  }

  #switchClasses() {
    const classes = this.#host.settings.classes === 'one' ? 'all' : 'one';
    const button = this.#parts.filter.children[classes === 'all' ? 0 : 1];
    button.click();
  }
}
