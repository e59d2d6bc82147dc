/**
 * apng.js -- pictures one after another as an animated PNG.
 *
 * Of every picture but the first only the changed cells of pixels are stored: a rectangle
 * around them, transparent where nothing changed, which is laid over what stands.
 */

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

/** Bytes of a pixel: red, green, blue, opacity. */
const PIXEL = 4;

/** `delay` is two bytes. */
const LONGEST_MS = 65_535;

/** Laid over what stands, or in its place. */
const [IN_PLACE, OVER] = [0, 1];

/**
 * `pictures` gives { pixels, ms } one after another: RGBA from above, opaque, each in an array
 * of its own. `times` 0 is without end.
 *
 * @returns {Promise<Uint8Array<ArrayBuffer>[]>} pieces of the file
 */
export async function animatedPng({ width, height, times = 0 }, pictures) {
  const frames = await framesOf(width, height, pictures);
  const pieces = [Uint8Array.from(SIGNATURE)];
  // Eight bits for each of four colours, in one pass.
  pieces.push(...chunk('IHDR', [...word(width), ...word(height), 8, 6, 0, 0, 0]));
  pieces.push(...chunk('acTL', [...word(frames.length), ...word(times)]));
  let number = 0;
  for (const [k, { box, ms, data }] of frames.entries()) {
    pieces.push(...chunk('fcTL', [...word(number++), ...control(box, ms, k === 0)]));
    // The first is what a reader shows that knows no animation.
    if (k === 0) pieces.push(...chunk('IDAT', data));
    else pieces.push(...chunk('fdAT', word(number++), data));
  }
  return [...pieces, ...chunk('IEND', [])];
}

/** @returns {Promise<{ box: number[], ms: number, data: Uint8Array }[]>} */
async function framesOf(width, height, pictures) {
  const frames = [];
  let before = null;
  for await (const { pixels, ms } of pictures) {
    const box = before ? changedBox(width, height, before, pixels) : [0, 0, width, height];
    if (box) frames.push({ box, ms, data: await deflated(filtered(width, box, before, pixels)) });
    else frames.at(-1).ms += ms;
    before = pixels;
  }
  return frames;
}

/** Where a picture lies, how long it stands, and how it is laid there. */
function control(box, ms, isFirst) {
  const [x, y, width, height] = box;
  const time = [...half(Math.min(LONGEST_MS, Math.round(ms))), ...half(1000)];
  return [...[width, height, x, y].flatMap(word), ...time, 0, isFirst ? IN_PLACE : OVER];
}

// ---- Pixels ----

const differs = (one, other, at) =>
  one[at] !== other[at] || one[at + 1] !== other[at + 1] || one[at + 2] !== other[at + 2];

/** [x, y, width, height] around all pixels that differ; null where none does. */
function changedBox(width, height, before, now) {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!differs(before, now, PIXEL * (y * width + x))) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return right < 0 ? null : [left, top, right - left + 1, bottom - top + 1];
}

/** The lines of a rectangle, each behind the number of the filter that makes it smallest. */
function filtered(width, box, before, now) {
  const [x, y, columns, rows] = box;
  const length = PIXEL * columns;
  const out = new Uint8Array(rows * (length + 1));
  let above = new Uint8Array(length);
  for (let row = 0; row < rows; row++) {
    const line = changedLine(PIXEL * ((y + row) * width + x), length, before, now);
    out.set(smallest(line, above), row * (length + 1));
    above = line;
  }
  return out;
}

function changedLine(from, length, before, now) {
  const line = new Uint8Array(length);
  for (let i = 0; i < length; i += PIXEL) {
    if (before && !differs(before, now, from + i)) continue;
    line.set(now.subarray(from + i, from + i + PIXEL), i);
  }
  return line;
}

/** As it is, less the pixel to the left, or less the line above. */
function smallest(line, above) {
  const candidates = [
    line,
    line.map((value, i) => value - (i < PIXEL ? 0 : line[i - PIXEL])),
    line.map((value, i) => value - above[i]),
  ];
  const sizes = candidates.map((bytes) => bytes.reduce((sum, b) => sum + Math.min(b, 256 - b), 0));
  const filter = sizes.indexOf(Math.min(...sizes));
  return [filter, ...candidates[filter]];
}

/** As PNG wants it: zlib's format. */
async function deflated(bytes) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

// ---- Chunks ----

const half = (value) => [value >>> 8, value & 255];
const word = (value) => [...half(value >>> 16), ...half(value & 65_535)];

function chunk(name, ...parts) {
  const bytes = parts.map((part) => Uint8Array.from(part));
  const length = bytes.reduce((sum, part) => sum + part.length, 0);
  const head = Uint8Array.from(name, (letter) => letter.charCodeAt(0));
  const sum = [head, ...bytes].reduce(crc, -1);
  return [Uint8Array.from(word(length)), head, ...bytes, Uint8Array.from(word(~sum >>> 0))];
}

let table = null;

function crcTable() {
  const found = new Int32Array(256);
  for (let byte = 0; byte < 256; byte++) {
    let value = byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
    found[byte] = value;
  }
  return found;
}

function crc(sum, bytes) {
  table ??= crcTable();
  let value = sum;
  for (const byte of bytes) value = (value >>> 8) ^ table[(value ^ byte) & 255];
  return value;
}
