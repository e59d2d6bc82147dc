/**
 * sections.js -- all functions of the library. Each takes the engine first.
 */
import * as boards from './boards.js';
import * as checkpoints from './checkpoints.js';
import * as completions from './completions.js';
import * as counts from './counts.js';
import * as dimacs from './dimacs.js';
import * as estimates from './estimates.js';
import * as formats from './formats.js';
import * as hints from './hints.js';
import * as ranks from './ranks.js';
import * as regionPuzzles from './region_puzzles.js';
import * as solve from './solve.js';
import * as symmetry from './symmetry.js';
import * as traces from './traces.js';
import * as walks from './walks.js';

export const SECTIONS = [
  // One per line, so that two people can add one each.
  walks,
  counts,
  boards,
  symmetry,
  solve,
  formats,
  traces,
  checkpoints,
  completions,
  hints,
  regionPuzzles,
  ranks,
  estimates,
  dimacs,
];

export const functionNames = () => SECTIONS.flatMap((section) => Object.keys(section));
