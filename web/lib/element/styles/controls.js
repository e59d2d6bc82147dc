/**
 * controls.js -- buttons, fields, switches and small type; shared by element and page.
 */
export const controls = `
*, *::before, *::after { box-sizing: border-box; }
h1, h2, p, ol, ul, dl, dd, figure { margin: 0; padding: 0; list-style: none; }
h2 { font-size: var(--nq-text-sm); line-height: 20px; font-weight: var(--nq-weight-strong); color: var(--nq-ink-2); }
h2.title { font: 400 var(--nq-text-xl)/var(--nq-lead-tight) var(--nq-font-voice); color: var(--nq-ink); margin: 0; }
button, input, select, textarea { font: inherit; color: inherit; }
a { color: var(--nq-indigo); }
[hidden] { display: none !important; }
.vh { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 2px solid var(--nq-focus); outline-offset: 2px; box-shadow: 0 0 0 2px var(--nq-focus-gap); border-radius: var(--nq-round-2); }
.num, output, .figures dd, table, .stack, .note, .heat { font-variant-numeric: tabular-nums; }

.i, .k { width: 20px; height: 20px; flex: none; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
.k { width: 16px; height: 16px; stroke-width: 2; }
.i .fill, .k .fill { fill: currentColor; stroke: none; }
.mark { width: 26px; height: 26px; }
.ray { stroke: currentColor; stroke-width: 1.4; stroke-linecap: round; fill: none; }
.eye { fill: currentColor; stroke: none; }

.icon { min-width: var(--nq-target); height: var(--nq-target); padding: 0; display: inline-grid; place-items: center; border: 0; background: none; color: var(--nq-ink-2);
  border-radius: var(--nq-round-2); cursor: pointer; transition: background var(--nq-quick), color var(--nq-quick); }
.icon:hover { background: var(--nq-sunken); color: var(--nq-ink); }
.icon:disabled { opacity: .4; cursor: default; background: none; }
.icon[aria-pressed="true"] { color: var(--nq-indigo); background: var(--nq-indigo-wash); }
.icon.main { background: var(--nq-indigo); color: var(--nq-on-accent); border-radius: var(--nq-round-full); }
.icon.main:hover { background: var(--nq-indigo-strong); }
.btn { display: inline-flex; align-items: center; justify-content: center; gap: 6px; min-height: var(--nq-target); padding: 0 14px; border: 1px solid var(--nq-line); background: var(--nq-surface);
  border-radius: var(--nq-round-2); color: var(--nq-ink); cursor: pointer; white-space: nowrap; text-decoration: none; transition: background var(--nq-quick), border-color var(--nq-quick); }
.btn:hover { border-color: var(--nq-line-strong); }
.btn:disabled { opacity: .5; cursor: default; border-color: var(--nq-line); }
.btn.main { background: var(--nq-indigo); border-color: var(--nq-indigo); color: var(--nq-on-accent); font-weight: var(--nq-weight-strong); padding-right: 18px; }
.btn.main:hover { background: var(--nq-indigo-strong); }
.btn .i { width: 18px; height: 18px; margin-left: -3px; }
.pick { position: relative; display: inline-flex; align-items: center; gap: var(--nq-2); height: var(--nq-target); padding-left: 12px; box-shadow: inset 0 0 0 1px var(--nq-line); border-radius: var(--nq-round-2); background: var(--nq-surface); }
.pick:hover, .stepper:hover, .field:hover { box-shadow: inset 0 0 0 1px var(--nq-line-strong); }
.pick-l { color: var(--nq-ink-3); font-size: var(--nq-text-sm); white-space: nowrap; }
.pick select { appearance: none; border: 0; background: none; height: 100%; padding: 0 34px 0 0; margin: 0; cursor: pointer; field-sizing: content; border-radius: var(--nq-round-2); }
.pick option { background: var(--nq-surface); color: var(--nq-ink); }
.pick .i { position: absolute; right: 8px; pointer-events: none; color: var(--nq-ink-3); width: 18px; }
.pick.quiet { box-shadow: none; background: none; padding-left: 10px; color: var(--nq-ink-2); }
.pick.mono select { font-family: var(--nq-font-code); font-size: var(--nq-text-sm); }
.stepper { display: inline-flex; align-items: center; height: var(--nq-target); box-shadow: inset 0 0 0 1px var(--nq-line); border-radius: var(--nq-round-2); background: var(--nq-surface); }
.stepper label { display: inline-flex; align-items: baseline; gap: 6px; }
.stepper:has([aria-invalid]) { box-shadow: inset 0 0 0 2px var(--nq-cinnabar); }
.var { font: italic 17px/1 var(--nq-font-voice); color: var(--nq-ink-3); }
:lang(zh) .var { font-family: "Palatino Linotype", P052, Georgia, serif; }
.stepper input { width: 4.4ch; min-width: 2.4ch; max-width: 6ch; field-sizing: content; border: 0; background: none; padding: 0; font-weight: var(--nq-weight-strong); font-size: 17px; line-height: 40px; font-variant-numeric: tabular-nums; }
@supports (field-sizing: content) { .stepper input { width: auto; } }
.field { display: inline-flex; align-items: center; gap: var(--nq-2); height: var(--nq-target); padding: 0 12px; box-shadow: inset 0 0 0 1px var(--nq-line); border-radius: var(--nq-round-2); background: var(--nq-surface); color: var(--nq-ink-3); font-size: var(--nq-text-sm); }
.field input { border: 0; background: none; width: 11ch; height: 100%; padding: 0; font-family: var(--nq-font-code); color: var(--nq-ink); }
.seg { display: inline-flex; flex: none; background: var(--nq-sunken); border-radius: 8px; }
.seg button { border: 3px solid transparent; background: none padding-box; min-height: var(--nq-target); padding: 0 12px; border-radius: 9px; color: var(--nq-ink-2); cursor: pointer; white-space: nowrap; }
.seg button[aria-pressed="true"] { background-color: var(--nq-surface); color: var(--nq-ink); font-weight: var(--nq-weight-strong); }
.row { display: flex; gap: var(--nq-2); align-items: center; }
.row.wrap { flex-wrap: wrap; }
.note { font-size: var(--nq-text-sm); color: var(--nq-ink-3); white-space: nowrap; }
.note.wrap { white-space: normal; }
.note.strong { color: var(--nq-ink); font-weight: var(--nq-weight-strong); }
.trouble { display: flex; gap: 6px; align-items: center; font-size: var(--nq-text-sm); color: var(--nq-cinnabar); line-height: 1.4; }
.trouble .k { flex: none; }
.head { display: flex; align-items: center; justify-content: space-between; gap: var(--nq-4); }
.head.top { min-height: var(--nq-target); flex-wrap: wrap; gap: var(--nq-2) var(--nq-4); }
.head.top h2 { flex: 1 1 10em; }
.p-reject { color: var(--nq-cinnabar); } .p-place { color: var(--nq-indigo); } .p-remove { color: var(--nq-ochre); } .p-solution { color: var(--nq-malachite); }
.p-enter, .p-leave, .p-test, .p-mark { color: var(--nq-ink-2); }

progress { appearance: none; width: 100%; height: 10px; border: 0; border-radius: var(--nq-round-full); background: var(--nq-sunken); overflow: hidden; display: block; }
progress::-webkit-progress-bar { background: var(--nq-sunken); }
progress::-webkit-progress-value { background: var(--nq-malachite); border-radius: var(--nq-round-full); }
progress::-moz-progress-bar { background: var(--nq-malachite); }

input[type="range"] { appearance: none; width: 100%; min-width: 0; height: 28px; background: none; margin: 0; cursor: pointer; }
input[type="range"]::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: var(--nq-line-strong); }
input[type="range"]::-webkit-slider-thumb { appearance: none; width: 18px; height: 18px; margin-top: -7px; border-radius: 50%; background: var(--nq-indigo); border: 3px solid var(--nq-surface); box-shadow: 0 0 0 1px var(--nq-indigo); }
input[type="range"]::-moz-range-track { height: 4px; border-radius: 2px; background: var(--nq-line-strong); }
input[type="range"]::-moz-range-thumb { width: 14px; height: 14px; border-radius: 50%; background: var(--nq-indigo); border: 3px solid var(--nq-surface); }

dialog { border: 0; padding: var(--nq-5); border-radius: var(--nq-round-3); background: var(--nq-surface); color: var(--nq-ink); box-shadow: var(--nq-shadow-pop); max-width: min(560px, calc(100vw - 32px)); width: 100%; max-height: calc(100dvh - 48px); overflow: auto;
  font: var(--nq-weight) var(--nq-text-md)/var(--nq-lead) var(--nq-font-ui); }
dialog::backdrop { background: rgb(11 17 16 / .45); }
dialog .head { margin: -8px -8px var(--nq-3) 0; }
dialog h2 { font: 400 var(--nq-text-xl)/1.3 var(--nq-font-voice); color: var(--nq-ink); }
dialog h3 { font-size: var(--nq-text-sm); line-height: 20px; margin: var(--nq-4) 0 var(--nq-2); font-weight: var(--nq-weight-strong); color: var(--nq-ink-2); }
dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 6px var(--nq-4); align-items: baseline; }
dialog dt { white-space: nowrap; } dialog dd { color: var(--nq-ink-2); }
.check { display: inline-flex; align-items: center; gap: 10px; min-height: var(--nq-target); }
.check input { width: 20px; height: 20px; accent-color: var(--nq-indigo); }
kbd { display: inline-block; min-width: 26px; padding: 0 7px; text-align: center; font: 13px/24px var(--nq-font-ui); border-radius: 5px; background: var(--nq-sunken); box-shadow: inset 0 -1px 0 var(--nq-line); }

@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }

/* In forced colours shadows and grounds are gone: what is a field or a state needs an edge. */
@media (forced-colors: active) {
  .pick, .stepper, .field, .seg, .stack li, .calls li, .free li, .code-s, progress { border: 1px solid ButtonBorder; }
  .pick.quiet { border-color: transparent; }
  .icon[aria-pressed="true"], .seg button[aria-pressed="true"], .stack .now, .calls .now { border: 2px solid Highlight; }
  .values .on { font-weight: 700; text-decoration: underline; } .values .changed { outline: 2px solid Highlight; outline-offset: -2px; }
  .tabs [aria-selected="true"]::after { background: Highlight; }
  .code .lit { outline: 2px solid Highlight; outline-offset: -2px; }
  progress, input[type="range"] { forced-color-adjust: none; background: Canvas; }
  progress::-webkit-progress-bar { background: Canvas; }
  progress::-webkit-progress-value { background: Highlight; }
  progress::-moz-progress-bar { background: Highlight; }
}
`;
