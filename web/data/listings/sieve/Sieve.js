const n = Number(process.argv[2] ?? 8);
const queens = Array(n).fill(null);

function strike(struck, row, column) {
  const copy = struck.map((cells) => [...cells]);
  for (let below = row + 1; below < n; below++) {
    const left = column - (below - row);
    const right = column + (below - row);
    copy[below][column] = true;
    if (left >= 0) copy[below][left] = true;
    if (right < n) copy[below][right] = true;
  }
  return copy;
}

function fill(row, struck) { //@ enter
  if (row === n) {
    console.log(queens.join(' ')); //@ solution
  } else {
    for (let column = 0; column < n; column++) {
      if (struck[row][column]) //@ test
        continue; //@ test-struck
      queens[row] = column; //@ place
      const copy = strike(struck, row, column); //@ mark
      fill(row + 1, copy);
      queens[row] = null; //@ remove
    }
  }
} //@ leave

const empty = Array(n).fill(false);
fill(0, empty.map(() => [...empty]));
