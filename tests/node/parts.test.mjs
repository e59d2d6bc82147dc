/**
 * parts.test.mjs -- a count in pieces: nothing that is wrong gets into the sum.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import Ajv from 'ajv/dist/2020.js';
import { load } from '../../dist/core.js';
import { countUnits } from '../../dist/index.js';
import { mergeParts, partOf, readPart } from '../../web/lib/cli/cluster/part.js';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nqueens-parts-'));
after(() => rmSync(folder, { recursive: true }));

let nq;
before(async () => {
  nq = await load();
});

const algorithm = 'bitmask';

async function part(from, to, n = 10) {
  return partOf(await countUnits(n, { algorithm, from, to }));
}

const read = (value, name = 'part') => readPart(JSON.stringify(value), name);

/** A part that was changed and signed again, as a liar would. */
function resigned(value, change) {
  const { sums, ...rest } = { ...value, ...change };
  return partOf({ ...rest, sums: sums.map(BigInt) });
}

test('the parts of a count add up, in any order', async () => {
  const last = nq.unitCount(10, { algorithm }) - 1;
  const parts = [await part(40, last), await part(0, 9), await part(10, 39)].map((p) => read(p));
  const merged = mergeParts(parts, nq);
  assert.equal(merged.total, 724n);
  assert.deepEqual([merged.confirmed, merged.conflicts, merged.missing], [0, [], []]);
});

test('gaps are named, and there is no total', async () => {
  const parts = [read(await part(2, 4)), read(await part(8, 8))];
  const merged = mergeParts(parts, nq);
  assert.equal(merged.total, null);
  assert.deepEqual(merged.missing.slice(0, 2), [
    [0, 1],
    [5, 7],
  ]);
});

test('what two parts counted is confirmed, or a conflict', async () => {
  const honest = await part(0, 5);
  const liar = resigned(await part(4, 6), { sums: ['1000', honest.sums[5], '3'] });
  const merged = mergeParts([read(honest), read(liar)], nq);
  assert.equal(merged.confirmed, 1);
  assert.deepEqual(merged.conflicts, [4]);
  assert.equal(merged.total, null);
});

test('units that are mirror images must agree, whoever counted them', async () => {
  const last = nq.unitCount(10, { algorithm }) - 1;
  const half = (last - 1) / 2;
  const honest = await part(0, half);
  const other = await part(half + 1, last);
  const more = (sums, i) => sums.with(i, String(BigInt(sums[i]) + 1n));
  const liar = resigned(other, { sums: more(other.sums, half - 4) });
  const merged = mergeParts([read(liar), read(honest)], nq);
  assert.deepEqual([merged.total, merged.mirrors], [null, [[4, last - 4]]]);
  assert.deepEqual([merged.conflicts, merged.missing], [[], []]);

  const files = [liar, honest].map((value, i) => {
    const file = join(folder, `mirror-${i}.json`);
    writeFileSync(file, JSON.stringify(value));
    return file;
  });
  const { status, stdout } = merge(...files);
  assert.equal(status, 1);
  assert.equal(stdout, 'CONFLICT: mirror images disagree, units 4 and 67\n');
});

test('a sum that 64 bits do not hold is refused', async () => {
  const good = await part(0, 1);
  const most = resigned(good, { sums: [String(2n ** 64n - 1n), '0'] });
  assert.equal(read(most).sums[0], 2n ** 64n - 1n);
  const over = resigned(good, { sums: ['0', String(2n ** 64n)] });
  assert.throws(() => read(over), /the sum of unit 1 is not a count below 2\^64/);
  const both = resigned(good, { sums: [String(2n ** 64n - 1n), '1'] });
  assert.throws(() => mergeParts([read(both)], nq), { name: 'NQueensError', message: /^unit 1: / });
});

test('a damaged part is refused, whichever value was changed', async () => {
  const good = await part(0, 3);
  for (const key of Object.keys(good)) {
    const value = good[key];
    const other = Array.isArray(value)
      ? value.slice(1)
      : typeof value === 'number'
        ? value + 1
        : 'x';
    assert.throws(
      () => read({ ...good, [key]: other }, 'bad.json'),
      /^PartError: bad\.json: /,
      key,
    );
  }
  for (const text of ['', '{', 'null', '[]', '7']) {
    assert.throws(() => readPart(text, 'bad.json'), { name: 'PartError' });
  }
});

test('other engines and other counts are refused by name', async () => {
  const good = await part(0, 3);
  const old = read(resigned(good, { version: '0' }));
  assert.throws(() => mergeParts([old], nq), /engine version 0, this is version/);
  const short = read(resigned(good, { units: 71 }));
  assert.throws(() => mergeParts([short], nq), /has 72 units, not 71/);
  const other = read(await part(0, 3, 11));
  assert.throws(() => mergeParts([read(good), other], nq), /its n is 11/);
});

test('a part fits its schema', async () => {
  const schema = JSON.parse(
    readFileSync(new URL('../../dist/site/data/schemas/part.schema.json', import.meta.url), 'utf8'),
  );
  const validate = new Ajv().compile(schema);
  assert.ok(validate(await part(0, 3)), JSON.stringify(validate.errors));
  assert.ok(!validate({ ...(await part(0, 3)), sums: [1] }));
});

function merge(...words) {
  return spawnSync(process.execPath, [CLI, 'merge', ...words], { encoding: 'utf8' });
}

test('nqueens merge prints the total alone on its last line', async () => {
  const last = nq.unitCount(10, { algorithm }) - 1;
  const files = [];
  for (const [from, to] of [
    [0, 30],
    [20, last],
  ]) {
    const file = join(folder, `${from}.json`);
    writeFileSync(file, JSON.stringify(await part(from, to)));
    files.push(file);
  }
  const whole = merge(...files);
  assert.equal(whole.stdout, 'confirmed: 11 of 72 units, counted more than once\n724\n');
  assert.equal(whole.status, 0);
  const half = merge(files[0]);
  assert.equal(half.status, 1);
  assert.match(half.stdout, /missing: units 31-71 of 72\n$/);
  const damaged = join(folder, 'damaged.json');
  writeFileSync(damaged, readFileSync(files[0], 'utf8').replace('"from":0', '"from":1'));
  assert.equal(merge(damaged).status, 2);
  assert.match(merge(damaged).stderr, /damaged\.json: its checksum is wrong/);
  assert.equal(merge(join(folder, 'absent.json')).status, 2);
  assert.equal(merge().status, 2);
});
