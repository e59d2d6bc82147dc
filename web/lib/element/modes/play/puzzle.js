/**
 * puzzle.js -- a coloured-region puzzle by its seed, and the way to the next one.
 */

import { make } from '../../dom.js';
import { readKey } from '../../keys.js';
import { textButton } from '../../parts/buttons.js';

export function puzzleRow(host) {
  const { t, settings } = host;
  const seed = make('input', {
    value: String(settings.seed),
    inputMode: 'numeric',
    autocomplete: 'off',
    size: 10,
    onchange: () => open(readKey('seed', seed.value)),
  });
  const open = (value) => {
    if (value === undefined) seed.setAttribute('aria-invalid', 'true');
    else {
      seed.removeAttribute('aria-invalid');
      seed.value = String(value);
      host.change({ rules: 'regions', seed: value });
    }
  };
  const next = () => open(((readKey('seed', seed.value) ?? 0) + 1) >>> 0);
  const element = make(
    'section',
    {},
    make('h2', {}, t('rules.regions')),
    make(
      'div',
      { class: 'row wrap' },
      make('label', { class: 'field' }, make('span', {}, t('puzzle.seed')), seed),
      textButton(t('puzzle.new'), next),
    ),
  );
  element.show = (value) => {
    seed.value = String(value);
    seed.removeAttribute('aria-invalid');
  };
  return element;
}
