/**
 * program.js -- the same small program for every project: what it gives is known.
 */
export const EXPECTED = ['4', '724', '1,3,5,0,2,4', '7,3,0,2,5,1,6,4'];

/** Two counts (OEIS A000170), the first board of 6, the last one of 8. */
export async function run({ count, firstSolution, solutions }, { load }) {
  const nq = await load();
  const found = [nq.count(6), await count(10), await firstSolution(6)];
  for await (const columns of solutions(8)) found[3] = columns;
  return found.map(String);
}

export function demand(found) {
  const [is, must] = [found, EXPECTED].map((list) => JSON.stringify(list));
  if (is !== must) throw new Error(`found ${is}, not ${must}`);
}
