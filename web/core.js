/**
 * core.js -- the C library, spoken to in JavaScript, on the thread that calls it.
 *
 *     import { load } from 'nqueens/core';
 *
 *     const nq = await load();
 *     nq.count(8);                                     // 92n
 *     for (const columns of nq.solutions(6)) draw(columns);   // number[], four times
 *
 * A solution is one column number per row, top to bottom, counted from 0. Bad arguments
 * throw before any work: TypeError for the wrong kind of value, RangeError for the wrong
 * size, NQueensError for what only C can know. Leaving a for...of early frees its memory.
 *
 * Each function of a section below takes the engine first; load() fills that in. To add
 * one, export it from a section, and declare it in core.d.ts.
 */
import { defaultAlgorithms, describeAlgorithms } from './core/algorithms.js';

const SECTIONS = [walks, counts, boards, formats];
