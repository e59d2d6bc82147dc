/**
 * moving.test.mjs -- pictures that move, as the element makes them: what the browser decodes is
 * the board at each step.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import { browser, site } from './chromium.mjs';

const TRACE = '?mode=trace&n=4&algorithm=board&speed=8&step=7';

let person;
before(async () => {
  person = await site.visit(browser, TRACE, { still: true });
  await person.ready();
});

/** Options that give an error, and what it says. */
const refused = (options) =>
  person.evaluate(async (given) => {
    const board = document.querySelector('n-queens-board');
    return board.toBlob(given).then(
      () => 'nothing',
      ({ name, message }) => `${name}: ${message}`,
    );
  }, options);

describe('an animated PNG', () => {
  /** The pictures as the browser's own decoder has them, beside the stills of those steps. */
  const compared = (steps) =>
    person.evaluate(async ([from, to]) => {
      const board = document.querySelector('n-queens-board');
      const options = { type: 'image/apng', size: 160, steps: [from, to] };
      const blob = await board.toBlob(options);
      const decoder = new ImageDecoder({ data: await blob.arrayBuffer(), type: 'image/png' });
      await decoder.tracks.ready;
      const { frameCount: frames, repetitionCount: times } = decoder.tracks.selectedTrack;
      const canvas = new OffscreenCanvas(160, 160);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      const seen = (image) => {
        context.clearRect(0, 0, 160, 160);
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, 160, 160).data;
      };
      const wrong = [];
      const ms = [];
      let height = 0;
      for (let k = 0; k < frames; k++) {
        const { image } = await decoder.decode({ frameIndex: k });
        const moving = seen(image);
        height = image.displayHeight;
        ms.push(image.duration / 1000);
        await board.goTo(from + k);
        const still = await createImageBitmap(await board.toBlob({ size: 160 }));
        const pixels = seen(still);
        // The two canvases may be drawn by processor and by graphics card, which round.
        if (moving.some((value, i) => Math.abs(value - pixels[i]) > 1)) wrong.push(from + k);
      }
      return { type: blob.type, frames, forever: times === Infinity, height, wrong, ms };
    }, steps);

  test('has the board of every step, pixel by pixel, and the pace of the board', async () => {
    const { ms, ...seen } = await compared([40, 55]);
    assert.deepEqual(seen, {
      type: 'image/apng',
      frames: 16,
      forever: true,
      height: 163,
      wrong: [],
    });
    assert.deepEqual(ms, [...Array(15).fill(125), 2625]);
  });
});

test('an animated SVG has the steps of the trace that the engine gives', async () => {
  const text = await person.evaluate(async () => {
    const board = document.querySelector('n-queens-board');
    const blob = await board.toBlob({ steps: [0, 500 - 1], size: 300 });
    return `${blob.type}\n${await blob.text()}`;
  });
  assert.match(text, /^image\/svg\+xml\n<svg [^>]*width="300"/);
  const nq = await load();
  const length = nq.trace(4, { algorithm: 'board' }).measure(1000);
  // 128 steps at eight a second, and the last one stays: the trace is shorter than what was asked.
  assert.equal(length, 128);
  assert.match(text, /\.f\{animation:18\.5s step-end infinite\}/);
  assert.match(text, /<title>Board, 4 by 4<\/title>/);
});

test('what cannot be made is refused by name', async () => {
  const trials = [
    [{ type: 'image/apng' }, 'TypeError: image/apng needs steps: [first, last]'],
    [{ steps: [3, 2] }, 'RangeError: steps must be the first and the last step, not an array'],
    [{ steps: '0-3' }, 'RangeError: steps must be the first and the last step, not "0-3"'],
    [{ steps: [0, 500] }, 'RangeError: 501 steps are more than the 500 of a picture'],
    [{ steps: [900, 950] }, 'RangeError: the trace has no step 900'],
    [
      { steps: [0, 3], type: 'image/png' },
      'TypeError: a picture that moves can be image/svg+xml or image/apng, not image/png',
    ],
    [
      { steps: [0, 3], type: 'image/apng', size: 4000 },
      'RangeError: image/apng that moves is 16 to 2048 pixels wide, not 4000',
    ],
    [{ steps: [0, 3], speed: 0 }, 'RangeError: speed must be from 0.5 to 1000, not 0'],
  ];
  for (const [options, message] of trials) assert.equal(await refused(options), message);
  const game = await site.visit(browser, '?n=4');
  await game.ready();
  const said = await game.evaluate(() =>
    document
      .querySelector('n-queens-board')
      .toBlob({ steps: [0, 3] })
      .catch(({ message }) => message),
  );
  assert.equal(said, 'only a trace has steps for a picture that moves');
  await game.close();
});

test('a deduction moves, too', async () => {
  const puzzle = await site.visit(browser, '?mode=trace&rules=regions&n=5&seed=3');
  await puzzle.ready();
  const text = await puzzle.evaluate(async () => {
    const board = document.querySelector('n-queens-board');
    await board.goTo(1);
    return (await board.toBlob({ steps: [0, 400] })).text();
  });
  assert.match(text, /@keyframes f0/);
  await puzzle.close();
});
