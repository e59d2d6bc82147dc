/**
 * bench-page.mjs -- bench/results.json, as `npm run bench` writes it, as a page.
 *
 * Figures that others published are shown beside ours and labelled as theirs: other
 * machines, other years. Where nothing was measured yet, only theirs are there, and the
 * page says how to measure.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/say.mjs';
import { chart, secondsText } from './chart.mjs';
import { documentPage } from './document.mjs';
import { escaped } from './head.mjs';

export const RESULTS = join(ROOT, 'bench/results.json');

/** The page by its place in the site. */
export function benchPages() {
  const measured = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, 'utf8')) : null;
  return { 'bench.html': benchPage(measured) };
}

const PLACES = {
  native: 'Native',
  node: 'WebAssembly in Node',
  chromium: 'WebAssembly in Chromium',
};

/** Table 1 of Cheng Yuan-Bin's paper on the sieve: seconds on a 2.7 GHz Pentium. */
const PAPER = [
  [10, 0.008, 0.002],
  [11, 0.043, 0.007],
  [12, 0.206, 0.037],
  [13, 1.338, 0.141],
  [14, 8.519, 0.806],
  [15, 57.935, 5.189],
  [16, 421.077, 36.465],
  [17, 3375.823, 261.955],
  [18, 26001.601, 2022.539],
];
const PAPER_NAMES = ['backtracking', 'sieve'];

/** Two of ours that work as theirs do, and what we count with. */
const BESIDE = ['array', 'sieve-bits', 'fast'];

/** First solution of n = 32 in the article on look-up arrays, in seconds. */
export const ARTICLE = { backtracking: 659.68, 'look-up arrays': 119.63 };

/** `results` as bench/bench.mjs writes them, or null where it was never run. */
export function benchPage(results) {
  return documentPage({
    path: 'bench.html',
    title: 'Benchmarks',
    description: 'How long every algorithm takes, natively, in Node and in a browser.',
    body: ['<h1>Benchmarks</h1>', ...(results ? measuredParts(results) : unmeasuredParts())].join(
      '\n',
    ),
  });
}

function measuredParts({ date, longest, machine, places, scaling, first, reactions, completion }) {
  const measured = Object.keys(PLACES).filter((place) => places[place]);
  return [
    method(date, longest, machine),
    ...measured.map((place) => countPart(place, rowsOf(places[place]))),
    paperPart(rowsOf(places.native ?? {})),
    firstPart(first),
    workersPart(scaling),
    reactionsPart(reactions),
    completionPart(completion),
  ];
}

function unmeasuredParts() {
  return [
    `<p>Nothing has been measured on this machine yet. <code>npm run bench</code> takes about a quarter of an hour,
<code>npm run bench -- --quick</code> less than a minute; then the times of every algorithm stand here, natively, in Node
and in Chromium. Until then there are only the figures that others published.</p>`,
    paperPart([]),
    firstPart({}),
  ];
}

/** Results by algorithm and n, as rows; an algorithm that was left out everywhere has none. */
function rowsOf(results) {
  return Object.entries(results).flatMap(([algorithm, sizes]) =>
    Object.entries(sizes).map(([n, { seconds }]) => ({ algorithm, n: Number(n), seconds })),
  );
}

function method(date, longest, { cpu, cores, memory, system, node }) {
  return `<h2 id="method">Method and machine</h2>
<p>Made by <code>npm run bench</code> on ${escaped(date)}: ${escaped(cpu)}, ${cores} cores, ${Math.round(memory / 2 ** 30)} GiB,
${escaped(system)}, Node ${escaped(node)}. Every
algorithm counts the same boards on one core; a time is the least of several tries, and every count is compared with
OEIS A000170. What would take more than ${longest} seconds
is left out. <code>half-symmetry</code> is what people usually write:
bit masks, and the mirror image for free; natively in C, elsewhere in plain JavaScript. Machines differ, so look at the
ratios.</p>`;
}

const names = (rows) => [...new Set(rows.map(({ algorithm }) => algorithm))];
const sizes = (rows) => [...new Set(rows.map(({ n }) => n))].sort((a, b) => a - b);

function countPart(place, rows) {
  const lines = names(rows).map((name) => ({
    name,
    points: rows
      .filter(({ algorithm }) => algorithm === name)
      .sort((a, b) => a.n - b.n)
      .map(({ n, seconds }) => [n, seconds]),
  }));
  const title = `${PLACES[place]}: seconds for a count, on a logarithmic axis`;
  return `<h2 id="${place}">${PLACES[place]}</h2>
<figure tabindex="0">${chart({ title, lines })}<figcaption>${title}.</figcaption></figure>
${countTable(rows)}`;
}

/** A line for each algorithm, a column for each size, and how it compares with bitmask. */
function countTable(rows) {
  const columns = sizes(rows);
  const at = (algorithm, n) => rows.find((row) => row.algorithm === algorithm && row.n === n);
  const ratio = (algorithm) => {
    const n = columns.findLast((size) => at(algorithm, size) && at('bitmask', size));
    if (n === undefined || algorithm === 'bitmask') return '';
    return `${Number((at('bitmask', n).seconds / at(algorithm, n).seconds).toPrecision(2))} × (n = ${n})`;
  };
  return table(
    ['algorithm', ...columns.map((n) => `n = ${n}`), 'times as fast as bitmask'],
    names(rows).map((name) => [
      name,
      ...columns.map((n) => (at(name, n) ? secondsText(at(name, n).seconds) : '')),
      ratio(name),
    ]),
  );
}

