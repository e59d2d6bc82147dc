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

  show(t, mode, theme, linkTo) {
    const focused = this.#bar.contains(document.activeElement) ? document.activeElement.id : '';
    this.#bar.replaceChildren(
      make(
        'a',
        { class: 'brand', href: '?' },
        brandMark(),
        make('span', { translate: 'no' }, 'nqueens'),
      ),
      this.#modes(t, mode, linkTo),
      this.#tools(t, theme),
    );
    if (focused) document.getElementById(focused)?.focus();
  }

  #modes(t, mode, linkTo) {
    const links = PAGE_MODES.map((name) => {
      const onclick = (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        this.#on.mode(name);
      };
      const link = make(
        'a',
        { href: linkTo(name), id: `mode-${name}`, onclick },
        t(`mode.${name}`),
      );
      mark(link, 'aria-current', name === mode ? 'page' : undefined);
      return link;
    });
    const tutorial = { href: `tutorial/${t.language}/index.html`, id: 'tutorial' };
    if (hasFiles) links.push(make('a', tutorial, t('shell.tutorial')));
    return make('nav', { class: 'modes', 'aria-label': t('nav.modes') }, ...links);
  }

  #tools(t, theme) {
    const select = make('select', {
      id: 'language',
      'aria-label': t('shell.language'),
      onchange: () => this.#on.language(select.value),
    });
    for (const tag of LANGUAGES)
      select.append(make('option', { value: tag, lang: tag }, NAMES[tag]));
    select.value = t.language;
    const keys = iconButton('keys', t('shell.keys'), this.#on.keys, {
      id: 'keys',
      class: 'keys',
    });
    const label = t('shell.theme', { theme: t(`theme.${theme}`) });
    const themes = iconButton('plus', label, this.#on.theme, { id: 'theme' });
    themes.replaceChildren(themeIcon());
    const share = textButton(t('shell.share'), this.#on.share, { icon: 'share' });
    share.id = 'share';
    share.classList.add('share');
    share.setAttribute('aria-label', t('shell.share'));
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
