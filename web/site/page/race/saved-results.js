/**
 * saved-results.js -- the laps of the last race, kept in the browser: a reload shows what was seen.
 */
import { SIZES } from './published-times.js';

const KEY = 'nqueens-race';

/** Keeps them; without storage they last as long as the page. */
export function keepLaps(laps) {
  const plain = [...laps].map(([name, found]) => [
    name,
    [...found].map(([n, { ms, nodes, count }]) => [n, ms, nodes, String(count)]),
  ]);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(plain)));
  } catch {
    // Private windows may refuse.
  }
}

/** Puts those that were kept into `laps`. What is stored may be anything. */
export function recallLaps(laps) {
  const stored = readStored();
  for (const [name, found] of laps) {
    const list = Object.hasOwn(stored, name) ? stored[name] : [];
    for (const lap of Array.isArray(list) ? list : []) enter(found, lap);
  }
}

function readStored() {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY)));
  } catch {
    return {};
  }
}

function enter(found, lap) {
  if (!Array.isArray(lap)) return;
  const [n, ms, nodes, count] = lap;
  const isFigure = (value) => Number.isFinite(value) && value >= 0;
  if (!SIZES.includes(n) || !isFigure(ms) || !isFigure(nodes) || !/^\d{1,20}$/.test(count)) return;
  found.set(n, { ms, nodes, count: BigInt(count) });
}
