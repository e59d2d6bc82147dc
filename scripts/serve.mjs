/**
 * serve.mjs -- the built site, dist/site, on http://127.0.0.1:8080.
 *
 * A static server made of Node alone. It sends the strict policy that the page is
 * written for, so whatever would break that policy on a real host breaks here first.
 * PORT=9000 chooses another port, PORT=0 any free one.
 *
 * A request must name this machine as its host: a page of another site whose name was made
 * to lead here (DNS rebinding) is refused. NQUEENS_HOSTS=box.lan,proxy.example adds names.
 */
import { createReadStream } from 'node:fs';
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pipeline } from 'node:stream';

import { isMain, main, ROOT, say, UserError } from './say.mjs';

export const HOST = '127.0.0.1';

/** Scripts, styles and data of our own only; 'wasm-unsafe-eval' lets wasm compile. */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Pages of other sites may frame embed.html, which is made for it, and nothing else. */
export const UNFRAMED = `${POLICY}; frame-ancestors 'self'`;
const FRAMED = '/embed.html';

const HEADERS = {
  'Content-Security-Policy': UNFRAMED,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  // A rebuilt site shows at the next reload.
  'Cache-Control': 'no-cache',
};

/** Bundled files have a hash of their content in their names: they never change. */
const HASHED = /[\\/]bundle[\\/][^\\/]+-[0-9a-z]{8}\.\w+$/;
const FOREVER = 'max-age=31536000, immutable';

export const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.jsx': 'text/plain; charset=utf-8',
  '.mdx': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Files that the build compressed lie beside the plain one; the first that is taken is sent. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** Errors that say nothing of the file: too many files are open, or memory is short. */
const BUSY = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN']);

/** The port that PORT asks for. */
export function readPort(text = process.env.PORT ?? '8080') {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
  throw new UserError(`PORT must be a whole number from 0 to 65535, not "${text}"`);
}

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** The hosts that requests may name, with those of NQUEENS_HOSTS. */
export function readHosts(text = process.env.NQUEENS_HOSTS ?? '') {
  const more = text.split(',').map((name) => name.trim().toLowerCase());
  const wrong = more.find((name) => /[/:@\s]/.test(name) && !/^\[[\da-f:.]+\]$/.test(name));
  if (wrong === undefined) return [...LOCAL_HOSTS, ...more.filter((name) => name !== '')];
  throw new UserError(`NQUEENS_HOSTS must be names such as box.lan,proxy.example, not "${wrong}"`);
}

const withoutPort = (host) => host.toLowerCase().replace(/:\d{1,5}$/, '');

/** A server of one folder; nothing outside of it can be asked for. */
export function siteServer(folder, hosts = readHosts()) {
  return createServer(async (request, response) => {
    if (!hosts.includes(withoutPort(request.headers.host ?? ''))) {
      return refuse(response, 421, 'this host is not served here; NQUEENS_HOSTS names more');
    }
    try {
      await answer(folder, request, response);
    } catch (error) {
      const [status, words] = BUSY.has(error.code) ? [503, 'try again later'] : [404, 'not found'];
      refuse(response, status, `${words} (${error.code ?? error.message})`);
    }
  });
}

/** Listen, and give the address once the server answers there. */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(portTrouble(error, port)));
    server.listen(port, HOST, () => resolve(`http://${HOST}:${server.address().port}/`));
  });
}

function portTrouble(error, port) {
  const advice = 'choose another port: PORT=8081 npm start';
  if (error.code === 'EADDRINUSE') return new UserError(`port ${port} is taken; ${advice}`);
  if (error.code === 'EACCES') return new UserError(`port ${port} is not allowed; ${advice}`);
  return error;
}

async function answer(folder, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(response, 405, 'only GET and HEAD', { Allow: 'GET, HEAD' });
  }
  const [address, query] = splitOnce(request.url, '?');
  const path = decoded(address);
  if (path === null) return refuse(response, 400, 'this is not an address');

  const file = await inside(folder, path);
  if (file === null) return refuse(response, 404, 'not found');
  const found = await stat(file);
  if (found.isDirectory()) {
    if (path.endsWith('/'))
      return send(request, response, { file: join(file, 'index.html'), path });
    // Relative links of a folder's page need the slash at the end of its address.
    return refuse(response, 308, 'see there', { Location: `${address}/${query}` });
  }
  return send(request, response, { file, path });
}

function splitOnce(text, mark) {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** The path a URL names, or null when it is not one. */
function decoded(address) {
  try {
    const path = decodeURIComponent(address);
    // Two slashes would make the redirect to a folder lead to another host.
    return path.startsWith('/') && !path.startsWith('//') && !/[\0\\]/.test(path) ? path : null;
  } catch {
    return null;
  }
}

/** The real file behind a path, or null when it lies outside of the folder. */
async function inside(folder, path) {
  const root = await realpath(folder);
  const file = await realpath(join(root, path));
  return file === root || file.startsWith(root + sep) ? file : null;
}

/** A page that declares a policy of its own is sent with it; who may frame it is added. */
async function policyOf(file, path) {
  if (extname(file) !== '.html') return UNFRAMED;
  const declared = /http-equiv="Content-Security-Policy" content="([^"]+)"/;
  const policy = declared.exec(await readFile(file, 'utf8'))?.[1] ?? POLICY;
  return path === FRAMED ? policy : `${policy}; frame-ancestors 'self'`;
}

async function send(request, response, { file, path }) {
  const { size, encoding, sent } = await smallest(request, file);
  response.writeHead(200, {
    ...HEADERS,
    ...(HASHED.test(file) ? { 'Cache-Control': FOREVER } : {}),
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': await policyOf(file, path),
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
  });
  if (request.method === 'HEAD') return response.end();
  // A download may break off; pipeline() closes the file then, which pipe() would not.
  pipeline(createReadStream(sent), response, () => {});
}

/** The file itself, or what the build compressed of it, if the browser takes that. */
async function smallest(request, file) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const [encoding, ending] of ENCODINGS) {
    if (!new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?![.\\d]))`).test(accepted))
      continue;
    const sent = file + ending;
    const found = await stat(sent).catch(() => null);
    if (found) return { size: found.size, encoding, sent };
  }
  const { size } = await stat(file);
  return { size, sent: file };
}

function refuse(response, status, text, headers = {}) {
  response.writeHead(status, { ...HEADERS, 'Content-Type': TYPES['.txt'], ...headers });
  response.end(`${text}\n`);
}

export async function serve(port = readPort()) {
  const address = await listen(siteServer(join(ROOT, 'dist', 'site')), port);
  say(`\n  ${address}\n\nCtrl-C ends the server.`);
}

if (isMain(import.meta.url)) await main(() => serve());
