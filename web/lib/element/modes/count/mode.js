/**
 * mode.js -- count: how many solutions there are, unit by unit, on all cores.
 *
 * A count can be paused, stopped, and gone on with after the tab was closed: what is done
 * lies in the browser's database. A finished count lies there, too, so that a reload shows
 * what was seen. While another tab or another board is at the same count, this one watches.
 */

import { countStore } from '../../count-store.js';
import { make, mark, setText } from '../../dom.js';
import { setIcon } from '../../icons.js';
import { ALGORITHMS } from '../../keys.js';
import { picker, textButton } from '../../parts/buttons.js';
import { Figures } from '../../parts/figures.js';
import { stepper } from '../../parts/stepper.js';
import { Lanes } from './lanes.js';
import { Others } from './others.js';
import { publishedCount } from './published.js';
import { UnitMap } from './unit-map.js';

/** The largest n whose sum fits; what the core says wins when it is asked. */
const LARGEST = 27;

const SECOND = 1000;

/** Longer counts are not started without asking. */
const HOUR = 3600 * SECOND;

/** The number is renewed four times a second: faster nobody can read. */
const RENEW = 250;

/** A watcher looks this often at what is stored, and whether somebody still counts. */
const LOOK_AGAIN = 500;

/** The core's status for bytes that are no checkpoint of the count. */
const NO_CHECKPOINT = 18;

/** Whether it is what was stored that is wrong, and not a worker; it may be no bytes at all. */
const isUnreadable = (stored, { code }) =>
  code === NO_CHECKPOINT || (stored !== undefined && !(stored instanceof Uint8Array));

export class CountMode {
  flat = true;
  #host;
  #parts = null;
  #map = new UnitMap();
  #store = null;
  #key = '';
  #run = null;
  #wish = 0;
  /** Ends when everything that was begun has ended: a run saves and unlocks after its end. */
  #ended = Promise.resolve();
  /** idle, asking, running, paused, done, refused, or watching another one that runs. */
  #phase = 'idle';
  #others = new Others((message) => this.#told(message));
  #looks = 0;
  #lookAgain = 0;
  #progress = null;
  #before = 0;
  #savedAt = 0;
  #timer = 0;
  #lastError = '';
  /** Whether what is stored cannot be read. */
  #spoiled = false;
  #spoken = 0;

  constructor(host) {
    this.#host = host;
  }

  // ---- Building ----

