/**
 * image.js -- the board as a picture, drawn by the same code as on the screen.
 */
import { CanvasPen } from './board/canvas-pen.js';
import { svgDocument } from './board/svg-pen.js';
import { DRAWN, drawn } from './picture/board.js';

export { boardPicture } from './picture/board.js';

/** `draw(pen, look, width)` draws what the picture shows. */
export async function toImage(draw, { look, title }, type, size) {
  if (type === 'image/apng') throw new TypeError('image/apng needs steps: [first, last]');
  if (type !== 'image/png' && type !== 'image/svg+xml') {
    throw new TypeError(`a board can be image/png or image/svg+xml, not ${String(type)}`);
  }
  if (!Number.isInteger(size) || size < 16 || size > 8192) {
    throw new RangeError(`a picture is 16 to 8192 pixels wide, not ${String(size)}`);
  }
  const onPaper = (pen) => {
    pen.rect(0, 0, DRAWN, DRAWN, { fill: look.paper });
    draw(pen, look, DRAWN);
  };
  return type === 'image/png' ? toPng(onPaper, size) : toSvg(onPaper, title, size);
}

function toPng(draw, size) {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  context.scale(size / DRAWN, size / DRAWN);
  draw(new CanvasPen(context));
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

function toSvg(draw, title, size) {
  const text = svgDocument({ width: DRAWN, height: DRAWN, title, size }, drawn(draw));
  return new Blob([text], { type: 'image/svg+xml' });
}
