/**
 * boards.js -- questions about one position: can it be completed, what next, which regions.
 */
export function algorithms(nq) {
  return nq.algorithms;
}

export function text(nq, { boards, format }) {
  return nq.format(boards, format);
}

export function formats(nq) {
  return nq.formats;
}

export function completions() {
  throw new Error('not there yet');
}

export function complete() {
  throw new Error('not there yet');
}

export function hint() {
  throw new Error('not there yet');
}

export function regions() {
  throw new Error('not there yet');
}
