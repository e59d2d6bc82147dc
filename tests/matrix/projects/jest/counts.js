const { count, firstSolution, solutions } = require('nqueens');
const { load } = require('nqueens/core');

test('it counts and lists', async () => {
  const nq = await load();
  const found = [nq.count(6), await count(10), await firstSolution(6)];
  for await (const columns of solutions(8)) found[3] = columns;
  // OEIS A000170; the first board of 6, the last one of 8
  expect(found.map(String)).toEqual(['4', '724', '1,3,5,0,2,4', '7,3,0,2,5,1,6,4']);
});

test('the element is imported where there is no document, too', () => {
  expect(require('nqueens/element').TAG).toBe('n-queens-board');
});
