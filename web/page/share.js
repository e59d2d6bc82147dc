/**
 * share.js -- the sheet behind the Share button: what is seen, as link, picture, text or
 * embed code.
 */
import { make } from '../element/dom.js';
import { picker, textButton } from '../element/parts/buttons.js';
import { copyText, saveBlob } from '../element/parts/clipboard.js';
import { makeDialog } from '../element/parts/dialog.js';

const FORMATS = ['dots', 'columns', 'algebraic', 'list', 'leetcode', 'matrix', 'numbered'];

export function openShare({ board, address, preferences, words }) {
  const sheet = new Sheet(board, address, preferences, words);
  document.body.append(sheet.dialog);
  sheet.dialog.showModal();
}

class Sheet {
  #board;
  #address;
  #preferences;
  #words;
  #status = make('p', { class: 'note', role: 'status' });
  #link = make('textarea', { readOnly: true, rows: 2 });
  #personal = make('input', {
    type: 'checkbox',
    id: 'share-personal',
    onchange: () => this.#showLink(),
  });
  #format = 'dots';

  constructor(board, address, preferences, words) {
    this.#board = board;
    this.#address = address;
    this.#preferences = preferences;
    this.#words = words;
    this.#link.setAttribute('aria-label', words('copy.link'));
    this.dialog = makeDialog(words, words('shell.share'), ...this.#parts(words));
    this.#showLink();
  }

  #parts(words) {
    const racing = this.#address.mode === 'race';
    const check = make(
      'label',
      { class: 'check', for: 'share-personal' },
      this.#personal,
      words('copy.settings'),
    );
    const link = [
      this.#link,
      make(
        'div',
        { class: 'row wrap' },
        textButton(words('copy.copylink'), () => this.#copy(this.#link.value), { main: true }),
        check,
      ),
    ];
    return racing
      ? [...link, this.#status]
      : [...link, ...this.#pictures(words), ...this.#texts(words), this.#status];
  }

  #pictures(words) {
    const save = (type, name) => async () => {
      saveBlob(await this.#board.toBlob({ type }), name);
      this.#say('copy.saved');
    };
    return [
      make('h3', {}, words('copy.image')),
      make(
        'div',
        { class: 'row wrap' },
        textButton('PNG', save('image/png', 'nqueens.png'), { icon: 'save' }),
        textButton('SVG', save('image/svg+xml', 'nqueens.svg'), { icon: 'save' }),
        textButton(words('copy.copyimage'), () => this.#copyImage()),
      ),
    ];
  }

  #texts(words) {
    const options = FORMATS.map((name) => [name, name]);
    const choose = (format) => {
      this.#format = format;
    };
    return [
      make('h3', {}, words('copy.text')),
      make(
        'div',
        { class: 'row wrap' },
        picker(words('copy.format'), options, this.#format, choose, { mono: true }),
        textButton(words('sol.copy'), async () =>
          this.#copy(await this.#board.toText(this.#format)),
        ),
      ),
      make('h3', {}, words('copy.embed')),
      make(
        'div',
        { class: 'row wrap' },
        textButton(words('sol.copy'), () => this.#copy(this.#board.embedCode())),
      ),
    ];
  }

  #showLink() {
    const { language: lang, theme } = this.#preferences;
    this.#link.value = this.#address.shareLink(this.#personal.checked ? { lang, theme } : {});
  }

  async #copy(text) {
    this.#say((await copyText(text)) ? 'copy.done' : 'copy.failed');
  }

  async #copyImage() {
    try {
      const blob = this.#board.toBlob();
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      this.#say('copy.done');
    } catch {
      this.#say('copy.failed');
    }
  }

  #say(key) {
    this.#status.textContent = this.#words(key);
  }
}
