/**
 * code-box.js -- text that can be read as a whole and copied.
 */
import { make, setText } from '../../../lib/element/dom.js';
import { textButton } from '../../../lib/element/parts/buttons.js';
import { copyText } from '../../../lib/element/parts/clipboard.js';

/** So long the button says that it has copied. */
const SAID_MS = 2000;

export class CodeBox {
  #t;
  #say;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #text = make('pre', { class: 'copied', tabindex: 0, translate: 'no' });
  #button;

  /** `say(sentence)` is how ears hear it. */
  constructor(t, say) {
    this.#t = t;
    this.#say = say;
    this.#button = textButton(t('share.copy'), () => this.#copy(), { main: true });
  }

  get elements() {
    return [this.#text, this.#button];
  }

  get text() {
    return this.#text.textContent;
  }

  show(label, text) {
    this.#text.setAttribute('aria-label', label);
    this.#text.setAttribute('role', 'textbox');
    this.#text.setAttribute('aria-readonly', 'true');
    this.#text.setAttribute('aria-multiline', 'true');
    setText(this.#text, text);
    this.#show('share.copy');
  }

  #show(key) {
    clearTimeout(this.#timer);
    setText(this.#button.lastChild, this.#t(key));
  }

  async #copy() {
    const key = (await copyText(this.text)) ? 'copy.done' : 'copy.failed';
    this.#say(this.#t(key));
    if (key === 'copy.failed') return this.#select();
    this.#show(key);
    this.#timer = setTimeout(() => this.#show('share.copy'), SAID_MS);
  }

  /** So that people can copy it themselves. */
  #select() {
    this.#text.focus();
    getSelection()?.selectAllChildren(this.#text);
  }
}
