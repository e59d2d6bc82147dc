/**
 * tutorial.test.mjs -- the tutorial says the same in three languages, all of it is true,
 * and its pages are sound.
 *
 * Numbers of the text are computed when it is built; here they meet numbers from outside.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';

import { HtmlValidate, StaticConfigLoader } from 'html-validate';

import { filesUnder } from '../../scripts/files.mjs';
import { ROOT } from '../../scripts/say.mjs';
import { load } from '../../web/lib/core/index.js';
import { QUEEN } from '../../web/lib/element/board/queen.js';
import { LANGUAGES } from '../../web/lib/element/languages.js';
import { chaptersOf, holesOf } from '../../web/site/build/tutorial.mjs';
import { FACTS } from '../../web/site/build/tutorial-facts.mjs';
import { joinedPairs } from '../../web/site/build/tutorial-joins.mjs';
import { searchTree } from '../../web/site/build/tutorial-tree.mjs';
import { composed } from '../../web/site/build/tutorial-type.mjs';
import { valuesIn } from '../../web/site/build/tutorial-values.mjs';
import { classSizes } from '../../web/site/tutorial/experiments/lib/classes.js';
import { joinHalves } from '../../web/site/tutorial/experiments/lib/halves.js';
import { drawn, masksAfter } from '../../web/site/tutorial/experiments/lib/masks.js';
import {
  clashes,
  clashTable,
  tryAll,
} from '../../web/site/tutorial/experiments/lib/permutations.js';
import {
  isPeaceful,
  mistake,
  rightSieve,
} from '../../web/site/tutorial/experiments/lib/sieve-mistake.js';
import { isSolution, staircase } from '../../web/site/tutorial/experiments/lib/staircase.js';
import { ways } from '../../web/site/tutorial/experiments/lib/ways.js';
import { A000170, allSolutions, BASES } from './oracle.mjs';

const SITE = join(ROOT, 'dist', 'site');
const PAGES = filesUnder('dist/site/tutorial', /\.html$/).map((path) => ({
  path,
  html: readFileSync(join(ROOT, path), 'utf8'),
}));
const nq = await load();

// ---- The three languages ----

const chapters = Object.fromEntries(LANGUAGES.map((tag) => [tag, chaptersOf(tag)]));

/** Holes whose words are translated; only how many there are can be compared. */
const TRANSLATED = ['table', 'choice', 'text'];

function shape(source) {
  return holesOf(source).map(({ name, words }) =>
    TRANSLATED.includes(name) ? `${name} ${words.length}` : [name, ...words].join(' '),
  );
}

test('there are ten chapters, with the same names in every language', () => {
  const names = chapters.en.map(({ name }) => name);
  assert.equal(names.length, 10);
  for (const tag of LANGUAGES) {
    assert.deepEqual(
      chapters[tag].map(({ name }) => name),
      names,
    );
  }
});

for (const [i, { name, source }] of chapters.en.entries()) {
  describe(name, () => {
    for (const tag of LANGUAGES.slice(1)) {
      const other = chapters[tag][i].source;

      test(`${tag} tells the same numbers and shows the same boards`, () => {
        assert.deepEqual(shape(other).sort(), shape(source).sort());
        const figures = (text) => shape(text).filter((hole) => /^(figure|picture)/.test(hole));
        assert.deepEqual(figures(other), figures(source));
      });

      test(`${tag} has the same paragraphs`, () => {
        const tags = (text) => text.match(/<(h[12]|p|li|table|em|strong)\b/g).join('');
        assert.equal(tags(other).replaceAll('<em', ''), tags(source).replaceAll('<em', ''));
      });
    }

    for (const tag of LANGUAGES) {
      test(`${tag} has one experiment, one question, and figures`, () => {
        const holes = holesOf(chapters[tag][i].source).map((hole) => hole.name);
        const times = (wanted) => holes.filter((hole) => hole === wanted).length;
        assert.deepEqual(
          ['lab', 'form', 'table', 'question', 'answer'].map(times),
          [1, 1, 1, 1, 1],
        );
        assert.ok(times('figure') + times('picture') > 0);
      });

      test(`${tag} writes no number down that the engine could give`, () => {
        const text = chapters[tag][i].source.replace(/\{\{.*?\}\}/g, '').replace(/<[^>]*>/g, '');
        assert.deepEqual(text.match(/\d{2,}/g), null);
      });
    }
  });
}

