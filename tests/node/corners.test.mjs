/**
 * corners.test.mjs -- what happens seldom: refusals in the middle of something, ends that
 * come early, places where something is missing.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

import { load } from '../../dist/core.js';
import {
  count,
  createSolver,
  fileCheckpoint,
  indexedDBCheckpoint,
  init,
  LoadError,
} from '../../dist/index.js';
import { barOf, progressBar } from '../../web/cli/progress_bar.js';
import { ticker } from '../../web/cli/ticker.js';
import { Coordinator } from '../../web/cluster/coordinator.js';
import { partOf, readPart } from '../../web/cluster/part.js';
import { connect, importQueue, shown } from '../../web/cluster/queue.js';
import { hint } from '../../web/element/desk/boards.js';
import { Game } from '../../web/element/modes/play/game.js';
import { sayCompletions, sayHint } from '../../web/element/modes/play/words.js';
import { sayEvent } from '../../web/element/modes/trace/words.js';
import { readKey } from '../../web/keys.js';
import { wordsIn } from '../../web/words.js';
import { allSolutions } from './oracle.mjs';

const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));

let version;
before(async () => {
  ({ version } = await load());
});

const OUT_OF_MEMORY = 12;

/** The library with some of its exports replaced. */
async function damaged(change) {
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...values) => {
    const { exports } = await instantiate(...values);
    return { exports: { ...exports, ...change(exports) } };
  };
  try {
    return await load();
  } finally {
    WebAssembly.instantiate = instantiate;
  }
}

describe('memory that ends in the middle', () => {
  test('of making a formula: the puzzle is given back', async () => {
    const closed = [];
    const nq = await damaged(({ puzzle_close }) => ({
      dimacs_open: () => 0,
      status: () => OUT_OF_MEMORY,
      puzzle_close: (address) => {
        closed.push(address);
        puzzle_close(address);
      },
    }));
    assert.throws(() => nq.dimacs(4), { code: OUT_OF_MEMORY });
    assert.equal(closed.length, 1);
  });

  test('of painting a puzzle: it is given back', async () => {
    const closed = [];
    const nq = await damaged(({ puzzle_close }) => ({
      input: () => 0,
      status: () => OUT_OF_MEMORY,
      puzzle_close: (address) => {
        closed.push(address);
        puzzle_close(address);
      },
    }));
    const regions = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3];
    assert.throws(() => nq.complete(4, { rules: 'regions', regions }), { code: OUT_OF_MEMORY });
    assert.equal(closed.length, 1);
  });

  for (const [name, ask] of Object.entries({
    puzzle_next: (nq) => nq.complete(6),
    parse: (nq) => nq.parse('0 1', 'columns'),
  })) {
    test(`of ${name}: it is told as what it is`, async () => {
      const nq = await damaged(() => ({ [name]: () => 0, status: () => OUT_OF_MEMORY }));
      assert.throws(() => ask(nq), { name: 'NQueensError', code: OUT_OF_MEMORY });
    });
  }

  test('of the story of a walk: the walk is closed all the same', async () => {
    const nq = await damaged(() => ({ report: () => 0, status: () => OUT_OF_MEMORY }));
    const walk = nq.solutions(6);
    walk.next();
    walk.close();
    assert.deepEqual(walk.next(), { done: true, value: undefined });
  });
});

