/**
 * icons.js -- the line drawings on buttons and beside words.
 */
import { makeSvg } from './dom.js';

/** Icons of 20 x 20; those with `fill` are solid. */
export const ICONS = {
  first: { d: 'M5 4.5v11M15.5 4.8v10.4L8 10z' },
  back: { d: 'M12.5 4.5 7 10l5.5 5.5' },
  play: { d: 'M6.5 4.2v11.6L16 10z', fill: true },
  pause: { d: 'M5.5 4.5h3v11h-3zM11.5 4.5h3v11h-3z', fill: true },
  forward: { d: 'M7.5 4.5 13 10l-5.5 5.5' },
  next: { d: 'M3.5 5 8 10l-4.5 5M13.5 5.5 18 10l-4.5 4.5L9 10z' },
  random: {
    d: 'M3 6h2.5c4 0 4.500 8 8.500 8H17m0 0-2-2m2 2-2 2M3 14h2.500c1.300 0 2.200-.800 2.900-1.900M10.600 7.900C11.300 6.800 12.200 6 13.500 6H17m0 0-2-2m2 2-2 2',
  },
  last: { d: 'M15 4.5v11M4.5 4.8v10.4L12 10z' },
  loop: {
    d: 'M4 9a5 5 0 0 1 5-5h6m0 0-2.5-2.5M15 4l-2.5 2.5M16 11a5 5 0 0 1-5 5H5m0 0 2.5 2.5M5 16l2.5-2.5',
  },
  undo: { d: 'M7.5 4 4 7.5 7.5 11M4 7.5h7.5a4.25 4.25 0 0 1 0 8.5H8' },
  redo: { d: 'M12.5 4 16 7.5 12.5 11M16 7.5H8.5a4.25 4.25 0 0 0 0 8.5H12' },
  hint: { d: 'M7.5 13.5c0-1.8-2.5-2.9-2.5-6a5 5 0 0 1 10 0c0 3.1-2.5 4.2-2.5 6zM8 16.5h4' },
  clear: { d: 'M4.5 6h11M8 6V4h4v2M6 6l.7 10h6.6L14 6' },
  share: { d: 'M10 12.5v-9M6.8 6.5 10 3.3l3.2 3.2M5 10H4v6.5h12V10h-1' },
  keys: {
    d: 'M4.5 5h11a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM5.5 8h.01M8.5 8h.01M11.5 8h.01M14.5 8h.01M6.5 12h7',
  },
  minus: { d: 'M5 10h10' },
  plus: { d: 'M5 10h10M10 5v10' },
  stop: { d: 'M6 5h8a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z', fill: true },
  down: { d: 'm6 8 4 4 4-4' },
  copy: {
    d: 'M8.5 7h6A1.5 1.5 0 0 1 16 8.5V15a1.5 1.5 0 0 1-1.5 1.5h-6A1.5 1.5 0 0 1 7 15V8.5A1.5 1.5 0 0 1 8.5 7zM13 4.5v-1H5A1.5 1.5 0 0 0 3.5 5v8h1',
  },
  check: { d: 'm4.5 10.5 3.5 3.5 7.5-8' },
  close: { d: 'm5 5 10 10M15 5 5 15' },
  save: { d: 'M10 3.5v9M6.8 9.3 10 12.5l3.2-3.2M4 13v3.5h12V13' },
};

/** Marks of the kinds of events, 16 x 16. */
const KINDS = {
  enter: { d: 'M4 8h8' },
  leave: { d: 'M4 8h8' },
  test: { d: 'M4.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z' },
  reject: { d: 'm4 4 8 8M12 4l-8 8' },
  mark: { d: 'M3.5 6h9M3.5 10h9' },
  place: { d: 'M3 3.5h10L8 12.8z', fill: true },
  remove: { d: 'M3.5 12h9L8 3.7z' },
  solution: { d: 'M8 1.5 14.5 8 8 14.5 1.5 8z', fill: true },
};

export function icon(name) {
  return drawing(ICONS[name], 20, 'i');
}

/** The mark of a kind of event, in its pigment. */
export function kindMark(kind) {
  return drawing(KINDS[kind] ?? KINDS.enter, 16, `k p-${kind}`);
}

export function setIcon(svg, name) {
  svg.replaceChildren(...icon(name).childNodes);
}

function drawing({ d, fill }, size, name) {
  const path = makeSvg('path', fill ? { d, class: 'fill' } : { d });
  const box = `0 0 ${size} ${size}`;
  return makeSvg('svg', { class: name, viewBox: box, 'aria-hidden': 'true' }, path);
}

/** A queen as a point that sees in eight directions. */
export function brandMark() {
  const rays =
    'M16 16V1.5M16 16 5.5 5.5M16 16h14.5M16 16 5.5 26.5M16 16v14.5M16 16 26.5 5.5M16 16H1.5M16 16l10.5 10.5';
  return makeSvg(
    'svg',
    { class: 'mark', viewBox: '0 0 32 32', 'aria-hidden': 'true' },
    makeSvg('path', { class: 'ray', d: rays }),
    makeSvg('circle', { class: 'eye', cx: 16, cy: 16, r: 6.5 }),
  );
}
