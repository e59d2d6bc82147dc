/**
 * race.js -- the race as a mode of the page: chart, heat, table and their dock.
 */
import { make, setText } from '../../../lib/element/dom.js';
import { setIcon } from '../../../lib/element/icons.js';
import { picker, segments, textButton } from '../../../lib/element/parts/buttons.js';
import { hasFiles } from '../../../lib/element/worker/start.js';
import { Chart } from './chart.js';
import { Heat } from './progress-bars.js';
import { SIZES } from './published-times.js';
import { Race, RUNNERS } from './runners.js';
import { Table } from './table.js';

export class RaceMode {
  #t;
  #race = Race.last();
  #running = false;
  #wanted;
  #parts = null;
  #shownLaps = -1;
  #asked = 0;
  #chosen;
  #starts;
  #paper = false;
  #pointed = '';
  element = make('div', { class: 'race', hidden: true });

  /** `chosen(changes)` is told when somebody wants to compare something else, `starts()` of a start. */
  constructor(chosen, starts) {
    this.#chosen = chosen;
    this.#starts = starts;
  }

  /** What is compared (`figures`, `n` at most, `runners`), in a language; what is there stays. */
  show(t, wanted) {
    if (t.language !== this.#t?.language) this.#build(t);
    if (wanted !== this.#wanted) this.#compare(wanted);
  }

  #compare(wanted) {
    this.#wanted = wanted;
    const { figures, n, runners } = wanted;
    this.#parts.segments.show(figures);
    this.#parts.most.show(String(n ?? ''));
    this.#race.names = runners ?? RUNNERS;
    this.#race.most = n ?? SIZES.at(-1);
    this.#showAll();
  }

  /** In the order of the list, and nothing where all take part. */
  #choose(name, on) {
    const { names } = this.#race;
    const runners = RUNNERS.filter((other) => (other === name ? on : names.includes(other)));
    this.#chosen({ runners: runners.length === RUNNERS.length ? undefined : runners });
  }

  #build(t) {
    this.#t = t;
    this.#wanted = undefined;
    const parts = {
      chart: new Chart(),
      heat: new Heat(t, {
        files: hasFiles,
        point: (name) => this.#point(name),
        choose: (name, on) => this.#choose(name, on),
      }),
      result: make('h2', { class: 'title', 'aria-live': 'polite' }),
      paper: make('input', {
        type: 'checkbox',
        id: 'race-paper',
        checked: this.#paper,
        onchange: () => this.#overlay(),
      }),
      table: new Table(),
      quoted: make(
        'div',
        { class: 'quoted' },
        make('p', { class: 'fine' }, paperLink(t)),
        make('p', { class: 'fine' }, t('race.n32')),
      ),
      run: textButton(t('race.start'), () => this.toggle(), { main: true, icon: 'play' }),
      bar: make('progress', { max: 1, value: 0, 'aria-label': t('mode.race') }),
      note: make('p', { class: 'note strong', role: 'status' }),
    };
    this.#parts = parts;
    const options = [
      ['seconds', t('race.seconds')],
      ['nodes', t('race.nodes')],
    ];
    parts.segments = segments(t('race.what'), options, '', (figures) => this.#chosen({ figures }));
    const sizes = [['', t('race.most.any')], ...SIZES.map((n) => [String(n), String(n)])];
    parts.most = picker(t('race.most'), sizes, '', (n) =>
      this.#chosen({ n: Number(n) || undefined }),
    );
    const stage = make(
      'section',
      { class: 'stage' },
      parts.result,
      make(
        'div',
        { class: 'row wrap' },
        parts.segments,
        parts.most,
        make('label', { class: 'check', for: 'race-paper' }, parts.paper, t('race.overlay')),
      ),
      parts.chart.element,
      make('p', { class: 'fine' }, t('race.nodes.note')),
    );
    parts.chart.onpoint = (name) => this.#point(name);
    const side = make(
      'div',
      { class: 'side' },
      parts.heat.element,
      parts.table.element,
      parts.quoted,
    );
    const dock = make(
      'div',
      { class: 'dock' },
      make('div', { class: 'transport' }, parts.run),
      make('div', { class: 'time plain' }, parts.bar),
      make('div', { class: 'rate end' }, parts.note),
    );
    this.element.replaceChildren(make('div', { class: 'layout' }, stage, side), dock);
  }

