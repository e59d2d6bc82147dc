/**
 * figures.js -- a few numbers with their names, in a strip.
 */
import { make, setText } from '../dom.js';
import { kindMark } from '../icons.js';

export class Figures {
  #values;

  /**
   * `list` is a list of [name, kind of event whose mark it carries or nothing]; long names
   * need more room side by side.
   */
  constructor(list, { long = false } = {}) {
    this.#values = list.map(() => make('dd'));
    const rows = list.map(([name, kind], i) =>
      make('div', {}, make('dt', {}, kind ? kindMark(kind) : null, name), this.#values[i]),
    );
    this.element = make(
      'dl',
      { class: long ? 'figures long' : 'figures', part: 'figures' },
      ...rows,
    );
  }

  show(texts) {
    texts.forEach((text, i) => {
      setText(this.#values[i], text);
    });
  }
}
