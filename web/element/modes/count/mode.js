/**
 * mode.js -- count: how many solutions there are, unit by unit, on all cores.
 *
 * A count can be paused, stopped, and gone on with after the tab was closed: what is done
 * lies in the browser's database.
 */
import { ALGORITHMS } from '../../../keys.js';
import { countStore } from '../../count-store.js';
import { make, say } from '../../dom.js';
import { setIcon } from '../../icons.js';
import { picker, textButton } from '../../parts/buttons.js';
import { Figures } from '../../parts/figures.js';
import { stepper } from '../../parts/stepper.js';
import { Lanes } from './lanes.js';
import { publishedCount } from './published.js';
import { UnitMap } from './unit-map.js';

/** The largest n whose sum fits; what the core says wins when it is asked. */
const LARGEST = 27;

/** Longer counts are not started without asking. */
const HOUR = 3_600_000;

/** The number is renewed four times a second: faster nobody can read. */
const RENEW = 250;

export class CountMode {
  flat = true;
  #host;
  #parts = null;
  #map = new UnitMap();
  #store = null;
  #key = '';
  #run = null;
  /** idle, asking, running, paused, done or failed. */
  #phase = 'idle';
  #progress = null;
  #before = 0;
  #savedAt = 0;
  #timer = 0;
  #trouble = '';
  #spoken = 0;

  constructor(host) {
    this.#host = host;
  }

  // ---- Building ----

