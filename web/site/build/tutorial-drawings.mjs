/**
 * tutorial-drawings.mjs -- pictures of the tutorial that are not a live board.
 */

import { Trouble } from '../../../scripts/say.mjs';
import { SvgPen } from '../../lib/element/board/svg-pen.js';
import { classesOf, differentImages } from '../tutorial/experiments/lib/classes.js';
import { drawn, masksAfter } from '../tutorial/experiments/lib/masks.js';
import { staircase } from '../tutorial/experiments/lib/staircase.js';
import { drawScene, drawShelf, finished, LOOK } from './tutorial-pictures.mjs';
import { solutionsOf } from './tutorial-values.mjs';

const DRAWINGS = { shelf, images, fundamental, words: machineWords, seam, dots };

export function drawing(nq, name, given, t) {
  if (!Object.hasOwn(DRAWINGS, name)) throw new Trouble(`tutorial: no picture is called ${name}`);
  return DRAWINGS[name](nq, given, t);
}

const boardTitle = (t, n) => t('a11y.board', { n });

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

/** The words of the bit-mask search after some queens: one line of bits for each. */
function machineWords(_nq, [n, queens], t) {
  const masks = masksAfter(Number(n), queens.split(',').map(Number));
  const pen = new SvgPen();
  Object.entries(masks).forEach(([name, word], line) => {
    const y = line * (BIT + 8) + 1 + (name === 'free' ? 8 : 0);
    pen.text(72, y + BIT / 2, name, {
      fill: LOOK['ink-2'],
      font: LOOK['font-code'],
      size: 14,
      align: 'right',
    });
    [...drawn(word, Number(n))].forEach((bit, column) => {
      const on = bit === '1';
      const fill = on ? LOOK[name === 'free' ? 'malachite-wash' : 'indigo-wash'] : LOOK.surface;
      pen.rect(84 + column * BIT, y, BIT, BIT, { fill, stroke: LOOK.line });
      const style = { fill: LOOK[on ? 'ink' : 'ink-3'], font: LOOK['font-code'], size: 15 };
      pen.text(84 + (column + 0.5) * BIT, y + BIT / 2, bit, { ...style, weight: on ? 700 : 400 });
    });
  });
  return finished(pen, 86 + n * BIT, 4 * (BIT + 8) + 4, boardTitle(t, n));
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
