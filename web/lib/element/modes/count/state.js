/**
 * state.js -- count: the phases of a count, and what leads from one to another.
 *
 *     key         the count's n and algorithm; another key is another count
 *     phase       a row of PHASES
 *     progress    how far it is: { done, total, fraction, count, elapsedMs, remainingMs }
 *     earlierMs   how long it took before this run; `clock` and `savedAt` are times, too
 *     error       what is wrong: { key, … } of a text, or { message }
 *     unreadable  whether what is stored cannot be read
 *     quarter     the last quarter that was announced
 *     algorithm   the one that the core chose, once it is known
 *     looking, estimating, run    the questions: what is stored, how long, and the count
 */
import { COUNT_MAX_N } from '../../../core/limits.js';

/** Counts of smaller boards are started without an estimate. */
const SMALLEST_ESTIMATED = 17;

/** Longer counts are not started without asking. */
const LONG_MS = 3_600_000;

/** What an event leads to, by phase. An event that is not in a row changes nothing. */
export const PHASES = {
  idle: {
    ...{ run: 'running', long: 'asking', stored: 'paused', complete: 'done' },
    ...{ watch: 'watching', refuse: 'refused', clear: 'idle', gone: 'idle' },
  },
  asking: { run: 'running', pause: 'idle', watch: 'watching', clear: 'idle', gone: 'idle' },
  running: { pause: 'paused', fail: 'idle', complete: 'done' },
  paused: { run: 'running', watch: 'watching', clear: 'idle', gone: 'idle' },
  done: { watch: 'watching', clear: 'idle', gone: 'idle' },
  refused: { clear: 'idle' },
  watching: { watch: 'watching', stored: 'paused', complete: 'done', gone: 'idle', lost: 'idle' },
};

export const initial = {
  key: '',
  n: 0,
  phase: 'idle',
  progress: null,
  earlierMs: 0,
  clock: 0,
  savedAt: 0,
  error: null,
  unreadable: false,
  quarter: 0,
  algorithm: undefined,
  looking: null,
  estimating: null,
  run: null,
};

const EVENTS = {
  enter: (state, _event, settings) => open(state, settings),
  changed: (state, { keys }, settings) =>
    keys.has('n') || keys.has('algorithm') ? open(state, settings) : state,
  // What is watched goes on meanwhile; when this is shown again, it looks anew.
  leave: (state) => {
    const left = paused(state);
    return left.phase === 'watching' ? { ...left, key: '', looking: null } : left;
  },

  start: (state, { workers }) => start(state, workers),
  pause: paused,
  clear: (state) => (takes(state, 'clear') ? cleared(state, 'clear') : state),
  tick: (state, { clock }) => ({ ...state, clock }),
  progress: heard,

  look: (state) => ({ ...state, looking: {} }),
  'look:answer': (state, { value }) => LOOKED[value.result]({ ...state, looking: null }, value),
  'look:error': (state) =>
    to({ ...state, looking: null, error: state.error ?? { key: 'err.load' } }, 'lost'),

  'estimate:answer': (state, { value }) => {
    const { workers } = state.estimating;
    const known = { ...state, estimating: null };
    if (value < LONG_MS) return running(known, workers);
    return to({ ...known, error: { key: 'count.long', ms: value } }, 'long');
  },

  'count:answer': (state, { value }) =>
    value.busy ? busy(state, value) : complete(state, value.count),
  'count:error': (state, { error }) => ({ ...ended(state), error: { message: error.message } }),

  // Another tab, or another board, at the same count.
  followed: (state, { progress }) =>
    takes(state, 'watch') ? { ...watching(state), progress } : state,
  thrownAway: (state) =>
    takes(state, 'gone') ? { ...cleared(state, 'gone'), looking: {} } : state,
};

export function reduce(state, event, settings) {
  return EVENTS[event.type](state, event, settings);
}

/** Whether an event means anything in a phase. */
function takes({ phase }, event) {
  return event in PHASES[phase];
}

/** In the phase that an event leads to. */
function to(state, event) {
  const phase = PHASES[state.phase][event] ?? state.phase;
  return phase === state.phase ? state : { ...state, phase };
}

// ---- Opening ----

