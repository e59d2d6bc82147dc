/**
 * mode.js -- trace: what an algorithm does, event by event, forward, back and anywhere.
 */

import { algorithmNames } from '../../../core/algorithm_table.js';
import { make } from '../../dom.js';
import { CODES, LEVELS, MAX_N } from '../../keys.js';
import { animate, BASE_MS, SLOW_MS } from '../../motion.js';
import { Pace } from '../../pace.js';
import { iconButton, picker, playButton } from '../../parts/buttons.js';
import { CodePane } from '../../parts/code-pane.js';
import { Figures } from '../../parts/figures.js';
import { openLink } from '../../parts/open-link.js';
import { niceSpeed, speedControl } from '../../parts/speed.js';
import { Stack } from '../../parts/stack.js';
import { stepper } from '../../parts/stepper.js';
import { TimeLine } from '../../parts/timeline.js';
import { mapLayer } from './map.js';
import { isSieve } from './order.js';
import { sceneOf } from './scene.js';
import { describeEvent, describeStep } from './sentences.js';
import { fitsWholly, walkLayer, walkReach } from './walk.js';

const TRACED = algorithmNames('traces');

/** Faster than this, only solutions and pauses are spoken. */
const SPOKEN_SPEED = 2;

/** Searches of larger boards have more events than a map of the whole could show. */
const LARGEST_MAP = 11;

/** Steps a second up to which things move instead of being there at once. */
const FASTEST_MOTION = 12;

export class TraceMode {
  #host;
  #parts = null;
  #now = null;
  #spec = null;
  #survey = null;
  #surveying = null;
  #asked = 0;
  #target = null;
  #loopFrom = null;
  #moving = () => {};
  #pace = new Pace((steps) => this.#play(steps));

  constructor(host) {
    this.#host = host;
  }

  // ---- Building ----

