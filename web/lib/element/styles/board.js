/**
 * board.js -- the look of a board, and its place in the element while nothing stands around it.
 *
 * The frame has the size of the element. Without a height of its own the element is as high
 * as the sizer, which asks for what suits its width. Which arrangement fits is decided in
 * ../layout.js and written on the frame as data-layout.
 */
export const board = `
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
:host { display: block; background: var(--nq-surface); color: var(--nq-ink);
  font: var(--nq-weight) var(--nq-text-md)/var(--nq-lead) var(--nq-font-ui); -webkit-font-smoothing: antialiased; text-align: start; }
:host([hidden]) { display: none; }
.root { display: grid; grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); height: 100%; min-height: 0; container-type: inline-size; overflow: clip; }
.sizer, .frame { grid-area: 1 / 1; min-width: 0; }
.caption { color: var(--nq-ink-2); font-size: var(--nq-text-sm); }
::slotted([slot="caption"]) { display: block; margin: 0; padding: var(--nq-2) 2px; text-wrap: pretty; }
/* A narrow column breaks sentences and buttons into more lines. */
.sizer { visibility: hidden; pointer-events: none; height: max(min(100cqw, 560px) + 252px, 912px - 120cqw); }
.sizer.full { height: calc(min(100cqw, 560px) + 340px); }
.sizer.alone { height: 100cqw; }
@container (min-width: 600px) {
  .sizer { height: clamp(430px, 68cqw, 620px); }
  .sizer.full { height: clamp(520px, 68cqw, 720px); }
  .sizer.alone { height: 100cqw; }
}
.frame { container-type: size; display: flex; flex-direction: column; min-height: 0; }
.layout { flex: 1 1 0; min-height: 0; width: 100%; max-width: 1360px; margin: 0 auto; padding: var(--nq-2) var(--nq-4) var(--nq-2); display: flex; flex-direction: column; gap: var(--nq-2); }
.stage, .beside { display: contents; }
.square { container-type: size; display: grid; place-content: center; min-width: 0; min-height: 0; }
.square > .board { width: min(100cqw, 100cqh); height: min(100cqw, 100cqh); }
.layout.alone { padding: 0; }
.frame[data-layout] .layout.alone .stage { display: contents; }
.frame[data-layout] .layout.alone .square { flex: 1; max-height: none; place-content: start; }
[data-layout="stack"] .square, .plain:not([data-layout="columns"]) .square { flex: 1 1 calc(100cqw - 2 * var(--nq-4)); max-height: calc(100cqw - 2 * var(--nq-4)); min-height: 96px; }
[data-layout="tabs"] .square { flex: 1 1 0; }
[data-layout="columns"] { --nq-column: max(220px, min(54cqw, 100cqh - 152px)); }
[data-layout="columns"].full { --nq-column: max(220px, min(54cqw, 100cqh - 204px)); }
[data-layout="columns"] .layout:not(.alone) { display: grid; grid-template: minmax(0, 1fr) / var(--nq-column) minmax(0, 1fr); column-gap: clamp(16px, 3cqw, 48px); }
[data-layout="columns"] .stage { display: flex; flex-direction: column; gap: var(--nq-2); min-width: 0; min-height: 0; }
[data-layout="columns"] .beside { display: flex; flex-direction: column; gap: 14px; min-width: 0; min-height: 0; }
[data-layout="columns"] .square { flex: 0 1 var(--nq-column); place-content: start; }
.board { position: relative; touch-action: manipulation; user-select: none; -webkit-user-select: none; }
.board { overflow: hidden; }
.board.zoomable { touch-action: pan-x pan-y; }
.board.holding, .board.zoomed { touch-action: none; }
.board canvas { position: absolute; left: 0; top: 0; display: block; }
.board.dim canvas { opacity: .6; }
.grid { position: absolute; overflow: hidden; }
.grid [role="row"] { position: absolute; left: 0; width: 100%; display: flex; }
.grid [role="gridcell"] { flex: 1 1 0; min-width: 0; outline: none; box-shadow: none; }
`;
