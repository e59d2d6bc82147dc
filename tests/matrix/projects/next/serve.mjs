/**
 * serve.mjs -- starts what was built, asks both routes and the page, and tells the address.
 */
import { spawn } from 'node:child_process';
import { demand } from './common/program.js';

const words = ['node_modules/next/dist/bin/next', 'start', '-p', '0', '-H', '127.0.0.1'];
const next = spawn(process.execPath, words);
let said = '';
const address = await new Promise((resolve, reject) => {
  const hear = (bytes) => {
    said += bytes;
    process.stderr.write(bytes.toString().replaceAll('http', ''));
    const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said);
    if (found && /Ready/.test(said)) resolve(found[0]);
  };
  next.stdout.on('data', hear);
  next.stderr.on('data', hear);
  next.on('exit', () => reject(new Error(said)));
});
for (const path of ['edge', 'node']) {
  const response = await fetch(`${address}/${path}`);
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}\n${said}`);
  demand(JSON.parse(text));
}
const page = await (await fetch(address)).text();
if (!/count 724/.test(page) || !/<n-queens-board[^>]*step="20"/.test(page)) throw new Error(page);
console.log(`right: ${address}`);
