/**
 * forged.test.mjs -- sums that are wrong though their checksums are right give no total.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { crc32 } from 'node:zlib';

import { load } from '../../dist/core.js';
import { count } from '../../dist/index.js';
import { partOf } from '../../web/lib/cli/cluster/part.js';
import { PUBLISHED } from '../../web/lib/core/published.js';
import { describeStatus } from '../../web/lib/element/modes/count/sentences.js';
import { nqueens as run } from './command.mjs';

const folder = mkdtempSync(join(tmpdir(), 'nqueens-forged-'));
after(() => rmSync(folder, { recursive: true }));
process.chdir(folder); // commands name files as people do

const file = (name) => join(folder, name);
const PRIME = 2n ** 32n - 5n;

/** A finished checkpoint whose sums were changed, with residue and CRC made to fit. */
function forgeCheckpoint(from, to, change) {
  const bytes = readFileSync(file(from));
  const units = bytes.readUInt32LE(16);
  const done = bytes.readUInt32LE(20);
  assert.equal(done, units, 'the count is finished');
  const first = 40 + Math.ceil(units / 8);
  const sums = Array.from({ length: done }, (_, i) => bytes.readBigUInt64LE(first + 8 * i));
  change(sums);
  for (const [i, sum] of sums.entries()) bytes.writeBigUInt64LE(sum, first + 8 * i);
  const sum = sums.reduce((all, one) => all + one, 0n);
  bytes.writeUInt32LE(Number(sum % PRIME), 24);
  bytes.writeUInt32LE(crc32(bytes.subarray(0, -4)), bytes.length - 4);
  writeFileSync(file(to), bytes);
}

const WRONG = (total) =>
  `the units of n = 12 add up to ${total}, but the published number is 14200 (OEIS A000170)`;

test('the published numbers are those of the native tests', () => {
  const header = readFileSync(new URL('../native/oracle.h', import.meta.url), 'utf8');
  const [, list] = /A000170\[\] = \{([^}]*)\}/.exec(header);
  assert.deepEqual(PUBLISHED, list.match(/\d+/g).map(BigInt));
  assert.equal(PUBLISHED.length, 28);
});

test('a forged checkpoint is refused, and --recount counts its units again', () => {
  assert.equal(run('count', '12', '--checkpoint', 'a.cp').stdout, '14200\n');
  let unit;
  forgeCheckpoint('a.cp', 'b.cp', (sums) => {
    unit = sums.findIndex((sum) => sum > 0n);
    sums[unit] += 1n;
  });
  const forged = readFileSync(file('b.cp'));
  const { status, stdout, stderr } = run('count', '12', '--checkpoint', 'b.cp');
  assert.deepEqual([status, stdout], [2, '']);
  const [line] = stderr.split('\n');
  const from = 'they are from: the checkpoint (units 0-63)';
  const command = 'nqueens count 12 --checkpoint b.cp --recount 0-63';
  assert.equal(line, `nqueens: b.cp: ${WRONG(14201)}; ${from}; this counts them again: ${command}`);
  assert.deepEqual(readFileSync(file('b.cp')), forged, 'the file was left as it is');

  const other = `${(unit + 1) % 64}`;
  assert.match(run('count', '12', '--checkpoint', 'b.cp', '--recount', other).stderr, /14201/);
  const again = run('count', '12', '--checkpoint', 'b.cp', '--recount', `${unit}`);
  assert.deepEqual(again, { status: 0, stdout: '14200\n', stderr: '' });
  assert.equal(run('count', '12', '--checkpoint', 'b.cp').stdout, '14200\n');
});

test('a checkpoint forged in a unit and its mirror image is refused, too', () => {
  const words = ['count', '12', '-a', 'bitmask', '--checkpoint'];
  assert.equal(run(...words, 'm.cp').stdout, '14200\n');
  forgeCheckpoint('m.cp', 'f.cp', (sums) => {
    sums[5] += 7n;
    sums[sums.length - 1 - 5] += 7n;
  });
  const { status, stdout, stderr } = run(...words, 'f.cp');
  assert.deepEqual([status, stdout], [2, '']);
  assert.ok(stderr.includes(WRONG(14214)), stderr);
  assert.match(stderr, /--algorithm bitmask --checkpoint f\.cp --recount 0-\d+\n/);
});

