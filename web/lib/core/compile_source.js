/**
 * compile_source.js -- from a URL, bytes or a Response to a compiled Module.
 */
import { compileBytes } from './compile_bytes.js';
import { LoadError } from './errors.js';
import { isA } from './kind.js';
import { inNode, nodeModule } from './node.js';
import { show } from './show.js';

const isBytes = (value) => ArrayBuffer.isView(value) || isA(value, 'ArrayBuffer');

/** Compile what is given: a URL, bytes or a Response. */
export async function compileSource(source) {
  const { bytes, from } = await fetched(source);
  return compileBytes(bytes, from);
}

async function fetched(source) {
  if (isBytes(source)) return { bytes: source };
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
