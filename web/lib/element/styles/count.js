/**
 * count.js -- the look of a count: the sum, the lanes.
 */
export const count = `
.tally { padding-top: 6px; }
.tally output { display: block; font: 400 var(--nq-text-3xl)/1.1 var(--nq-font-voice); font-variant-numeric: lining-nums tabular-nums; letter-spacing: -.01em; overflow-wrap: anywhere; }
.tally p { color: var(--nq-ink-2); margin-top: 4px; }
.lanes { margin-top: var(--nq-2); display: grid; gap: 6px; }
.lanes li { display: grid; grid-template-columns: 20px minmax(0, 1fr) 124px; gap: var(--nq-3); align-items: center; font-size: var(--nq-text-sm); line-height: 24px; font-variant-numeric: tabular-nums; }
.lanes li > span:last-child { text-align: right; color: var(--nq-ink-3); white-space: nowrap; }
.lanes canvas { width: 100%; height: 24px; display: block; border-radius: var(--nq-round-1); }
.lanes.thin { gap: 2px; }
.lanes.thin li { line-height: 12px; grid-template-columns: minmax(0, 1fr); }
.lanes.thin span { display: none; }
.lanes.thin canvas { height: 12px; }
.saved { color: var(--nq-ink-2); font-size: var(--nq-text-sm); }
.saved.trouble { color: var(--nq-cinnabar); }
`;
