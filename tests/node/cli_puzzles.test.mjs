/**
 * cli_puzzles.test.mjs -- completion, hints, ranks and the rest on the command line.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { nqueens as command } from './command.mjs';

/** What a run prints, and how it ends. */
function nqueens(...words) {
  const { status, stdout, stderr } = command(...words);
  return { code: status, out: stdout, err: stderr };
}

/** A run that works prints exactly this. */
function prints(words, out, code = 0) {
  assert.deepEqual(nqueens(...words), { code, out, err: '' });
}

/** A run that is refused says so, and prints nothing. */
function refuses(words, ...sayings) {
  const { code, out, err } = nqueens(...words);
  assert.deepEqual([code, out], [2, ''], err);
  for (const saying of sayings) assert.ok(err.includes(saying), `"${err}" lacks "${saying}"`);
}

const json = (...words) => JSON.parse(nqueens(...words, '--json').out);

describe('complete', () => {
  test('knows the puzzle of 1850', () => {
    prints(['complete', 'b4 d5', '--n', '8', '--count'], '2\n');
    const both = '4 0 7 3 1 6 2 5\n4 6 0 3 1 7 5 2\n';
    prints(['complete', 'b4', 'd5', '-n', '8', '--all'], both);
    prints(['complete', 'b4 d5', '--n', '8', '--all', '-f', 'columns'], both);
    assert.ok(both.includes(nqueens('complete', 'b4 d5', '--n', '8').out));
  });

  test('follows other rules', () => {
    prints(['complete', '--n', '10', '--rules', 'super', '--count'], '4\n');
    prints(['complete', '--n', '7', '--rules', 'torus', '--count'], '28\n');
    prints(['complete', '--n', '6', '--rules', 'touch', '--count'], '90\n');
    const letters = 'accdd aacbd ccccd ecccd eeedd';
    prints(['complete', '--n', '5', '--regions', letters, '--count'], '1\n');
  });

  test('forbids squares and diagonals', () => {
    prints(['complete', '--n', '4', '--forbid', 'b1', '--all'], '1 3 0 2\n');
    prints(['complete', '--n', '4', '--forbid', 'b1,c1', '--count'], '0\n', 1);
    prints(['complete', '--n', '5', '--sums', '0', '--count'], '8\n'); // 2 of 10 have a5
    prints(['complete', '--n', '5', '--differences=-4,4', '--count'], '6\n'); // nor e5, nor a1
  });

  test('says whether there is a solution, also by its exit code', () => {
    prints(['complete', 'a1', '--n', '100', '--check'], 'yes\n');
    prints(['complete', 'a1', '--n', '6', '--check'], 'no\n', 1);
    const { code, out } = nqueens('complete', '--n', '50', '--check', '--budget', '3');
    assert.deepEqual([code, out], [3, 'gave up\n']);
    assert.deepEqual(nqueens('complete', 'a1 b2', '--n', '8'), {
      code: 1,
      out: '',
      err: 'There is no such solution.\n',
    });
  });

  test('gives up honestly', () => {
    const { code, out, err } = nqueens('complete', '--n', '50', '--budget', '3');
    assert.deepEqual([code, out], [3, '']);
    assert.match(err, /gave up after trying 3 queens/);
  });

  test('as JSON', () => {
    assert.deepEqual(json('complete', 'b1', '--n', '4'), { n: 4, solutions: [[2, 0, 3, 1]] });
    assert.deepEqual(json('complete', 'a1', '--n', '4'), { n: 4, solutions: [] });
    assert.deepEqual(json('complete', '--n', '8', '--count'), { n: 8, count: '92' });
    assert.deepEqual(json('complete', '--n', '8', '--check'), { n: 8, answer: 'yes' });
  });

  test('refuses what it cannot read', () => {
    refuses(['complete', 'b4'], '--n is missing');
    refuses(['complete', 'b9', '--n', '8'], 'b9 is not on a board of 8 x 8');
    refuses(['complete', 'aa1', '--n', '8'], 'aa1 is not on a board');
    refuses(['complete', '4b', '--n', '8'], '"4b" is no square');
    refuses(['complete', 'b0', '--n', '8'], '"b0" is no square');
    refuses(['complete', '--n', '129'], '128');
    refuses(['complete', '--n', '99999999'], 'too large');
    refuses(['complete', '--n', '8', '--rules', 'chess'], 'classic, torus, super');
    refuses(['complete', '--n', '8', '--all', '--count'], 'exclude each other');
    refuses(['complete', '--n', '8', '--json', '--format', 'dots'], 'exclude each other');
    refuses(['complete', '--n', '8', '--sums', 'x'], '--sums takes whole numbers');
    refuses(['complete', '--n', '2', '--regions', 'a1bb'], 'letters from a to z, not "1"');
    refuses(['complete', '--n', '2', '--regions', 'aab'], 'row 1 has 1 letters');
    refuses(['complete', '--regions', 'aa/aa'], '2 regions, not 1');
    refuses(['complete', '--n', '3', '--regions', 'aa/bb'], '2 rows of letters, the board 3');
    refuses(['complete', '--n', '2', '--rules', 'touch', '--regions', 'aabb'], 'no regions');
  });
});

