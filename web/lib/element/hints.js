/**
 * hints.js -- what following a hint of the engine does on the board.
 *
 * Everything is in cells: row times n plus column.
 */
const GOES_IN = ['last', 'only', 'found'];
const COMES_OFF = ['clash', 'stuck', 'wrong'];

/** The changes that Game.follow() makes, or null where there is nothing to do. */
export function movesOf(hint, n) {
  if (!hint) return null;
  const cells = (squares) => squares.map(({ row, column }) => row * n + column);
  const own = hint.row === undefined ? [] : cells([hint]);
  if (hint.out?.length) return { cross: cells(hint.out) };
  if (own.length === 0) return null;
  if (GOES_IN.includes(hint.kind)) return { place: own };
  if (COMES_OFF.includes(hint.kind)) return { remove: own };
  return hint.kind === 'wrong-cross' ? { uncross: own } : null;
}

/** What the board draws of a hint: its cells and the groups that are its reason. */
export function drawnHint(hint, n) {
  if (!hint) return null;
  const cells = (squares = []) => squares.map(({ row, column }) => row * n + column);
  /** @type {{ place?: number[], remove?: number[], uncross?: number[] }} */
  const moves = movesOf(hint, n) ?? {};
  return {
    out: cells(hint.out),
    because: cells(hint.because),
    chain: cells(hint.chain),
    groups: hint.groups ?? [],
    place: moves.place ?? [],
    refused: [...(moves.remove ?? []), ...(moves.uncross ?? [])],
  };
}
