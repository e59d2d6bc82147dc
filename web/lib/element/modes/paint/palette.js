/**
 * palette.js -- the regions to paint with: a letter each, on its tint.
 */
import { make, mark } from '../../dom.js';
import { letterOf, TINTS } from '../../regions.js';

export class Palette {
  #t;
  #choose;
  #n = 0;
  #buttons = [];
  element;

  /** `choose(region)` is called when one is taken. */
  constructor(t, choose) {
    this.#t = t;
    this.#choose = choose;
    this.element = make('div', { class: 'palette', role: 'group', 'aria-label': t('paint.with') });
  }

  show({ n, region }) {
    if (n !== this.#n) this.#build(n);
    this.#buttons.forEach((button, i) => {
      mark(button, 'aria-pressed', String(i === region));
    });
  }

  #build(n) {
    this.#n = n;
    this.#buttons = Array.from({ length: n }, (_, region) => this.#makeButton(region));
    this.element.replaceChildren(...this.#buttons);
  }

  /** Of more regions than tints a letter is all that tells them apart. */
  #makeButton(region) {
    const letter = letterOf(region);
    const label = this.#t('group.region', { i: letter });
    const onclick = () => this.#choose(region);
    const button = make('button', { type: 'button', 'aria-label': label, onclick }, letter);
    const tint = this.#n <= TINTS ? `var(--nq-region-${region + 1})` : 'var(--nq-surface)';
    button.style.setProperty('background', tint);
    return button;
  }
}
