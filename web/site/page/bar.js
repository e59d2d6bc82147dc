/**
 * bar.js -- the top bar: brand, modes, language, keys, theme, share.
 */
import { make, mark } from '../../lib/element/dom.js';
import { brandMark, icon } from '../../lib/element/icons.js';
import { iconButton, textButton } from '../../lib/element/parts/buttons.js';
import { LANGUAGES } from '../../lib/element/strings.js';
import { hasFiles } from '../../lib/element/worker/start.js';
import { PAGE_MODES } from './address.js';
import { themeIcon } from './theme-icon.js';

const NAMES = { en: 'English', 'zh-CN': '简体中文', 'zh-TW': '繁體中文' };

export class Bar {
  #bar;
  #on;
  modes = PAGE_MODES;

  constructor(bar, on) {
    this.#bar = bar;
    this.#on = on;
  }

  show(words, mode, theme, linkTo) {
    const focused = this.#bar.contains(document.activeElement) ? document.activeElement.id : '';
    this.#bar.replaceChildren(
      make(
        'a',
        { class: 'brand', href: '?' },
        brandMark(),
        make('span', { translate: 'no' }, 'nqueens'),
      ),
      this.#modes(words, mode, linkTo),
      this.#tools(words, theme),
    );
    if (focused) document.getElementById(focused)?.focus();
  }

  #modes(words, mode, linkTo) {
    const links = PAGE_MODES.map((name) => {
      const onclick = (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        this.#on.mode(name);
      };
      const link = make(
        'a',
        { href: linkTo(name), id: `mode-${name}`, onclick },
        words(`mode.${name}`),
      );
      mark(link, 'aria-current', name === mode ? 'page' : undefined);
      return link;
    });
    const tutorial = { href: `tutorial/${words.language}/index.html`, id: 'tutorial' };
    if (hasFiles) links.push(make('a', tutorial, words('shell.tutorial')));
    return make('nav', { class: 'modes', 'aria-label': words('nav.modes') }, ...links);
  }

  #tools(words, theme) {
    const select = make('select', {
      id: 'language',
      'aria-label': words('shell.language'),
      onchange: () => this.#on.language(select.value),
    });
    for (const tag of LANGUAGES)
      select.append(make('option', { value: tag, lang: tag }, NAMES[tag]));
    select.value = words.language;
    const keys = iconButton('keys', words('shell.keys'), this.#on.keys, {
      id: 'keys',
      class: 'keys',
    });
    const label = words('shell.theme', { theme: words(`theme.${theme}`) });
    const themes = iconButton('plus', label, this.#on.theme, { id: 'theme' });
    themes.replaceChildren(themeIcon());
    const share = textButton(words('shell.share'), this.#on.share, { icon: 'share' });
    share.id = 'share';
    share.classList.add('share');
    share.setAttribute('aria-label', words('shell.share'));
    return make(
      'div',
      { class: 'tools' },
      make('label', { class: 'pick quiet' }, select, icon('down')),
      keys,
      themes,
      share,
    );
  }
}
