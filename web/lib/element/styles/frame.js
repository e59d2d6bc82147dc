/**
 * frame.js -- where setup, narration, panes and dock lie around the board.
 */
export const frame = `
.setup { display: flex; gap: var(--nq-2); align-items: center; flex: none; min-width: 0; }
.setup .pick { min-width: 4.5em; flex: 0 1 auto; display: inline-grid; grid-template-columns: minmax(0, 1fr); padding: 0; }
.setup .pick > * { grid-area: 1 / 1; }
.setup .pick-l { align-self: start; overflow: clip; padding: 4px 10px 0; font-size: 11px; line-height: 14px; pointer-events: none; }
@container (max-width: 720px) {
  .setup .pick-v { display: none; }
}
/* A phone is high enough for a second line. */
@container (max-width: 480px) and (min-height: 640px) {
  .setup { flex-wrap: wrap; }
}
.setup .pick select { width: 100%; min-width: 0; padding: 16px 26px 0 10px; text-overflow: ellipsis; font-size: var(--nq-text-sm); }
.setup .pick .i { align-self: end; justify-self: end; margin-bottom: 5px; right: 5px; }
.setup .pick:last-child { flex: none; }
.voice { flex: none; min-width: 0; }
.side { container: side / inline-size; display: flex; flex-direction: column; gap: 16px; min-width: 0; min-height: 0; overflow: auto; overscroll-behavior: contain; scrollbar-width: thin; scrollbar-color: var(--nq-line) transparent; padding: 2px; margin: -2px; }
.side:empty { display: none; }
.side section > h2 { margin-bottom: var(--nq-2); }

/* One column. */
[data-layout="stack"] .side { flex: 1 1 0; }
[data-layout="tabs"] .side { flex: 1 1 0; }
[data-layout="tabs"][data-view="board"]:not(.plain) .side { display: none; }
[data-layout="tabs"][data-view="side"]:not(.plain) :is(.square, .below) { display: none; }
.tabs { display: flex; padding: 0 var(--nq-2); box-shadow: inset 0 -1px 0 var(--nq-line); overflow-x: auto; flex: none; }
.tabs button { position: relative; min-height: var(--nq-target); border: 0; background: none; padding: 0 12px; color: var(--nq-ink-2); font-size: var(--nq-text-sm); cursor: pointer; white-space: nowrap; }
.tabs button:focus-visible { outline-offset: -4px; box-shadow: none; }
.tabs [aria-selected="true"] { color: var(--nq-ink); font-weight: var(--nq-weight-strong); }
.tabs [aria-selected="true"]::after { content: ""; position: absolute; inset: auto 12px 0; height: 2px; background: var(--nq-indigo); }
.views { display: flex; align-items: center; gap: var(--nq-2); flex: none; min-width: 0; box-shadow: inset 0 -1px 0 var(--nq-line); }
.views .tabs { flex: 1 1 auto; min-width: 0; padding: 0; margin-left: -12px; box-shadow: none; }
.views .pick { flex: 0 1 auto; min-width: 0; box-shadow: none; background: none; }
.views .pick-l { display: none; }
.views .pick select { min-width: 0; padding-right: 28px; font-size: var(--nq-text-sm); text-overflow: ellipsis; }
[data-layout="tabs"] .views { order: -1; }
[data-layout="tabs"][data-view="board"] .views .pick { display: none; }
[data-layout="tabs"] .setup { order: -2; }
[data-layout="tabs"] .fieldError { order: -2; }
:is([data-layout="columns"], [data-layout="stack"]) .views.single, .plain .views { display: none; }
.low .views button { min-height: 32px; }
.low .views .pick { height: 32px; }
[data-layout="tabs"] .legend { display: none; }
[data-layout="tabs"] .below:not(:has(.zoom:not([hidden]))) { display: none; }

/* Two columns: the board is as large as its column and the height allow. */
[data-layout="columns"] .side { flex: 1 1 0; }
[data-layout="columns"].full .layout { padding: var(--nq-3) clamp(16px, 2.5cqw, 32px) var(--nq-2); }
[data-layout="columns"].low .layout:not(.alone) { grid-template: auto auto auto auto minmax(0, 1fr) / max(180px, min(50cqw, 100cqh - 84px)) minmax(0, 1fr); grid-template-areas: "square setup" "square error" "square voice" "square views" "square side"; row-gap: 6px; padding-block: 6px; }
[data-layout="columns"].low :is(.stage, .beside) { display: contents; }
[data-layout="columns"].low .square { grid-area: square; }
[data-layout="columns"].low .setup { grid-area: setup; }
[data-layout="columns"].low .fieldError { grid-area: error; }
[data-layout="columns"].low .voice { grid-area: voice; }
[data-layout="columns"].low .views { grid-area: views; }
[data-layout="columns"].low .side { grid-area: side; }
[data-layout="columns"].low .below { display: none; }
.below { display: flex; align-items: center; justify-content: space-between; gap: var(--nq-2); }
.zoom { display: flex; flex: none; }
.legend { display: flex; flex-wrap: wrap; gap: 2px var(--nq-4); font-size: var(--nq-text-xs); color: var(--nq-ink-2); line-height: 20px; min-height: 20px; }
.legend li { display: inline-flex; gap: 7px; align-items: center; white-space: nowrap; }
.legend canvas { width: 18px; height: 18px; border-radius: var(--nq-round-1); }

.say-kind { display: flex; align-items: center; gap: var(--nq-2); font-size: var(--nq-text-sm); color: var(--nq-ink-3); min-height: 28px; font-variant-numeric: tabular-nums; }
.say-kind strong { font-weight: var(--nq-weight-strong); }
.say-kind span { margin-left: auto; }
.say-text { font: 400 1.1875rem/1.36 var(--nq-font-voice); text-wrap: pretty; max-width: 34em; }
.say.steady .say-text { min-height: 2.72em; }
:lang(zh) .say-text { line-height: 1.5; }
:lang(zh) .say.steady .say-text { min-height: 3em; }
.say-more { color: var(--nq-ink-2); margin-top: 6px; max-width: 46em; min-height: 1.5em; }

.dock { background: var(--nq-surface); display: grid; align-items: center; gap: 2px var(--nq-2); padding: 6px var(--nq-4) calc(6px + env(safe-area-inset-bottom));
  grid-template-columns: minmax(0, 1fr) auto; flex: none; box-shadow: inset 0 1px 0 var(--nq-line); }
.dock :is(.time, .palette) { grid-column: 1 / -1; grid-row: 1; }
.transport { display: flex; align-items: center; gap: 2px; min-width: 0; }
/* A long word goes on in a second line rather than under the next button. */
.transport .btn.main { min-width: 0; white-space: normal; line-height: 1.2; }
:is([data-layout="stack"], [data-layout="tabs"]) .transport .btn.main { padding: 0 12px; }
:is([data-layout="stack"], [data-layout="tabs"]) .transport .btn.main .i { display: none; }
.transport .main.icon { margin: 0 4px; width: 48px; height: 48px; }
.transport .main.icon .i { width: 24px; height: 24px; }
.time { position: relative; min-width: 0; cursor: pointer; touch-action: pan-y; }
.time canvas { width: 100%; display: block; }
.time.plain { cursor: default; }
.walk { height: 44px; } .map { height: 46px; } .line { height: 36px; }
.rate { display: flex; align-items: center; gap: 0 var(--nq-2); justify-content: end; min-width: 0; }
.rate.end { gap: var(--nq-3); }
.speed, .rate .pace { display: none; }
.rate .few { padding-left: 10px; }
.rate .few .pick-l { display: none; }
.rate .few select { padding-right: 28px; font-size: var(--nq-text-sm); }
.out { font-size: var(--nq-text-xs); color: var(--nq-ink-3); text-decoration: none; display: inline-flex; gap: 6px; align-items: center; justify-content: center; white-space: nowrap; min-height: 44px; min-width: 44px; }
.out .mark { width: 16px; height: 16px; }
.out:hover { color: var(--nq-ink); }
.out span { display: none; }
.full { background: var(--nq-paper); }
.full .dock { box-shadow: var(--nq-shadow-dock); z-index: 5; }

:is([data-layout="stack"], [data-layout="tabs"]) .transport .end { display: none; }
:is([data-layout="stack"], [data-layout="tabs"]) .rate.end :is(.btn:not(.main) .lbl, .note) { display: none; }
:is([data-layout="stack"], [data-layout="tabs"]) .rate.end .btn:not(.main) { padding: 0 13px; }
:is([data-layout="stack"], [data-layout="tabs"]) .rate.end .btn .i { margin: 0; }
@container (min-width: 340px) {
  :is([data-layout="stack"], [data-layout="tabs"]) .rate.end .btn.word .lbl { display: inline; }
  :is([data-layout="stack"], [data-layout="tabs"]) .rate.end .btn.word .i { display: none; }
  :is([data-layout="stack"], [data-layout="tabs"]) .rate.end { gap: 4px; }
  :is([data-layout="stack"], [data-layout="tabs"]) .dock:has(.main.long) :is(.next, .word) { display: none; }
}
[data-layout="tabs"] .map { display: none; }
.low .dock, [data-layout="columns"] .dock { grid-template-columns: auto minmax(40px, 1fr) auto; }
:is(.low, [data-layout="columns"]) .dock :is(.time, .palette) { grid-column: auto; grid-row: auto; }
.low .dock { padding-block: 3px; }
@container (max-width: 340px) {
  .low .dock .time:has(.line) { display: none; }
  .low .dock:has(.line) { grid-template-columns: auto auto; justify-content: space-between; }
  .low .dock .rate.end .btn:not(.main) { padding: 0 8px; }
  .low .transport .btn.main { flex: none; padding: 0 8px; }
}
@container (max-width: 270px) {
  [data-layout]:not(.low) .dock { grid-template-columns: minmax(0, 1fr); }
}
.low .walk { height: 40px; }
.low[data-layout="tabs"] :is(.transport .next, .voice .seg) { display: none; }
.low[data-layout="tabs"] .say-more { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: clip; }
.low[data-layout="tabs"] .say-more[hidden] { display: none; }
.low .map { display: none; }
.low .what { display: none; }
.low .say-kind { min-height: 20px; line-height: 20px; }
.low .say-text, [data-layout="tabs"] .say-text { font-size: 1rem; line-height: 1.3; }
.low .say.steady .say-text, [data-layout="tabs"] .say.steady .say-text { min-height: 2.6em; }
.low .say-more { margin-top: 0; font-size: var(--nq-text-sm); }
[data-layout="columns"].full:not(.low) .say-text { font-size: 1.25rem; }
[data-layout="columns"]:not(.low) .dock { gap: var(--nq-2) clamp(8px, 2cqw, 24px); padding: 8px clamp(16px, 2.5cqw, 32px) calc(8px + env(safe-area-inset-bottom)); }
@container (min-width: 560px) {
  .out span { display: inline; }
}
@container (min-width: 940px) {
  [data-layout="columns"] .rate:not(.end) { display: grid; grid-template-columns: 150px auto; }
  [data-layout="columns"] .rate .loop { grid-column: 2; grid-row: 1 / span 2; }
  [data-layout="columns"] .rate .few { display: none; }
  [data-layout="columns"] .speed { display: flex; align-items: center; gap: var(--nq-2); font-size: var(--nq-text-sm); color: var(--nq-ink-2); height: 28px; white-space: nowrap; }
  [data-layout="columns"] .rate .pace { display: block; }
}
@container (min-width: 1100px) {
  .full .say-text { font-size: var(--nq-text-xl); }
  .full .dock { padding-inline: max(var(--nq-6), calc((100cqw - 1360px) / 2 + var(--nq-6))); }
}
`;
