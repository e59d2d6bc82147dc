/**
 * canvas.js -- a canvas that keeps one pixel of its own per pixel of the screen.
 */
import { context2d, NOTHING } from '../platform.js';
import { CanvasPen } from './canvas-pen.js';

/** More than three device pixels per pixel cost memory and show nothing. */
const SHARPEST = 3;

export function deviceRatio() {
  return Math.min(SHARPEST, globalThis.devicePixelRatio || 1);
}

/** Gives the canvas `width` by `height` CSS pixels; true when that changed its pixels. */
export function sizeCanvas(canvas, width, height, ratio = deviceRatio()) {
  const [w, h] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))];
  if (canvas.width === w && canvas.height === h) return false;
  canvas.width = w;
  canvas.height = h;
  return true;
}

/** A pen on a cleared canvas, in CSS pixels. */
export function freshPen(canvas, ratio = deviceRatio()) {
  const context = context2d(canvas);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.scale(ratio, ratio);
  return context === NOTHING ? NOTHING : new CanvasPen(context);
}

/** Calls `draw` once in the next frame, however often it is asked to. */
export function oncePerFrame(draw) {
  let asked = 0;
  const ask = () => {
    asked ||= requestAnimationFrame(() => {
      asked = 0;
      draw();
    });
  };
  ask.cancel = () => {
    cancelAnimationFrame(asked);
    asked = 0;
  };
  return ask;
}
