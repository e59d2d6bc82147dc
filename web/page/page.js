/**
 * page.js -- the page: one <n-queens-board> with a frame around it.
 */
import '../element.js';
import { pageSheets } from '../element/styles/index.js';
import { Address } from './address.js';
import { Bar } from './bar.js';
import { Preferences } from './preferences.js';
import { RaceMode } from './race/race.js';
import { openShare } from './share.js';
import { showToast } from './toast.js';

const board = document.getElementById('board');
const main = document.getElementById('main');

document.adoptedStyleSheets = pageSheets();
board.base = new URL('../', import.meta.url).href;

const race = new RaceMode();
main.append(race.element);

const preferences = new Preferences(() => settle());
const address = new Address(board, () => settle());
const bar = new Bar(document.getElementById('bar'), {
  mode: (mode) => address.go({ mode }),
  language: (lang) => preferences.setLanguage(lang),
  theme: () => preferences.nextTheme(),
  keys: () => board.showKeys('page'),
  share: () => openShare({ board, address, preferences, words: preferences.words }),
});

/** Language, theme and mode: what the frame shows beside the board. */
function settle() {
  const { words } = preferences;
  preferences.apply(board);
  bar.show(words, address.mode, preferences.theme, (mode) => address.linkTo({ mode }));
  showRace(words);
  document.querySelector('.skip').textContent = words('shell.skip');
  document.title = `${words(`mode.${address.mode}`)} · nqueens`;
  document.getElementById('title').textContent = document.title;
}

let raceLanguage = '';

/** The race takes the board's place. */
function showRace(words) {
  const racing = address.mode === 'race';
  board.hidden = racing;
  race.element.hidden = !racing;
  if (!racing) return race.hide();
  board.pause();
  if (raceLanguage !== words.language) race.build(words);
  raceLanguage = words.language;
  return undefined;
}

/** Keys pressed while nothing has the focus mean the board; 1 to 5 are the modes. */
document.addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.target !== document.body) return;
  if (/^[1-5]$/.test(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    address.go({ mode: bar.modes[Number(event.key) - 1] });
  } else board.pressKey(event);
});

document.querySelector('.skip').addEventListener('click', (event) => {
  event.preventDefault();
  board.focus();
});

preferences.read(address.refused.length ? {} : address.wishes);
address.open();
settle();
if (address.refused.length) {
  showToast(preferences.words, preferences.words('err.link', { key: address.refused.join(', ') }));
}
main.dataset.ready = 'true';
