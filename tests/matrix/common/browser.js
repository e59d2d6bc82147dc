/**
 * browser.js -- the program of every bundler: all three entries, and the element draws.
 */
import * as nqueens from 'nqueens';
import * as core from 'nqueens/core';
import { TAG } from 'nqueens/element';
import { run } from './program.js';

export async function all() {
  const found = await run(nqueens, core);
  const board = document.createElement(TAG);
  Object.assign(board, { n: 4, mode: 'trace', step: 51, controls: 'full' });
  const solved = new Promise((resolve) => {
    board.addEventListener('nq-solution', ({ detail }) => resolve(detail.solution));
  });
  document.body.append(board);
  return [...found, String(await solved)];
}
