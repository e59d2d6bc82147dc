import 'nqueens/element';
import { expect, test } from 'vitest';

test.each(['play', 'trace', 'solutions', 'count', 'diagram'])(
  'the element connects: %s',
  async (mode) => {
    document.body.innerHTML = `<n-queens-board n="6" mode="${mode}" controls="full"></n-queens-board>`;
    const board = document.querySelector('n-queens-board');
    expect(await board.ready).toBe(board);
    board.n = 5;
    expect([board.n, board.mode]).toEqual([5, mode]);
    board.remove();
  },
);