test('row and column are 行 and 列 on the mainland, 列 and 欄 in Taiwan', () => {
  for (const { name, source } of chapters['zh-TW']) {
    assert.doesNotMatch(source, /第 ?(\d|\{\{[^}]*\}\}) ?行/, name);
  }
  for (const { name, source } of chapters['zh-CN']) assert.doesNotMatch(source, /[欄栏]/, name);
});

test('neither Chinese has characters of the other', () => {
  const [simplified, traditional] = [
    '这个们来时对会说数学开关给让试过还没长见',
    '這個們來時對會說數學開關給讓試過還沒長見',
  ];
  const only = (one, other) => [...one].filter((character) => !other.includes(character));
  for (const { name, source } of chapters['zh-TW']) {
    for (const character of only(simplified, traditional)) {
      assert.ok(!source.includes(character), `${name}: ${character}`);
    }
  }
  for (const { name, source } of chapters['zh-CN']) {
    for (const character of only(traditional, simplified)) {
      assert.ok(!source.includes(character), `${name}: ${character}`);
    }
  }
});

/** Words of the other place, and words that the glossary replaces. */
const FOREIGN = {
  en: /\bqueens? sees?\b|\bsees? each other\b|\bin sight of\b/,
  'zh-CN': /看得见|看不见|您|机器字|西半|东半|合得来|遞迴|區域搜尋/,
  'zh-TW': /看得見|看不見|您|字組|西半|東半|合得來|区域|數據庫|用時/,
};

test('every term of the glossary is used, in every language where English uses it', () => {
  const terms = JSON.parse(readFileSync(join(ROOT, 'web/data/glossary.json'), 'utf8'));
  const textOf = (tag) => chapters[tag].map(({ source }) => source.toLowerCase());
  const texts = Object.fromEntries(LANGUAGES.map((tag) => [tag, textOf(tag)]));
  for (const term of terms) {
    const where = texts.en.map((text) => text.includes(term.en));
    assert.ok(where.includes(true), term.en);
    for (const tag of LANGUAGES) {
      assert.ok(
        where.some((used, i) => used && texts[tag][i].includes(term[tag])),
        `${tag}: ${term[tag]}`,
      );
    }
  }
});

test('no chapter uses a word that the glossary replaces', () => {
  for (const tag of LANGUAGES) {
    for (const { name, source } of chapters[tag]) {
      assert.doesNotMatch(source.replace(/<code>.*?<\/code>/g, ''), FOREIGN[tag], `${tag} ${name}`);
    }
  }
});

// ---- The numbers ----

