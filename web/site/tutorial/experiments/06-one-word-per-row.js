/**
 * 06-one-word-per-row.js -- the three words after the reader's own queens.
 */
import { experiment } from '../lab.js';
import { drawn, masksAfter } from './lib/masks.js';

experiment(async ({ n, queens }) => {
  const columns = queens.trim().split(/\s+/).filter(Boolean).map(Number);
  const words = masksAfter(
    n,
    columns.filter((column) => column < n),
  );
  const shown = ['down', 'right', 'left', 'free'].map((name) => drawn(words[name], n));
  return [columns.join(' '), ...shown];
});
