/**
 * trace.js -- the look of the trace: call stack, code.
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
.code { margin: 0; padding: 6px 0 8px; overflow: auto; font: 400 12px/19px var(--nq-font-code); tab-size: 4; flex: 1 1 auto; min-height: 0; scrollbar-width: thin; scrollbar-color: var(--nq-line) transparent; }
.code:focus-visible { outline-offset: -3px; box-shadow: none; }
.code div { display: flex; padding-right: var(--nq-2); }
.code i { flex: none; width: 34px; padding-right: 10px; text-align: right; color: var(--nq-code-comment); font-style: normal; user-select: none; -webkit-user-select: none; }
.code code { flex: 1; min-width: 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; --in: calc(var(--margin) * 1ch + 2ch); padding-left: var(--in); text-indent: calc(-1 * var(--in)); }
.code .lit { background: var(--nq-indigo-wash); box-shadow: inset 3px 0 0 var(--nq-indigo); }
.code .lit i { color: var(--nq-indigo); font-weight: 700; }
.t-k { color: var(--nq-code-keyword); } .t-s { color: var(--nq-code-string); } .t-c { color: var(--nq-code-comment); } .t-n { color: var(--nq-code-number); }
.t-v { padding-left: 2ch; color: var(--nq-cinnabar); }
.full .code { font-size: 13px; line-height: 20px; padding: 8px 0 10px; }
.full .code i { width: 44px; padding-right: 14px; }
`;
