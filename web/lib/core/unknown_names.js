/**
 * unknown_names.js -- a misspelt name is refused with the one that was probably meant.
 */
import { show } from './show.js';

/** Other words that people have for options. */
const SYNONYMS = {
  blocked: 'forbidden',
  obstacles: 'forbidden',
  given: 'queens',
  solver: 'algorithm',
  threads: 'workers',
  progress: 'onProgress',
  abort: 'signal',
};

/** Refuse names that are none of the known ones, with the one that was probably meant. */
export function refuseUnknown(what, values, names) {
  if (typeof values !== 'object' || values === null) return;
  const unknown = Object.keys(values).find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const near = nearestName(unknown, names);
  const advice = near ? `did you mean ${show(near)}?` : `there are ${names.join(', ')}`;
  throw new TypeError(`${what} has no option ${show(unknown)}; ${advice}`);
}

/** The name of a list that a word was probably meant to be; undefined if none is near. */
export function nearestName(word, names) {
  if (names.includes(SYNONYMS[word])) return SYNONYMS[word];
  const lower = word.toLowerCase();
  const near = names.map((name) => ({ name, steps: distance(lower, name.toLowerCase()) }));
  const [first] = near.sort((one, other) => one.steps - other.steps);
  return first !== undefined && first.steps <= Math.max(1, word.length / 4)
    ? first.name
    : undefined;
}

/** How many letters must be changed, added or left out to make one word of another. */
function distance(one, other) {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++) {
      const change = row[j] + (letter === other[j] ? 0 : 1);
      next.push(Math.min(change, row[j + 1] + 1, next[j] + 1));
    }
    row = next;
  }
  return row[other.length];
}
