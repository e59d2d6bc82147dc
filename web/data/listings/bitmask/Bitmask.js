const n = Number(process.argv[2] ?? 8);
const queens = Array(n).fill(null);
const full = 2 ** n - 1;

function fill(row, down, right, left) { //@ enter
  if (row === n) {
    console.log(queens.join(' ')); //@ solution
  } else {
    let choices = full & ~(down | right | left);
    while (choices) {
      const queen = choices & -choices; //@ test
      choices ^= queen;
      queens[row] = 31 - Math.clz32(queen); //@ place
      fill(
        row + 1,
        down | queen,
        (right | queen) << 1,
        (left | queen) >>> 1,
      );
      queens[row] = null; //@ remove
    }
  }
} //@ leave

fill(0, 0, 0, 0);
