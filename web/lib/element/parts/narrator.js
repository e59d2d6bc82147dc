/**
 * narrator.js -- the voice beside the board: what kind of thing happened, and a sentence.
 */
import { make, setText } from '../dom.js';
import { kindMark } from '../icons.js';

export class Narrator {
  #mark = make('span', { class: 'vh' });
  #kind = make('strong');
  #note = make('span');
  #text = make('p', { class: 'say-text' });
  #more = make('p', { class: 'say-more', hidden: true });
  #shown = '';

  element = make(
    'section',
    { class: 'say', part: 'say' },
    make('p', { class: 'say-kind' }, this.#mark, this.#kind, this.#note),
    this.#text,
    this.#more,
  );

  /** `mark` is the kind of event whose sign stands in front, if any. */
  show({ kind = '', mark = '', note = '', text = '', more = '' }) {
    if (mark !== this.#shown) this.#showMark(mark);
    setText(this.#kind, kind);
    this.#kind.className = mark ? `p-${mark}` : 'p-enter';
    setText(this.#note, note);
    setText(this.#text, text);
    this.more(more);
  }

  /** What is added to the sentence alone. */
  more(text) {
    setText(this.#more, text);
    this.#more.hidden = text === '';
  }

  /** The note alone, such as a clock that goes on. */
  note(text) {
    setText(this.#note, text);
  }

  #showMark(mark) {
    this.#shown = mark;
    const sign = mark ? kindMark(mark) : make('span', { hidden: true });
    this.#mark.replaceWith(sign);
    this.#mark = sign;
  }
}
