/**
 * frame.js -- the markup of a frame that shows a board.
 */

/** Board, narration and buttons are in view from 320 pixels of width on. */
export const FRAME_HEIGHT = 620;

/** As wide as its column, at most FRAME_HEIGHT high. Without `height:auto` the attribute wins. */
const STYLE = `border:0;width:100%;height:auto;aspect-ratio:2/3;max-height:${FRAME_HEIGHT}px`;

/**
 * A frame for an address. Width, height and border are said as attributes, too, for pages
 * whose policy or filter drops the style.
 */
export function frameCode(address) {
  const source = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const size = `width="100%" height="${FRAME_HEIGHT}" frameborder="0" style="${STYLE}"`;
  return `<iframe src="${source}" title="nqueens" ${size} sandbox="allow-scripts" loading="lazy"></iframe>`;
}
