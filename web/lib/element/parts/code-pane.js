/**
 * code-pane.js -- the running algorithm's listing in several languages, its line lit.
 */

import { make, mark } from '../dom.js';
import { CODES } from '../keys.js';
import { sizeObserver } from '../platform.js';
import { picker } from './buttons.js';
import { highlight } from './highlight.js';
import { loadListing } from './listings.js';

export const CODE_NAMES = {
  c: 'C',
  cpp: 'C++',
  java: 'Java',
  python: 'Python',
  javascript: 'JavaScript',
};

export class CodePane {
  #listings = new Map();
  #shown = '';
  #lines = [];
  #lit = null;
  #live = make('span', { class: 't-v' });
  /** What is shown as soon as the listings are there. */
  #wanted = null;

  constructor({ t, settings, change }) {
    const languages = CODES.map((code) => [code, CODE_NAMES[code]]);
    this.control = picker(t('set.code'), languages, settings.code, (code) => change({ code }), {
      mono: true,
    });
    this.pre = make('div', {
      ...{ class: 'code', part: 'code', role: 'group', tabindex: 0 },
      ...{ translate: 'no', lang: 'en', 'aria-label': t('trace.code') },
    });
    this.element = make('section', { class: 'code-s' }, this.pre);
    // A pane that was out of sight had no lit line to bring into view.
    sizeObserver(() => this.#lit && this.#reveal(this.#lit.row)).observe(this.pre);
  }

  /** Shows the listing of a trace and lights the line of its present event. */
  show({ spec, now }, { code }) {
    this.control.show(code);
    this.#wanted = now && { algorithm: spec.algorithm, code, event: now.event };
    this.#showWanted();
  }

  #showWanted() {
    if (!this.#wanted) return;
    const { algorithm, code, event } = this.#wanted;
    if (!this.#listings.has(algorithm)) return void this.#load(algorithm);
    if (this.#shown !== `${algorithm} ${code}`) this.#build(algorithm, code);
    this.#light(code, event);
  }

  async #load(algorithm) {
    this.#listings.set(algorithm, await loadListing(algorithm));
    this.#showWanted();
  }

  #build(algorithm, code) {
    this.#shown = `${algorithm} ${code}`;
    this.#lit = null;
    this.#lines = this.#listings.get(algorithm)[code].lines.map(({ text, steps }, i) => {
      const line = make('code', {}, ...highlight(code, text));
      line.style.setProperty('--margin', String(text.search(/\S|$/)));
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
}
