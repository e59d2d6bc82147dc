/**
 * calls.js -- the functions of a solver that do more than to call one of core in a worker.
 *
 * Each takes the backend first. functions.js, which the build makes, has the others.
 */
import { describeAlgorithms } from '../core/algorithms.js';
import { anySeed, numberOf, optionsOf, withSeed } from '../core/arguments.js';
import { openCompletions } from '../core/completions.js';
import { unitCount as numberOfUnits } from '../core/counts.js';
import { openDimacs } from '../core/dimacs.js';
import { checkOptionNames } from '../core/option_names.js';
import { randomSolution as draw } from '../core/ranks.js';
import { puzzle as generate } from '../core/region_puzzles.js';
import { classCounts as classesOf } from '../core/symmetry.js';
import { refuseUnknown } from '../core/unknown_names.js';
import { openSolutions } from '../core/walks.js';
import { callWith, splitSignal } from './call.js';
import { COUNT_OPTIONS, count, countUnits } from './count.js';
import { checkSignal } from './errors.js';
import { RemoteTrace } from './remote_trace.js';
import { SolutionStream } from './solution_stream.js';

/** The solutions sorted into classes of images; all workers count them first. */
export async function classCounts(backend, n, options) {
  refuseUnknown('classCounts()', options, [...COUNT_OPTIONS, 'solutions']);
  const { solutions: given, ...rest } = optionsOf(options);
  const solutions = given ?? (await count(backend, n, rest));
  const { signal } = rest;
  return callWith(backend, 'classCounts', classesOf, [n, { solutions }], signal);
}

/** How many solutions there are, if turned and flipped ones are the same. */
export async function countUnique(backend, n, options) {
  refuseUnknown('countUnique()', options, [...COUNT_OPTIONS, 'solutions']);
  return (await classCounts(backend, n, options)).classes;
}

/** What an algorithm does, event by event. */
export async function trace(backend, ...given) {
  const [values, signal] = splitSignal('trace', given);
  return RemoteTrace.open(backend, values, signal);
}

/** A solution drawn with the same chance as every other. */
export const randomSolution = (backend, ...given) => seeded(backend, 'randomSolution', draw, given);

/** A puzzle of coloured regions. */
export const puzzle = (backend, ...given) => seeded(backend, 'puzzle', generate, given);

/** The seed is chosen here, so that a call that is made again is the same. */
async function seeded(backend, name, run, given) {
  const [[n, options], signal] = splitSignal(name, given);
  const { seed = anySeed(), ...rest } = optionsOf(options);
  return withSeed(await callWith(backend, name, run, [n, { ...rest, seed }], signal), seed);
}

/** Functions of the library that hand out one thing after another. */
export const solutions = (backend, ...given) => stream(backend, 'solutions', openSolutions, given);
export const dimacs = (backend, ...given) => stream(backend, 'dimacs', openDimacs, given);
export const completions = (backend, ...given) =>
  stream(backend, 'completions', openCompletions, given);

/** A stream is not asked before its first next(): what can be refused at once is. */
function stream(backend, name, open, given) {
  const [values, signal] = splitSignal(name, given);
  const [n, options] = values;
  numberOf('n', n);
  optionsOf(options);
  if (!signal?.aborted) checkSignal(signal); // an abort rejects what is asked for
  return new SolutionStream(backend, { name, open, values, signal });
}

/** The algorithms, and the largest n that each takes. */
export const algorithms = async (backend) => describeAlgorithms(await backend.engine());

/** The names of the formats. */
export const formats = async (backend) => (await backend.engine()).names('format_name');

/** The names of the methods of solve. */
export const methods = async (backend) => (await backend.engine()).names('solve_method');

/** The names of the rules. */
export const rules = async (backend) => (await backend.engine()).names('rules_name');

/** How many units a count has. */
export async function unitCount(backend, n, options) {
  const engine = await backend.engine();
  checkOptionNames('unitCount', [n, options]);
  return numberOfUnits(engine, n, options);
}

export { count, countUnits };

/** All of them by name. */
export const CALLS = {
  algorithms,
  classCounts,
  completions,
  count,
  countUnique,
  countUnits,
  dimacs,
  formats,
  methods,
  puzzle,
  randomSolution,
  rules,
  solutions,
  trace,
  unitCount,
};
