/**
 * checkpoint.test.mjs -- a count's progress as bytes, through JavaScript.
 */
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { load } from '../../dist/core.js';

let nq;
before(async () => {
  nq = await load();
});

function countSome(n, algorithm, progress, most = Infinity) {
  const units = nq.units(n, { algorithm });
  for (let unit = progress.next(); unit >= 0 && most-- > 0; unit = progress.next(unit)) {
    assert.equal(progress.add(unit, units.run(unit)), true);
  }
  units.close();
}

test('a count goes on from its bytes in another instance', async () => {
  const first = nq.progress(10, { algorithm: 'bitmask' });
  countSome(10, 'bitmask', first, 20);
  const bytes = first.bytes();
  first.close();
  const other = await load();
  const second = other.progress(10, { algorithm: 'bitmask', bytes });
  assert.equal(second.total().done, 20);
  countSome(10, 'bitmask', second);
  assert.equal(second.next(), -1);
  assert.equal(second.total().sum, 724n);
  second.close();
});

test('a unit is entered once, and must give the same again', () => {
  const progress = nq.progress(10, { algorithm: 'lookup' });
  const part = { sum: 4n, residue: 4, cost: 1n };
  assert.equal(progress.sum(0), null);
  assert.equal(progress.add(0, part), true);
  assert.equal(progress.add(0, part), false);
  assert.equal(progress.sum(0), 4n);
  assert.throws(() => progress.add(0, { ...part, sum: 5n, residue: 5 }), {
    code: 'residue-differs',
  });
  assert.throws(() => progress.add(1, { ...part, residue: 5 }), { code: 'residue-differs' });
  assert.throws(() => progress.add(2 ** 31, part), { code: 'out-of-range' });
  assert.equal(progress.total().sum, 4n);
  progress.close();
});

test('a unit must give what its mirror image gave', () => {
  const progress = nq.progress(10, { algorithm: 'lookup' });
  const last = nq.unitCount(10, { algorithm: 'lookup' }) - 1;
  progress.add(0, { sum: 4n, residue: 4, cost: 1n });
  assert.throws(() => progress.add(last, { sum: 5n, residue: 5, cost: 1n }), {
    name: 'NQueensError',
    code: 'mirror-differs',
    message: `unit ${last}: a unit and its mirror image gave different sums`,
  });
  assert.deepEqual([progress.sum(last), progress.total().sum], [null, 4n]);
  progress.close();
});

test('damaged, foreign and empty bytes are refused', () => {
  const progress = nq.progress(10);
  const bytes = progress.bytes();
  const damaged = bytes.slice();
  damaged[20] ^= 1;
  for (const bad of [damaged, bytes.subarray(1), new Uint8Array()]) {
    assert.throws(() => nq.progress(10, { bytes: bad }), {
      name: 'NQueensError',
      code: 'bad-checkpoint',
    });
  }
  assert.throws(() => nq.progress(11, { bytes }), { code: 'bad-checkpoint' });
  assert.throws(() => nq.progress(10, { bytes: 'NQCP' }), TypeError);
  nq.progress(10, { bytes }).close();
  progress.close();
});

/** A checkpoint of a count that is half done. */
function halfDone(n) {
  const progress = nq.progress(n, { algorithm: 'lookup' });
  countSome(n, 'lookup', progress, nq.unitCount(n, { algorithm: 'lookup' }) / 2);
  const bytes = progress.bytes();
  progress.close();
  return bytes;
}

const refused = (n, bytes) => {
  try {
    nq.progress(n, { algorithm: 'lookup', bytes }).close();
    return false;
  } catch (error) {
    return error.name === 'NQueensError' && error.code === 'bad-checkpoint';
  }
};

test('every truncation and every single flipped bit is noticed', () => {
  const bytes = halfDone(7);
  assert.equal(refused(7, bytes), false);
  for (let length = 0; length < bytes.length; length++) {
    assert.ok(refused(7, bytes.subarray(0, length)), `cut off after ${length} bytes`);
  }
  for (let bit = 0; bit < 8 * bytes.length; bit++) {
    const damaged = bytes.slice();
    damaged[bit >> 3] ^= 1 << (bit & 7);
    assert.ok(refused(7, damaged), `bit ${bit} flipped`);
  }
});

test('a checkpoint that goes on after its end is refused, and so is one twice', () => {
  const bytes = halfDone(7);
  assert.ok(refused(7, new Uint8Array([...bytes, 0])));
  assert.ok(refused(7, new Uint8Array([...bytes, ...bytes])));
});