/** What a second worker gives. */
function workersPart(scaling) {
  const rows = Object.entries(scaling).map(([n, { 1: one, 2: two }]) => [
    `n = ${n}`,
    secondsText(one),
    secondsText(two),
    `${(one / two).toFixed(2)} ×`,
  ]);
  return `<h2 id="workers">Two workers</h2>
<p><code>fast</code> in Node, workers started and their tables built.</p>
${table(['board', 'one worker', 'two workers', 'faster'], rows)}`;
}

function firstPart(first) {
  const ours = Object.entries(first).map(([algorithm, { seconds, nodes }]) => [
    algorithm,
    secondsText(seconds),
    Number(nodes).toLocaleString('en'),
    `${((seconds / nodes) * 1e9).toFixed(2)} ns`,
  ]);
  const theirs = Object.entries(ARTICLE).map(([name, seconds]) => [
    `${name} (theirs)`,
    secondsText(seconds),
    '',
    '',
  ]);
  return `<h2 id="first">The first solution of n = 32</h2>
<p>Natively. Lines marked as theirs are from the article on look-up arrays, on a machine that it does not name.</p>
${table(['algorithm', 'time', 'queens placed', 'for each'], [...ours, ...theirs])}`;
}

/** The paper's seconds, and beside them what the same methods take here. */
function paperPart(rows) {
  const at = (name, n) => rows.find((row) => row.algorithm === name && row.n === n)?.seconds;
  const beside = BESIDE.filter((name) => PAPER.some(([n]) => at(name, n) !== undefined));
  const lines = [
    ...PAPER_NAMES.map((name, i) => ({
      name: `${name} (theirs)`,
      points: PAPER.map(([n, ...seconds]) => [n, seconds[i]]),
    })),
    ...beside.map((name) => ({
      name: `${name} (ours)`,
      points: PAPER.map(([n]) => [n, at(name, n)]).filter(([, seconds]) => seconds !== undefined),
    })),
  ];
  const title = beside.length
    ? 'Seconds for all solutions: the paper, and this machine'
    : 'Seconds for all solutions, as the paper gives them';
  const cells = PAPER.map(([n, ...seconds]) => [
    `n = ${n}`,
    ...seconds.map(secondsText),
    ...beside.map((name) => (at(name, n) === undefined ? '' : secondsText(at(name, n)))),
  ]);
  const heads = lines.map(({ name }) => name);
  return `<h2 id="theirs">${beside.length ? "Beside the paper's figures" : "The paper's figures"}</h2>
<p>Theirs are from the paper on the sieve by Cheng Yuan-Bin, on a Pentium with 2.7 GHz under Windows 7.${
    beside.length
      ? ` Ours are native, on one core of this machine; <code>array</code> is backtracking as the paper's, and
<code>sieve-bits</code> its sieve.`
      : ''
  } Other machines, other years: compare the
steepness of the lines and the ratios, not the seconds.</p>
<figure tabindex="0">${chart({ title, lines })}<figcaption>${title}.</figcaption></figure>
${table(['board', ...heads], cells)}`;
}

function reactionsPart({ abortMs, jumpMs }) {
  return `<h2 id="reactions">Reactions</h2>
<p>A count that is cancelled was over after ${Math.ceil(abortMs)} ms at most, in five tries. A jump to anywhere in a trace of
n = 10 took ${jumpMs.toFixed(1)} ms at most, over six algorithms.</p>`;
}

/** How many of many random boards were decided. */
function completionPart({ budget, boards, kinds }) {
  const rows = kinds.flatMap(({ name, amounts, rows: sizes }) =>
    sizes.map(({ n, yes, no, 'gave up': open, seconds }) => [
      `${name}: ${amounts.join(', ')}`,
      `n = ${n}`,
      String(yes),
      String(no),
      String(open),
      secondsText(seconds),
    ]),
  );
  return `<h2 id="completion">Boards to complete</h2>
<p>Random boards, ${boards} of each kind and amount, always the same ones. The search may try ${budget} queens for a board;
then it gives up, and says so. WebAssembly in Node.</p>
${table(['what is given', 'board', 'can be completed', 'cannot', 'gave up', 'time for all'], rows)}`;
}

function table(head, rows) {
  const cells = (name, values, more = '') =>
    values
      .map((value, i) => `<${name}${more}${i ? ' class="right"' : ''}>${escaped(value)}</${name}>`)
      .join('');
  const body = rows.map((row) => {
    const theirs = String(row[0]).endsWith('(theirs)') ? ' class="theirs"' : '';
    return `<tr${theirs}>${cells('td', row)}</tr>`;
  });
  return `<div class="table figures" tabindex="0"><table>
<thead><tr>${cells('th', head, ' scope="col"')}</tr></thead>
<tbody>
${body.join('\n')}
</tbody>
</table></div>`;
}
