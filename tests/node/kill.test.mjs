/**
 * kill.test.mjs -- `nqueens count --checkpoint` is killed at random instants: its file is
 * whole or absent each time, nothing in it is ever lost, it is never old, and the total is
 * right.
 *
 * NQ_KILLS=200 kills more often. The instants come from a seed, which a failure names.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { load } from '../../dist/core.js';
import { median } from '../median.mjs';
import { randomFrom } from '../random.mjs';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const KILLS = Number(process.env.NQ_KILLS ?? 20);
const LONGEST_MS = 1200;

/** No more than that, and the units then running, may have to be counted again. */
const PROMISED_MS = 500;

const N = 14;
const TOTAL = 365596n; // OEIS A000170
const COUNT = ['count', String(N), '--algorithm', 'array', '--workers', '2', '--checkpoint'];

const folder = mkdtempSync(join(tmpdir(), 'nqueens-kill-'));
const file = join(folder, 'count.nq');
after(() => rmSync(folder, { recursive: true }));

let nq;
before(async () => {
  nq = await load();
});

/** How many units the file says are done; it must be whole, or not there at all. */
function doneInFile() {
  if (!existsSync(file)) return 0;
  const bytes = new Uint8Array(readFileSync(file));
  const progress = nq.progress(N, { algorithm: 'array', bytes });
  const { done } = progress.total();
  progress.close();
  return done;
}

const savedAt = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Waits until the command has saved something, so that it is known to count. */
async function untilSaved(child) {
  const before = savedAt();
  while (savedAt() === before && child.exitCode === null) await pause(5);
}

/**
 * One life of the command: what it printed, and how long ago it had saved when it died.
 * It is killed so many milliseconds after its start, or after its first save.
 */
async function live(ms, afterSave) {
  const child = spawn(process.execPath, [CLI, ...COUNT, file], { stdio: 'pipe' });
  let printed = '';
  child.stdout.on('data', (text) => {
    printed += text;
  });
  const exit = once(child, 'exit');
  if (afterSave) await untilSaved(child);
  await Promise.race([exit, pause(ms)]);
  child.kill('SIGKILL');
  const lost = Date.now() - savedAt();
  await exit;
  return { printed, lost };
}

test(`a count that is killed ${KILLS} times is right, and little is lost`, {
  timeout: 60_000 + KILLS * 5000,
}, async (t) => {
  const seed = Date.now() >>> 0;
  t.diagnostic(`seed ${seed}`);
  const random = randomFrom(seed);
  const losses = [];
  let before = 0;
  let finished = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    // Every other one dies when half a second of its work must have been saved again.
    const late = kill % 2 === 1;
    const ms = late ? 1.2 * PROMISED_MS + random() * PROMISED_MS : random() * LONGEST_MS;
    const { printed, lost } = await live(ms, late);
    const done = doneInFile();
    assert.ok(done >= before, `seed ${seed}: ${done} units are done, ${before} were`);
    before = done;
    if (late && printed === '') losses.push(Math.max(0, Math.round(lost)));
    if (printed === '') continue;
    assert.equal(printed, `${TOTAL}\n`);
    finished++;
    rmSync(file);
    before = 0;
  }
  const total = execFileSync(process.execPath, [CLI, ...COUNT, file], { encoding: 'utf8' });
  assert.equal(total, `${TOTAL}\n`);
  // A busy machine holds saves up: only the long run, which has it to itself, looks at the clock.
  const lost = `seed ${seed}: lost ${losses.join(', ')} ms`;
  if (process.env.NQ_KILLS) assert.ok(median(losses) <= PROMISED_MS, lost);
  t.diagnostic(`at most ${Math.max(0, ...losses)} ms of work were lost`);
  t.diagnostic(`${finished} of ${KILLS} were quicker than the kill`);
  const strays = readdirSync(folder).filter((name) => name !== 'count.nq');
  assert.ok(
    strays.every((name) => /^count\.nq\.\d+\.new$/.test(name)),
    strays.join(),
  );
});
