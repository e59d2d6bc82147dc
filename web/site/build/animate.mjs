/**
 * animate.mjs -- web/site/pictures/trace.svg: a search that draws itself.
 *
 *     node web/site/build/animate.mjs      writes it anew, from the engine's own trace
 *
 * A picture without a script: each mark of each cell has an animation that shows and
 * hides it, and all of them run in step. Where people ask for less motion, the marks
 * stand still at the solution.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { isMain, main, ROOT, say } from '../../../scripts/say.mjs';

export const PICTURE = join(ROOT, 'web/site/pictures/trace.svg');

const N = 6;
const CELL = 48;
const EDGE = 2;
const FRAMES_PER_SECOND = 9;
const PAUSE = 24; // frames for which the solution stays

const MARKS = ['refused', 'queen', 'taken'];

/** The boards that are shown, one after another: a mark or null for each cell. */
export function framesOf(events, n) {
  const board = new Array(n * n).fill(null);
  const frames = [[...board]];
  for (const event of events) {
    if (event.type === 'enter' || event.type === 'leave') clearRow(board, event.row, n);
    const mark = markOf(event);
    if (!mark) continue;
    board[event.row * n + event.column] = mark;
    frames.push([...board]);
  }
  return frames;
}

/** What an event leaves on its cell; undefined when nothing is to be seen. */
function markOf({ type, verdict }) {
  if (type === 'test') return verdict === 'free' ? undefined : 'refused';
  return { place: 'queen', remove: 'taken' }[type];
}

function clearRow(board, row, n) {
  if (row < n) board.fill(null, row * n, row * n + n);
}

/** All events up to the first solution. */
export function storyOf(nq, n) {
  const trace = nq.trace(n, { algorithm: 'board' });
  const events = [];
  for (let event = trace.next(); event.type !== 'solution'; event = trace.next())
    events.push(event);
  trace.close();
  return events;
}

export function animation(frames, n) {
  const length = frames.length + PAUSE;
  const side = n * CELL + 2 * EDGE;
  const cells = frames[0].map((_, cell) => cell);
  const marks = cells.flatMap((cell) => MARKS.map((mark) => drawn(frames, cell, mark, n, length)));
  const shown = marks.filter(Boolean);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side + 10}" width="${side}" height="${side + 10}" role="img" aria-labelledby="t">
<title id="t">A search for ${n} queens, step by step: crosses are cells that a queen attacks, rings are queens that were taken back</title>
<style>
${STYLE.trim()}
.m{animation:${(length / FRAMES_PER_SECOND).toFixed(2)}s step-end infinite}
.bar{transform-box:fill-box;animation:bar ${(length / FRAMES_PER_SECOND).toFixed(2)}s linear infinite}
@keyframes bar{0%{transform:scaleX(0)}${percent(frames.length - 1, length)}{transform:scaleX(1)}}
${shown.map(({ keyframes }) => keyframes).join('\n')}
@media (prefers-reduced-motion:reduce){.m,.bar{animation:none!important}}
</style>
<defs>
<path id="refused" d="M-7-7 7 7M-7 7 7-7"/>
<path id="queen" d="M-15-9-10 9H10L15-9 7-1 0-15-7-1ZM-10 12H10V15H-10Z"/>
<circle id="taken" r="9"/>
</defs>
<rect class="edge" width="${side}" height="${side}" rx="3"/>
<path class="light" d="${squares(n, 0)}"/>
<path class="dark" d="${squares(n, 1)}"/>
${shown.map(({ element }) => element).join('\n')}
<rect class="bar" y="${side + 5}" width="${side}" height="3"/>
</svg>
`;
}

const STYLE = `
.edge{fill:#8fa299}.light{fill:#eef3ee}.dark{fill:#c4d2c9}
.refused{fill:none;stroke:#b23a24;stroke-width:3;stroke-linecap:round}
.queen{fill:#17211f}.taken{fill:none;stroke:#8a6414;stroke-width:3;stroke-dasharray:4 3}
.bar{fill:#1d5688}
@media (prefers-color-scheme:dark){
.edge{fill:#6d8279}.light{fill:#3d504a}.dark{fill:#2a3a35}
.refused{stroke:#ff917b}.queen{fill:#f3f6f0}.taken{stroke:#e0b152}.bar{fill:#85bbea}
}
`;

/** The cells of one colour as one path. */
function squares(n, parity) {
  const all = Array.from({ length: n * n }, (_, i) => [Math.floor(i / n), i % n]);
  return all
    .filter(([row, column]) => (row + column) % 2 === parity)
    .map(
      ([row, column]) => `M${EDGE + column * CELL} ${EDGE + row * CELL}h${CELL}v${CELL}h-${CELL}z`,
    )
    .join('');
}

const percent = (frame, length) => `${Number(((100 * frame) / length).toFixed(2))}%`;

/** A mark of a cell and when it is seen; null for one that never is. */
function drawn(frames, cell, mark, n, length) {
  const changes = frames.flatMap((board, i) => {
    const seen = board[cell] === mark;
    const before = i > 0 && frames[i - 1][cell] === mark;
    return seen === before && i > 0 ? [] : [`${percent(i, length)}{opacity:${seen ? 1 : 0}}`];
  });
  if (changes.length === 1) return null;
  const name = `${mark[0]}${cell}`;
  const [x, y] = [cell % n, Math.floor(cell / n)].map((i) => EDGE + (i + 0.5) * CELL);
  const last = frames.at(-1)[cell] === mark ? '' : ' opacity="0"';
  return {
    keyframes: `#${name}{animation-name:${name}}@keyframes ${name}{${changes.join('')}}`,
    element: `<use id="${name}" class="m ${mark}" href="#${mark}" x="${x}" y="${y}"${last}/>`,
  };
}

export async function picture() {
  const { load } = await import('../../../dist/core.js');
  return animation(framesOf(storyOf(await load(), N), N), N);
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const svg = await picture();
    mkdirSync(dirname(PICTURE), { recursive: true });
    writeFileSync(PICTURE, svg);
    say(`${PICTURE}: ${svg.length} bytes`);
  });
}
