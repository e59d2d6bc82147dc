/**
 * sizes.mjs -- the README's table of what a page loads.
 */

/** kB by what a page has. */
export function sizesIn(readme) {
  const [, table] = /\| a page with .*\n\| -.*\n((?:\|.*\n)+)/.exec(readme);
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.split('|').slice(1, 3));
  return Object.fromEntries(rows.map(([name, size]) => [name.trim(), Number(size)]));
}
