/**
 * codes.js -- what is shared of a board: its state as somebody chose it, and the texts that carry
 * it away.
 */
import { frameCode } from '../../../lib/element/frame.js';
import { DEFAULTS, KEYS, QUESTIONS, writeKey, writeQuery } from '../../../lib/element/keys.js';

/** How the sharer likes to see boards is not shared, unless it is asked for. */
const SHARED = KEYS.filter((key) => !['theme', 'lang', 'controls'].includes(key));

/** The keys of a board that others may see as they like. */
export const sharedState = (state) =>
  Object.fromEntries(Object.entries(state).filter(([key]) => SHARED.includes(key)));

/** What each mode has been brought to: left out where it is to begin at the beginning. */
const REACHED = { play: ['queens', 'crosses'], trace: ['step'], solutions: ['step'] };

export const reachedKeys = ({ mode }) => REACHED[mode] ?? [];

/** `choices` are those of choices.js, which has none that do not fit the board. */
export function chosenState(state, { isHere, steps, loops, plays, asks }) {
  const { loop: _loop, ...chosen } = state;
  if (!isHere) for (const key of reachedKeys(state)) delete chosen[key];
  if (loops) chosen.loop = steps;
  if (plays) chosen.autoplay = true;
  if (asks) chosen.quiz = state.quiz ?? QUESTIONS;
  else delete chosen.quiz;
  return chosen;
}

/** As the page writes its own address: the mode comes first. */
const IN_ORDER = ['mode', ...KEYS.filter((key) => key !== 'mode')];

function addressOf(file, base, state, personal) {
  const query = writeQuery({ ...sharedState(state), ...personal }, IN_ORDER);
  return new URL(`${file}?${query}`, base).href;
}

/** `personal` is the language and the theme of the sharer, or nothing. */
export const linkCode = ({ base, state, personal }) => addressOf('', base, state, personal);

export const frameCodeOf = ({ base, state, personal, width }) =>
  frameCode(addressOf('embed.html', base, state, personal), width);

export const markdownCode = ({ title, ...shared }) => `[${title}](${linkCode(shared)})`;

export function elementCode({ state, personal, width }) {
  const values = { ...DEFAULTS, ...sharedState(state), ...personal };
  const keys = KEYS.filter((key) => values[key] !== DEFAULTS[key]);
  const attributes = keys.map((key) => ` ${key}="${escaped(writeKey(key, values[key]))}"`);
  const style = width ? ` style="max-width:${width}px"` : '';
  return [
    '<script type="module" src="element.js"></script>',
    `<n-queens-board${attributes.join('')}${style}></n-queens-board>`,
  ].join('\n');
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Whether an address leads to the device that it is opened on. */
export function isLocal(address) {
  const { protocol, hostname } = new URL(address);
  if (!/^https?:$/.test(protocol)) return true;
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
