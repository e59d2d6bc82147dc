/**
 * moving.js -- a range of a trace as a picture that moves: SVG, or PNG where people may not
 * have SVG. Drawn by the same code as on the screen.
 */

import { show } from '../core/show.js';
import { CanvasPen } from './board/canvas-pen.js';
import { animatedSvg, BAR, paintFrame, REST_SECONDS } from './picture/animation.js';
import { animatedPng } from './picture/apng.js';
import { DRAWN } from './picture/board.js';
import { refuseManySteps } from './picture/trace.js';

/** Of a PNG all pixels of two pictures are in memory. */
const LARGEST = { 'image/svg+xml': 8192, 'image/apng': 2048 };

/** Browsers take less than this for a mistake, and wait much longer. */
const SHORTEST_MS = 20;

/** `mode` is a trace; the picture has its speed where none is given. */
export async function toMovingImage(mode, { look, title, coordinates, marks }, options) {
  const { type = 'image/svg+xml', size = 480, steps, speed, loop = true } = options;
  demand(mode, type, size, steps, speed);
  const scenes = [];
  for (let i = steps[0]; i <= steps[1]; i++) {
    const scene = await mode.sceneAt(i);
    if (!scene) break;
    scenes.push({ ...scene, coordinates, marks });
  }
  if (scenes.length === 0) throw new RangeError(`the trace has no step ${steps[0]}`);
  if (type === 'image/apng') return toPng(scenes, { look, size, speed, loop });
  const text = animatedSvg(scenes, { look, size, speed, loop, title });
  return new Blob([text], { type });
}

function demand(mode, type, size, steps, speed) {
  if (!mode.sceneAt) throw new TypeError('only a trace has steps for a picture that moves');
  const largest = LARGEST[type];
  if (!largest) {
    throw new TypeError(
      `a picture that moves can be ${Object.keys(LARGEST).join(' or ')}, not ${String(type)}`,
    );
  }
  if (!Number.isInteger(size) || size < 16 || size > largest) {
    throw new RangeError(`${type} that moves is 16 to ${largest} pixels wide, not ${String(size)}`);
  }
  const [from, to] = Array.isArray(steps) ? steps : [];
  if (![from, to].every(Number.isSafeInteger) || from < 0 || from > to) {
    throw new RangeError(`steps must be the first and the last step, not ${show(steps)}`);
  }
  refuseManySteps([from, to]);
  if (!(speed >= 0.5 && speed <= 1000)) {
    throw new RangeError(`speed must be from 0.5 to 1000, not ${show(speed)}`);
  }
}

async function toPng(scenes, { look, size, speed, loop }) {
  const height = Math.round((size * (DRAWN + BAR.gap + BAR.height)) / DRAWN);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: size, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.scale(size / DRAWN, size / DRAWN);
  const pen = new CanvasPen(context);
  const ms = Math.max(SHORTEST_MS, 1000 / speed);
  async function* pictures() {
    for (const [i, scene] of scenes.entries()) {
      paintFrame(pen, look, scene, scenes.length > 1 ? i / (scenes.length - 1) : 1);
      const { data } = context.getImageData(0, 0, size, height);
      yield { pixels: data, ms: i < scenes.length - 1 ? ms : ms + 1000 * REST_SECONDS };
    }
  }
  const times = loop ? 0 : 1;
  const pieces = await animatedPng({ width: size, height, times }, pictures());
  return new Blob(pieces, { type: 'image/apng' });
}
