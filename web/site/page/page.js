/**
 * page.js -- the page: one <n-queens-board> with a frame around it.
 */
import '../../lib/element/index.js';
import { isTyping } from '../../lib/element/dom.js';
import { keysHelp } from '../../lib/element/parts/keys-help.js';
import { pageSheets } from '../../lib/element/styles/index.js';
import { Address, PAGE_MODES } from './address.js';
import { Header } from './header.js';
import { workOffline } from './offline.js';
import { Preferences } from './preferences.js';
import { RaceMode } from './race/race.js';
import { openShare } from './share.js';
import { showToast } from './toast.js';

const board = document.getElementById('board');
const main = document.getElementById('main');

document.adoptedStyleSheets = pageSheets();
[board.base] = location.href.split(/[?#]/);

const race = new RaceMode((figures) => address.compare(figures));
main.append(race.element);

const preferences = new Preferences(() => settle());
const address = new Address(board, () => settle());
const header = new Header({
  mode: (mode) => address.go({ mode }),
  language: (lang) => preferences.setLanguage(lang),
  theme: () => preferences.nextTheme(),
  keys: () => showKeys(),
  share: () => openShare({ board, address, preferences, t: preferences.t }),
});

/** Language, theme and mode: what the frame shows beside the board. */
function settle() {
  const { t } = preferences;
  preferences.apply(board);
  header.show(t, preferences.theme);
  header.showMode(address.mode, (mode) => address.linkTo({ mode }));
  showRace(t);
  document.querySelector('.skip').textContent = t('shell.skip');
  document.title = `${t(`mode.${address.mode}`)} · nqueens`;
  document.getElementById('title').textContent = document.title;
}

/** The race takes the board's place. */
function showRace(t) {
  const racing = address.mode === 'race';
  board.hidden = racing;
  race.element.hidden = !racing;
  if (!racing) return race.hide();
  board.pause();
  race.show(t, address.figures);
  return undefined;
}

/** The board is hidden during a race, and so would be its list of keys. */
function showKeys() {
  if (address.mode !== 'race') return board.showKeys('page');
  const open = document.querySelector('dialog');
  if (open) return open.close();
  const dialog = keysHelp(preferences.t, 'race', 'page');
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
  if (plain && /^[1-5]$/.test(event.key)) address.go({ mode: PAGE_MODES[Number(event.key) - 1] });
  else if (address.mode !== 'race') return free && board.pressKey(event);
  else if (plain && free && /^(Enter| )$/.test(event.key)) race.toggle();
  else return false;
  return true;
}

/** What a link asked for and the board cannot do is said like what could not be read. */
board.addEventListener('nq-error', ({ detail }) => {
  if (detail.key) showTrouble([detail.key]);
});

function showTrouble(keys) {
  showToast(preferences.t, preferences.t('err.link', { key: keys.join(', ') }));
}

document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  if (address.mode === 'race') race.focus();
  else board.focus();
});

preferences.read(address.refused.length ? {} : address.wishes);
address.open();
settle();
if (address.refused.length) showTrouble(address.refused);
main.dataset.ready = 'true';
workOffline();
