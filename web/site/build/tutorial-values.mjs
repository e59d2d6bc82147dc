/**
 * tutorial-values.mjs -- the values that a chapter of the tutorial can ask for.
 *
 *     {{count 8}}                       solutions of the 8 x 8 board
 *     {{report 8 board tests}}          what an algorithm does on the whole board,
 *     {{report 8 board tests first}}    or on the way to its first solution
 *     {{event 4 board leave:1 row}}     the row of the first `leave`; `step` is its number
 *     {{solution 8 1}}                  the first solution, as columns
 *     {{dots 4}}                        all solutions in letters, side by side
 *     {{fact gauss}}                    a quotation of tutorial-facts.mjs
 *     {{word count 4}}                  the same value, below ten as an English word
 */

import { UserError } from '../../../scripts/say.mjs';
import '../../lib/element/board-texts.js';
import { translator } from '../../lib/element/translate.js';
import { classesOf, classSizes } from '../tutorial/experiments/lib/classes.js';
import { joinHalves } from '../tutorial/experiments/lib/halves.js';
import { drawn, masksAfter } from '../tutorial/experiments/lib/masks.js';
import { clashTable, forEachOrder } from '../tutorial/experiments/lib/permutations.js';
import { mistake } from '../tutorial/experiments/lib/sieve-mistake.js';
import { staircase } from '../tutorial/experiments/lib/staircase.js';
import { ways } from '../tutorial/experiments/lib/ways.js';
import { FACTS } from './tutorial-facts.mjs';

/** What was computed for one language need not be computed for the next. */
const known = new Map();

function once(key, compute) {
  if (!known.has(key)) known.set(key, compute());
  return known.get(key);
}

/** All solutions in lexicographic order. */
export function solutionsOf(nq, n) {
  return once(`solutions ${n}`, () => [...nq.solutions(n)]);
}

/** Every event of a trace, with the kinds as the element names them. */
export function eventsOf(nq, n, algorithm, level = 'full') {
  return once(`events ${n} ${algorithm} ${level}`, () => {
    const trace = nq.trace(n, { algorithm, level });
    const events = [...trace].map((event) => ({ ...event, kind: kindOf(event) }));
    trace.close();
    return events;
  });
}

function kindOf(event) {
  return event.type === 'test' && event.verdict !== 'free' ? 'reject' : event.type;
}

/**
 * The number of an event: `17`, `solution:2` for the second solution, `leave:1:row=2` for
 * the first time that row 2 is left.
 */
export function indexOfEvent(nq, n, algorithm, where, level) {
  if (/^\d+$/.test(where)) return Number(where);
  const [kind, ordinal, filter] = where.split(':');
  const [key, value] = filter?.split('=') ?? [];
  const events = eventsOf(nq, n, algorithm, level);
  const fitting = events.flatMap((event, i) =>
    event.kind === kind && (!key || event[key] === Number(value)) ? [i] : [],
  );
  const found = fitting.at(Number(ordinal) - (ordinal > 0 ? 1 : 0));
  if (found === undefined)
    throw new UserError(`tutorial: no event ${where} of ${algorithm}, n = ${n}`);
  return found;
}

export function valuesIn(language, nq) {
  const { number } = translator(language);
  const show = (value) => number(need(value));
  const report = (n, algorithm, first) =>
    once(`report ${n} ${algorithm} ${first}`, () =>
      nq.report(Number(n), { algorithm, first: first === 'first' }),
    );
  const values = {
    count: (n) => show(once(`count ${n}`, () => nq.count(Number(n)))),
    report: (n, algorithm, field, first) => show(report(n, algorithm, first)[field]),
    nodes: (n, queens) => show(report(n, 'bitmask').nodes[queens]),
    'all-nodes': (n) => show(report(n, 'bitmask').nodes.reduce((sum, nodes) => sum + nodes)),
    events: (n, algorithm) => show(eventsOf(nq, Number(n), algorithm).length),
    event: (n, algorithm, where, field) => show(eventField(nq, Number(n), algorithm, where, field)),
    solution: (n, ordinal) =>
      solutionsOf(nq, Number(n))
        .at(ordinal - 1)
        .join(' '),
    dots: (n) => inLetters(solutionsOf(nq, Number(n))),
    'past-edges': (n) => show(boardsPastEdges(Number(n))),
    'last-solution': (n) => solutionsOf(nq, Number(n)).at(-1).join(' '),
    'first-solution': (n) => once(`first ${n}`, () => nq.firstSolution(Number(n))).join(' '),
    split: (n) =>
      splitOf(solutionsOf(nq, Number(n)), Number(n))
        .map(show)
        .join(', '),
    starts: (n, column) => show(splitOf(solutionsOf(nq, Number(n)), Number(n))[column]),
    common: (n, one, other) => show(commonRows(solutionsOf(nq, Number(n)), one, other)),
    completions: (n, queens) => show(completionsOf(solutionsOf(nq, Number(n)), queens).length),
    'puzzle-solutions': (n, seed) => show(puzzleSolutions(nq, Number(n), Number(seed))),
    completion: (n, queens, i) =>
      completionsOf(solutionsOf(nq, Number(n)), queens)[i - 1].join(' '),
    staircase: (n) => staircase(Number(n)).join(' '),
    power: (base, exponent) => show(BigInt(base) ** BigInt(exponent)),
    choose: (n, k) => show(falling(n, k) / falling(k, k)),
    falling: (n, k) => show(falling(n, k)),
    product: (a, b) => show(Number(a) * Number(b)),
    'seam-bits': (n) => show(2 * (Number(n) - 2)),
    factorial: (n) => show(falling(n, n)),
    mistake: (n, field) => show(once(`mistake ${n}`, () => mistake(Number(n)))[field]),
    wrong: (n) => show(wrongOf(Number(n))),
    clashes: (n) => listed(language, [...clashTable(Number(n)).keys()].map(show)),
    mask: (n, queens, field) => drawn(masksAfter(Number(n), numbers(queens))[field], Number(n)),
    classes: (n, size) => show(sizesOf(nq, Number(n))[size ?? 'all']),
    halves: (n, field) => show(once(`halves ${n}`, () => joinHalves(Number(n)))[field]),
    ways: (n, rules) => show(once(`ways ${n} ${rules}`, () => ways(Number(n), rules))),
    bases: (n, field) => show(basesOf(nq, Number(n))[field]),
    fact: (name) => fact(number, name),
    n: (value) => show(Number(value)),
    word: (name, ...words) => inWords(language, values[name](...words)),
  };
  return values;
}

