/**
 * images.js -- `nqueens images "0 4 7 5 2 6 1 3"`.
 */
import { columnsFrom } from '../usage.js';

export const images = {
  name: 'images',
  synopsis: 'images "<columns>" [options]',
  summary: 'turn and flip a board, and find its canonical form',
  about: `Takes one column number per row, counted from 0, each column once, and lists the eight
images of that board: itself, its flips and turns. The last line is its canonical form, the
lexicographically least of them.`,
  options: {},
  examples: ['nqueens images "0 4 7 5 2 6 1 3"'],

  async run({ nq, args, options, output }) {
    const columns = columnsFrom(args);
    const all = await nq.images(columns);
    const canonical = await nq.canonical(columns);
    const size = await nq.classSize(columns);
    if (options.json) return output.json({ images: all, size, canonical });
    for (const image of all) await output.line(image.join(' '));
    await output.line(`${size} of them differ; the least is`);
    return output.line(canonical.join(' '));
  },
};
