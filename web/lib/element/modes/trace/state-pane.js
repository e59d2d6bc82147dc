/**
 * state-pane.js -- the state of the algorithm beside the board: the calls on the stack, and its
 * own words, arrays and matrices, with what the step has changed.
 */
import { make, mark, setText } from '../../dom.js';
import { ValueTable } from '../../parts/value-table.js';
import { addSheets } from '../../styles/index.js';
import { variables } from '../../styles/variables.js';
import { EdgePicture, hasEdges } from './edge-picture.js';
import { callsOf, tablesOf } from './variable-tables.js';

export class StatePane {
  #t;
  #calls = make('ol', { class: 'calls', part: 'calls' });
  #depth = make('span', { class: 'note' });
  #note = make('p', { class: 'note wrap' });
  #changed = make('span');
  #tables = new Map();
  #edges;
  #body = make('div', { class: 'tables' });

  constructor({ t }, section) {
    this.#t = t;
    this.#edges = new EdgePicture(t('vars.edges'));
    const head = make('div', { class: 'head' }, make('h2', {}, t('trace.stack')), this.#depth);
    const sign = make('i', { class: 'changed', 'aria-hidden': 'true' });
    const changed = make('p', { class: 'note wrap' }, sign, this.#changed);
    addSheets(section.getRootNode(), [variables]);
    section.className = 'state-s';
    mark(section, 'part', 'state');
    section.tabIndex = 0;
    section.append(this.#edges.element, head, this.#calls, this.#body, this.#note, changed);
  }

  show({ spec, now }) {
    if (!now?.variables) return; // they are on their way
    this.#showCalls(callsOf(now.variables), spec.n);
    setText(this.#depth, this.#t('trace.depth', { d: now.event.depth, n: spec.n }));
    const tables = tablesOf(spec.n, now.event, now.variables);
    const around = hasEdges(spec.n, tables);
    mark(this.#edges.element, 'hidden', around ? undefined : '');
    if (around) this.#edges.show(spec.n, now.event, tables);
    this.#showTables(tables, spec.n);
    setText(this.#note, this.#noteOf(tables));
    setText(this.#changed, this.#changesOf(now.variables));
  }

  #showCalls(calls, n) {
    while (this.#calls.children.length > calls.length) this.#calls.lastChild.remove();
    while (this.#calls.children.length < calls.length) {
      this.#calls.append(make('li', {}, make('b'), make('small')));
    }
    calls.forEach((call, i) => {
      const card = this.#calls.children[i];
      const current = i === calls.length - 1;
      card.className = current ? 'now' : '';
      if (current) card.setAttribute('aria-current', 'true');
      else card.removeAttribute('aria-current');
      setText(card.firstChild, this.#cell(call, n));
      const back = call.back ? this.#cell(call.back, n) : 'main';
      setText(card.lastChild, this.#t('vars.back', { to: back }));
    });
  }

  #cell({ row, column }, n) {
    if (row === n) return this.#t('vars.call.full');
    const key = column === null ? 'vars.call.row' : 'vars.call';
    return this.#t(key, { r: row, c: column });
  }

  #showTables(tables, n) {
    const names = tables.map(({ name }) => name);
    for (const name of this.#tables.keys()) if (!names.includes(name)) this.#tables.delete(name);
    for (const table of tables) {
      const { name, by } = table;
      if (!this.#tables.has(name)) this.#tables.set(name, new ValueTable());
      const caption = this.#t(`vars.by.${by}`, { name, k: n - 1 });
      this.#tables.get(name).show(name === 'words' ? this.#t('vars.words') : caption, table);
    }
    const elements = names.map((name) => this.#tables.get(name).element);
    const same = elements.every((element, i) => element === this.#body.children[i]);
    if (!same || elements.length !== this.#body.children.length) {
      this.#body.replaceChildren(...elements);
    }
  }

  #changesOf(variables) {
    const names = variables.filter(({ changed }) => changed.length).map(({ name }) => name);
    return names.length
      ? this.#t('vars.changed', { names: names.join(', ') })
      : this.#t('vars.changed.none');
  }

  /** What has to be known to read them. */
  #noteOf(tables) {
    const notes = { words: 'vars.note.words', row_options: 'vars.note.options' };
    const key = tables.map(({ name }) => notes[name]).find(Boolean);
    if (key) return this.#t(key);
    return tables.some(({ name }) => name === 'in_column') ? this.#t('vars.note.lines') : '';
  }
}
