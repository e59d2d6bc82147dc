/**
 * tutorial-tree.mjs -- the search tree of a small board as a picture, built from a trace.
 *
 * A node is a board that the search has stood at. Leaves stand side by side from left to
 * right, and a node stands above the middle of its children.
 */
import { SvgPen } from '../../lib/element/board/svg-pen.js';
import { finished, LOOK } from './tutorial-pictures.mjs';
import { eventsOf } from './tutorial-values.mjs';

const CELL = 10;
const GAP = 14;
const LEVEL = 74;

/** The nodes of a trace in the order of the search: { columns, children, isSolution }. */
export function searchTree(events) {
  const node = (columns) => ({ columns, children: [], isSolution: false });
  const path = [node([])];
  for (const { type, column } of events) {
    const here = path.at(-1);
    if (type === 'solution') here.isSolution = true;
    if (type === 'remove') path.pop();
    if (type === 'place') {
      const child = node([...here.columns, column]);
      here.children.push(child);
      path.push(child);
    }
  }
  return path[0];
}

/** Gives every node its x, in leaves from the left; returns how many leaves there are. */
function placeNodes(node, leaves = 0) {
  if (node.children.length === 0) {
    node.x = leaves;
    return leaves + 1;
  }
  const end = node.children.reduce((next, child) => placeNodes(child, next), leaves);
  node.x = (node.children[0].x + node.children.at(-1).x) / 2;
  return end;
}

export function drawTree(nq, n, title) {
  const root = searchTree(eventsOf(nq, n, 'board'));
  const side = n * CELL;
  const step = side + GAP;
  const pen = new SvgPen();
  const top = ({ columns }) => columns.length * LEVEL + 1;
  const middle = ({ x }) => x * step + side / 2 + 1;
  const leaves = placeNodes(root);

  const draw = (node) => {
    for (const child of node.children) {
      const edge = [middle(node), top(node) + side, middle(child), top(child)];
      pen.lines([edge], { stroke: LOOK['ink-3'] });
      draw(child);
    }
    drawBoard(pen, node, middle(node) - side / 2, top(node), n);
  };
  draw(root);
  return finished(pen, leaves * step - GAP + 2, n * LEVEL + side + 16, title);
}

function drawBoard(pen, { columns, children, isSolution }, x, y, n) {
  const side = n * CELL;
  const edge = isSolution ? LOOK.malachite : LOOK['board-edge'];
  pen.rect(x, y, side, side, {
    fill: LOOK['cell-light'],
    stroke: edge,
    width: isSolution ? 2.5 : 1,
  });
  const queens = columns.map(
    (column, row) => `M${x + column * CELL} ${y + row * CELL}h${CELL}v${CELL}h-${CELL}z`,
  );
  pen.path(queens.join(''), { x: 0, y: 0, scale: 1 }, { fill: LOOK.queen });
  if (isSolution) {
    pen.circle(x + side / 2, y + side + 9, 5, { stroke: LOOK.malachite, width: 2 });
  } else if (children.length === 0) {
    drawCross(pen, x + side / 2, y + side + 9);
  }
}

function drawCross(pen, x, y) {
  const arms = [
    [x - 4, y - 4, x + 4, y + 4],
    [x - 4, y + 4, x + 4, y - 4],
  ];
  pen.lines(arms, { stroke: LOOK.cinnabar, width: 2 });
}
