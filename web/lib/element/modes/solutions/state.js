/**
 * state.js -- solutions: which one is shown, and the list that it is of.
 *
 *     n         of the board
 *     data      the solutions with their classes of symmetry; null while they are asked for
 *     loading   the question, with `found`, the number that came so far
 *     first     the columns of number 1, which is shown while the others are found
 *     failed    whether they did not come
 *     solution  the number of the one that is shown
 *     playing   whether it moves on by itself
 *     another   { seed } while some other solution of a large board is asked for
 */

/** More boards than this nobody leafs through; n = 13 has 73,712. */
const MOST = 100_000;

export const initial = {
  n: 0,
  data: null,
  loading: null,
  found: null,
  first: null,
  failed: false,
  solution: 0,
  playing: false,
  another: null,
};

const EVENTS = {
  enter: open,
  changed: (state, event, settings) => {
    if (event.keys.has('n')) return open(state, event, settings);
    return event.keys.has('step') ? at(state, settings.step) : state;
  },
  leave: (state) => ({ ...state, playing: false }),

  goTo: (state, { solution }) => at(state, solution),
  move: (state, { by }, { classes }) =>
    classes === 'one' ? byClasses(state, by) : at(state, state.solution + by),
  moveClass: (state, { by }) => byClasses(state, by),
  play: (state) => (state.data?.count ? { ...state, playing: true } : state),
  pause: (state) => (state.playing ? { ...state, playing: false } : state),

  found: (state, { count, first = state.first }) =>
    state.loading ? { ...state, found: count, first } : state,
  'load:answer': (state, { value }, { step }) => at({ ...state, data: value, loading: null }, step),
  another: (state, { seed }) => (state.data?.constructed ? { ...state, another: { seed } } : state),
  'another:answer': (state, { value }) => ({ ...state, data: value, another: null }),
  'another:error': (state) => ({ ...state, another: null }),
  'load:error': (state) => ({ ...state, loading: null, failed: true }),
};

export function reduce(state, event, settings) {
  return EVENTS[event.type](state, event, settings);
}

/** What the engine is asked; `onProgress` hears how many were found so far. */
export function questions({ n, loading, another }, onProgress) {
  const load = (engine, on) => engine.solutions(n, MOST, { ...on, onProgress });
  const random = (engine, on) => engine.solutions(n, MOST, { ...on, seed: another.seed });
  return {
    load: loading && { key: loading, ask: load },
    another: another && { key: another, ask: random },
  };
}

/** The columns of the queens that are shown. */
export function columnsOf({ data, solution }) {
  if (!data?.count) return [];
  return Array.from(data.boards.subarray(solution * data.n, solution * data.n + data.n));
}

/** Whether there is nothing after what is shown. */
export function isLast({ data, solution }, { classes }) {
  if (classes !== 'one' || !data.classOf) return solution === data.count - 1;
  return data.classOf[solution] === data.starts.length - 2;
}

/** The solutions of the settings' n; those that are there stay. */
function open(state, _event, { n, step }) {
  if (state.data?.n === n) return at(state, step);
  return { ...initial, n, loading: {} };
}

function at(state, wanted) {
  if (!state.data) return state;
  const solution = Math.max(0, Math.min(wanted, state.data.count - 1));
  return { ...state, solution };
}

function byClasses(state, by) {
  const { data, solution } = state;
  if (!data?.classOf || !data.count) return at(state, solution + by);
  const { classOf, starts, members } = data;
  const row = Math.max(0, Math.min(starts.length - 2, classOf[solution] + by));
  return at(state, members[starts[row]]);
}
