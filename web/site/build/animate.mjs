/**
 * animate.mjs -- web/site/pictures/trace.svg: a search that draws itself.
 *
 *     node web/site/build/animate.mjs      writes it anew, from the engine's own trace
 *
 * Like `nqueens trace 6 --format svg` up to the first solution, but with queens and tried cells
 * alone: it is small in a README.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { isMain, main, ROOT, say } from '../../../scripts/say.mjs';
import { animatedSvg } from '../../lib/element/picture/animation.js';
import { traceScenes } from '../../lib/element/picture/trace.js';

export const PICTURE = join(ROOT, 'web/site/pictures/trace.svg');

const SPEC = { n: 6, algorithm: 'board', level: 'story' };
const TITLE =
  'A search for 6 queens, step by step: crosses are cells that a queen attacks, diamonds are queens that were taken back';

/** The scenes of a trace up to its first solution. */
export async function scenesOf(nq, { n, algorithm, level }) {
  const trace = nq.trace(n, { algorithm, level });
  const last = [...trace].findIndex(({ type }) => type === 'solution');
  const scenes = await traceScenes(trace, { n, algorithm }, [0, last]);
  trace.close();
  return scenes.map(({ queens, tried }) => ({ n, queens, tried: tried.map(alike) }));
}

/** Cells of all rows are drawn as those of the present one. */
const alike = (cell) => ({ ...cell, now: true });

export async function picture() {
  const { load } = await import('../../../dist/core.js');
  const scenes = await scenesOf(await load(), SPEC);
  return animatedSvg(scenes, { theme: 'auto', size: 320, speed: 9, title: TITLE });
}

if (isMain(import.meta.url)) {
  await main(async () => {
    const svg = await picture();
    mkdirSync(dirname(PICTURE), { recursive: true });
    writeFileSync(PICTURE, svg);
    say(`${PICTURE}: ${svg.length} bytes`);
  });
}
