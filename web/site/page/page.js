/**
 * page.js -- the page: one <n-queens-board> with a frame around it.
 */
import '../../lib/element/index.js';
import { isTyping, make } from '../../lib/element/dom.js';
import { keysDialog } from '../../lib/element/parts/keys-help.js';
import { controls } from '../../lib/element/styles/controls.js';
import { addSheets } from '../../lib/element/styles/index.js';
import { tokens } from '../../lib/element/styles/tokens.js';
import { Address, PAGE_MODES } from './address.js';
import { Boards } from './boards.js';
import { Doors } from './doors.js';
import { Header } from './header.js';
import { workOffline } from './offline.js';
import { Preferences } from './preferences.js';
import { RaceMode } from './race/race.js';
import { openShare } from './share.js';
import { showToast } from './toast.js';

const main = document.getElementById('main');

addSheets(document, [tokens, controls]);

const race = new RaceMode(
  (changes) => address.compare(changes),
  () => boards.counter?.pause(),
);
main.append(race.element);

const preferences = new Preferences(() => settle());
const boards = new Boards(document.getElementById('board'), (board) => {
  [board.base] = location.href.split(/[?#]/);
  board.eager = true; // whoever goes to Count wants something counted
  board.addEventListener('nq-change', () => doors.close());
  board.addEventListener('nq-error', ({ detail }) => {
    if (detail.key) showTrouble('err.unused', [detail.key]);
  });
  for (const type of ['nq-progress', 'nq-done']) board.addEventListener(type, showCount);
  queueMicrotask(() => address.follow(board));
});
const address = new Address(boards, () => settle());
const header = new Header({
  mode: enter,
  language: (lang) => preferences.setLanguage(lang),
  theme: () => preferences.nextTheme(),
  keys: () => showKeys(),
  share: () => openShare({ board: address.board, address, preferences, t: preferences.t }),
});

/** Somebody who comes by a link wants to see what it shows; so does whoever makes a move. */
const doors = new Doors(enter);
if (location.search || location.hash) doors.element.hidden = true;
main.append(doors.element); // above the board it would push it down
/** To a mode by the header, a door or a key. */
function enter(mode) {
  address.go({ mode });
}

/** Language, theme and mode: what the frame shows beside the board. */
function settle() {
  const { t } = preferences;
  for (const board of boards.all) preferences.apply(board);
  header.show(t, preferences.theme);
  header.showMode(address.mode, (mode) => address.linkTo({ mode }));
  doors.show(t);
  showRace(t);
  document.querySelector('.skip').textContent = t('shell.skip');
  showTitle();
  document.getElementById('title').textContent = `${t(`mode.${address.mode}`)} · nqueens`;
}

/** The race takes the board's place. */
function showRace(t) {
  const racing = address.mode === 'race';
  boards.show(racing ? null : address.board);
  race.element.hidden = !racing;
  if (!racing) return race.hide();
  if (address.board !== boards.counter) address.board.pause();
  race.show(t, address.race);
  return undefined;
}

/** How far a count is that goes on while another mode is looked at: in the header and the title. */
let counted = null;

function showCount({ type, detail, currentTarget }) {
  const { t } = preferences;
  const n = currentTarget.n;
  const part = type === 'nq-done' ? t('state.done') : t.percent(detail.fraction);
  if (detail.mode !== undefined && detail.mode !== 'count') return;
  const seen = type === 'nq-done' && address.mode === 'count';
  counted = seen ? null : { n: `n = ${n} · `, part };
  showTitle();
}

function showTitle() {
  const pill = document.getElementById('running');
  const away = counted && address.mode !== 'count' ? counted : null;
  pill.hidden = !away;
  if (away) showPill(pill, away);
  const title = away ? away.n + away.part : preferences.t(`mode.${address.mode}`);
  document.title = `${title} · nqueens`;
}

/** Where there is little room the style leaves n out. */
function showPill(pill, { n, part }) {
  if (pill.textContent === n + part) return;
  pill.replaceChildren(make('span', { class: 'lbl' }, n), part);
  pill.setAttribute('aria-label', n + part);
}

document.getElementById('running').addEventListener('click', (event) => {
  event.preventDefault();
  address.go({ mode: 'count' });
});

/** The board is hidden during a race, and so would be its list of keys. */
function showKeys() {
  if (address.mode !== 'race') return address.board.showKeys('page');
  const open = document.querySelector('dialog');
  if (open) return open.close();
  const dialog = keysDialog(preferences.t, 'race', 'page');
  document.body.append(dialog);
  return dialog.showModal();
}

document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || isTyping(event) || isInDialog(event)) return;
  if (pressPageKey(event)) event.preventDefault();
});

/** Before the board hears of it: the page's list has the page's keys, too. */
document.addEventListener(
  'keydown',
  (event) => {
    if (event.key !== '?' || isTyping(event)) return;
    event.preventDefault();
    showKeys();
  },
  { capture: true },
);

function isInDialog(event) {
  return event.composedPath().some(({ localName }) => localName === 'dialog');
}

/** 1 to 5 are the modes; other keys, while nothing has the focus, mean the board or the race. */
function pressPageKey(event) {
  const free = event.target === document.body;
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (plain && /^[1-5]$/.test(event.key)) enter(PAGE_MODES[Number(event.key) - 1]);
  else if (address.mode !== 'race') return free && address.board.pressKey(event);
  else if (plain && free && /^(Enter| )$/.test(event.key)) race.toggle();
  else return false;
  return true;
}

/** What of a link could not be read, or is of no use on its board. */
function showTrouble(name, keys) {
  showToast(preferences.t, preferences.t(name, { key: keys.join(', ') }));
}

document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  if (address.mode === 'race') race.focus();
  else address.board.focus();
});

preferences.read(address.refused.length ? {} : address.wishes);
address.open();
settle();
if (address.refused.length) showTrouble('err.link', address.refused);
main.dataset.ready = 'true';
workOffline(address.mode === 'race' ? undefined : address.board.answered());
