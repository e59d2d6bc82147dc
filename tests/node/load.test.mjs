/**
 * load.test.mjs -- where the WebAssembly comes from, and what happens when it is bad.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';
import { runInNewContext } from 'node:vm';

import { compile, DeadInstanceError, LoadError, load, NQueensError } from '../../dist/core.js';
import { WasmInstance } from '../../dist/engine.js';

const FILE = new URL('../../dist/nqueens.wasm', import.meta.url);
const BYTES = readFileSync(FILE);

/** What each path of the server answers: status, type, body. */
const ANSWERS = {
  '/nqueens.wasm': [200, 'application/wasm', BYTES],
  '/parameter.wasm': [200, 'application/wasm; charset=binary', BYTES],
  '/octets.wasm': [200, 'application/octet-stream', BYTES],
  '/gone.wasm': [404, 'application/wasm', ''],
  '/page.wasm': [200, 'text/html', '<!doctype html>'],
  '/text.wasm': [200, 'text/plain', BYTES],
  '/half.wasm': [200, 'application/wasm', BYTES.subarray(0, BYTES.length / 2)],
  '/empty.wasm': [200, 'application/wasm', ''],
};

let server;
let address;
before(async () => {
  server = createServer((request, response) => {
    const [status, type, body] = ANSWERS[request.url];
    response.writeHead(status, { 'Content-Type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.close());

describe('load takes', () => {
  const sources = {
    nothing: () => undefined,
    'a file URL': () => FILE,
    'a web URL': () => new URL('/nqueens.wasm', address),
    'a URL as text': () => `${address}/nqueens.wasm`,
    'a type with a parameter': () => `${address}/parameter.wasm`,
    'a type that says nothing': () => `${address}/octets.wasm`,
    'bytes in a Buffer': () => BYTES,
    'bytes in an ArrayBuffer': () => Uint8Array.from(BYTES).buffer,
    'bytes of another realm': () => runInNewContext('Uint8Array.from(b)', { b: [...BYTES] }).buffer,
    'a Response': () => fetch(`${address}/nqueens.wasm`).then((response) => response),
    'a promise of a Response': () => fetch(`${address}/nqueens.wasm`),
    'a Response without a type': () => new Response(BYTES),
    'a compiled Module': () => new WebAssembly.Module(BYTES),
    'the scalar build': () => new URL('nqueens-scalar.wasm', FILE),
  };
  for (const [name, source] of Object.entries(sources)) {
    test(name, async () => {
      const nq = await load(source());
      assert.equal(nq.count(8), 92n);
    });
  }

  test('what compile made, as often as wanted', async () => {
    const module = await compile();
    assert.ok(module instanceof WebAssembly.Module);
    const [one, other] = [await load(module), await load(module)];
    assert.equal(one.count(6) + other.count(6), 8n);
  });
});

/** A module that compiles and is not ours: no sections at all. */
const EMPTY_MODULE = new Uint8Array([0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]);

describe('load refuses as a LoadError', () => {
  const bad = {
    'a missing file': [() => new URL('no-such.wasm', FILE), /no-such\.wasm/],
    'a path that is not found': [() => `${address}/gone.wasm`, /gone\.wasm.*404/],
    'a page in its place': [() => `${address}/page.wasm`, /text\/html.*application\/wasm/],
    'the wrong type': [() => `${address}/text.wasm`, /text\/plain/],
    'a Response that is not found': [() => fetch(`${address}/gone.wasm`), /404/],
    'half of the file': [() => `${address}/half.wasm`, /compile.*half\.wasm/],
    'nothing in the file': [() => `${address}/empty.wasm`, /compile/],
    'half of the bytes': [() => BYTES.subarray(0, 1000), /cannot compile the WebAssembly/],
    'bytes of something else': [() => new TextEncoder().encode('<html>'), /compile/],
    'a server that is not there': [() => 'http://127.0.0.1:1/nqueens.wasm', /127\.0\.0\.1:1/],
    'a module that is not ours': [() => EMPTY_MODULE, /not that of nqueens/],
  };
  for (const [name, [source, message]] of Object.entries(bad)) {
    test(name, { timeout: 5000 }, async () => {
      await assert.rejects(load(source()), (error) => {
        assert.ok(error instanceof LoadError && error instanceof NQueensError, String(error));
        assert.equal(error.name, 'LoadError');
        assert.equal(error.code, null);
        assert.match(error.message, message);
        return true;
      });
    });
  }
});

test('load refuses a library that fails its self-test', async () => {
  const { instantiate } = WebAssembly;
  const broken = [
    [(exports) => ({ ...exports, next_solution: () => 0 }), /for n = 6 it finds nothing/],
    [(exports) => ({ ...exports, open: (_, algorithm) => exports.open(5, algorithm) }), /0 2 4 1/],
    [(exports) => ({ ...exports, open: undefined }), /not that of nqueens/],
  ];
  for (const [damage, message] of broken) {
    try {
      WebAssembly.instantiate = async (...values) => ({
        exports: damage((await instantiate(...values)).exports),
      });
      await assert.rejects(load(), { name: 'LoadError', message });
    } finally {
      WebAssembly.instantiate = instantiate;
    }
  }
});

test('load refuses what is no source at all as a TypeError', async () => {
  for (const source of [5, true, {}, [], 8n, () => {}]) {
    await assert.rejects(load(source), TypeError);
  }
  await assert.rejects(load('not a url'), /"not a url" is no URL/);
});

/** Where one wasm stands in the place of both, there is nothing to tell apart. */
const ONE_FOR_BOTH = BYTES.equals(readFileSync(new URL('nqueens-scalar.wasm', FILE)));

test('without SIMD the scalar build is asked for, and works', { skip: ONE_FOR_BOTH }, async () => {
  const { compile: really, validate } = WebAssembly;
  const scalar = new URL('nqueens-scalar.wasm', FILE);
  try {
    WebAssembly.validate = () => false;
    WebAssembly.compile = async (bytes) => {
      if (BYTES.equals(bytes)) throw new WebAssembly.CompileError('no SIMD here');
      return really(bytes);
    };
    await assert.rejects(load(), { name: 'LoadError', message: /SIMD.*nqueens-scalar\.wasm/ });
    await assert.rejects(load(FILE), /no SIMD here.*nqueens-scalar\.wasm/);
    assert.equal((await load(scalar)).count(8), 92n);
  } finally {
    Object.assign(WebAssembly, { compile: really, validate });
  }
});

describe('after a trap', () => {
  const NOWHERE = 2 ** 32 - 64; // beyond any memory that we have

  async function trapped() {
    const { exports } = await WebAssembly.instantiate(await compile());
    const engine = new WasmInstance(exports);
    assert.equal(engine.dead, false);
    assert.throws(() => engine.ask('next_solution', NOWHERE), WebAssembly.RuntimeError);
    return engine;
  }

  test('the instance is dead, and says so by name', async () => {
    const engine = await trapped();
    assert.equal(engine.dead, true);
    for (const call of [() => engine.ask('count', 8), () => engine.ask('status')]) {
      assert.throws(call, (error) => {
        assert.ok(error instanceof DeadInstanceError && error instanceof NQueensError);
        assert.equal(error.name, 'DeadInstanceError');
        assert.match(error.message, /out of bounds.*load\(\)/);
        assert.ok(error.cause instanceof WebAssembly.RuntimeError);
        return true;
      });
    }
  });

  test('other instances live on, and load gives a new one', async () => {
    const before = await load();
    const walk = before.solutions(8);
    walk.next();
    await trapped();
    assert.equal([...walk].length, 91);
    assert.equal((await load()).count(8), 92n);
  });
});

test('two instances share nothing', async () => {
  const [one, other] = await Promise.all([load(), load()]);
  const walks = [one.solutions(6), other.solutions(6)];
  walks[0].next();
  assert.deepEqual(walks[1].next().value, [1, 3, 5, 0, 2, 4]);
  assert.throws(() => walks[0].next.call({}), TypeError, 'a walk cannot be borrowed');
});

test('importing does nothing but define', async () => {
  const names = Object.keys(globalThis).length;
  const fresh = await import('../../dist/core.js?again');
  assert.deepEqual(Object.keys(fresh).sort(), [
    'DeadInstanceError',
    'LoadError',
    'NQueensError',
    'compile',
    'load',
  ]);
  assert.equal(Object.keys(globalThis).length, names);
});

test('every function and value of the library is declared in core.d.ts', async () => {
  const types = readFileSync(new URL('../../dist/core.d.ts', import.meta.url), 'utf8');
  const nq = await load();
  const [, library] = types.split('export interface NQueens {');
  for (const [name, value] of Object.entries(nq)) {
    const declared = typeof value === 'function' ? `\n  ${name}(` : `\n  readonly ${name}:`;
    assert.ok(library.includes(declared), `${name} is not declared`);
  }
});
