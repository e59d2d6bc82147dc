/**
 * solvable.js -- for which sizes there is a solution at all.
 */

/**
 * Whether a board has a solution under its rules, as far as size alone decides: for the torus
 * as Pólya found; regions are another matter.
 */
export function hasSolution({ n, rules }) {
  if (rules === 'torus') return n % 2 !== 0 && n % 3 !== 0;
  if (rules === 'super') return n < 2 || n >= 10;
  return rules === 'regions' || (n !== 2 && n !== 3);
}
