/**
 * recipes.test.mjs -- what the recipes tell people to do works.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, test } from 'node:test';

import { HtmlValidate } from 'html-validate';
import { filesUnder } from '../../scripts/files.mjs';
import { ROOT } from '../../scripts/say.mjs';
import { KEYS, readKey } from '../../web/lib/element/keys.js';
import { htmlOf } from '../../web/site/build/markdown.mjs';
import { recipeFiles } from '../../web/site/build/recipes.mjs';
import { lines, promised, scratch } from './examples.mjs';

const SITE = join(ROOT, 'dist/site');
const RECIPES = join(ROOT, 'web/site/recipes');
const FOLDER = scratch('recipes');

const read = (name) => readFileSync(join(RECIPES, name), 'utf8');
const blocks = (name, language) =>
  [...read(name).matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, text]) => text,
  );

describe('Markdown', () => {
  test('becomes HTML', () => {
    assert.equal(
      htmlOf('# A *b*\n\nOne `<c>`\ntwo.\n\n- x\n- y\n  z\n\n```sh\na < b\n\nc\n```\n'),
      '<h1>A <em>b</em></h1>\n<p>One <code>&lt;c&gt;</code>\ntwo.</p>\n' +
        '<ul>\n<li>x</li>\n<li>y\nz</li>\n</ul>\n<pre tabindex="0"><code>a &lt; b\n\nc</code></pre>',
    );
  });

  test('has tables whose columns may stand to the right', () => {
    const html = htmlOf('| a | b |\n| --- | ---: |\n| 1 | 2 |\n');
    assert.match(html, /<th scope="col">a<\/th>\s*<th scope="col" class="right">b<\/th>/);
    assert.match(html, /<td>1<\/td>\s*<td class="right">2<\/td>/);
  });

  test('has headings that can be linked to, and comments that nobody reads', () => {
    assert.equal(
      htmlOf('<!-- x -->\n\n## To `b` or not\n'),
      '<h2 id="to-b-or-not"><a href="#to-b-or-not">To <code>b</code> or not</a></h2>',
    );
  });

  test('leads to pages, and lets no HTML through', () => {
    assert.equal(htmlOf('[a](b.md#c) <b>'), '<p><a href="b.html#c">a</a> &lt;b&gt;</p>');
    assert.equal(htmlOf('[a](../b/c.md)'), '<p><a href="../b/c.md">a</a></p>');
  });
});

describe('the pages', () => {
  const pages = recipeFiles().map((file) => `recipes/${basename(file, '.md')}.html`);
  const validate = new HtmlValidate({
    extends: ['html-validate:recommended'],
    rules: { 'doctype-style': ['error', { style: 'lowercase' }], 'no-inline-style': 'error' },
  });

  for (const page of pages) {
    test(`${page} is valid`, async () => {
      const { results } = await validate.validateFile(join(SITE, page));
      const said = results.flatMap(({ messages }) => messages.map(({ message }) => message));
      assert.deepEqual(said, []);
    });

    test(`every link of ${page} leads somewhere`, () => {
      const html = readFileSync(join(SITE, page), 'utf8');
      for (const [, address] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
        const [place, id] = address.split('#');
        const [path] = place.split('?');
        const file = path ? join(SITE, dirname(page), path) : join(SITE, page);
        assert.ok(existsSync(file), address);
        if (id) assert.ok(readFileSync(file, 'utf8').includes(`id="${id}"`), address);
      }
    });
  }

  test('the list names all of them', () => {
    for (const file of recipeFiles()) {
      const name = basename(file);
      if (name !== 'index.md') assert.ok(read('index.md').includes(`(${name})`), name);
    }
  });
});

describe('embedding', () => {
  test('the markup is valid', async () => {
    const validate = new HtmlValidate({
      extends: ['html-validate:recommended'],
      // Every browser takes a width of 100 %, and a style would need a policy that allows it.
      rules: { 'attribute-allowed-values': 'off' },
    });
    for (const html of blocks('embed.md', 'html')) {
      const { results } = await validate.validateString(html);
      assert.deepEqual(
        results.flatMap(({ messages }) => messages.map(({ message }) => message)),
        [],
      );
    }
  });

  test('every key and value is known', () => {
    const [, attributes] = /<n-queens-board ([^>]*)>/.exec(read('embed.md'));
    const queries = [...read('embed.md').matchAll(/(?:embed\.html\?|keys=")([\w=&;-]+)"/g)];
    const pairs = [
      ...[...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
      ...queries.flatMap(([, query]) => [...new URLSearchParams(query.replaceAll('&amp;', '&'))]),
    ];
    assert.ok(pairs.length >= 8);
    for (const [key, value] of pairs) {
      assert.ok(KEYS.includes(key), key);
      assert.notEqual(readKey(key, value), undefined, `${key}=${value}`);
    }
  });

  test('the files to copy are in the package', () => {
    for (const name of ['embed.html', 'element.js', 'element.global.js', 'parts']) {
      assert.ok(read('embed.md').includes(`\`${name}\``));
      assert.ok(existsSync(join(ROOT, 'dist', name)), name);
    }
  });
});

describe('JavaScript', () => {
  const [nodeCount, saved, stopped, worker, starter] = blocks('javascript.md', 'js');
  writeFileSync(join(FOLDER, 'worker.mjs'), worker);

  for (const [name, code] of Object.entries({ nodeCount, saved, stopped, starter })) {
    test(`the example "${name}" prints what it says`, () => {
      rmSync(join(ROOT, 'build/ten.checkpoint'), { force: true });
      const file = join(FOLDER, `${name}.mjs`);
      writeFileSync(file, code.replace('ten.checkpoint', 'build/ten.checkpoint'));
      assert.ok(promised(code).length > 0);
      assert.deepEqual(lines(process.execPath, file), promised(code));
    });
  }
});

describe('what is written for blogs and frameworks stands in a project that is built with it:', () => {
  const PROJECTS = join(ROOT, 'tests/matrix/projects');

  /** The project of a section, where it has another name; the last one has no program. */
  const NAMES = {
    'From a CDN': 'cdn',
    'Learning platforms': 'lms',
    'reveal.js': 'reveal',
    React: 'types',
    'Preact and Solid': 'types',
    Vue: 'types',
    Svelte: 'types',
    Tests: 'jest',
  };

  const trimmed = (text) => text.replace(/^ +/gm, '').trim();

  /** All files of a project, and those of this repository that it uses. */
  function textsOf(project) {
    const { matrix } = JSON.parse(readFileSync(join(PROJECTS, project, 'package.json'), 'utf8'));
    const folders = [`tests/matrix/projects/${project}`, ...Object.keys(matrix.files ?? {})];
    return folders
      .flatMap((folder) => filesUnder(folder, /./))
      .flatMap((file) => {
        const text = readFileSync(join(ROOT, file), 'utf8');
        // The source of a notebook's cell is a list of lines.
        return file.endsWith('.ipynb')
          ? JSON.parse(text).cells.map(({ source }) => source.join(''))
          : [text];
      });
  }

  for (const page of ['blogs.md', 'frameworks.md']) {
    for (const section of read(page).split(/^## /m).slice(1)) {
      const [title] = section.split('\n');
      if (title.endsWith('not tried')) continue;
      test(`${page}, ${title}`, () => {
        const texts = textsOf(NAMES[title] ?? title.toLowerCase()).map(trimmed);
        const code = [...section.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, text]) =>
          trimmed(text),
        );
        for (const each of code)
          assert.ok(
            texts.some((text) => text.includes(each)),
            each,
          );
        assert.equal(code.length > 0, title !== 'Tests');
      });
    }
  }
});