describe('a solver', () => {
  test('whose wasm is missing says so each time, and tries again', async () => {
    const solver = createSolver({ wasm: new URL('no-such.wasm', import.meta.url) });
    for (let tries = 0; tries < 2; tries++) {
      await assert.rejects(solver.count(8), (error) => error instanceof LoadError);
    }
    solver.close();
  });

  test('whose workers die of every call gives up after three', async () => {
    const code = `
      const { parentPort } = require('node:worker_threads');
      parentPort.on('message', ({ id, name }) => {
        if (name !== 'start') process.exit(7);
        parentPort.postMessage({ id });
      });`;
    const solver = createSolver({ workers: 1, worker: () => new Worker(code, { eval: true }) });
    await assert.rejects(solver.check([0]), {
      name: 'NQueensError',
      message: /^check failed 3 times: it ended with exit code 7$/,
    });
    await assert.rejects(solver.solutions(8).next(), /^NQueensError: solutions failed 3 times/);
    solver.close();
  });

  test('that is cancelled with a reason rejects with an AbortError that has it', async () => {
    const solver = createSolver({ workers: 1 });
    const stop = new AbortController();
    stop.abort('enough');
    await assert.rejects(solver.count(8, { signal: stop.signal }), {
      name: 'AbortError',
      cause: 'enough',
    });
    solver.close();
  });

  test('gives nothing to a next() that is under way when its stream is ended', async () => {
    const solver = createSolver({ workers: 1 });
    const stream = solver.solutions(10);
    await stream.next();
    const under = stream.next();
    // Messages come only after all of these; the question is on its way by then.
    for (let i = 0; i < 20; i++) await null;
    await stream.return();
    assert.deepEqual(await under, { done: true, value: undefined });
    solver.close();
  });

  test('gives undefined to what is under way when its trace is closed', async () => {
    const solver = createSolver({ workers: 1 });
    const trace = await solver.trace(20);
    const under = trace.measure(Number.MAX_SAFE_INTEGER);
    for (let i = 0; i < 20; i++) await null;
    await trace.close();
    assert.equal(await under, undefined);
    solver.close();
  });

  test('hands out what was found in time of a search that takes long', async () => {
    const solver = createSolver({ workers: 1 });
    const found = [];
    // Between two solutions of so large a board lies more than one batch may take.
    for await (const columns of solver.solutions(22)) {
      found.push(columns);
      if (found.length === 4) break;
    }
    assert.equal(new Set(found.map(String)).size, 4);
    solver.close();
  });

  test('counts cores where Node is too old to say how many may be used', () => {
    const { getBuiltinModule } = process;
    const navigator = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    delete globalThis.navigator;
    process.getBuiltinModule = () => ({ cpus: () => ['one', 'two', 'three'] });
    try {
      assert.equal(createSolver().workers, 3);
    } finally {
      process.getBuiltinModule = getBuiltinModule;
      if (navigator) Object.defineProperty(globalThis, 'navigator', navigator);
    }
  });

  test('shared by all calls is replaced by init(), and the old one ends', async () => {
    assert.equal(await count(6), 4n);
    init({ workers: 1 });
    assert.equal(await count(6), 4n);
    init();
  });

  test('gives a stream up that is ended before its worker has started', async () => {
    const { promise: started, resolve: start } = Promise.withResolvers?.() ?? deferred();
    const worker = async () => {
      await started;
      return new Worker(new URL('../../dist/worker.js', import.meta.url));
    };
    const solver = createSolver({ workers: 1, worker });
    const walk = solver.solutions(8);
    const first = walk.next();
    await new Promise(setImmediate);
    await walk.return();
    start();
    assert.deepEqual(await first, { done: true, value: undefined });
    const thrown = solver.solutions(8);
    await assert.rejects(thrown.throw(new Error('no more of this')), /no more of this/);
    solver.close();
  });

  test('traces with everything that a trace can tell', async () => {
    const solver = createSolver({ workers: 1 });
    const story = await solver.trace(5, { algorithm: 'sieve' });
    assert.equal(await story.measure(2 ** 20), story.length);
    await story.at(3);
    assert.equal((await story.struck()).length, 25);
    await story.close();
    assert.equal((await story.struck()).length, 0);
    assert.deepEqual(await story.board(), []);
    solver.close();
  });
});

function deferred() {
  const parts = {};
  parts.promise = new Promise((resolve) => Object.assign(parts, { resolve }));
  return parts;
}

