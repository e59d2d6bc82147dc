/**
 * sentences.js -- what the narrator says about a position.
 */
export function sayPosition(words, board, queens, position) {
  const { n } = board;
  const kind = words('play.queens', { k: words.number(queens.length), n: words.number(n) });
  const [first] = position.conflicts;
  if (first) return { kind, mark: 'reject', ...sayConflict(words, board, position.conflicts) };
  if (position.solved) return { kind, mark: 'solution', text: words('play.solved', { n }) };
  return { kind, text: words(queens.length ? 'play.go' : 'play.empty') };
}

function sayConflict(words, { n }, conflicts) {
  const [{ one, other, line }] = conflicts;
  const k = words.number(conflicts.length);
  const text = conflicts.length === 1 ? words('play.conflict') : words('play.conflicts', { k });
  const values = { a: Math.floor(one / n), b: Math.floor(other / n), c: one % n };
  return { text, more: words(`play.why.${line}`, values) };
}

/** A cell's name for screen readers. */
export function sayCell(words, { n }, queens, position, cell) {
  const values = { r: Math.floor(cell / n), c: cell % n };
  if (queens.includes(cell)) {
    const pair = position.conflicts.find(({ one, other }) => one === cell || other === cell);
    if (!pair) return words('a11y.cell.queen', values);
    const seen = pair.one === cell ? pair.other : pair.one;
    return words('a11y.cell.conflict', { ...values, a: Math.floor(seen / n) });
  }
  const by = position.attacked[cell];
  if (!by) return words('a11y.cell.free', values);
  return words('a11y.cell.attacked', { ...values, a: Math.floor((by - 1) / n) });
}

/** A hint is a cell to take or to avoid with its reason, or the reason why there is none. */
export function sayHint(words, { n }, hint) {
  const kind = words('play.hint');
  const values = { i: hint.i, a: hint.a };
  const reason = words(`hint.${hint.reason}`, values);
  if (hint.cell === undefined) return { kind, mark: 'reject', text: reason };
  const cell = { r: Math.floor(hint.cell / n), c: hint.cell % n };
  const mark = { takeback: 'remove', avoid: 'reject' }[hint.advice] ?? 'place';
  return { kind, mark, text: words(`hint.${hint.advice}`, cell), more: reason };
}

/** What was asked for under some name did not come. */
export function sayFailure(words, name, error) {
  return { kind: words(name), mark: 'reject', text: words('err.load'), more: error.message };
}

/** `found` is { verdict: 'yes' | 'some' | 'no' | 'gave-up', ways, atLeast, positions }. */
export function sayCompletions(words, { verdict, ways, atLeast, positions }) {
  if (verdict === 'some') return words('play.can.some');
  if (verdict === 'gave-up') return words('play.can.gaveup', { k: words.number(positions) });
  if (verdict === 'no') return words('play.can.no');
  if (atLeast) return words('play.can.many', { k: words.number(ways) });
  return ways === 1n ? words('play.can.one') : words('play.can.yes', { k: words.number(ways) });
}
