/**
 * race.js -- the race as a mode of the page: chart, heat, table and their dock.
 */
import { make, setText } from '../../../lib/element/dom.js';
import { setIcon } from '../../../lib/element/icons.js';
import { segments, textButton } from '../../../lib/element/parts/buttons.js';
import { Chart } from './chart.js';
import { Heat } from './progress-bars.js';
import { SIZES } from './published-times.js';
import { Race, RUNNERS } from './runners.js';
import { Table } from './table.js';

export class RaceMode {
  #t;
  #race = Race.last();
  #running = false;
  #what = 'seconds';
  #parts = null;
  #shownLaps = -1;
  #asked = 0;
  #chosen;
  element = make('div', { class: 'race', hidden: true });

  /** `chosen(what)` is told when somebody wants to see seconds or nodes. */
  constructor(chosen) {
    this.#chosen = chosen;
  }

  /** Shows seconds or nodes, in a language; what is there already stays. */
  show(t, what) {
    if (t.language !== this.#t?.language) this.#build(t, what);
    else if (what !== this.#what) this.#compare(what);
  }

  #compare(what) {
    this.#what = what;
    this.#parts.segments.show(what);
    this.#showAll();
  }

  #build(t, what) {
    this.#t = t;
    this.#what = what;
    const parts = {
      chart: new Chart(),
      heat: new Heat(),
      table: new Table(),
      run: textButton(t('race.start'), () => this.toggle(), { main: true, icon: 'play' }),
      bar: make('progress', { max: 1, value: 0, 'aria-label': t('mode.race') }),
      note: make('p', { class: 'note strong', role: 'status' }),
    };
    this.#parts = parts;
    const options = [
      ['seconds', t('race.seconds')],
      ['nodes', t('race.nodes')],
    ];
    parts.segments = segments(t('race.what'), options, what, (chosen) => {
      this.#compare(chosen);
      this.#chosen(chosen);
    });
    const stage = make(
      'section',
      { class: 'stage' },
      make(
        'div',
        { class: 'head top' },
        make('h2', { class: 'title' }, t('race.head')),
        parts.segments,
      ),
      parts.chart.element,
      make('p', { class: 'fine' }, t('race.nodes.note')),
    );
    const side = make(
      'div',
      { class: 'side' },
      parts.heat.element,
      parts.table.element,
      make('p', { class: 'fine' }, t('race.paper.who')),
      make('p', { class: 'fine' }, t('race.n32')),
    );
    const dock = make(
      'div',
      { class: 'dock' },
      make('div', { class: 'transport' }, parts.run),
      make('div', { class: 'time plain' }, parts.bar),
      make('div', { class: 'rate end' }, parts.note),
    );
    this.element.replaceChildren(make('div', { class: 'layout' }, stage, side), dock);
    this.#showAll();
  }

  hide() {
    if (this.#running) this.#race.stop();
  }

  focus() {
    this.#parts.run.focus();
  }

  /** Starts the race, or stops it. */
  toggle() {
    if (this.#running) return this.#race.stop();
    this.#race = new Race();
    this.#running = true;
    this.#showAll();
    return this.#race
      .run(() => this.#changed())
      .then(() => {
        this.#running = false;
        this.#showAll();
      });
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
    this.#parts.chart.show(this.#t, this.#race, this.#what);
    this.#parts.table.show(this.#t, this.#race, this.#what);
    this.#showHeat();
  }

  #showHeat() {
    const { run, bar, note, heat } = this.#parts;
    const t = this.#t;
    heat.show(t, this.#race);
    const label = this.#running ? 'count.stop' : this.#shownLaps ? 'race.run' : 'race.start';
    setText(run.querySelector('.lbl'), t(label));
    setIcon(run.querySelector('svg'), this.#running ? 'stop' : 'play');
    const out = RUNNERS.filter((name) => this.#race.state.get(name) === 'out').length;
    const { done, n } = this.#race;
    bar.value = done ? 1 : Math.max(out / RUNNERS.length, (n - SIZES[0]) / SIZES.length);
    setText(note, this.#running ? this.#runningNow() : done ? t('state.done') : '');
  }

  #runningNow() {
    const names = [...this.#race.state].filter(([, state]) => state?.n).map(([name]) => name);
    return [`n = ${this.#race.n}`, ...names.slice(0, 2)].join(' · ');
  }
}
