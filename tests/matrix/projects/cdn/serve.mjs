/**
 * serve.mjs -- the page, and in the place of the CDN a folder of another origin.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';

/** The package's files, as a CDN sends them: to every origin, with their kinds. */
const cdn = createServer(async ({ url }, response) => {
  const file = url.replace(/^\/npm\/nqueens\//, 'node_modules/nqueens/');
  const body = await readFile(file).catch(() => null);
  const headers = { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' };
  response.writeHead(body ? 200 : 404, headers).end(body);
});

const page = createServer(async (_request, response) => {
  const text = await readFile('index.html', 'utf8');
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(text.replaceAll('https://cdn.jsdelivr.net', addressOf(cdn)));
});

const addressOf = (server) => `http://127.0.0.1:${server.address().port}`;
const listening = (server) => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

await listening(cdn);
await listening(page);
console.log(addressOf(page));