describe('hint', () => {
  test('says what to do and why', () => {
    prints(['hint', 'b1', '--n', '4'], 'row 3, column 4 is the last free cell of row 3\n');
    prints(['hint', 'b1 d2 a3 c4', '--n', '4'], 'every row has its queen\n');
    assert.equal(json('hint', 'a1 b2', '--n', '8').kind, 'clash');
    assert.equal(json('hint', 'b1 d2 a3 c4', '--n', '4'), null);
  });
});

describe('puzzle', () => {
  test('prints letters, and the solution on request', () => {
    const letters = 'accdd\naacbd\nccccd\necccd\neeedd\n';
    prints(['puzzle', '5', '--seed', '1'], letters);
    const { solution, regions } = json('puzzle', '5', '--seed', '1');
    prints(['puzzle', '5', '--seed', '1', '--solution'], `${letters}${solution.join(' ')}\n`);
    assert.equal(regions.length, 25);
    const solved = ['complete', '--n', '5', '--regions', letters, '--all'];
    prints(solved, `${solution.join(' ')}\n`);
    prints(['complete', '--regions', letters, '--all'], `${solution.join(' ')}\n`);
  });

  test('has the grade that was asked for', () => {
    for (const grade of ['easy', 'medium', 'hard', 'expert']) {
      const { out } = nqueens('puzzle', '6', '--grade', grade, '--seed', '1');
      const { out: said } = nqueens('grade', '--regions', out);
      assert.ok(said.startsWith(`${grade}: one solution; steps: single 6`), said);
      assert.equal(json('puzzle', '6', '--grade', grade, '--seed', '1').grade, grade);
    }
    refuses(['puzzle', '6', '--grade', 'beyond'], 'no grade is called "beyond"');
  });

  test('refuses other sizes and seeds', () => {
    refuses(['puzzle', '4'], '5 to 12');
    refuses(['puzzle', '8', '--seed', 'x'], '--seed');
    refuses(['puzzle', '8', '--seed', '18446744073709551616'], 'seed');
  });
});

const FIVE = 'accdd/aacbd/ccccd/ecccd/eeedd';

describe('grade', () => {
  test('says how many solutions there are', () => {
    prints(['grade', '--regions', FIVE], 'easy: one solution; steps: single 5\n');
    prints(['grade', '--regions', 'aa/bb'], 'no solution\n', 1);
    prints(['grade', '--n', '5', '--rules', 'regions'], 'more than one solution\n', 1);
    assert.deepEqual(json('grade', '--regions', FIVE).steps.single, 5);
    refuses(['grade', '--n', '5'], 'the rules "classic" have no regions');
    refuses(['grade', '--n', '27', '--rules', 'regions'], '0 to 26');
  });
});

