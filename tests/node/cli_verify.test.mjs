/**
 * cli_verify.test.mjs -- sets of rows that fast counts, against programs that share nothing with
 * it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { load } from '../../dist/core.js';
import { choose, imagesOf, setOfRank, sumOfRowSet } from '../../web/lib/cli/row_sets.js';
import { nqueens } from './command.mjs';
import { A000170 } from './oracle.mjs';

/** Every set of rows that no smaller image stands for. */
function allOrbits(n) {
  const size = n - (n >> 1);
  const sets = Array.from({ length: choose(n, size) }, (_, rank) => setOfRank(size, rank));
  return sets.filter((rows) => rows === Math.min(...imagesOf(n, rows)));
}

test('both plain programs find all solutions, whatever symmetry leaves out', () => {
  for (const halvesFrom of [0, 99]) {
    for (const n of [6, 7, 8, 9, 10]) {
      const sum = allOrbits(n).reduce((all, rows) => all + sumOfRowSet(n, rows, halvesFrom), 0n);
      assert.equal(sum, A000170[n], `n = ${n}, halves from ${halvesFrom}`);
    }
  }
});

test('a set of rows of fast is what both find, and its images have the same sum', async () => {
  const nq = await load();
  for (const [n, sets] of [
    [12, [0b000111111000, 0b101010010101, 0b110100011010]],
    [13, [0b0001111111000, 0b1010100101011, 0b1101000110101]],
    [14, [0b00011111110000, 0b10110100101010]],
    [15, [0b010111101000101]],
    [16, [0b1001011001101001]], // more half boards than there is room for at first
  ]) {
    const units = nq.units(n, { algorithm: 'fast' });
    for (const rows of sets) {
      const { sum, residue } = units.runRows(rows);
      assert.equal(sumOfRowSet(n, rows), sum, `n = ${n}, rows ${rows}`);
      assert.equal(sumOfRowSet(n, rows, 0), sum, `n = ${n}, rows ${rows} by halves`);
      assert.equal(sum % 4294967291n, BigInt(residue));
      for (const image of imagesOf(n, rows)) assert.equal(units.runRows(image).sum, sum);
    }
    units.close();
  }
});

test('the sets of rows of all orbits are all units', async () => {
  const nq = await load();
  const units = nq.units(12, { algorithm: 'fast' });
  const sum = allOrbits(12).reduce((all, rows) => all + units.runRows(rows).sum, 0n);
  units.close();
  assert.equal(sum, A000170[12]);
});

test('sets of rows that make no sense are refused', async () => {
  const nq = await load();
  const units = nq.units(12, { algorithm: 'fast' });
  assert.throws(() => units.runRows(0b11111), {
    name: 'RangeError',
    message: /6 of the 12.*not 5/,
  });
  assert.throws(() => units.runRows(2 ** 12), { name: 'RangeError', message: /rows.*4095/ });
  assert.throws(() => units.runRows('63'), { name: 'TypeError', message: /rows/ });
  units.close();
  assert.throws(() => units.runRows(63), /closed/);
  for (const [n, algorithm] of [
    [11, 'fast'],
    [12, 'bitmask'],
  ]) {
    const others = nq.units(n, { algorithm });
    assert.throws(() => others.runRows(63), { name: 'NQueensError' });
    others.close();
  }
});

test('verify compares and estimates', () => {
  const { status, stdout } = nqueens('verify', '13', '--samples', '4', '--seed', '3');
  assert.equal(status, 0);
  assert.equal(stdout.match(/counted again: the same/g).length, 4);
  assert.match(stdout, /^rows [x.]{13}: \d+, /);
  assert.match(stdout, /estimate [\d.e+]+ ± [\d.e+]+, published 73712\n$/);
  const again = JSON.parse(
    nqueens('verify', '13', '--samples', '200', '--seed', '3', '--compare', '0', '--json').stdout,
  );
  assert.equal(again.sets.length, 200);
  assert.ok(Math.abs(again.mean - 73712) < 4 * again.error);
  assert.ok(again.error < 73712 / 4);
});

test("verify runs one set of rows of one's own choice", () => {
  const rows = 'xxxxxx.x.....';
  const { status, stdout } = nqueens('verify', '13', '--rows', rows);
  assert.equal(status, 0);
  assert.equal(stdout, `rows ${rows}: ${sumOfRowSet(13, 0b10111111)}, counted again: the same\n`);
});

test('verify refuses what it cannot do', () => {
  for (const [words, said] of [
    [['8'], /starts at n = 12, not 8/],
    [['14', '--samples', '1'], /at least 2, not 1/],
    [['14', '--rows', 'xxxxxxx'], /7 times x and 7 times \. for n = 14, not "xxxxxxx"/],
    [['12', '--rows', 'xxxxxxx.....'], /6 times x/],
    [['12', '--rows', 'xxxxx-x.....'], /6 times x/],
    [['29'], /29.*28/],
  ]) {
    const { status, stderr } = nqueens('verify', ...words);
    assert.equal(status, 2);
    assert.match(stderr, said);
  }
});