describe('a checkpoint', () => {
  test('in a file that cannot be read is an error, not an empty one', async () => {
    await assert.rejects(fileCheckpoint(tmpdir()).load(), {
      code: 'storage',
      message: `the checkpoint ${tmpdir()} cannot be read: EISDIR: illegal operation on a directory, read`,
    });
    const nowhere = join(tmpdir(), 'no such folder', 'a.nq');
    await assert.rejects(count(4, { checkpoint: fileCheckpoint(nowhere) }), {
      code: 'storage',
      message: /no such folder.* cannot be written: ENOENT/,
    });
  });

  test('where there is no database is empty, and cannot be saved', async () => {
    const storage = indexedDBCheckpoint('nothing');
    assert.equal(await storage.load(), null);
    await assert.rejects(storage.save(new Uint8Array(1)), /no database/);
    await assert.rejects(indexedDBCheckpoint('another').save(new Uint8Array(1)), /no database/);
  });

  /** Locks as a browser has them: one holder, and others are told at once. */
  function locks() {
    const held = new Set();
    return {
      async request(name, _options, work) {
        if (held.has(name)) return work(null);
        held.add(name);
        await work({ name });
        held.delete(name);
      },
    };
  }

  const withNavigator = async (navigator, work) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
    try {
      await work();
    } finally {
      if (before) Object.defineProperty(globalThis, 'navigator', before);
      else delete globalThis.navigator;
    }
  };

  test('is one tab’s at a time', () =>
    withNavigator({ locks: locks() }, async () => {
      const [one, other] = [indexedDBCheckpoint('shared'), indexedDBCheckpoint('shared')];
      const release = await one.lock();
      await assert.rejects(other.lock(), { code: 'busy' });
      release();
      await new Promise(setImmediate);
      (await other.lock())();
    }));

  test('is anybody’s where locks are refused, as in a frame without an origin', () =>
    withNavigator({ locks: { request: () => Promise.reject(new Error('no')) } }, async () => {
      (await indexedDBCheckpoint('alone').lock())();
    }));

  test('is one count’s at a time where there are no locks', () =>
    withNavigator({}, async () => {
      const release = await indexedDBCheckpoint('here').lock();
      await assert.rejects(indexedDBCheckpoint('here').lock(), { code: 'busy' });
      release();
    }));
});

