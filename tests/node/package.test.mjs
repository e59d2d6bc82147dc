/**
 * package.test.mjs -- what npm ships: its files, its size, its types, and no surprises.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';

import esbuild from 'esbuild';

import { ROOT } from '../../scripts/say.mjs';
import { LANGUAGES } from '../../web/lib/element/languages.js';
import { sizesIn } from './sizes.mjs';

const require = createRequire(import.meta.url);
const { exports, name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** The files that a build makes of what several modules share, or need later. */
const PARTS = readdirSync(join(ROOT, 'dist/parts'));

const folder = mkdtempSync(join(tmpdir(), 'nqueens-package-'));
after(() => rmSync(folder, { recursive: true }));

/** A tool of node_modules; when it complains, its words are the failure. */
function tool(command, ...words) {
  const options = { cwd: ROOT, encoding: 'utf8' };
  const path = join(ROOT, 'node_modules', '.bin', command);
  const { status, stdout, stderr } = spawnSync(path, words, options);
  assert.equal(status, 0, `${stdout}${stderr}`);
}

/** The README's table of sizes: kB by what a page has. */
const SIZES = sizesIn(read('README.md'));

/** The same of JavaScript alone, the text of the workers included. */
const SCRIPTS = sizesIn(read('README.md'), 2);

/** Programs that are weighed as a bundler makes them: minified, gzipped. */
const PROGRAMS = {
  "only `import { count } from 'nqueens'`": "export { count } from './dist/index.js'",
  'all of `nqueens`': "export * from './dist/index.js'",
  'all of `nqueens/core`': "export * from './dist/core.js'",
  both: "export * from './dist/index.js'; export * from './dist/core.js'",
};

/** The file that such a program begins with; parts that come later are files of their own. */
async function bundled(contents) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    outdir: folder,
    format: 'esm',
    platform: 'browser',
    logLevel: 'error',
  });
  const files = new Map(outputFiles.map(({ path, text }) => [path, text]));
  const initial = follow(join(folder, 'stdin.js'), files);
  return [...initial].map((path) => files.get(path)).join('');
}

/** A file, and those that it imports at once. */
function follow(path, files, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, name] of files.get(path).matchAll(/(?:from|import)"(\.\/[^"]+)"/g)) {
    follow(join(folder, name), files, found);
  }
  return found;
}

