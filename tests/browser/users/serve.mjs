/**
 * serve.mjs -- a folder on a web server that sends a policy of the test's choice, or none.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import { TYPES } from '../../../scripts/serve.mjs';

/** Own scripts and compiling wasm are allowed, and an icon, and nothing else. */
const STRICT = "default-src 'none'; img-src 'self'; script-src 'self' 'wasm-unsafe-eval'";

export const POLICIES = {
  blob: `${STRICT}; worker-src 'self' blob:`,
  own: `${STRICT}; worker-src 'self'`,
};

/** `asked` has the paths that were asked for and found. */
export async function serve(folder, policy) {
  const asked = new Set();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    const headers = policy ? { 'Content-Security-Policy': policy } : {};
    // Browsers ask for an icon, and complain when there is none.
    if (path === '/favicon.ico') return response.writeHead(204, headers).end();
    const body = await readFile(join(folder, path)).catch(() => null);
    if (body) asked.add(path);
    headers['Content-Type'] = TYPES[extname(path)] ?? 'application/octet-stream';
    return response.writeHead(body ? 200 : 404, headers).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
