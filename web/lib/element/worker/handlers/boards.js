/**
 * boards.js -- questions about one position: can it be completed, what next, which regions.
 *
 * A question is { n, rules, regions, queens } with queens as cells.
 */

/** Queens that a search may try: about a second of work. */
const SEARCH_BUDGET_QUEENS = 2_000_000;

/** More completions than this are "many". */
const MOST_COMPLETIONS = 10_000;

const GAVE_UP = 19;

export function algorithms(nq) {
  return nq.algorithms;
}

export function formats(nq) {
  return nq.formats;
}

export function text(nq, { boards, format }) {
  return nq.format(boards, format);
}

export function completions(nq, question) {
  const options = optionsOf(question);
  try {
    const ways = nq.countCompletions(question.n, {
      ...options,
      limit: MOST_COMPLETIONS,
      budget: SEARCH_BUDGET_QUEENS,
    });
    if (ways === 0n) return { verdict: 'no' };
    return { verdict: 'yes', ways, atLeast: ways === BigInt(MOST_COMPLETIONS) };
  } catch (error) {
    if (error.code !== GAVE_UP) throw error;
    return oneAtLeast(nq, question.n, options);
  }
}

/** Counting took too long; finding one may not. */
function oneAtLeast(nq, n, options) {
  const verdict = nq.canComplete(n, { ...options, budget: SEARCH_BUDGET_QUEENS });
  if (verdict === 'yes') return { verdict: 'some' };
  return verdict === 'no' ? { verdict } : { verdict: 'gave-up', positions: SEARCH_BUDGET_QUEENS };
}

export function complete(nq, question) {
  return nq.complete(question.n, { ...optionsOf(question), budget: SEARCH_BUDGET_QUEENS });
}

/** What to do with the cell of a hint, where it is not to put a queen there. */
const ADVICE = { clash: 'takeback', stuck: 'takeback', wrong: 'takeback' };

/** Reasons that are told without a group. */
const WITHOUT_GROUP = ['found', 'locked', 'assumed'];

/** All three say that a queen would leave the group without a free cell. */
const REASONS = { confined: 'never', shared: 'never' };

/** { advice, cell, reason, … }; without a cell only the reason why there is none. */
export function hint(nq, question) {
  const { n } = question;
  const found = nq.hint(n, { ...optionsOf(question), budget: SEARCH_BUDGET_QUEENS });
  if (!found) return { reason: 'complete' };
  const { kind, group, index, by, out } = found;
  const { row, column } = out[0] ?? found;
  const cell = row === undefined ? {} : { cell: row * n + column };
  const bare = group === undefined || WITHOUT_GROUP.includes(kind);
  const why = bare ? kind : `${REASONS[kind] ?? kind}.${group}`;
  const advice = out.length > 0 ? 'avoid' : (ADVICE[kind] ?? 'cell');
  return { reason: why, advice, ...cell, i: index, a: by?.row };
}

export function regions(nq, { n, seed }) {
  return nq.puzzle(n, { seed }).regions;
}

function optionsOf({ n, rules, regions: painted, queens }) {
  const rows = Array.from({ length: n }, () => []);
  for (const cell of queens) rows[Math.floor(cell / n)].push(cell % n);
  return painted ? { queens: rows, rules, regions: painted } : { queens: rows, rules };
}
