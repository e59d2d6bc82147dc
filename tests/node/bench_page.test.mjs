/**
 * bench_page.test.mjs -- the page of benchmarks shows what was measured, and what is theirs.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { HtmlValidate } from 'html-validate';

import { show } from '../../bench/show.mjs';
import { table } from '../../bench/tables.mjs';
import { benchPage } from '../../web/site/build/bench-page.mjs';
import { chart, secondsText } from '../../web/site/build/chart.mjs';

/** As bench/bench.mjs writes it. */
const at = (seconds) => ({ seconds, nodes: null, count: '1' });
const RESULTS = {
  date: '2026-11-16',
  longest: 60,
  machine: { cpu: 'Two & Co', cores: 2, memory: 4 * 2 ** 30, system: 'Linux 6', node: 'v20' },
  places: {
    native: {
      array: { 12: at(0.123) },
      bitmask: { 12: at(0.01), 13: at(0.06) },
      fast: { 12: at(0.0004), 13: at(0.002) },
      'half-symmetry': { 12: at(0.004) },
    },
    node: { fast: { 12: at(0.0008) }, 'half-symmetry': {} },
  },
  scaling: { 16: { 1: 0.8, 2: 0.5 } },
  threads: { 17: { 1: 0.9, 2: 0.6 } },
  work: { 19: { seconds: 0.6, units: 64, of: 512, sorted: 7, tables: 8, runs: 9, blocks: 11 } },
  first: { lookup: { seconds: 1.75, nodes: 87491425 } },
  article: { backtracking: 659.68, 'look-up arrays': 119.63 },
  reactions: { abortMs: 12.4, jumpMs: 3.25 },
  completion: {
    budget: 20000,
    boards: 10,
    kinds: [
      {
        name: 'queens given, % of n',
        amounts: [10, 30],
        rows: [{ n: 20, yes: 11, no: 7, 'gave up': 2, seconds: 0.5 }],
      },
    ],
  },
};