/** The count that the settings name: fresh, or as it was left. */
function open(state, { n, algorithm }) {
  const key = `${n} ${algorithm}`;
  if (key === state.key) return state;
  if (n > COUNT_MAX_N) return { ...initial, key, n, error: { key: 'err.n', max: COUNT_MAX_N } };
  return { ...initial, key, n, looking: {} };
}

/** Nothing is known of the count but which one it is. */
function cleared({ key, n, algorithm, phase }, event) {
  return to({ ...initial, key, n, algorithm, phase }, event);
}

// ---- What is stored ----

const LOOKED = {
  found: (state, { found, counting }) => {
    const known = { ...state, algorithm: found.algorithm };
    if (!['idle', 'watching'].includes(state.phase)) return known;
    if (counting) return followStored(known, found);
    if (state.phase === 'watching') return afterWatching(known, found);
    return found.done ? stored(known, found) : known;
  },
  refused: (state, { algorithm, max }) =>
    to({ ...state, error: { key: 'err.big', algorithm, max } }, 'refuse'),
  unreadable: (state) =>
    to({ ...state, error: { key: 'count.unreadable' }, unreadable: true }, 'lost'),
};

function stored(state, found) {
  const known = { ...state, progress: progressOf(state, found) };
  return to(known, found.done === found.total ? 'complete' : 'stored');
}

function progressOf({ progress }, { done, total, sum, elapsedMs: kept = 0 }) {
  const elapsedMs = progress?.elapsedMs ?? kept;
  return { done, total, fraction: done / total, count: sum, elapsedMs, remainingMs: Infinity };
}

/** Another one counts: what it has saved is shown until it tells more. */
function followStored(state, found) {
  const heardMore = state.progress && state.progress.done >= found.done;
  const progress = heardMore ? state.progress : progressOf(state, found);
  return to({ ...state, progress }, 'watch');
}

/** The other one has ended, was paused or is gone; what it left is stored. */
function afterWatching(state, found) {
  const { done, total, count } = state.progress ?? {};
  // A finished count is right even where it could not be saved.
  if (total && done === total) return complete(state, count);
  return found.done ? stored(state, found) : cleared(state, 'gone');
}

/** A start that was wished for meanwhile is not wanted any more. */
function watching(state) {
  if (state.phase === 'watching') return state;
  return to({ ...state, estimating: null, error: null, looking: {} }, 'watch');
}

// ---- Counting ----

function start(state, workers) {
  const fresh = mustClear(state) ? cleared(state, 'clear') : state;
  if (!takes(fresh, 'run') || state.n > COUNT_MAX_N) return state;
  if (fresh.phase !== 'idle' || fresh.n < SMALLEST_ESTIMATED) return running(fresh, workers);
  return { ...fresh, estimating: { workers } };
}

/** Whether a start has to throw away what is stored. */
export function mustClear({ phase, unreadable }) {
  return phase === 'done' || unreadable;
}

function running(state, workers) {
  const earlierMs = state.progress?.elapsedMs ?? 0;
  return to({ ...state, error: null, earlierMs, run: { workers } }, 'run');
}

function heard(state, { run, progress, clock }) {
  if (run !== state.run) return state;
  const { units, unsaved, elapsedMs } = progress;
  return {
    ...state,
    progress: { ...progress, elapsedMs: state.earlierMs + elapsedMs },
    savedAt: units.length > 0 ? clock : state.savedAt,
    error: withUnsaved(state.error, unsaved),
    quarter: Math.max(state.quarter, Math.floor(progress.fraction * 4)),
  };
}

/** Said as long as it is so. */
function withUnsaved(error, unsaved) {
  if (unsaved) return { key: 'count.unsaved' };
  return error?.key === 'count.unsaved' ? null : error;
}

function paused(state) {
  if (!state.run && !state.estimating && !takes(state, 'pause')) return state;
  return to({ ...state, run: null, estimating: null }, 'pause');
}

/** A run that ended before its count did. */
function ended(state) {
  return to({ ...state, run: null }, state.progress?.done ? 'pause' : 'fail');
}

function busy(state, { counting }) {
  const known = ended(state);
  return counting ? watching(known) : { ...known, error: { key: 'count.busy' } };
}

function complete(state, count) {
  const progress = { ...state.progress, count, fraction: 1 };
  return to({ ...state, run: null, progress }, 'complete');
}
