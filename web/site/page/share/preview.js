/**
 * preview.js -- what others will see: the board itself, or the picture.
 */
import { make } from '../../../lib/element/dom.js';
import { TAG } from '../../../lib/element/index.js';

/** As in a frame: higher than wide, and no higher than there is room for. */
export class Preview {
  #board = null;
  #address = '';
  #latest = 0;
  element = make('div', { class: 'preview' });

  constructor(label) {
    this.element.setAttribute('role', 'group');
    this.element.setAttribute('aria-label', label);
  }

  get isShown() {
    return this.element.childElementCount > 0;
  }

  /** `personal` is how the sharer sees boards, `width` that of the frame, or 0. */
  showBoard(state, personal, width) {
    this.#latest++;
    if (!this.#board) {
      this.#board = document.createElement(TAG);
      for (const [key, value] of Object.entries(personal)) this.#board.setAttribute(key, value);
      this.#board.guest = true; // nothing that takes all cores begins by itself
    }
    this.#board.style.setProperty('max-width', width ? `${width}px` : '');
    if (this.#board.parentNode !== this.element) this.element.replaceChildren(this.#board);
    this.#board.state = state;
  }

  /** Shows a picture when it is made; rejects if it cannot be. Of several the last one is shown. */
  async showPicture(making, alt) {
    const mine = ++this.#latest;
    this.element.setAttribute('aria-busy', 'true');
    try {
      const blob = await making;
      if (mine !== this.#latest) return;
      URL.revokeObjectURL(this.#address);
      this.#address = URL.createObjectURL(blob);
      this.element.replaceChildren(make('img', { src: this.#address, alt }));
    } finally {
      if (mine === this.#latest) this.element.removeAttribute('aria-busy');
    }
  }

  showNothing() {
    this.#latest++;
    this.element.replaceChildren();
  }

  close() {
    this.showNothing();
    URL.revokeObjectURL(this.#address);
  }
}
