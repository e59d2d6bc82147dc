/**
 * table.js -- the paper's Table 1 with this machine's own figures beside it.
 */
import { make } from '../../../lib/element/dom.js';
import { PAPER, SIZES, SOLUTIONS } from './published-times.js';
import { RUNNERS } from './runners.js';

export class Table {
  #table = make('table');

  constructor() {
    this.element = make('div', { class: 'tablewrap', tabindex: 0, role: 'region' }, this.#table);
  }

  show(words, race, what) {
    const theirs = what === 'seconds' ? Object.keys(PAPER) : [];
    this.element.setAttribute('aria-label', words('race.table'));
    this.#table.replaceChildren(
      make('caption', { class: 'vh' }, words('race.table')),
      this.#head(words, theirs),
      make('tbody', {}, ...SIZES.map((n) => row(words, race, what, theirs, n))),
    );
  }

  #head(words, theirs) {
    const group = (text, span, name) =>
      make('th', { class: name, scope: 'colgroup', colSpan: span }, text);
    const column = (text, name = '') => make('th', { class: name, scope: 'col' }, text);
    const groups = make(
      'tr',
      { class: 'grp' },
      make('td', { colSpan: 2 }),
      group(words('race.here'), RUNNERS.length, 'ours-g'),
      theirs.length ? group(words('race.paper'), theirs.length, 'theirs-c theirs-first') : null,
    );
    const names = make(
      'tr',
      {},
      column('n', 'nvar'),
      column(words('trace.solutions')),
      ...RUNNERS.map((name) => column(name)),
      ...theirs.map((key, i) => column(words(`race.col.${key}`), theirsClass(i))),
    );
    return make('thead', {}, groups, names);
  }
}

function theirsClass(i) {
  return i === 0 ? 'theirs-c theirs-first' : 'theirs-c';
}

function row(words, race, what, theirs, n) {
  const cells = RUNNERS.map((name) => cell(words, race, what, name, n));
  const quoted = theirs.map((key, i) =>
    make('td', { class: theirsClass(i) }, seconds(words, PAPER[key].get(n))),
  );
  return make(
    'tr',
    {},
    make('th', { scope: 'row' }, String(n)),
    make('td', {}, words.number(SOLUTIONS.get(n))),
    ...cells,
    ...quoted,
  );
}

/** A dash says that the lap was not run, and on hovering why. */
function cell(words, race, what, name, n) {
  const lap = race.laps.get(name).get(n);
  const look = name === 'fast' ? 'ours-c' : '';
  if (!lap) return make('td', { class: look, title: words('race.out') }, '–');
  const text = what === 'nodes' ? words.number(lap.nodes) : words.duration(lap.ms);
  return make('td', { class: look }, text);
}

function seconds(words, value) {
  const digits = { minimumFractionDigits: 3, maximumFractionDigits: 3 };
  return words.number(value, { style: 'unit', unit: 'second', unitDisplay: 'narrow', ...digits });
}
