/**
 * algorithms.js -- which algorithms there are, and how large a board each one takes.
 */
import { choiceOf, TASKS, wholeNumber } from './arguments.js';

// A task that an algorithm cannot do has no limit.
function limitsOf(engine, id) {
  const limits = {};
  for (const [task, number] of Object.entries(TASKS)) {
    const limit = engine.ask('algorithm_limit', id, number);
    limits[task] = limit < 0 ? null : limit;
  }
  return Object.freeze(limits);
}

/** The bits of nq_trait, the lowest first. */
const TRAITS = [
  ...['lists', 'counts', 'traces', 'ordered', 'tests', 'strikes', 'derives', 'mirrors'],
  ...['last-row-second', 'chooses-rows'],
];

function traitsOf(engine, index) {
  const bits = engine.ask('algorithm_traits', index);
  return Object.freeze(TRAITS.filter((_, bit) => bits & (1 << bit)));
}

/** The algorithms in menu order. */
export function describeAlgorithms(engine) {
  const describe = (name, index) => {
    const id = engine.ask('algorithm_id', index);
    return Object.freeze({
      name,
      id,
      traits: traitsOf(engine, index),
      limits: limitsOf(engine, id),
    });
  };
  return Object.freeze(engine.names('algorithm_name').map(describe));
}

/** The algorithm that each task takes when none is named. */
export function defaultAlgorithms(engine) {
  const defaults = {};
  for (const [task, number] of Object.entries(TASKS)) {
    defaults[task] = engine.ask('text', 'algorithm_default', number, 0);
  }
  return Object.freeze(defaults);
}

const MAX_N = 2 ** 31 - 1;

/** The algorithm that a task takes at n when none is named. */
export function defaultFor(engine, task, n) {
  if (task === undefined) throw new TypeError('task must be a name, not undefined');
  choiceOf('task', task, Object.keys(TASKS));
  wholeNumber('n', n, 0, MAX_N);
  return engine.ask('text', 'algorithm_default', TASKS[task], n);
}
