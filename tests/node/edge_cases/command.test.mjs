/**
 * command.test.mjs -- what the command seldom prints: refusals, missing units, parts that
 * disagree, lines that come and go.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, mock, test } from 'node:test';

import { load } from '../../../dist/core.js';
import { partOf } from '../../../web/lib/cli/cluster/part.js';
import { COMMANDS } from '../../../web/lib/cli/commands.js';
import { runProgram } from '../../../web/lib/cli/program.js';
import { barOf, progressBar } from '../../../web/lib/cli/progress_bar.js';
import { ticker } from '../../../web/lib/cli/ticker.js';
import { nqueens as run } from '../command.mjs';
import { allSolutions } from '../oracle.mjs';

let version;
before(async () => {
  ({ version } = await load());
});

describe('the command', () => {
  test('says what does not go together', () => {
    const { status, stderr } = run('solve', '8', '--seed', '3');
    assert.equal(status, 2);
    assert.match(stderr, /--seed needs --method search/);
  });

  test('prints the sum of some units, and begins a small part of a long count', () => {
    const halves = ['0-29', '30-71'].map((units) =>
      Number(run('count', '10', '--algorithm', 'bitmask', '--units', units).stdout),
    );
    assert.equal(halves[0] + halves[1], 724);
    const part = run('count', '17', '--units', '0', '--workers', '1');
    assert.deepEqual([part.status, /^\d+\n$/.test(part.stdout)], [0, true], part.stderr);
  });

  test('names what is wrong with the place of a checkpoint', () => {
    const { status, stderr } = run('count', '8', '--checkpoint', tmpdir());
    assert.notEqual(status, 0);
    assert.match(stderr, /EISDIR/);
  });

  test('draws the images of a solution as they stand on the board', () => {
    const { stdout } = run('trace', '5', '--algorithm', 'sieve-bits');
    const boards = [...stdout.matchAll(/: ([0-4](?: [0-4]){4})$/gm)].map(([, board]) => board);
    const known = allSolutions(5).map((columns) => columns.join(' '));
    assert.deepEqual(boards.sort(), known.sort());
  });

  test('has nothing to print where there is no solution', () => {
    const { status, stdout } = run('solve', '3', '--method', 'search');
    assert.deepEqual([status, stdout.trim()], [0, '']);
  });

  test('traces as JSON, and tells long units in words', () => {
    const events = JSON.parse(run('trace', '1', '--json').stdout.split('\n')[0]);
    assert.ok(events);
    assert.match(run('units', '24').stdout, /./);
  });

  test('lists ten of the places where units are missing; refuses what nobody can have counted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nqueens-edge-cases-'));
    const nq = await load();
    const [n, algorithm] = [10, 'bitmask'];
    const counting = nq.units(n, { algorithm });
    const head = { n, algorithm, version, units: counting.number };
    const write = (name, part) => {
      const file = join(folder, name);
      writeFileSync(file, JSON.stringify(partOf(part)));
      return file;
    };
    const files = Array.from({ length: 12 }, (_, i) => {
      const sums = [counting.run(2 * i).sum];
      return write(`${i}.json`, { ...head, from: 2 * i, to: 2 * i, sums });
    });
    const { status, stdout } = run('merge', ...files);
    assert.equal(status, 1);
    assert.match(stdout, /^missing: units 1, 3, 5, .*, 19 and 2 more of 72$/m);
    const strange = write('strange.json', {
      ...head,
      algorithm: 'none',
      from: 0,
      to: 0,
      sums: [1n],
    });
    assert.deepEqual([run('merge', strange).status, run('merge', folder).status], [2, 2]);
    counting.close();
    rmSync(folder, { recursive: true });
  });

  test('merges parts that disagree, and says so in both ways', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nqueens-edge-cases-'));
    const base = { n: 8, algorithm: 'lookup', version, units: 1, from: 0, to: 0 };
    const files = [92n, 91n].map((sum, i) => {
      const file = join(folder, `${i}.json`);
      writeFileSync(file, JSON.stringify(partOf({ ...base, sums: [sum] })));
      return file;
    });
    const { status, stderr, stdout } = run('merge', ...files);
    assert.notEqual(status, 0);
    assert.match(stderr + stdout, /CONFLICT: parts disagree on units 0/);
    assert.match(run('merge', files[0], '--json').stdout, /92/);
    rmSync(folder, { recursive: true });
  });
});

describe('on a terminal', () => {
  test('a bar shows how far a count is, and goes away', () => {
    const written = [];
    const stream = { isTTY: true, write: (text) => written.push(text) };
    const bar = progressBar(stream);
    const progress = { fraction: 0.5, count: 46n, remainingMs: 2000 };
    bar.show(progress);
    bar.end();
    assert.deepEqual(written, [`\r\u001b[K${barOf(progress)}`, '\r\u001b[K']);
    assert.match(barOf(progress), /^\[#{15}\.{15}\] 50\.0 % {2}46 so far, .* left$/);
    assert.doesNotMatch(barOf({ ...progress, remainingMs: Infinity }), /left/);
  });

  test('anywhere else it is silent', () => {
    const bar = progressBar({ write: () => assert.fail('it wrote') });
    bar.show({});
    bar.end();
  });
});

test('news are one line on a terminal, and a line each anywhere else', () => {
  const written = (isTTY) => {
    let text = '';
    const line = ticker({ isTTY, write: (piece) => (text += piece) });
    for (const news of ['one', 'one', 'two']) line.show(news);
    line.end();
    return text;
  };
  assert.equal(written(false), 'one\ntwo\n');
  assert.equal(written(true), '\r\u001b[Kone\r\u001b[Ktwo\n');
});

test('a fault of the program itself is told with its place, and ends with 70', async () => {
  const broken = {
    name: 'break',
    options: {},
    run() {
      throw new Error('a \u001b[2J fault');
    },
  };
  const told = [];
  const write = mock.method(process.stderr, 'write', (text) => told.push(text));
  COMMANDS.push(broken);
  try {
    assert.equal(await runProgram(['break']), 70);
  } finally {
    COMMANDS.pop();
    write.mock.restore();
  }
  const text = told.join('');
  assert.match(text, /^Error: a \\u001b\[2J fault\n {4}at /);
  assert.ok(text.includes('command.test.mjs'));
});