  hide() {
    if (this.#running) this.#end();
  }

  focus() {
    this.#parts.run.focus();
  }

  /** Starts the race, or stops it; workers of a stopped one may end later. */
  toggle() {
    if (this.#running) return this.#end();
    this.#starts();
    const race = Race.of(this.#race.names, this.#race.most, this.#race);
    this.#race = race;
    this.#running = true;
    this.#showAll();
    return race
      .run(() => race === this.#race && this.#changed())
      .then(() => race === this.#race && this.#end());
  }

  #end() {
    this.#running = false;
    this.#race.stop();
    this.#showAll();
  }

  /** Progress comes faster than anybody looks. */
  #changed() {
    this.#asked ||= requestAnimationFrame(() => {
      this.#asked = 0;
      const laps = this.#lapsRun();
      if (laps !== this.#shownLaps) this.#showAll();
      else this.#showHeat();
    });
  }

  #lapsRun() {
    return [...this.#race.laps.values()].reduce((sum, laps) => sum + laps.size, 0);
  }

  #showAll() {
    this.#shownLaps = this.#lapsRun();
    this.#showChart();
    this.#parts.table.show(this.#t, this.#race, this.#wanted.figures, this.#paper);
    this.#parts.quoted.hidden = !this.#paper;
    setText(this.#parts.result, describeRace(this.#t, this.#race));
    this.#showHeat();
  }

  #showChart() {
    const overlay = { paper: this.#paper, pointed: this.#pointed };
    this.#parts.chart.show(this.#t, this.#race, this.#wanted.figures, overlay);
  }

  /** What others published lies over one's own figures, or not. */
  #overlay() {
    this.#paper = this.#parts.paper.checked;
    this.#showAll();
  }

  #point(name) {
    if (name === this.#pointed) return;
    this.#pointed = name;
    this.#showChart();
  }

  #showHeat() {
    const { run, bar, note, heat } = this.#parts;
    const t = this.#t;
    heat.show(t, this.#race);
    const label = this.#running ? 'race.stop' : this.#shownLaps ? 'race.run' : 'race.start';
    setText(run.querySelector('.lbl'), t(label));
    setIcon(run.querySelector('svg'), this.#running ? 'stop' : 'play');
    const { done, n, names, sizes, state } = this.#race;
    const out = names.filter((name) => state.get(name) === 'out').length;
    bar.value = done ? 1 : Math.max(out / names.length, (n - SIZES[0]) / sizes.length);
    setText(note, this.#running ? this.#runningNow() : done ? t('state.done') : '');
  }

  #runningNow() {
    const names = [...this.#race.state].filter(([, state]) => state?.n).map(([name]) => name);
    return [`n = ${this.#race.n}`, ...names.slice(0, 2)].join(' · ');
  }
}

/** The chapter that is about the paper tells where it was published. */
function paperLink(t) {
  const name = t('race.paper.who');
  return hasFiles ? make('a', { href: `tutorial/${t.language}/04-the-sieve.html` }, name) : name;
}

/** "At n = 13, array takes 176 times as long as fast": the fastest and the slowest of one n. */
function describeRace(t, race) {
  const n = race.fairest;
  const laps = race.names.map((name) => ({ name, ms: race.laps.get(name).get(n)?.ms }));
  const [best, ...others] = laps.filter(({ ms }) => ms > 0).sort((a, b) => a.ms - b.ms);
  if (others.length === 0) return t('race.head');
  const worst = others.at(-1);
  const times = worst.ms / best.ms;
  const k = t.number(times, { maximumSignificantDigits: times < 10 ? 2 : 3 });
  return t('race.result', { n, a: best.name, b: worst.name, k });
}
