/**
 * board.js -- a scene of a board as a picture, without a document: the board's own painter.
 */
import { layoutBoard } from '../board/layout.js';
import { paintGround, paintMarks } from '../board/paint.js';
import { SvgPen, svgDocument } from '../board/svg-pen.js';
import { lookOf, themeStyle } from './look.js';

/** Pictures are drawn at this width, so that marks keep their proportions, then scaled. */
export const DRAWN = 640;

/** Draws a scene of the board as a picture. */
export function boardPicture(scene) {
  const still = { ...scene, cursor: -1, lifted: null };
  return (pen, look, width) => {
    const place = layoutBoard(still.n, width, 1, still.coordinates !== false);
    paintGround(pen, look, place, still);
    paintMarks(pen, look, place, still);
  };
}

/** The elements of SVG that a drawing consists of. */
export function drawn(draw) {
  const pen = new SvgPen();
  draw(pen);
  return pen.elements;
}

/** A long path that stands at several places, a queen's, is written once. */
export function shared(elements) {
  const long = /^<path d="([^"]{100,})" (transform=.*)$/;
  const ids = new Map();
  for (const element of elements) {
    const d = long.exec(element)?.[1];
    if (d && !ids.has(d)) ids.set(d, `path${ids.size}`);
  }
  const used = elements.map((element) =>
    element.replace(long, (_, d, rest) => `<use href="#${ids.get(d)}" ${rest}`),
  );
  const paths = [...ids].map(([d, id]) => `<path id="${id}" d="${d}"/>`);
  return paths.length ? [`<defs>${paths.join('')}</defs>`, ...used] : used;
}

const SIZE = 480;

/** A picture of a scene as SVG, `size` pixels wide; the theme auto is that of the reader. */
export function sceneSvg(scene, { theme = 'light', size = SIZE, title }) {
  const look = lookOf(theme);
  const elements = drawn((pen) => {
    pen.rect(0, 0, DRAWN, DRAWN, { fill: look.paper });
    boardPicture(scene)(pen, look, DRAWN);
  });
  const style = themeStyle(theme, elements);
  return svgDocument({ width: DRAWN, height: DRAWN, title, size }, [...style, ...shared(elements)]);
}
