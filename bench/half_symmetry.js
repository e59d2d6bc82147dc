/**
 * half_symmetry.js -- what one would write in plain JavaScript without this package: bit
 * masks, and only half of the first row.
 */
export function halfSymmetry(n) {
  const all = 2 ** n - 1;
  let nodes = 0;
  const below = (down, left, right) => {
    if (down === all) return 1;
    let found = 0;
    for (let open = all & ~(down | left | right); open !== 0; ) {
      const queen = open & -open;
      open ^= queen;
      nodes++;
      found += below(down | queen, (left | queen) << 1, (right | queen) >> 1);
    }
    return found;
  };
  const from = (queen) => {
    nodes++;
    return below(queen, queen << 1, queen >> 1);
  };
  let count = 0;
  for (let c = 0; c < Math.floor(n / 2); c++) count += 2 * from(1 << c);
  if (n % 2 === 1) count += from(1 << Math.floor(n / 2));
  return { count, nodes };
}
