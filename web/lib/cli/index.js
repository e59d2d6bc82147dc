#!/usr/bin/env node
/**
 * index.js -- the command-line program: `npx nqueens --help`.
 */
import { runProgram } from './program.js';

process.exitCode = await runProgram(process.argv.slice(2));
