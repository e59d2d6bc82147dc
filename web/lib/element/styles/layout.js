/**
 * layout.js -- where the stage, the side and the dock lie, by the element's own width.
 *
 * These are container queries: in a narrow column of a wide page the element looks as it
 * does on a phone. A page that wants everything in one view sets the element's height and
 * --nq-board-max.
 */
export const layout = `
:host { display: block; container-type: inline-size; background: var(--nq-surface); color: var(--nq-ink);
  font: var(--nq-weight) var(--nq-text-md)/var(--nq-lead) var(--nq-font-ui); -webkit-font-smoothing: antialiased; text-align: start; }
:host([hidden]) { display: none; }
.frame { display: flex; flex-direction: column; flex: 1; height: 100%; min-height: 0; }
.layout { flex: 1 1 auto; min-height: 0; width: 100%; max-width: 1360px; margin: 0 auto; padding: var(--nq-4); display: grid;
  grid-template-columns: minmax(0, 1fr); gap: var(--nq-4); align-content: start; }
.stage { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--nq-3); align-content: start; min-width: 0; width: 100%; }
.setup { display: flex; gap: var(--nq-2); align-items: center; }
.setup .pick { min-width: 0; }
.setup .pick-l { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
.setup .pick select { flex: none; max-width: 100%; text-overflow: ellipsis; }
.board { width: 100%; aspect-ratio: 1; position: relative; touch-action: manipulation; user-select: none; -webkit-user-select: none; }
.board { overflow: hidden; }
.board.zoomable { touch-action: pan-x pan-y; }
.board.holding, .board.zoomed { touch-action: none; }
.below { display: flex; align-items: center; justify-content: space-between; gap: var(--nq-2); }
.zoom { display: flex; flex: none; }
.board canvas { position: absolute; left: 0; top: 0; display: block; }
.board.dim canvas { opacity: .6; }
.grid { position: absolute; overflow: hidden; }
.grid [role="row"] { position: absolute; left: 0; width: 100%; display: flex; }
.grid [role="gridcell"] { flex: 1 1 0; min-width: 0; outline: none; box-shadow: none; }
.legend { display: flex; flex-wrap: wrap; gap: 2px var(--nq-4); font-size: var(--nq-text-xs); color: var(--nq-ink-2); line-height: 20px; min-height: 20px; }
.legend li { display: inline-flex; gap: 7px; align-items: center; white-space: nowrap; }
.legend canvas { width: 18px; height: 18px; border-radius: var(--nq-round-1); }
.side { display: flex; flex-direction: column; gap: 20px; min-width: 0; }
.side > section > h2 { margin-bottom: var(--nq-2); }

.say-kind { display: flex; align-items: center; gap: var(--nq-2); font-size: var(--nq-text-sm); color: var(--nq-ink-3); min-height: 28px; font-variant-numeric: tabular-nums; }
.say-kind strong { font-weight: var(--nq-weight-strong); }
.say-kind span { margin-left: auto; }
.say-text { font: 400 1.1875rem/1.36 var(--nq-font-voice); text-wrap: pretty; max-width: 34em; }
.say.steady .say-text { min-height: 2.72em; }
:lang(zh) .say-text { line-height: 1.5; }
:lang(zh) .say.steady .say-text { min-height: 3em; }
.say-more { color: var(--nq-ink-2); margin-top: 6px; max-width: 46em; min-height: 1.5em; }

.dock { background: var(--nq-surface); display: grid; align-items: center; gap: 4px var(--nq-2); padding: 8px var(--nq-4) calc(8px + env(safe-area-inset-bottom));
  grid-template-columns: 1fr auto; flex: none; box-shadow: inset 0 1px 0 var(--nq-line); }
.dock .time { grid-column: 1 / -1; grid-row: 1; }
.transport { display: flex; align-items: center; gap: var(--nq-1); }
.transport .main.icon { margin: 0 4px; width: 52px; height: 52px; }
.transport .main.icon .i { width: 25px; height: 25px; }
.time { position: relative; min-width: 0; cursor: pointer; touch-action: pan-y; }
.time canvas { width: 100%; display: block; }
.time.plain { cursor: default; }
.walk { height: 52px; } .map { height: 22px; } .line { height: 44px; }
.rate { display: grid; grid-template-columns: auto; align-items: center; gap: 0 var(--nq-2); justify-content: end; }
.rate.end { display: flex; justify-content: flex-end; gap: var(--nq-3); }
.speed { display: none; }
.few { align-self: start; }
.rate .pace { display: none; }
.out { font-size: var(--nq-text-xs); color: var(--nq-ink-3); text-decoration: none; display: inline-flex; gap: 6px; align-items: center; justify-content: center; white-space: nowrap; min-height: 44px; min-width: 44px; }
.out .mark { width: 16px; height: 16px; }
.out:hover { color: var(--nq-ink); }
.out span { display: none; }

.layout.alone { padding: 0; }

@container (min-width: 560px) {
  .out span { display: inline; }
}
@container (min-width: 600px) {
  .layout { grid-template-columns: min(360px, 50%) minmax(0, 1fr); column-gap: var(--nq-5); }
  .layout.alone { grid-template-columns: minmax(0, 1fr); }
  .dock { grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--nq-2) var(--nq-5); }
  .dock .time { grid-column: auto; grid-row: auto; }
  .walk { height: 62px; } .map { height: 35px; }
}
@container (min-width: 700px) {
  .legend { padding-left: 22px; }
  .flat .legend { padding-left: 0; }
  .rate:not(.end) { grid-template-columns: 150px auto; }
  .rate .loop { grid-column: 2; grid-row: 1 / span 2; }
  .few { display: none; }
  .speed { display: flex; align-items: center; gap: var(--nq-2); font-size: var(--nq-text-sm); color: var(--nq-ink-2); height: 28px; white-space: nowrap; }
  .rate .pace { display: block; }
}

/* With all controls it is a tool, not a figure: one column until the screen is wide. */
.full { background: var(--nq-paper); }
.full .layout { padding: var(--nq-3) var(--nq-4) var(--nq-5); }
.full .dock { position: sticky; bottom: 0; z-index: 5; box-shadow: var(--nq-shadow-dock); }
.full .say-text { font-size: 1.25rem; }
@container (max-width: 699px) {
  .full .setup .pick-l { display: none; }
  .full .setup .pick { padding-left: 10px; }
  .full .setup .pick select { padding-right: 27px; flex: 0 1 auto; min-width: 0; }
  .full .setup .pick .i { right: 5px; }
  .full .say.steady .say-text { min-height: 4.08em; }
  :lang(zh) .say.steady .say-text { min-height: 3em; }
}
@container (min-width: 600px) {
  .full .layout { grid-template-columns: minmax(0, 1fr); }
  .full .dock { grid-template-columns: 1fr auto; gap: 4px var(--nq-2); }
  .full .dock .time { grid-column: 1 / -1; grid-row: 1; }
}
@container (min-width: 700px) {
  .full .layout { padding-inline: var(--nq-5); }
  .full .stage { max-width: 640px; justify-self: center; }
  .full .dock { padding-inline: var(--nq-5); }
  .full .say-kind { min-height: var(--nq-target); }
  .full .say-text { font-size: var(--nq-text-xl); }
}
@container (min-width: 1100px) {
  .full .layout { grid-template-columns: min(46%, max(380px, var(--nq-board-max, 620px))) minmax(0, 1fr); grid-template-rows: minmax(0, 1fr); column-gap: var(--nq-7); padding: var(--nq-4) var(--nq-6); }
  .full .stage { max-width: none; }
  .full .side { overflow: auto; margin: -4px -8px 0; padding: 4px 8px var(--nq-4); scrollbar-width: thin; scrollbar-color: var(--nq-line) transparent; }
  .full .dock { grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--nq-2) var(--nq-5); min-height: 76px; padding: 10px max(var(--nq-6), calc((100% - 1360px) / 2 + var(--nq-6))) calc(10px + env(safe-area-inset-bottom)); }
  .full .dock .time { grid-column: auto; grid-row: auto; }
}
`;
