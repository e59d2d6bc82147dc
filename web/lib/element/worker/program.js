/**
 * program.js -- the worker behind an element: it loads the core and answers calls.
 *
 * A call is { id, name, args }; its answer { id, result } or { id, error }. Long work is
 * a generator: between its pieces it tells its progress and lets a cancel or the end come
 * through.
 */
import { load } from '../../core/index.js';
import * as boards from './handlers/boards.js';
import * as counts from './handlers/counts.js';
import * as races from './handlers/races.js';
import * as solutions from './handlers/solutions.js';
import * as traces from './handlers/traces.js';

const CALLS = { ...boards, ...counts, ...races, ...solutions, ...traces };

let core = null;
const cancelled = new Set();

/** Where the wasm is found; a page without files sends its bytes before the first call. */
let source;

self.addEventListener('message', ({ data }) => {
  if (data.wasm) source = data.wasm;
  else if (data.end) self.close();
  else if (data.cancel) cancelled.add(data.cancel);
  else answer(data);
});

async function answer({ id, name, args }) {
  try {
    core ??= load(source);
    const result = await finish(id, CALLS[name](await core, args));
    if (!cancelled.delete(id)) self.postMessage({ id, result });
  } catch (error) {
    if (cancelled.delete(id)) return;
    const { name: kind, message, code } = error;
    self.postMessage({ id, error: { name: kind, message, code } });
  }
}

/** Runs a generator to its end, piece by piece; anything else is the result itself. */
async function finish(id, work) {
  if (typeof work?.next !== 'function') return work;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (value !== undefined) self.postMessage({ id, progress: value });
    await turn();
    if (cancelled.has(id)) return work.return().value;
  }
}

/** Lets waiting messages in; a channel is faster than a timer. */
const channel = new MessageChannel();
const turns = [];
channel.port1.onmessage = () => turns.shift()?.();

function turn() {
  return new Promise((resolve) => {
    turns.push(resolve);
    channel.port2.postMessage(null);
  });
}
