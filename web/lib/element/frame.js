/**
 * frame.js -- the markup of a frame that shows a board.
 */

/** Board, narration and buttons are in view from 320 pixels of width on. */
export const FRAME_HEIGHT = 620;

/**
 * As wide as its column, or no wider than `width`, and at most FRAME_HEIGHT high. Without
 * `height:auto` the attribute wins.
 */
const styleOf = (width) =>
  `border:0;width:100%;${width ? `max-width:${width}px;` : ''}height:auto;aspect-ratio:2/3;max-height:${FRAME_HEIGHT}px`;

/**
 * A frame for an address. Width, height and border are said as attributes, too, for pages
 * whose policy or filter drops the style.
 */
export function frameCode(address, width = 0) {
  const source = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const [wide, high] = [
    width || '100%',
    width ? Math.min(FRAME_HEIGHT, 1.5 * width) : FRAME_HEIGHT,
  ];
  const size = `width="${wide}" height="${high}" frameborder="0" style="${styleOf(width)}"`;
  return `<iframe src="${source}" title="nqueens" ${size} sandbox="allow-scripts" loading="lazy"></iframe>`;
}
