/**
 * mode.js -- trace: what an algorithm does, event by event, forward, back and anywhere.
 *
 * The player is one for all traces. What is shown of an event is in `paneClasses`, `figures`,
 * showSpec, showWaiting, showEvent, sentence and describe, which another kind of trace has anew.
 */

import { make } from '../../dom.js';
import { CODES, DEFAULTS, LEVELS, MAX_N } from '../../keys.js';
import { animate, BASE_MS, SLOW_MS } from '../../motion.js';
import { Pace } from '../../pace.js';
import { algorithmPicker } from '../../parts/algorithm-picker.js';
import { iconButton, picker, playButton } from '../../parts/buttons.js';
import { Figures } from '../../parts/figures.js';
import { laterPane } from '../../parts/later-pane.js';
import { openLink } from '../../parts/open-link.js';
import { niceSpeed, speedControl } from '../../parts/speed.js';
import { Stack } from '../../parts/stack.js';
import { stepper } from '../../parts/stepper.js';
import { TimeLine } from '../../parts/timeline.js';
import { figures } from '../../styles/figures.js';
import { trace } from '../../styles/trace.js';
import { mapLayer } from './map.js';
import { isSieve } from './order.js';
import { PANES, Panes, paneWithTexts } from './panes.js';
import { attackersOf, sceneOf } from './scene.js';
import { describeEvent, describeMore, describeStep, isOver } from './sentences.js';
import {
  hasMap,
  initial,
  lengthOf,
  momentAt,
  questions,
  reduce,
  stepOf,
  TRACED,
  tracedAlgorithm,
} from './state.js';
import { fitsWholly, walkLayer } from './walk.js';

const Card = paneWithTexts(async () => (await import('./node-card.js')).NodeCard);
const FoundBoards = laterPane(async () => (await import('./found-boards.js')).FoundBoards);

/** Faster than this, only solutions and pauses are spoken. */
const SPOKEN_SPEED = 2;

/** Steps a second up to which things move instead of being there at once. */
const FASTEST_MOTION = 12;

export class TraceMode {
  sheets = [figures, trace];
  initial = initial;
  reduce = reduce;
  questions = questions;
  /** @type {Record<string, new (...values: any[]) => any>} */
  paneClasses = PANES;
  #host;
  #parts = null;
  #moving = () => {};
  #pace = new Pace((steps) => this.#play(steps));

  constructor(host) {
    this.#host = host;
  }

  get host() {
    return this.#host;
  }

  // ---- Building ----

