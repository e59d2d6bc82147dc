/**
 * habits.js -- how somebody likes to play, remembered where there is storage: letters in
 * regions, and a timer. Links never carry it.
 */
const NAME = 'nqueens-play';

/** What can be switched on, and how it is at first. */
export const HABITS = { letters: false, timer: false };

/** What was stored may be anything. */
export function readHabits() {
  try {
    const stored = JSON.parse(localStorage.getItem(NAME)) ?? {};
    const names = Object.keys(HABITS);
    return Object.fromEntries(names.map((name) => [name, stored[name] === true]));
  } catch {
    return { ...HABITS };
  }
}

export function keepHabits(habits) {
  try {
    localStorage.setItem(NAME, JSON.stringify(habits));
  } catch {
    // Without storage they last as long as the element.
  }
}