/** The WebAssembly as text; what scripts/pack.mjs writes begins so. */
const PACKED = /(["'])eN[\w+/=]{5000,}\1/g;

describe('the size of', () => {
  test('the package was never promised to be larger than this', () => {
    assert.deepEqual(SIZES, {
      "only `import { count } from 'nqueens'`": 55,
      'all of `nqueens`': 67,
      'all of `nqueens/core`': 57,
      both: 67,
      'a diagram': 29.5,
      'a board with a game': 78.5,
      'a board with a trace': 85,
      'a board in every mode, in one language': 139,
    });
    assert.deepEqual(SCRIPTS, {
      "only `import { count } from 'nqueens'`": 11,
      'all of `nqueens`': 22.3,
      'all of `nqueens/core`': 12.1,
      both: 22.4,
    });
  });

  for (const [name, contents] of Object.entries(PROGRAMS)) {
    test(`a program with ${name} is within its budget`, async (t) => {
      const text = await bundled(contents);
      const script = text.replaceAll(PACKED, '""');
      assert.equal(text.match(PACKED)?.length, 1);
      for (const [what, [kind, most]] of Object.entries({
        all: [text, SIZES[name]],
        JavaScript: [script, SCRIPTS[name]],
      })) {
        const { length } = gzipSync(kind, { level: 9 });
        t.diagnostic(`${what}: ${length} bytes of ${most} kB`);
        assert.ok(length <= 1000 * most, `${what}: ${length} bytes are more than ${most} kB`);
      }
    });
  }
});

describe('the types', () => {
  test('declare everything that can be imported, and nothing else', async () => {
    for (const entry of ['index', 'core']) {
      const types = read(`dist/${entry}.d.ts`);
      const declared = [...types.matchAll(/^export (?:function|const|class) (\w+)/gm)].map(
        (m) => m[1],
      );
      const passedOn = [...types.matchAll(/^export \{ (.*) \} from/gm)].flatMap((m) =>
        m[1].split(', '),
      );
      const names = Object.keys(await import(`../../dist/${entry}.js`));
      assert.deepEqual([...declared, ...passedOn].sort(), names.sort(), entry);
    }
  });
});

/** Entries with types. */
const DECLARED = [
  'index',
  'core',
  'worker',
  'element',
  'react',
  'preact',
  'solid',
  'vue',
  'svelte',
];

/** Entries that are not for require(): a worker's program, or no program at all. */
const NOT_REQUIRED = Object.keys(exports).filter((path) => !exports[path].require);

describe('the package', () => {
  test('is clean to publint', () => tool('publint', '--strict'));

  test('gives every importer the types that fit', () => {
    const excluded = NOT_REQUIRED.map((path) => path.slice(2));
    tool('attw', '--pack', '.', '--profile', 'strict', '--exclude-entrypoints', ...excluded);
  });

  test('gives import and require the same names', async () => {
    for (const path of ['.', './core', './element']) {
      const imported = Object.keys(await import(join(name, path)));
      assert.deepEqual(Object.keys(require(join(name, path))).sort(), imported.sort());
    }
  });

  test('knows its errors, whichever copy threw them', async () => {
    const imported = await import(name);
    const required = require(name);
    for (const [here, there] of [
      [imported, required],
      [required, imported],
    ]) {
      const error = new here.LoadError('no');
      assert.ok(error instanceof there.LoadError && error instanceof there.NQueensError);
      assert.ok(!(error instanceof there.DeadInstanceError));
      assert.ok(!(new here.NQueensError('no') instanceof there.LoadError));
      assert.ok(
        ![new Error('no'), null, undefined, 5].some((e) => e instanceof there.NQueensError),
      );
      class Own extends there.NQueensError {}
      assert.ok(!(error instanceof Own) && new Own('no') instanceof Own);
    }
  });

  test('does nothing when it is imported', () => {
    const program = `
      const before = Object.keys(globalThis).length;
      await import('nqueens');
      await import('nqueens/core');
      require('nqueens');
      const { length } = Object.keys(globalThis);
      console.log(length - before, process.getActiveResourcesInfo().join());`;
    const lines = `import { createRequire } from 'node:module';
      const require = createRequire(import.meta.url); ${program}`;
    const words = ['--input-type=module', '-e', lines];
    const options = { cwd: ROOT, encoding: 'utf8', timeout: 20_000 };
    assert.match(execFileSync(process.execPath, words, options), /^0 ((PipeWrap|CloseReq),?)*\n$/);
  });

  test('asks no bundler for a module of Node', () => {
    const files = [
      ...['index', 'core', 'engine', 'element'].map((name) => `${name}.js`),
      ...['index', 'core', 'engine', 'wasm'].map((name) => `${name}.cjs`),
      ...PARTS.map((name) => `parts/${name}`),
    ];
    for (const file of files) {
      assert.doesNotMatch(read(`dist/${file}`), /(from ?|require\()["']node:/, file);
      assert.doesNotMatch(read(`dist/${file}`), /import\.meta|\beval\(|new Function/, file);
    }
  });

  test('loads every mode and language that there is', () => {
    const keysIn = (file, begin) => {
      const [, table] = read(`web/lib/element/${file}`).split(begin);
      return [...table.split('\n}')[0].matchAll(/^ {2}'?([\w-]+)'?:/gm)]
        .map(([, key]) => key)
        .sort();
    };
    const modes = keysIn('modes/index.js', 'CLASSES = {');
    assert.ok(modes.length >= 6, String(modes));
    const others = ['keys', 'surroundings'];
    assert.deepEqual(keysIn('later/modes.js', 'CLASSES = {'), [...modes, ...others].sort());
    assert.deepEqual(keysIn('later/board-texts.js', 'GROUPS = {'), [...LANGUAGES].sort());
    assert.deepEqual(
      keysIn('later/board-texts.js', 'GROUPS_OF = {'),
      [...modes, 'keys', 'panes'].sort(),
    );
  });

  test('names its parts literally, so that every bundler finds them', () => {
    const named = ['element.js', ...PARTS.map((name) => `parts/${name}`)]
      .flatMap((file) => [...read(`dist/${file}`).matchAll(/\bimport\(([^)]*)\)/g)])
      .map(([, name]) => name)
      .filter((name) => !/webpackIgnore: true.*@vite-ignore/.test(name)); // a module of Node
    assert.ok(named.length > 15, String(named.length));
    for (const name of named) assert.match(name, /^"\.\/(parts\/)?[\w.-]+-[a-z0-9]{8}\.js"$/);
  });

  test('defines its element for those who import it for nothing else', async () => {
    const { outputFiles } = await esbuild.build({
      stdin: { contents: "import './dist/element.js'", resolveDir: ROOT },
      bundle: true,
      splitting: true,
      write: false,
      format: 'esm',
      outdir: 'out',
      logLevel: 'error',
    });
    const [entry] = outputFiles.filter(({ path }) => path.endsWith('stdin.js'));
    assert.match(entry.text, /import|customElements/);
  });

  test('ships what it must, and neither site nor tests', () => {
    const listing = execFileSync('npm', ['pack', '--dry-run', '--json'], { cwd: ROOT });
    const files = JSON.parse(listing)[0].files.map(({ path }) => path);
    const shipped = [
      ...['index', 'core', 'engine', 'wasm'].flatMap((f) => [`dist/${f}.js`, `dist/${f}.cjs`]),
      ...PARTS.map((name) => `dist/parts/${name}`),
      ...['index', 'core', 'engine'].map((f) => `dist/${f}.edge.js`),
      ...DECLARED.flatMap((f) => [`dist/${f}.d.ts`, `dist/${f}.d.cts`]),
      ...['core', 'element'].map((f) => `${f}/package.json`),
      ...['worker.js', 'nqueens.global.js', 'cli.js'].map((f) => `dist/${f}`),
      ...['nqueens.wasm', 'nqueens-scalar.wasm', 'nqueens-board.wasm'].map((f) => `dist/${f}`),
      ...[
        'element.js',
        'element.cjs',
        'element.global.js',
        'custom-elements.json',
        'html-custom-data.json',
        'web-types.json',
        'embed.html',
      ].map((f) => `dist/${f}`),
      ...['LICENSE', 'README.md', 'package.json'],
    ];
    assert.deepEqual(files.sort(), shipped.sort());
  });

  test('is the same, byte for byte, when it is made again', async () => {
    const { bundle } = await import('../../scripts/bundle.mjs');
    for (const name of ['nqueens.wasm', 'nqueens-board.wasm']) {
      cpSync(join(ROOT, 'dist', name), join(folder, name));
    }
    await bundle(folder);
    const names = ['index.js', 'element.js', 'engine.cjs', 'worker.js', 'nqueens.global.js'];
    for (const file of [...names, ...PARTS.map((name) => `parts/${name}`)]) {
      assert.equal(readFileSync(join(folder, file), 'utf8'), read(`dist/${file}`), file);
    }
  });
});