describe('the wasm without our JavaScript', () => {
  test('is called bare in Node', () => {
    const [code] = blocks('wasm.md', 'js');
    const file = join(FOLDER, 'bare.mjs');
    writeFileSync(file, code);
    assert.equal(promised(code).length, 6);
    assert.deepEqual(lines(process.execPath, file), promised(code));
  });

  test('becomes C that counts and walks', () => {
    const folder = join(FOLDER, 'wasm2c');
    mkdirSync(folder, { recursive: true });
    const [commands] = blocks('wasm.md', 'sh');
    const [convert, compile] = commands.replace('dist/', join(ROOT, 'dist/')).trim().split('\n');
    const shell = (command) => {
      const { status, stderr } = spawnSync('sh', ['-c', command], {
        cwd: folder,
        encoding: 'utf8',
      });
      assert.equal(status, 0, `${command}\n${stderr}`);
    };
    shell(convert);
    const [code] = blocks('wasm.md', 'c');
    const header = readFileSync(join(folder, 'nqueens.h'), 'utf8');
    writeFileSync(join(folder, 'main.c'), header.includes('Z_nqueens') ? code : newerNames(code));
    assert.match(compile, / -O2 /);
    shell(compile.replace(' -O2 ', ' -O0 ')); // the same program, compiled in a fifth of the time
    const printed = lines(join(folder, 'queens')).map((line) => line.trim());
    assert.equal(promised(code).length, 2);
    assert.deepEqual(printed, promised(code));
  });

  /** The program for releases of wabt after 1.0.32, by the recipe's last sentence. */
  function newerNames(code) {
    return code
      .replace(/.*Z_nqueens_init_module.*\n/, '')
      .replace('Z_nqueens_instance_t', 'w2c_nqueens')
      .replaceAll(/Z_nqueens_(instantiate|free)/g, 'wasm2c_nqueens_$1')
      .replaceAll('Z_nqueensZ_', 'w2c_nqueens_');
  }
});

