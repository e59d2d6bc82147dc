/**
 * tutorial-drawings.mjs -- pictures of the tutorial that are not a live board.
 */

import { UserError } from '../../../scripts/say.mjs';
import { layoutBoard } from '../../lib/element/board/layout.js';
import { paintGround, paintMarks } from '../../lib/element/board/paint.js';
import { SvgPen } from '../../lib/element/board/svg-pen.js';
import { classesOf, differentImages } from '../tutorial/experiments/lib/classes.js';
import { drawn, masksAfter } from '../tutorial/experiments/lib/masks.js';
import { staircase } from '../tutorial/experiments/lib/staircase.js';
import { drawScene, drawShelf, finished, LOOK, widthOf } from './tutorial-pictures.mjs';
import { drawTree } from './tutorial-tree.mjs';
import { solutionsOf } from './tutorial-values.mjs';

const DRAWINGS = { attack, shelf, images, fundamental, masks, shift, diagonals, tree, seam, dots };

/** `say` has the words of the tutorial in its language. */
export function drawing(nq, name, given, t, say) {
  if (!Object.hasOwn(DRAWINGS, name)) throw new UserError(`tutorial: no picture is called ${name}`);
  return DRAWINGS[name](nq, given, t, say);
}

const boardTitle = (t, n) => t('a11y.board', { n });

/** Room beside a board for the names of its lines. */
const LABELS = 84;

/**
 * A queen and the lines along which she attacks, each with its name at an end: her rising
 * diagonal must end at the right of the board, the falling one below it.
 */
function attack(_nq, [n, at], t, say) {
  const [row, column] = at.split(',').map(Number);
  const size = Number(n);
  const width = widthOf(size);
  const scene = { n: size, queens: [{ row, column }], coordinates: false };
  const place = layoutBoard(size, width, 1, false);
  const [sum, last] = [row + column, size - 1];
  const [rising, falling] = [sum - last, last - row + column];
  const pen = new SvgPen();
  paintGround(pen, LOOK, place, scene);
  const cells = [
    [row, 0, row, last],
    [0, column, last, column],
    [last, sum - last, rising, last],
    [row - column, 0, last, falling],
  ].map(([r1, c1, r2, c2]) => [place.midX(c1), place.midY(r1), place.midX(c2), place.midY(r2)]);
  pen.lines(cells, { stroke: LOOK.sight, width: 2 });
  paintMarks(pen, LOOK, place, scene);
  const style = { fill: LOOK['ink-2'], font: LOOK['font-ui'], size: 14 };
  const [beside, below] = [width + 4, width + 10];
  const names = [
    [beside, place.midY(row), say.row, 'left'],
    [beside, place.midY(rising), say.diagonal, 'left'],
    [place.midX(column), below, say.column, 'center'],
    [place.midX(falling), below, say.diagonal, 'center'],
  ];
  for (const [x, y, name, align] of names) pen.text(x, y, name, { ...style, align });
  return finished(pen, width + LABELS, width + 22, boardTitle(t, n));
}

/** All solutions of a board, small. */
function shelf(nq, [n], t) {
  return drawShelf(solutionsOf(nq, Number(n)), boardTitle(t, n));
}

/** The different images of one solution, by its number from 1. */
function images(nq, [n, ordinal], t) {
  const board = solutionsOf(nq, Number(n))[ordinal - 1];
  return drawShelf(differentImages(board), boardTitle(t, n), { across: 4, cell: 9 });
}

/** One board of each class. */
function fundamental(nq, [n], t) {
  const classes = classesOf(solutionsOf(nq, Number(n)));
  const boards = classes.map(({ first }) => first);
  return drawShelf(boards, boardTitle(t, n), { across: 6, cell: 9 });
}

const BIT = 28;
const LINE = BIT + 8;
const NAMES = 72;

/** One bit mask as a line of squares, column 0 on the left, with its name. */
function maskLine(pen, y, name, mask, n, wash, mark = -1) {
  const code = { font: LOOK['font-code'] };
  pen.text(NAMES, y + BIT / 2, name, { ...code, fill: LOOK['ink-2'], size: 14, align: 'right' });
  [...drawn(mask, n)].forEach((bit, column) => {
    const on = bit === '1';
    const [x, middle] = [NAMES + 12 + column * BIT, y + BIT / 2];
    const stroke = column === mark ? LOOK.indigo : LOOK.line;
    pen.rect(x, y, BIT, BIT, { fill: on ? LOOK[wash] : LOOK.surface, stroke });
    const style = { ...code, fill: LOOK[on ? 'ink' : 'ink-3'], size: 15, weight: on ? 700 : 400 };
    pen.text(x + BIT / 2, middle, bit, style);
  });
}