describe('on a terminal', () => {
  test('a bar shows how far a count is, and goes away', () => {
    const written = [];
    const stream = { isTTY: true, write: (text) => written.push(text) };
    const bar = progressBar(stream);
    const progress = { fraction: 0.5, count: 46n, remainingMs: 2000 };
    bar.show(progress);
    bar.end();
    assert.deepEqual(written, [`\r\u001b[K${barOf(progress)}`, '\r\u001b[K']);
    assert.match(barOf(progress), /^\[#{15}\.{15}\] 50\.0 % {2}46 so far, .* left$/);
    assert.doesNotMatch(barOf({ ...progress, remainingMs: Infinity }), /left/);
  });

  test('anywhere else it is silent', () => {
    const bar = progressBar({ write: () => assert.fail('it wrote') });
    bar.show({});
    bar.end();
  });
});

test('news are one line on a terminal, and a line each anywhere else', () => {
  const written = (isTTY) => {
    let text = '';
    const line = ticker({ isTTY, write: (piece) => (text += piece) });
    for (const news of ['one', 'one', 'two']) line.show(news);
    line.end();
    return text;
  };
  assert.equal(written(false), 'one\ntwo\n');
  assert.equal(written(true), '\r\u001b[Kone\r\u001b[Ktwo\n');
});

describe('a cluster', () => {
  test('whose Redis gives no reason but a code names that', async (context) => {
    class Silent {
      on(_event, hear) {
        hear(Object.assign(new Error(''), { code: 'ECONNREFUSED' }));
      }
      ping() {
        return new Promise(() => {});
      }
      disconnect() {}
    }
    context.mock.method(globalThis, 'setTimeout', (work) => queueMicrotask(work));
    await assert.rejects(connect(Silent, 'redis://127.0.0.1'), /no Redis at .*: ECONNREFUSED/);
  });

  test('without its packages says which to install; another mistake stays what it is', async () => {
    const missing = () =>
      Promise.reject(Object.assign(new Error(), { code: 'ERR_MODULE_NOT_FOUND' }));
    await assert.rejects(importQueue([missing, missing]), /npm install bullmq ioredis/);
    const broken = () => Promise.reject(new Error('it is broken'));
    await assert.rejects(importQueue([broken, broken]), /it is broken/);
  });

  test('has addresses of Redis only', () => {
    for (const address of ['nonsense', 'http://127.0.0.1', '']) {
      assert.throws(() => shown(address), /must be an address such as redis:/);
    }
  });

  test('refuses a part with too few sums', () => {
    const part = { n: 8, algorithm: 'array', version: 1, units: 4, from: 0, to: 2 };
    const short = JSON.stringify(partOf({ ...part, sums: [1n, 2n] }));
    assert.throws(() => readPart(short, 'part'), /one sum and one residue for each unit/);
  });

  /** A Redis and a queue that forget the result of every job once. */
  function forgetful(nq, n, algorithm) {
    const results = new Map();
    const enqueued = [];
    const redis = {
      hset: async () => {},
      hkeys: async () => [...results.keys()],
      hexists: async () => false,
      hgetall: async () => Object.fromEntries(results),
    };
    class Queue {
      on() {}
      async addBulk(jobs) {
        for (const { data } of jobs) {
          const again = enqueued.some(({ from }) => from === data.from);
          enqueued.push(data);
          if (again) results.set(String(data.from), JSON.stringify(counted(data)));
        }
      }
      async getJob() {
        return { getState: async () => 'completed', remove: async () => {} };
      }
      async close() {}
    }
    const counted = ({ from, to }) => {
      const units = nq.units(n, { algorithm });
      const sums = Array.from({ length: to - from + 1 }, (_, i) => units.run(from + i).sum);
      const all = units.number;
      units.close();
      return partOf({ n, algorithm, version: nq.version, units: all, from, to, sums });
    };
    return { redis, bullmq: { Queue }, enqueued };
  }

  test('does a job again whose result was lost', async () => {
    const nq = await load();
    const [n, algorithm] = [10, 'bitmask'];
    const { redis, bullmq, enqueued } = forgetful(nq, n, algorithm);
    const coordinator = new Coordinator({ bullmq, redis, nq, n, algorithm, batch: 32 });
    const merged = await coordinator.run(() => {});
    assert.equal(merged.total, 724n);
    assert.equal(new Set(enqueued.map(({ from }) => from)).size * 2, enqueued.length);
    await coordinator.close();
  });
});

describe('what was closed', () => {
  test('gives nothing more, and does no harm', async () => {
    const nq = await load();
    const story = nq.trace(5, { algorithm: 'sieve' });
    story.next();
    story.close();
    assert.equal(story.position, 0);
    assert.equal(story.struck().length, 0);
    const formula = nq.dimacs(4);
    formula.close();
    assert.deepEqual(formula.next(), { done: true, value: undefined });
  });

  test('cannot be asked for a sum', async () => {
    const nq = await load();
    const progress = nq.progress(8);
    progress.close();
    for (const ask of ['total', 'bytes', 'next', 'sum']) {
      assert.throws(() => progress[ask](0), { name: 'TypeError', message: 'this was closed' });
    }
  });

  test('rejects those who still wait for a worker', async () => {
    const solver = createSolver({ workers: 1 });
    const runs = [solver.firstSolution(40), solver.check([0]), solver.check([0])];
    solver.close();
    for (const run of runs) await assert.rejects(run, Error);
  });
});

test('where Node hands out no modules, they are imported', async () => {
  const { getBuiltinModule } = process;
  process.getBuiltinModule = undefined;
  try {
    const nq = await load(new URL('../../dist/nqueens.wasm', import.meta.url));
    assert.equal(nq.count(6), 4n);
  } finally {
    process.getBuiltinModule = getBuiltinModule;
  }
});

test('a part whose range or residues are wrong is refused, though it is signed', () => {
  const good = { n: 8, algorithm: 'array', version: 1, units: 4, from: 0, to: 1, sums: [1n, 2n] };
  const read = (part) => readPart(JSON.stringify(part), 'part');
  assert.equal(read(partOf(good)).n, 8);
  assert.throws(() => read(partOf({ ...good, to: 9 })), /range is wrong/);
  assert.throws(() => read(partOf({ ...good, from: 2 })), /range is wrong|one sum/);
  assert.throws(() => read(partOf({ ...good, sums: [1n, -2n] })), /residue of unit 1 disagree/);
});

test('what a key cannot be is not read', () => {
  const texts = { speed: ['5000', '0.1'], loop: ['9-5', '5-5'], queens: [','.repeat(200)] };
  for (const [key, values] of Object.entries(texts)) {
    for (const text of values) assert.equal(readKey(key, text), undefined, `${key}=${text}`);
  }
});

test('a queen that is dragged to where she stands, or onto another, stays', () => {
  const game = new Game();
  game.begin([3, 9]);
  for (const to of [3, 9]) game.shift(3, to);
  assert.deepEqual([game.queens, game.moves], [[3, 9], 0]);
  game.shift(3, 4);
  assert.deepEqual([game.queens, game.kinds()], [[4, 9], ['move']]);
});

test('a mirror image and a full board are told as such', async () => {
  const nq = await load();
  const words = wordsIn('en');
  const told = (algorithm) =>
    new Set(
      Array.from(nq.trace(5, { algorithm }), ({ type, ...event }) =>
        sayEvent(words, { n: 5, algorithm }, { ...event, type, kind: type }),
      ),
    );
  const [bits, board] = [told('sieve-bits'), told('board')];
  const says = (sentences, pattern) => [...sentences].some((text) => pattern.test(text));
  assert.ok(says(bits, /mirror image/) && !says(board, /mirror image/));
  assert.ok(says(board, /^No row is left/));
});

test('whether a position can be completed is told as far as it is known', async () => {
  const words = wordsIn('en');
  const told = (found) => sayCompletions(words, found);
  assert.equal(told({ verdict: 'some' }), 'Yes');
  assert.equal(
    told({ verdict: 'gave-up', positions: 2e6 }),
    'Not decided within 2,000,000 positions',
  );
  const lost = hint(await load(), { n: 3, rules: 'classic', queens: [] });
  const { text, mark } = sayHint(words, { n: 3 }, lost);
  assert.deepEqual(
    [text, mark],
    ['No solution has these queens. Take some of them back.', 'reject'],
  );
});

describe('the command', () => {
  const run = (...words) => spawnSync(process.execPath, [CLI, ...words], { encoding: 'utf8' });

  test('says what does not go together', () => {
    const { status, stderr } = run('solve', '8', '--seed', '3');
    assert.equal(status, 2);
    assert.match(stderr, /--seed needs --method search/);
  });

  test('prints the sum of some units, and begins a small part of a long count', () => {
    const halves = ['0-29', '30-71'].map((units) =>
      Number(run('count', '10', '--algorithm', 'bitmask', '--units', units).stdout),
    );
    assert.equal(halves[0] + halves[1], 724);
    const part = run('count', '17', '--units', '0', '--workers', '1');
    assert.deepEqual([part.status, /^\d+\n$/.test(part.stdout)], [0, true], part.stderr);
  });

  test('names what is wrong with the place of a checkpoint', () => {
    const { status, stderr } = run('count', '8', '--checkpoint', tmpdir());
    assert.notEqual(status, 0);
    assert.match(stderr, /EISDIR/);
  });

  test('draws the images of a solution as they stand on the board', () => {
    const { stdout } = run('trace', '5', '--algorithm', 'sieve-bits');
    const boards = [...stdout.matchAll(/: ([0-4](?: [0-4]){4})$/gm)].map(([, board]) => board);
    const known = allSolutions(5).map((columns) => columns.join(' '));
    assert.deepEqual(boards.sort(), known.sort());
  });

  test('has nothing to print where there is no solution', () => {
    const { status, stdout } = run('solve', '3', '--method', 'search');
    assert.deepEqual([status, stdout.trim()], [0, '']);
  });

  test('traces as JSON, and tells long units in words', () => {
    const events = JSON.parse(run('trace', '1', '--json').stdout.split('\n')[0]);
    assert.ok(events);
    assert.match(run('units', '24').stdout, /./);
  });

  test('lists ten of the places where units are missing; refuses what nobody can have counted', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nqueens-corners-'));
    const nq = await load();
    const [n, algorithm] = [10, 'bitmask'];
    const counting = nq.units(n, { algorithm });
    const head = { n, algorithm, version, units: counting.number };
    const write = (name, part) => {
      const file = join(folder, name);
      writeFileSync(file, JSON.stringify(partOf(part)));
      return file;
    };
    const files = Array.from({ length: 12 }, (_, i) => {
      const sums = [counting.run(2 * i).sum];
      return write(`${i}.json`, { ...head, from: 2 * i, to: 2 * i, sums });
    });
    const { status, stdout } = run('merge', ...files);
    assert.equal(status, 1);
    assert.match(stdout, /^missing: units 1, 3, 5, .*, 19 and 2 more of 72$/m);
    const strange = write('strange.json', {
      ...head,
      algorithm: 'none',
      from: 0,
      to: 0,
      sums: [1n],
    });
    assert.deepEqual([run('merge', strange).status, run('merge', folder).status], [2, 2]);
    counting.close();
    rmSync(folder, { recursive: true });
  });

  test('merges parts that disagree, and says so in both ways', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nqueens-corners-'));
    const base = { n: 8, algorithm: 'lookup', version, units: 1, from: 0, to: 0 };
    const files = [92n, 91n].map((sum, i) => {
      const file = join(folder, `${i}.json`);
      writeFileSync(file, JSON.stringify(partOf({ ...base, sums: [sum] })));
      return file;
    });
    const { status, stderr, stdout } = run('merge', ...files);
    assert.notEqual(status, 0);
    assert.match(stderr + stdout, /CONFLICT: parts disagree on units 0/);
    assert.match(run('merge', files[0], '--json').stdout, /92/);
    rmSync(folder, { recursive: true });
  });
});
