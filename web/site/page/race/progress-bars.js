/**
 * progress-bars.js -- one n compared: a bar for each algorithm on a logarithmic scale, the
 * fastest first, with why it is so fast or slow; the rows are the chart's legend, too.
 */
import { make, makeSvg, mark, setText } from '../../../lib/element/dom.js';
import { RUNNERS } from './runners.js';
import { markerAt } from './shapes.js';

/** Where an algorithm is explained: the chapter of the tutorial. */
const CHAPTERS = {
  board: '02-backtracking',
  array: '03-one-array',
  sieve: '04-the-sieve',
  'sieve-bits': '04-the-sieve',
  lookup: '05-look-up-arrays',
  bitmask: '06-one-word-per-row',
  fast: '08-counting-fast',
};

/** A bar of the shortest time still has this part of the width. */
const SHORTEST = 0.04;

export class Heat {
  #rows = new Map();
  #title = make('h2');
  #note = make('span', { class: 'note' });
  #list = make('ol', { class: 'heat' });

  /**
   * `point(name)` is told which algorithm is looked at, '' for none, `choose(name, on)` whether
   * it takes part.
   */
  constructor(t, told) {
    for (const name of RUNNERS) this.#list.append(this.#row(t, name, told));
    this.element = make(
      'section',
      {},
      make('div', { class: 'head' }, this.#title, this.#note),
      this.#list,
    );
  }

  #row(t, name, { files, point, choose }) {
    const marker = makeSvg('svg', { class: 'g', viewBox: '0 0 16 16', 'aria-hidden': 'true' });
    marker.append(makeSvg('path', { d: markerAt(name, 8, 8) }));
    const bar = make('progress', { max: 1, value: 0, 'aria-label': name });
    const time = make('span', { class: 'num' });
    const why = make(
      'p',
      { class: 'why' },
      `${t(`algorithm.${name}.why`)} `,
      ...links(t, name, files),
    );
    const box = make('input', { type: 'checkbox', onchange: () => choose(name, box.checked) });
    const element = make(
      'li',
      { onpointerenter: () => point(name), onpointerleave: () => point('') },
      marker,
      make(
        'label',
        { class: 'who' },
        box,
        make('span', {}, `${t(`algorithm.${name}.name`)} `, make('code', {}, name)),
      ),
      bar,
      time,
      why,
    );
    this.#rows.set(name, { element, bar, time, box });
    return element;
  }

  /** While it runs, the lap that runs; after it, the largest board that everybody finished. */
  show(t, race) {
    const n = race.running ? race.n : race.fairest;
    setText(this.#title, `n = ${n} · ${t('race.here')}`);
    const laps = new Map(race.names.map((name) => [name, race.laps.get(name).get(n)]));
    const times = [...laps.values()].filter(Boolean).map(({ ms }) => ms);
    const [done] = [...laps.values()].filter(Boolean);
    setText(this.#note, done ? t('race.found', { k: t.number(done.count) }) : '');
    const scale = logScale(times);
    for (const name of RUNNERS) this.#showRow(t, race, { name, n, lap: laps.get(name), scale });
    if (!race.running) this.#sort(laps);
  }

  #showRow(t, race, { name, n, lap, scale }) {
    const { element, bar, time, box } = this.#rows.get(name);
    const takesPart = race.names.includes(name);
    box.checked = takesPart;
    box.disabled = takesPart && race.names.length === 1;
    const state = takesPart ? race.state.get(name) : null;
    const runs = state?.n === n && !lap;
    bar.value = lap ? scale(lap.ms) : runs ? scale(Math.max(state.ms, scale.best)) : 0;
    element.className = !takesPart ? 'absent' : lap && lap.ms === scale.best ? 'win' : '';
    const out = takesPart && (state === 'out' || (!lap && race.done));
    setText(
      time,
      lap ? t.duration(lap.ms) : runs ? t('state.running') : out ? t('race.out.short') : '',
    );
    mark(time, 'title', out && !lap ? t('race.out') : undefined);
  }

  /** The fastest first; those that were not run last. */
  #sort(laps) {
    const order = [...RUNNERS].sort(
      (a, b) => (laps.get(a)?.ms ?? Infinity) - (laps.get(b)?.ms ?? Infinity),
    );
    this.#list.append(...order.map((name) => this.#rows.get(name).element));
  }
}

function links(t, name, files) {
  const trace = name === 'fast' ? [] : [[`?mode=trace&n=6&algorithm=${name}`, t('race.trace')]];
  const chapter = CHAPTERS[name];
  const text = [`tutorial/${t.language}/${chapter}.html`, t('race.chapter')];
  const all = files && chapter ? [...trace, text] : trace;
  return all.flatMap(([href, label]) => [make('a', { href }, label), ' ']);
}

/** A time as a part of the width, from the shortest to the longest. */
function logScale(times) {
  const [best, worst] = [Math.min(...times), Math.max(...times)];
  const span = Math.log(worst / best) || 1;
  const scale = (ms) =>
    times.length ? SHORTEST + (1 - SHORTEST) * (Math.log(ms / best) / span) : SHORTEST;
  return Object.assign(scale, { best });
}