/** The bit masks of the search after some queens: one line of bits for each. */
function masks(_nq, [n, queens], t) {
  const pen = new SvgPen();
  const after = masksAfter(Number(n), queens.split(',').map(Number));
  Object.entries(after).forEach(([name, mask], line) => {
    const isFree = name === 'free';
    const y = line * LINE + 1 + (isFree ? 8 : 0);
    maskLine(pen, y, name, mask, Number(n), isFree ? 'malachite-wash' : 'indigo-wash');
  });
  return finished(pen, NAMES + 14 + n * BIT, 4 * LINE + 4, boardTitle(t, n));
}

/** The bit masks before and after the last of some queens, with arrows in between. */
function shift(_nq, [n, queens], t) {
  const size = Number(n);
  const columns = queens.split(',').map(Number);
  const queen = columns.at(-1);
  const [before, after] = [masksAfter(size, columns.slice(0, -1)), masksAfter(size, columns)];
  const pen = new SvgPen();
  const names = ['down', 'right', 'left'];
  const second = names.length * LINE + 40;
  names.forEach((name, line) => {
    maskLine(pen, line * LINE + 1, name, before[name], size, 'indigo-wash');
    maskLine(pen, second + line * LINE, name, after[name], size, 'indigo-wash', queen);
  });
  const x = NAMES + 12 + (queen + 0.5) * BIT;
  drawArrow(pen, [x, second - 38], [x, second - 6]);
  const [near, far] = [NAMES + 24 + size * BIT, NAMES + 24 + (size + 1) * BIT];
  const middleOf = (line) => second + line * LINE + BIT / 2;
  drawArrow(pen, [near, middleOf(1)], [far, middleOf(1)]);
  drawArrow(pen, [far, middleOf(2)], [near, middleOf(2)]);
  return finished(pen, NAMES + 26 + (size + 1) * BIT, second + 3 * LINE, boardTitle(t, n));
}

/** A line with a head at its end. */
function drawArrow(pen, [x1, y1], [x2, y2]) {
  const angle = Math.atan2(y2 - y1, x2 - x1);
  const wing = (turn) => [x2 - 7 * Math.cos(angle + turn), y2 - 7 * Math.sin(angle + turn)];
  pen.lines([[x1, y1, x2, y2]], { stroke: LOOK.indigo, width: 2 });
  pen.shape([[x2, y2], wing(0.5), wing(-0.5)], { fill: LOOK.indigo });
}

/** Two boards whose cells have the numbers of their rising and of their falling diagonals. */
function diagonals(_nq, [n], t) {
  const size = Number(n);
  const numbers = [(row, column) => row + column, (row, column) => row - column + size - 1];
  const [cell, gap] = [24, 32];
  const pen = new SvgPen();
  numbers.forEach((numberOf, board) => {
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const x = board * (size * cell + gap) + column * cell + 1;
        const y = row * cell + 1;
        const number = numberOf(row, column);
        const fill = LOOK[number % 2 ? 'cell-light' : 'cell-dark'];
        pen.rect(x, y, cell, cell, { fill, stroke: LOOK.line });
        const style = { fill: LOOK.ink, font: LOOK['font-code'], size: 12 };
        pen.text(x + cell / 2, y + cell / 2, String(number), style);
      }
    }
  });
  return finished(pen, 2 * size * cell + gap + 2, size * cell + 2, boardTitle(t, n));
}

/** The whole search tree of a small board. */
function tree(nq, [n], t) {
  return drawTree(nq, Number(n), boardTitle(t, n));
}

/** A solution cut between its columns; `quarters` cuts between the rows, too. */
function seam(nq, [n, ordinal, quarters], t) {
  const size = Number(n);
  const columns = solutionsOf(nq, size)[ordinal - 1];
  const cut = Math.floor(size / 2);
  const regions = Array.from({ length: size * size }, (_, cell) => {
    const south = quarters && Math.floor(cell / size) >= size - cut ? 2 : 0;
    return south + (cell % size < cut ? 0 : 1);
  });
  const queens = columns.map((column, row) => ({ row, column }));
  return drawScene({ n: size, regions, queens }, boardTitle(t, n));
}

/** The staircase of a large board: one dot for each queen. */
function dots(_nq, [n], t) {
  const size = Number(n);
  const queens = staircase(size).map((column, row) => ({ row, column }));
  return drawScene({ n: size, queens }, boardTitle(t, n));
}
