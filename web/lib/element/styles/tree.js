/**
 * tree.js -- the look of the search tree beside a trace; it comes with its pane.
 */
export const tree = `
.tree-s { display: flex; flex-direction: column; flex: 1 1 auto; min-height: 190px; }
.tree { flex: 1 1 0; width: 100%; min-height: 120px; max-height: 420px; cursor: pointer; }
.tree.strip { max-height: 160px; }
.tree text { font-size: var(--nq-text-xs); fill: var(--nq-ink-3); dominant-baseline: central; }
.tree .node { outline: none; box-shadow: none; }
.node line { stroke: var(--nq-line-strong); }
.node circle, .node rect { fill: var(--nq-surface); stroke: var(--nq-line-strong); }
.node text { text-anchor: middle; fill: var(--nq-ink-2); }
.node path { fill: none; stroke: var(--nq-cinnabar); stroke-width: 1.8; }
.node.solution path { fill: var(--nq-malachite); stroke: none; }
.node rect { fill: var(--nq-line-strong); stroke: none; }
.node.next { opacity: .4; }
.node.next path, .node.dead.now path { display: none; }
.node.past rect { fill: var(--nq-ink-3); }
.node:is(.fruitful, .solution).past :is(circle, rect) { stroke: var(--nq-malachite); fill: var(--nq-malachite-wash); }
.node.now line { stroke: var(--nq-indigo); stroke-width: 3; }
.node.now :is(circle, rect) { fill: var(--nq-indigo); stroke: var(--nq-indigo); }
.node.now text { fill: var(--nq-on-accent); font-weight: var(--nq-weight-strong); }
.node:focus-visible :is(circle, rect) { stroke: var(--nq-focus); stroke-width: 4; paint-order: stroke; }
`;
