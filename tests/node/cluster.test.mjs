/**
 * cluster.test.mjs -- a count over a real Redis, while everybody is being killed.
 */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import Redis from 'ioredis';

import { load } from '../../dist/core.js';
import { rangesOf } from '../../web/lib/cli/cluster/coordinator.js';
import { partOf } from '../../web/lib/cli/cluster/part.js';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
const PASSWORD = 'open-sesame';
const folder = mkdtempSync(join(tmpdir(), 'nqueens-redis-'));
let port;
let server;
let url;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port: number } = probe.address();
  probe.close();
  await once(probe, 'close');
  return number;
}

/** A Redis that forgets nothing, up once it answers. */
async function startRedis() {
  const words = ['--port', port, '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
  const safe = ['--appendonly', 'yes', '--appendfsync', 'always', '--requirepass', PASSWORD];
  server = spawn('redis-server', [...words, ...safe].map(String), { stdio: 'ignore' });
  const probe = new Redis(url, { maxRetriesPerRequest: null });
  probe.on('error', () => {});
  await probe.ping();
  probe.disconnect();
}

async function stopRedis() {
  server.kill('SIGKILL');
  await once(server, 'exit');
}

before(async () => {
  port = await freePort();
  url = `redis://:${PASSWORD}@127.0.0.1:${port}`;
  await startRedis();
});

after(async () => {
  await stopRedis();
  rmSync(folder, { recursive: true });
});

function start(...words) {
  return startAt(url, {}, ...words);
}

/**
 * `env` is added to the environment. `ended` is kept from the start: who asks for the end
 * of something that is over already would wait for ever.
 */
function startAt(address, env, ...words) {
  const options = { env: { ...process.env, ...env } };
  const child = spawn(process.execPath, [CLI, 'cluster', ...words, '--redis', address], options);
  child.ended = once(child, 'close');
  child.output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (bytes) => {
      child.output += bytes;
    });
  }
  return child;
}

/** Waits until a program has said this; one that ends without it has failed. */
async function said(child, words) {
  const over = child.ended.then(() => assert.match(child.output, words));
  while (!words.test(child.output)) await Promise.race([once(child.stderr, 'data'), over]);
}

const startWorker = () => start('work', '--workers', '1');

/** Random numbers that are the same in every run. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % sides;
  };
}

async function killAndReplace(child, replacement) {
  child.kill('SIGKILL');
  await child.ended;
  return replacement();
}

test('sixteen queens are counted while workers, coordinator and Redis are killed', async () => {
  const roll = dice(8);
  const count = () => start('count', '16', '--algorithm', 'bitmask', '--batch', '8');
  const workers = Array.from({ length: 4 }, startWorker);
  let coordinator = count();
  for (let round = 0; round < 8 && coordinator.exitCode === null; round++) {
    await pause(300 + roll(500));
    const unlucky = roll(workers.length);
    workers[unlucky] = await killAndReplace(workers[unlucky], startWorker);
    if (round === 2 || round === 5) coordinator = await killAndReplace(coordinator, count);
    if (round === 4) {
      await stopRedis();
      await startRedis();
    }
  }
  await Promise.all([coordinator, ...workers].map(({ ended }) => ended));
  assert.equal(coordinator.output.trim().split('\n').at(-1), '14772512');
  for (const worker of workers) assert.equal(worker.exitCode, 0, worker.output);
  assert.ok(!`${coordinator.output}${workers[0].output}`.includes(PASSWORD));
});

test('a count leaves nothing of itself behind in Redis', async () => {
  const redis = new Redis(url);
  assert.equal(await redis.hlen('nqueens-counts'), 0);
  assert.deepEqual(await redis.keys('nqueens-results-*'), []);
  redis.disconnect();
});

test('a count may be printed for programs', async () => {
  const worker = start('work'); // as many jobs as there are cores
  const coordinator = start('count', '8', '--algorithm', 'bitmask', '--json');
  await coordinator.ended;
  const told = coordinator.output.trim().split('\n').at(-1);
  assert.deepEqual(JSON.parse(told), { n: 8, algorithm: 'bitmask', count: '92' });
  worker.kill();
  await worker.ended;
});

/** Writes a result as a worker does: a true one, or one with other sums or another name. */
async function enterPart(n, { from, to, sums, name = String(from), change = (all) => all }) {
  const nq = await load();
  const algorithm = 'bitmask';
  const units = nq.units(n, { algorithm });
  const counted = Array.from({ length: to - from + 1 }, (_, i) => units.run(from + i).sum);
  const { version } = nq;
  const count = { n, algorithm, version, units: units.number, from, to };
  units.close();
  const redis = new Redis(url);
  const text = JSON.stringify(partOf({ ...count, sums: sums ?? change(counted) }));
  await redis.hset(`nqueens-results-${n}-${algorithm}-v${version}`, name, text);
  redis.disconnect();
}

