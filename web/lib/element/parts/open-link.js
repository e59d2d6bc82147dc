/**
 * open-link.js -- from a figure in somebody's page to the whole page with the same state.
 */
import { make } from '../dom.js';
import { brandMark } from '../icons.js';

export function openLink({ element, t }) {
  // Without a page to open there is nothing to link to.
  if (!element.base) return make('span');
  const link = make(
    'a',
    {
      class: 'out',
      href: element.base,
      target: '_blank',
      rel: 'noopener',
      'aria-label': t('embed.open'),
    },
    brandMark(),
    make('span', {}, t('embed.open')),
  );
  // The state changes all the time; the address is needed only when someone goes there.
  for (const type of ['pointerdown', 'focus', 'click']) {
    link.addEventListener(type, () => {
      link.href = element.shareLink();
    });
  }
  return link;
}
