/**
 * play.js -- the look of the play mode's side.
 */
export const play = `
.ask { display: flex; align-items: center; justify-content: space-between; gap: var(--nq-4); padding: var(--nq-3) 0; border-block: 1px solid var(--nq-line); }
.ask > div { min-width: 0; }
.answer { font-size: var(--nq-text-lg); min-height: 1.5em; }
.say-kind span { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
@container (max-width: 340px) {
  .low .dock .next { display: none; }
}
.further { display: contents; }
.free { display: flex; flex-wrap: wrap; gap: var(--nq-1); max-width: 640px; }
.free li { position: relative; flex: 0 0 calc((100% - 7 * var(--nq-1)) / 8); max-width: 56px; min-width: 34px; display: grid; justify-items: center; border-radius: var(--nq-round-2); background: var(--nq-sunken); padding: 5px 0 6px; font-variant-numeric: tabular-nums; line-height: 1.25; }
.free small { font-size: var(--nq-text-xs); color: var(--nq-ink-3); }
.free b { font-weight: var(--nq-weight-strong); font-size: var(--nq-text-lg); }
.free .done { background: none; box-shadow: inset 0 0 0 1px var(--nq-line); } .free .done b { color: var(--nq-ink-3); font-weight: 400; }
.free .low { background: var(--nq-ochre-wash); } .free .low b { color: var(--nq-ochre); }
.free .low::after { content: ""; position: absolute; inset: auto 25% 3px; border-bottom: 2px dotted var(--nq-ochre); }
.puzzle .note { margin-block: var(--nq-2); }
.field.own { flex: 1 1 16em; min-width: 0; }
.field.own span { white-space: nowrap; }
.field.own input { flex: 1; min-width: 0; width: 100%; }
.side > .field.own { flex: none; }
.puzzle h3 { font-size: var(--nq-text-sm); line-height: 20px; margin: var(--nq-3) 0 var(--nq-1); font-weight: 400; color: var(--nq-ink-2); }
.rivals { display: flex; flex-wrap: wrap; gap: var(--nq-4); }
.rivals canvas { width: 200px; height: 200px; display: block; }
.rivals figcaption { font-size: var(--nq-text-sm); color: var(--nq-ink-2); }
.days { display: flex; flex-wrap: wrap; gap: var(--nq-1); margin-bottom: var(--nq-3); }
.days .btn { position: relative; flex-direction: column; gap: 0; min-width: var(--nq-target); padding: 2px 6px 4px; line-height: 1.25; font-variant-numeric: tabular-nums; }
.days small { font-size: var(--nq-text-xs); color: var(--nq-ink-3); }
.days b { position: absolute; right: 3px; bottom: 1px; color: var(--nq-malachite); font-size: var(--nq-text-xs); }
.days [aria-current] { border-color: var(--nq-indigo); box-shadow: inset 0 0 0 1px var(--nq-indigo); }
.palette { display: flex; flex-wrap: wrap; gap: var(--nq-1); min-width: 0; max-height: 96px; overflow: auto; }
.palette button { min-width: 40px; min-height: var(--nq-target); padding: 0; border: 1px solid var(--nq-region-edge); border-radius: var(--nq-round-2); color: var(--nq-ink); cursor: pointer; font-weight: var(--nq-weight-strong); }
.palette [aria-pressed="true"] { outline: 3px solid var(--nq-indigo); outline-offset: -3px; }
`;
