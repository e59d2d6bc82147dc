/**
 * walks.test.mjs -- walking over solutions, through the real WebAssembly.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import { algorithmNames } from '../../web/lib/core/algorithm_table.js';
import { A000170, A140450, A319284, allSolutions, BASES } from './oracle.mjs';

const WALKERS = algorithmNames('lists');
const PLAIN = algorithmNames('ordered');

let nq;
before(async () => {
  nq = await load();
});

/** By the first column that differs. */
function lexicographically(a, b) {
  const row = a.findIndex((column, i) => column !== b[i]);
  return row < 0 ? 0 : a[row] - b[row];
}

test('the algorithms are the ones that are known by name', () => {
  const names = nq.algorithms.map(({ name }) => name);
  assert.deepEqual(names, [...WALKERS, 'fast']);
});

for (const algorithm of WALKERS) {
  describe(algorithm, () => {
    test('counts as many solutions as OEIS A000170', () => {
      A000170.slice(0, 13).forEach((known, n) => {
        assert.equal(nq.count(n, { algorithm }), known, `n = ${n}`);
      });
    });

    test('walks over exactly the solutions', () => {
      for (let n = 0; n <= 9; n++) {
        const found = [...nq.solutions(n, { algorithm })];
        const sorted = PLAIN.includes(algorithm) ? found : found.sort(lexicographically);
        assert.deepEqual(sorted, allSolutions(n), `n = ${n}`);
      }
    });

    test('hands out nothing that the checker refuses, up to n = 12', () => {
      let boards = 0n;
      for (const columns of nq.solutions(12, { algorithm })) {
        assert.ok(nq.check(columns), columns.join(' '));
        boards++;
      }
      assert.equal(boards, A000170[12]);
    });

    test('finds the first of its own walk', () => {
      for (const n of [0, 1, 4, 5, 8, 10]) {
        const [first] = nq.solutions(n, { algorithm });
        assert.deepEqual(nq.firstSolution(n, { algorithm }), first);
      }
      assert.equal(nq.firstSolution(2, { algorithm }), null);
      assert.equal(nq.firstSolution(3, { algorithm }), null);
    });
  });
}

test('counting by default agrees with OEIS A000170', () => {
  A000170.slice(0, 15).forEach((known, n) => {
    assert.equal(nq.count(n), known, `n = ${n}`);
  });
});

describe('the report', () => {
  for (const algorithm of PLAIN) {
    test(`${algorithm} sees the boards of A319284`, () => {
      for (const [n, nodes] of Object.entries(A319284)) {
        assert.deepEqual(nq.report(Number(n), { algorithm }).nodes, nodes, `n = ${n}`);
      }
    });
  }

  for (const algorithm of ['board', 'array', 'lookup']) {
    test(`${algorithm} tests as many cells as A140450 until the first solution`, () => {
      for (const [n, tests] of Object.entries(A140450)) {
        const report = nq.report(Number(n), { algorithm, first: true });
        assert.equal(report.tests, tests, `n = ${n}`);
        assert.equal(report.removals, report.placements - BigInt(n));
        assert.equal(report.solutions, 1n);
      }
    });
  }

  test('eight queens in an array take 15720 tests and 2056 placements', () => {
    const { tests, placements, removals, solutions } = nq.report(8, { algorithm: 'array' });
    assert.deepEqual([tests, placements, removals, solutions], [15720n, 2056n, 2056n, 92n]);
  });

  test('can be asked in the middle of a walk and after its end', () => {
    const walk = nq.solutions(8, { algorithm: 'array' });
    walk.next();
    assert.equal(walk.report().tests, A140450[8]);
    walk.finish();
    assert.equal(walk.report().tests, 15720n);
    assert.equal(walk.report().nodes.length, 9);
  });
});

