/**
 * image.js -- the board as a picture, drawn by the same code as on the screen.
 */
import { CanvasPen } from './board/canvas-pen.js';
import { paintGround, paintMarks } from './board/paint.js';
import { placeBoard } from './board/place.js';
import { SvgPen } from './board/svg-pen.js';

/** Pictures are drawn at this width, so that marks keep their proportions, then scaled. */
const DRAWN = 640;

export async function toImage(scene, host, type, size) {
  if (type !== 'image/png' && type !== 'image/svg+xml') {
    throw new TypeError(`a board can be image/png or image/svg+xml, not ${String(type)}`);
  }
  if (!Number.isInteger(size) || size < 16 || size > 8192) {
    throw new RangeError(`a picture is 16 to 8192 pixels wide, not ${String(size)}`);
  }
  const still = { ...scene, cursor: -1, lifted: null };
  return type === 'image/png' ? toPng(still, host, size) : toSvg(still, host, size);
}

function draw(pen, scene, look) {
  const place = placeBoard(scene.n, DRAWN, 1, scene.coordinates !== false);
  pen.rect(0, 0, DRAWN, DRAWN, { fill: look.paper });
  paintGround(pen, look, place, scene);
  paintMarks(pen, look, place, scene);
}

function toPng(scene, { look }, size) {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  context.scale(size / DRAWN, size / DRAWN);
  draw(new CanvasPen(context), scene, look);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

function toSvg(scene, { look, words }, size) {
  const pen = new SvgPen();
  draw(pen, scene, look);
  const title = words('a11y.board', { n: scene.n });
  const text = pen
    .toString(DRAWN, DRAWN, title)
    .replace(/width="\d+" height="\d+"/, `width="${size}" height="${size}"`);
  return new Blob([text], { type: 'image/svg+xml' });
}
