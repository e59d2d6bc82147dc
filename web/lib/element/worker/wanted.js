/**
 * wanted.js -- what is looked for in a trace: { kind } or { depth: 'out' | 'in' }, and `back`
 * to look backwards.
 */

/** Whether an event is wanted by somebody who stands at a depth. */
export function isWanted(wanted, from, { kind, depth }) {
  if (wanted.kind) return kind === wanted.kind;
  return wanted.depth === 'out' ? depth < from : depth > from;
}