describe('counting by batches', () => {
  /** An empty folder with the scripts, and a PATH on which `nqueens` is found. */
  function fresh(name) {
    const folder = join(FOLDER, name);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(join(folder, 'bin'), { recursive: true });
    const command = join(folder, 'bin/nqueens');
    writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${ROOT}dist/cli.js' "$@"\n`);
    chmodSync(command, 0o755);
    for (const script of ['count-batch.sh', 'count-batch.sbatch']) {
      copyFileSync(join(RECIPES, script), join(folder, script));
    }
    const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
    const shell = (command, more = {}) =>
      spawnSync('sh', ['-c', command], {
        cwd: folder,
        env: { ...env, ...more },
        encoding: 'utf8',
      });
    return { folder, shell };
  }

  test('the scripts are shown as they are', () => {
    assert.ok(read('parallel.md').includes(read('count-batch.sh')));
    assert.ok(read('slurm.md').includes(read('count-batch.sbatch')));
  });

  test('batches make parts, a lost one is named, a second run fills the gap', () => {
    const { folder, shell } = fresh('batches');
    const all = 'for i in 0 1 2 3; do sh count-batch.sh 12 16 $i || exit; done';
    assert.equal(shell(all).status, 0);
    assert.equal(shell('nqueens merge part-*.json').stdout, '14200\n');
    rmSync(join(folder, 'part-00002.json'));
    const { status, stdout, stderr } = shell('nqueens merge part-*.json');
    assert.equal(status, 1);
    assert.match(stdout + stderr, /missing: units 32-47 of 64/);
    assert.equal(shell(all).status, 0);
    assert.equal(shell('nqueens merge part-*.json').stdout, '14200\n');
    assert.equal(readdirSync(folder).filter((name) => /^part-/.test(name)).length, 4);
  });

  test('the last batch ends with the last unit', () => {
    const { folder, shell } = fresh('uneven');
    assert.equal(shell('sh count-batch.sh 12 60 1').status, 0);
    const part = JSON.parse(readFileSync(join(folder, 'part-00001.json'), 'utf8'));
    assert.deepEqual([part.from, part.to, part.units], [60, 63, 64]);
  });

  test('a batch that fails leaves no part', () => {
    const { folder, shell } = fresh('failed');
    assert.notEqual(shell('sh count-batch.sh 12 8 8').status, 0);
    assert.ok(!existsSync(join(folder, 'part-00008.json')));
  });

  test('a task of a job array counts the batch of its number', () => {
    const { folder, shell } = fresh('task');
    assert.equal(shell('sh count-batch.sbatch 12 8', { SLURM_ARRAY_TASK_ID: '5' }).status, 0);
    const part = JSON.parse(readFileSync(join(folder, 'part-00005.json'), 'utf8'));
    assert.deepEqual([part.from, part.to], [40, 47]);
  });

  test('GNU parallel runs them two at a time', () => {
    const { shell } = fresh('parallel');
    const [line] = /^seq 0 7 .*$/m.exec(read('parallel.md'));
    const smaller = line.replace('seq 0 7', 'seq 0 3').replace(' 16 8', ' 12 16');
    assert.notEqual(smaller, line);
    assert.equal(shell(smaller).status, 0);
    assert.equal(shell('nqueens merge part-*.json').stdout, '14200\n');
  });

  test('a batch that is killed goes on where it was', () => {
    const { folder, shell } = fresh('killed');
    const part = join(folder, 'part-00000.json');
    const done = 'nqueens count 14 --units 0-9 --workers 1 --checkpoint part-00000.json.checkpoint';
    assert.equal(shell(done).status, 0);
    const bytes = readFileSync(`${part}.checkpoint`);
    bytes[bytes.length - 1] ^= 1; // so that it shows whether the file is read
    writeFileSync(`${part}.checkpoint`, bytes);
    assert.notEqual(shell('sh count-batch.sh 14 32 0').status, 0);
    assert.ok(!existsSync(part));
    bytes[bytes.length - 1] ^= 1;
    writeFileSync(`${part}.checkpoint`, bytes);
    assert.equal(shell('sh count-batch.sh 14 32 0').status, 0);
    assert.ok(!existsSync(`${part}.checkpoint`));
    assert.equal(shell('sh count-batch.sh 14 32 1').status, 0);
    assert.equal(shell('nqueens merge part-*.json').stdout, '365596\n');
  });

  test('a thousand tasks take all units of n = 28', () => {
    const [, last, batch] = /--array=0-(\d+) count-batch\.sbatch 28 (\d+)/.exec(read('slurm.md'));
    const { shell } = fresh('thousand');
    const { units } = JSON.parse(shell('nqueens units 28 --json').stdout);
    assert.equal(Math.ceil(units / Number(batch)), Number(last) + 1);
    assert.ok(Number(last) < 1001);
  });

  // OEIS A000170 for n = 16, and the number of units that the transcripts speak of.
  test('the transcripts end with the right number', () => {
    for (const name of ['parallel.md', 'slurm.md']) {
      const [run] = blocks(name, 'console');
      assert.equal(run.trimEnd().split('\n').at(-1), '14772512', name);
    }
  });
});
