/**
 * cli.test.mjs -- the command-line program, run as people and scripts run it.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { nqueens as command } from './command.mjs';
import { A000170, allSolutions } from './oracle.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const golden = (name) => readFileSync(new URL(`../native/golden/${name}`, import.meta.url), 'utf8');

/** What a run prints, and how it ends. */
function nqueens(...words) {
  const { status, stdout, stderr } = command(...words);
  return { code: status, out: stdout, err: stderr };
}

/** A run that works prints exactly this. */
function prints(words, out) {
  assert.deepEqual(nqueens(...words), { code: 0, out, err: '' });
}

const json = (...words) => JSON.parse(nqueens(...words, '--json').out);

describe('count', () => {
  test('prints the number, for every algorithm', () => {
    prints(['count', '8'], '92\n');
    for (const { name } of json('algorithms').algorithms) {
      prints(['count', '12', '--algorithm', name], '14200\n');
    }
  });

  test('knows the boards without solutions and the one without rows', () => {
    prints(['count', '0'], '1\n');
    prints(['count', '2'], '0\n');
    prints(['count', '3'], '0\n');
  });

  test('as JSON keeps every digit, as text', () => {
    assert.deepEqual(json('count', '10'), { n: 10, algorithm: 'fast', count: '724' });
    assert.deepEqual(json('count', '10', '-a', 'sieve').algorithm, 'sieve');
  });
});

describe('solve', () => {
  test('shows the first solution, with or without --first', () => {
    const board = '.Q..\n...Q\nQ...\n..Q.\n';
    prints(['solve', '4'], board);
    prints(['solve', '4', '--first'], board);
  });

  test('shows all 92 numbered lines, byte for byte', () => {
    const words = ['solve', '8', '--all', '--format', 'numbered'];
    prints(words, golden('eight_queens_numbered.txt'));
    prints([...words, '--algorithm', 'array'], golden('eight_queens_numbered.txt'));
  });

  test('shows all solutions in every format', () => {
    prints(['solve', '4', '--all'], '.Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n');
    prints(
      ['solve', '4', '--all', '--format', 'list'],
      '[[.Q.., ...Q, Q..., ..Q.], [..Q., Q..., ...Q, .Q..]]\n',
    );
    prints(['solve', '4', '--all', '-f', 'columns'], '1 3 0 2\n2 0 3 1\n');
    prints(['solve', '4', '-f', 'algebraic'], 'b4 d3 a2 c1\n');
    prints(['solve', '2', '--all', '-f', 'leetcode'], '[]\n');
    prints(['solve', '3', '-f', 'matrix'], 'Solution does not exist\n');
  });

  // The board that was printed for the three look-up arrays has their axes: read by
  // columns it is the first solution.
  test('shows the look-up board transposed', () => {
    const expected = allSolutions(8)[0];
    const cells = (row) => expected.map((c) => (c === row ? ' 1 ' : ' 0 ')).join('');
    const board = expected.map((_, row) => `${cells(row)}\n`).join('');
    prints(['solve', '8', '-a', 'lookup', '-f', 'matrix', '--transpose'], board);
  });

  test('as JSON is one object', () => {
    const head = { n: 6, algorithm: 'bitmask' };
    assert.deepEqual(json('solve', '6'), { ...head, solutions: allSolutions(6).slice(0, 1) });
    assert.deepEqual(json('solve', '6', '--all'), { ...head, solutions: allSolutions(6) });
    assert.deepEqual(json('solve', '3').solutions, []);
    assert.deepEqual(json('solve', '0', '--all').solutions, [[]]);
  });

  test('says so where there is no solution, and that is no failure', () => {
    const { code, out, err } = nqueens('solve', '3');
    assert.deepEqual([code, out], [0, '']);
    assert.match(err, /no solution for n = 3/);
  });

  test('prints long lists whole', () => {
    const { out } = nqueens('solve', '11', '--all', '--format', 'columns');
    assert.equal(BigInt(out.trimEnd().split('\n').length), A000170[11]);
  });
});

describe('solve, where the first solution takes for ever', () => {
  const columnsOf = (...words) => nqueens('solve', ...words, '--format', 'columns').out.trim();

  test('shows some solution instead', () => {
    assert.equal(nqueens('check', columnsOf('100')).code, 0);
    assert.equal(nqueens('check', columnsOf('100', '--method', 'search')).code, 0);
  });

  test('and another one for another seed', () => {
    const seeds = ['1', '2', '18446744073709551615'];
    const found = seeds.map((seed) => columnsOf('50', '--method', 'search', '--seed', seed));
    assert.equal(new Set(found).size, seeds.length);
  });

  test('as JSON says how', () => {
    const { n, method, seed } = json('solve', '9', '--method', 'search', '--seed', '7');
    assert.deepEqual([n, method, seed], [9, 'search', '7']);
    assert.equal(json('solve', '40').method, 'construct');
  });
});

