/**
 * tinies.js -- the look of boards in small: a node of the search tree, and what was found.
 */
export const tinies = `
.tree-card { display: flex; flex: none; flex-wrap: wrap; align-items: center; gap: var(--nq-2) var(--nq-3); min-height: 64px; padding-top: var(--nq-2); font-size: var(--nq-text-sm); color: var(--nq-ink-2); }
.tree-card p { flex: 1 1 12em; }
.tinies { display: flex; flex-wrap: wrap; gap: var(--nq-1); }
.tinies:empty { display: none; }
.tinies button { padding: 0; border: 0; background: none; line-height: 0; cursor: pointer; }
.tiny { width: 52px; height: 52px; background: var(--nq-cell-light); outline: 1px solid var(--nq-board-edge); }
.tiny path { fill: var(--nq-cell-dark); } .tiny .queens { fill: var(--nq-queen); }
.time > .tree-card { position: absolute; bottom: 100%; z-index: 6; flex-wrap: nowrap; width: max-content; max-width: min(100%, 340px); padding: var(--nq-2); background: var(--nq-surface); border-radius: var(--nq-round-2); box-shadow: var(--nq-shadow-pop); pointer-events: none; }
`;
