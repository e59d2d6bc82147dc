const n = Number(process.argv[2] ?? 8);
const queens = Array(n).fill(null);
const inColumn = Array(n).fill(false);
const rising = Array(2 * n - 1).fill(false);
const falling = Array(2 * n - 1).fill(false);

function isFree(row, column) {
  if (inColumn[column]) return false; //@ test-column
  const rise = row + column;
  const fall = row - column + n - 1;
  if (rising[rise] || falling[fall]) return false; //@ test-diagonal
  return true; //@ test
}

function hold(row, column, held) {
  inColumn[column] = held;
  rising[row + column] = held;
  falling[row - column + n - 1] = held;
}

function fill(row) { //@ enter
  if (row === n) {
    console.log(queens.join(' ')); //@ solution
  } else {
    for (let column = 0; column < n; column++) {
      if (isFree(row, column)) {
        queens[row] = column;
        hold(row, column, true); //@ place
        fill(row + 1);
        hold(row, column, false); //@ remove
      }
    }
  }
} //@ leave

fill(0);
