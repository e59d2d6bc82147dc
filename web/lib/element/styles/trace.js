/**
 * trace.js -- the look of the trace: call stack, code, figures.
 */
export const trace = `
.stack { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 3px; margin-top: var(--nq-2); }
.stack li { display: grid; justify-items: center; padding: 4px 0 5px; border-radius: var(--nq-round-2); background: var(--nq-sunken); line-height: 1.3; overflow: hidden; white-space: nowrap; }
.stack small { font-size: var(--nq-text-xs); color: var(--nq-ink-3); }
.stack b { font-weight: var(--nq-weight-strong); }
.stack .now { background: var(--nq-indigo); color: var(--nq-on-accent); } .stack .now small { color: inherit; }
.stack .wait { background: none; box-shadow: inset 0 0 0 1px var(--nq-line); color: var(--nq-ink-3); }
.stack.many { gap: 1px; min-height: 44px; align-items: end; }
.stack.many li { padding: 0; height: 24px; border-radius: var(--nq-round-1); overflow: visible; align-content: center; }
.stack.many small { display: none; }
.stack.many b { font-size: 11px; }
.stack.many li:not(.now) b { display: none; }
.stack.many .now { height: 36px; min-width: 26px; z-index: 1; border-radius: var(--nq-round-2); justify-self: center; }
.stack.many .now:first-child { justify-self: start; } .stack.many .now:last-child { justify-self: end; }

.code-s { display: flex; flex-direction: column; min-height: 0; background: var(--nq-sunken); border-radius: var(--nq-round-3); overflow: hidden; flex: 1 1 auto; }
.side > .code-s { min-height: 150px; }
.tabs { display: flex; padding: 0 var(--nq-2); box-shadow: inset 0 -1px 0 var(--nq-line); overflow-x: auto; flex: none; }
.tabs button { position: relative; min-height: var(--nq-target); border: 0; background: none; padding: 0 12px; color: var(--nq-ink-2); font-size: var(--nq-text-sm); cursor: pointer; white-space: nowrap; }
.tabs button:focus-visible { outline-offset: -4px; box-shadow: none; }
.tabs [aria-selected="true"] { color: var(--nq-ink); font-weight: var(--nq-weight-strong); }
.tabs [aria-selected="true"]::after { content: ""; position: absolute; inset: auto 12px 0; height: 2px; background: var(--nq-indigo); }
.code { margin: 0; padding: 6px 0 8px; overflow: auto; font: 400 12px/19px var(--nq-font-code); tab-size: 4; flex: 1 1 auto; min-height: 0; scrollbar-width: thin; scrollbar-color: var(--nq-line) transparent; }
.code:focus-visible { outline-offset: -3px; box-shadow: none; }
.code div { display: flex; padding-right: var(--nq-4); min-width: max-content; }
.code i { flex: none; width: 34px; padding-right: 10px; text-align: right; color: var(--nq-code-comment); font-style: normal; user-select: none; -webkit-user-select: none; }
.code code { font: inherit; white-space: pre; }
.code .lit { background: var(--nq-indigo-wash); box-shadow: inset 3px 0 0 var(--nq-indigo); }
.code .lit i { color: var(--nq-indigo); font-weight: 700; }
.t-k { color: var(--nq-code-keyword); } .t-s { color: var(--nq-code-string); } .t-c { color: var(--nq-code-comment); } .t-n { color: var(--nq-code-number); }
.t-v { padding-left: 2ch; color: var(--nq-cinnabar); }
.full .code { font-size: 13px; line-height: 20px; padding: 8px 0 10px; }
.full .code i { width: 44px; padding-right: 14px; }

.steps-s { display: flex; flex-direction: column; min-height: 160px; flex: 1 1 0; gap: var(--nq-2); }
.steps { flex: 1 1 0; min-height: 0; overflow: auto; counter-reset: step; display: flex; flex-direction: column; border-top: 1px solid var(--nq-line); }
.steps button { display: flex; align-items: center; gap: var(--nq-2); width: 100%; min-height: var(--nq-target); padding: 0 10px; border: 0; background: none; text-align: start; cursor: pointer; color: var(--nq-ink-2); font-variant-numeric: tabular-nums; }
.steps button::before { counter-increment: step; content: counter(step); min-width: 2ch; text-align: end; color: var(--nq-ink-3); }
.steps button:hover { background: var(--nq-sunken); }
.steps [aria-current] { background: var(--nq-indigo-wash); box-shadow: inset 3px 0 0 var(--nq-indigo); color: var(--nq-ink); font-weight: var(--nq-weight-strong); }
.note.wrap { white-space: normal; }
.tree-card { display: flex; flex: none; flex-wrap: wrap; align-items: center; gap: var(--nq-2) var(--nq-3); min-height: 64px; padding-top: var(--nq-2); font-size: var(--nq-text-sm); color: var(--nq-ink-2); font-variant-numeric: tabular-nums; }
.tree-card p { flex: 1 1 12em; }
.tinies { display: flex; flex-wrap: wrap; gap: var(--nq-1); }
.tinies:empty { display: none; }
.tiny { width: 52px; height: 52px; background: var(--nq-cell-light); outline: 1px solid var(--nq-board-edge); }
.tiny path { fill: var(--nq-cell-dark); } .tiny .queens { fill: var(--nq-queen); }
.time > .tree-card { position: absolute; bottom: 100%; z-index: 6; flex-wrap: nowrap; width: max-content; max-width: min(100%, 340px); padding: var(--nq-2); background: var(--nq-surface); border-radius: var(--nq-round-2); box-shadow: var(--nq-shadow-pop); pointer-events: none; }
.time > .tree-card p { flex: 1 1 14em; }

.figures { display: grid; flex: none; grid-template-columns: 1fr 1fr; border-block: 1px solid var(--nq-line); }
.figures div { padding: 9px 0 10px 14px; border-left: 1px solid var(--nq-line); min-width: 0; }
.figures div:nth-child(odd) { padding-left: 0; border-left: 0; }
.figures div:nth-child(n + 3) { border-top: 1px solid var(--nq-line); }
.figures dt { font-size: var(--nq-text-xs); color: var(--nq-ink-3); display: flex; align-items: center; gap: 5px; white-space: nowrap; }
.figures dt .k { width: 11px; height: 11px; stroke-width: 2.4; }
.figures dd { font-size: 19px; line-height: 1.3; white-space: nowrap; }
@container side (min-width: 360px) {
  .figures:not(.long) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .figures:not(.long) div:nth-child(n) { border-top: 0; padding-left: 14px; border-left: 1px solid var(--nq-line); }
  .figures:not(.long) div:first-child { padding-left: 0; border-left: 0; }
}
@container side (min-width: 480px) {
  .figures.long { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .figures.long div:nth-child(n) { border-top: 0; padding-left: 14px; border-left: 1px solid var(--nq-line); }
  .figures.long div:first-child { padding-left: 0; border-left: 0; }
}
`;
