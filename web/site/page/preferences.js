/**
 * preferences.js -- language, theme and language of code: from the link, else as chosen last, else the system's.
 */
import { readKey } from '../../lib/element/keys.js';
import { nearestLanguage, translator } from '../../lib/element/translate.js';
import './texts.js';

const THEMES = ['auto', 'light', 'dark'];

export class Preferences {
  #changed;
  #stored = readStored();
  #linked = {};

  constructor(changed) {
    this.#changed = changed;
  }

  /** What a link wishes counts until the visitor chooses otherwise. */
  read(wishes) {
    this.#linked = { ...wishes };
  }

  get language() {
    return this.#linked.lang ?? this.#stored.lang ?? nearestLanguage(navigator.language);
  }

  get theme() {
    return this.#linked.theme ?? this.#stored.theme ?? 'auto';
  }

  /** The language of listings that the reader chose last, or undefined. */
  get code() {
    return this.#stored.code;
  }

  get t() {
    return translator(this.language);
  }

  setLanguage(lang) {
    this.#choose({ lang });
  }

  setCode(code) {
    this.#choose({ code });
  }

  nextTheme() {
    this.#choose({ theme: THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] });
  }

  applyTheme() {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }

  apply(board) {
    document.documentElement.lang = this.language;
    this.applyTheme();
    if (board.getAttribute('theme') !== this.theme) board.setAttribute('theme', this.theme);
    if (board.getAttribute('lang') !== this.language) board.setAttribute('lang', this.language);
  }

  #choose(choice) {
    this.#linked = { ...this.#linked, ...choice };
    this.#stored = { ...this.#stored, ...choice };
    try {
      localStorage.setItem('nqueens', JSON.stringify(this.#stored));
    } catch {
      // Without storage the choice lasts as long as the page.
    }
    this.#changed();
  }
}

/** What is stored may be anything: it is read like any other input. */
function readStored() {
  try {
    const { lang, theme, code } = JSON.parse(localStorage.getItem('nqueens')) ?? {};
    return {
      lang: readKey('lang', lang),
      theme: readKey('theme', theme),
      code: readKey('code', code),
    };
  } catch {
    return {};
  }
}
