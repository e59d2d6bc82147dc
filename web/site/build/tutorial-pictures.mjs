/**
 * tutorial-pictures.mjs -- the tutorial's pictures, drawn by the element's own code.
 *
 * Colours are the tokens' names, so that a picture follows the page's theme.
 */

import { layoutBoard } from '../../lib/element/board/layout.js';
import { paintGround, paintMarks } from '../../lib/element/board/paint.js';
import { SvgPen } from '../../lib/element/board/svg-pen.js';
import { readKey } from '../../lib/element/keys.js';
import { sceneOf } from '../../lib/element/modes/trace/scene.js';
import { notationOf } from '../../lib/element/names.js';
import { readPosition, toCells } from '../../lib/element/position.js';
import { eventsOf } from './tutorial-values.mjs';

/** Every token by its name: a colour in a drawing is asked for when it is seen. */
export const LOOK = new Proxy(
  { forced: false, contrast: false, still: true },
  { get: (own, name) => (name in own ? own[name] : `var(--nq-${String(name)})`) },
);

/** Small boards need less room. */
export function widthOf(n) {
  return Math.min(360, 100 + 50 * n);
}

export function drawScene(scene, title, width = widthOf(scene.n)) {
  const pen = new SvgPen();
  const place = layoutBoard(scene.n, width, 1, scene.coordinates !== false);
  paintGround(pen, LOOK, place, scene);
  paintMarks(pen, LOOK, place, scene);
  return finished(pen, width, width, title);
}

/** Inside a page an SVG needs no namespace, and every byte counts. */
export function finished(pen, width, height, title) {
  return pen
    .toString(width, height, title)
    .replace(' xmlns="http://www.w3.org/2000/svg"', '')
    .trim();
}

/** An event of a trace and the board after it. */
export function momentOf(nq, { n, algorithm, level }, i) {
  const trace = nq.trace(n, { algorithm, level });
  trace.at(i);
  const event = eventsOf(nq, n, algorithm, level)[i];
  const moment = { event, board: trace.board(), struck: trace.struck() };
  trace.close();
  return moment;
}

/** The board after an event of a trace, as a scene. */
export function traceScene(nq, spec, i) {
  return sceneOf(spec, momentOf(nq, spec, i));
}

/** A position with what its queens see; a puzzle has its regions, too. */
export function playScene(nq, { n, queens = '', rules = 'classic', seed = 0, coordinates = 'on' }) {
  const cells = toCells(n, readKey('queens', queens));
  const regions = rules === 'regions' ? nq.puzzle(n, { seed: Number(seed) }).regions : null;
  const { shaded, conflicts } = readPosition({ n, rules, regions }, cells);
  const at = (cell) => ({ row: Math.floor(cell / n), column: cell % n });
  const notation = notationOf({ n, rules });
  const edges = { notation, coordinates: coordinates === 'on' };
  return { n, rules, regions, ...edges, queens: cells.map(at), attacked: shaded, conflicts };
}

const GAP = 6;

/** Many boards in one picture, `across` in a row; queens are squares. */
export function drawShelf(boards, title, { across = 12, cell = 5 } = {}) {
  const n = boards[0].length;
  const side = n * cell;
  const pen = new SvgPen();
  const at = (k) => [(k % across) * (side + GAP) + 1, Math.floor(k / across) * (side + GAP) + 1];
  boards.forEach((_, k) => {
    const [x, y] = at(k);
    pen.rect(x, y, side, side, { fill: LOOK['cell-light'], stroke: LOOK['board-edge'] });
  });
  const queens = boards.map((board, k) => {
    const [x, y] = at(k);
    return board.map(
      (column, row) => `M${x + column * cell} ${y + row * cell}h${cell}v${cell}h-${cell}z`,
    );
  });
  pen.path(queens.flat().join(''), { x: 0, y: 0, scale: 1 }, { fill: LOOK.queen });
  const rows = Math.ceil(boards.length / across);
  const width = Math.min(across, boards.length) * (side + GAP) - GAP + 2;
  return finished(pen, width, rows * (side + GAP) - GAP + 2, title);
}
