/**
 * ways.js -- how many boards there are under other rules, by plain backtracking.
 *
 * All rules have one queen in each row and column. What they differ in is who else sees
 * whom: `apart` rows further down and `over` columns to the side.
 */
const SEES = {
  classic: (apart, over) => over === apart,
  // The board is rolled up: a diagonal that leaves on one side comes back on the other.
  torus: (apart, over, n) => over === apart || over === n - apart,
  // Queens that also jump like knights.
  super: (apart, over) => over === apart || (apart + over === 3 && apart > 0 && over > 0),
  // Only neighbours disturb each other.
  touch: (apart, over) => apart === 1 && over === 1,
};

export const RULES = Object.keys(SEES);

export function ways(n, rules) {
  const sees = SEES[rules];
  const columns = [];
  let found = 0;
  const isFree = (row, column) =>
    columns.every((other, above) => {
      const over = Math.abs(other - column);
      return over !== 0 && !sees(row - above, over, n);
    });
  const fill = (row) => {
    if (row === n) found++;
    for (let column = 0; row < n && column < n; column++) {
      if (!isFree(row, column)) continue;
      columns.push(column);
      fill(row + 1);
      columns.pop();
    }
  };
  fill(0);
  return found;
}
