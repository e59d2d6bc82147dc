/**
 * sentences.js -- what the narrator says about an event.
 */
import { rowOrder } from './order.js';

/** The sentence of an event. */
export function describeEvent(t, { n, algorithm }, { event, board }) {
  const values = {
    r: event.row,
    c: event.column,
    a: event.by,
    k: t.number(event.type === 'mark' ? event.cells : event.solutions),
    p: rowOrder(algorithm, n, board)[event.depth - 1],
  };
  return t(sentenceKey(n, event), values);
}

function sentenceKey(n, event) {
  const { kind } = event;
  if (kind === 'reject') return `trace.say.reject.${event.verdict}`;
  if (kind === 'solution' && event.image !== 'base') return 'trace.say.derive';
  if (kind === 'enter' && event.row === n) return 'trace.say.enter.full';
  if (isOver(event)) return 'trace.say.end';
  if (kind === 'leave' && event.row === n) return 'trace.say.leave.full';
  return `trace.say.${kind}`;
}

/** Whether nothing comes after an event. */
export const isOver = ({ kind, depth }) => kind === 'leave' && depth === 0;

/** The first step says what kind of search this is, the last one what it came to. */
export function describeMore(t, { algorithm }, { i, event }) {
  if (i === 0) return t(`algorithm.${algorithm}.why`);
  if (!isOver(event)) return '';
  const { solutions, placements, removals, tests } = event;
  const s = t('trace.solutions.found', { k: t.number(solutions) });
  const values = { p: t.number(placements), r: t.number(removals), t: t.number(tests) };
  return t('trace.sum', { s, ...values });
}

/** "Step 3 of 128", or "Step 3" while nobody knows how many there are. */
export function describeStep(t, i, length) {
  const values = { i: t.number(i + 1), n: t.number(length ?? 0) };
  return t(length === undefined ? 'trace.step.unknown' : 'trace.step', values);
}
