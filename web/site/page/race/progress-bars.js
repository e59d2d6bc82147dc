/**
 * progress-bars.js -- the lap now running: a bar for each algorithm; its rows are the legend, too.
 */
import { make, makeSvg, setText } from '../../../lib/element/dom.js';
import { RUNNERS } from './runners.js';
import { markerAt } from './shapes.js';

export class Heat {
  #rows = new Map();
  #title = make('h2');
  #note = make('span', { class: 'note' });

  constructor() {
    const list = make('ol', { class: 'heat' });
    for (const name of RUNNERS) list.append(this.#row(name));
    this.element = make(
      'section',
      {},
      make('div', { class: 'head' }, this.#title, this.#note),
      list,
    );
  }

  #row(name) {
    const marker = makeSvg('svg', { class: 'g', viewBox: '0 0 16 16', 'aria-hidden': 'true' });
    marker.append(makeSvg('path', { d: markerAt(name, 8, 8) }));
    const bar = make('progress', { max: 1, value: 0, 'aria-label': name });
    const time = make('span', { class: 'num' });
    const element = make('li', {}, marker, make('code', { translate: 'no' }, name), bar, time);
    this.#rows.set(name, { element, bar, time });
    return element;
  }

  /** After the race: the largest board that everybody finished. */
  show(t, race) {
    const n = race.running ? race.n : race.fairest;
    setText(this.#title, `n = ${n} · ${t('race.here')}`);
    const done = RUNNERS.map((name) => race.laps.get(name).get(n)).filter(Boolean);
    setText(this.#note, done.length ? t.number(done[0].count) : '');
    const best = Math.min(...done.map(({ ms }) => ms));
    for (const name of RUNNERS) this.#showRow(t, race, name, n, best);
  }

  #showRow(t, race, name, n, best) {
    const { element, bar, time } = this.#rows.get(name);
    const lap = race.laps.get(name).get(n);
    const state = race.state.get(name);
    const fraction = lap ? 1 : (state?.fraction ?? 0);
    bar.value = fraction;
    element.className = lap && lap.ms === best ? 'win' : '';
    const waiting = state === 'out' ? '–' : state?.n === n ? t.percent(fraction) : '';
    setText(time, lap ? t.duration(lap.ms) : waiting);
    time.title = state === 'out' && !lap ? t('race.out') : '';
  }
}
