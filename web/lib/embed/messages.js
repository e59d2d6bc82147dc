/**
 * messages.js -- what a page may tell an embedded board: the validator of its messages.
 *
 * A message is { v: 1, type, … } with exactly the fields of its type. Everything else is
 * no message: nothing of it is looked at.
 */
import { KEYS, readKey } from '../element/keys.js';

const isIndex = (value) => Number.isSafeInteger(value) && value >= 0;

/** Types without fields, which are methods of the element. */
const PLAIN = ['play', 'pause', 'stepForward', 'stepBack', 'solve', 'reset', 'undo', 'redo'];

const FIELDS = {
  goTo: { index: isIndex },
  set: { state: isState },
  get: {},
  ...Object.fromEntries(PLAIN.map((type) => [type, {}])),
};

/** The message in `data`, or null. */
export function readMessage(data) {
  if (!isPlainObject(data) || data.v !== 1 || typeof data.type !== 'string') return null;
  if (!Object.hasOwn(FIELDS, data.type)) return null;
  const fields = FIELDS[data.type];
  const names = Object.keys(data).filter((name) => name !== 'v' && name !== 'type');
  if (names.length !== Object.keys(fields).length) return null;
  const fits = names.every((name) => Object.hasOwn(fields, name) && fields[name](data[name]));
  return fits ? data : null;
}

function isPlainObject(value) {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Keys with texts, as in an address; all of them must be readable. */
function isState(value) {
  if (!isPlainObject(value)) return false;
  return Object.entries(value).every(
    ([key, text]) => KEYS.includes(key) && readKey(key, text) !== undefined,
  );
}

/** The key `origin` of the embed's address: an origin, written exactly as browsers write it. */
export function readOrigin(text) {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && /^https?:$/.test(protocol) ? text : undefined;
  } catch {
    return undefined;
  }
}
