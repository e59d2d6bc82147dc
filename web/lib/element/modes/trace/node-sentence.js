/**
 * node-sentence.js -- what is said of a node of the search tree.
 */
import { fateOf } from './search-tree.js';

/** Which steps a node of the search tree takes, and what came of it. */
export function describeNode(t, node) {
  const { row: r, column: c, from, to, solutions, parent } = node;
  const fate = fateOf(node);
  const found = t('trace.solutions.found', { k: t.number(solutions.length) });
  const s = solutions.length ? found : t(fate === 'dead' ? 'tree.dead' : 'tree.vain');
  const values = { i: t.number(from + 1), k: t.number(to), r, c, s };
  if (!parent) return t('tree.root', values);
  return t(fate === 'dead' || fate === 'solution' ? 'tree.leaf' : 'tree.node', values);
}