test('a count that is started again with another batch keeps the one it was begun with', async () => {
  const words = ['count', '10', '--algorithm', 'bitmask', '--batch'];
  const first = start(...words, '3');
  await said(first, /0 of \d+ jobs done/);
  await killAndReplace(first, () => enterPart(10, { from: 0, to: 2 }));
  const worker = startWorker();
  const again = start(...words, '7');
  await again.ended;
  assert.match(again.output, /^this count was begun with --batch 3, and keeps it\n/);
  assert.equal(again.output.trim().split('\n').at(-1), '724');
  await worker.ended;
});

test('a worker that is interrupted while it waits says so with its exit code', async () => {
  const worker = startWorker();
  await said(worker, /waiting for work/);
  worker.kill('SIGINT');
  await worker.ended;
  assert.equal(worker.exitCode, 130, worker.output);
});

async function forgetAll() {
  const redis = new Redis(url);
  await redis.flushall();
  redis.disconnect();
}

test('results that disagree are told, and there is no total', async () => {
  await enterPart(10, { from: 0, to: 1, sums: [1000n, 1000n], name: 'liar' });
  const worker = startWorker();
  const coordinator = start('count', '10', '--algorithm', 'bitmask', '--batch', '64');
  await coordinator.ended;
  assert.equal(coordinator.exitCode, 1, coordinator.output);
  assert.match(coordinator.output, /CONFLICT: parts disagree on units 0, 1/);
  assert.match(coordinator.output, /unit 0: (1000 in result liar|.*, 1000 in result liar)/);
  const again = start('count', '10', '--algorithm', 'bitmask', '--recount', '0-1');
  await again.ended;
  assert.equal(again.output.trim().split('\n').at(-1), '724', 'nothing has to be thrown away');
  worker.kill();
  await worker.ended;
  await forgetAll();
});

test('forged results are refused with their names, and --recount counts them again', async () => {
  const more = (unit) => (sums) => sums.with(unit, sums[unit] + 1n);
  await enterPart(10, { from: 0, to: 35, change: more(4) });
  await enterPart(10, { from: 36, to: 71, change: more(31) }); // unit 67, the mirror image of 4
  const words = ['count', '10', '--algorithm', 'bitmask', '--batch', '36'];
  const forged = start(...words);
  await forged.ended;
  assert.equal(forged.exitCode, 1, forged.output);
  assert.match(forged.output, /add up to 726, but the published number is 724 \(OEIS A000170\)/);
  assert.match(forged.output, /from: result 0 \(units 0-35\), result 36 \(units 36-71\)/);
  const worker = startWorker();
  const again = start(...words, '--recount', '0-71');
  await again.ended;
  assert.equal(again.output.trim().split('\n').at(-1), '724');
  worker.kill();
  await worker.ended;
  await forgetAll();
});

test('mirror images that disagree are told, and there is no total', async () => {
  await enterPart(10, { from: 0, to: 35 });
  await enterPart(10, { from: 36, to: 71, sums: new Array(36).fill(1000n) });
  const coordinator = start('count', '10', '--algorithm', 'bitmask', '--batch', '36');
  await coordinator.ended;
  assert.equal(coordinator.exitCode, 1, coordinator.output);
  assert.match(
    coordinator.output,
    /CONFLICT: mirror images disagree, units 35 and 36, .*, 26 and 45 and 26 more/,
  );
  await forgetAll();
});

