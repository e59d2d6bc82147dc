/**
 * readme.test.mjs -- what the README and the toolkit's examples show is what happens.
 *
 * A comment after a line that prints says what it prints. Commands are followed by what
 * they print.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { load } from '../../dist/core.js';
import { ROOT } from '../../scripts/say.mjs';
import { PICTURE, picture, scenesOf } from '../../web/site/build/animate.mjs';
import { runtimesInReadme, runtimesTable } from '../matrix/results.mjs';
import { nqueens } from './command.mjs';
import { linesOfC, linesOfJs, promised, scratch } from './examples.mjs';

const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const TOOLKIT = readFileSync(join(ROOT, 'web', 'site', 'recipes', 'toolkit.md'), 'utf8');
const FOLDER = scratch('readme');

const blocks = (language, text = README) =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , code]) => code);

// In Node, fetch knows no files; in a page, the file lies beside it.
const PRELUDE = `
import { readFileSync } from 'node:fs';
const type = { headers: { 'Content-Type': 'application/wasm' } };
globalThis.fetch = async (name) => new Response(readFileSync('dist/' + name), type);
`;

test('there is an example of everything', () => {
  const numbers = ['js', 'c', 'console', 'sh'].map((language) => blocks(language).length);
  assert.deepEqual(
    numbers.map((number) => number > 0),
    [true, true, true, true],
  );
});

for (const [i, code] of blocks('js', README + TOOLKIT).entries()) {
  test(`JavaScript example ${i + 1} prints what it says`, () => {
    const whole = code.includes('fetch(') ? PRELUDE + code : code;
    assert.ok(promised(code).length > 0);
    assert.deepEqual(linesOfJs(whole, FOLDER, `example${i}`), promised(code));
  });
}

for (const [i, code] of blocks('c').entries()) {
  test(`C example ${i + 1} prints what it says`, () => {
    assert.ok(promised(code).length > 0);
    assert.deepEqual(linesOfC(code, FOLDER, `example${i}`), promised(code));
  });
}

/** What a command prints; npx and a shell would take a second each to start. */
function printed(command) {
  const [, , ...words] = command.match(/"[^"]*"|\S+/g).map((word) => word.replaceAll('"', ''));
  return nqueens(...words).stdout;
}

for (const [i, session] of blocks('console')
  .flatMap((text) => text.split(/^\$ /m).slice(1))
  .entries()) {
  const [command, ...expected] = session.trimEnd().split('\n');
  test(`${command} prints what the README shows`, () => {
    assert.match(command, /^npx nqueens /);
    const asWritten = () =>
      spawnSync('bash', ['-c', command], { cwd: ROOT, encoding: 'utf8' }).stdout;
    const text = i === 0 ? asWritten() : printed(command);
    assert.deepEqual(text.trimEnd().split('\n'), expected);
  });
}

test('the table names the algorithms that there are, and what they can do', async () => {
  const { algorithms } = await load();
  const table = README.match(/^\| *`(?!nqueens ).*\|$/gm);
  const rows = table.map((row) => row.split('|').map((cell) => cell.trim()));
  const can = (limit) => (limit === null ? 'no' : 'yes');
  assert.deepEqual(
    rows.map(([, name, , ...cells]) => [name.slice(1, -1), ...cells.slice(0, 3)]),
    algorithms.map(({ name, limits }) => [
      name,
      can(limits.list),
      can(limits.count),
      can(limits.trace),
    ]),
  );
});

test('every file that the documents link to is there', () => {
  for (const document of ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'QUALITY.md']) {
    const text = readFileSync(join(ROOT, document), 'utf8');
    for (const [, target] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
      assert.ok(existsSync(join(ROOT, target)), `${document} links to ${target}`);
    }
  }
});

test('every npm script that the documents name is there', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const text = README + readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  for (const [, name, plain] of text.matchAll(/npm (?:run (\w+)|(start|test))\b/g)) {
    assert.ok(scripts[name ?? plain], `npm run ${name ?? plain}`);
  }
});

test('every command of the table is there, and every command is in it', () => {
  const help = spawnSync(process.execPath, ['dist/cli.js', '--help'], { cwd: ROOT }).stdout;
  const known = [...String(help).matchAll(/^ {2}(\w+) {2,}\S/gm)].map(([, name]) => name);
  const rows = README.match(/^\| `nqueens .*$/gm).map((row) => row.split('|')[1]);
  const named = rows.flatMap((cell) =>
    [...cell.matchAll(/`nqueens (\w+)`/g)].map(([, name]) => name),
  );
  assert.deepEqual(named.sort(), known.sort());
});

test('the picture is what the script makes of the engine, and ends with a solution', async () => {
  const svg = readFileSync(PICTURE, 'utf8');
  assert.equal(svg, await picture());
  assert.ok(svg.length < 60_000);
  const nq = await load();
  const spec = { n: 6, algorithm: 'board', level: 'story' };
  const last = (await scenesOf(nq, spec)).at(-1);
  assert.deepEqual(
    last.queens.map(({ column }) => column),
    nq.firstSolution(6),
  );
});

test('the table of runtimes has what the last runs entered', () => {
  assert.equal(runtimesInReadme(), runtimesTable());
});
