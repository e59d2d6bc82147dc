/**
 * node.mjs -- the package in a runtime such as Node: by import, by require, as a command.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as nqueens from 'nqueens';
import * as core from 'nqueens/core';
import { TAG } from 'nqueens/element';
import { demand, run } from './program.js';

process.on('warning', ({ message }) => {
  throw new Error(`a warning: ${message}`);
});

const require = createRequire(import.meta.url);
demand(await run(nqueens, core));
demand(await run(require('nqueens'), require('nqueens/core')));
if (TAG !== require('nqueens/element').TAG) throw new Error('another element');

const file = join(tmpdir(), `nqueens-matrix-${process.pid}`);
const solver = nqueens.createSolver({ workers: 12 });
const total = await solver.count(11, { checkpoint: nqueens.fileCheckpoint(file) });
solver.close();
if (total !== 2680n || !existsSync(file)) throw new Error(`${total} and no checkpoint`);
rmSync(file);

// The command, where this runtime runs files of Node.
const command = join(process.cwd(), 'node_modules', 'nqueens', 'dist', 'cli.js');
const words = globalThis.Deno ? ['run', '-A', command] : [command];
const printed = execFileSync(process.execPath, [...words, 'count', '9'], { encoding: 'utf8' });
if (printed !== '352\n') throw new Error(`the command printed ${printed}`);
console.log('right');
