/**
 * solutions.js -- the look of the gallery and of the classes.
 */
export const solutions = `
.class { display: grid; grid-template-columns: 1fr; gap: 4px; align-items: start; }
.class-l { line-height: 1.35; padding-top: 1px; }
.class-l b { font-weight: var(--nq-weight-strong); font-size: var(--nq-text-md); margin-right: 8px; }
.class-l small { font-size: var(--nq-text-xs); color: var(--nq-ink-3); margin-right: 8px; }
.thumbs { display: flex; flex-wrap: wrap; gap: 8px; margin-left: 3px; }
.thumb { position: relative; padding: 0; border: 0; background: none; width: 56px; height: 56px; cursor: pointer; border-radius: 3px; }
.thumb canvas { width: 100%; height: 100%; display: block; border-radius: 2px; }
.thumb[aria-current] { outline: 2px solid var(--nq-indigo); outline-offset: 1px; }
.thumb:hover { box-shadow: 0 0 0 2px var(--nq-line-strong); }
.thumb:focus-visible { outline: 2px solid var(--nq-focus); outline-offset: 3px; }
.vector { display: flex; align-items: center; gap: 2px; margin-left: auto; min-width: 0; }
.vector output { font: 14px/1.2 var(--nq-font-code); letter-spacing: .02em; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.mine { padding-bottom: var(--nq-4); border-bottom: 1px solid var(--nq-line); }
.gallery { position: relative; flex: 1 1 260px; min-height: 120px; overflow: auto; scrollbar-width: thin; scrollbar-color: var(--nq-line) transparent; scrollbar-gutter: stable; }
.gallery canvas { position: sticky; top: 0; left: 0; display: block; pointer-events: none; }
.gallery .room { position: relative; overflow: hidden; }
.gallery [role="option"] { position: absolute; left: 0; top: 0; cursor: pointer; border-radius: 3px; }
.gallery [role="option"]:hover { box-shadow: 0 0 0 2px var(--nq-line-strong); }
.gallery .class-l { position: absolute; left: 0; top: 0; }
.labelled.class { grid-template-columns: 92px minmax(0, 1fr); gap: var(--nq-3); }
.labelled .class-l :is(b, small) { display: block; }
`;
