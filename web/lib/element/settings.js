/**
 * settings.js -- what an element is set to, and what follows from what.
 */
import { DEFAULTS, KEYS, writeKey } from './keys.js';
import { sizeOf } from './regions.js';

/** Keys that mean something only on the board they were made for. */
const OF_THE_BOARD = ['queens', 'crosses', 'marks', 'step', 'loop'];

/** Keys whose change makes another board, so that the ones above start over. */
const STARTERS = ['n', 'mode', 'algorithm', 'level', 'rules', 'seed', 'grade', 'regions'];

/** Keys whose change makes another puzzle, in whatever mode it is shown. */
const PUZZLES = ['n', 'rules', 'seed', 'grade', 'regions'];

/** Keys whose change asks for a puzzle of the engine, in place of one's own regions. */
const MAKE_PUZZLES = ['n', 'seed', 'grade'];

/** The settings with some keys changed; the very same ones if none of them differs. */
export function changeSettings(settings, changes) {
  const next = withRegions({ ...settings, ...changes }, settings, changes);
  const isOther = (key) => next[key] !== settings[key];
  if (STARTERS.some(isOther)) startOver(OF_THE_BOARD, next, changes);
  if (PUZZLES.some(isOther)) startOver(['forbidden'], next, changes);
  return changedKeys(settings, next).size ? next : settings;
}

/** Regions of one's own set n and the rules; another n, seed or grade replaces them. */
function withRegions(next, settings, changes) {
  if (changes.regions) return { ...next, n: sizeOf(changes.regions), rules: 'regions' };
  const replaced = MAKE_PUZZLES.some((key) => next[key] !== settings[key]);
  return replaced ? { ...next, regions: undefined } : next;
}

/** All keys at once; what is not named goes to its default. */
export function replaceSettings(settings, values) {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return changeSettings(settings, { ...DEFAULTS, ...Object.fromEntries(given) });
}

/** The set of keys that differ. */
export function changedKeys(before, after) {
  if (before === after) return new Set();
  return new Set(KEYS.filter((key) => !same(key, before[key], after[key])));
}

function startOver(keys, next, changes) {
  for (const key of keys) next[key] = key in changes ? changes[key] : DEFAULTS[key];
}

/** Two values that are written alike are the same. */
function same(key, one, other) {
  if (one === other || one === undefined || other === undefined) return one === other;
  return writeKey(key, one) === writeKey(key, other);
}
