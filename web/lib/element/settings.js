/**
 * settings.js -- what an element is set to, and what follows from what.
 */
import { DEFAULTS, KEYS } from './keys.js';

/** Keys that mean something only on the board they were made for. */
const OF_THE_BOARD = ['queens', 'step', 'loop'];

/** Keys whose change makes another board, so that the ones above start over. */
const STARTERS = ['n', 'mode', 'algorithm', 'level', 'rules', 'seed'];

export class Settings {
  #values = { ...DEFAULTS };

  get values() {
    return this.#values;
  }

  /** Takes changes over; gives the set of keys that now differ. */
  apply(changes) {
    const next = { ...this.#values, ...changes };
    if (STARTERS.some((key) => next[key] !== this.#values[key])) startOver(next, changes);
    const changed = new Set(KEYS.filter((key) => !same(next[key], this.#values[key])));
    this.#values = next;
    return changed;
  }

  /** All keys at once; what is not named goes to its default. */
  replace(values) {
    const said = Object.entries(values).filter(([, value]) => value !== undefined);
    return this.apply({ ...DEFAULTS, ...Object.fromEntries(said) });
  }
}

function startOver(next, changes) {
  for (const key of OF_THE_BOARD) next[key] = key in changes ? changes[key] : DEFAULTS[key];
}

function same(one, other) {
  return (
    one === other ||
    (typeof one === 'object' && String(one) === String(other) && depth(one) === depth(other))
  );
}

/** String() flattens nested lists: [[1], [2]] and [[1, 2]] must not look alike. */
function depth(value) {
  return []
    .concat(value)
    .map((item) => [].concat(item).length)
    .join();
}
