/**
 * regions.js -- a puzzle's regions as text: rows of letters joined by `/`, one letter for
 * each region, and colours for them.
 */

import { GENERATE_MAX_N, GENERATE_MIN_N } from '../core/limits.js';
import { LETTERS, readRegions as parse } from '../core/region_text.js';

/** The puzzles that the core makes. */
export const isMade = (n) => n >= GENERATE_MIN_N && n <= GENERATE_MAX_N;

/** The largest puzzle of one's own: letters end there. */
export const LARGEST_OWN = LETTERS;

/** The text in its one form, or undefined if it is no square of n letters. */
export function readRegions(text) {
  const rows = text
    .trim()
    .toLowerCase()
    .split(/[/,\s]+/);
  const n = rows.length;
  const isSquare = n <= LETTERS && rows.every((row) => row.length === n && /^[a-z]+$/.test(row));
  if (!isSquare || new Set(rows.join('')).size !== n) return undefined;
  return rows.join('/');
}

export function sizeOf(regions) {
  return regions.indexOf('/') < 0 ? regions.length : regions.indexOf('/');
}

/** A number for each cell, as the core reads the text. */
export const regionsOf = (regions) => parse(regions).regions;

/** The text of regions that are numbers. */
export function writeRegions(n, regions) {
  const letters = regions.map((region) => String.fromCharCode(97 + region));
  const rows = Array.from({ length: n }, (_, row) => letters.slice(row * n, (row + 1) * n));
  return rows.map((row) => row.join('')).join('/');
}

export const letterOf = (region) => String.fromCharCode(65 + region);

/** The number of the region with that letter; small letters are taken, too. */
export const regionNumber = (letter) => letter.toUpperCase().charCodeAt(0) - 65;

/** How many tints there are. */
export const TINTS = 12;

/**
 * A tint for each region. Up to twelve regions have one each; of more, neighbours, also
 * across a corner, have different ones, and the least used tint is taken first.
 */
export function tintsOf(n, regions) {
  if (n <= TINTS) return Array.from({ length: n }, (_, region) => region);
  const neighbours = neighboursOf(n, regions);
  const tints = new Array(n).fill(-1);
  for (const region of smallestLast(neighbours)) {
    const used = new Array(TINTS).fill(0);
    for (const tint of tints) if (tint >= 0) used[tint]++;
    const taken = new Set([...neighbours[region]].map((other) => tints[other]));
    const open = used.map((_, tint) => tint).filter((tint) => !taken.has(tint));
    tints[region] = open.sort((a, b) => used[a] - used[b])[0] ?? 0;
  }
  return tints;
}

function neighboursOf(n, regions) {
  const neighbours = Array.from({ length: n }, () => new Set());
  const meet = (a, b) => {
    if (regions[a] === regions[b]) return;
    neighbours[regions[a]].add(regions[b]);
    neighbours[regions[b]].add(regions[a]);
  };
  for (let cell = 0; cell < n * n; cell++) {
    const [row, column] = [Math.floor(cell / n), cell % n];
    if (column + 1 < n) meet(cell, cell + 1);
    if (row + 1 < n) meet(cell, cell + n);
    if (row + 1 < n && column + 1 < n) meet(cell, cell + n + 1);
    if (row + 1 < n && column > 0) meet(cell, cell + n - 1);
  }
  return neighbours;
}

/** Regions so that each has few neighbours among those before it. */
function smallestLast(neighbours) {
  const left = new Set(neighbours.keys());
  const order = [];
  while (left.size) {
    const degree = (region) => [...neighbours[region]].filter((other) => left.has(other)).length;
    const next = [...left].sort((a, b) => degree(a) - degree(b) || a - b)[0];
    left.delete(next);
    order.unshift(next);
  }
  return order;
}
