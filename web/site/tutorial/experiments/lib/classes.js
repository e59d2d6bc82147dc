/**
 * classes.js -- solutions that are turns or mirror images of each other.
 */
import { imagesOf } from '../../../../lib/element/worker/handlers/solutions.js';

/** The different images of a board among its eight, itself included. */
export function differentImages(board) {
  return [...new Map(imagesOf(board).map((image) => [image.join(), image])).values()];
}

/** The classes, each by its first member in the list: { first, size }. */
export function classesOf(boards) {
  const seen = new Set();
  const classes = [];
  for (const board of boards) {
    if (seen.has(board.join())) continue;
    const images = differentImages(board);
    for (const image of images) seen.add(image.join());
    classes.push({ first: board, size: images.length });
  }
  return classes;
}

/** How many classes have 8, 4, 2 and 1 members. */
export function classSizes(boards) {
  const sizes = { 8: 0, 4: 0, 2: 0, 1: 0 };
  for (const { size } of classesOf(boards)) sizes[size]++;
  return sizes;
}
