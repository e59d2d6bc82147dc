/**
 * grid.js -- the real grid behind the picture, for screen readers and the keyboard.
 *
 * It lies over the canvas, unseen, cell on cell. Up to 16 rows all cells exist; of larger
 * boards only the cursor's row and its neighbours, with their true numbers.
 */
import { make, mark } from '../dom.js';

const ALL_ROWS = 16;

export class BoardGrid {
  #rows = new Map();
  #n = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #naming;

  /** Says in words what is on a cell. */
  describe = (_cell) => '';
  /** Called when the keyboard's cell changes or the focus comes or goes. */
  onfocus = () => {};

  cursor = 0;
  focused = false;

  element = make('div', { class: 'grid', role: 'grid', part: 'grid' });

  constructor() {
    this.element.addEventListener('focusin', (event) => this.#focusIn(event));
    this.element.addEventListener('focusout', () => this.#focusOut());
  }

  /** Follows the board's cells. */
  settle(place) {
    const side = `${place.n * place.cell}px`;
    const { style } = this.element;
    style.setProperty('left', `${place.left(0)}px`);
    style.setProperty('top', `${place.top(0)}px`);
    style.setProperty('width', side);
    style.setProperty('height', side);
  }

  /** Another size, language or mode: names and counts afresh. */
  update(n, label, readOnly) {
    if (n !== this.#n) this.#resize(n);
    this.element.setAttribute('aria-label', label);
    mark(this.element, 'aria-readonly', readOnly ? 'true' : undefined);
    this.rename();
  }

  /** Cell names are for ears only, so they may come a little later than the picture. */
  rename() {
    clearTimeout(this.#naming);
    this.#naming = setTimeout(() => this.#nameAll(), 80);
  }

  moveTo(cell, { focus = true } = {}) {
    this.cursor = Math.max(0, Math.min(this.#n * this.#n - 1, cell));
    this.#build();
    for (const [, row] of this.#rows) {
      for (const element of row.children) element.tabIndex = this.#isCursor(element) ? 0 : -1;
    }
    if (focus) this.focus();
    this.onfocus();
  }

  /** The cell of the cursor. */
  get current() {
    return this.#cell(this.cursor);
  }

  /** The board scrolls by itself where it is zoomed. */
  focus() {
    this.current?.focus({ preventScroll: true });
  }

  /** The cursor after an arrow key, Home or End; undefined for other keys. */
  keyTarget(event) {
    const n = this.#n;
    const [row, column] = [Math.floor(this.cursor / n), this.cursor % n];
    const to = (r, c) => Math.max(0, Math.min(n - 1, r)) * n + Math.max(0, Math.min(n - 1, c));
    switch (event.key) {
      case 'ArrowUp':
        return to(row - 1, column);
      case 'ArrowDown':
        return to(row + 1, column);
      case 'ArrowLeft':
        return to(row, column - 1);
      case 'ArrowRight':
        return to(row, column + 1);
      case 'Home':
        return event.ctrlKey ? 0 : to(row, 0);
      case 'End':
        return event.ctrlKey ? n * n - 1 : to(row, n - 1);
      default:
        return undefined;
    }
  }

  #resize(n) {
    this.#n = n;
    this.#rows.clear();
    this.element.replaceChildren();
    this.element.setAttribute('aria-rowcount', String(n));
    this.element.setAttribute('aria-colcount', String(n));
    this.cursor = Math.min(this.cursor, n * n - 1);
    this.#build();
  }

  /** Rows that stay are left alone: the focus may be in one of them. */
  #build() {
    const wanted = this.#wantedRows();
    for (const [number, row] of this.#rows) {
      if (wanted.includes(number)) continue;
      row.remove();
      this.#rows.delete(number);
    }
    for (const number of wanted) if (!this.#rows.has(number)) this.#addRow(number);
  }

  #wantedRows() {
    const n = this.#n;
    if (n <= ALL_ROWS) return Array.from({ length: n }, (_, row) => row);
    const row = Math.floor(this.cursor / n);
    return [row - 1, row, row + 1].filter((r) => r >= 0 && r < n);
  }

  #addRow(number) {
    const n = this.#n;
    const row = make('div', { role: 'row', 'aria-rowindex': number + 1 });
    for (let column = 0; column < n; column++) row.append(this.#makeCell(number * n + column));
    row.style.setProperty('top', `${(100 * number) / n}%`);
    row.style.setProperty('height', `${100 / n}%`);
    const next = [...this.#rows.keys()].filter((other) => other > number).sort((a, b) => a - b)[0];
    this.element.insertBefore(row, this.#rows.get(next) ?? null);
    this.#rows.set(number, row);
  }

  #makeCell(cell) {
    return make('div', {
      role: 'gridcell',
      'aria-colindex': (cell % this.#n) + 1,
      'data-cell': cell,
      'aria-label': this.describe(cell),
      tabIndex: cell === this.cursor ? 0 : -1,
    });
  }

  #cell(cell) {
    return this.#rows.get(Math.floor(cell / this.#n))?.children[cell % this.#n];
  }

  #isCursor(element) {
    return Number(element.getAttribute('data-cell')) === this.cursor;
  }

  #nameAll() {
    for (const [, row] of this.#rows) {
      for (const element of row.children) {
        mark(element, 'aria-label', this.describe(Number(element.getAttribute('data-cell'))));
      }
    }
  }

  #focusIn(event) {
    const cell = event.target.getAttribute('data-cell');
    // A mouse gets the plain hover; the cursor is drawn for the keyboard only.
    this.focused = event.target.matches(':focus-visible');
    if (cell !== null) this.cursor = Number(cell);
    this.onfocus();
  }

  #focusOut() {
    this.focused = false;
    this.onfocus();
  }
}
