/**
 * modes.test.mjs -- one mode is left for another: the game that was left, answers that
 * come late.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { call, frames, is, open, set } from './opened.mjs';

test('whoever comes back to play finds the board that is asked for', async () => {
  const person = await open('');
  const stands = (wanted) =>
    person.gives(() => document.querySelector('n-queens-board').position, wanted);
  const mode = (name) =>
    person.evaluate((wanted) => {
      document.querySelector('n-queens-board').mode = wanted;
    }, name);
  const [two, other] = [
    [0, 2, null, null, null],
    [1, null, null, null, null],
  ];
  const trace = { mode: 'trace', n: 5 };
  await set(person, { n: 5, queens: two });
  // Only looked at: the game is still there, and so is its past.
  await person.clickCell(4, 4);
  await mode('trace');
  await mode('play');
  await stands([0, 2, null, null, 4]);
  await call(person, 'undo');
  await stands(two);
  // Told what to show: that, and nothing that was there before.
  for (const [state, wanted] of [
    [{ n: 5, queens: other }, other],
    [{ n: 5 }, [null, null, null, null, null]],
    [{ n: 4, queens: [1] }, [1, null, null, null]],
    [{ n: 5, queens: two, rules: 'torus' }, two],
    [{ n: 5, queens: two }, two],
  ]) {
    await set(person, trace);
    await set(person, state);
    await stands(wanted);
    await is(person, 'rules', state.rules ?? null);
  }
  await person.close();
});

test('a mode of the page takes the size along, and play the game that was left', async () => {
  const person = await open('?n=5&queens=0,2');
  const address = () => decodeURIComponent(location.search);
  await person.click('#mode-trace');
  await person.gives(address, '?mode=trace&n=5');
  await person.click('#mode-play');
  await person.gives(address, '?n=5&queens=0,2,-,-,-');
  await person.shows('.say-kind', /^2 of 5/);
  await person.click('#mode-trace');
  await set(person, { mode: 'trace', n: 6 });
  await person.click('#mode-play');
  await person.gives(address, '?n=6');
  await person.shows('.say-kind', /^0 of 6/);
  await person.close();
});

describe('an answer that comes when its mode was left', () => {
  /**
   * Workers that get their requests when letGo() is called, which waits until each was
   * answered, or cancelled together with its mode, or its worker ended.
   */
  const slowWorkers = () => {
    const { postMessage, terminate } = Worker.prototype;
    const over = new EventTarget();
    const end = (what) => over.dispatchEvent(new Event(what));
    let held = null;
    const numbers = new Map();
    const nameOf = (worker) => {
      if (!numbers.has(worker)) numbers.set(worker, numbers.size);
      return `worker ${numbers.get(worker)}`;
    };
    const post = (worker, values) => {
      const [{ name, values: [id] = [] }] = values;
      postMessage.apply(worker, values);
      if (name === 'cancel') end(`${nameOf(worker)} request ${id}`);
    };
    Worker.prototype.postMessage = function (...values) {
      if (held) held.push([this, values]);
      else post(this, values);
    };
    Worker.prototype.terminate = function () {
      terminate.call(this);
      end(nameOf(this));
    };
    globalThis.hold = () => {
      held = [];
    };
    globalThis.letGo = () => {
      const all = held;
      held = null;
      const ends = all
        .filter(([, [request]]) => request.name !== 'cancel')
        .map(
          ([worker, [{ id }]]) =>
            new Promise((resolve) => {
              worker.addEventListener('message', ({ data }) => data.id === id && resolve());
              over.addEventListener(`${nameOf(worker)} request ${id}`, resolve);
              over.addEventListener(nameOf(worker), resolve);
            }),
        );
      for (const [worker, values] of all) post(worker, values);
      return Promise.all(ends);
    };
  };

  const PLAY = { queens: [2, 5, 7, 1, 3, null, null, null] };
  const TRACE = { mode: 'trace', n: 6, algorithm: 'array' };

  /** Asks for something in one mode and goes to another before the answer comes. */
  async function leave(person, from, ask, to) {
    await set(person, from);
    await person.shows('.say-kind', from === PLAY ? /^5 of 8/ : /Step 1 of/);
    await person.evaluate(() => globalThis.hold());
    await ask();
    await set(person, to);
    await person.evaluate(() => globalThis.letGo());
    await frames(person, 3);
  }

  test('changes nothing of the next one', async () => {
    const person = await open('', { script: slowWorkers });
    const ask = (method, ...values) =>
      person.evaluate(
        (name, given) => void document.querySelector('n-queens-board')[name](...given),
        method,
        values,
      );
    for (const wish of [
      () => ask('goTo', 20),
      () => ask('solve'),
      () => ask('stepForward'),
      () => ask('play'),
    ]) {
      await leave(person, TRACE, wish, PLAY);
      await person.shows('.say-kind', /^5 of 8/);
      assert.equal(
        (await person.evaluate(() => document.querySelector('n-queens-board').position)).length,
        8,
      );
    }
    for (const wish of [() => ask('solve'), () => person.press('h')]) {
      await leave(person, PLAY, wish, TRACE);
      await person.shows('.say-kind', /Step 1 of/);
      await is(person, 'queens', null);
    }
    assert.deepEqual(await person.evaluate(() => globalThis.wrong), []);
    await person.close();
  });
});
