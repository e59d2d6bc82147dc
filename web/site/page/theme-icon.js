/**
 * theme-icon.js -- half light, half dark.
 */
import { makeSvg } from '../../lib/element/dom.js';

export function themeIcon() {
  return makeSvg(
    'svg',
    { class: 'i', viewBox: '0 0 20 20', 'aria-hidden': 'true' },
    makeSvg('circle', { cx: 10, cy: 10, r: 6.5 }),
    makeSvg('path', { class: 'fill', d: 'M10 3.5a6.5 6.5 0 0 1 0 13z' }),
  );
}
