/**
 * run.mjs -- runs JavaScript listings, one job after the other; "---" ends what a job
 * prints. A job is "n=path", or "=path" to leave the argument away. The query makes
 * every run a fresh module.
 */
import { pathToFileURL } from 'node:url';

const [node, , ...jobs] = process.argv;

for (const [i, job] of jobs.entries()) {
  const [, n, path] = /^(\d*)=(.*)$/.exec(job);
  process.argv = n ? [node, path, n] : [node, path];
  await import(`${pathToFileURL(path)}?job=${i}`);
  console.log('---');
}
