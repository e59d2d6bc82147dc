/**
 * signature.mjs -- what the engine does, in lines that any two places must agree on.
 *
 * A line says what was done, then what came of it: plain numbers, and the hash of what is
 * long. tests/native/print_signature.c prints the same lines of the native library. This
 * file runs in Node and in browsers, so it imports nothing.
 */
const IMAGES = ['base', 'flip-columns', 'flip-rows', 'half-turn'];
const TYPES = ['enter', 'test', 'place', 'mark', 'remove', 'solution', 'leave'];

/** FNV-1a over 8 bytes a number, in two halves because bigints are slow. */
class Hash {
  #low = 0x84222325;
  #high = 0xcbf29ce4;

  add(number) {
    const word = BigInt(number);
    this.#half(Number(word & 0xffffffffn));
    this.#half(Number((word >> 32n) & 0xffffffffn));
  }

  #half(word) {
    for (let shift = 0; shift < 32; shift += 8) this.#byte((word >>> shift) & 0xff);
  }

  // The prime is 2^40 + 0x1b3, so the product is two small ones.
  #byte(byte) {
    const low = (this.#low ^ byte) >>> 0;
    const product = low * 0x1b3;
    const carry = Math.floor(product / 2 ** 32);
    this.#high = (Math.imul(this.#high, 0x1b3) + carry + (low << 8)) >>> 0;
    this.#low = product >>> 0;
  }

  toString() {
    return ((BigInt(this.#high) << 32n) | BigInt(this.#low)).toString(16);
  }
}

export function hashOf(numbers) {
  const hash = new Hash();
  for (const number of numbers) hash.add(number);
  return hash;
}

function walkLine(nq, algorithm, n) {
  const walk = nq.solutions(n, { algorithm });
  const boards = new Hash();
  const images = new Hash();
  for (const columns of walk) {
    for (const column of columns) boards.add(column);
    images.add(IMAGES.indexOf(walk.image()));
  }
  const { nodes, tests, placements, removals, solutions } = walk.report();
  const numbers = [tests, placements, removals, solutions].join(' ');
  return `walk ${algorithm} ${n}: ${boards} ${images} ${hashOf(nodes)}, ${numbers}`;
}

/** The second unit of a count that is too long for a test. */
export function unitLine(nq, n) {
  const units = nq.units(n, { algorithm: 'fast' });
  const { sum, residue, cost } = units.run(1);
  units.close();
  return `unit fast ${n}: ${sum} ${residue} ${cost}`;
}

export function countLine(nq, algorithm, n) {
  const units = nq.units(n, { algorithm });
  const progress = nq.progress(n, { algorithm });
  const parts = new Hash();
  for (let k = 0; k < units.number; k++) {
    const unit = units.run(k);
    for (const number of [unit.sum, unit.residue, unit.cost]) parts.add(number);
    if (k % 2 === 1) progress.add(k, unit);
  }
  const bytes = progress.bytes();
  units.close();
  progress.close();
  const total = nq.count(n, { algorithm });
  const written = `${bytes.length} ${hashOf(bytes)}`;
  return `count ${algorithm} ${n}: ${total}, ${units.number} ${parts}, ${written}`;
}

function traceLine(nq, algorithm, n) {
  const trace = nq.trace(n, { algorithm });
  const events = new Hash();
  let length = 0;
  for (const { type, row, column = -1, depth, tests, solutions } of trace) {
    const numbers = [TYPES.indexOf(type), row + 1, column + 1, depth, tests, solutions];
    for (const number of numbers) events.add(number);
    length++;
  }
  trace.close();
  return `trace ${algorithm} ${n}: ${length} ${events}`;
}

/** All that an algorithm can do on boards of these sizes; traces are long, so up to `traced`. */
export function linesOf(nq, { name, limits }, sizes, traced) {
  return sizes.flatMap((n) => [
    countLine(nq, name, n),
    ...(limits.list === null ? [] : [walkLine(nq, name, n)]),
    ...(limits.trace === null || n > traced ? [] : [traceLine(nq, name, n)]),
  ]);
}
