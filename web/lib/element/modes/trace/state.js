/**
 * state.js -- trace: what follows from an event, and what the engine is asked about it.
 *
 *     spec      { n, algorithm, level } of a search, or the puzzle of a deduction; another one
 *               is another trace
 *     now       the event that is shown, with its board and surroundings; null at first
 *     target    { i, again } while event i is asked for; `again` shows the same one anew
 *     arrived   the target that led to `now`
 *     finding   { wanted, from } while an event of some kind is looked for
 *     survey    the whole search from afar; null while it is not known, false if it failed
 *     loopFrom  where a loop begins whose end is not marked yet
 *     playing   whether it moves on by itself
 *     error     why the last event could not be shown
 *     variables whether those of the algorithm are asked for, as they are shown
 *     width     of the time line in pixels, which says how many events around are shown
 */
import { algorithmNames } from '../../../core/algorithm_table.js';
import { puzzleOf } from '../deduction/puzzle.js';
import { surveyedLayers } from './search-tree.js';
import { walkReach } from './walk.js';

export const TRACED = algorithmNames('traces');

/** Searches of larger boards have more events than a map of the whole could show. */
const LARGEST_MAP = 11;

export const initial = {
  spec: null,
  now: null,
  target: null,
  arrived: null,
  finding: null,
  survey: null,
  loopFrom: null,
  playing: false,
  error: null,
  variables: false,
  width: 600,
};

const EVENTS = {
  enter: (state, _event, settings) => open(state, settings),
  leave: (state) => ({
    ...state,
    ...{ playing: false, target: null, finding: null, survey: state.survey || null },
  }),
  changed: (state, { keys }, settings) => {
    if (!isSame(state.spec, specOf(settings))) return open(state, settings);
    const seen = keys.has('pane') ? showing(state, settings) : state;
    return keys.has('step') ? goingTo(seen, settings.step) : seen;
  },

  goTo: (state, { i, width }) => goingTo({ ...state, width }, i, state),
  find: (state, { wanted }) => ({ ...state, finding: { wanted, from: state.now?.i ?? 0 } }),
  play: (state) => ({ ...state, playing: true }),
  pause: (state) => ({ ...state, playing: false, target: held(state) }),
  loop: (state, { from }) => ({ ...state, loopFrom: from }),

  'at:answer': (state, { value }) =>
    value
      ? { ...state, now: value, arrived: state.target, target: null, error: null }
      : { ...state, target: null },
  'at:error': (state, { error }) => ({ ...state, target: null, error }),
  'find:answer': (state, { value }) => {
    const found = { ...state, finding: null };
    return value === undefined ? found : goingTo(found, value);
  },
  'find:error': (state, { error }) => ({ ...state, finding: null, error }),
  // The walk may now show all of it, or its number; a step that is under way sees to that.
  'survey:answer': (state, { value }) => ({
    ...state,
    survey: value,
    target: state.target ?? (state.now && { i: state.now.i, again: true }),
  }),
  'survey:error': (state) => ({ ...state, survey: false }),
};

export function reduce(state, event, settings) {
  return EVENTS[event.type](state, event, settings);
}

/** What the engine is asked, by name; the key says when a question is another one. */
export function questions(state) {
  const { spec, target, finding, survey, variables, width } = state;
  if (!spec || spec.unmade) return {};
  const [at, find] = spec.rules ? DEDUCTION : SEARCH;
  const around = walkReach(width, lengthOf(state));
  return {
    at: target && {
      key: target,
      ask: (engine, on) => engine[at](spec, target.i, { around, variables }, on),
    },
    find: finding && {
      key: finding,
      ask: (engine, on) => engine[find](spec, finding.from, finding.wanted, on),
    },
    survey: hasMap(spec) &&
      survey === null && {
        key: spec,
        ask: (engine, on) => engine.traceSurvey(spec, surveyedLayers(spec.n), on),
      },
  };
}

/** What the engine is asked about an event, and for one of some kind. */
const SEARCH = ['traceAt', 'traceFind'];
const DEDUCTION = ['deductionAt', 'deductionFind'];

/** An event alone, beside what is shown; the last one where i is beyond it. */
export const momentAt = (engine, spec, i) =>
  engine[(spec.rules ? DEDUCTION : SEARCH)[0]](spec, i, { around: 0, variables: false });

/** Whether the whole is shown from afar; a deduction is short. */
export const hasMap = ({ n, rules }) => !rules && n <= LARGEST_MAP;

/** The number of events, once it is known. */
export function lengthOf({ survey, now }) {
  return survey?.length ?? now?.length;
}

/** The event that is shown, or will be. */
export function stepOf({ target, now }) {
  return target?.i ?? now?.i;
}

/** Not every algorithm that counts can be traced. */
export function tracedAlgorithm({ algorithm }) {
  return TRACED.includes(algorithm) ? algorithm : 'board';
}

/** A trace from the settings; the same one stays where it is. */
function open(state, settings) {
  const { step } = settings;
  const spec = specOf(settings);
  if (state.now && isSame(spec, state.spec)) return goingTo(showing(state, settings), step);
  const { playing, width } = state;
  const { variables } = showing(initial, settings);
  return { ...initial, playing, width, variables, spec, target: { i: step } };
}

/** The variables are asked for while their pane is chosen; the present event is asked anew. */
function showing(state, { pane }) {
  const variables = pane === 'state';
  if (variables === state.variables) return state;
  const { now, target } = state;
  const asked = target ? { ...target } : now && { i: now.i, again: true };
  return { ...state, variables, target: variables ? asked : target };
}

function specOf(settings) {
  const { n, level, rules } = settings;
  return rules === 'regions'
    ? puzzleOf(settings)
    : { n, algorithm: tracedAlgorithm(settings), level };
}

const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);

function goingTo(state, i, same = state) {
  return state.target === null && i === state.now?.i ? same : { ...state, target: { i } };
}

/** A step that is still under way would move what was just told to stand still. */
function held({ target, now }) {
  return target && now ? { i: now.i, again: true } : target;
}