test('a forged part is refused; with an honest one --recount finds its unit', () => {
  const text = run('count', '12', '--units', '0-63', '--json').stdout;
  writeFileSync(file('full.json'), text);
  const honest = JSON.parse(text);
  const sums = honest.sums.map(BigInt);
  const forged = partOf({ ...honest, sums: sums.with(0, sums[0] + 2n) });
  writeFileSync(file('forged.json'), JSON.stringify(forged));

  const alone = run('merge', 'forged.json');
  assert.equal(alone.status, 1);
  const [what, where, how] = alone.stdout.split('\n');
  assert.equal(what, `CONFLICT: ${WRONG(14202)}`);
  assert.equal(where, '  they are from: forged.json (units 0-63)');
  assert.match(how, /^ {2}nqueens count 12 --algorithm fast --units 0-63 --json counts them again/);

  const both = run('merge', 'forged.json', 'full.json');
  assert.equal(both.status, 1);
  const claims = `  unit 0: ${sums[0] + 2n} in forged.json, ${sums[0]} in full.json`;
  assert.ok(both.stdout.includes(`CONFLICT: parts disagree on units 0\n${claims}\n`), both.stdout);

  const again = run('merge', '--recount', 'forged.json', 'full.json');
  assert.equal(again.status, 0);
  const lines = again.stdout.trimEnd().split('\n');
  const mistake = `recounted: unit 0 gives ${sums[0]}, not ${sums[0] + 2n} as in forged.json`;
  assert.deepEqual([lines[0], lines.at(-1)], [mistake, '14200']);
});

test('a total that nobody verifies is given as it is', async () => {
  const bytes = new Uint8Array(readFileSync(file('f.cp')));
  const checkpoint = { load: async () => bytes, save: async () => {} };
  const options = { algorithm: 'bitmask', checkpoint };
  await assert.rejects(count(12, options), { name: 'NQueensError', code: 'wrong-total' });
  assert.equal(await count(12, { ...options, verify: false }), 14214n);
  await assert.rejects(count(12, { verify: 'no' }), { name: 'TypeError', message: /verify/ });
});

test('a total is said to be not confirmed where nothing is published', async () => {
  const nq = await load();
  const progress = nq.progress(28);
  const units = nq.unitCount(28);
  for (let unit = 0; unit < units; unit++) progress.add(unit, { sum: 1n, residue: 1, cost: 0n });
  writeFileSync(file('28.cp'), progress.bytes());
  progress.close();
  const { status, stdout, stderr } = run('count', '28', '--yes', '--json', '--checkpoint', '28.cp');
  assert.equal(stderr, 'nqueens: not confirmed: no number of solutions is published for n = 28\n');
  assert.deepEqual(JSON.parse(stdout), {
    ...{ n: 28, algorithm: 'fast', count: `${units}`, confirmed: false },
  });
  assert.equal(status, 0);
  const shown = (n, total) =>
    describeStatus((key) => key, { phase: 'done', n, progress: { count: total } }, {});
  assert.equal(shown(28, BigInt(units)), 'count.unconfirmed');
  assert.deepEqual([shown(12, 14200n), shown(12, 14202n)], ['count.match', 'count.differs']);
});

test('units to count again are refused by name where they cannot be', () => {
  const refused = [
    [['--recount', '0'], /--recount needs --checkpoint FILE/],
    [['--checkpoint', 'a.cp', '--recount', '64'], /--recount must be within 0-63, not "64"/],
    [['--checkpoint', 'a.cp', '--recount', '3-1'], /--recount must be within 0-63, not "3-1"/],
    [['--checkpoint', 'a.cp', '--recount', 'x'], /--recount must be units such as 0-3,7, not "x"/],
    [['--checkpoint', ''], /--checkpoint must name a file, not ""/],
  ];
  for (const [words, message] of refused) {
    const { status, stderr } = run('count', '12', ...words);
    assert.equal(status, 2, stderr);
    assert.match(stderr, message);
  }
});
