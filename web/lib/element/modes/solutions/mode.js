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
import { ClassRow } from './class-row.js';
import { Gallery } from './gallery.js';
import { solutionLine } from './line.js';

/** More boards than this nobody leafs through; n = 13 has 73,712. */
const MOST = 100_000;

export class SolutionsMode {
  #host;
  #parts = null;
  #data = null;
  #n = 0;
  #solution = 0;
  #loading = null;
  #sliding = () => {};
  #pace = new Pace((steps) => this.#move(steps));

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
      gallery: new Gallery(t, choose),
      classRow: new ClassRow(t, choose),
      note: make('p', { class: 'note strong' }),
      line: new TimeLine(t('ctl.timeline'), [solutionLine(() => this.#shown())], choose),
    };
    this.#parts = parts;
    parts.gallery.onsize = (size, pitch) => parts.classRow.fit(size, pitch);
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
    return make(
      'div',
      { class: 'transport', part: 'transport' },
      end('first', 'ctl.first', () => this.goTo(0)),
      iconButton('back', t('sol.prev'), () => this.step(-1)),
      this.#parts.play.element,
      iconButton('forward', t('ctl.next'), () => this.step(1)),
      end('last', 'ctl.last', () => this.goTo((this.#data?.count ?? 1) - 1)),
    );
  }

  start() {
    this.#host.legend.show([]);
    this.#open();
  }

  stop() {
    this.pause();
    this.#sliding();
    this.#loading?.abort();
    this.#loading = null;
  }

  restyle(look) {
    const { line, gallery, classRow } = this.#parts;
    line.look = look;
    gallery.look = look;
    classRow.look = look;
  }

  // ---- Settings ----

  changed(keys) {
    const { settings } = this.#host;
    if (keys.has('n')) return this.#open();
    if (keys.has('speed')) this.#pace.speed = settings.speed;
    this.#parts.filter.show(settings.classes);
    if (keys.has('classes') && this.#data)
      this.#parts.gallery.show(this.#data, settings.classes === 'one');
    if (keys.has('step') && settings.step !== this.#solution) this.goTo(settings.step);
    if (this.#data) this.#show({ reveal: true });
    return undefined;
  }

  #open() {
    const { settings } = this.#host;
    this.#parts.n.show(settings.n);
    if (this.#data?.n === settings.n) return this.#opened(this.#data);
    this.#n = settings.n;
    this.#data = null;
    return this.#load();
  }

  async #load() {
    const { engine, view, grid, t, settings } = this.#host;
    const n = this.#n;
    this.pause();
    this.#loading?.abort();
    this.#loading = new AbortController();
    view.show({ n, coordinates: settings.coordinates });
    grid.update(n, t('a11y.board', { n }), true);
    for (const part of [this.#parts.classRow, this.#parts.gallery]) part.element.hidden = true;
    setText(this.#parts.head, t('state.loading'));
    const onProgress = ({ count }) =>
      setText(this.#parts.head, t('sol.loading', { k: t.number(count) }));
    try {
      const { signal } = this.#loading;
      const data = await engine.solutions(n, MOST, { signal, onProgress });
      if (n === this.#n) this.#opened(data);
    } catch (error) {
      if (error.name === 'AbortError') return;
      setText(this.#parts.head, t('err.load'));
      this.#host.reportError(error);
    }
  }

  #opened(data) {
    const { settings, grid, t } = this.#host;
    this.#data = data;
    this.#solution = Math.max(0, Math.min(settings.step, data.count - 1));
    setText(this.#parts.head, this.#headline());
    this.#parts.filter.hidden = !data.classOf || data.count === 0;
    this.#parts.gallery.element.hidden = data.count === 0;
    this.#parts.gallery.show(data, settings.classes === 'one');
    grid.update(data.n, t('a11y.board', { n: data.n }), true);
    this.#show({ reveal: true });
    if (settings.autoplay && !this.#host.look?.still) this.play();
  }

  #headline() {
    const { t } = this.#host;
    const { n, count, total, starts, complete, constructed } = this.#data;
    if (constructed) return t('sol.constructed');
    if (count === 0) return t('sol.none', { n });
    if (!complete && total) {
      return t('sol.first', { k: t.number(count), c: t.number(total) });
    }
    if (!complete) return t('sol.first.unknown', { k: t.number(count) });
    const classes = starts.length - 1;
    const key = count === 1 ? 'sol.head.one' : classes === 1 ? 'sol.head.class' : 'sol.head';
    return t(key, { k: t.number(count), c: t.number(classes) });
  }

  state() {
    return { step: this.#data ? this.#solution : this.#host.settings.step };
  }

  position() {
    return this.#columns().map((column) => [column]);
  }

  #columns() {
    if (!this.#data?.count) return [];
    const { n, boards } = this.#data;
    return Array.from(boards.subarray(this.#solution * n, this.#solution * n + n));
  }

  #shown() {
    return this.#data && { data: this.#data, solution: this.#solution };
  }

  // ---- Moving ----

  goTo(solution, { reveal = true } = {}) {
    if (!this.#data?.count) return;
    const before = this.#columns();
    this.#solution = Math.max(0, Math.min(solution, this.#data.count - 1));
    this.#show({ reveal, before });
    const { emit, announcer, t } = this.#host;
    emit('nq-solution', { index: this.#solution, solution: this.#columns() });
    if (!this.#pace.running) announcer.announce(this.#sentence(t));
    this.#host.change({ step: this.#solution });
  }

  step(by) {
    this.pause();
    this.#move(by);
  }

  /** By solutions, or by classes where only one of each is shown. */
  #move(by) {
    if (!this.#data?.count) return;
    const last = this.#data.count - 1;
    if (this.#host.settings.classes === 'one' && this.#data.classOf) return this.#moveClass(by);
    if (this.#pace.running && this.#solution === last) return this.#end();
    this.goTo(this.#solution + by);
  }

  #moveClass(by) {
    const { classOf, starts, members } = this.#data;
    if (!classOf) return this.goTo(this.#solution + by);
    const last = starts.length - 2;
    const now = classOf[this.#solution];
    if (this.#pace.running && now === last) return this.#end();
    return this.goTo(members[starts[Math.max(0, Math.min(last, now + by))]]);
  }

  #end() {
    this.pause();
    this.#host.emit('nq-done', { mode: 'solutions', solutions: this.#data.count });
  }

  play() {
    if (this.#pace.running || !this.#data?.count) return;
    if (this.#solution === this.#data.count - 1) this.goTo(0);
    this.#pace.speed = this.#host.settings.speed;
    this.#pace.start();
    this.#parts.play.show(true);
  }

  pause() {
    if (!this.#pace.running) return;
    this.#pace.stop();
    this.#parts.play.show(false);
  }

  #toggle() {
    if (this.#pace.running) this.pause();
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

  #show({ reveal = false, before } = {}) {
    const { t, view, grid, settings } = this.#host;
    const { n, count } = this.#data;
    const columns = this.#columns();
    this.#sliding();
    view.show({ n, coordinates: settings.coordinates, queens: standing(columns) });
    if (before?.length === n && !this.#host.look?.still && settings.speed <= 12) {
      this.#sliding = slideQueens(view, before, columns);
    }
    grid.rename();
    this.#parts.vector.value = columns.join(' ');
    if (count) this.#parts.classRow.show(this.#data, this.#solution);
    this.#parts.classRow.element.hidden = !count || !this.#data.classOf;
    this.#parts.gallery.select(this.#solution, reveal);
    const text = count ? this.#numbered(t) : '';
    setText(this.#parts.note, text);
    this.#parts.line.show(this.#solution, Math.max(0, count - 1), text);
  }

  #numbered(t) {
    const { count, total, constructed } = this.#data;
    if (constructed) return t('sol.constructed');
    const values = { i: t.number(this.#solution + 1), k: t.number(total ?? count) };
    return t('sol.index', values);
  }

  #sentence(t) {
    return `${this.#numbered(t)}. ${this.#columns().join(' ')}`;
  }

  describe(cell) {
    const { t } = this.#host;
    const [r, c] = [Math.floor(cell / this.#n), cell % this.#n];
    const queen = this.#columns()[r] === c;
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
      if (this.#data?.count) this.#moveClass(by);
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

function standing(columns) {
  return columns.map((column, row) => ({ row, column }));
}
