/**
 * header.js -- makes the header of every page work: language, theme, one tab stop for the
 * links and one for the tools, with arrow keys inside.
 */
import { mark } from '../../lib/element/dom.js';
import { hasFiles } from '../../lib/element/worker/start.js';

const byId = (id) => document.getElementById(id);

export class Header {
  #bar = byId('bar');

  /** `on` is told of `language` and `theme`, and on the page of `mode`, `keys` and `share`. */
  constructor(on) {
    if (!hasFiles) for (const id of ['tutorial', 'documents']) byId(id)?.remove();
    const language = byId('language');
    language.addEventListener('change', () => on.language(language.value));
    for (const name of ['keys', 'theme', 'share']) byId(name)?.addEventListener('click', on[name]);
    if (on.mode) this.#watchModes(on.mode);
    for (const group of this.#bar.querySelectorAll('.roving')) new RovingFocus(group);
  }

  /** A plain click changes the mode; a click for a new tab is the browser's. */
  #watchModes(choose) {
    for (const link of this.#bar.querySelectorAll('[id^="mode-"]')) {
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        choose(link.id.slice('mode-'.length));
      });
    }
  }

  /** In the reader's language; a page whose text has one language keeps that for its text. */
  show(t, theme) {
    for (const element of this.#bar.querySelectorAll('[data-word]')) {
      element.textContent = t(element.dataset.word);
    }
    for (const element of this.#bar.querySelectorAll('[data-label]')) {
      const text = t(element.dataset.label, { theme: t(`theme.${theme}`) });
      mark(element, 'aria-label', text);
      if (element.matches('button')) element.title = text;
    }
    if (this.#bar.lang) this.#bar.lang = t.language;
    byId('language').value = t.language;
    const tutorial = byId('tutorial');
    const href = tutorial?.getAttribute('href');
    if (href) mark(tutorial, 'href', href.replace(/[^/]+(?=\/index\.html$)/, t.language));
  }

  /** Marks the mode that is shown and lets every link lead to its mode with this board. */
  showMode(mode, linkTo) {
    for (const link of this.#bar.querySelectorAll('[id^="mode-"]')) {
      const name = link.id.slice('mode-'.length);
      mark(link, 'href', linkTo(name));
      mark(link, 'aria-current', name === mode ? 'page' : undefined);
    }
  }
}

/** One tab stop for a group; arrow keys, Home and End move inside of it. */
class RovingFocus {
  #group;

  constructor(group) {
    this.#group = group;
    group.addEventListener('keydown', (event) => this.#press(event));
    group.addEventListener('focusin', ({ target }) => this.#settle(target));
    this.#settle(group.querySelector('[aria-current]') ?? this.#stops()[0]);
  }

  #stops() {
    return [...this.#group.querySelectorAll('a, button, select')].filter(
      (stop) => !stop.hidden && stop.getClientRects().length > 0,
    );
  }

  #settle(current) {
    for (const stop of this.#group.querySelectorAll('a, button, select')) {
      stop.tabIndex = stop === current ? 0 : -1;
    }
  }

  #press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const stops = this.#stops();
    const at = stops.indexOf(event.target);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: stops.length - 1 }[event.key];
    if (at < 0 || to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    stops[(to + stops.length) % stops.length].focus();
  }
}
