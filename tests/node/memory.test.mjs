/**
 * memory.test.mjs -- memory that is taken is given back, and its end is survived.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { load, NQueensError } from '../../dist/core.js';
import { algorithmNames } from '../../web/lib/core/algorithm_table.js';

/** The library, how large its memory is, and how often walks were given back. */
async function observed() {
  const { instantiate } = WebAssembly;
  const seen = { closed: 0 };
  WebAssembly.instantiate = async (...values) => {
    const { exports } = await instantiate(...values);
    seen.pages = () => exports.memory.buffer.byteLength / 65536;
    const close = (handle) => {
      seen.closed++;
      exports.close(handle);
    };
    return { exports: { ...exports, close } };
  };
  try {
    seen.nq = await load();
    return seen;
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

/** Run it a little to warm up, then often: the memory must not grow by one page. */
function doesNotGrow(pages, times, run) {
  for (let i = 0; i < 100; i++) run(i);
  const warm = pages();
  for (let i = 0; i < times; i++) run(i);
  assert.equal(pages(), warm);
}

const WALKERS = algorithmNames('lists');

describe('memory does not grow by one page', () => {
  let nq;
  let pages;
  before(async () => {
    ({ nq, pages } = await observed());
  });

  test('after 1 000 000 walks opened and closed', () => {
    doesNotGrow(pages, 1_000_000, () => nq.solutions(8).close());
  });

  test('after 100 000 walks broken off half-way', () => {
    doesNotGrow(pages, 100_000, (i) => {
      let seen = 0;
      for (const _ of nq.solutions(4 + (i % 5), { algorithm: WALKERS[i % 6] })) {
        if (++seen === 3) break;
      }
    });
  });

  test('after 10 000 refusals', () => {
    doesNotGrow(pages, 10_000, (i) => {
      assert.throws(() => nq.solutions(2 ** 20 + i));
      assert.throws(() => nq.parse('.Q', 'dots'));
      assert.throws(() => nq.count(8, { algorithm: 'nobody' }));
    });
  });

  test('after 5 000 puzzles, hints, estimates and formulas', () => {
    const board = { ...nq.puzzle(8, { seed: 1 }), queens: [3] };
    doesNotGrow(pages, 5_000, () => {
      nq.complete(8, board);
      nq.hint(8, board);
      nq.cells(8, board);
      nq.estimate(8, { ...board, probes: 2 });
      for (const _ of nq.completions(8)) break;
      for (const _ of nq.dimacs(8)) break;
      assert.throws(() => nq.complete(30, { budget: 1 }));
    });
  });

  test('after 10 000 boards written, read and checked', () => {
    const columns = nq.firstSolution(16);
    doesNotGrow(pages, 10_000, () => {
      assert.deepEqual(nq.parse(nq.format(columns)), [columns]);
      assert.ok(nq.check(columns));
    });
  });

  test('after 2000 counts by units', () => {
    doesNotGrow(pages, 2000, () => {
      const units = nq.units(6);
      units.run(0);
      units.close();
    });
  });
});

test('what is open in one block is not touched by what comes and goes beside it', async () => {
  const { nq } = await observed();
  const random = generator(5);
  const expected = new Map();
  const begin = () => {
    const [n, algorithm] = [4 + random(6), WALKERS[random(WALKERS.length)]];
    const key = `${n} ${algorithm}`;
    if (!expected.has(key)) expected.set(key, [...nq.solutions(n, { algorithm })]);
    return { walk: nq.solutions(n, { algorithm }), boards: expected.get(key), next: 0 };
  };
  const open = Array.from({ length: 60 }, begin);
  for (let step = 0; step < 20_000; step++) {
    const i = random(open.length);
    if (random(8) === 0) {
      open[i].walk.close();
      open[i] = begin();
    }
    const { value } = open[i].walk.next();
    assert.deepEqual(value, open[i].boards[open[i].next++]);
  }
  for (const { walk } of open) walk.close();
});

/** Whole numbers below a limit that look random and are the same every time. */
function generator(seed) {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 16) % limit;
  };
}

describe('what nobody closed', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');

  /** Let finalizers run until it is so; they come when they come. */
  async function eventually(isSo) {
    for (let turn = 0; turn < 50; turn++) {
      if (isSo()) return true;
      collect();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return false;
  }

  test('is freed once when it is collected, and what was closed is not freed again', async () => {
    const seen = await observed();
    seen.closed = 0;
    for (let i = 0; i < 50; i++) seen.nq.solutions(8).next();
    for (let i = 0; i < 50; i++) seen.nq.solutions(8).close();
    assert.ok(seen.closed >= 50);
    assert.ok(await eventually(() => seen.closed === 100), `${seen.closed} of 100 were closed`);
    assert.ok(!(await eventually(() => seen.closed > 100)), 'a walk was closed twice');
  });

  test('is kept as long as somebody holds it', async () => {
    const seen = await observed();
    seen.closed = 0;
    const walk = seen.nq.solutions(8);
    assert.ok(!(await eventually(() => seen.closed > 0)));
    assert.equal([...walk].length, 92);
  });
});

