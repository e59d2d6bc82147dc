/**
 * traces.js -- a trace as the page needs it: an event with its surroundings, and a map.
 */

import { hasTrait } from '../../../core/algorithm_table.js';
import { kindOf } from '../../modes/trace/order.js';
import { isWanted } from '../wanted.js';

/** The trace that was asked for last, read at two places: here, and ahead for the walk. */
let open = null;

const keyOf = ({ n, algorithm, level }) => `${n} ${algorithm} ${level}`;

function traceOf(nq, spec) {
  const key = keyOf(spec);
  if (open?.key === key) return open;
  open?.here.close();
  open?.ahead.close();
  const start = () => nq.trace(spec.n, { algorithm: spec.algorithm, level: spec.level });
  open = { key, here: start(), ahead: start(), from: 0, events: [] };
  return open;
}

/** Nobody waits until so many events were looked through. */
const MAX_JUMP_EVENTS = 2 ** 27;

/** An event with what lies around it; null where the end is asked for and too far away. */
export function traceAt(nq, { spec, i, around, variables }) {
  const trace = traceOf(nq, spec);
  const event = (i < MAX_JUMP_EVENTS ? goTo(trace.here, i) : undefined) ?? lastOf(trace.here);
  if (!event) return null;
  const { position } = trace.here;
  return {
    i: position - 1,
    event: { ...event, kind: kindOf(event) },
    board: trace.here.board(),
    struck: hasTrait(spec.algorithm, 'strikes') ? trace.here.struck() : null,
    variables: variables ? trace.here.variables() : null,
    walk: surroundings(trace, position - 1, around),
    length: trace.here.measure(0),
  };
}

/** A step is cheaper than a jump. */
function goTo(trace, i) {
  const { position } = trace;
  if (i === position) return trace.next();
  if (i === position - 2) return trace.previous();
  return trace.at(i);
}

/** An index beyond the end means the end, as far as that is known soon. */
function lastOf(trace) {
  const length = trace.measure(2 ** 22);
  return length ? trace.at(length - 1) : undefined;
}

/** Kinds and depths of the events around i; those read before are kept. */
function surroundings(trace, i, around) {
  const from = Math.max(0, i - around);
  const to = i + around;
  if (from < trace.from || from > trace.from + trace.events.length) {
    trace.from = from;
    trace.events = [];
  }
  while (trace.from + trace.events.length <= to) {
    const event = trace.events.length ? trace.ahead.next() : trace.ahead.at(from);
    if (!event) break;
    trace.events.push({ kind: kindOf(event), depth: event.depth });
  }
  drop(trace, from);
  return { from: trace.from, events: trace.events.slice(0, to - trace.from + 1) };
}

/** Forgets what lies behind, once there is much of it. */
function drop(trace, from) {
  if (from - trace.from < 4096) return;
  trace.events.splice(0, from - trace.from);
  trace.from = from;
}

/** What is looked for, and in which direction, is said in ../wanted.js. */
export function* traceFind(nq, { spec, i, wanted }) {
  const { here } = traceOf(nq, spec);
  let event = here.at(i);
  if (!event) return undefined;
  const { depth } = event;
  const fits = (e) => isWanted(wanted, depth, { kind: kindOf(e), depth: e.depth });
  for (let looked = 0; looked < 2 ** 23; looked++) {
    event = wanted.back ? here.previous() : here.next();
    if (!event) return undefined;
    if (fits(event)) return here.position - 1;
    if (looked % 20000 === 19999) yield;
  }
  return undefined;
}

/** Events that are looked through for a survey, and between two signs of life. */
const SURVEY_EVENTS = 4_000_000;
const SURVEY_PIECE_EVENTS = 20_000;

/**
 * The queens of the first `layers` depths as nodes [layer, from, to, row, column], `from` the
 * event that places a queen and `to` the one after it is taken back; in the order of `from`.
 */
export function* traceSurvey(nq, { spec, layers }) {
  const trace = nq.trace(spec.n, { algorithm: spec.algorithm, level: spec.level });
  try {
    const found = { nodes: [], solutions: [], layers, length: undefined };
    const open = new Array(layers).fill(null);
    let i = 0;
    for (let event = trace.next(); event; event = trace.next(), i++) {
      note(found, open, event, i);
      if (i % SURVEY_PIECE_EVENTS === SURVEY_PIECE_EVENTS - 1) yield { seen: i + 1 };
      if (i > SURVEY_EVENTS) return { ...found, seen: i };
    }
    return { ...found, length: i, seen: i };
  } finally {
    trace.close();
  }
}

function note(found, open, { type, depth, row, column }, i) {
  if (type === 'solution') found.solutions.push(i);
  if (depth >= found.layers) return;
  if (type === 'place') {
    open[depth] = [depth, i, Infinity, row, column];
    found.nodes.push(open[depth]);
  }
  if (type === 'remove') open[depth][2] = i + 1;
}
