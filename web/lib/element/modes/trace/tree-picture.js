/**
 * tree-picture.js -- the picture of a search tree: a group for each node, whose class says what
 * the present event makes of it. Only the classes of what changes are written again.
 */
import { makeSvg, mark, pointIn } from '../../dom.js';
import { fateOf, nodeAt, rowsByDepth, stageOf } from './search-tree.js';
import { nodeNear, stripBoxes, treeBoxes } from './tree-geometry.js';

/** From this radius on a node has room for its column. */
const ROOM_FOR_COLUMN = 7;

const MARKS = { dead: 'M-3-3 3 3M-3 3 3-3', solution: 'M0-4.5 4.500 0 0 4.500-4.500 0z' };

export class TreePicture {
  #names = makeSvg('g', { class: 'tree-names', 'aria-hidden': 'true' });
  #nodes = makeSvg('g', { role: 'none' });
  #groups = new Map();
  #boxes = new Map();
  #stages = new Map();
  #tree = [];
  #whole = true;
  #word;

  /** `word` names a row in front of its number. */
  constructor(label, word) {
    this.#word = word;
    const options = { role: 'tree', class: 'tree', part: 'tree', 'aria-label': label };
    this.element = makeSvg('svg', options, this.#names, this.#nodes);
  }

  /** `describe(node)` says what a node is, for ears. */
  build(tree, whole, describe) {
    this.#tree = tree;
    this.#whole = whole;
    this.#stages.clear();
    mark(this.element, 'class', whole ? 'tree' : 'tree strip');
    const shown = whole ? tree : tree.slice(1);
    const make = whole ? knot : block;
    this.#groups = new Map(shown.map((node) => [node, make(node, describe(node))]));
    this.#nodes.replaceChildren(...this.#groups.values());
    this.layOut();
  }

  /** Gives everything its place, in the size that the picture has now. */
  layOut() {
    const { clientWidth: width, clientHeight: height } = this.element;
    if (!width || !height || !this.#tree.length) return;
    this.#boxes = (this.#whole ? treeBoxes : stripBoxes)(this.#tree, width, height);
    const place = this.#whole ? placeKnot : placeBlock;
    for (const [node, group] of this.#groups) place(group, node, this.#boxes);
    this.#nameRows();
  }

  #nameRows() {
    const heights = new Map();
    for (const [{ depth }, { y, height }] of this.#boxes) heights.set(depth, y + height / 2);
    const names = rowsByDepth(this.#tree).flatMap((row, depth) => {
      if (row === undefined) return [];
      const text = makeSvg('text', { x: 0, y: heights.get(depth) });
      text.textContent = `${this.#word} ${row}`;
      return text;
    });
    this.#names.replaceChildren(...names);
  }

  /** Shows the tree as it is at event i; gives the node where the search stands. */
  show(i) {
    const here = nodeAt(this.#tree, i);
    for (const [node, group] of this.#groups) {
      const stage = node === here ? 'now here' : stageOf(node, i);
      if (this.#stages.get(node) === stage) continue;
      this.#stages.set(node, stage);
      mark(group, 'class', `node ${fateOf(node)} ${stage}`);
      mark(group, 'aria-selected', String(node === here));
    }
    return here;
  }

  has(node) {
    return this.#groups.has(node);
  }

  /** The node that the Tab key leads to. */
  offer(chosen) {
    for (const [node, group] of this.#groups) mark(group, 'tabindex', node === chosen ? 0 : -1);
  }

  focus(node) {
    this.#groups.get(node).focus();
  }

  /** The node of a group, or of what lies in one. */
  nodeOf(target) {
    const group = target.closest('.node');
    return [...this.#groups].find(([, found]) => found === group)?.[0];
  }

  /** The node below the pointer, or next to it. */
  nodeAt(event) {
    return nodeNear(this.#boxes, ...pointIn(this.element, event));
  }
}

function group(node, label, ...shapes) {
  const siblings = node.parent?.children ?? [node];
  const attributes = {
    ...{ role: 'treeitem', 'aria-label': label, 'aria-level': node.depth + 1 },
    ...{ 'aria-setsize': siblings.length, 'aria-posinset': siblings.indexOf(node) + 1 },
  };
  return makeSvg('g', attributes, ...shapes);
}

/** A queen as a knot of the tree: the line to its parent, its column, its mark. */
function knot(node, label) {
  const column = makeSvg('text', {});
  column.textContent = node.column ?? '';
  const shapes = [makeSvg('line'), makeSvg('circle'), column];
  const sign = MARKS[fateOf(node)];
  return group(node, label, ...shapes, ...(sign ? [makeSvg('path', { d: sign })] : []));
}

function placeKnot({ children }, node, boxes) {
  const [line, circle, column, sign] = children;
  const middle = ({ x, y, height }) => [x + height / 2, y + height / 2];
  const box = boxes.get(node);
  const [x, y] = middle(box);
  const r = box.height / 2;
  if (node.parent) {
    const [x1, y1] = middle(boxes.get(node.parent));
    setAll(line, { x1, y1: y1 + r, x2: x, y2: y - r });
  }
  setAll(circle, { cx: x, cy: y, r });
  setAll(column, { x, y });
  mark(column, 'visibility', r < ROOM_FOR_COLUMN ? 'hidden' : undefined);
  if (sign) setAll(sign, { transform: `translate(${x} ${y + r + 6}) scale(${r < 4 ? 0.7 : 1})` });
}

/** A queen as a block of time. */
const block = (node, label) => group(node, label, makeSvg('rect'));

function placeBlock({ children: [rect] }, node, boxes) {
  setAll(rect, boxes.get(node));
}

function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) mark(element, name, value);
}
