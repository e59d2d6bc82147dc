/**
 * dialog.js -- the dialog behind Share: a board as a link, a frame, an element, Markdown, a
 * picture, one that moves, or text; with what can be chosen of it, and what others will see.
 */
import { make, mark } from '../../../lib/element/dom.js';
import { kindMark } from '../../../lib/element/icons.js';
import { picker, textButton } from '../../../lib/element/parts/buttons.js';
import { saveBlob } from '../../../lib/element/parts/clipboard.js';
import { makeDialog } from '../../../lib/element/parts/dialog.js';
import { Tabs } from '../../../lib/element/parts/tabs.js';
import { addSheets } from '../../../lib/element/styles/index.js';
import { Choices } from './choices.js';
import { CodeBox } from './code-box.js';
import {
  chosenState,
  elementCode,
  frameCodeOf,
  isLocal,
  linkCode,
  markdownCode,
  sharedState,
} from './codes.js';
import { Preview } from './preview.js';
import { share } from './style.js';

/** `root` takes the dialog. */
export function openShareDialog({ root = document.body, ...shared }) {
  const { dialog } = new ShareDialog(shared);
  addSheets(root.getRootNode(), [share]);
  root.append(dialog);
  dialog.showModal();
}

const CODES = { link: linkCode, frame: frameCodeOf, element: elementCode, markdown: markdownCode };

/** Those whose code has an address in it. */
const WITH_ADDRESS = ['link', 'frame', 'markdown'];

const PICTURES = {
  picture: [
    ['SVG', 'image/svg+xml', 'nqueens.svg'],
    ['PNG', 'image/png', 'nqueens.png'],
  ],
  animation: [
    ['SVG', 'image/svg+xml', 'nqueens.svg'],
    ['PNG', 'image/apng', 'nqueens.png'],
  ],
};

class ShareDialog {
  #board;
  #address;
  #preferences;
  #t;
  #state;
  #form;
  #tabs;
  #panel;
  #choices;
  #preview;
  #code;
  #format = 'dots';
  #made = make('div', { class: 'made' });
  #actions = make('div', { class: 'actions' });
  #status = make('p', { class: 'note', role: 'status' });

  constructor({ board, address, preferences, t }) {
    this.#board = board;
    this.#address = address;
    this.#preferences = preferences;
    this.#t = t;
    this.#state = this.#isRace ? {} : { mode: 'play', ...sharedState(board.state) };
    this.#choices = new Choices(t, this.#state, () => this.#show());
    this.#preview = new Preview(t('share.preview'));
    this.#code = new CodeBox(t, (sentence) => this.#say(sentence));
    this.dialog = this.#makeDialog();
    this.#choose('link');
  }

