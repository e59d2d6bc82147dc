/**
 * mode.js -- count: how many solutions there are, unit by unit, on all cores.
 *
 * A count can be paused, stopped, and gone on with after the tab was closed: what is done
 * lies in the browser's database. A finished count lies there, too, so that a reload shows
 * what was seen. While another tab or another board is at the same count, this one watches.
 */

import { COUNT_MAX_N } from '../../../core/limits.js';
import { countStore } from '../../count-store.js';
import { make, mark, setText } from '../../dom.js';
import { setIcon } from '../../icons.js';
import { ALGORITHMS } from '../../keys.js';
import { algorithmPicker } from '../../parts/algorithm-picker.js';
import { picker, textButton } from '../../parts/buttons.js';
import { makeDialog } from '../../parts/dialog.js';
import { Figures } from '../../parts/figures.js';
import { stepper } from '../../parts/stepper.js';
import { count } from '../../styles/count.js';
import { figures } from '../../styles/figures.js';
import { Lanes } from './lanes.js';
import { lookAtStored } from './look.js';
import { Others } from './others.js';
import { describeError, describePublished, describeStatus, formatLeft } from './sentences.js';
import { initial, mustClear, reduce } from './state.js';
import { UnitMap } from './unit-map.js';

/** The number is renewed four times a second: faster nobody can read. */
const RENEW_MS = 250;

/** In a frame nobody asked for the heat: only counts up to this n begin without a click. */
const MAX_AUTOPLAY_N = 14;

/** A watcher looks this often at what is stored, and whether somebody still counts. */
const LOOK_AGAIN_MS = 500;

/** Larger boards take longer than a visitor waits who has not asked. */
const LARGEST_EAGER = 17;

/** 91 million a second is easier to read than all its digits. */
const COMPACT = { notation: 'compact', maximumSignificantDigits: 3 };

export class CountMode {
  sheets = [figures, count];
  flat = true;
  initial = initial;
  reduce = reduce;
  #host;
  #parts = null;
  #map = new UnitMap();
  #store = null;
  #others = new Others((message) => this.#told(message));
  /** Ends when everything that was begun has ended: a run saves and unlocks after its end. */
  #ended = Promise.resolve();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #lookAgain;

  constructor(host) {
    this.#host = host;
  }

  // ---- Building ----

