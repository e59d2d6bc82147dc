/**
 * page.js -- a tutorial that listens to its board and gives it a command.
 */
const board = document.getElementById('walk');
const seen = document.getElementById('seen');

board.addEventListener('nq-step', ({ detail }) => {
  seen.value = detail.index + 1;
});

document.getElementById('next').addEventListener('click', () => board.solve());
