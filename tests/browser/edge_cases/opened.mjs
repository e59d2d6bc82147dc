/**
 * opened.mjs -- a board of the page that is asked and told through its element, and whose
 * workers can be made to fail.
 */
import { browser, site } from '../chromium.mjs';

/**
 * Workers of which every one fails when it is asked, as long as `breaking` is set; with
 * `unstartable` also when it is started.
 */
const fragileWorkers = () => {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (...values) {
    const fails = values[0].name !== 'start' || globalThis.unstartable;
    if (!globalThis.breaking || !fails) return postMessage.apply(this, values);
    const failed = new ErrorEvent('error', { message: globalThis.breaking });
    queueMicrotask(() => this.dispatchEvent(failed));
  };
};

/** Keeps what the board says was wrong. */
const keepErrors = () => {
  globalThis.wrong = [];
  document.addEventListener(
    'nq-error',
    ({ detail }) => globalThis.wrong.push(detail.message),
    true,
  );
};

export async function open(query, options = {}) {
  const person = await site.visit(browser, query, { script: fragileWorkers, ...options });
  await person.ready();
  await person.evaluate(keepErrors);
  return person;
}

export const is = (person, key, wanted) =>
  person.gives((name) => document.querySelector('n-queens-board').state[name] ?? null, wanted, key);

export const call = (person, method, ...values) =>
  person.evaluate(
    (name, given) => {
      const board = document.querySelector('n-queens-board');
      return board[name](...given);
    },
    method,
    values,
  );

export const set = (person, state) =>
  person.evaluate((values) => {
    document.querySelector('n-queens-board').state = values;
  }, state);

/** Every worker fails while something is done; that is told, and then they work again. */
export async function failDuring(person, act) {
  await person.evaluate(() => {
    globalThis.wrong = [];
    globalThis.breaking = 'it broke';
  });
  await act();
  await person.until(
    () => globalThis.wrong.some((text) => text.includes('it broke')),
    'an nq-error',
  );
  await person.evaluate(() => {
    globalThis.breaking = '';
  });
}

export const frames = (person, number) =>
  person.evaluate(async (times) => {
    for (let i = 0; i < times; i++) await new Promise(requestAnimationFrame);
  }, number);

export const stepIs = (person, wanted) =>
  person.gives(() => document.querySelector('n-queens-board').state.step ?? 0, wanted);

export async function stepTo(person, i) {
  await call(person, 'goTo', i);
  await stepIs(person, i);
}

/** The step of a trace, or which of the solutions is shown. */
export const stepOf = (person) =>
  person.evaluate(() => document.querySelector('n-queens-board').state.step ?? 0);

/** The board as it is drawn now, as text. */
export const drawing = (person) =>
  person.evaluate(async () => {
    const board = document.querySelector('n-queens-board');
    return (await board.toBlob({ type: 'image/svg+xml' })).text();
  });

/** The board as text, as soon as these words are in it, or no longer are. */
export const drawingWith = (person, words, isThere = true) =>
  person.until(
    async (wanted, should) => {
      const board = document.querySelector('n-queens-board');
      const picture = await (await board.toBlob({ type: 'image/svg+xml' })).text();
      return picture.includes(wanted) === should && picture;
    },
    `a drawing ${isThere ? 'with' : 'without'} ${words}`,
    words,
    isThere,
  );

/** The value of one of the board's colours. */
export const colour = (person, name) =>
  person.evaluate(
    (token) =>
      getComputedStyle(document.querySelector('n-queens-board')).getPropertyValue(token).trim(),
    `--nq-${name}`,
  );

/** A script for a page whose frames come at the time that the test sets, however late. */
export const clockByHand = () => {
  const real = globalThis.requestAnimationFrame;
  globalThis.clock = 0;
  performance.now = () => globalThis.clock;
  globalThis.requestAnimationFrame = (turn) => real(() => turn(globalThis.clock));
};

/** The board as it is drawn at this time of a clock by hand. */
export async function drawingAt(person, time) {
  await person.evaluate(
    (now) =>
      new Promise((resolve) => {
        globalThis.clock = now;
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
    time,
  );
  return drawing(person);
}

/** What the button says that plays and pauses. */
export const playLabel = (person) =>
  person.evaluate(() =>
    document
      .querySelector('n-queens-board')
      .shadowRoot.querySelector('.transport .main')
      .getAttribute('aria-label'),
  );

/** Presses Enter on the button that plays and pauses, which takes the key for itself. */
export async function pressPlayButton(person) {
  await person.evaluate(() => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    root.querySelector('.transport .main').focus();
  });
  await person.press('Enter');
}
