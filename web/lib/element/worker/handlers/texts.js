/**
 * texts.js -- whole boards as text.
 */

/** The names of the formats. */
export function formats(nq) {
  return nq.formats;
}

export function text(nq, { boards, format }) {
  return nq.format(boards, format);
}
