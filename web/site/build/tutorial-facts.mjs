/**
 * tutorial-facts.mjs -- what the tutorial quotes and cannot compute, with its source.
 *
 * Everything else in the text is computed when the tutorial is built.
 */
import { PUBLISHED } from '../../lib/core/published.js';

export const FACTS = {
  bezzel: { value: 1848, source: 'Max Bezzel, Berliner Schachzeitung 3 (1848) 363' },
  nauck: { value: 1850, source: 'Franz Nauck, Illustrirte Zeitung (Leipzig) 1850' },
  gauss: { value: 76, source: 'Gauss to Schumacher, September 1850, after Campbell 1977' },
  'gauss-later': { value: 72, source: 'Gauss to Schumacher, September 1850, after Campbell 1977' },
  legend: { value: 1854, source: 'a story that many textbooks tell without a source' },
  pauls: {
    value: 1874,
    source: 'E. Pauls, Deutsche Schachzeitung 29 (1874), after Bell and Stevens 2009',
  },
  dijkstra: { value: 1972, source: 'Dijkstra, Notes on structured programming, 1972' },
  hertzsprung: {
    value: 1887,
    source: 'S. Hertzsprung, Tidsskrift for Mathematik (1887), after OEIS A002464',
  },
  largest: { value: 27, source: 'OEIS A000170' },
  'largest-year': { value: 2016, source: 'Preußer and Engelhardt, Q27 project' },
  'largest-count': { value: PUBLISHED[27], source: 'OEIS A000170(27)' },
  'paper-backtracking': { value: 26001.601, source: 'Cheng Yuan-Bin, table 1, n = 18, seconds' },
  'paper-sieve': { value: 2022.539, source: 'Cheng Yuan-Bin, table 1, n = 18, seconds' },
  'paper-n': { value: 18, source: 'Cheng Yuan-Bin, table 1' },
  'web-backtracking': { value: 659.68, source: 'GeeksforGeeks, n = 32, seconds' },
  'web-lookup': { value: 119.63, source: 'GeeksforGeeks, n = 32, seconds' },
  'web-n': { value: 32, source: 'GeeksforGeeks' },
  'web-placements': { value: 87491425, source: 'A140450(32) by tests = n (P - n) + n (n + 1) / 2' },
  lanes: { value: 128, source: 'the width of a WebAssembly vector, in bits' },
  word: { value: 64, source: 'the width of a machine word, in bits' },
};
