/**
 * require.cts -- the same package for a program that says require(). Compiled, never run.
 */
import nqueens = require('nqueens');
import core = require('nqueens/core');

const total: Promise<bigint> = nqueens.count(8);
const loaded: Promise<core.NQueens> = core.load();

export = { total, loaded };