  build({ full }) {
    const { words, settings } = this.#host;
    const parts = {
      n: stepper(words, settings.n, LARGEST, (n) => this.#host.change({ n })),
      tally: make('output', { class: 'num' }),
      label: make('p'),
      figures: new Figures([
        [words('count.units')],
        [words('count.elapsed')],
        [words('count.left')],
        [words('count.rate')],
      ]),
      lanes: new Lanes(words),
      status: make('p', { class: 'saved', role: 'status' }),
      main: textButton(words('count.start'), () => this.#toggle(), { main: true, icon: 'play' }),
      stop: textButton(words('count.stop'), () => this.reset(), { icon: 'stop' }),
      bar: make('progress', { max: 1, value: 0, 'aria-label': words('mode.count') }),
      note: make('p', { class: 'note strong' }),
    };
    this.#parts = parts;
    parts.pickers = this.#pickers();
    const tally = make('section', { class: 'tally' }, parts.tally, parts.label);
    return {
      trouble: parts.n.trouble,
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
    const { words, settings } = this.#host;
    const change = (key) => (value) => this.#host.change({ [key]: value });
    const algorithms = ALGORITHMS.map((name) => [name, name]);
    const most = Math.max(this.#workers(), navigator.hardwareConcurrency || 2);
    const workers = Array.from({ length: most }, (_, i) => [String(i + 1), words.number(i + 1)]);
    const setWorkers = (value) => this.#host.change({ workers: Number(value) });
    return [
      picker(
        words('set.algorithm'),
        algorithms,
        settings.algorithm ?? 'fast',
        change('algorithm'),
        {
          mono: true,
        },
      ),
      picker(words('set.workers'), workers, String(this.#workers()), setWorkers),
    ];
  }

  #workers() {
    return this.#host.settings.workers ?? (navigator.hardwareConcurrency || 2);
  }

  start() {
    const { legend, words, settings } = this.#host;
    legend.show([
      ['done', words('count.slower')],
      ['running', words('state.running')],
      ['waiting', words('count.waiting')],
    ]);
    this.#map.connect();
    this.#open();
    if (settings.autoplay && this.#phase === 'idle') this.play();
  }

  stop() {
    this.pause();
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
      this.#key = key;
      this.#store = countStore(n, algorithm);
      this.#forget('idle');
      if (n <= LARGEST) this.#look();
    }
    if (n > LARGEST) this.#trouble = this.#host.words('err.n', { max: LARGEST });
    this.#show();
  }

  #forget(phase) {
    this.#phase = phase;
    this.#progress = null;
    this.#before = 0;
    this.#savedAt = 0;
    this.#trouble = '';
    this.#spoken = 0;
    this.#parts.lanes.begin(0);
  }

  /** What was stored the last time. A checkpoint that cannot be read is left alone. */
  async #look() {
    const { n, algorithm } = this.#host.settings;
    const key = this.#key;
    try {
      const bytes = (await this.#store.load().catch(() => null)) ?? undefined;
      const found = await this.#host.engine.storedCount({ n, algorithm, bytes });
      if (key !== this.#key || this.#phase !== 'idle') return;
      this.#map.begin(found.total, found.flags);
      if (found.done) this.#resumable(found);
    } catch (error) {
      if (error.name === 'AbortError' || key !== this.#key) return;
      this.#trouble = error.message;
      const fresh = await this.#host.engine.storedCount({ n, algorithm }).catch(() => null);
      if (fresh && key === this.#key) this.#map.begin(fresh.total);
    }
    this.#show();
  }

  #resumable({ done, total, sum }) {
    this.#phase = 'paused';
    const fraction = done / total;
    this.#progress = { done, total, fraction, count: sum, elapsedMs: 0, remainingMs: Infinity };
  }

  state() {
    return {};
  }

  position() {
    return [];
  }

  // ---- Counting ----

  async play() {
    const { n } = this.#host.settings;
    if (this.#phase === 'running' || n > LARGEST) return;
    if (this.#phase === 'done') this.#forget('idle');
    if (this.#phase === 'idle' && (await this.#isLong())) return;
    this.#count();
  }

  solve() {
    return this.play();
  }

  async #isLong() {
    const { n, algorithm } = this.#host.settings;
    if (n < 17) return false;
    const key = this.#key;
    const ms = await this.#host.engine.forecast({ n, algorithm, workers: this.#workers() });
    if (key !== this.#key || this.#phase !== 'idle' || ms < HOUR) return false;
    this.#phase = 'asking';
    this.#trouble = this.#host.words('count.long', { t: this.#host.words.duration(ms) });
    this.#show();
    return true;
  }

  async #count() {
    const { engine, settings } = this.#host;
    const { n, algorithm } = settings;
    const run = new AbortController();
    const workers = this.#workers();
    this.#run = run;
    this.#phase = 'running';
    this.#trouble = '';
    this.#before = this.#progress?.elapsedMs ?? 0;
    this.#parts.lanes.begin(workers);
    this.#timer = setInterval(() => this.#show(), RENEW);
    this.#show();
    try {
      const onProgress = (progress) => this.#heard(run, progress);
      const options = {
        algorithm,
        workers,
        signal: run.signal,
        checkpoint: this.#store,
        onProgress,
      };
      const count = await engine.count(n, options);
      if (run === this.#run) await this.#finish(count);
    } catch (error) {
      if (run === this.#run) this.#failed(error);
    }
  }

  #heard(run, progress) {
    if (run !== this.#run) return;
    this.#progress = { ...progress, elapsedMs: this.#before + progress.elapsedMs };
    this.#map.add(progress.units, progress.running);
    this.#parts.lanes.add(progress.units);
    this.#savedAt = performance.now();
    if (progress.unsaved) this.#trouble = this.#host.words('count.unsaved');
    const { done, total, fraction, count, elapsedMs, remainingMs } = progress;
    this.#host.emit('nq-progress', { done, total, fraction, count, elapsedMs, remainingMs });
    const quarter = Math.floor(fraction * 4);
    if (quarter > this.#spoken) this.#announce(quarter, fraction, remainingMs);
  }

  #announce(quarter, fraction, remainingMs) {
    const { words, announcer } = this.#host;
    this.#spoken = quarter;
    const t = Number.isFinite(remainingMs) ? words.duration(remainingMs) : '…';
    announcer.saySometime(words('a11y.progress', { p: words.percent(fraction), t }));
  }

  #endRun() {
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#run = null;
  }

  async #finish(count) {
    const { words, announcer, emit, settings } = this.#host;
    this.#endRun();
    this.#phase = 'done';
    this.#progress = { ...this.#progress, count, fraction: 1 };
    this.#map.add([], []);
    this.#show();
    announcer.say(`${words.number(count)} ${words('count.done')}`);
    emit('nq-done', { mode: 'count', n: settings.n, count });
    await this.#store.remove().catch(() => {});
  }

  #failed(error) {
    const { words } = this.#host;
    this.#endRun();
    this.#map.add([], []);
    this.#phase = this.#progress?.done ? 'paused' : 'idle';
    if (error.name !== 'AbortError') {
      this.#trouble = error.code === 'busy' ? words('count.busy') : error.message;
      this.#host.trouble(error);
    }
    this.#show();
  }

  pause() {
    if (this.#phase === 'asking') this.#phase = 'idle';
    if (this.#phase !== 'running') return;
    const run = this.#run;
    this.#endRun();
    this.#phase = 'paused';
    this.#map.add([], []);
    run.abort();
    this.#show();
  }

  /** Stop and forget: the next start is from the beginning. */
  async reset() {
    const { n, algorithm } = this.#host.settings;
    const store = this.#store;
    this.pause();
    this.#forget('idle');
    this.#show();
    await store.remove().catch(() => {});
    const fresh = await this.#host.engine.storedCount({ n, algorithm }).catch(() => null);
    if (fresh && this.#phase === 'idle') this.#map.begin(fresh.total);
  }

  #toggle() {
    if (this.#phase === 'running') this.pause();
    else if (this.#phase === 'asking') this.#count();
    else this.play();
  }

  // ---- Showing ----

  #show() {
    if (!this.#parts) return;
    const { words, settings } = this.#host;
    const progress = this.#progress;
    const { n } = settings;
    say(this.#parts.tally, progress ? words.number(progress.count) : '–');
    say(this.#parts.label, `${this.#label()} · n = ${n}`);
    this.#showFigures(progress);
    this.#parts.lanes.show(this.#phase === 'running');
    this.#parts.bar.value = progress?.fraction ?? 0;
    say(this.#parts.note, this.#note(progress));
    this.#showButtons();
    this.#showStatus();
  }

  #label() {
    const { words } = this.#host;
    if (this.#phase === 'done') return words('count.done');
    return this.#progress ? words('count.sofar') : words('count.none');
  }

  #showFigures(progress) {
    const { words } = this.#host;
    if (!progress) return this.#parts.figures.show(['–', '–', '–', '–']);
    const { done, total, elapsedMs, remainingMs } = progress;
    const rate = elapsedMs > 0 ? (done / elapsedMs) * 1000 : 0;
    return this.#parts.figures.show([
      `${words.number(done)} / ${words.number(total)}`,
      elapsedMs ? words.duration(elapsedMs) : '–',
      this.#phase === 'running' && Number.isFinite(remainingMs) ? words.duration(remainingMs) : '–',
      rate
        ? words('count.persec', { k: words.number(rate, { maximumSignificantDigits: 3 }) })
        : '–',
    ]);
  }

  #note(progress) {
    const { words } = this.#host;
    if (!progress) return '';
    if (this.#phase === 'done') return words('state.done');
    const parts = [words.percent(progress.fraction)];
    if (this.#phase === 'paused') parts.push(words('state.paused'));
    if (this.#phase === 'running' && Number.isFinite(progress.remainingMs)) {
      parts.push(`${words('count.left')} ${words.duration(progress.remainingMs)}`);
    }
    return parts.join(' · ');
  }

  #showButtons() {
    const { words, settings } = this.#host;
    const { main, stop } = this.#parts;
    const running = this.#phase === 'running';
    setIcon(main.querySelector('svg'), running ? 'pause' : 'play');
    say(main.querySelector('.lbl'), this.#mainLabel(words));
    main.disabled = settings.n > LARGEST;
    stop.disabled = !this.#progress || this.#phase === 'done';
  }

  #mainLabel(words) {
    if (this.#phase === 'running') return words('ctl.pause');
    if (this.#phase === 'done') return words('race.run');
    if (!this.#progress) return words('count.start');
    return words('count.resume', { p: words.percent(this.#progress.fraction) });
  }

  /** One line: trouble, the proof of a finished count, or when it was saved. */
  #showStatus() {
    const { status } = this.#parts;
    const text = this.#statusText();
    status.classList.toggle('trouble', Boolean(this.#trouble));
    say(status, text);
    status.hidden = text === '';
  }

  #statusText() {
    const { words, settings } = this.#host;
    if (this.#trouble) return this.#trouble;
    if (this.#phase === 'done') return this.#verdict(words, settings.n);
    if (!this.#progress) return '';
    if (!this.#store.lasting) return words('count.notkept');
    if (this.#phase === 'paused') return words('count.kept');
    return words('count.saved', {
      t: words.duration(Math.max(0, performance.now() - this.#savedAt)),
    });
  }

  #verdict(words, n) {
    const { count, elapsedMs } = this.#progress;
    const published = publishedCount(n);
    if (published !== undefined && published !== count) return words('count.differs');
    const proof = published === undefined ? '' : words('count.match');
    return `${proof} ${words('count.took', { t: words.duration(elapsedMs ?? 0) })}`.trim();
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
