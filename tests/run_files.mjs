/**
 * run_files.mjs -- Node's runner on a list of files, begun in this order: `node --test` sorts them.
 *
 *     node --import ./tests/node/warnings.mjs tests/run_files.mjs 3 tests/node/pool.test.mjs ...
 *
 * The first word is how many run at a time. What this program is started with, its files are.
 */
import { resolve } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

/** A file that hangs is a failed file; the slowest takes a small part of this. */
const LIMIT_MS = 20 * 60_000;

const [lanes, ...names] = process.argv.slice(2);
const files = names.map((name) => resolve(name));
run({ files, concurrency: Number(lanes), timeout: LIMIT_MS })
  .on('test:fail', () => {
    process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