test('a worker of another engine version is refused', async () => {
  const redis = new Redis(url);
  await redis.hset('nqueens-counts', 'x', JSON.stringify({ n: 20, version: 'other' }));
  const worker = startWorker();
  await worker.ended;
  assert.equal(worker.exitCode, 2);
  assert.match(worker.output, /wants engine version other/);
  await redis.del('nqueens-counts');
  redis.disconnect();
});

test('damaged entries are named and skipped, and a damaged result is counted again', async () => {
  const { version } = await load();
  const id = `10-bitmask-v${version}`;
  const redis = new Redis(url);
  const entry = { n: 10, algorithm: 'bitmask', version, units: 72, batch: 36 };
  const words = ['count', '10', '--algorithm', 'bitmask', '--batch', '36'];
  const DAMAGED = [
    ...['', '{', 'null', '[]', '7', '"x"', '{"n":10}', JSON.stringify({ ...entry, batch: 0 })],
    ...[{ units: 10 }, { n: 9 }, { batch: -1 }, { batch: 2.5 }, { batch: 1e15 }].map((change) =>
      JSON.stringify({ ...entry, ...change }),
    ),
  ];
  for (const text of DAMAGED) {
    await redis.hset('nqueens-counts', id, text);
    await enterPart(10, { from: 0, to: 35 });
    await enterPart(10, { from: 36, to: 71 });
    const coordinator = start(...words);
    await coordinator.ended;
    assert.equal(coordinator.exitCode, 0, coordinator.output);
    assert.match(coordinator.output, /^the entry 10-bitmask-v\d+ of nqueens-counts .* is damaged/);
    assert.equal(coordinator.output.trim().split('\n').at(-1), '724');
    await forgetAll();
  }

  await redis.hset('nqueens-counts', 'x\u001b[2J', '{');
  const worker = startWorker();
  await said(worker, /the entry x\\u001b\[2J of nqueens-counts in Redis is damaged; it is skipped/);
  // Completed jobs whose results are damaged afterwards, or are those of other units.
  const first = start(...words);
  await said(first, /0 of 2 jobs done|1 of 2 jobs done|2 of 2 jobs done/);
  await first.ended;
  await worker.ended;
  await enterPart(10, { from: 0, to: 35 });
  const results = `nqueens-results-${id}`;
  for (const text of ['', 'null', (await redis.hget(results, '0')).slice(0, -9)]) {
    await redis.hset(results, '0', text, '\u001b[1m', 'nonsense');
    await enterPart(10, { from: 2, to: 3, name: '36' });
    const helper = startWorker();
    const again = start(...words);
    await again.ended;
    assert.match(again.output, /result 0: it is n.*; it is dropped/);
    assert.match(again.output, /result \\u001b\[1m: it is not JSON; it is dropped/);
    assert.match(again.output, /result 36: it holds units 2-3 and not 36-71; it is dropped/);
    assert.equal(again.output.trim().split('\n').at(-1), '724');
    await helper.ended;
  }
  await forgetAll();
  redis.disconnect();
});

test('the password may stand in the environment or in a file', async () => {
  const file = join(folder, 'password');
  writeFileSync(file, `${PASSWORD}\n`, { mode: 0o600 });
  const bare = `redis://127.0.0.1:${port}`;
  const env = { ...process.env, NQUEENS_REDIS: url };
  const worker = spawn(process.execPath, [CLI, 'cluster', 'work', '--workers', '1'], { env });
  const ended = once(worker, 'close');
  const words = ['count', '8', '--redis', bare, '--redis-password-file', file];
  const coordinator = spawn(process.execPath, [CLI, 'cluster', ...words]);
  let output = '';
  coordinator.stdout.on('data', (bytes) => {
    output += bytes;
  });
  await once(coordinator, 'close');
  assert.equal(output, '92\n');
  assert.deepEqual(await ended, [0, null]);

  const both = run('count', '8', '--redis', url, '--redis-password-file', file);
  assert.match(both.stderr, /^nqueens: the address has a password already/);
  const absent = run('count', '8', '--redis', bare, '--redis-password-file', join(folder, 'none'));
  assert.match(absent.stderr, /^nqueens: --redis-password-file cannot be read: ENOENT/);
  writeFileSync(file, '\n');
  const empty = run('count', '8', '--redis', bare, '--redis-password-file', file);
  assert.match(empty.stderr, /has an empty first line/);
});

function run(...words) {
  return spawnSync(process.execPath, [CLI, 'cluster', ...words], { encoding: 'utf8' });
}

test('without a Redis there is a clear error within five seconds, and no password in it', async () => {
  const nobody = await freePort();
  const begin = performance.now();
  const refused = run('count', '12', '--redis', `redis://:${PASSWORD}@127.0.0.1:${nobody}`);
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /no Redis at redis:\/\/127\.0\.0\.1/);
  assert.ok(!refused.stderr.includes(PASSWORD));
  assert.ok(performance.now() - begin < 30_000); // five seconds, and time to start on a busy machine
});

/** A Redis that speaks TLS only, with a certificate that nobody has signed. */
async function startEncryptedRedis() {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const self = ['-x509', '-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', cert];
  spawnSync('openssl', ['req', ...self, ...files]);
  const secret = await freePort();
  const words = ['--port', 0, '--tls-port', secret, '--bind', '127.0.0.1', '--save', ''];
  const tls = ['--tls-cert-file', cert, '--tls-key-file', key, '--tls-auth-clients', 'no'];
  const trust = ['--tls-ca-cert-file', cert, '--requirepass', PASSWORD];
  const child = spawn('redis-server', [...words, ...tls, ...trust].map(String), {
    stdio: 'ignore',
  });
  return { child, cert, address: `rediss://:${PASSWORD}@127.0.0.1:${secret}` };
}

test('rediss:// is encrypted, and only a server that is trusted is spoken to', async (t) => {
  const { child, cert, address } = await startEncryptedRedis();
  t.after(() => child.kill());
  const trusting = { NODE_EXTRA_CA_CERTS: cert };
  const probe = new Redis(address, { maxRetriesPerRequest: null, tls: { ca: readFileSync(cert) } });
  probe.on('error', () => {});
  await probe.ping();
  probe.disconnect();

  const stranger = startAt(address, { NODE_EXTRA_CA_CERTS: '' }, 'count', '12');
  await stranger.ended;
  assert.match(stranger.output, /no Redis at rediss:\/\/127\.0\.0\.1.*self-signed certificate/);
  const worker = startAt(address, trusting, 'work', '--workers', '1');
  t.after(() => worker.kill());
  const coordinator = startAt(address, trusting, 'count', '12');
  await coordinator.ended;
  assert.equal(coordinator.output.trim().split('\n').at(-1), '14200');
});

test('a worker whose Redis has gone ends when it is asked to', { timeout: 60_000 }, async () => {
  const worker = start('work', '--workers', '1');
  await said(worker, /waiting for work/);
  await stopRedis();
  worker.kill('SIGTERM');
  const [code] = await worker.ended;
  assert.equal(code, 143);
  assert.match(worker.output, /stopped by SIGTERM; what was done is in Redis/);
  await startRedis();
});

test('bad usage is named', () => {
  assert.match(run('count', '12').stderr, /--redis is missing, and so is NQUEENS_REDIS/);
  assert.match(run('dance', '--redis', url).stderr, /cluster count or cluster work/);
  const secret = run('count', '12', '--redis', `http://u:${PASSWORD}@127.0.0.1`);
  assert.match(secret.stderr, /the address of Redis must be one such as/);
  assert.ok(!secret.stderr.includes(PASSWORD));
  assert.match(run('count', '12', '--batch', '1', '--redis', url).stderr, /at least 2/);
  assert.match(run('count', '29', '--redis', url).stderr, /29.*28/);
});

test('a job is a range of units, never one for the whole count or for a single unit', () => {
  for (const units of [2, 64, 1000, 70_001]) {
    const ranges = rangesOf(units);
    assert.equal(ranges[0].from, 0);
    assert.equal(ranges.at(-1).to, units - 1);
    for (let i = 1; i < ranges.length; i++) assert.equal(ranges[i].from, ranges[i - 1].to + 1);
    assert.ok(ranges.length <= 1000);
  }
});
