/**
 * measured.mjs -- what Chromium counts of the scripts that a page and its workers run.
 *
 * Only `npm run coverage` asks for it, by naming a folder in NQUEENS_COVERAGE.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = process.env.NQUEENS_COVERAGE;

export const MEASURED = FOLDER !== undefined;

let written = 0;

/** Begins to count; the function that it gives writes down what was counted so far. */
export async function measure(page) {
  const sessions = [await page.createCDPSession()];
  await start(sessions[0]);
  page.on('workercreated', ({ client }) => {
    sessions.push(client);
    start(client).catch(() => {}); // it may be over already
  });
  return () => Promise.all(sessions.map((session) => take(session).catch(() => {})));
}

async function start(session) {
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
}

async function take(session) {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const ours = result.filter(({ url }) => url.startsWith('http://127.0.0.1:'));
  if (ours.length === 0) return;
  const name = `chromium-${process.pid}-${++written}.json`;
  writeFileSync(join(FOLDER, name), JSON.stringify({ result: ours }));
}
