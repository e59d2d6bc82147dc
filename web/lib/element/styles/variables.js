/**
 * variables.js -- the look of the variables beside a trace; it comes with their pane.
 */
export const variables = `
.state-s { display: flex; flex-direction: column; gap: var(--nq-2); flex: 1 1 auto; min-height: 190px; overflow: auto; scrollbar-width: thin; scrollbar-color: var(--nq-line) transparent; font-variant-numeric: tabular-nums; }
.calls { display: flex; flex-wrap: wrap; gap: 3px; margin: 0; padding: 0; list-style: none; flex: none; }
.calls li { display: grid; padding: 3px 8px 4px; border-radius: var(--nq-round-2); background: var(--nq-sunken); line-height: 1.3; white-space: nowrap; font-size: var(--nq-text-sm); }
.calls b { font-weight: var(--nq-weight-strong); }
.calls small { font-size: var(--nq-text-xs); color: var(--nq-ink-3); }
.calls .now { background: var(--nq-indigo); color: var(--nq-on-accent); } .calls .now small { color: inherit; }
.tables { display: flex; flex-direction: column; align-items: start; gap: var(--nq-3); flex: none; }
.edges { flex: none; width: 100%; max-width: 260px; font: 400 11px var(--nq-font-code); }
.edges text { fill: var(--nq-ink-3); text-anchor: middle; dominant-baseline: central; }
.edges .name { fill: var(--nq-ink-2); font-family: var(--nq-font-ui); }
.edges rect { fill: var(--nq-surface); stroke: var(--nq-line); stroke-width: .5; }
.edges .field { fill: var(--nq-cell-light); } .edges .dark { fill: var(--nq-cell-dark); } .edges .queens { fill: var(--nq-queen); }
.edges .on rect { fill: var(--nq-indigo-wash); } .edges .on text { fill: var(--nq-ink); font-weight: 700; }
.edges .here rect { stroke: var(--nq-ink-2); stroke-width: 2; }
.edges .changed rect { stroke: var(--nq-cinnabar); stroke-width: 2; }
.edges line { stroke: var(--nq-sight); stroke-width: 1.5; }
.values { border-collapse: collapse; font: 400 12px/18px var(--nq-font-code); }
.values caption { text-align: start; white-space: nowrap; padding-bottom: 2px; color: var(--nq-ink-2); font: 400 var(--nq-text-xs)/1.4 var(--nq-font-ui); }
.values th { font-weight: 400; color: var(--nq-ink-3); }
.values th[scope="row"] { text-align: end; padding-right: 8px; white-space: nowrap; }
.values td { min-width: 20px; padding: 0 2px; text-align: center; color: var(--nq-ink-3); box-shadow: inset 0 0 0 .5px var(--nq-line); }
.values thead td, .values .note { box-shadow: none; }
.values .note { padding-left: 8px; text-align: start; white-space: nowrap; color: var(--nq-ink-2); }
.values .on { background: var(--nq-indigo-wash); color: var(--nq-ink); font-weight: 700; }
.values .derived { font-style: italic; } .values .derived .on { background: none; }
.values .here { outline: 1.5px solid var(--nq-line-strong); outline-offset: -2px; }
.values .changed, .state-s i.changed { box-shadow: inset 0 -3px 0 var(--nq-cinnabar); color: var(--nq-ink); }
.state-s i.changed { display: inline-block; width: 14px; height: 12px; margin-right: 6px; vertical-align: -1px; background: var(--nq-sunken); }
`;
