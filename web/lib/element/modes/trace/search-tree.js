/**
 * search-tree.js -- the tree of a search: a node is a queen that was placed, its children are
 * the queens that were placed while it stood.
 */

/** Larger boards have more nodes than a picture of the whole tree could show. */
const LARGEST_WHOLE = 6;

/** Of larger boards, and in the map, the queens of so many depths are shown. */
export const MAP_LAYERS = 3;

export const isWhole = (n) => n <= LARGEST_WHOLE;

/** How many depths of the tree a survey is to tell. */
export const surveyedLayers = (n) => (isWhole(n) ? n : MAP_LAYERS);

/**
 * The nodes of a survey in the order of the search, the root first, each with
 *
 *     depth, row, column   the queen; none of the root, whose depth is 0
 *     from, to             the event that placed it, and the one after it was taken back
 *     parent, children     nodes
 *     solutions            the events at which there was a solution while it stood
 *     isCut                whether what was placed while it stood is not told
 */
export function treeOf({ nodes, solutions, length, layers }, n) {
  const root = { depth: 0, from: 0, to: length, parent: null, children: [], solutions };
  const path = [root];
  for (const [layer, from, to, row, column] of nodes) {
    const parent = path[layer];
    const found = parent.solutions.filter((i) => from < i && i < to);
    const isCut = layer + 1 === layers && layers < n;
    const place = { depth: layer + 1, row, column };
    const node = { ...place, from, to, parent, children: [], solutions: found, isCut };
    parent.children.push(node);
    path[layer + 1] = node;
  }
  return inOrder(root);
}

const inOrder = (node) => [node, ...node.children.flatMap(inOrder)];

/** What came of a node: a solution, nothing, or more queens, with a solution or in vain. */
export function fateOf({ children, solutions, isCut }) {
  if (children.length || isCut) return solutions.length ? 'fruitful' : 'vain';
  return solutions.length ? 'solution' : 'dead';
}

/** What event i makes of a node: not placed yet, on the path to the present board, or left. */
export function stageOf({ from, to }, i) {
  if (i < from) return 'next';
  return i < to ? 'now' : 'past';
}

/** The deepest node that stands at event i. */
export function nodeAt(tree, i) {
  return [...tree].reverse().find((node) => stageOf(node, i) === 'now');
}

/** The rows by depth; undefined where an algorithm takes one here and another there. */
export function rowsByDepth(tree) {
  const rows = [];
  for (const { depth, row } of tree) {
    rows[depth] = depth in rows && rows[depth] !== row ? undefined : row;
  }
  return rows;
}

/** Gives each node its `x`: leaves side by side, a node above the middle of its children. */
export function spread(tree) {
  let leaves = 0;
  for (const node of tree) if (!node.children.length) node.x = leaves++;
  for (const node of [...tree].reverse()) {
    const { children } = node;
    if (children.length) node.x = (children[0].x + children.at(-1).x) / 2;
  }
  return leaves;
}
