const n = Number(process.argv[2] ?? 8);
const queens = Array(n).fill(null);

function isFree(row, column) {
  for (let above = 0; above < row; above++) {
    const apart = Math.abs(queens[above] - column);
    if (apart === 0) return false; //@ test-column
    if (apart === row - above) return false; //@ test-diagonal
  }
  return true; //@ test
}

function fill(row) { //@ enter
  if (row === n) {
    console.log(queens.join(' ')); //@ solution
  } else {
    for (let column = 0; column < n; column++) {
      if (isFree(row, column)) {
        queens[row] = column; //@ place
        fill(row + 1);
        queens[row] = null; //@ remove
      }
    }
  }
} //@ leave

fill(0);
