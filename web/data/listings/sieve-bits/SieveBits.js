const n = Number(process.argv[2] ?? 8);
const queens = Array(n).fill(null);

function strike(struck, row, column) {
  const copy = [...struck];
  const queen = 1 << column;
  for (let to = row ? row - 1 : n - 1; to > 0; to--) {
    const apart = Math.abs(row - to);
    copy[to] |= queen;
    copy[to] |= (queen << apart) | (queen >>> apart);
  }
  return copy;
}

function printImage(image) {
  const columns = [...queens];
  if (image & 2) columns.reverse();
  const flip = image & 1 ? (c) => n - 1 - c : (c) => c;
  console.log(columns.map(flip).join(' '));
}

function countImages() {
  if (n === 1) return 1;
  return queens[0] + queens[n - 1] < n - 1 ? 4 : 2;
}

function fill(depth, struck) { //@ enter
  const row = depth ? n - depth : 0;
  const from = depth === 1 ? queens[0] + 1 : 0;
  let end = depth === 1 ? n - queens[0] : n;
  if (depth === 0 && n > 1) end = Math.floor(n / 2);
  if (depth === n) {
    printImage(0); //@ solution
    for (let image = 1; image < countImages(); image++) {
      printImage(image); //@ derive
    }
  } else {
    for (let column = from; column < end; column++) {
      if ((struck[row] >>> column) & 1) //@ test
        continue; //@ test-struck
      queens[row] = column; //@ place
      const copy = strike(struck, row, column); //@ mark
      fill(depth + 1, copy);
      queens[row] = null; //@ remove
      if (depth === n - 1) break;
    }
  }
} //@ leave

fill(0, Array(n).fill(0));
