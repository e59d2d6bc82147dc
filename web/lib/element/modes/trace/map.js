/**
 * map.js -- the whole search as a tree lying on its side: a block lives from the moment a
 * queen of the first rows is placed to the moment it is taken back. The rows are named at the left.
 */
import { diamond, triangle } from '../../board/shapes.js';
import { brackets } from './brackets.js';
import { MAP_LAYERS, rowsByDepth, treeOf } from './search-tree.js';

const TOP = 9;

/** Room for the names of the rows. */
const NAMES = 42;

/** Where event k of so many is, and which one is at a place. */
const placeOf = (k, length, width) => NAMES + (k / length) * (width - NAMES);
const eventAt = (x, length, width) => ((x - NAMES) / (width - NAMES)) * length;

/**
 * `read()` gives { n, i, survey, loop } or null. `card` is a NodeCard: it says what lies below
 * the block under the pointer. `nameOf(row)` is the name of a row.
 */
export function mapLayer(read, card, nameOf) {
  return {
    class: 'map',
    card: card.element,
    point(x, y, width, height) {
      const now = read();
      if (!now?.survey?.length) return false;
      const i = eventAt(x, now.survey.length, width);
      const depth = Math.ceil((y - TOP) / tallness(now, height));
      const node = treeIn(now).findLast((one) => one.depth <= depth && one.from <= i && i < one.to);
      if (node) card.show(node, now.n);
      return Boolean(node);
    },
    at(x, width) {
      const now = read();
      return now?.survey ? eventAt(x, now.survey.length, width) : undefined;
    },
    draw(pen, look, width, height) {
      const now = read();
      if (!now?.survey?.length) return;
      const x = (k) => placeOf(k, now.survey.length, width);
      names(pen, look, now, height, nameOf);
      blocks(pen, look, now, x, height);
      if (now.loop) brackets(pen, look, now.loop.map(x), [TOP - 1, height - 1]);
      solutions(pen, look, now, x);
      head(pen, look, x(now.i + 0.5), height);
    },
  };
}

const trees = new WeakMap();

function treeIn({ survey, n }) {
  if (!trees.has(survey)) trees.set(survey, treeOf(survey, n));
  return trees.get(survey);
}

const layersOf = ({ survey }) => Math.min(MAP_LAYERS, survey.layers);

const tallness = (now, height) => (height - TOP) / layersOf(now);

/** An algorithm that takes one row here and another there has no names for its layers. */
function names(pen, look, now, height, nameOf) {
  const tall = tallness(now, height);
  const style = { fill: look['ink-3'], font: look['font-ui'], size: 11, align: 'right' };
  rowsByDepth(treeIn(now)).forEach((row, depth) => {
    if (row !== undefined) pen.text(NAMES - 6, TOP + (depth - 0.5) * tall, nameOf(row), style);
  });
}

function blocks(pen, look, now, x, height) {
  const { i, survey } = now;
  const layers = layersOf(now);
  const tall = tallness(now, height);
  const fills = { now: look.indigo, past: look.indigo, next: look['line-strong'] };
  for (const [layer, from, to, , column] of survey.nodes) {
    if (layer >= layers) continue;
    const width = Math.max(0.6, x(to) - x(from) - 1);
    const when = from <= i && i < to ? 'now' : to <= i ? 'past' : 'next';
    const alpha = when === 'now' ? 1 : (when === 'past' ? 0.5 : 0.34) - (column % 2) * 0.1;
    const y = TOP + layer * tall;
    pen.rect(x(from) + 0.5, y, width, tall - 1.5, { fill: fills[when], alpha });
  }
}

/** Diamonds nearer than five pixels would be one smear. */
function solutions(pen, look, { i, survey }, x) {
  let last = -9;
  for (const k of survey.solutions) {
    if (x(k) - last < 5) continue;
    last = x(k);
    diamond(pen, last, 4, 3, { fill: look.malachite, alpha: k > i ? 0.55 : 1 });
  }
}

function head(pen, look, x, height) {
  pen.rect(x - 2.5, 2, 5, height - 2, { fill: look.surface });
  pen.rect(x - 1, 2, 2, height - 2, { fill: look.ink });
  triangle(pen, x, 4, 4.5, false, { fill: look.ink });
}
