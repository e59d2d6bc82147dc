/**
 * code-pane.js -- the running algorithm's listing in several languages, its line lit.
 */

import { make, mark } from '../dom.js';
import { CODES } from '../keys.js';
import { highlight } from './highlight.js';

export const CODE_NAMES = {
  c: 'C',
  cpp: 'C++',
  java: 'Java',
  python: 'Python',
  javascript: 'JavaScript',
};

let number = 0;

export class CodePane {
  #tabs;
  #listings = null;
  #shown = '';
  #lines = [];
  #lit = null;
  #live = make('span', { class: 't-v' });
  #choose;
  #id = `nq-code-${++number}`;

  constructor(t, choose) {
    this.#choose = choose;
    this.#tabs = CODES.map((code) =>
      make(
        'button',
        {
          ...{ type: 'button', role: 'tab', translate: 'no', 'aria-controls': this.#id },
          ...{ onclick: () => choose(code), onkeydown: (event) => this.#tabKey(event, code) },
        },
        CODE_NAMES[code],
      ),
    );
    this.pre = make('div', {
      ...{ class: 'code', part: 'code', id: this.#id, role: 'tabpanel', tabindex: 0 },
      ...{ translate: 'no', lang: 'en', 'aria-label': t('trace.code') },
    });
    const list = { class: 'tabs', role: 'tablist', 'aria-label': t('trace.code') };
    this.element = make('section', { class: 'code-s' }, make('div', list, ...this.#tabs), this.pre);
    this.#load();
  }

  /** Shows an algorithm's listing and lights the line of a step. */
  show(algorithm, code, event) {
    this.#wanted = { algorithm, code, event };
    this.#tabs.forEach((tab, i) => {
      const on = CODES[i] === code;
      mark(tab, 'aria-selected', on);
      tab.tabIndex = on ? 0 : -1;
    });
    if (!this.#listings) return;
    if (this.#shown !== `${algorithm} ${code}`) this.#build(algorithm, code);
    this.#light(code, event);
  }

  #wanted = null;

  /** The listings are large and only this pane needs them. */
  async #load() {
    const { listings } = await import('../../../data/listings.js');
    this.#listings = listings;
    if (this.#wanted) this.show(this.#wanted.algorithm, this.#wanted.code, this.#wanted.event);
  }

  #build(algorithm, code) {
    this.#shown = `${algorithm} ${code}`;
    this.#lit = null;
    this.#lines = this.#listings[algorithm][code].lines.map(({ text, steps }, i) => {
      const line = make('code', {}, ...highlight(code, text));
      const row = make(
        'div',
        { part: 'code-line' },
        make('i', { 'aria-hidden': 'true' }, String(i + 1)),
        line,
      );
      return { row, line, steps };
    });
    this.pre.replaceChildren(...this.#lines.map(({ row }) => row));
  }

  #light(code, { step, row, column }) {
    const next = this.#lines.find(({ steps }) => steps.includes(step));
    if (next !== this.#lit) {
      this.#dim();
      this.#lit = next;
      next.row.className = 'lit';
      mark(next.row, 'part', 'code-line code-line-lit');
      mark(next.row, 'aria-current', 'step');
      next.line.append(this.#live);
      this.#reveal(next.row);
    }
    const values = [row, column].filter((value) => value !== undefined).join(', ');
    this.#live.textContent = `${code === 'python' ? '#' : '//'} ${values}`;
  }

  #dim() {
    if (!this.#lit) return;
    this.#lit.row.className = '';
    mark(this.#lit.row, 'part', 'code-line');
    this.#lit.row.removeAttribute('aria-current');
  }

  /** Brings the lit line to the middle when it is near an edge; the page itself stays. */
  #reveal(row) {
    const { pre } = this;
    const top = row.offsetTop - pre.offsetTop;
    const room = pre.clientHeight;
    if (top > pre.scrollTop + 40 && top < pre.scrollTop + room - 60) return;
    pre.scrollTop = top - room / 2;
  }

  #tabKey(event, code) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (CODES.indexOf(code) + by + CODES.length) % CODES.length;
    this.#choose(CODES[next]);
    this.#tabs[next].focus();
  }
}
