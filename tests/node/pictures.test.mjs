/**
 * pictures.test.mjs -- boards and traces as SVG without a browser: every picture of one that
 * moves is the board at that step, and nothing else.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';
import { load } from '../../dist/core.js';
import { animatedSvg, merge } from '../../web/lib/element/picture/animation.js';
import { boardPicture, DRAWN, drawn, sceneSvg } from '../../web/lib/element/picture/board.js';
import { lookOf } from '../../web/lib/element/picture/look.js';
import { MOST_STEPS, traceScenes } from '../../web/lib/element/picture/trace.js';
import { nqueens } from './command.mjs';

const nq = await load();

async function scenesOf(n, algorithm, steps) {
  const trace = nq.trace(n, { algorithm });
  const scenes = await traceScenes(trace, { n, algorithm }, steps);
  trace.close();
  return scenes;
}

test('merged frames are one list that has each of them as a part, in its order', () => {
  const frame = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(frame, { minLength: 1, maxLength: 8 }), (frames) => {
      const all = merge(frames);
      frames.forEach((elements, i) => {
        const seen = all.filter(({ seen }) => seen.includes(i)).map(({ element }) => element);
        assert.deepEqual(seen, elements);
      });
    }),
  );
});

/** The elements that a moving picture shows at a moment from 0 to 1, read from its text alone. */
function shownAt(svg, moment) {
  const opacityOf = new Map();
  for (const [, name, steps] of svg.matchAll(
    /@keyframes (f\d+)\{((?:[\d.]+%\{opacity:[01]\})+)\}/g,
  )) {
    const found = [...steps.matchAll(/([\d.]+)%\{opacity:([01])\}/g)];
    opacityOf.set(name, found.filter(([, at]) => Number(at) / 100 <= moment + 1e-9).at(-1)[2]);
  }
  const paths = [...svg.matchAll(/<path id="(\w+)" d="([^"]+)"\/>/g)];
  const whole = paths.reduce(
    (text, [, id, d]) => text.replaceAll(`<use href="#${id}" `, `<path d="${d}" `),
    svg,
  );
  let shown = true;
  return whole.split('\n').filter((line) => {
    const group = /^<g class="(?:f )?(\w+)"/.exec(line)?.[1];
    if (group) shown = opacityOf.get(group) === '1';
    else if (line === '</g>') shown = true;
    else return shown && /^<(rect|path|circle|polygon|text)/.test(line);
    return false;
  });
}

describe('a picture that moves', () => {
  for (const [n, algorithm, steps] of [
    [4, 'board', [0, 60]],
    [5, 'sieve', [10, 40]],
    [4, 'dancing-links', [0, 30]],
  ]) {
    test(`shows each step of ${algorithm} for n = ${n} as the board is at that step`, async () => {
      const scenes = await scenesOf(n, algorithm, steps);
      assert.equal(scenes.length, steps[1] - steps[0] + 1);
      const svg = animatedSvg(scenes, { speed: 4, title: 'A trace' });
      const seconds = Number(/\.f\{animation:([\d.]+)s/.exec(svg)[1]);
      const look = lookOf('light');
      scenes.forEach((scene, i) => {
        const alone = drawn((pen) => boardPicture(scene)(pen, look, DRAWN));
        // The first element is the ground below all of them.
        const shown = shownAt(svg, (i + 0.5) / 4 / seconds).slice(1);
        assert.deepEqual(shown, alone, `step ${i}`);
      });
    });
  }
  test('repeats, or not; the last picture stands where nothing moves', async () => {
    const scenes = await scenesOf(4, 'board', [0, 9]);
    assert.match(animatedSvg(scenes, { title: 'x' }), /step-end infinite/);
    const once = animatedSvg(scenes, { title: 'x', loop: false });
    assert.match(once, /step-end 1 forwards/);
    assert.match(once, /prefers-reduced-motion:reduce\)\{\.f,\.bar\{animation:none\}/);
    const hidden = once.replace(/<g [^>]* opacity="0">.*?<\/g>/gs, '');
    const last = drawn((pen) => boardPicture(scenes.at(-1))(pen, lookOf('light'), DRAWN));
    const queens = (text) => text.match(/scale\(/g).length;
    assert.equal(queens(hidden), queens(last.join()));
  });
  test('ends with the trace, and has a limit', async () => {
    const all = [...nq.trace(4, { algorithm: 'board' })].length;
    assert.equal((await scenesOf(4, 'board', [all - 3, all + 100])).length, 3);
    await assert.rejects(scenesOf(6, 'board', [0, MOST_STEPS]), {
      name: 'RangeError',
      message: '501 steps are more than the 500 of a picture',
    });
  });
});

test('the theme auto is the light one with a style for the dark', () => {
  const scene = { n: 4, queens: [{ row: 0, column: 1 }], attacked: new Uint8Array(16).fill(1) };
  const [light, dark, auto] = ['light', 'dark', 'auto'].map((theme) =>
    sceneSvg(scene, { theme, title: 'x' }),
  );
  assert.ok(!light.includes('<style'));
  assert.equal(auto.replace(/<style>.*<\/style>\n/, ''), light);
  const [colours, changed] = [dark, auto].map(
    (text) => new Set(text.match(/#[0-9a-f]{6}/g).sort()),
  );
  colours.delete('#16201d'); // the halo of queens has the colour of paper, in the light
  for (const colour of colours) assert.ok(changed.has(colour), colour);
});

describe('nqueens … --format svg', () => {
  const run = (line) => nqueens(...line.split(' '));
  test('solve draws its board, trace moves', async () => {
    const { stdout } = run('solve 8 --format svg --size 300');
    assert.match(stdout, /^<svg [^>]*width="300" height="300"/);
    assert.match(stdout, /<title>8 queens: 0 4 7 5 2 6 1 3<\/title>/);
    assert.equal(stdout.match(/<use /g).length, 16); // each with its halo
    const { stdout: moving } = run('trace 6 --format svg --steps 0-80 --theme dark');
    assert.match(moving, /<title>A search for 6 queens by board, steps 0 to 80<\/title>/);
    assert.match(moving, /@keyframes f0/);
  });
  const refused = {
    'solve 4 --all -f svg': /--format svg is a picture of one board/,
    'solve 4 -f svg --transpose': /--transpose means nothing to --format svg/,
    'solve 4 -f svg --theme blue': /--theme must be one of light, dark, auto, not "blue"/,
    'solve 4 -f svg --size 15': /--size must be from 16 to 8192, not 15/,
    'solve 4 --size 300': /--size needs --format svg/,
    'solve 101 -f svg --method construct': /n = 101 is outside 1 to 100, the boards that svg draws/,
    'trace 4 --steps 0-3': /--steps needs --format svg/,
    'trace 4 -f svg --steps 3-0': /--steps must be like 0-80, not "3-0"/,
    'trace 4 -f svg --steps 0-500': /501 steps are more than the 500 of a picture/,
    'trace 4 -f svg --steps 9000-9001': /the trace has no step 9000/,
  };
  for (const [line, message] of Object.entries(refused)) {
    test(`${line} is refused`, async () => {
      const { status, stdout, stderr } = run(line);
      assert.equal(status, 2);
      assert.equal(stdout, '');
      assert.match(stderr, message);
    });
  }
});
