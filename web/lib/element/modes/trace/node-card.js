/**
 * node-card.js -- what is said of a node of the search tree: its board in small, and which steps
 * lie below it, with what came of them. Of the whole search the solutions are shown, where the
 * tree has them.
 */
import { make, makeSvg, setText } from '../../dom.js';
import { addSheets } from '../../styles/index.js';
import { tinies } from '../../styles/tinies.js';
import { describeNode } from './node-sentence.js';
import { fateOf } from './search-tree.js';

export class NodeCard {
  element;
  #boards = make('div', { class: 'tinies', 'aria-hidden': 'true' });
  #text = make('p');
  #t;
  #node = null;

  /** It fills an element. */
  constructor({ t, element: board }, element) {
    this.#t = t;
    addSheets(board.shadowRoot, [tinies]);
    this.element = element;
    element.classList.add('tree-card');
    element.setAttribute('part', 'tree-card');
    element.append(this.#boards, this.#text);
  }

  /** Shows a node of the tree of n queens. */
  show(node, n) {
    if (node === this.#node) return;
    this.#node = node;
    setText(this.#text, describeNode(this.#t, node));
    this.#boards.replaceChildren(...boardsOf(node).map((queens) => tinyBoard(queens, n)));
  }

  /** Shows a sentence alone. */
  say(text) {
    this.#node = null;
    setText(this.#text, text);
    this.#boards.replaceChildren();
  }
}

/** The board of a node, or the solutions of the whole search: at most ten where n is small. */
const boardsOf = (node) =>
  (node.parent ? [node] : leavesOf(node).filter((leaf) => fateOf(leaf) === 'solution')).map(pathTo);

const leavesOf = (node) => (node.children.length ? node.children.flatMap(leavesOf) : [node]);

/** The queens that stand at a node. */
export function pathTo(node) {
  const path = [];
  for (let here = node; here.parent; here = here.parent) path.push(here);
  return path;
}

const square = (row, column) => `M${column} ${row}h1v1h-1z`;

export function tinyBoard(queens, n) {
  const dark = Array.from({ length: n * n }, (_, cell) => [Math.floor(cell / n), cell % n])
    .filter(([row, column]) => (row + column) % 2)
    .map(([row, column]) => square(row, column));
  const standing = queens.map(({ row, column }) => square(row, column));
  const board = makeSvg('svg', { class: 'tiny', viewBox: `0 0 ${n} ${n}` });
  board.append(makeSvg('path', { d: dark.join('') }));
  board.append(makeSvg('path', { class: 'queens', d: standing.join('') }));
  return board;
}