const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Chinese texts have figures where English ones have words. */
function inWords(language, value) {
  return language === 'en' ? (SMALL[value] ?? value) : value;
}

function need(value) {
  if (value === undefined || Number.isNaN(value)) throw new UserError('tutorial: no such value');
  return value;
}

function numbers(text) {
  return text.split(',').filter(Boolean).map(Number);
}

function eventField(nq, n, algorithm, where, field) {
  const i = indexOfEvent(nq, n, algorithm, where);
  return field === 'step' ? i + 1 : eventsOf(nq, n, algorithm)[i][field];
}

/** Boards side by side: a dot for a cell, Q for a queen. */
function inLetters(boards) {
  const dots = (count) => '.'.repeat(count);
  const rows = boards[0].map((_, row) =>
    boards.map((columns) => `${dots(columns[row])}Q${dots(columns.length - 1 - columns[row])}`),
  );
  return rows.map((row) => row.join('   ')).join('\n');
}

/** How many boards a search hands out whose test of diagonals stops before row 0 and column 0. */
function boardsPastEdges(n) {
  let boards = 0;
  forEachOrder(n, (columns) => {
    const isSeen = (row) => (above, i) =>
      i > 0 && i < row && above > 0 && Math.abs(columns[row] - above) === row - i;
    if (!columns.some((_, row) => columns.some(isSeen(row)))) boards++;
  });
  return boards;
}

/** How many solutions begin with each column. */
export function splitOf(solutions, n) {
  const split = new Array(n).fill(0);
  for (const [column] of solutions) split[column]++;
  return split;
}

/** How many rows two solutions share before they part. */
function commonRows(solutions, one, other) {
  const [a, b] = [solutions[one - 1], solutions[other - 1]];
  return a.findIndex((column, row) => column !== b[row]);
}

/** The solutions that keep some queens: `-` is a row without one. */
export function completionsOf(solutions, queens) {
  const wanted = queens.split(',');
  return solutions.filter((columns) =>
    wanted.every((column, row) => column === '-' || Number(column) === columns[row]),
  );
}

/** How many solutions the puzzle of a seed has. */
function puzzleSolutions(nq, n, seed) {
  return nq.countCompletions(n, nq.puzzle(n, { seed }));
}

/** n (n - 1) … with k factors. */
function falling(n, k) {
  let product = 1n;
  for (let i = 0; i < Number(k); i++) product *= BigInt(n) - BigInt(i);
  return product;
}

function wrongOf(n) {
  const { emitted, valid } = mistake(n);
  return emitted - valid;
}

function sizesOf(nq, n) {
  return once(`sizes ${n}`, () => ({
    all: classesOf(solutionsOf(nq, n)).length,
    ...classSizes(solutionsOf(nq, n)),
  }));
}

/** What the bit sieve finds itself, and how many boards each of these stands for. */
function basesOf(nq, n) {
  return once(`bases ${n}`, () => {
    const walk = nq.solutions(n, { algorithm: 'sieve-bits' });
    const worth = [];
    for (let next = walk.next(); !next.done; next = walk.next()) {
      if (walk.image() === 'base') worth.push(1);
      else worth[worth.length - 1]++;
    }
    walk.close();
    const times = (value) => worth.filter((boards) => boards === value).length;
    return { all: worth.length, four: times(4), two: times(2) };
  });
}

function listed(language, words) {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words);
}

/** Years are written without a separator; other quotations as numbers. */
function fact(number, name) {
  const found = FACTS[name];
  if (!found) throw new UserError(`tutorial: no fact is called ${name}`);
  const { value } = found;
  const isYear = Number.isInteger(value) && value > 1800 && value < 2100;
  return isYear ? String(value) : number(value, { maximumFractionDigits: 3 });
}
