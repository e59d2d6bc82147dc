/**
 * show.mjs -- the results of a benchmark run, for a terminal.
 */
import { ratio, seconds, table } from './tables.mjs';

/** What the ratios are made of: bit masks, and the mirror image for free. */
export const REFERENCE = 'half-symmetry';
/** The board whose first solution the article on look-up arrays times. */
export const FIRST_N = 32;

export function show(say, results) {
  const { places, scaling, threads, work, first, article, reactions, completion } = results;
  showPlaces(say, places);
  showScaling(say, 'two workers against one, both warm', scaling);
  showScaling(say, 'two native threads against one, tables included', threads);
  showWork(say, work);
  showFirst(say, first, article);
  say(`\ncancelled runs end within ${reactions.abortMs.toFixed(0)} ms`);
  say(`a jump anywhere in a trace of n = 10 takes at most ${reactions.jumpMs.toFixed(1)} ms`);
  showCompletion(say, completion);
}

function showPlaces(say, places) {
  const reference = places.native[REFERENCE];
  for (const [name, results] of Object.entries(places)) {
    say(`\n${name}`);
    const rows = Object.entries(results).flatMap(([algorithm, sizes]) =>
      Object.entries(sizes).map(([n, result]) => [
        `${algorithm} ${n}`,
        seconds(result.seconds),
        result.nodes,
        ...['bitmask', 'array', 'sieve-bits'].map((other) => ratio(result, results[other]?.[n])),
        ratio(result, reference[n]),
      ]),
    );
    const against = ['bitmask', 'array', 'sieve-bits', 'native half-symmetry'];
    say(table(['', 'best', 'nodes', ...against.map((other) => `vs ${other}`)], rows));
  }
}

function showScaling(say, title, scaling) {
  say(title);
  for (const [n, { 1: one, 2: two }] of Object.entries(scaling)) {
    say(`  n = ${n}: ${seconds(one)}, ${seconds(two)}: ${(one / two).toFixed(2)} x`);
  }
}

function showWork(say, work) {
  say('\nunits of fast, natively, and what they took');
  const rows = Object.entries(work).map(([n, { units, of, seconds: time, ...took }]) => [
    `n = ${n}, ${units} of ${of}`,
    seconds(time),
    ...[took.sorted, took.tables, took.runs, took.blocks],
  ]);
  say(table(['', 'processor', 'half boards sorted', 'tables', 'runs', 'blocks'], rows));
}

function showFirst(say, first, article) {
  say(`\nfirst solution at n = ${FIRST_N}`);
  for (const [algorithm, { seconds: time, nodes }] of Object.entries(first)) {
    say(
      `  ${algorithm}: ${seconds(time)}, ${nodes} placements, ${((1e9 * time) / nodes).toFixed(1)} ns each`,
    );
  }
  for (const [name, time] of Object.entries(article)) {
    say(`  the article's ${name}, on its author's machine: ${time} s`);
  }
}

function showCompletion(say, { budget, boards, kinds }) {
  say(`\ncompletion: random boards decided within ${budget} tries`);
  for (const { name, amounts, rows } of kinds) {
    say(`  ${name}: ${amounts.join(', ')}; ${boards} boards each`);
    for (const { n, yes, no, 'gave up': open, seconds } of rows) {
      say(
        `    n = ${String(n).padStart(3)}  decided ${yes + no} of ${yes + no + open}` +
          ` (yes ${yes}, no ${no}, gave up ${open}) in ${seconds.toFixed(1)} s`,
      );
    }
  }
}
