/**
 * tree-geometry.js -- where the nodes of a search tree lie in a picture: a box for each.
 */
import { spread } from './search-tree.js';

/** Room at the left for the names of the rows. */
const NAMES = 44;
const EDGE = 6;

/** Below a leaf its mark has room. */
const MARK = 12;

const LARGEST_RADIUS = 12;
const LARGEST_BAND = 48;

/** The tree as such: leaves side by side, a level for each queen. */
export function treeBoxes(tree, width, height) {
  const leaves = spread(tree);
  const levels = Math.max(...tree.map(({ depth }) => depth));
  const across = (width - NAMES - EDGE) / leaves;
  const down = Math.min(4 * LARGEST_RADIUS, (height - MARK) / (levels + 1));
  const r = Math.max(1.5, Math.min(LARGEST_RADIUS, across * 0.44, down * 0.34));
  return new Map(
    tree.map((node) => {
      const [x, y] = [NAMES + (node.x + 0.5) * across, (node.depth + 0.5) * down];
      return [node, { x: x - r, y: y - r, width: 2 * r, height: 2 * r }];
    }),
  );
}

/** A strip of time: a queen is as long as what was searched while it stood. */
export function stripBoxes(tree, width, height) {
  const [{ to: length }] = tree;
  const layers = Math.max(...tree.map(({ depth }) => depth));
  const band = Math.min(LARGEST_BAND, (height - 2 * EDGE) / layers);
  const x = (i) => NAMES + (i / length) * (width - NAMES - EDGE);
  return new Map(
    tree.slice(1).map((node) => {
      const wide = Math.max(0.6, x(node.to) - x(node.from) - 1);
      const y = EDGE + (node.depth - 1) * band;
      return [node, { x: x(node.from), y, width: wide, height: band - 3 }];
    }),
  );
}

/** The node nearest to a point, if one is near. */
export function nodeNear(boxes, x, y, reach = 24) {
  let [nearest, least] = [undefined, reach];
  for (const [node, box] of boxes) {
    const across = Math.max(box.x - x, 0, x - box.x - box.width);
    const down = Math.max(box.y - y, 0, y - box.y - box.height);
    const distance = Math.hypot(across, down);
    if (distance < least) [nearest, least] = [node, distance];
  }
  return nearest;
}