  build({ full }) {
    const { t, settings, narrator } = this.#host;
    narrator.element.classList.add('steady');
    this.#parts?.line.close();
    const parts = {
      n: stepper(t, settings.n, MAX_N, (n) => this.#host.change({ n })),
      play: playButton(t, () => this.#toggle()),
      panes: new Panes(this.#host, this.paneClasses),
      found: new FoundBoards(this.#host),
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
      line: new TimeLine(t('ctl.timeline'), [walkLayer(() => this.walk()), this.#mapLayer()], (i) =>
        this.goTo(i),
      ),
    };
    this.#parts = parts;
    parts.pickers = this.#pickers();
    return {
      fieldError: parts.n.fieldError,
      setup: [parts.n.element, ...parts.pickers],
      side: [
        ...[narrator.element, parts.found.element, ...parts.panes.elements],
        ...(full ? this.figures : []),
      ],
      panes: parts.panes.names,
      paneControls: parts.panes.controls,
      dock: [
        this.#transport(full),
        parts.line.element,
        full
          ? make(
              'div',
              { class: 'rate' },
              parts.speed.slider,
              parts.speed.note,
              parts.speed.few,
              parts.loop,
            )
          : make('div', { class: 'rate end' }, openLink(this.#host)),
      ],
    };
  }

  /** The time line. */
  get line() {
    return this.#parts.line.element;
  }

  /** What stands below the panes. */
  get figures() {
    return [this.#parts.stack.element, this.#parts.figures.element];
  }

  #mapLayer() {
    const { t } = this.#host;
    return mapLayer(
      () => this.#map(),
      new Card(this.#host),
      (row) => `${t('trace.row')} ${row}`,
    );
  }

  #pickers() {
    const { t, settings } = this.#host;
    const levels = LEVELS.map((name) => [name, t(`set.level.${name}`)]);
    const change = (key) => (value) => this.#host.change({ [key]: value });
    const algorithm = tracedAlgorithm(settings);
    return [
      algorithmPicker(t, TRACED, algorithm, change('algorithm')),
      picker(t('set.level'), levels, settings.level, change('level')),
    ];
  }

  #transport(full) {
    const { t } = this.#host;
    const ends = full
      ? [
          iconButton('first', t('ctl.first'), () => this.goTo(0), { class: 'end' }),
          iconButton('last', t('ctl.last'), () => this.#toEnd(), { class: 'end' }),
        ]
      : [null, null];
    return make(
      'div',
      { class: 'transport', part: 'transport' },
      ends[0],
      iconButton('back', t('ctl.back'), () => this.step(-1)),
      this.#parts.play.element,
      iconButton('forward', t('ctl.forward'), () => this.step(1)),
      iconButton('next', t('ctl.next'), () => this.solve(), { class: 'next' }),
      ends[1],
    );
  }

  start() {
    const { settings, look, layout } = this.#host;
    this.#host.dispatch({ type: 'enter' });
    this.tellReplaced();
    // A pane that was asked for is seen, also where there is no room beside the board.
    if (settings.pane !== DEFAULTS.pane && this.paneClasses[settings.pane]) layout.show('side');
    if (settings.autoplay && !look?.still) this.play();
  }

  /** Another mode takes over; what this one was at is no concern of its settings. */
  stop() {
    this.#pace.stop();
    this.#moving();
    this.#host.dispatch({ type: 'leave' });
  }

  restyle(look) {
    this.#parts.line.look = look;
  }

  changed(keys) {
    this.#host.dispatch({ type: 'changed', keys });
    if (['n', 'algorithm', 'level'].some((key) => keys.has(key))) this.tellReplaced();
  }

  choosePane(pane) {
    this.#host.change({ pane });
  }

  /** Not every algorithm that counts can be traced. */
  tellReplaced() {
    const { algorithm: value } = this.#host.settings;
    const shown = tracedAlgorithm(this.#host.settings);
    if (value === undefined || value === shown) return;
    const message = `algorithm="${value}" cannot be traced; ${shown} is traced in its place`;
    this.#host.emit('nq-error', { key: 'algorithm', value, message });
  }

  state() {
    return { step: stepOf(this.#host.state) ?? this.#host.settings.step };
  }

  position() {
    return [...(this.#host.state.now?.board ?? [])];
  }

  // ---- Moving ----

  /** Shows event i; ends when it is shown. Of many wishes only the last is shown. */
  goTo(i) {
    this.#host.dispatch({ type: 'goTo', i, width: this.#width });
    return this.#host.settled('at').catch(() => {});
  }

  get #width() {
    return this.#parts.line.element.clientWidth || initial.width;
  }

  step(by) {
    this.pause();
    // Two steps in a row are two steps, also when the first is not shown yet.
    return this.goTo(Math.max(0, (stepOf(this.#host.state) ?? 0) + by));
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
    this.#host.dispatch({ type: 'find', wanted });
    await this.#host.settled('find').catch(() => {});
    await this.#host.settled('at').catch(() => {});
  }

  #toEnd() {
    this.pause();
    return this.goTo((lengthOf(this.#host.state) ?? Number.MAX_SAFE_INTEGER) - 1);
  }

  /** An answer of the engine has changed the state. */
  answered({ type, value }) {
    if (type === 'at:answer' && value && !this.#host.state.arrived.again) this.#tell();
    if (type === 'at:error' || type === 'find:error') this.pause();
  }

  // ---- Playing ----

  play() {
    const { state } = this.#host;
    if (state.playing) return;
    if (state.now && state.now.i === lengthOf(state) - 1) this.goTo(0);
    this.#host.dispatch({ type: 'play' });
  }

  pause() {
    if (!this.#host.state.playing) return;
    this.#host.dispatch({ type: 'pause' });
    const { now } = this.#host.state;
    if (!now) return;
    this.#host.announcer.announce(this.sentence());
    this.#host.publish({ step: now.i });
  }

  #toggle() {
    if (this.#host.state.playing) this.pause();
    else this.play();
  }

  async #play(steps) {
    const { now } = this.#host.state;
    const { loop } = this.#host.settings;
    if (!now) return;
    const next = now.i + steps;
    const shown = this.goTo(loop && next > loop[1] ? loop[0] : next);
    const { target } = this.#host.state;
    await shown;
    const { state } = this.#host;
    if (state.arrived !== target || state.target) return; // something else was wished for meanwhile
    if (state.now.i === now.i || state.now.i === lengthOf(state) - 1) this.#end();
  }

  #end() {
    this.#host.batch(() => {
      const { now } = this.#host.state;
      this.pause();
      this.#host.emit('nq-done', { mode: 'trace', events: now.i + 1, ...now.event });
    });
  }

  // ---- Loop ----

  /** Start, end, off: one key and one button. */
  #markLoop() {
    const { settings, state, announcer, t } = this.#host;
    const { loopFrom } = state;
    const i = state.now?.i ?? 0;
    this.#host.batch(() => {
      const from = settings.loop || loopFrom !== null ? null : i;
      this.#host.dispatch({ type: 'loop', from });
      if (settings.loop) this.#host.change({ loop: undefined });
      else if (from !== null) announcer.announce(t('ctl.loop.from', { i: t.number(i + 1) }));
      else if (i !== loopFrom) {
        this.#host.change({ loop: [loopFrom, i].sort((a, b) => a - b) });
      }
    });
  }

  #renderLoop({ loopFrom }) {
    const { settings, t } = this.#host;
    const { loop } = settings;
    const button = this.#parts.loop;
    button.setAttribute('aria-pressed', String(Boolean(loop) || loopFrom !== null));
    const label = loop
      ? t('ctl.loop.on', { i: t.number(loop[0] + 1), k: t.number(loop[1] + 1) })
      : t('ctl.loop');
    button.setAttribute('aria-label', label);
    button.title = label;
  }

  // ---- Showing ----

  render(state, before) {
    const { settings } = this.#host;
    const { n, panes, play, speed, line, found } = this.#parts;
    this.#pace.follow(state.playing, settings.speed);
    play.show(state.playing);
    this.#renderLoop(state);
    if (!before || state.spec !== before.spec) {
      n.show(settings.n);
      speed.show(settings.speed);
      this.showSpec(state.spec);
    }
    if (!state.now) this.showWaiting(state);
    else if (state.now !== before?.now) this.#renderEvent(state, before);
    if (state.error) this.#renderError(state.error);
    const pane = panes.show(state, settings);
    this.#host.showPane(pane);
    // The tree shows them, too.
    found.element.hidden = pane === 'tree' || !state.now || !isOver(state.now.event);
    if (!found.element.hidden) found.show(state);
    this.#parts.stack.element.hidden = pane === 'state'; // which has the calls
    this.#renderMapOrNot(state);
    line.redraw();
  }

  /** Another trace than before. */
  showSpec(spec) {
    const { pickers } = this.#parts;
    pickers[0].show(spec.algorithm);
    pickers[1].show(spec.level);
    this.#showLegend(spec);
  }

  /** The first event is not known yet. */
  showWaiting({ spec }) {
    const { view, settings, narrator, t, grid } = this.#host;
    view.show({ n: spec.n, coordinates: settings.coordinates === 'on' });
    // As high as what follows, so that nothing moves when it comes.
    const more = settings.step === 0 ? t(`algorithm.${spec.algorithm}.why`) : '';
    narrator.show({ text: t('state.loading'), more });
    grid.update(spec.n, t('a11y.board', { n: spec.n }), true);
  }

  #renderEvent(state, before) {
    const { t, grid } = this.#host;
    const { spec, now } = state;
    this.#moving();
    this.showEvent(state);
    this.#parts.line.show(now.i, (lengthOf(state) ?? now.i + 2) - 1, this.sentence());
    grid.update(spec.n, t('a11y.board', { n: spec.n }), true);
    if (before && !state.arrived?.again) this.#move(state);
  }

  /** What the board shows of an event. */
  scene(spec, now) {
    return sceneOf(spec, now);
  }

  /** The same of event i, for pictures; undefined beyond the end. */
  async sceneAt(i) {
    const { engine, state } = this.#host;
    const now = await momentAt(engine, state.spec, i);
    return now?.i === i ? this.scene(state.spec, now) : undefined;
  }

  /** The event on the board, in words, and in the panes. */
  showEvent(state) {
    const { t, narrator, view, settings } = this.#host;
    const { spec, now } = state;
    const { event, board } = now;
    view.show({ ...this.scene(spec, now), coordinates: settings.coordinates === 'on' });
    narrator.show({
      mark: event.kind,
      kind: t(`trace.kind.${event.kind}`),
      note: this.note(state),
      text: describeEvent(t, spec, now),
      more: describeMore(t, spec, now),
    });
    this.#parts.stack.show(spec.n, event, board);
    this.#parts.figures.show(
      ['tests', 'placements', 'removals', 'solutions'].map((key) => t.number(event[key])),
    );
  }

  #renderError(error) {
    const { t, narrator } = this.#host;
    const [kind, text, more] = [error.name, t('err.load'), error.message];
    narrator.show({ mark: 'reject', kind, text, more });
  }

  /** A refusal grows from the queen that refuses, a queen lands; faster than that, cuts. */
  #move({ now, playing }) {
    const { view, look, settings } = this.#host;
    if (look?.still || (playing && settings.speed > FASTEST_MOTION)) return;
    const half = playing && settings.speed > FASTEST_MOTION / 3 ? 0.5 : 1;
    const { refusal, queens } = view.scene;
    if (refusal) {
      this.#moving = animate(SLOW_MS * half, (grown) =>
        view.update({ refusal: { ...refusal, grown } }),
      );
    } else if (now.event.type === 'place') {
      this.#moving = animate(BASE_MS * half, (t) =>
        view.update({ queens: landing(queens, now.event, t) }),
      );
    }
  }

  /** Where in the trace it is. */
  note(state) {
    return describeStep(this.#host.t, state.now.i, lengthOf(state));
  }

  /** The event as a listener hears it. */
  sentence() {
    const { t, state } = this.#host;
    const { now, spec } = state;
    const kind = t(`trace.kind.${now.event.kind}`);
    return `${this.note(state)}. ${kind}. ${describeEvent(t, spec, now)}`;
  }

  /** Tells listeners and listening people, the latter not faster than they can hear. */
  #tell() {
    const { announcer, settings, emit, state } = this.#host;
    const { i, event, board } = state.now;
    if (!state.playing) announcer.announce(this.sentence());
    else if (settings.speed <= SPOKEN_SPEED || event.type === 'solution') {
      announcer.announceLater(this.sentence());
    }
    emit('nq-step', { index: i, event, board: [...board] });
    if (event.type === 'solution') emit('nq-solution', { solution: [...board], index: i });
  }

  #showLegend({ algorithm }) {
    const { legend, t } = this.#host;
    const names = isSieve(algorithm)
      ? ['struck', 'sight', 'undone']
      : ['attacked', 'tried', 'undone'];
    legend.show(names.map((name) => [name, t(`legend.${name}`)]));
  }

  /** What is shown of the events around. */
  walk() {
    const { state } = this.#host;
    return state.now && { ...state.now, length: lengthOf(state), loop: this.#loop(state) };
  }

  #map() {
    const { state } = this.#host;
    const { spec, survey, now } = state;
    return now && { n: spec.n, i: now.i, survey, loop: this.#loop(state) };
  }

  /** The range that is looped, or as much of it as has been marked. */
  #loop({ loopFrom, now }) {
    const { loop } = this.#host.settings;
    if (loop || loopFrom === null) return loop;
    return [loopFrom, now.i].sort((a, b) => a - b);
  }

  /** A short trace fits into the walk; of a very long one there is no map. */
  #renderMapOrNot(state) {
    const endless = Boolean(state.survey) && state.survey.length === undefined;
    const none = !this.hasMap(state.spec) || endless;
    this.#parts.line.layer('map').hidden = none || fitsWholly(this.#width, lengthOf(state));
  }

  hasMap(spec) {
    return hasMap(spec);
  }

  describe(cell) {
    const { t, state } = this.#host;
    const { n } = state.spec;
    const [r, c] = [Math.floor(cell / n), cell % n];
    const { board } = state.now ?? { board: [] };
    if (board[r] === c) return t('a11y.cell.queen', { r, c });
    const [a] = attackersOf(n, board, cell);
    return t(a === undefined ? 'a11y.cell.free' : 'a11y.cell.attacked', { r, c, a });
  }

  // ---- Keys ----

  key(event, where) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const action = this.keys()[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return false;
    if (where === 'range' || (where === 'button' && /^(Enter| )$/.test(event.key))) return false;
    return action() !== false;
  }

  /**
   * What keys do, by their names.
   *
   * @returns {Record<string, () => unknown>}
   */
  keys() {
    const page = Math.max(1, Math.round((lengthOf(this.#host.state) ?? 1000) / 100));
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
    if (!this.#host.settings.loop && this.#host.state.loopFrom === null) return false;
    this.#host.dispatch({ type: 'loop', from: null });
    this.#host.change({ loop: undefined });
    return true;
  }
}

function landing(queens, { row }, t) {
  return queens.map((queen) =>
    queen.row === row ? { ...queen, alpha: t, scale: 0.86 + 0.14 * t } : queen,
  );
}
