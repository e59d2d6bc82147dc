/**
 * share.js -- the sheet behind the Share button: what is seen, as link, picture, text or
 * embed code.
 */
import { make } from '../../lib/element/dom.js';
import { picker, textButton } from '../../lib/element/parts/buttons.js';
import { copyText, saveBlob } from '../../lib/element/parts/clipboard.js';
import { makeDialog } from '../../lib/element/parts/dialog.js';

/** `root` takes the sheet. */
export function openShare({ board, address, preferences, t, root = document.body }) {
  const sheet = new Sheet(board, address, preferences, t);
  root.append(sheet.dialog);
  sheet.dialog.showModal();
}

const row = (...children) => make('div', { class: 'row wrap' }, ...children);

/** Text that can be read, selected and copied, but not changed. */
function shown(label, rows) {
  return make('textarea', { readOnly: true, rows, 'aria-label': label, spellcheck: false });
}

class Sheet {
  #board;
  #address;
  #preferences;
  #t;
  #status = make('p', { class: 'note', role: 'status' });
  #link;
  #personal = make('input', {
    type: 'checkbox',
    id: 'share-personal',
    onchange: () => this.#showLink(),
  });

  constructor(board, address, preferences, t) {
    this.#board = board;
    this.#address = address;
    this.#preferences = preferences;
    this.#t = t;
    this.#link = shown(t('copy.link'), 2);
    this.dialog = makeDialog(t, t('shell.share'), ...this.#parts(), this.#status);
    this.#showLink();
  }

  /** A race is a link; a count also a picture and a frame; boards are everything. */
  #parts() {
    if (this.#address.mode === 'race') return this.#links();
    const texts = this.#board.position.length ? this.#texts() : [];
    return [...this.#links(), ...this.#pictures(), ...texts, ...this.#frames()];
  }

  #links() {
    const t = this.#t;
    const check = make(
      'label',
      { class: 'check', for: 'share-personal' },
      this.#personal,
      t('copy.settings'),
    );
    const copy = textButton(t('copy.copylink'), () => this.#copy(this.#link.value), {
      main: true,
    });
    return [this.#link, row(copy, check)];
  }

  #pictures() {
    const t = this.#t;
    const save = (type, name) => async () => {
      saveBlob(await this.#board.toBlob({ type }), name);
      this.#say('copy.saved');
    };
    return [
      make('h3', {}, t('copy.image')),
      row(
        textButton('PNG', save('image/png', 'nqueens.png'), { icon: 'save' }),
        textButton('SVG', save('image/svg+xml', 'nqueens.svg'), { icon: 'save' }),
        textButton(t('copy.copyimage'), () => this.#copyImage()),
      ),
    ];
  }

  /** A board with gaps has no other format than dots. */
  #texts() {
    const t = this.#t;
    const text = shown(t('copy.text'), 4);
    const show = async (format) => {
      text.value = await this.#board.toText(format);
    };
    const choice = row();
    const offer = (formats) => {
      const options = formats.map((name) => [name, name]);
      const format = picker(t('copy.format'), options, 'dots', show, { mono: true });
      choice.replaceChildren(format, copy);
    };
    const copy = textButton(t('sol.copy'), () => this.#copy(text.value));
    offer(['dots']);
    show('dots');
    const whole = this.#board.position.every((row) => typeof row === 'number');
    if (whole) this.#board.formats().then(offer);
    return [make('h3', {}, t('copy.text')), text, choice];
  }

  /** A page on a disk has no address that others could frame. */
  #frames() {
    const t = this.#t;
    if (!/^https?:$/.test(location.protocol)) return [];
    const code = shown(t('copy.embed'), 3);
    code.value = this.#board.embedCode();
    const copy = textButton(t('sol.copy'), () => this.#copy(code.value));
    return [make('h3', {}, t('copy.embed')), code, row(copy)];
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
    this.#status.textContent = this.#t(key);
  }
}
