const n = Number(process.argv[2] ?? 8);
const empty = Array(n).fill('.');
const board = empty.map(() => [...empty]);

function meets(row, column, step) {
  for (let up = 1; up <= row; up++) {
    const cell = board[row - up][column + up * step];
    if (cell === 'Q') return true;
  }
  return false;
}

function isFree(row, column) {
  if (meets(row, column, 0)) return false; //@ test-column
  if (meets(row, column, -1) || meets(row, column, 1)) {
    return false; //@ test-diagonal
  }
  return true; //@ test
}

function printColumns() {
  const columns = board.map((cells) => cells.indexOf('Q'));
  console.log(columns.join(' '));
}

function fill(row) { //@ enter
  if (row === n) {
    printColumns(); //@ solution
  } else {
    for (let column = 0; column < n; column++) {
      if (isFree(row, column)) {
        board[row][column] = 'Q'; //@ place
        fill(row + 1);
        board[row][column] = '.'; //@ remove
      }
    }
  }
} //@ leave

fill(0);
