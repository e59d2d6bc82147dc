/**
 * style.js -- the look of the share dialog.
 */
export const share = `
dialog.share { max-width: min(860px, calc(100vw - 24px)); overflow: auto; }
.share .tabs { display: flex; flex-wrap: wrap; gap: 0 4px; margin: 0 -6px var(--nq-3); box-shadow: inset 0 -1px 0 var(--nq-line); }
.share .tabs button { position: relative; min-height: var(--nq-target); padding: 0 10px; border: 0; background: none; color: var(--nq-ink-2); cursor: pointer; white-space: nowrap; }
.share .tabs [aria-selected="true"] { color: var(--nq-ink); font-weight: var(--nq-weight-strong); }
.share .tabs [aria-selected="true"]::after { content: ""; position: absolute; inset: auto 10px 0; height: 2px; background: var(--nq-indigo); }
.share .panel { display: grid; gap: var(--nq-3) var(--nq-5); align-items: start; grid-template-columns: minmax(0, 1fr); }
.share .made { display: grid; gap: var(--nq-3); min-width: 0; align-content: start; }
.share .choices { display: flex; flex-wrap: wrap; gap: 0 var(--nq-4); align-items: center; }
.share .choices .pick { margin-block: 4px; }
.share .steps input { width: 6.5em; height: var(--nq-target); padding: 0 10px; border: 0; border-radius: var(--nq-round-2); background: var(--nq-surface); box-shadow: inset 0 0 0 1px var(--nq-line); font-variant-numeric: tabular-nums; }
.share .steps [aria-invalid="true"] { box-shadow: inset 0 0 0 2px var(--nq-cinnabar); }
.share .copied { margin: 0; padding: 12px; border-radius: var(--nq-round-2); background: var(--nq-sunken); font: 13px/1.5 var(--nq-font-code); white-space: pre-wrap; overflow-wrap: anywhere; max-height: 40dvh; overflow: auto; }
.share .actions { display: flex; flex-wrap: wrap; gap: var(--nq-2); align-items: center; }
.share .note { white-space: normal; }
.share .warn { display: flex; gap: 8px; color: var(--nq-ochre); font-size: var(--nq-text-sm); line-height: 1.4; }
.share .preview { min-width: 0; height: clamp(300px, 52dvh, 420px); display: grid; place-content: center; grid-template: minmax(0, 1fr) / minmax(0, 1fr); border-radius: var(--nq-round-2); background: var(--nq-surface); box-shadow: inset 0 0 0 1px var(--nq-line); overflow: hidden; padding: 1px; }
.share .preview[aria-busy] { opacity: .5; }
.share .preview:empty { display: none; }
.share .preview n-queens-board { width: 100%; height: 100%; margin-inline: auto; }
.share .preview img { max-width: 100%; max-height: 100%; margin: auto; display: block; }
@media (min-width: 760px) {
  .share .panel:has(.preview:not(:empty)) { grid-template-columns: minmax(0, 1fr) minmax(0, 330px); }
}
@media (max-width: 480px) {
  dialog.share { padding: var(--nq-4); max-width: calc(100vw - 12px); max-height: calc(100dvh - 16px); }
  .share .head { margin-inline-end: -6px; }
}
`;
