/**
 * terminal.js -- texts of others, made safe to show.
 *
 * File names, words of a command line, parts and Redis entries may hold characters that a
 * terminal obeys: they clear the screen, change its title or turn the order of letters
 * round. They are shown as escapes, and what is too long is cut off.
 */

const LONGEST = 1000;
const MOST_LINES = 30;

/** Control characters, and those that turn the direction of a line. */
const OBEYED = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

const escaped = (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text as one line that any terminal only shows. */
export function plain(text) {
  const whole = String(text);
  const cut = whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
  const rest = whole.length > LONGEST ? ` (${whole.length} characters)` : '';
  return cut.replace(OBEYED, escaped) + rest;
}

/** JSON that a terminal only shows; whoever reads it gets the same values. */
export const plainJson = (text) => text.replace(OBEYED, escaped);

/** A line for people, beside the output. */
export function say(text) {
  process.stderr.write(`${plain(text)}\n`);
}

/** An error that is the program's own, for whoever reports it. */
export function sayError(error) {
  const lines = String(error?.stack ?? error).split('\n');
  for (const line of lines.slice(0, MOST_LINES)) say(line);
}
