/**
 * cli_verify.test.mjs -- units of fast against a search that shares nothing with it.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { load } from '../../dist/core.js';
import { rowSetsOf, sumOfRowSet } from '../../web/lib/cli/row_sets.js';
import { nqueens } from './command.mjs';
import { A000170 } from './oracle.mjs';

test('the search finds all solutions, whatever symmetry leaves out', () => {
  for (const n of [6, 7, 8, 9, 10]) {
    const sum = rowSetsOf(n, 0, 1).reduce((all, rows) => all + sumOfRowSet(n, rows), 0n);
    assert.equal(sum, A000170[n], `n = ${n}`);
  }
});

test('units of fast are what the search finds', async () => {
  const nq = await load();
  for (const n of [12, 13, 14]) {
    const units = nq.units(n, { algorithm: 'fast' });
    for (const unit of [0, 17, 63]) {
      const sets = rowSetsOf(n, unit, units.number);
      const searched = sets.reduce((all, rows) => all + sumOfRowSet(n, rows), 0n);
      assert.equal(units.run(unit).sum, searched, `n = ${n}, unit ${unit}`);
    }
    units.close();
  }
});

/** From n = 23 on sets are found by their rank: the sets of all units are all sets. */
test('a unit of a large board has its own sets of rows', () => {
  const units = 2 ** 18;
  const sets = [0, 1, 2, 3].flatMap((unit) => rowSetsOf(23, unit, units));
  assert.equal(new Set(sets).size, sets.length);
  assert.ok(sets.length > 2 && sets.length < 24, String(sets.length));
});

test('verify compares and estimates', () => {
  const { status, stdout } = nqueens('verify', '13', '--samples', '4', '--seed', '3');
  assert.equal(status, 0);
  assert.equal(stdout.match(/searched: the same/g).length, 4);
  assert.match(stdout, /estimate [\d.e+]+ ± [\d.e+]+, published 73712\n$/);
  const again = JSON.parse(
    nqueens('verify', '13', '--samples', '4', '--seed', '3', '--compare', '0', '--json').stdout,
  );
  assert.equal(again.units.length, 4);
  assert.ok(Math.abs(again.mean - 73712) < 5 * again.error);
});

test('verify refuses what it cannot do', () => {
  for (const [words, said] of [
    [['8'], /starts at n = 12, not 8/],
    [['14', '--samples', '1'], /at least 2, not 1/],
    [['29'], /29.*28/],
  ]) {
    const { status, stderr } = nqueens('verify', ...words);
    assert.equal(status, 2);
    assert.match(stderr, said);
  }
});
