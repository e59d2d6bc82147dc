/**
 * sizes.mjs -- the README's table of what a page loads.
 */

/** kB by what a page has: of all, or with `column` 2 of the JavaScript. */
export function sizesIn(readme, column = 1) {
  const [, table] = /\| a page with .*\n\| -.*\n((?:\|.*\n)+)/.exec(readme);
  const rows = table
    .trim()
    .split('\n')
    .map((row) =>
      row
        .split('|')
        .slice(1)
        .map((cell) => cell.trim()),
    );
  const known = rows.filter((row) => row[column] !== '');
  return Object.fromEntries(known.map((row) => [row[0], Number(row[column])]));
}
