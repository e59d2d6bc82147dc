/**
 * local_thread.test.mjs -- workers: 0, and a platform on which no worker can be started.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { after, describe, test } from 'node:test';

import { createSolver } from 'nqueens';
import { ROOT } from '../../scripts/say.mjs';

const solver = createSolver({ workers: 0 });
after(() => solver.close());

describe('workers: 0', () => {
  test('counts, lists, traces and calls on this thread', async () => {
    assert.equal(solver.workers, 0);
    assert.equal(await solver.count(10), 724n); // OEIS A000170
    assert.deepEqual(await solver.firstSolution(6), [1, 3, 5, 0, 2, 4]);
    const found = [];
    for await (const columns of solver.solutions(6)) found.push(columns.join(''));
    assert.deepEqual(found, ['135024', '251403', '304152', '420531']);
    const trace = await solver.trace(4);
    assert.equal((await trace.at(0)).type, 'enter');
    await trace.close();
    await assert.rejects(solver.count('8'), { name: 'TypeError' });
  });

  test('lets others have a turn between units, tells its progress and can be cancelled', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++);
    let reports = 0;
    const onProgress = () => reports++;
    assert.equal(await solver.count(12, { algorithm: 'array', onProgress }), 14200n);
    assert.ok(turns > 1 && reports > 0, `${turns} turns, ${reports} reports`);
    clearInterval(timer);
    const stop = new AbortController();
    const stopped = solver.count(18, {
      signal: stop.signal,
      onProgress: () => stop.abort('enough'),
    });
    await assert.rejects(stopped, (error) => error === 'enough');
    assert.equal(await solver.count(8), 92n);
  });

  test('can be wished for one count of a solver with workers', async () => {
    const other = createSolver({ workers: 1 });
    assert.equal(await other.count(9, { workers: 0 }), 352n);
    assert.equal(other.workers, 1);
    other.close();
    await assert.rejects(other.count(9, { workers: 0 }), /closed/);
  });
});

test('no thread is started for it', () => {
  const program = `
    import { createSolver } from 'nqueens';
    import workers from 'node:worker_threads';
    workers.Worker = class { constructor() { throw new Error('started'); } };
    console.log(String(await createSolver({ workers: 0 }).count(9)));`;
  const options = { cwd: ROOT, encoding: 'utf8' };
  const words = ['--input-type=module', '-e', program];
  assert.equal(execFileSync(process.execPath, words, options), '352\n');
});

test('where no worker can be started this thread does the work, and that is said once', () => {
  const program = `
    new Response(); // Node loads it now, as long as it knows its version
    Object.defineProperty(process, 'versions', { value: {} }); // no Node, and no Worker either
    const { count, solve } = await import('nqueens');
    console.log(String(await count(9)), String(await solve(6)), String(await count(8)));
    console.log(process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length);`;
  const options = { cwd: ROOT, encoding: 'utf8' };
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', program],
    options,
  );
  assert.equal(stdout, '352 1,3,5,0,2,4 92\n0\n'); // and no timer keeps the process alive
  assert.equal(stderr.match(/no worker can be started: Worker is not defined/g)?.length, 1, stderr);
  assert.match(stderr, /This thread does the work instead/);
});