describe('what the experiments compute', () => {
  test('every arrangement, one by one', () => {
    assert.deepEqual(tryAll(8), { tried: 40320, found: 92 });
    for (let n = 1; n <= 7; n++) assert.equal(BigInt(tryAll(n).found), A000170[n]);
  });

  // Counted with another program: boards handed out, and how many of them are solutions.
  test('the misprinted sieve', () => {
    const expected = { 2: [1, 0], 3: [1, 0], 4: [3, 2], 5: [10, 10], 6: [18, 4], 7: [58, 40] };
    Object.assign(expected, { 8: [189, 92], 9: [644, 352] });
    for (const [n, [emitted, valid]] of Object.entries(expected)) {
      assert.deepEqual(mistake(Number(n)), { emitted, valid });
    }
  });

  test('the right sieve finds the solutions', () => {
    for (let n = 1; n <= 7; n++) assert.deepEqual(rightSieve(n), allSolutions(n));
  });

  test('a wrong board has one clash, and no board of 5 x 5 has just one', () => {
    assert.ok(clashTable(4).has(1));
    assert.deepEqual([...clashTable(5).keys()], [0, 2, 4, 6, 10]);
    assert.equal(clashes([3, 1, 0, 2]), 1);
    assert.equal(isPeaceful([3, 1, 0, 2]), false);
    assert.equal(isPeaceful([1, 3, 0, 2]), true);
  });

  test('the three words, against the lines themselves', () => {
    const columns = [0, 4, 7, 5];
    const row = columns.length;
    const seen = (line) =>
      Array.from({ length: 8 }, (_, c) => (columns.some((q, r) => line(c - q, row - r)) ? 1 : 0));
    const words = masksAfter(8, columns);
    assert.equal(drawn(words.down, 8), seen((over) => over === 0).join(''));
    assert.equal(drawn(words.right, 8), seen((over, down) => over === down).join(''));
    assert.equal(drawn(words.left, 8), seen((over, down) => over === -down).join(''));
    assert.equal(words.free, 0xffn & ~(words.down | words.right | words.left));
  });

  // OEIS A002562 and the sizes that follow from A032522 and A033148.
  test('the classes of symmetry', () => {
    assert.deepEqual(classSizes(allSolutions(1)), { 8: 0, 4: 0, 2: 0, 1: 1 });
    assert.deepEqual(classSizes(allSolutions(4)), { 8: 0, 4: 0, 2: 1, 1: 0 });
    assert.deepEqual(classSizes(allSolutions(5)), { 8: 1, 4: 0, 2: 1, 1: 0 });
    assert.deepEqual(classSizes(allSolutions(6)), { 8: 0, 4: 1, 2: 0, 1: 0 });
    assert.deepEqual(classSizes(allSolutions(8)), { 8: 11, 4: 1, 2: 0, 1: 0 });
    assert.deepEqual(classSizes(allSolutions(9)), { 8: 42, 4: 4, 2: 0, 1: 0 });
  });

  test('halves that fit are the solutions', () => {
    for (let n = 2; n <= 10; n++) assert.equal(BigInt(joinHalves(n).solutions), A000170[n]);
  });

  test('the pairs of halves of four queens: 8 with matching rows, 2 that fit', () => {
    const pairs = joinedPairs(4);
    assert.equal(pairs.length, 8);
    const fitting = pairs.filter(({ shared }) => shared === null);
    const boards = fitting.map(({ west, east }) => [...west, ...east]);
    // Rows by column; the two solutions are mirror images, so they read the same both ways.
    assert.deepEqual(boards.sort(), allSolutions(4).sort());
  });

  test('the search tree has the nodes of OEIS A319284, and its leaves are told apart', () => {
    const trace = nq.trace(4, { algorithm: 'board' });
    const levels = [0, 0, 0, 0, 0];
    let solutions = 0;
    const visit = ({ columns, children, isSolution }) => {
      levels[columns.length]++;
      solutions += isSolution ? 1 : 0;
      children.forEach(visit);
    };
    visit(searchTree([...trace]));
    trace.close();
    assert.deepEqual([levels, solutions], [[1, 4, 6, 4, 2], 2]);
  });

  test('the staircase is a solution, always', () => {
    for (let n = 4; n <= 400; n++) assert.ok(nq.check(staircase(n)), `n = ${n}`);
    assert.ok(nq.check(staircase(1_000_000)));
    assert.ok(isSolution(staircase(1_000_000)));
    assert.equal(isSolution([1, 3, 5, 7, 0, 2, 4, 6]), false);
    assert.equal(isSolution([0, 0]), false);
  });

  // OEIS A051906, A051223 and A002464.
  test('other rules', () => {
    const counts = (rules, sizes) => sizes.map((n) => ways(n, rules));
    assert.deepEqual(
      counts('torus', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
      [1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88],
    );
    assert.deepEqual(
      counts('super', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      [1, 0, 0, 0, 0, 0, 0, 0, 0, 4],
    );
    assert.deepEqual(counts('touch', [1, 2, 3, 4, 5, 6, 7, 8]), [1, 0, 0, 2, 14, 90, 646, 5242]);
    assert.deepEqual(counts('classic', [1, 2, 3, 4, 5, 6, 7, 8]), [1, 0, 0, 2, 10, 4, 40, 92]);
  });
});

/** Where the pieces of code in the text stand; what is quoted stood in the paper. */
const CODE = {
  'data/listings/array/Array.java': ['queens[row] = column', 'isFree'],
  'data/listings/lookup/Lookup.py': [
    'row + column',
    'row - column',
    'row - column + n - 1',
    'n - 1',
    '2 * n - 1',
  ],
  'data/listings/bitmask/Bitmask.c': [
    ...[
      '<<',
      'down',
      'right',
      'left',
      'full',
      'choices & -choices',
      'full & ~(down | right | left)',
    ],
  ],
  'site/tutorial/experiments/lib/halves.js': ['west & east'],
  'site/tutorial/experiments/lib/staircase.js': ['2 * row + 1', '2 * row - n'],
  'lib/core/algorithm_table.js': ['board', 'array', 'lookup', 'sieve', 'bitmask', 'dancing-links'],
  quoted: ['c > 0', '1 << j', 'j', '1', 't[r, c]', 'board[1][3]'],
};

/** As a program has it: the text has real minus signs and leaves out what is understood. */
function plainCode(code) {
  return code
    .replaceAll('−', '-')
    .replaceAll('·', ' * ')
    .replace(/(\d)n\b/g, '$1 * n')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

describe('what the text says', () => {
  const value = (name, ...words) => valuesIn('en', nq)[name](...words.map(String));

  test('of the search, against OEIS A000170, A319284, A140450 and A059963', () => {
    assert.equal(value('count', 8), '92');
    assert.equal(value('count', 14), '365,596');
    assert.equal(value('all-nodes', 8), '2,057');
    assert.equal(value('all-nodes', 10), '35,539');
    assert.equal(value('report', 8, 'array', 'tests'), '15,720');
    assert.equal(value('report', 4, 'board', 'tests', 'first'), '26');
    assert.equal(value('split', 8), '4, 8, 16, 18, 18, 16, 8, 4');
    assert.deepEqual(
      [8, 12, 16, 20, 21].map((n) => value('report', n, 'bitmask', 'placements', 'first')),
      ['113', '261', '10,052', '199,635', '8,562'],
    );
  });

  test('of the ways to try', () => {
    assert.equal(value('choose', 64, 8), '4,426,165,368');
    assert.equal(value('power', 8, 8), '16,777,216');
    assert.equal(value('factorial', 8), '40,320');
  });

  test('of the 4 x 4 board: 128 steps, the first solution at step 52', () => {
    assert.equal(value('events', 4, 'board'), '128');
    assert.equal(value('event', 4, 'board', 'solution:1', 'step'), '52');
    assert.equal(value('event', 4, 'board', 'remove:4', 'row'), '0');
  });

  test("of the paper's search", () => {
    const { four, two } = BASES[8];
    assert.equal(value('bases', 8, 'all'), String(four + two));
    assert.equal(value('bases', 8, 'four'), String(four));
    assert.equal(value('bases', 8, 'two'), String(two));
    assert.equal(value('report', 8, 'sieve-bits', 'placements'), '760');
  });

  test("of Nauck's two queens", () => {
    assert.equal(value('completions', 8, '-,-,-,3,1,-,-,-'), '2');
    assert.equal(value('completion', 8, '-,-,-,3,1,-,-,-', 1), '4 0 7 3 1 6 2 5');
    assert.equal(value('completion', 8, '-,-,-,3,1,-,-,-', 2), '4 6 0 3 1 7 5 2');
  });

  test('of solutions by their number', () => {
    assert.equal(value('solution', 8, 1), '0 4 7 5 2 6 1 3');
    assert.equal(value('solution', 8, 4), '0 6 4 7 1 3 5 2');
    assert.equal(value('last-solution', 8), '7 3 0 2 5 1 6 4');
    const exception = allSolutions(8)[13];
    assert.equal(value('solution', 8, 14), exception.join(' '));
    assert.deepEqual(
      exception.map((column, row) => column + exception[7 - row]),
      new Array(8).fill(7),
    );
  });

  test('of what is quoted', () => {
    for (const [name, { source }] of Object.entries(FACTS)) assert.ok(source.length > 3, name);
    // The count of n = 27 from its classes: A002562 and A032522; no quarter turns at 27.
    assert.equal(FACTS['largest-count'].value, 8n * 29363495934315694n - 320403024n);
    // Tests to the first solution at n = 32, A140450, are n (P - n) + n (n + 1) / 2.
    const placements = FACTS['web-placements'].value;
    assert.equal(32 * (placements - 32) + (32 * 33) / 2, 2799725104);
  });

  test('every fact is used', () => {
    const used = new Set(
      chapters.en.flatMap(({ source }) =>
        holesOf(source).flatMap(({ name, words }) => (name === 'fact' ? words : [])),
      ),
    );
    assert.deepEqual([...used].sort(), Object.keys(FACTS).sort());
  });

  test('of code stands in a program, and is the same in every language', () => {
    const pieces = (tag) =>
      chapters[tag].map(({ source }) =>
        [...source.matchAll(/<code>([^<{]*)<\/code>/g)].map(([, code]) => plainCode(code)).sort(),
      );
    for (const tag of LANGUAGES) assert.deepEqual(pieces(tag), pieces('en'));
    const known = Object.entries(CODE).flatMap(([file, codes]) => {
      const text = file === 'quoted' ? codes.join() : readFileSync(join(ROOT, 'web', file), 'utf8');
      for (const code of codes) assert.ok(text.includes(code), `${file}: ${code}`);
      return codes;
    });
    assert.deepEqual([...new Set(pieces('en').flat())].sort(), known.sort());
  });

  test('of fifty lines of JavaScript', () => {
    const file = join(ROOT, 'web/site/tutorial/experiments/lib/halves.js');
    const lines = readFileSync(file, 'utf8').split('\n');
    const code = lines.filter((line) => line.trim() && !/^( \*|\/\*\*)/.test(line));
    assert.ok(code.length > 45 && code.length < 55, `${code.length} lines`);
  });
});

// ---- The pages ----

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    rules: { 'doctype-style': 'off', 'long-title': 'off' },
  }),
);

/** Addresses of a page that lead to files of the site. */
function addressesOf(html) {
  return [...html.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, address]) => address);
}

