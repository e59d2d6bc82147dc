/**
 * habits.js -- how somebody likes to play, remembered where there is storage: letters in
 * regions, crosses on boards without regions, and a timer. Links never carry it.
 */
const NAME = 'nqueens-play';

/** What can be switched on, and how it is at first. */
export const HABITS = { letters: false, timer: false, marks: false };

/** Crosses belong to puzzles; on other boards a tap is a queen, unless the player wants both. */
export const hasCrosses = ({ board, habits }) => board.rules === 'regions' || habits.marks;

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
