/**
 * boards.js -- questions about one position: can it be completed, what next, which regions.
 *
 * A question is { n, rules, regions, queens, crosses, forbidden }, the last three as cells.
 */
import { PUBLISHED } from '../../../core/published.js';
import { toSquares } from '../../position.js';

/** Queens that a search may try: about a second of work. */
const SEARCH_BUDGET_QUEENS = 2_000_000;

/** More completions than this are "many". */
const MOST_COMPLETIONS = 10_000;

export function completions(nq, question) {
  const options = optionsOf(question);
  try {
    const ways = nq.countCompletions(question.n, {
      ...options,
      limit: MOST_COMPLETIONS,
      budget: SEARCH_BUDGET_QUEENS,
    });
    if (ways === 0n) return { verdict: isEmpty(question) ? 'none' : 'no' };
    return { verdict: 'yes', ways, atLeast: ways === BigInt(MOST_COMPLETIONS) };
  } catch (error) {
    if (error.code !== 'gave-up') throw error;
    return oneAtLeast(nq, question.n, options);
  }
}

/** Nothing can be taken back from it. */
const isEmpty = ({ queens, crosses = [] }) => queens.length + crosses.length === 0;

/** Counting took too long; finding one may not. */
function oneAtLeast(nq, n, options) {
  const verdict = nq.canComplete(n, { ...options, budget: SEARCH_BUDGET_QUEENS });
  if (verdict === 'yes') return { verdict: 'some' };
  return verdict === 'no' ? { verdict } : { verdict: 'gave-up', positions: SEARCH_BUDGET_QUEENS };
}

export function complete(nq, question) {
  return nq.complete(question.n, { ...optionsOf(question), budget: SEARCH_BUDGET_QUEENS });
}

/** The core's hint; a full board has `kind: 'complete'`. */
export function hint(nq, question) {
  const options = { ...optionsOf(question), budget: SEARCH_BUDGET_QUEENS };
  return nq.hint(question.n, options) ?? { kind: 'complete' };
}

export function regions(nq, { n, seed, grade: wanted }) {
  return nq.puzzle(n, wanted ? { seed, grade: wanted } : { seed }).regions;
}

export function grade(nq, { n, rules, regions: painted, forbidden = [] }) {
  return nq.grade(n, { rules, regions: painted, forbidden: toSquares(n, forbidden) });
}

export function rivals(nq, { n, rules, regions: painted }) {
  const walk = nq.completions(n, { rules, regions: painted, budget: SEARCH_BUDGET_QUEENS });
  try {
    return [walk.next().value, walk.next().value];
  } finally {
    walk.close();
  }
}

export function rank(nq, { n, queens }) {
  const columns = [...queens].sort((a, b) => a - b).map((cell) => cell % n);
  return { i: nq.rank(columns) + 1n, n: PUBLISHED[n] };
}

function optionsOf({ n, rules, regions: painted, queens, crosses = [], forbidden = [] }) {
  const inRows = (cells) => {
    const rows = Array.from({ length: n }, () => []);
    for (const cell of cells) rows[Math.floor(cell / n)].push(cell % n);
    return rows;
  };
  const options = { queens: inRows(queens), rules, forbidden: toSquares(n, forbidden) };
  if (crosses.length) options.crosses = inRows(crosses);
  return painted ? { ...options, regions: painted } : options;
}
