/**
 * tutorial.js -- wakes the boards of a chapter, keeps the reader's theme and language of code.
 *
 * A board starts two workers, so it is woken when the reader comes near; until then its
 * picture stands in its place. The picture stays for the printer: paper is light and still.
 */
import { documentHeader } from '../page/document-header.js';
import { workOffline } from '../page/offline.js';

const NEAR = '400px';

const boards = [...document.querySelectorAll('n-queens-board')];

/** Takes a board out of the page and leaves its picture, where links still find it. */
function putToSleep(board) {
  const still = board.querySelector('.still');
  const place = document.createElement('div');
  place.className = 'asleep';
  if (board.id) place.id = board.id;
  board.replaceWith(place);
  place.append(still);
  return { place, board };
}

async function wake({ place, board }) {
  if (!sleepers.delete(place)) return;
  place.className = 'paper';
  place.removeAttribute('id');
  place.before(board);
  const { embedButton } = await import('../page/embed-button.js');
  const top = new URL('../../index.html', location.href).href;
  board.closest('figure')?.append(embedButton(board, preferences, top));
}

/** Resolves when those that are near from the beginning show what they have asked for. */
function wakeWhenNear(sleepers) {
  return new Promise((resolve) => {
    const near = new IntersectionObserver(
      (entries) => {
        const reached = entries.filter(({ isIntersecting }) => isIntersecting);
        const woken = reached.flatMap(({ target }) => sleepers.get(target) ?? []);
        for (const { place } of woken) near.unobserve(place);
        woken.forEach(wake);
        resolve(Promise.all(woken.map(({ board }) => board.answered())));
      },
      { rootMargin: NEAR },
    );
    for (const place of sleepers.keys()) near.observe(place);
    if (sleepers.size === 0) resolve();
  });
}

/** A link can move a board that is far away: it is awake before the element hears of the click. */
function wakeLinked({ target }) {
  const link = target.closest('[data-board]');
  const linked = [...sleepers.values()].find(({ board }) => board.id === link?.dataset.board);
  if (linked) wake(linked);
}

function applyTheme({ theme }) {
  for (const board of boards) board.setAttribute('theme', theme);
}

/** One language for all code panes and listings: the one that the reader chose last. */
function applyCode({ code }) {
  if (!code) return;
  for (const board of boards) {
    if (board.getAttribute('code') !== code) board.setAttribute('code', code);
  }
  for (const text of document.querySelectorAll('.listing'))
    text.hidden = text.dataset.code !== code;
  for (const tab of document.querySelectorAll('.codes button')) {
    tab.setAttribute('aria-pressed', String(tab.dataset.code === code));
  }
}

function watchCode() {
  for (const tabs of document.querySelectorAll('.codes')) {
    tabs.hidden = false;
    tabs.addEventListener('click', ({ target }) => {
      if (target.dataset.code) preferences.setCode(target.dataset.code);
    });
  }
  for (const board of boards) {
    board.addEventListener('nq-change', ({ detail }) => {
      const { code } = detail.state;
      if (detail.changed.includes('code') && code !== preferences.code) preferences.setCode(code);
    });
  }
}

/** Paper cannot be clicked: answers are printed open. */
function watchPrinter() {
  const closed = new Set();
  addEventListener('beforeprint', () => {
    for (const answer of document.querySelectorAll('details:not([open])')) {
      closed.add(answer);
      answer.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const answer of closed) answer.open = false;
    closed.clear();
  });
}

const sleepers = new Map(boards.map(putToSleep).map((sleeper) => [sleeper.place, sleeper]));
const preferences = documentHeader((chosen) => {
  applyTheme(chosen);
  applyCode(chosen);
});
watchCode();
watchPrinter();
await import('../../lib/element/index.js');
document.addEventListener('click', wakeLinked, true);
workOffline(wakeWhenNear(sleepers));