  build({ full }) {
    const { t, settings } = this.#host;
    const parts = {
      n: stepper(t, settings.n, COUNT_MAX_N, (n) => this.#host.change({ n })),
      tally: make('output', { class: 'num' }),
      label: make('p'),
      what: make('p', { class: 'note wrap what' }),
      published: make('p'),
      figures: new Figures(
        [[t('count.units')], [t('count.elapsed')], [t('count.left')], [t('count.rate')]],
        { long: true },
      ),
      lanes: new Lanes(t),
      status: make('p', { class: 'saved', role: 'status' }),
      main: textButton(t('count.start'), () => this.#toggle(), { main: true, icon: 'play' }),
      discard: textButton(t('count.discard'), () => this.#askToDiscard(), { icon: 'clear' }),
      bar: make('progress', { max: 1, value: 0, 'aria-label': t('count.units') }),
      note: make('p', { class: 'note strong' }),
    };
    this.#parts = parts;
    parts.pickers = this.#pickers();
    const tally = make(
      'section',
      { class: 'tally' },
      ...[parts.tally, parts.label, parts.what, parts.published],
    );
    return {
      fieldError: parts.n.fieldError,
      setup: [parts.n.element, ...parts.pickers],
      stage: this.#map.element,
      side: [tally, parts.figures.element, full ? parts.lanes.element : null, parts.status].filter(
        Boolean,
      ),
      dock: [
        make('div', { class: 'transport', part: 'transport' }, parts.main),
        make('div', { class: 'time plain' }, parts.bar),
        make('div', { class: 'rate end' }, parts.note, parts.discard),
      ],
    };
  }

  #pickers() {
    const { t, settings } = this.#host;
    const change = (key) => (value) => this.#host.change({ [key]: value });
    const most = navigator.hardwareConcurrency || 2;
    const workers = Array.from({ length: most }, (_, i) => [String(i + 1), t.number(i + 1)]);
    const setWorkers = (value) => this.#host.change({ workers: Number(value) });
    return [
      algorithmPicker(t, ALGORITHMS, settings.algorithm ?? 'fast', change('algorithm')),
      picker(t('set.workers'), workers, String(this.#workers()), setWorkers),
    ];
  }

  /** An address may ask for more workers than the machine has cores. */
  #workers() {
    const cores = navigator.hardwareConcurrency || 2;
    return Math.min(this.#host.settings.workers ?? cores, cores);
  }

  start() {
    const { legend, t } = this.#host;
    legend.show([
      ['done', t('count.slower')],
      ['running', t('state.running')],
      ['waiting', t('count.waiting')],
    ]);
    this.#map.connect();
    this.#open({ type: 'enter' });
    this.#autoplay();
  }

  /** In a frame one worker has to do, until somebody clicks. */
  #autoplay() {
    const { settings, state, guest } = this.#host;
    if (!settings.autoplay || state.phase !== 'idle') return;
    if (!guest) this.play();
    else if (settings.n <= MAX_AUTOPLAY_N) this.#begin(1);
  }

  stop() {
    this.pause();
    this.#host.dispatch({ type: 'leave' });
    clearTimeout(this.#lookAgain);
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#others.leave();
    this.#map.disconnect();
  }

  restyle(look) {
    this.#map.look = look;
    this.#parts.lanes.look = look;
    this.#host.invalidate();
  }

  // ---- Settings ----

  changed(keys) {
    this.#open({ type: 'changed', keys });
    if (!keys.has('workers') || this.#host.state.phase !== 'running') return;
    this.pause();
    this.play();
  }

  /** The count that the settings name: fresh, or as it was left. */
  #open(event) {
    const { n, algorithm } = this.#host.settings;
    const before = this.#host.state.key;
    this.#host.dispatch(event);
    if (this.#host.state.key !== before) {
      clearTimeout(this.#lookAgain);
      this.#store = countStore(n, algorithm);
      this.#map.forget();
      this.#parts.lanes.begin(0);
    }
    this.#others.join(this.#store.name);
  }

  // ---- Questions ----

  questions({ n, looking, estimating, run }) {
    const { algorithm } = this.#host.settings;
    return {
      look: looking && { key: looking, ask: (engine, on) => this.#look(engine, on) },
      estimate: estimating && {
        key: estimating,
        // Without an estimate nobody is asked; why there is none, the count itself will say.
        ask: (engine, on) =>
          engine.forecast({ n, algorithm, workers: estimating.workers }, on).catch(() => 0),
      },
      count: run && { key: run, ask: (engine, on) => this.#count(engine, run, on) },
    };
  }

  #look(engine, on) {
    const { n, algorithm } = this.#host.settings;
    return lookAtStored({ n, algorithm }, { engine, on, store: this.#store, others: this.#others });
  }

  /** One run after the other: they write to the same place. */
  #count(engine, run, { signal }) {
    const { n, algorithm } = this.#host.settings;
    const counted = this.#ended.then(() => {
      signal.throwIfAborted();
      const onProgress = (progress) => this.#heard(run, progress);
      const options = { algorithm, workers: run.workers, signal, checkpoint: this.#store };
      return engine.count(n, { ...options, onProgress });
    });
    this.#ended = counted.then(
      () => {},
      () => {},
    );
    return counted.then(
      (count) => ({ count }),
      async (error) => {
        if (error.code !== 'busy') throw error;
        return { busy: true, counting: await this.#others.counting(), error };
      },
    );
  }

  answered({ type, value }, before) {
    const { phase } = this.#host.state;
    if (type === 'look:answer') this.#looked(value, before);
    if (type === 'count:answer' && value.busy && phase !== 'watching') {
      this.#host.reportError(value.error);
    }
    if (type.startsWith('count:')) this.#map.add([], []);
    if (phase === 'done' && ['running', 'watching'].includes(before.phase)) this.#tellDone();
  }

  /** The map follows what is stored, unless a count that was started meanwhile knows more. */
  #looked({ result, found }, before) {
    const { phase, progress } = this.#host.state;
    const open = ['idle', 'watching'].includes(before.phase);
    if (found && (open || !this.#map.begun)) this.#map.begin(found.total, found.flags);
    if (result !== 'found') return;
    if (phase === 'idle' && !found.done && this.#isSmall()) this.play();
    if (phase !== 'watching') return;
    this.#map.add([], progress.running ?? []);
    clearTimeout(this.#lookAgain);
    this.#lookAgain = setTimeout(() => this.#host.dispatch({ type: 'look' }), LOOK_AGAIN_MS);
  }

  /** On the page a count that takes seconds starts by itself, unless one chooses how to count. */
  #isSmall() {
    const { element, settings } = this.#host;
    const { n, algorithm, workers } = settings;
    return element.eager && n <= LARGEST_EAGER && !algorithm && !workers;
  }

  /** Another one tells how far it is, or, with null, that it has thrown its count away. */
  #told(progress) {
    const { state } = this.#host;
    if (progress === null) return this.#host.dispatch({ type: 'thrownAway' });
    this.#host.batch(() => {
      this.#host.dispatch({ type: 'followed', progress });
      if (this.#host.state === state) return;
      if (state.phase !== 'watching') this.#parts.lanes.begin(0);
      this.#map.add([], progress.running);
      this.#host.emit('nq-progress', publicPart(progress));
    });
  }

  state() {
    return {};
  }

  position() {
    return [];
  }

  /** Pictures of a count show its map. */
  drawPicture(pen, look, width) {
    this.#map.draw(pen, look, width);
  }

  // ---- Counting ----

  play() {
    this.#begin(this.#workers());
  }

  #begin(workers) {
    if (mustClear(this.#host.state)) this.#clearStored();
    this.#host.dispatch({ type: 'start', workers });
  }

  solve() {
    return this.play();
  }

  pause() {
    if (this.#host.state.run) this.#map.add([], []);
    this.#host.dispatch({ type: 'pause' });
  }

  /** Forgets the count: the next start is from the beginning. What another one does goes on. */
  reset() {
    this.pause();
    if (this.#host.state.phase !== 'watching') this.#clearStored();
    this.#host.dispatch({ type: 'clear' });
    return this.#ended;
  }

  /** What took time is not thrown away by one click. */
  #askToDiscard() {
    const { t, element, state } = this.#host;
    const close = () => dialog.close();
    const discard = () => {
      close();
      this.reset();
    };
    const buttons = [
      textButton(t('count.discard.no'), close, { main: true }),
      textButton(t('count.discard.yes'), discard),
    ];
    const question = t('count.discard.ask', { p: t.percent(state.progress.fraction) });
    const dialog = makeDialog(t, question, make('div', { class: 'row wrap' }, ...buttons));
    element.shadowRoot.append(dialog);
    dialog.showModal();
  }

  #clearStored() {
    const store = this.#store;
    this.#map.clear();
    this.#parts.lanes.begin(0);
    this.#ended = this.#ended
      .then(() => store.remove().catch(() => {}))
      .then(() => store === this.#store && this.#others.tell(null));
  }

  #toggle() {
    if (this.#host.state.phase === 'running') this.pause();
    else this.play();
  }

  #heard(run, progress) {
    const { state } = this.#host;
    if (run !== state.run) return;
    this.#host.batch(() => {
      this.#host.dispatch({ type: 'progress', run, progress, clock: performance.now() });
      this.#map.add(progress.units, progress.running);
      this.#parts.lanes.add(progress.units);
      if (progress.units.length) this.#store.keepElapsed(this.#host.state.progress.elapsedMs);
      this.#tellProgress(this.#host.state, state.quarter);
    });
  }

  #tellProgress({ progress, quarter, earlierMs }, before) {
    const { t, announcer } = this.#host;
    this.#others.tell({ ...publicPart(progress), running: progress.running });
    const elapsedMs = progress.elapsedMs - earlierMs;
    this.#host.emit('nq-progress', { ...publicPart(progress), elapsedMs });
    if (quarter === before) return;
    const left = Number.isFinite(progress.remainingMs) ? t.duration(progress.remainingMs) : '…';
    announcer.announceLater(t('a11y.progress', { p: t.percent(progress.fraction), t: left }));
  }

  #tellDone() {
    const { t, announcer, emit, state } = this.#host;
    const { count } = state.progress;
    this.#map.add([], []);
    announcer.announce(`${t.number(count)} ${t('count.done')}`);
    emit('nq-done', { mode: 'count', n: state.n, count });
  }

  // ---- Showing ----

  render(state, before) {
    const { phase, progress } = state;
    this.#renderTimer(state, before);
    // Numbers that run are renewed by the clock.
    const same = ['phase', 'error', 'clock'].every((key) => before?.[key] === state[key]);
    if (phase === 'running' && same) return;
    const { t, settings } = this.#host;
    const { n, tally, label, what, published, lanes, bar, note, pickers } = this.#parts;
    if (state.key !== before?.key) n.show(settings.n);
    pickers[0].show(state.algorithm ?? settings.algorithm ?? 'fast');
    pickers[1].show(String(this.#workers()));
    setText(tally, progress ? t.number(progress.count) : '–');
    setText(label, `${this.#label(state)} · n = ${settings.n}`);
    setText(what, t('count.what', { n: settings.n }));
    setText(published, describePublished(t, state));
    this.#renderFigures(state);
    lanes.show(phase === 'running');
    bar.value = progress?.fraction ?? 0;
    setText(note, this.#note(state));
    this.#renderButtons(state);
    this.#renderStatus(state);
  }

  #renderTimer({ phase, run }, before) {
    if (run && run !== before?.run) this.#parts.lanes.begin(run.workers);
    if ((phase === 'running') === Boolean(this.#timer)) return;
    clearInterval(this.#timer);
    const tick = () => this.#host.dispatch({ type: 'tick', clock: performance.now() });
    this.#timer = phase === 'running' ? setInterval(tick, RENEW_MS) : undefined;
  }

  #label({ phase, progress }) {
    const { t } = this.#host;
    if (phase === 'done') return t('count.done');
    return progress ? t('count.sofar') : t('count.none');
  }

  #renderFigures({ phase, progress }) {
    const { t } = this.#host;
    if (!progress) return this.#parts.figures.show(['–', '–', '–', '–']);
    const { done, total, count, elapsedMs, remainingMs } = progress;
    const rate = elapsedMs > 0 ? (Number(count) / elapsedMs) * 1000 : 0;
    return this.#parts.figures.show([
      `${t.number(done)} / ${t.number(total)}`,
      elapsedMs ? t.duration(elapsedMs) : '–',
      ['running', 'watching'].includes(phase) ? formatLeft(t, remainingMs) : '–',
      rate ? t.number(rate, COMPACT) : '–',
    ]);
  }

  #note(state) {
    const { t } = this.#host;
    const { phase, progress, error } = state;
    if (phase === 'asking')
      return [`≈ ${t.duration(error.ms)}`, describePublished(t, state)].join(' · ');
    if (!progress) return '';
    if (phase === 'done') return t('state.done');
    const parts = [t.percent(progress.fraction)];
    if (phase === 'paused') parts.push(t('state.paused'));
    if (phase === 'running' && Number.isFinite(progress.remainingMs)) {
      parts.push(`${t('count.left')} ${formatLeft(t, progress.remainingMs)}`);
    }
    return parts.join(' · ');
  }

  #renderButtons({ phase, progress, n }) {
    const { main, discard } = this.#parts;
    const running = phase === 'running';
    setIcon(main.querySelector('svg'), running ? 'pause' : 'play');
    setText(main.querySelector('.lbl'), this.#mainLabel(phase, progress));
    main.disabled = n > COUNT_MAX_N || ['refused', 'watching'].includes(phase);
    discard.hidden = phase !== 'paused';
  }

  #mainLabel(phase, progress) {
    const { t } = this.#host;
    if (phase === 'running') return t('ctl.pause');
    if (phase === 'asking') return t('count.anyway');
    if (phase === 'watching') return t('count.watching');
    if (phase === 'done') return t('race.run');
    if (!progress) return t('count.start');
    return t('count.resume', { p: t.percent(progress.fraction) });
  }

  /** One line: what is wrong, the proof of a finished count, or when it was saved. */
  #renderStatus(state) {
    const { t } = this.#host;
    const { status } = this.#parts;
    const text = state.error
      ? describeError(t, state.error)
      : describeStatus(t, state, this.#store);
    status.classList.toggle('trouble', Boolean(state.error) && state.phase !== 'asking');
    // How long ago something was saved is not worth being read aloud again and again.
    mark(status, 'aria-live', state.phase === 'running' && !state.error ? 'off' : undefined);
    setText(status, text);
    status.hidden = text === '';
  }

  describe() {
    return '';
  }

  // ---- Keys ----

  key(event, where) {
    if (where === 'button' || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key !== 'Enter' && event.key !== ' ') return false;
    this.#toggle();
    return true;
  }
}

/** What a listener is told of a count's progress. */
function publicPart({ done, total, fraction, count, elapsedMs, remainingMs }) {
  return { done, total, fraction, count, elapsedMs, remainingMs };
}