test('works where there is no FinalizationRegistry', () => {
  const program = `
    delete globalThis.FinalizationRegistry;
    const { load } = await import('./dist/core.js');
    const nq = await load();
    for (const _ of nq.solutions(8)) break;
    console.log([...nq.solutions(8)].length);`;
  const root = new URL('../..', import.meta.url);
  const words = ['--input-type=module', '--eval', program];
  assert.equal(execFileSync(process.execPath, words, { cwd: root, encoding: 'utf8' }), '92\n');
});

/** The module with another end of its memory, in pages of 64 KiB: one number of the file. */
function endingAt(pages) {
  const bytes = readFileSync(new URL('../../dist/nqueens-scalar.wasm', import.meta.url));
  // The section of memories: its 6 bytes are one memory, with an end, from 2 pages to 32768.
  const section = Buffer.from([5, 6, 1, 1, 2, 0x80, 0x80, 2]);
  const at = bytes.indexOf(section);
  assert.ok(at > 0 && bytes.lastIndexOf(section) === at, 'the section is found');
  bytes.set([0x80 | pages, 0x80, 0], at + 5);
  return bytes;
}

describe('where memory ends at 1 MiB', () => {
  let nq;
  before(async () => {
    nq = await load(endingAt(16));
  });

  function openUntilFull(n, algorithm) {
    const walks = [];
    try {
      for (;;) walks.push(nq.solutions(n, { algorithm }));
    } catch (error) {
      assert.ok(error instanceof NQueensError, String(error));
      assert.equal(error.code, 'out-of-memory');
      return walks;
    }
  }

  for (const [n, algorithm] of Object.entries({ 8: 'bitmask', 12: 'sieve', 16: 'lookup' })) {
    test(`${algorithm} says so by name, and works again after closing`, () => {
      const walks = openUntilFull(Number(n), algorithm);
      assert.ok(walks.length > 100);
      for (const walk of walks.slice(0, 5)) assert.equal(walk.next().done, false);
      for (const walk of walks) walk.close();
      const again = openUntilFull(Number(n), algorithm);
      for (const walk of again) walk.close();
      // The holes between blocks may differ by a few walks; a leak would leave no room.
      assert.ok(again.length > 0.99 * walks.length, `${again.length} of ${walks.length}`);
    });
  }

  test('a puzzle that is too large, or one too many, is refused; others still work', () => {
    const large = { rules: 'regions', regions: new Uint32Array(128 * 128) };
    for (let i = 0; i < 3; i++) {
      const open = [nq.completions(128, large)];
      assert.throws(() => nq.complete(128, large), { name: 'NQueensError', code: 'out-of-memory' });
      assert.throws(
        () => {
          for (;;) open.push(nq.dimacs(16));
        },
        { name: 'NQueensError', code: 'out-of-memory' },
      );
      assert.ok(open.length > 5, `${open.length}`);
      for (const opened of open) opened.close();
      assert.equal(nq.countCompletions(8), 92n);
    }
  });

  test('a board that is too large to write is refused', () => {
    const columns = Uint32Array.from({ length: 5000 }, (_, row) => row);
    assert.throws(() => nq.format(columns), { name: 'NQueensError', code: 'out-of-memory' });
    assert.equal(nq.format([0]), 'Q\n');
  });

  test('a board that is too large to hand over is refused', () => {
    assert.throws(() => nq.check(new Uint32Array(1_000_000)), {
      name: 'NQueensError',
      code: 'out-of-memory',
    });
    assert.equal(nq.check([1, 3, 0, 2]), true);
  });

  test('a text that is too long to read is refused', () => {
    assert.throws(() => nq.parse('.'.repeat(2 ** 20)), {
      name: 'NQueensError',
      code: 'out-of-memory',
    });
    assert.deepEqual(nq.parse('Q'), [[0]]);
  });

  // The last one here: what boards are handed over in stays as large as it was needed.
  test('what is given back piece by piece, in any order, can be had again as a whole', () => {
    const walks = openUntilFull(8, 'bitmask');
    const large = new Uint32Array(100_000);
    assert.throws(() => nq.check(large), { name: 'NQueensError', code: 'out-of-memory' });
    for (const first of [1, 0, 2]) {
      for (let i = first; i < walks.length; i += 3) walks[i].close();
    }
    assert.equal(nq.check(large), false);
  });
});
