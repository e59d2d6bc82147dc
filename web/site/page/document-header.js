/**
 * document-header.js -- the header of the pages that are read: language and theme.
 */
import { translator } from '../../lib/element/translate.js';
import { Header } from './header.js';
import { Preferences } from './preferences.js';

const otherLanguage = (lang) => document.querySelector(`link[rel="alternate"][hreflang="${lang}"]`);

/** `changed(preferences)` is called now and whenever the reader chooses something else. */
export function documentHeader(changed = () => {}) {
  const preferences = new Preferences(() => show());
  const header = new Header({
    language(lang) {
      preferences.setLanguage(lang);
      const there = otherLanguage(lang);
      if (there) location.assign(there.href);
    },
    theme: () => preferences.nextTheme(),
  });

  /** A text that exists in several languages has the header in its own. */
  function show() {
    const own = document.documentElement.lang;
    preferences.applyTheme();
    header.show(translator(otherLanguage(own) ? own : preferences.language), preferences.theme);
    changed(preferences);
  }

  show();
  return preferences;
}
