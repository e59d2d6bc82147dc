const n = Number(process.argv[2] ?? 8);
const queens = Array(n).fill(null);
const first = 6 * n;
const up = [...Array(first + 4 * n * n).keys()];
const down = [...up];
const item = [...up];
const size = Array(first).fill(0);
const isOpen = Array(first).fill(true);

function addOption(row, column) {
  const items = [
    row,
    n + column,
    2 * n + row + column,
    5 * n + row - column,
  ];
  items.forEach((head, k) => {
    const node = first + 4 * (row * n + column) + k;
    item[node] = head;
    up[node] = up[head];
    down[node] = head;
    down[up[head]] = node;
    up[head] = node;
    size[head]++;
  });
}

function others(node) {
  const k = (node - first) % 4;
  return [0, 1, 2, 3]
    .filter((i) => i !== k)
    .map((i) => node - k + i);
}

function cover(head) {
  isOpen[head] = false;
  for (let i = down[head]; i !== head; i = down[i]) {
    for (const other of others(i)) {
      down[up[other]] = down[other];
      up[down[other]] = up[other];
      size[item[other]]--;
    }
  }
}

function uncover(head) {
  for (let i = up[head]; i !== head; i = up[i]) {
    for (const other of others(i).reverse()) {
      size[item[other]]++;
      up[down[other]] = other;
      down[up[other]] = other;
    }
  }
  isOpen[head] = true;
}

function coverAll(node) {
  for (let k = 0; k < 4; k++) cover(item[node + k]);
}

function uncoverAll(node) {
  for (let k = 3; k >= 0; k--) uncover(item[node + k]);
}

function fewestOptions() {
  let fewest = isOpen.indexOf(true);
  for (let row = fewest; row < n; row++) {
    const isFewer = size[row] < size[fewest];
    if (isOpen[row] && isFewer) fewest = row;
  }
  return fewest;
}

function hasDeadColumn() {
  for (let c = n; c < 2 * n; c++) {
    if (isOpen[c] && size[c] === 0) return true;
  }
  return false;
}

function fill(depth) { //@ enter
  if (depth === n) {
    console.log(queens.join(' ')); //@ solution
  } else if (!hasDeadColumn()) {
    const row = fewestOptions();
    for (let i = down[row]; i !== row; i = down[i]) {
      const column = item[i + 1] - n; //@ test
      queens[row] = column; //@ place
      coverAll(i); //@ mark
      fill(depth + 1);
      uncoverAll(i);
      queens[row] = null; //@ remove
    }
  }
} //@ leave

for (let row = 0; row < n; row++) {
  for (let column = 0; column < n; column++) {
    addOption(row, column);
  }
}
fill(0);
