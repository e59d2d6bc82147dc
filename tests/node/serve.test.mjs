/**
 * serve.test.mjs -- the little web server: what it hands out, and what it never does.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

import {
  HOST,
  listen,
  POLICY,
  readHosts,
  readPort,
  siteServer,
  UNFRAMED,
} from '../../scripts/serve.mjs';

const SECRET = 'nobody may read this';

let folder;
let server;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nqueens-serve-'));
  const site = join(folder, 'site');
  mkdirSync(join(site, 'sub dir'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>queens</title>');
  const declared = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
  writeFileSync(join(site, 'embed.html'), declared);
  writeFileSync(join(site, 'own.html'), declared);
  writeFileSync(join(site, 'sub dir', 'embed.html'), 'no frame');
  writeFileSync(join(site, 'page.js'), 'export default 8;');
  writeFileSync(join(site, 'nqueens.wasm'), Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  writeFileSync(join(site, 'sub dir', 'index.html'), 'inner');
  mkdirSync(join(site, 'bundle'));
  for (const [ending, text] of [
    ['', 'plain'],
    ['.br', 'as br'],
    ['.gz', 'zip'],
  ]) {
    writeFileSync(join(site, 'bundle', `page-abcd1234.js${ending}`), text);
  }
  writeFileSync(join(site, 'large.bin'), Buffer.alloc(16 << 20));
  writeFileSync(join(folder, 'secret.txt'), SECRET);
  mkdirSync(join(folder, 'site-of-another'));
  writeFileSync(join(folder, 'site-of-another', 'secret.txt'), SECRET);
  symlinkSync(join(folder, 'secret.txt'), join(site, 'link.txt'));
  server = siteServer(site);
  await listen(server, 0);
});

after(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A request whose path goes out as it is written; fetch() would tidy it up. */
function get(path, method = 'GET', headers = {}) {
  const { port } = server.address();
  return new Promise((resolve, reject) => {
    request({ host: HOST, port, path, method, headers, agent: false }, (response) => {
      let body = '';
      response.on('data', (bytes) => {
        body += bytes;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('files', () => {
  const served = [
    ['/', 'text/html; charset=utf-8'],
    ['/index.html', 'text/html; charset=utf-8'],
    ['/page.js', 'text/javascript; charset=utf-8'],
    ['/page.js?n=8', 'text/javascript; charset=utf-8'],
    ['/nqueens.wasm', 'application/wasm'],
    ['/sub%20dir/', 'text/html; charset=utf-8'],
  ];
  for (const [path, type] of served) {
    test(`${path} is ${type} under the strict policy`, async () => {
      const { status, headers } = await get(path);
      assert.equal(status, 200);
      assert.equal(headers['content-type'], type);
      assert.equal(headers['content-security-policy'], UNFRAMED);
      assert.equal(headers['x-content-type-options'], 'nosniff');
    });
  }

  test('the policy allows nothing that was not named', () => {
    assert.match(POLICY, /^default-src 'none';/);
    assert.doesNotMatch(POLICY, /unsafe-inline|unsafe-eval(?<!wasm-unsafe-eval)|\*|https?:/);
  });

  test('a wasm file can be compiled while it streams in', async () => {
    const address = `http://${HOST}:${server.address().port}/nqueens.wasm`;
    assert.ok((await WebAssembly.compileStreaming(fetch(address))) instanceof WebAssembly.Module);
  });

  test('HEAD has the headers and no body', async () => {
    const { status, headers, body } = await get('/page.js', 'HEAD');
    assert.deepEqual([status, headers['content-length'], body], [200, '17', '']);
  });

  test('a folder without its slash is sent on, query and all', async () => {
    const { status, headers } = await get('/sub%20dir?n=8');
    assert.deepEqual([status, headers.location], [308, '/sub%20dir/?n=8']);
  });
});

describe('compressed at build time', () => {
  const cases = [
    ['', undefined, 'plain'],
    ['gzip', 'gzip', 'zip'],
    ['gzip, deflate, br', 'br', 'as br'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'zip'],
    ['br;q=0.0', undefined, 'plain'],
  ];
  for (const [accepted, encoding, sent] of cases) {
    test(`a browser that takes "${accepted}" gets ${encoding ?? 'the plain file'}`, async () => {
      const { headers, body } = await get('/bundle/page-abcd1234.js', 'GET', {
        'Accept-Encoding': accepted,
      });
      assert.equal(headers['content-encoding'], encoding);
      assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
      assert.equal(headers.vary, 'Accept-Encoding');
      assert.equal(body, sent);
    });
  }

  test('what is named by its content may be kept for good, anything else is asked for again', async () => {
    const hashed = await get('/bundle/page-abcd1234.js');
    assert.match(hashed.headers['cache-control'], /immutable/);
    assert.equal((await get('/page.js')).headers['cache-control'], 'no-cache');
  });
});

describe('refusals', () => {
  const refused = [
    ['/absent', 404],
    ['/index.html/', 404],
    ['/../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/..%2fsecret.txt', 404],
    ['/sub%20dir/../../secret.txt', 404],
    ['/../site-of-another/secret.txt', 404],
    ['/link.txt', 404],
    ['/..%5csecret.txt', 400],
    ['/%00', 400],
    ['/%', 400],
    ['/%ff', 400],
    ['//elsewhere.example', 400],
    ['/%2felsewhere.example', 400],
    ['http://elsewhere.example/', 400],
  ];
  for (const [path, expected] of refused) {
    test(`GET ${path} is ${expected}`, async () => {
      const { status, headers, body } = await get(path);
      assert.equal(status, expected);
      assert.ok(!body.includes(SECRET));
      assert.equal(headers['content-security-policy'], UNFRAMED);
    });
  }

  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
    test(`${method} is refused`, async () => {
      const { status, headers } = await get('/', method);
      assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
    });
  }

  test('the server still answers after all of these', async () => {
    assert.equal((await get('/')).status, 200);
  });
});

describe('frames and hosts', () => {
  const policyOf = async (path) => (await get(path)).headers['content-security-policy'];

  test("nobody else's page may frame anything but embed.html", async () => {
    assert.equal(UNFRAMED, `${POLICY}; frame-ancestors 'self'`);
    assert.equal(await policyOf('/own.html'), "default-src 'self'; frame-ancestors 'self'");
    assert.equal(await policyOf('/sub%20dir/embed.html'), UNFRAMED);
    assert.equal(await policyOf('/embed.html'), "default-src 'self'");
    assert.equal(await policyOf('/embed.html?n=8'), "default-src 'self'");
  });

  const named = (host) => get('/', 'GET', { host });

  test('a request that names this machine is answered, with any port', async () => {
    for (const host of ['localhost', 'LOCALHOST:1', '127.0.0.1:8080', '[::1]', '[::1]:80']) {
      assert.equal((await named(host)).status, 200, host);
    }
  });

  test('a request that names another host is refused', async () => {
    const strangers = ['elsewhere.example', 'localhost.example', 'localhost:x', '127.0.0.2'];
    for (const host of strangers) {
      const { status, body, headers } = await named(host);
      assert.deepEqual([status, headers['content-security-policy']], [421, UNFRAMED], host);
      assert.match(body, /NQUEENS_HOSTS/);
    }
  });

  test('NQUEENS_HOSTS names more hosts, and wrong ones are refused', () => {
    const usual = ['localhost', '127.0.0.1', '[::1]'];
    assert.deepEqual(readHosts(''), usual);
    assert.deepEqual(readHosts('Box.lan, [fe80::1],'), [...usual, 'box.lan', '[fe80::1]']);
    for (const wrong of ['http://box.lan', 'box.lan:80', 'a b']) {
      assert.throws(() => readHosts(wrong), { message: /^NQUEENS_HOSTS must be names such as/ });
    }
  });
});

describe('downloads that break off', () => {
  const linux = process.platform === 'linux';
  // This process is the server, so its descriptors are those of the server.
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((descriptor) => {
      try {
        return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith('large.bin');
      } catch {
        return false; // the descriptor of this very listing
      }
    }).length;

  /** Ask for the large file, and go away after its first bytes. */
  function breakOff() {
    return new Promise((resolve, reject) => {
      const socket = connect(server.address().port, HOST, () => {
        socket.write('GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n');
      });
      socket.once('data', () => socket.destroy());
      socket.once('close', resolve);
      socket.once('error', reject);
    });
  }

  test('leave no file open', { skip: !linux && 'needs /proc', timeout: 60_000 }, async () => {
    for (let downloads = 0; downloads < 200; downloads++) await breakOff();
    // The server hears of each end a moment later; the time limit of the test ends the wait.
    while (openFiles() > 0) await new Promise(setImmediate);
    assert.equal((await get('/')).status, 200);
  });

  test('the server without free descriptors answers 503 and not 404', async () => {
    const script = fileURLToPath(new URL('../../scripts/serve.mjs', import.meta.url));
    const program = `
      import { listen, siteServer } from ${JSON.stringify(pathToFileURL(script).href)};
      import { openSync } from 'node:fs';
      const server = siteServer(${JSON.stringify(join(folder, 'site'))});
      const address = await listen(server, 0);
      const taken = [];
      const asked = fetch(address);
      server.prependListener('request', () => {
        try {
          for (;;) taken.push(openSync(process.execPath));
        } catch {}
      });
      console.log((await asked).status);
      process.exit();`;
    const words = ['-c', 'ulimit -n 64; exec "$0" --input-type=module --eval "$1"'];
    const { stdout } = spawnSync('sh', [...words, process.execPath, program], { encoding: 'utf8' });
    assert.equal(stdout, '503\n');
  });
});

describe('the port', () => {
  test('is any number that a port can have', () => {
    assert.equal(readPort('0'), 0);
    assert.equal(readPort('8080'), 8080);
    assert.equal(readPort('65535'), 65535);
  });

  for (const bad of ['', ' ', 'http', '-1', '8080.5', '65536', '99999', '0x50', '１']) {
    test(`"${bad}" is refused by name`, () => {
      assert.throws(() => readPort(bad), { message: /whole number from 0 to 65535/ });
    });
  }

  test('a taken one ends the program with 1 and a sentence', async () => {
    const { code, stderr } = await runServer(String(server.address().port));
    assert.equal(code, 1);
    assert.match(stderr, /^port \d+ is taken; choose another port: PORT=8081 npm start\n$/);
  });

  test('a bad one ends the program with 1 and a sentence', async () => {
    const { code, stderr } = await runServer('queen');
    assert.equal(code, 1);
    assert.equal(stderr, 'PORT must be a whole number from 0 to 65535, not "queen"\n');
  });
});

/** The server as a program, until it ends. */
function runServer(PORT) {
  const script = fileURLToPath(new URL('../../scripts/serve.mjs', import.meta.url));
  const child = spawn(process.execPath, [script], { env: { ...process.env, PORT } });
  let stderr = '';
  child.stderr.on('data', (bytes) => {
    stderr += bytes;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, stderr }));
  });
}
