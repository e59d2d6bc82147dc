/**
 * permutations.js -- every way to put one queen in each row and column, one by one.
 */

/** Calls `visit` with each order of the numbers 0 to n - 1; always the same array. */
export function forEachOrder(n, visit) {
  const order = Array.from({ length: n }, (_, i) => i);
  const arrange = (from) => {
    if (from === n) return visit(order);
    for (let i = from; i < n; i++) {
      exchange(order, from, i);
      arrange(from + 1);
      exchange(order, from, i);
    }
    return undefined;
  };
  arrange(0);
}

function exchange(list, i, k) {
  const kept = list[i];
  list[i] = list[k];
  list[k] = kept;
}

/** How many pairs of queens share a diagonal. */
export function clashes(columns) {
  let pairs = 0;
  for (let row = 0; row < columns.length; row++) {
    for (let above = 0; above < row; above++) {
      if (Math.abs(columns[row] - columns[above]) === row - above) pairs++;
    }
  }
  return pairs;
}

/** For each number of clashing pairs, how many arrangements have it. */
export function clashTable(n) {
  const table = new Map();
  forEachOrder(n, (columns) => {
    const pairs = clashes(columns);
    table.set(pairs, (table.get(pairs) ?? 0) + 1);
  });
  return new Map([...table].sort(([a], [b]) => a - b));
}

/** Goes through all of them: { tried, found }. */
export function tryAll(n) {
  let tried = 0;
  let found = 0;
  forEachOrder(n, (columns) => {
    tried++;
    if (clashes(columns) === 0) found++;
  });
  return { tried, found };
}