  build({ full }) {
    const { t, settings } = this.#host;
    const parts = {
      n: stepper(t, settings.n, LARGEST, (n) => this.#host.change({ n })),
      tally: make('output', { class: 'num' }),
      label: make('p'),
      figures: new Figures([
        [t('count.units')],
        [t('count.elapsed')],
        [t('count.left')],
        [t('count.rate')],
      ]),
      lanes: new Lanes(t),
      status: make('p', { class: 'saved', role: 'status' }),
      main: textButton(t('count.start'), () => this.#toggle(), { main: true, icon: 'play' }),
      stop: textButton(t('count.stop'), () => this.pause(), { icon: 'stop' }),
      bar: make('progress', { max: 1, value: 0, 'aria-label': t('mode.count') }),
      note: make('p', { class: 'note strong' }),
    };
    this.#parts = parts;
    parts.pickers = this.#pickers();
    const tally = make('section', { class: 'tally' }, parts.tally, parts.label);
    return {
      fieldError: parts.n.fieldError,
      setup: [parts.n.element, ...parts.pickers],
      stage: this.#map.element,
      side: [tally, parts.figures.element, full ? parts.lanes.element : null, parts.status].filter(
        Boolean,
      ),
      dock: [
        make('div', { class: 'transport', part: 'transport' }, parts.main, parts.stop),
        make('div', { class: 'time plain' }, parts.bar),
        make('div', { class: 'rate end' }, parts.note),
      ],
    };
  }

  #pickers() {
    const { t, settings } = this.#host;
    const change = (key) => (value) => this.#host.change({ [key]: value });
    const algorithms = ALGORITHMS.map((name) => [name, name]);
    const most = Math.max(this.#workers(), navigator.hardwareConcurrency || 2);
    const workers = Array.from({ length: most }, (_, i) => [String(i + 1), t.number(i + 1)]);
    const setWorkers = (value) => this.#host.change({ workers: Number(value) });
    return [
      picker(t('set.algorithm'), algorithms, settings.algorithm ?? 'fast', change('algorithm'), {
        mono: true,
      }),
      picker(t('set.workers'), workers, String(this.#workers()), setWorkers),
    ];
  }

  #workers() {
    return this.#host.settings.workers ?? (navigator.hardwareConcurrency || 2);
  }

  start() {
    const { legend, t, settings } = this.#host;
    legend.show([
      ['done', t('count.slower')],
      ['running', t('state.running')],
      ['waiting', t('count.waiting')],
    ]);
    this.#map.connect();
    this.#open();
    if (settings.autoplay && this.#phase === 'idle') this.play();
  }

  stop() {
    this.pause();
    this.#lookNoMore();
    this.#others.leave();
    // What is watched goes on meanwhile; when this is shown again, it looks anew.
    if (this.#phase === 'watching') this.#key = '';
    this.#map.disconnect();
  }

  restyle(look) {
    this.#map.look = look;
    this.#parts.lanes.look = look;
    this.#show();
  }

  // ---- Settings ----

  changed(keys) {
    const [algorithm, workers] = this.#parts.pickers;
    algorithm.show(this.#host.settings.algorithm ?? 'fast');
    workers.show(String(this.#workers()));
    if (keys.has('n') || keys.has('algorithm')) this.#open();
    else if (keys.has('workers') && this.#phase === 'running') {
      this.pause();
      this.play();
    }
    this.#show();
  }

  /** The count that the settings name: fresh, or as it was left. */
  #open() {
    const { n, algorithm } = this.#host.settings;
    this.#parts.n.show(n);
    const key = `${n} ${algorithm}`;
    if (key !== this.#key) {
      this.pause();
      this.#lookNoMore();
      this.#key = key;
      this.#store = countStore(n, algorithm);
      this.#forget('idle');
      this.#map.forget();
      this.#others.join(this.#store.name);
      if (n <= LARGEST) this.#look();
    } else this.#others.join(this.#store.name);
    if (n > LARGEST) this.#lastError = this.#host.t('err.n', { max: LARGEST });
    this.#show();
  }

  #forget(phase) {
    this.#phase = phase;
    this.#progress = null;
    this.#before = 0;
    this.#savedAt = 0;
    this.#lastError = '';
    this.#spoiled = false;
    this.#spoken = 0;
    this.#parts.lanes.begin(0);
  }

  /** What was stored the last time. What cannot be read is left alone until somebody starts. */
  async #look() {
    this.#lookNoMore();
    const look = this.#looks;
    const { n, algorithm } = this.#host.settings;
    let bytes;
    try {
      // In this order: what is stored after the end of another count is all of it.
      const counting = await this.#others.counting();
      bytes = (await this.#store.load().catch(() => null)) ?? undefined;
      const found = await this.#host.engine.storedCount({ n, algorithm, bytes });
      if (look === this.#looks) this.#found(found, counting);
    } catch (error) {
      if (error.name === 'AbortError' || look !== this.#looks) return;
      if (error.name === 'RangeError') return this.#refuse(look, algorithm);
      if (this.#phase === 'watching') this.#phase = 'idle';
      if (!isUnreadable(bytes, error)) return this.#lookFailed(error);
      this.#lastError = this.#host.t('count.unreadable');
      this.#spoiled = true;
      const fresh = await this.#host.engine.storedCount({ n, algorithm }).catch(() => null);
      if (fresh && look === this.#looks) this.#map.begin(fresh.total);
    }
    this.#show();
  }

  /** Whoever could not look knows nothing of what is stored: a start goes on with it. */
  #lookFailed(error) {
    this.#complain(error, this.#host.t('err.load'));
    this.#show();
  }

  /** What a look that is under way will find is of no interest. */
  #lookNoMore() {
    clearTimeout(this.#lookAgain);
    this.#looks++;
  }

  /** A count that was started meanwhile knows what was stored; only the map does not. */
  #found(found, counting) {
    const open = ['idle', 'watching'].includes(this.#phase);
    if (open || !this.#map.begun) this.#map.begin(found.total, found.flags);
    this.#parts.pickers[0].show(found.algorithm);
    if (!open) return;
    if (counting) this.#watch(found);
    else if (this.#phase === 'watching') this.#watched(found);
    else if (found.done) this.#resumable(found);
  }

  /** Not every algorithm counts every board. */
  async #refuse(look, algorithm) {
    const { engine, t } = this.#host;
    const all = await engine.algorithms();
    if (look !== this.#looks) return;
    const max = all.find(({ name }) => name === algorithm)?.limits.count;
    this.#phase = 'refused';
    this.#lastError = t('err.big', { algorithm, max });
    this.#show();
  }

  #resumable({ done, total, sum }) {
    this.#phase = done === total ? 'done' : 'paused';
    const fraction = done / total;
    // How long it took is known only to a page that saw it.
    const elapsedMs = this.#progress?.elapsedMs ?? 0;
    this.#progress = { done, total, fraction, count: sum, elapsedMs, remainingMs: Infinity };
  }

  // ---- Watching ----

  /** Another one counts: what it has saved is shown until it tells more. */
  #watch(found) {
    const heard = this.#progress;
    if (!heard || heard.done < found.done) this.#resumable(found);
    this.#phase = 'watching';
    this.#map.add([], this.#progress.running ?? []);
    this.#lookAgain = setTimeout(() => this.#look(), LOOK_AGAIN);
  }

  /** The other one has ended, was paused or is gone; what it left is stored. */
  #watched(found) {
    const { done, total, count } = this.#progress ?? {};
    this.#phase = 'idle';
    // A finished count is right even where it could not be saved.
    if (total && done === total) return this.#finish(count);
    if (!found.done) return this.#forget('idle');
    this.#resumable(found);
    if (this.#phase === 'done') this.#finish(found.sum);
  }

  /** Another one tells how far it is, or, with null, that it has thrown its count away. */
  #told(progress) {
    if (['running', 'refused'].includes(this.#phase)) return;
    if (progress === null) {
      this.#forget('idle');
      this.#look();
    } else this.#follow(progress);
  }

  #follow(progress) {
    this.#progress = progress;
    if (this.#phase !== 'watching') this.#beginToWatch();
    this.#map.add([], progress.running);
    this.#host.emit('nq-progress', publicPart(progress));
    this.#show();
  }

  /** A start that was wished for meanwhile is not wanted any more. */
  #beginToWatch() {
    this.#wish++;
    this.#phase = 'watching';
    this.#lastError = '';
    this.#parts.lanes.begin(0);
    this.#look();
    this.#show();
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

  async play() {
    const { n } = this.#host.settings;
    if (['running', 'refused', 'watching'].includes(this.#phase) || n > LARGEST) return;
    const wish = ++this.#wish;
    if (this.#phase === 'done' || this.#spoiled) this.#startOver();
    const long = this.#phase === 'idle' && (await this.#isLong());
    if (wish === this.#wish && !long) this.#count();
  }

  /** The next start is from the beginning. */
  #startOver() {
    const store = this.#store;
    this.#forget('idle');
    this.#map.clear();
    this.#ended = this.#ended
      .then(() => store.remove().catch(() => {}))
      .then(() => store === this.#store && this.#others.tell(null));
  }

  solve() {
    return this.play();
  }

  async #isLong() {
    const { n, algorithm } = this.#host.settings;
    if (n < 17) return false;
    const wish = this.#wish;
    const question = { n, algorithm, workers: this.#workers() };
    // Without a forecast nobody is asked; why there is none, the count itself will say.
    const ms = await this.#host.engine.forecast(question).catch(() => 0);
    if (wish !== this.#wish || ms < HOUR) return false;
    this.#phase = 'asking';
    this.#lastError = this.#host.t('count.long', { t: this.#host.t.duration(ms) });
    this.#show();
    return true;
  }

  #count() {
    const run = new AbortController();
    const workers = this.#workers();
    this.#run = run;
    this.#phase = 'running';
    this.#lastError = '';
    this.#before = this.#progress?.elapsedMs ?? 0;
    this.#parts.lanes.begin(workers);
    this.#timer = setInterval(() => this.#show(), RENEW);
    this.#show();
    const { n, algorithm } = this.#host.settings;
    const options = {
      ...{ algorithm, workers, signal: run.signal, checkpoint: this.#store },
      onProgress: (progress) => this.#heard(run, progress),
    };
    this.#ended = this.#ended.then(() => this.#work(run, n, options));
  }

  async #work(run, n, options) {
    if (run.signal.aborted) return;
    try {
      const count = await this.#host.engine.count(n, options);
      if (run === this.#run) this.#finish(count);
    } catch (error) {
      if (run === this.#run) this.#failed(error);
    }
  }

  #heard(run, progress) {
    if (run !== this.#run) return;
    this.#progress = { ...progress, elapsedMs: this.#before + progress.elapsedMs };
    this.#map.add(progress.units, progress.running);
    this.#parts.lanes.add(progress.units);
    if (progress.units.length > 0) this.#savedAt = performance.now();
    this.#tellUnsaved(progress.unsaved);
    const { fraction, remainingMs, running } = progress;
    this.#others.tell({ ...publicPart(this.#progress), running });
    this.#host.emit('nq-progress', publicPart(progress));
    const quarter = Math.floor(fraction * 4);
    if (quarter > this.#spoken) this.#announce(quarter, fraction, remainingMs);
  }

  /** Said as long as it is so. */
  #tellUnsaved(unsaved) {
    const t = this.#host.t('count.unsaved');
    if (unsaved) this.#lastError = t;
    else if (this.#lastError === t) this.#lastError = '';
  }

  #announce(quarter, fraction, remainingMs) {
    const { t, announcer } = this.#host;
    this.#spoken = quarter;
    const left = Number.isFinite(remainingMs) ? t.duration(remainingMs) : '…';
    announcer.announceLater(t('a11y.progress', { p: t.percent(fraction), t: left }));
  }

  #endRun() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#run = null;
  }

  #finish(count) {
    const { t, announcer, emit, settings } = this.#host;
    this.#endRun();
    this.#phase = 'done';
    this.#progress = { ...this.#progress, count, fraction: 1 };
    this.#map.add([], []);
    this.#show();
    announcer.announce(`${t.number(count)} ${t('count.done')}`);
    emit('nq-done', { mode: 'count', n: settings.n, count });
  }

  #failed(error) {
    this.#endRun();
    this.#map.add([], []);
    this.#phase = this.#progress?.done ? 'paused' : 'idle';
    if (error.code === 'busy') this.#refused(error);
    else if (error.name !== 'AbortError') this.#complain(error, error.message);
    this.#show();
  }

  /** Another one counts. It is watched, or told of where nobody can know what it does. */
  async #refused(error) {
    const look = this.#looks;
    const counting = await this.#others.counting();
    if (look !== this.#looks) return;
    if (counting) return this.#beginToWatch();
    this.#complain(error, this.#host.t('count.busy'));
    this.#show();
  }

  #complain(error, t) {
    this.#lastError = t;
    this.#host.reportError(error);
  }

  pause() {
    this.#wish++;
    if (this.#phase === 'asking') this.#phase = 'idle';
    if (this.#phase !== 'running') return;
    const run = this.#run;
    this.#endRun();
    this.#phase = 'paused';
    this.#map.add([], []);
    run.abort();
    this.#show();
  }

  /** Forgets the count: the next start is from the beginning. What another one does goes on. */
  reset() {
    this.pause();
    if (this.#phase !== 'watching') this.#startOver();
    this.#show();
    return this.#ended;
  }

  #toggle() {
    if (this.#phase === 'running') this.pause();
    else if (this.#phase === 'asking') this.#count();
    else this.play();
  }

  // ---- Showing ----

  #show() {
    if (!this.#parts) return;
    const { t, settings } = this.#host;
    const progress = this.#progress;
    const { n } = settings;
    setText(this.#parts.tally, progress ? t.number(progress.count) : '–');
    setText(this.#parts.label, `${this.#label()} · n = ${n}`);
    this.#showFigures(progress);
    this.#parts.lanes.show(this.#phase === 'running');
    this.#parts.bar.value = progress?.fraction ?? 0;
    setText(this.#parts.note, this.#note(progress));
    this.#showButtons();
    this.#showStatus();
  }

  #label() {
    const { t } = this.#host;
    if (this.#phase === 'done') return t('count.done');
    return this.#progress ? t('count.sofar') : t('count.none');
  }

  #showFigures(progress) {
    const { t } = this.#host;
    if (!progress) return this.#parts.figures.show(['–', '–', '–', '–']);
    const { done, total, elapsedMs, remainingMs } = progress;
    const rate = elapsedMs > 0 ? (done / elapsedMs) * 1000 : 0;
    return this.#parts.figures.show([
      `${t.number(done)} / ${t.number(total)}`,
      elapsedMs ? t.duration(elapsedMs) : '–',
      ['running', 'watching'].includes(this.#phase) ? this.#left(remainingMs) : '–',
      rate ? t('count.persec', { k: t.number(rate, { maximumSignificantDigits: 3 }) }) : '–',
    ]);
  }

  /** A guess is not better for being told in milliseconds. */
  #left(ms) {
    if (!Number.isFinite(ms)) return '–';
    return this.#host.t.duration(ms < 10 * SECOND ? Math.ceil(ms / SECOND) * SECOND : ms);
  }

  #note(progress) {
    const { t } = this.#host;
    if (!progress) return '';
    if (this.#phase === 'done') return t('state.done');
    const parts = [t.percent(progress.fraction)];
    if (this.#phase === 'paused') parts.push(t('state.paused'));
    if (this.#phase === 'running' && Number.isFinite(progress.remainingMs)) {
      parts.push(`${t('count.left')} ${this.#left(progress.remainingMs)}`);
    }
    return parts.join(' · ');
  }

  #showButtons() {
    const { t, settings } = this.#host;
    const { main, stop } = this.#parts;
    const running = this.#phase === 'running';
    setIcon(main.querySelector('svg'), running ? 'pause' : 'play');
    setText(main.querySelector('.lbl'), this.#mainLabel(t));
    main.disabled = settings.n > LARGEST || ['refused', 'watching'].includes(this.#phase);
    stop.disabled = !running;
  }

  #mainLabel(t) {
    if (this.#phase === 'running') return t('ctl.pause');
    if (this.#phase === 'watching') return t('count.watching');
    if (this.#phase === 'done') return t('race.run');
    if (!this.#progress) return t('count.start');
    return t('count.resume', { p: t.percent(this.#progress.fraction) });
  }

  /** One line: trouble, the proof of a finished count, or when it was saved. */
  #showStatus() {
    const { status } = this.#parts;
    const text = this.#statusText();
    status.classList.toggle('trouble', Boolean(this.#lastError));
    // How long ago something was saved is not worth being read aloud again and again.
    mark(status, 'aria-live', this.#phase === 'running' && !this.#lastError ? 'off' : undefined);
    setText(status, text);
    status.hidden = text === '';
  }

  #statusText() {
    const { t, settings } = this.#host;
    if (this.#lastError) return this.#lastError;
    if (this.#phase === 'done') return this.#verdict(t, settings.n);
    if (this.#phase === 'watching') return t('count.watch');
    if (!this.#store.lasting) return t('count.notkept');
    if (!this.#progress) return '';
    if (this.#phase === 'paused') return t('count.kept');
    const age = performance.now() - this.#savedAt;
    if (age < SECOND) return t('count.kept');
    return t('count.saved', { t: t.duration(Math.round(age / SECOND) * SECOND) });
  }

  #verdict(t, n) {
    const { count, elapsedMs } = this.#progress;
    const published = publishedCount(n);
    if (published !== undefined && published !== count) return t('count.differs');
    const proof = published === undefined ? '' : t('count.match');
    const took = elapsedMs ? t('count.took', { t: t.duration(elapsedMs) }) : '';
    return `${proof} ${took}`.trim();
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