/** The bytes that travel: what the build compressed, or else the file itself. */
function sentSize(file) {
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

test('there are three times ten chapters and a list of them', () => {
  assert.equal(PAGES.length, 33);
});

for (const { path, html } of PAGES) {
  describe(path.replace('dist/site/', ''), () => {
    test('is valid HTML', async () => {
      const { results } = await validator.validateString(html);
      const said = results.flatMap(({ messages }) =>
        messages.map(({ line, ruleId, message }) => `${line}: ${ruleId}: ${message}`),
      );
      assert.deepEqual(said, []);
    });

    test('leads nowhere where nothing is', () => {
      assert.ok(addressesOf(html).length > 10);
      for (const address of addressesOf(html)) {
        if (/^[a-z]+:/.test(address)) {
          assert.equal(new URL(address).protocol, 'https:', address); // a foreign one, by its form
          continue;
        }
        const [place, anchor] = address.split('#');
        const [file] = place.split('?');
        const target = file ? join(ROOT, dirname(path), file) : join(ROOT, path);
        assert.ok(existsSync(target) && statSync(target).isFile(), address);
        if (anchor) assert.ok(readFileSync(target, 'utf8').includes(`id="${anchor}"`), address);
      }
    });

    test('is small as it is sent, with its styles and scripts', () => {
      const own = addressesOf(html).filter((address) => /\.(css|js)$/.test(address));
      assert.ok(own.length >= 2);
      const files = [path, ...own.map((address) => join(dirname(path), address))];
      const bytes = files.reduce((sum, file) => sum + sentSize(join(ROOT, file)), 0);
      assert.ok(bytes < 56_000, `${bytes} bytes`);
    });

    test('shows a picture in place of every board, and hides its form', () => {
      const boards = html.split('<n-queens-board ').slice(1);
      for (const board of boards) {
        const inside = board.slice(0, board.indexOf('</n-queens-board>'));
        assert.match(inside, /<div class="still"><svg .*<title>[^<]+<\/title>.*<\/svg>/s);
        if (inside.includes('mode="trace"')) assert.match(inside, /<p class="said">/);
      }
      for (const [form] of html.matchAll(/<form\b[^>]*>/g)) assert.equal(form, '<form hidden>');
      const isChapter = !path.endsWith('index.html');
      assert.equal(html.includes('<p class="nojs">'), isChapter);
      assert.equal(boards.length > 0 || html.includes('<figure class="drawing">'), isChapter);
    });

    test('needs nothing that the policy forbids', () => {
      assert.doesNotMatch(html, /<style| style=|<script(?![^>]* src=)| on[a-z]+="/);
    });
  });
}

test('a sign stays on the line of what it joins, but not in code', () => {
  assert.equal(
    composed('<p>8 × 8, <em>n</em> − 1</p>'),
    '<p>8\u00a0×\u00a08, <em>n</em>\u00a0−\u00a01</p>',
  );
  assert.equal(
    composed('<code>a + b</code> <svg><text>a = b</text></svg>'),
    '<code>a + b</code> <svg><text>a = b</text></svg>',
  );
});

test('a picture shows as many queens as stand at its step', () => {
  const { html } = PAGES.find(({ path }) => path.endsWith('en/02-backtracking.html'));
  const figures = html.split('<n-queens-board ').slice(1);
  const queens = figures.map((figure) => {
    const picture = figure.slice(0, figure.indexOf('</svg>'));
    // Each queen is drawn twice: a halo, then herself.
    return picture.split(`d="${QUEEN}"`).length / 2 - 0.5;
  });
  const standing = figures.map((figure) => {
    const trace = nq.trace(4, { algorithm: 'board' });
    trace.at(Number(/step="(\d+)"/.exec(figure)[1]));
    const columns = trace.board();
    trace.close();
    return columns.filter((column) => column !== null).length;
  });
  assert.equal(figures.length, 6);
  assert.deepEqual(queens, standing);
});

test('npm does not get the tutorial', () => {
  assert.ok(existsSync(join(SITE, 'tutorial')));
  assert.ok(!existsSync(join(ROOT, 'dist', 'tutorial')));
});
