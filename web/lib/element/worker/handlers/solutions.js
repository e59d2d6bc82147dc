/**
 * solutions.js -- lists of solutions with their classes of symmetry.
 *
 * Boards travel as one flat array, n numbers a board: fourteen thousand of them are a
 * single block of memory, not fourteen thousand objects.
 */
import { PUBLISHED } from '../../../core/published.js';

export function* solutions(nq, { n, limit, seed }) {
  if (n > MAX_SEARCH_N) return constructed(nq, n, seed);
  const walk = nq.solutions(n);
  try {
    const flat = [];
    let count = 0;
    let next = walk.next();
    for (; !next.done && count < limit; next = walk.next()) {
      flat.push(...next.value);
      if (++count === 1) yield { count, first: next.value };
      else if (count % 2000 === 0) yield { count };
    }
    const boards = Uint8Array.from(flat);
    if (!next.done) return { n, count, complete: false, boards, total: Number(PUBLISHED[n]) };
    return { n, count, complete: true, boards, ...(yield* sortIntoClasses(boards, n, count)) };
  } finally {
    walk.close();
  }
}

/** Beyond this the first solution in order may take minutes to find. */
const MAX_SEARCH_N = 27;

/** One solution in the place of a list: by a pattern, or a random one. */
function constructed(nq, n, seed) {
  const random = seed !== undefined;
  const boards = Uint8Array.from(random ? nq.solve(n, { method: 'search', seed }) : nq.solve(n));
  return { n, count: 1, complete: false, constructed: true, random, boards };
}

/**
 * Classes in the order of their least member, which in a lexicographic list is the first
 * that is met. `members` lists the boards class by class, `starts` where each class begins.
 */
function* sortIntoClasses(boards, n, count) {
  const rank = new Map();
  for (let k = 0; k < count; k++) rank.set(keyAt(boards, n, k), k);
  const classOf = new Uint32Array(count).fill(0xffffffff);
  const members = [];
  const starts = [];
  for (let k = 0; k < count; k++) {
    if (classOf[k] !== 0xffffffff) continue;
    const images = imagesOf(Array.from(boards.subarray(k * n, k * n + n)));
    const ranks = [...new Set(images.map((image) => rank.get(image.join())))];
    for (const member of ranks) classOf[member] = starts.length;
    starts.push(members.length);
    members.push(...ranks);
    if (starts.length % 500 === 0) yield { count };
  }
  starts.push(members.length);
  return { classOf, members: Uint32Array.from(members), starts: Uint32Array.from(starts) };
}

function keyAt(boards, n, k) {
  return boards.subarray(k * n, k * n + n).join();
}

/** The eight images: four quarter turns, then those of the mirror image. */
export function imagesOf(board) {
  const mirrored = mirror(board);
  const images = [board, mirrored];
  for (let turn = 1; turn < 4; turn++)
    images.push(quarterTurn(images.at(-2)), quarterTurn(images.at(-1)));
  return [0, 2, 4, 6, 1, 3, 5, 7].map((k) => images[k]);
}

function mirror(board) {
  return board.map((column) => board.length - 1 - column);
}

function quarterTurn(board) {
  const turned = new Array(board.length);
  board.forEach((column, row) => {
    turned[column] = board.length - 1 - row;
  });
  return turned;
}