describe('explain', () => {
  test('numbers the steps and shows the board before each', () => {
    const { code, out } = nqueens('explain', 'd4', '--crosses', 'b5', '--regions', FIVE);
    const [first, ...rows] = out.split('\n');
    assert.equal(code, 0);
    assert.equal(first, '1. single: row 1, column 1 is the last free cell of row 1');
    assert.deepEqual(rows.slice(0, 5), [
      '   !....',
      '   ...Q.',
      '   cc...',
      '   ecc.d',
      '   eee.d',
    ]);
    assert.ok(out.endsWith('\nSolved.\n'));
  });

  test('shows what goes out, and what is in the way', () => {
    const { out } = nqueens('explain', '--regions', 'aaabb/ccabb/ecddd/eeddd/eeddd');
    assert.match(out, /^1\. shared: .*\n {3}axabb\n {3}ccxbb\n {3}xcddd\n/);
    const wrong = nqueens('explain', '--crosses', 'd4', '--regions', FIVE);
    assert.deepEqual(
      [wrong.code, wrong.out.split('\n')[0]],
      [1, '1. wrong-cross: the cross in row 2, column 4 is wrong: a solution has a queen there'],
    );
    assert.equal(json('explain', '--n', '5', '--rules', 'regions').steps.at(-1).kind, 'several');
  });
});

describe('rank, unrank and random', () => {
  test('there and back', () => {
    prints(['unrank', '8', '45'], '3 7 4 2 0 6 1 5\n');
    prints(['rank', '3 7 4 2 0 6 1 5'], '45\n');
    prints(['unrank', '4', '1', '--format', 'dots'], '..Q.\nQ...\n...Q\n.Q..\n');
    assert.deepEqual(json('rank', '1 3 0 2'), { columns: [1, 3, 0, 2], rank: '0' });
    assert.deepEqual(json('unrank', '4', '0'), { n: 4, rank: '0', solutions: [[1, 3, 0, 2]] });
  });

  test('a seed draws the same solution', () => {
    const { out } = nqueens('random', '10', '--seed', '5');
    prints(['random', '10', '--seed', '5'], out);
    prints(['check', out.trim()], 'a solution for n = 10\n');
    assert.notEqual(nqueens('random', '10', '--seed', '6').out, out);
    for (const words of [
      ['random', '10'],
      ['puzzle', '7', '--solution'],
    ]) {
      const drawn = nqueens(...words);
      const [, seed] = /^seed (\d+)\n$/.exec(drawn.err);
      prints([...words, '--seed', seed], drawn.out);
    }
    assert.match(nqueens('random', '3').err, /no solution for n = 3/);
  });

  test('refusals', () => {
    refuses(['unrank', '8', '92'], 'no solution of rank 92');
    refuses(['unrank', '8'], 'rank is missing');
    refuses(['rank', '0 1 2 3'], 'no solution');
    refuses(['random', '19'], '0 to 18');
  });
});

describe('estimate', () => {
  test('prints a number and its error, the same for the same seed', () => {
    const { out } = nqueens('estimate', '12', '--probes', '2000', '--seed', '1');
    const [, mean, error] = /^(\S+) ± (\S+)\n$/.exec(out);
    assert.ok(Math.abs(mean - 14200) < 4 * error);
    const { probes } = json('estimate', '10', '--rules', 'torus', '--probes', '50');
    assert.equal(probes, 50);
  });
});

describe('dimacs', () => {
  test('prints the formula', () => {
    const { out } = nqueens('dimacs', 'b4', '--n', '4');
    assert.match(out, /^c 4 queens, rules: classic\n/);
    assert.match(out, /\n2 0\n$/);
    assert.equal(json('dimacs', 'b4', '--n', '4').dimacs, out);
  });
});
