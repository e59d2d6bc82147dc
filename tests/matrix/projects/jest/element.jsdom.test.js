/** @jest-environment jsdom */
require('nqueens/element');

test.each(['play', 'trace', 'solutions', 'count', 'diagram'])(
  'the element connects: %s',
  async (mode) => {
    document.body.innerHTML = `<n-queens-board n="6" mode="${mode}" controls="full"></n-queens-board>`;
    const board = document.querySelector('n-queens-board');
    expect(await board.ready).toBe(board);
    expect([board.n, board.mode]).toEqual([6, mode]);
    board.n = 5;
    expect(board.n).toBe(5);
    board.remove();
  },
);
