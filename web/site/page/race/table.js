/**
 * table.js -- the paper's Table 1 with this machine's own figures beside it.
 */
import { PUBLISHED } from '../../../lib/core/published.js';
import { make } from '../../../lib/element/dom.js';
import { PAPER } from './published-times.js';

export class Table {
  #table = make('table');

  constructor() {
    this.element = make('div', { class: 'tablewrap', tabindex: 0, role: 'region' }, this.#table);
  }

  show(t, race, what, paper) {
    const theirs = what === 'seconds' && paper ? Object.keys(PAPER) : [];
    this.element.setAttribute('aria-label', t('race.table'));
    this.#table.replaceChildren(
      make('caption', { class: 'vh' }, t('race.table')),
      this.#head(t, race.names, theirs),
      make('tbody', {}, ...race.sizes.map((n) => row(t, race, what, theirs, n))),
    );
  }

  #head(t, ours, theirs) {
    const group = (text, span, name) =>
      make('th', { class: name, scope: 'colgroup', colSpan: span }, text);
    const column = (text, name = '') => make('th', { class: name, scope: 'col' }, text);
    const groups = make(
      'tr',
      { class: 'grp' },
      make('td', { colSpan: 2 }),
      group(t('race.here'), ours.length, 'ours-g'),
      theirs.length ? group(t('race.paper'), theirs.length, 'theirs-c theirs-first') : null,
    );
    const names = make(
      'tr',
      {},
      column('n', 'nvar'),
      column(t('trace.solutions')),
      ...ours.map((name) => column(name)),
      ...theirs.map((key, i) => column(t(`race.col.${key}`), theirsClass(i))),
    );
    return make('thead', {}, groups, names);
  }
}

function theirsClass(i) {
  return i === 0 ? 'theirs-c theirs-first' : 'theirs-c';
}

function row(t, race, what, theirs, n) {
  const cells = race.names.map((name) => cell(t, race, what, name, n));
  const quoted = theirs.map((key, i) =>
    make('td', { class: theirsClass(i) }, seconds(t, PAPER[key].get(n))),
  );
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, String(n)),
    make('td', {}, t.number(PUBLISHED[n])),
    ...cells,
    ...quoted,
  );
}

/** A dash says that the lap was not run, and on hovering why. */
function cell(t, race, what, name, n) {
  const lap = race.laps.get(name).get(n);
  const look = name === 'fast' ? 'ours-c' : '';
  if (!lap) return make('td', { class: look, title: t('race.out') }, '–');
  const text = what === 'nodes' ? t.number(lap.nodes) : t.duration(lap.ms);
  return make('td', { class: look }, text);
}

/** A time of 0 is what the paper prints for less than half a millisecond. */
function seconds(t, value) {
  return value === 0 ? '–' : t.duration(value * 1000);
}
