/**
 * compile_source.js -- from a URL, bytes, Response or Module to a compiled Module.
 */

import { LoadError } from './errors.js';
import { inNode, nodeModule } from './node.js';
import { show } from './show.js';

// The smallest module that needs SIMD: one function that gives back sixteen zero bytes.
const SIMD_PROBE = [
  ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
  ...[0x01, 0x05, 0x01, 0x60, 0x00, 0x01, 0x7b], // its type: () -> v128
  ...[0x03, 0x02, 0x01, 0x00],
  ...[0x0a, 0x08, 0x01, 0x06, 0x00, 0x41, 0x00, 0xfd, 0x0f, 0x0b], // i8x16.splat(0)
];

/** Whether this platform compiles the SIMD build. */
export function hasSimd() {
  return WebAssembly.validate(new Uint8Array(SIMD_PROBE));
}

// Asked by tag, because a value may come from another realm (a frame, a test runner).
const isA = (value, ...tags) => tags.includes(Object.prototype.toString.call(value).slice(8, -1));

const isBytes = (value) => ArrayBuffer.isView(value) || isA(value, 'ArrayBuffer');

/** Compile what is given: a URL, bytes, a Response, or a Module, which is ready. */
export async function compileSource(source) {
  if (isA(source, 'WebAssembly.Module')) return source;
  const { bytes, from } = await fetched(source);
  try {
    return await WebAssembly.compile(bytes);
  } catch (cause) {
    throw new LoadError(`cannot compile ${from}: ${cause.message}${hint(cause)}`, { cause });
  }
}

function hint(cause) {
  if (/disallowed|blocked/i.test(cause.message)) {
    return "; where bytes may not be compiled, load() and init({ wasm }) take the compiled module: import wasm from 'nqueens/nqueens.wasm'";
  }
  return hasSimd() ? '' : ' (this platform has no WebAssembly SIMD: load nqueens-scalar.wasm)';
}

async function fetched(source) {
  if (isBytes(source)) return { bytes: source, from: 'the WebAssembly' };
  if (isA(source, 'Response')) return fromResponse(source, source.url || 'the response');
  if (isA(source, 'URL') || typeof source === 'string') return fromUrl(urlOf(source));
  const kinds = 'a URL, bytes, a Response or a WebAssembly.Module';
  throw new TypeError(`the WebAssembly must be ${kinds}, not ${show(source)}`);
}

function urlOf(source) {
  try {
    return new URL(source, globalThis.document?.baseURI ?? globalThis.location?.href);
  } catch {
    throw new TypeError(`${show(source)} is no URL`);
  }
}

async function fromUrl(url) {
  try {
    if (url.protocol === 'file:' && inNode()) return await fromFile(url);
    return await fromResponse(await fetch(url), url.href);
  } catch (cause) {
    if (cause instanceof LoadError) throw cause;
    throw new LoadError(`cannot read ${url.href}: ${cause.message}`, { cause });
  }
}

// Node's fetch knows no files.
async function fromFile(url) {
  const { readFile } = await nodeModule('node:fs/promises');
  return { bytes: await readFile(url), from: url.href };
}

// A page in place of the file is the commonest mistake; its type gives it away.
const FINE_TYPES = ['application/wasm', 'application/octet-stream', ''];

async function fromResponse(response, from) {
  if (!response.ok) throw new LoadError(`cannot load ${from}: HTTP ${response.status}`);
  const type = (response.headers.get('content-type') ?? '').split(';')[0].trim();
  if (!FINE_TYPES.includes(type)) {
    throw new LoadError(`${from} was served as ${type}; it must be application/wasm`);
  }
  return { bytes: await response.arrayBuffer(), from };
}