describe('symmetry', () => {
  test('unique counts classes, or what a turn keeps', () => {
    prints(['unique', '8'], '12\n');
    prints(['unique', '10', '--algorithm', 'sieve'], '92\n');
    prints(['unique', '40', '--turn', 'quarter'], '77184000\n');
    assert.equal(json('unique', '12').ofFour, '18');
    assert.equal(json('unique', '12', '--turn', 'half').count, '80');
  });

  test('classes lists one of each, and their number last', () => {
    prints(
      ['classes', '5'],
      '0 2 4 1 3  x 8\n1 4 2 0 3  x 2  half-turn, quarter-turn, back-turn\n2\n',
    );
    assert.equal(json('classes', '8').classes.length, 12);
  });

  test('images ends with the canonical form', () => {
    const { out } = nqueens('images', '3 7 4 2 0 6 1 5');
    assert.equal(out.split('\n').length, 11);
    assert.equal(
      out.trimEnd().split('\n').at(-1),
      nqueens('images', out.split('\n')[5]).out.trimEnd().split('\n').at(-1),
    );
    assert.equal(json('images', '1,3,0,2').size, 2);
  });
});

describe('check', () => {
  test('ends with 0 for a solution', () => {
    prints(['check', '1 3 0 2'], 'a solution for n = 4\n');
    prints(['check', '1,3,0,2'], 'a solution for n = 4\n');
    prints(['check', '1', '3', '0', '2'], 'a solution for n = 4\n');
  });

  test('ends with 1 for anything else, and tells why', () => {
    const { code, out, err } = nqueens('check', '0 0 3 2');
    assert.deepEqual([code, err], [1, '']);
    assert.match(out, /^no solution/);
    assert.match(out, /rows 0 and 1 are in the same column/);
    assert.match(out, /rows 2 and 3 are on a diagonal that rises/);
    assert.equal(nqueens('check', '0').code, 0);
    assert.equal(nqueens('check', '1').code, 1);
    assert.match(nqueens('check', '0 7').out, /row 1 is off the board/);
  });

  test('as JSON names the queens', () => {
    const { solution, conflicts, n } = json('check', '0 1');
    assert.deepEqual([solution, n], [false, 2]);
    const expected = { first: { row: 0, column: 0 }, second: { row: 1, column: 1 } };
    assert.deepEqual(conflicts, [{ ...expected, line: 'falling' }]);
    assert.equal(json('check', '1 3 0 2').solution, true);
  });
});

test('algorithms lists all of them, with what they take', () => {
  const { code, out } = nqueens('algorithms');
  assert.equal(code, 0);
  const { algorithms, defaults } = json('algorithms');
  for (const { name, limits } of algorithms) {
    const [, row] = new RegExp(`^${name} (.*)$`, 'm').exec(out);
    assert.ok(row.includes(String(limits.count)), row);
  }
  assert.equal(defaults.count, 'fast');
});

describe('help', () => {
  const commands = ['solve', 'count', 'check', 'algorithms'];

  test('names every command', () => {
    for (const words of [['--help'], ['-h'], ['help']]) {
      const { code, out, err } = nqueens(...words);
      assert.deepEqual([code, err], [0, '']);
      for (const name of commands) assert.match(out, new RegExp(`^  ${name} `, 'm'));
    }
  });

  test('of a command shows how it is written and what each option does', () => {
    for (const name of commands) {
      const { code, out } = nqueens(name, '--help');
      assert.equal(code, 0);
      assert.match(out, new RegExp(`^Usage: nqueens ${name}`));
      assert.match(out, /--json +\S+/);
      assert.equal(nqueens('help', name).out, out);
    }
  });

  test('fits into a terminal of 80 columns, but for usage and examples', () => {
    const all = nqueens('--help').out.match(/(?<=^ {2})\w+(?= {2})/gm);
    assert.ok(all.length > 20);
    for (const name of all) {
      const [, ...rest] = nqueens(name, '--help').out.split('\nExamples:\n')[0].split('\n');
      const long = rest.filter((line) => line.length > 80);
      assert.deepEqual(long, [], name);
    }
  });

  test('shows examples that work', () => {
    for (const name of commands) {
      const [, examples = ''] = nqueens(name, '--help').out.split('Examples:\n');
      for (const line of examples.split('\n').filter(Boolean)) {
        const words = line.trim().match(/"[^"]*"|\S+/g);
        const run = nqueens(...words.slice(1).map((word) => word.replaceAll('"', '')));
        assert.ok(run.code < 2, `${line}: ${run.err}`);
      }
    }
  });

  test('--version prints the version of the package', () => {
    const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url)));
    prints(['--version'], `${version}\n`);
  });
});

