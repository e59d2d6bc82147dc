/**
 * deduction.js -- the look of the steps of a deduction.
 */
export const deduction = `
.steps-s { display: flex; flex-direction: column; min-height: 160px; flex: 1 1 0; gap: var(--nq-2); }
.steps { flex: 1 1 0; min-height: 0; overflow: auto; counter-reset: step; display: flex; flex-direction: column; border-top: 1px solid var(--nq-line); }
.steps button { display: flex; align-items: center; gap: var(--nq-2); width: 100%; min-height: var(--nq-target); padding: 0 10px; border: 0; background: none; text-align: start; cursor: pointer; color: var(--nq-ink-2); font-variant-numeric: tabular-nums; }
.steps button::before { counter-increment: step; content: counter(step); min-width: 2ch; text-align: end; color: var(--nq-ink-3); }
.steps button:hover { background: var(--nq-sunken); }
.steps [aria-current] { background: var(--nq-indigo-wash); box-shadow: inset 3px 0 0 var(--nq-indigo); color: var(--nq-ink); font-weight: var(--nq-weight-strong); }
`;
