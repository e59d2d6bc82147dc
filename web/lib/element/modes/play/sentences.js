/**
 * sentences.js -- what the narrator says about a position.
 */
import { LARGEST_PUZZLE, SMALLEST_PUZZLE } from './state.js';

export function describePosition(t, board, queens, position) {
  const { n } = board;
  const kind = t('play.queens', { k: t.number(queens.length), n: t.number(n) });
  const [first] = position.conflicts;
  if (first) return { kind, mark: 'reject', ...describeConflict(t, board, position.conflicts) };
  if (position.solved) return { kind, mark: 'solution', text: t('play.solved', { n }) };
  return { kind, text: t(queens.length ? 'play.go' : 'play.empty') };
}

function describeConflict(t, { n }, conflicts) {
  const [{ one, other, line }] = conflicts;
  const k = t.number(conflicts.length);
  const text = conflicts.length === 1 ? t('play.conflict') : t('play.conflicts', { k });
  const values = { a: Math.floor(one / n), b: Math.floor(other / n), c: one % n };
  return { text, more: t(`play.why.${line}`, values) };
}

/** A cell's name for screen readers. */
export function describeCell(t, { n }, queens, position, cell) {
  const values = { r: Math.floor(cell / n), c: cell % n };
  if (queens.includes(cell)) {
    const pair = position.conflicts.find(({ one, other }) => one === cell || other === cell);
    if (!pair) return t('a11y.cell.queen', values);
    const seen = pair.one === cell ? pair.other : pair.one;
    return t('a11y.cell.conflict', { ...values, a: Math.floor(seen / n) });
  }
  const by = position.attacked[cell];
  if (!by) return t('a11y.cell.free', values);
  return t('a11y.cell.attacked', { ...values, a: Math.floor((by - 1) / n) });
}

/** A hint is a cell to take or to avoid with its reason, or the reason why there is none. */
export function describeHint(t, { n }, hint) {
  const kind = t('play.hint');
  const values = { i: hint.i, a: hint.a };
  const reason = t(`hint.${hint.reason}`, values);
  if (hint.cell === undefined) return { kind, mark: 'reject', text: reason };
  const cell = { r: Math.floor(hint.cell / n), c: hint.cell % n };
  const mark = { takeback: 'remove', avoid: 'reject' }[hint.advice] ?? 'place';
  return { kind, mark, text: t(`hint.${hint.advice}`, cell), more: reason };
}

/** What the narrator says: of the puzzle that is not there, of the hint, or of the position. */
export function describePlay(t, { board, game, position, puzzle, hint }) {
  if (puzzle) return describePuzzle(t, puzzle);
  if (hint?.error) return describeFailure(t, 'play.hint', hint.error);
  if (hint?.found) return describeHint(t, board, hint.found);
  return describePosition(t, board, game.queens, position);
}

function describePuzzle(t, puzzle) {
  const kind = t('rules.regions');
  if (puzzle.error) return describeFailure(t, 'rules.regions', puzzle.error);
  if (puzzle === 'making') return { kind, text: t('puzzle.making') };
  const text = t('puzzle.size', { min: SMALLEST_PUZZLE, max: LARGEST_PUZZLE });
  return { kind, mark: 'reject', text };
}

/** What was asked for under some name did not come. */
export function describeFailure(t, name, error) {
  return { kind: t(name), mark: 'reject', text: t('err.load'), more: error.message };
}

/** `found` has a verdict; 'yes' comes with ways and atLeast, 'gave-up' with positions. */
export function describeCompletions(t, { verdict, ways, atLeast, positions }) {
  if (verdict === 'failed') return t('err.load');
  if (verdict === 'conflict') return t('play.can.conflict');
  if (verdict === 'some') return t('play.can.some');
  if (verdict === 'gave-up') return t('play.can.gaveup', { k: t.number(positions) });
  if (verdict === 'no') return t('play.can.no');
  if (atLeast) return t('play.can.many', { k: t.number(ways) });
  return ways === 1n ? t('play.can.one') : t('play.can.yes', { k: t.number(ways) });
}