describe('the page', () => {
  const html = benchPage(RESULTS);

  test('is valid, without script and inline style', async () => {
    const validate = new HtmlValidate({
      extends: ['html-validate:recommended'],
      rules: { 'doctype-style': ['error', { style: 'lowercase' }], 'no-inline-style': 'error' },
    });
    const { results } = await validate.validateString(html);
    assert.deepEqual(
      results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`)),
      [],
    );
    assert.doesNotMatch(html, /<script(?![^>]* src=)/);
  });

  test('says on what machine', () => assert.match(html, /Two &amp; Co, 2 cores, 4 GiB,\nLinux 6/));

  test('compares with bitmask on the largest board that both counted', () => {
    assert.match(html, /<td>fast<\/td>.*30 × \(n = 13\)/);
  });

  test('shows what two workers give, and nanoseconds for each queen', () => {
    assert.match(html, /<td class="right">1.60 ×<\/td>/);
    assert.match(html, /20.00 ns/);
  });

  test('leaves out where nothing was measured', () => {
    assert.match(html, /WebAssembly in Node/);
    assert.doesNotMatch(html, /Chromium<\/h2>/);
  });

  test('labels the figures of others', () => {
    for (const figure of ['26000 s', '2020 s', '660 s', '120 s']) {
      const line = html.split('\n').find((text) => text.includes(`>${figure}<`));
      assert.ok(line, figure);
    }
    assert.match(html, /<tr class="theirs"><td>look-up arrays \(theirs\)/);
    assert.match(html, /sieve \(theirs\)/);
  });

  test('has ours beside theirs, where both counted', () => {
    const [, line] =
      /<tr><td>n = 12<\/td>(.*)<\/tr>\n<tr><td>n = 13<\/td><td class="right">1.34 s/.exec(html);
    const cells = [...line.matchAll(/>([^<]*)<\/td>/g)].map(([, cell]) => cell);
    assert.deepEqual(cells, ['206 ms', '37 ms', '123 ms', '400 µs']);
    assert.match(html, /array \(ours\).*fast \(ours\)/);
    assert.doesNotMatch(html, /sieve-bits \(ours\)/);
  });

  test('tells reactions and boards to complete', () => {
    assert.match(html, /over after 13 ms at most/);
    assert.match(
      html,
      /10, 30<\/td><td class="right">n = 20<\/td><td class="right">11<\/td><td class="right">7<\/td><td class="right">2</,
    );
  });
});

describe('before anything was measured', () => {
  const html = benchPage(null);

  test('the page is valid', async () => {
    const validate = new HtmlValidate({ extends: ['html-validate:recommended'] });
    const { results } = await validate.validateString(html);
    const said = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
    assert.deepEqual(
      said.filter((rule) => rule !== 'doctype-style'),
      [],
    );
  });

  test('the page says so, and how to measure', () => {
    assert.match(html, /Nothing has been measured on this machine yet/);
    assert.match(html, /npm run bench -- --quick/);
  });

  test('every figure is labelled as theirs', () => {
    assert.doesNotMatch(html, /ours/);
    for (const [, head] of html.matchAll(/<th scope="col" class="right">(.*?)<\/th>/g)) {
      if (/backtracking|sieve/.test(head)) assert.match(head, /\(theirs\)$/);
    }
    const times = [...html.matchAll(/<tr(.*?)>(.*)<\/tr>/g)].filter(([, , row]) => / s</.test(row));
    for (const [, kind, row] of times) {
      assert.ok(kind.includes('theirs') || row.startsWith('<td>n = '), row);
    }
  });
});

test('the terminal shows it all', () => {
  const said = [];
  show((line) => said.push(line), RESULTS);
  const text = said.join('\n');
  assert.match(text, /fast 13 +0.00200 s .* 30 x/);
  assert.match(text, /n = 16: 0.800 s, 0.500 s: 1.60 x/);
  assert.match(text, /n = 17: 0.900 s, 0.600 s: 1.50 x/);
  assert.match(text, /n = 19, 64 of 512 +0.600 s +7 +8 +9 +11\n/);
  assert.match(text, /lookup: 1.75 s, 87491425 placements, 20.0 ns each/);
  assert.match(text, /n = {2}20 {2}decided 18 of 20 \(yes 11, no 7, gave up 2\)/);
});

describe('a chart', () => {
  test('is logarithmic: the same factor is the same height', () => {
    const points = [
      [1, 0.1],
      [2, 1],
      [3, 10],
    ];
    const svg = chart({ title: 'x', lines: [{ name: 'a', points }] });
    const [first, second, third] = [...svg.matchAll(/cy="([\d.]+)"/g)].map(([, y]) => Number(y));
    assert.ok(Math.abs(first - second - (second - third)) < 0.2);
    assert.ok(first > third);
  });

  test('labels do not cover each other', () => {
    const lines = ['a', 'b', 'c'].map((name) => ({
      name,
      points: [
        [1, 0.5],
        [2, 1],
      ],
    }));
    const svg = chart({ title: 'x', lines });
    const places = [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)" text-anchor="start"/g)];
    const [a, b, c] = places.map(([, y]) => Number(y));
    assert.ok(b - a >= 14 && c - b >= 14);
  });

  test('a label stays beside its line where no other ends', () => {
    const lines = [
      { name: 'a', points: [[1, 1]] },
      {
        name: 'b',
        points: [
          [1, 1],
          [2, 1],
        ],
      },
    ];
    const svg = chart({ title: 'x', lines });
    const [a, b] = [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)" text-anchor="start"/g)];
    assert.equal(a[1], b[1]);
  });

  test('seconds are said as people say them', () => {
    assert.deepEqual([2, 0.0123, 0.0000042].map(secondsText), ['2 s', '12.3 ms', '4.2 µs']);
  });
});

test('a table for the terminal takes numbers as they come from C, and gaps', () => {
  assert.equal(
    table(
      ['', 'nodes'],
      [
        ['fast 12', 14200],
        ['half 12', null],
        ['bitmask', '7'],
      ],
    ),
    [
      '         nodes',
      '-------  -----',
      'fast 12  14200',
      'half 12       ',
      'bitmask      7',
      '',
    ].join('\n'),
  );
});