  build({ full }) {
    const { t, settings, narrator } = this.#host;
    narrator.element.classList.add('steady');
    this.#parts?.line.close();
    const parts = {
      n: stepper(t, settings.n, MAX_N, (n) => this.#host.change({ n })),
      play: playButton(t, () => this.#toggle()),
      code: new CodePane(t, (code) => this.#host.change({ code })),
      stack: new Stack(t),
      figures: new Figures([
        [t('trace.tests'), 'test'],
        [t('trace.placements'), 'place'],
        [t('trace.removals'), 'remove'],
        [t('trace.solutions'), 'solution'],
      ]),
      speed: speedControl(t, (speed) => this.#host.change({ speed })),
      loop: iconButton('loop', t('ctl.loop'), () => this.#markLoop(), {
        class: 'loop',
        'aria-pressed': 'false',
      }),
      line: new TimeLine(
        t('ctl.timeline'),
        [walkLayer(() => this.#walk()), mapLayer(() => this.#map())],
        (i) => this.goTo(i),
      ),
    };
    this.#parts = parts;
    parts.pickers = this.#pickers();
    return {
      fieldError: parts.n.fieldError,
      setup: [parts.n.element, ...parts.pickers],
      side: [
        narrator.element,
        full ? parts.stack.element : null,
        parts.code.element,
        full ? parts.figures.element : null,
        full ? parts.speed.few : null,
      ].filter(Boolean),
      dock: [
        this.#transport(full),
        parts.line.element,
        full
          ? make('div', { class: 'rate' }, parts.speed.slider, parts.speed.note, parts.loop)
          : make('div', { class: 'rate end' }, openLink(this.#host)),
      ],
    };
  }

  #pickers() {
    const { t, settings } = this.#host;
    const algorithms = TRACED.map((name) => [name, name]);
    const levels = LEVELS.map((name) => [name, t(`set.level.${name}`)]);
    const change = (key) => (value) => this.#host.change({ [key]: value });
    const algorithm = this.#algorithm();
    return [
      picker(t('set.algorithm'), algorithms, algorithm, change('algorithm'), { mono: true }),
      picker(t('set.level'), levels, settings.level, change('level')),
    ];
  }

  #transport(full) {
    const { t } = this.#host;
    const ends = full
      ? [
          iconButton('first', t('ctl.first'), () => this.goTo(0)),
          iconButton('last', t('ctl.last'), () => this.#toEnd()),
        ]
      : [null, null];
    return make(
      'div',
      { class: 'transport', part: 'transport' },
      ends[0],
      iconButton('back', t('ctl.back'), () => this.step(-1)),
      this.#parts.play.element,
      iconButton('forward', t('ctl.forward'), () => this.step(1)),
      ends[1],
    );
  }

  start() {
    this.#open();
    const { settings, look } = this.#host;
    if (settings.autoplay && !look?.still && !this.#pace.running) this.play();
  }

  /** Another mode takes over; what this one was at is no concern of its settings. */
  stop() {
    this.#pace.stop();
    this.#parts.play.show(false);
    this.#moving();
    this.#asked++;
    this.#target = null;
    this.#surveying?.abort();
    this.#surveying = null;
  }

  restyle(look) {
    this.#parts.line.look = look;
  }

  // ---- Settings ----

  #algorithm() {
    const { algorithm } = this.#host.settings;
    return TRACED.includes(algorithm) ? algorithm : 'board';
  }

  changed(keys) {
    const { settings } = this.#host;
    if (['n', 'algorithm', 'level'].some((key) => keys.has(key))) return this.#open();
    if (keys.has('step') && settings.step !== this.#now?.i) this.goTo(settings.step);
    if (keys.has('speed')) this.#showSpeed();
    if (keys.has('loop')) this.#showLoop();
    if (this.#now) this.#show();
    return undefined;
  }

  /** A trace from the settings: its first events now, its map when it has been surveyed. */
  #open() {
    const { settings } = this.#host;
    const spec = { n: settings.n, algorithm: this.#algorithm(), level: settings.level };
    this.#tellReplaced(settings.algorithm, spec.algorithm);
    const same = this.#spec && JSON.stringify(this.#spec) === JSON.stringify(spec);
    this.#spec = spec;
    this.#parts.n.show(settings.n);
    this.#parts.pickers[0].show(spec.algorithm);
    this.#parts.pickers[1].show(spec.level);
    this.#showLegend();
    this.#showSpeed();
    this.#showLoop();
    if (same && this.#now) {
      this.#show();
      if (settings.step !== this.#now.i) this.goTo(settings.step);
    } else this.#begin();
    if (!this.#survey && !this.#surveying && settings.n <= LARGEST_MAP) this.#look();
  }

  /** Not every algorithm that counts can be traced. */
  #tellReplaced(value, shown) {
    if (value === undefined || value === shown) return;
    const message = `algorithm="${value}" cannot be traced; ${shown} is traced in its place`;
    this.#host.emit('nq-error', { key: 'algorithm', value, message });
  }

  #begin() {
    const { view, settings, narrator, t, grid } = this.#host;
    this.#now = null;
    this.#target = null;
    this.#survey = null;
    this.#surveying?.abort();
    this.#surveying = null;
    this.#loopFrom = null;
    view.show({ n: this.#spec.n, coordinates: settings.coordinates });
    narrator.show({ text: t('state.loading') });
    grid.update(this.#spec.n, t('a11y.board', { n: this.#spec.n }), true);
    this.goTo(settings.step);
  }

  async #look() {
    const spec = this.#spec;
    this.#surveying = new AbortController();
    const { signal } = this.#surveying;
    try {
      const survey = await this.#host.engine.traceSurvey(spec, { signal });
      if (spec !== this.#spec) return;
      this.#survey = survey;
      this.#showMapOrNot();
      // The walk may now show all of it, or its number; a step that is under way sees to that.
      if (this.#now && this.#target === null) this.goTo(this.#now.i, { again: true });
    } catch (error) {
      if (error.name !== 'AbortError') this.#host.reportError(error);
    }
  }

  state() {
    return { step: this.#target ?? this.#now?.i ?? this.#host.settings.step };
  }

  position() {
    return (this.#now?.board ?? []).map((column) => (column < 0 ? [] : [column]));
  }

  get #length() {
    return this.#survey?.length ?? this.#now?.length;
  }

  // ---- Moving ----

  /** Shows event i. Of many wishes only the last is shown. */
  async goTo(i, { again = false } = {}) {
    if (!again && this.#target === null && i === this.#now?.i) return;
    const number = ++this.#asked;
    this.#target = i;
    const spec = this.#spec;
    const width = this.#parts.line.element.clientWidth || 600;
    try {
      const found = await this.#host.engine.traceAt(spec, i, walkReach(width, this.#length));
      if (number !== this.#asked || spec !== this.#spec) return;
      this.#target = null;
      if (!found) return;
      this.#now = found;
      this.#show();
      if (!again) this.#move();
      this.#tell(again);
    } catch (error) {
      if (number === this.#asked) this.#target = null;
      if (error.name !== 'AbortError') this.#fail(error);
    }
  }

  #fail(error) {
    const { t, narrator } = this.#host;
    this.#host.reportError(error);
    if (!this.#host.shows(this)) return;
    this.pause();
    narrator.show({
      mark: 'reject',
      kind: error.name,
      text: t('err.load'),
      more: error.message,
    });
  }

  step(by) {
    this.pause();
    // Two steps in a row are two steps, also when the first is not shown yet.
    return this.goTo(Math.max(0, (this.#target ?? this.#now?.i ?? 0) + by));
  }

  reset() {
    this.pause();
    return this.goTo(0);
  }

  /** To the next solution. */
  solve() {
    return this.#find({ kind: 'solution' });
  }

  async #find(wanted) {
    this.pause();
    try {
      const i = await this.#host.engine.traceFind(this.#spec, this.#now?.i ?? 0, wanted);
      if (i !== undefined && this.#host.shows(this)) await this.goTo(i);
    } catch (error) {
      if (error.name !== 'AbortError') this.#fail(error);
    }
  }

  #toEnd() {
    this.pause();
    return this.goTo(this.#length === undefined ? Number.MAX_SAFE_INTEGER : this.#length - 1);
  }

  // ---- Playing ----

  play() {
    if (this.#pace.running) return;
    if (this.#length !== undefined && this.#now?.i === this.#length - 1) this.goTo(0);
    this.#pace.speed = this.#host.settings.speed;
    this.#pace.start();
    this.#parts.play.show(true);
  }

  pause() {
    if (!this.#pace.running) return;
    this.#pace.stop();
    this.#parts.play.show(false);
    if (!this.#now) return;
    // A step that is still under way would move what was just told to stand still.
    if (this.#target !== null) this.goTo(this.#now.i, { again: true });
    this.#host.announcer.announce(this.#sentence());
    this.#host.change({ step: this.#now.i });
  }

  #toggle() {
    if (this.#pace.running) this.pause();
    else this.play();
  }

  async #play(steps) {
    if (!this.#now) return;
    const { loop } = this.#host.settings;
    const next = this.#now.i + steps;
    if (loop && next > loop[1]) return this.goTo(loop[0]);
    const before = this.#now.i;
    const wish = this.#asked + 1;
    await this.goTo(next);
    if (wish !== this.#asked) return undefined; // something else was wished for meanwhile
    if (this.#now.i === before || this.#now.i === this.#length - 1) this.#end();
    return undefined;
  }

  #end() {
    this.pause();
    this.#host.emit('nq-done', { mode: 'trace', events: this.#now.i + 1, ...this.#now.event });
  }

  // ---- Loop ----

  /** Start, end, off: one key and one button. */
  #markLoop() {
    const { settings, announcer, t } = this.#host;
    const i = this.#now?.i ?? 0;
    if (settings.loop) {
      this.#loopFrom = null;
      this.#host.change({ loop: undefined });
    } else if (this.#loopFrom === null) {
      this.#loopFrom = i;
      announcer.announce(t('ctl.loop.from', { i: t.number(i + 1) }));
    } else if (i !== this.#loopFrom) {
      const loop = [this.#loopFrom, i].sort((a, b) => a - b);
      this.#loopFrom = null;
      this.#host.change({ loop });
    } else this.#loopFrom = null;
    this.#showLoop();
    this.#parts.line.redraw();
  }

  #showLoop() {
    const { settings, t } = this.#host;
    const { loop } = settings;
    const button = this.#parts.loop;
    button.setAttribute('aria-pressed', String(Boolean(loop) || this.#loopFrom !== null));
    const label = loop
      ? t('ctl.loop.on', { i: t.number(loop[0] + 1), k: t.number(loop[1] + 1) })
      : t('ctl.loop');
    button.setAttribute('aria-label', label);
    button.title = label;
  }

  // ---- Showing ----

  #show() {
    const { t, narrator, view, settings, grid } = this.#host;
    const { i, event, board } = this.#now;
    this.#moving();
    view.show({ ...sceneOf(this.#spec, this.#now), coordinates: settings.coordinates });
    narrator.show({
      kind: t(`trace.kind.${event.kind}`),
      mark: event.kind,
      note: describeStep(t, i, this.#length),
      text: describeEvent(t, this.#spec, this.#now),
    });
    this.#parts.stack.show(this.#spec.n, event, board);
    this.#parts.code.show(this.#spec.algorithm, settings.code, event);
    this.#parts.figures.show(
      ['tests', 'placements', 'removals', 'solutions'].map((key) => t.number(event[key])),
    );
    this.#showMapOrNot();
    this.#parts.line.show(i, (this.#length ?? i + 2) - 1, this.#sentence());
    grid.rename();
  }

  /** A refusal grows from the queen that refuses, a queen lands; faster than that, cuts. */
  #move() {
    const { view, look, settings } = this.#host;
    this.#moving();
    const fast = this.#pace.running && settings.speed > FASTEST_MOTION;
    if (look?.still || fast) return;
    const half = this.#pace.running && settings.speed > FASTEST_MOTION / 3 ? 0.5 : 1;
    const { refusal, queens } = view.scene;
    const { event } = this.#now;
    if (refusal) {
      this.#moving = animate(SLOW_MS * half, (grown) =>
        view.update({ refusal: { ...refusal, grown } }),
      );
    } else if (event.type === 'place') {
      this.#moving = animate(BASE_MS * half, (t) =>
        view.update({ queens: landing(queens, event, t) }),
      );
    }
  }

  #sentence() {
    const { t } = this.#host;
    const { i, event } = this.#now;
    const kind = t(`trace.kind.${event.kind}`);
    return `${describeStep(t, i, this.#length)}. ${kind}. ${describeEvent(t, this.#spec, this.#now)}`;
  }

  /** Tells listeners and listening people, the latter not faster than they can hear. */
  #tell(again) {
    if (again) return;
    const { announcer, settings, emit } = this.#host;
    const { i, event, board } = this.#now;
    const playing = this.#pace.running;
    if (!playing) announcer.announce(this.#sentence());
    else if (settings.speed <= SPOKEN_SPEED || event.type === 'solution') {
      announcer.announceLater(this.#sentence());
    }
    emit('nq-step', { index: i, event, board: [...board] });
    if (event.type === 'solution') emit('nq-solution', { solution: [...board], index: i });
  }

  #showLegend() {
    const { legend, t } = this.#host;
    const names = isSieve(this.#spec.algorithm)
      ? ['struck', 'sight', 'undone']
      : ['attacked', 'tried', 'undone'];
    legend.show(names.map((name) => [name, t(`legend.${name}`)]));
  }

  #showSpeed() {
    const { speed } = this.#host.settings;
    this.#pace.speed = speed;
    this.#parts.speed.show(speed);
  }

  #walk() {
    return this.#now && { ...this.#now, length: this.#length, loop: this.#loop() };
  }

  #map() {
    return this.#now && { i: this.#now.i, survey: this.#survey, loop: this.#loop() };
  }

  /** The range that is looped, or as much of it as has been marked. */
  #loop() {
    const { loop } = this.#host.settings;
    if (loop || this.#loopFrom === null) return loop;
    return [this.#loopFrom, this.#now.i].sort((a, b) => a - b);
  }

  /** A short trace fits into the walk; of a very long one there is no map. */
  #showMapOrNot() {
    const { line } = this.#parts;
    const width = line.element.clientWidth || 600;
    const endless = Boolean(this.#survey) && this.#survey.length === undefined;
    const none = this.#spec.n > LARGEST_MAP || endless;
    line.layer('map').hidden = none || fitsWholly(width, this.#length);
  }

  describe(cell) {
    const { t } = this.#host;
    const { n } = this.#spec;
    const [r, c] = [Math.floor(cell / n), cell % n];
    const board = this.#now?.board ?? [];
    if (board[r] === c) return t('a11y.cell.queen', { r, c });
    const by = this.#host.view.scene.attacked?.[cell] || 0;
    if (by) return t('a11y.cell.attacked', { r, c, a: Math.floor((by - 1) / n) });
    return t('a11y.cell.free', { r, c });
  }

  // ---- Keys ----

  key(event, where) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const action = this.#keys()[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return false;
    if (where === 'range' || (where === 'button' && /^(Enter| )$/.test(event.key))) return false;
    return action() !== false;
  }

  #keys() {
    const page = Math.max(1, Math.round((this.#length ?? 1000) / 100));
    return {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: () => this.#find({ depth: 'out' }),
      ArrowDown: () => this.#find({ depth: 'in' }),
      Enter: () => this.#toggle(),
      ' ': () => this.#toggle(),
      Home: () => this.reset(),
      End: () => this.#toEnd(),
      PageUp: () => this.step(-page),
      PageDown: () => this.step(page),
      '[': () => this.#find({ kind: 'solution', back: true }),
      ']': () => this.#find({ kind: 'solution' }),
      ',': () => this.#changeSpeed(1 / 1.5),
      '.': () => this.#changeSpeed(1.5),
      l: () => this.#markLoop(),
      c: () => this.#nextCode(),
      Escape: () => this.#clearLoop(),
    };
  }

  #changeSpeed(factor) {
    this.#host.change({ speed: niceSpeed(this.#host.settings.speed * factor) });
  }

  #nextCode() {
    const { code } = this.#host.settings;
    this.#host.change({ code: CODES[(CODES.indexOf(code) + 1) % CODES.length] });
  }

  #clearLoop() {
    if (!this.#host.settings.loop && this.#loopFrom === null) return false;
    this.#loopFrom = null;
    this.#host.change({ loop: undefined });
    this.#showLoop();
    return true;
  }
}

function landing(queens, { row }, t) {
  return queens.map((queen) =>
    queen.row === row ? { ...queen, alpha: t, scale: 0.86 + 0.14 * t } : queen,
  );
}