describe('bad usage ends with 2, and the reason goes to stderr', () => {
  const table = [
    [[], /which command/],
    [['frobnicate'], /no command "frobnicate".*solve, count/],
    [['help', 'frobnicate'], /no command/],
    [['cout', '8'], /no command "cout"; did you mean count\?\n/],
    [['count'], /n is missing/],
    [['solve'], /n is missing/],
    [['check'], /board is missing/],
    [['count', 'eight'], /whole number.*"eight"/],
    [['count', ''], /whole number.*""/],
    [['count', '8.5'], /"8\.5"/],
    [['count', '0x8'], /"0x8"/],
    [['count', '８'], /"８"/],
    [['count', '-1'], /-1 is negative/],
    [['count', '8', '9'], /"9" is one word too many/],
    [['count', '99'], /99 is outside 0 to 28/],
    [['count', '4294967304'], /4294967304/],
    [['count', '8', '--algorithm', 'Fast'], /"Fast".*board, array/],
    [['count', '8', '--algorithm'], /algorithm/],
    [['count', '8', '--frob'], /count has no option --frob; there are --algorithm, .*--help\n/],
    [
      ['count', '8', '--algoritm', 'fast'],
      /count has no option --algoritm; did you mean --algorithm\?\n/,
    ],
    [['count', '8', '-x'], /count has no option -x/],
    [['solve', '8', '--algorithm', 'fast'], /fast only counts/],
    [['solve', '8', '--format', 'braille'], /"braille".*dots, list/],
    [['solve', '8', '--first', '--all'], /--first and --all exclude/],
    [['solve', '8', '--json', '--format', 'dots'], /--json and --format exclude/],
    [['solve', '100000'], /100000.*outside/],
    [['solve', '8', '--seed', '1'], /--seed needs --method search/],
    [['solve', '8', '--method', 'guess'], /"guess".*construct, search/],
    [['solve', '8', '--method', 'search', '--seed', 'x'], /seed.*"x"/],
    [['solve', '8', '--method', 'search', '--all'], /--all and --method exclude/],
    [['unique', '99'], /99 is outside 0 to 28/],
    [['unique', '33', '--turn', 'half'], /33 is outside 0 to 32/],
    [['unique', '8', '--turn', 'full'], /half or quarter, not "full"/],
    [['images', '0 0'], /column 0/],
    [['check', '1 x 0 2'], /"x"/],
    [['algorithms', 'all'], /"all" is one word too many/],
  ];
  for (const [words, reason] of table) {
    test(`nqueens ${words.join(' ')}`, () => {
      const { code, out, err } = nqueens(...words);
      assert.deepEqual([code, out], [2, '']);
      assert.match(err, reason);
      assert.match(err, /^nqueens: .*\nTry: nqueens (\w+ )?--help\n$/s);
    });
  }
});

describe('in a shell', () => {
  const shell = (line) =>
    spawnSync('bash', ['-c', line], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 });

  test('a reader that has seen enough is no failure', () => {
    const { stdout, stderr } = shell(
      'node dist/cli.js solve 14 --all --format columns | head -1; echo ${PIPESTATUS[0]}',
    );
    assert.equal(stdout, '0 2 4 6 11 9 12 3 13 8 1 5 7 10\n0\n');
    assert.equal(stderr, '');
  });

  test('the file runs by itself', () => {
    assert.equal(execFileSync(CLI, ['count', '6'], { encoding: 'utf8' }), '4\n');
  });

  test('npx finds the command in the root of the package', () => {
    const { stdout, status } = shell('npx --no-install nqueens count 8');
    assert.deepEqual([stdout, status], ['92\n', 0]);
  });

  test('output that cannot be written is a failure', () => {
    assert.notEqual(shell('node dist/cli.js count 8 > /dev/full').status, 0);
  });
});

/** How a run ends when it is interrupted while it works, as a shell would say it. */
async function interrupted(...words) {
  const child = spawn(process.execPath, [CLI, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.once('data', () => child.kill('SIGINT'));
  const [code, signal] = await new Promise((resolve) => {
    child.on('close', (...end) => resolve(end));
  });
  return code ?? 128 + constants.signals[signal];
}

test('Ctrl-C ends with 130', async () => {
  assert.equal(await interrupted('solve', '16', '--all', '--format', 'columns'), 130);
});
