/**
 * embed.js -- a board in somebody else's page: keys from the address, height and events
 * to the parent, commands from it.
 *
 * Commands count only from the parent itself and only from the origin that the address
 * names; without that name none is accepted, and the parent is told the height alone.
 */
import { TAG } from '../element/index.js';
import { readQuery, writeKey } from '../element/keys.js';
import { readMessage, readOrigin } from './messages.js';

/** @type {(keyof import('../element/index.js').BoardEventMap)[]} */
const EVENTS = [
  'nq-step',
  'nq-solution',
  'nq-change',
  'nq-progress',
  'nq-done',
  'nq-answer',
  'nq-error',
];

const board = document.querySelector(TAG);
const { values } = readQuery(location.search, { origin: readOrigin });
const { origin, ...keys } = values;

board.base = new URL('./', location.href).href;
board.guest = true;
for (const [key, value] of Object.entries(keys)) board.setAttribute(key, writeKey(key, value));
if (keys.lang) document.documentElement.lang = keys.lang;

if (window.parent !== window) {
  tellHeight();
  if (origin) {
    for (const name of EVENTS) board.addEventListener(name, tellEvent);
    window.addEventListener('message', onMessage);
    tell({ type: 'ready' });
  }
}

function tell(message) {
  window.parent.postMessage({ v: 1, ...message }, origin);
}

/** The height that suits the frame's width. It tells nobody anything, so all may know it. */
function tellHeight() {
  let last = 0;
  /** @returns {HTMLElement} */
  const sizer = () => board.shadowRoot.querySelector('.sizer');
  const watcher = new ResizeObserver(() => {
    const height = Math.ceil(sizer().offsetHeight);
    if (height === last || height === 0) return;
    last = height;
    window.parent.postMessage({ v: 1, type: 'height', height }, origin ?? '*');
  });
  watcher.observe(document.documentElement);
}

/** Details are plain values, but for errors and big numbers: JSON makes them so. */
function tellEvent({ type, detail }) {
  const plain = JSON.stringify(detail, (_key, value) => {
    if (typeof value === 'bigint') return value.toString();
    return value instanceof Error ? value.message : value;
  });
  tell({ type: 'event', name: type, detail: JSON.parse(plain) });
}

function onMessage(event) {
  if (event.source !== window.parent || event.origin !== origin) return;
  const message = readMessage(event.data);
  if (message) runCommand(message);
}

function runCommand({ type, index, state }) {
  if (type === 'get') tell({ type: 'state', state: textState() });
  else if (type === 'set') {
    for (const [key, text] of Object.entries(state)) board.setAttribute(key, text);
  } else if (type === 'goTo') board.goTo(index);
  else board[type]();
}

function textState() {
  const entries = Object.entries(board.state);
  return Object.fromEntries(entries.map(([key, value]) => [key, writeKey(key, value)]));
}