describe('sieve-bits', () => {
  const imagesOf = (n) => {
    const walk = nq.solutions(n, { algorithm: 'sieve-bits' });
    return Array.from(walk, () => walk.image());
  };

  test('finds the bases of the paper, and derives the rest', () => {
    for (const [n, { four, two }] of Object.entries(BASES)) {
      const images = imagesOf(Number(n));
      const groups = images.join(' ').split('base ').slice(1).length;
      assert.equal(groups, four + two, `n = ${n}`);
      assert.equal(images.filter((image) => image === 'half-turn').length, four, `n = ${n}`);
      assert.equal(images.length, 4 * four + 2 * two, `n = ${n}`);
    }
  });

  test('begins n = 8 as the paper does', () => {
    assert.deepEqual(nq.firstSolution(8, { algorithm: 'sieve-bits' }), [0, 6, 3, 5, 7, 1, 4, 2]);
  });

  test('marks the images that it derives', () => {
    const [found, left, top, turned] = nq.solutions(5, { algorithm: 'sieve-bits' });
    assert.deepEqual(imagesOf(5).slice(0, 4), ['base', 'flip-columns', 'flip-rows', 'half-turn']);
    assert.deepEqual(
      left,
      found.map((column) => 4 - column),
    );
    assert.deepEqual(top, [...found].reverse());
    assert.deepEqual(turned, [...left].reverse());
  });
});

describe('a walk', () => {
  test('gives plain arrays that nobody changes afterwards', () => {
    const walk = nq.solutions(4);
    const { value: first } = walk.next();
    walk.next();
    assert.ok(Array.isArray(first));
    assert.deepEqual(first, [1, 3, 0, 2]);
  });

  test('is closed by break, by return and by throw', () => {
    const over = { done: true, value: undefined };
    const broken = nq.solutions(8);
    for (const _ of broken) break;
    assert.deepEqual(broken.next(), over);

    const returned = nq.solutions(8);
    returned.next();
    assert.deepEqual(returned.return('x'), { done: true, value: 'x' });
    assert.deepEqual(returned.next(), over);

    const thrown = nq.solutions(8);
    assert.throws(() => {
      for (const _ of thrown) throw new Error('enough');
    }, /enough/);
    assert.deepEqual(thrown.next(), over);
  });

  test('stays over after its end, and may be closed twice', () => {
    const walk = nq.solutions(2);
    assert.deepEqual(walk.next(), { done: true, value: undefined });
    assert.deepEqual(walk.next(), { done: true, value: undefined });
    walk.close();
    walk.close();
    walk.finish();
    assert.equal(walk.image(), null);
    assert.equal(walk.report().solutions, 0n);
  });

  test('does not disturb another one, whatever their algorithms', () => {
    for (const one of WALKERS) {
      for (const other of WALKERS) {
        const walks = [nq.solutions(6, { algorithm: one }), nq.solutions(5, { algorithm: other })];
        const found = [[], []];
        for (let turn = 0; turn < 20; turn++) {
          const { done, value } = walks[turn % 2].next();
          if (!done) found[turn % 2].push(value);
        }
        assert.deepEqual(found[0], [...nq.solutions(6, { algorithm: one })]);
        assert.deepEqual(found[1], [...nq.solutions(5, { algorithm: other })]);
      }
    }
  });

  test('can be disposed of where the language knows how', { skip: !Symbol.dispose }, () => {
    const walk = nq.solutions(8);
    walk[Symbol.dispose]();
    assert.equal(walk.next().done, true);
  });
});

describe('units', () => {
  test('add up to the count, in any order, for every algorithm', () => {
    for (const { name: algorithm } of nq.algorithms) {
      for (const n of [0, 1, 2, 7, 10, 11]) {
        const units = nq.units(n, { algorithm });
        let total = 0n;
        for (let unit = units.number - 1; unit >= 0; unit--) {
          const { sum, residue, cost } = units.run(unit);
          assert.equal(BigInt(residue), sum % 4294967291n);
          assert.ok(cost >= 0n);
          total += sum;
        }
        assert.equal(total, A000170[n], `${algorithm}, n = ${n}`);
        units.close();
      }
    }
  });

  test('are at least 64 from n = 10 on, and give the same every time', () => {
    const units = nq.units(12);
    assert.ok(units.number >= 64, String(units.number));
    assert.deepEqual(units.run(5), units.run(5));
    units.close();
  });

  test('refuse a number that is none of theirs, and anything once closed', () => {
    const units = nq.units(10);
    for (const wrong of [-1, units.number, 1.5, NaN]) {
      assert.throws(() => units.run(wrong), RangeError);
    }
    assert.throws(() => units.run('0'), TypeError);
    units.close();
    units.close();
    assert.throws(() => units.run(0), /closed/);
  });
});