  get #isRace() {
    return this.#address.mode === 'race';
  }

  #makeDialog() {
    const t = this.#t;
    const views = this.#forms().map((name) => ({ name, word: t(`share.${name}`), panel: true }));
    this.#tabs = new Tabs(t('share.as'), views, (name) => this.#choose(name));
    this.#made.append(this.#choices.element, ...this.#code.elements, this.#actions, this.#status);
    const panel = make(
      'div',
      { class: 'panel', role: 'tabpanel' },
      this.#made,
      this.#preview.element,
    );
    panel.id = 'share-panel';
    for (const tab of this.#tabs.element.children) mark(tab, 'aria-controls', panel.id);
    this.#panel = panel;
    const dialog = makeDialog(t, t('shell.share'), this.#tabs.element, panel);
    dialog.classList.add('share');
    dialog.addEventListener('close', () => this.#preview.close());
    return dialog;
  }

  /** A race is a link; a count has no board to be written down; only a trace moves. */
  #forms() {
    if (this.#isRace) return ['link', 'markdown'];
    const isServed = /^https?:/.test(this.#base); // a page on a disk has no frame to offer
    const { mode } = this.#state;
    return [
      'link',
      ...(isServed ? ['frame'] : []),
      ...['element', 'markdown', 'picture'],
      ...(mode === 'trace' ? ['animation'] : []),
      ...(mode === 'count' ? [] : ['text']),
    ];
  }

  get #base() {
    return this.#board.base || document.baseURI;
  }

  #choose(form) {
    this.#form = form;
    this.#tabs.show(form);
    mark(this.#panel, 'aria-labelledby', `tab-${form}`);
    this.#say('');
    this.#show();
  }

  #show() {
    this.#choices.show(this.#isRace && this.#form !== 'link' ? '' : this.#form);
    const [box, copy] = this.#code.elements;
    const isPicture = this.#form in PICTURES;
    box.hidden = isPicture;
    copy.hidden = isPicture;
    if (isPicture) this.#showPicture();
    else if (this.#form === 'text') this.#showText();
    else this.#showCode();
  }

  // ---- Codes ----

  #showCode() {
    const t = this.#t;
    const values = this.#choices.values;
    const { language: lang, theme } = this.#preferences;
    const personal = values.isPersonal ? { lang, theme } : {};
    const state = chosenState(this.#state, values);
    const shared = { base: this.#base, state, personal, width: values.width, title: this.#title };
    const code = this.#isRace ? this.#raceCode(personal) : CODES[this.#form](shared);
    this.#code.show(t(`share.${this.#form}`), code);
    const link = this.#isRace ? this.#address.shareLink(personal) : linkCode(shared);
    this.#actions.replaceChildren(
      ...this.#code.elements.slice(1),
      ...(WITH_ADDRESS.includes(this.#form)
        ? this.#sendButton({ url: link, title: this.#title })
        : []),
      ...this.#notes(),
    );
    if (this.#isRace) return this.#preview.showNothing();
    return this.#preview.showBoard(state, { lang, theme }, values.width);
  }

  #raceCode(personal) {
    const link = this.#address.shareLink(personal);
    return this.#form === 'link' ? link : `[${this.#title}](${link})`;
  }

  get #title() {
    if (this.#isRace) return `nqueens: ${this.#t('mode.race')}`;
    const { mode } = this.#state;
    const word = mode === 'diagram' ? '' : `${this.#t(`mode.${mode}`)}, `;
    return `nqueens: ${word}n = ${this.#board.n}`;
  }

  #notes() {
    const t = this.#t;
    if (this.#form === 'element') return [make('p', { class: 'note' }, t('share.element.note'))];
    if (!WITH_ADDRESS.includes(this.#form) || !isLocal(this.#base)) return [];
    return [make('p', { class: 'warn' }, kindMark('reject'), make('span', {}, t('share.local')))];
  }

  /** By the system's own sheet, where there is one. */
  #sendButton(data) {
    if (!navigator.share || navigator.canShare?.(data) === false) return [];
    const send = () => navigator.share(data).catch(() => {}); // people may change their minds
    return [textButton(this.#t('share.send'), send, { icon: 'share' })];
  }

  // ---- Text ----

  /** A board with gaps has no other format than dots. */
  async #showText() {
    const t = this.#t;
    const isWhole = this.#board.position.every((row) => typeof row === 'number');
    this.#preview.showNothing();
    this.#actions.replaceChildren(this.#code.elements[1]);
    await this.#writeText();
    const formats = isWhole ? await this.#board.formats() : ['dots'];
    if (this.#form !== 'text') return;
    const choose = (format) => {
      this.#format = format;
      this.#writeText();
    };
    const options = formats.map((name) => [name, name]);
    const formatPicker = picker(t('copy.format'), options, this.#format, choose, { mono: true });
    this.#actions.replaceChildren(formatPicker, this.#code.elements[1]);
  }

  /** The picker stays: it has the focus. */
  async #writeText() {
    const format = this.#format;
    const text = await this.#board.toText(format);
    if (this.#form !== 'text' || this.#format !== format) return;
    this.#code.show(this.#t('copy.text'), text);
  }

  // ---- Pictures ----

  #pictureOf(type) {
    const { size, steps, loops } = this.#choices.values;
    const moving = this.#form === 'animation' ? { steps, loop: Boolean(loops) } : {};
    return this.#board.toBlob({ type, size, ...moving });
  }

  async #showPicture() {
    const t = this.#t;
    const form = this.#form;
    const buttons = PICTURES[form].map(([word, type, name]) =>
      textButton(word, () => this.#save(type, name), { icon: 'save' }),
    );
    const copy = textButton(t('copy.copyimage'), () => this.#copyImage());
    this.#actions.replaceChildren(...buttons, ...(form === 'picture' ? [copy] : []));
    try {
      const blob = this.#pictureOf('image/svg+xml');
      await this.#preview.showPicture(blob, t('a11y.board', { n: this.#board.n }));
      const file = new File([await blob], 'nqueens.svg', { type: 'image/svg+xml' });
      if (this.#form !== form) return;
      if (navigator.canShare?.({ files: [file] })) {
        this.#actions.append(...this.#sendButton({ files: [file] }));
      }
      this.#say('');
    } catch (error) {
      this.#say(error.message);
    }
  }

  async #save(type, name) {
    try {
      this.#say(this.#t('share.making'));
      saveBlob(await this.#pictureOf(type), name);
      this.#say(this.#t('copy.saved'));
    } catch (error) {
      this.#say(error.message);
    }
  }

  async #copyImage() {
    try {
      const blob = this.#pictureOf('image/png');
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      this.#say(this.#t('copy.done'));
    } catch {
      this.#say(this.#t('copy.failed'));
    }
  }

  #say(sentence) {
    this.#status.textContent = sentence;
  }
}
