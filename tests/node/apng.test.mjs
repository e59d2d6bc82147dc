/**
 * apng.test.mjs -- animated PNG, read back by a reader that shares nothing with the writer but
 * the standard: every picture comes out as it went in.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32, inflateSync } from 'node:zlib';

import fc from 'fast-check';
import { animatedPng } from '../../web/lib/element/picture/apng.js';

/** The chunks of a file as [name, data]; a wrong sum is refused. */
function chunksOf(file) {
  assert.deepEqual([...file.subarray(0, 8)], [0x89, ...Buffer.from('PNG\r\n\x1a\n')]);
  const found = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const [name, data] = [
      file.toString('latin1', at + 4, at + 8),
      file.subarray(at + 8, at + 8 + length),
    ];
    assert.equal(
      file.readUInt32BE(at + 8 + length),
      crc32(file.subarray(at + 4, at + 8 + length)),
      name,
    );
    found.push([name, data]);
    at += 12 + length;
  }
  return found;
}

const paeth = (a, b, c) => {
  const [pa, pb, pc] = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
};

/** RGBA of a compressed rectangle. */
function pixelsOf(data, width, height) {
  const bytes = inflateSync(data);
  const length = 4 * width;
  assert.equal(bytes.length, height * (length + 1));
  const out = Buffer.alloc(height * length);
  for (let y = 0; y < height; y++) {
    const filter = bytes[y * (length + 1)];
    for (let i = 0; i < length; i++) {
      const a = i < 4 ? 0 : out[y * length + i - 4];
      const b = y === 0 ? 0 : out[(y - 1) * length + i];
      const c = i < 4 || y === 0 ? 0 : out[(y - 1) * length + i - 4];
      const guess = [0, a, b, Math.floor((a + b) / 2), paeth(a, b, c)][filter];
      out[y * length + i] = bytes[y * (length + 1) + 1 + i] + guess;
    }
  }
  return out;
}

/** { width, height, times, frames: [{ pixels, ms }] }, each picture as it is seen. */
function decoded(file) {
  const chunks = chunksOf(file);
  assert.deepEqual([chunks[0][0], chunks[1][0], chunks.at(-1)[0]], ['IHDR', 'acTL', 'IEND']);
  const [, header] = chunks[0];
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  assert.deepEqual([...header.subarray(8)], [8, 6, 0, 0, 0]);
  let canvas = Buffer.alloc(4 * width * height);
  const frames = [];
  let [number, control] = [0, null];
  for (const [name, data] of chunks.slice(2, -1)) {
    if (name !== 'IDAT') assert.equal(data.readUInt32BE(0), number++, 'numbers follow each other');
    if (name === 'fcTL') {
      control = data;
      continue;
    }
    const [w, h, x, y] = [4, 8, 12, 16].map((at) => control.readUInt32BE(at));
    assert.ok(w > 0 && h > 0 && x + w <= width && y + h <= height, 'inside of the picture');
    const [disposal, isOver] = [control[24], control[25]];
    assert.equal(disposal, 0);
    const part = pixelsOf(name === 'IDAT' ? data : data.subarray(4), w, h);
    canvas = Buffer.from(canvas);
    for (let row = 0; row < h; row++) {
      for (let column = 0; column < w; column++) {
        const pixel = part.subarray(4 * (row * w + column), 4 * (row * w + column + 1));
        if (isOver && pixel[3] === 0) continue;
        pixel.copy(canvas, 4 * ((y + row) * width + x + column));
      }
    }
    frames.push({
      pixels: canvas,
      ms: (1000 * control.readUInt16BE(20)) / control.readUInt16BE(22),
    });
  }
  const [, animation] = chunks[1];
  assert.equal(animation.readUInt32BE(0), frames.length);
  return { width, height, times: animation.readUInt32BE(4), frames };
}

const written = async (size, pictures) => decoded(Buffer.concat(await animatedPng(size, pictures)));

/** A few colours, so that neighbours and pictures are often alike. */
const colour = fc.constantFrom([0, 0, 0], [255, 255, 255], [18, 200, 7], [18, 201, 7]);

const film = fc
  .record({ width: fc.integer({ min: 1, max: 9 }), height: fc.integer({ min: 1, max: 7 }) })
  .chain(({ width, height }) =>
    fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      pictures: fc.array(
        fc.record({
          colours: fc.array(colour, { minLength: width * height, maxLength: width * height }),
          ms: fc.integer({ min: 1, max: 4000 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
    }),
  );

test('every picture is seen as it was given, for as long; the same one twice is one', async () => {
  await fc.assert(
    fc.asyncProperty(film, async ({ width, height, pictures }) => {
      const given = pictures.map(({ colours, ms }) => ({
        pixels: Uint8ClampedArray.from(colours.flatMap((rgb) => [...rgb, 255])),
        ms,
      }));
      const distinct = [];
      for (const { pixels, ms } of given) {
        const last = distinct.at(-1);
        if (last && Buffer.compare(last.pixels, Buffer.from(pixels)) === 0) last.ms += ms;
        else distinct.push({ pixels: Buffer.from(pixels), ms });
      }
      const { times, frames, ...size } = await written({ width, height, times: 3 }, given);
      assert.deepEqual([size, times], [{ width, height }, 3]);
      assert.deepEqual(frames, distinct);
    }),
    { numRuns: 150 },
  );
});

test('what does not change is not stored again', async () => {
  const [width, height] = [120, 120];
  const noise = Uint8ClampedArray.from({ length: 4 * width * height }, (_, i) =>
    i % 4 === 3 ? 255 : (i * 2654435761) >>> 24,
  );
  const other = noise.slice();
  other[4 * (60 * width + 60)] ^= 255;
  other[4 * (100 * width + 7)] ^= 255;
  const size = { width, height };
  const sizeOf = async (pictures) => Buffer.concat(await animatedPng(size, pictures)).length;
  const one = await sizeOf([{ pixels: noise, ms: 9 }]);
  const two = await sizeOf([
    { pixels: noise, ms: 9 },
    { pixels: other, ms: 9 },
  ]);
  assert.ok(two - one < 300, `${two - one} bytes for two pixels`);
});

test('a picture stays at most as long as the format can say', async () => {
  const pixels = Uint8ClampedArray.from([1, 2, 3, 255]);
  const size = { width: 1, height: 1 };
  const { frames } = await written(size, [
    { pixels, ms: 60_000 },
    { pixels, ms: 60_000 },
  ]);
  assert.deepEqual(
    frames.map(({ ms }) => ms),
    [65_535],
  );
});
