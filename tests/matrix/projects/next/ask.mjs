/**
 * ask.mjs -- starts what was built, and asks both routes and the page.
 */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { demand } from './common/program.js';

const port = await new Promise((resolve) => {
  const server = createServer().listen(0, () => {
    const { port } = server.address();
    server.close(() => resolve(port));
  });
});
const next = spawn(process.execPath, [
  'node_modules/next/dist/bin/next',
  'start',
  '-p',
  String(port),
]);
let said = '';
await new Promise((resolve, reject) => {
  const hear = (bytes) => {
    said += bytes;
    if (/Ready/.test(said)) resolve();
  };
  next.stdout.on('data', hear);
  next.stderr.on('data', hear);
  next.on('exit', () => reject(new Error(said)));
});
try {
  for (const path of ['edge', 'node']) {
    const response = await fetch(`http://localhost:${port}/${path}`);
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text}\n${said}`);
    demand(JSON.parse(text));
  }
  const page = await (await fetch(`http://localhost:${port}/`)).text();
  if (!/count 724/.test(page) || !/<n-queens-board[^>]*step="20"/.test(page)) throw new Error(page);
  if (/warn/i.test(said)) throw new Error(said);
  console.log('right');
} finally {
  next.kill();
}
