/**
 * figures.js -- the look of figures beside a trace or a count.
 */
export const figures = `
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
