/**
 * count.test.mjs -- the seldom used of a count: keys, hours, workers that fail, a damaged
 * checkpoint.
 */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { call, drawing, failDuring, open, set } from './opened.mjs';

describe('count', () => {
  let person;
  before(async () => {
    person = await open('?mode=count&n=17&algorithm=bitmask&workers=2');
  });

  const label = () =>
    document.querySelector('n-queens-board').shadowRoot.querySelector('.dock .btn.main .lbl')
      .textContent;

  test('is paused and resumed by a key, with other workers', async () => {
    await person.press('Enter');
    await person.gives(label, 'Pause');
    await person.until(
      () =>
        / \/ /.test(
          document.querySelector('n-queens-board').shadowRoot.querySelector('.figures dd')
            .textContent,
        ),
      'the first units',
    );
    await set(person, { mode: 'count', n: 17, algorithm: 'bitmask', workers: 1 });
    await person.gives(label, 'Pause');
    await person.press('Enter');
    await person.until(
      () =>
        /^Resume/.test(
          document.querySelector('n-queens-board').shadowRoot.querySelector('.dock .btn.main .lbl')
            .textContent,
        ),
      'the offer to resume',
    );
    await person.shows('.saved', /^Saved\. /);
    assert.deepEqual(
      await person.evaluate(() => document.querySelector('n-queens-board').position),
      [],
    );
    await call(person, 'reset');
    await person.gives(label, 'Start');
  });

  test('that takes hours is not begun without asking', async () => {
    await set(person, { mode: 'count', n: 26 });
    await person.gives(label, 'Start');
    await call(person, 'solve');
    await person.shows('.saved', /(hrs?|days?|yrs?) on this machine/);
    await call(person, 'pause');
    await set(person, { mode: 'count', n: 29 });
    await person.shows('.saved', /28/);
  });

  test('is begun when one insists, and drawn; other keys do nothing', async () => {
    await set(person, { mode: 'count', n: 26 });
    await call(person, 'solve');
    await person.shows('.saved', /on this machine/);
    await person.press('x');
    await person.page.keyboard.down('Control');
    await person.press('Enter');
    await person.page.keyboard.up('Control');
    await person.press(' ');
    await person.gives(label, 'Pause');
    assert.match(await drawing(person), /^<svg.*\n<title>Board, 26 by 26/);
    await call(person, 'reset');
    await person.gives(label, 'Start');
    await set(person, { mode: 'count', n: 8 });
    for (let times = 0; times < 2; times++) {
      await call(person, 'play');
      await person.shows('.saved', /published/);
      await person.shows('.tally .num', '92');
    }
  });

  test('whose workers cannot be started is made without them, and the console says why', async () => {
    const broken = await open('?mode=count&n=9');
    await broken.evaluate(() => {
      globalThis.breaking = 'it broke';
      globalThis.unstartable = true;
      document.querySelector('n-queens-board').play();
    });
    await broken.shows('.tally .num', '352');
    assert.match(broken.trouble.join('\n'), /no worker can be started: it broke/);
    await broken.close();
  });

  test('whose worker fails while it looks for what was saved loses nothing', async () => {
    const long = { mode: 'count', n: 17, algorithm: 'bitmask', workers: 2 };
    await set(person, long);
    await person.gives(label, 'Start');
    await person.press('Enter');
    await person.shows('.figures dd', /^[1-9]\d* \/ /);
    await person.press('Enter');
    await person.shows('.dock .btn.main .lbl', /^Resume/);
    const done = parseInt(await person.text('.figures dd'), 10);
    // This one was counted before: its number is there when it has looked.
    await set(person, { mode: 'count', n: 8 });
    await person.shows('.tally .num', '92');
    await failDuring(person, () => set(person, long));
    await person.shows('.saved', /^The solver did not load/);
    await person.evaluate(() => {
      const hear = ({ detail }) => {
        globalThis.resumedFrom ??= detail.done;
      };
      document.addEventListener('nq-progress', hear, true);
    });
    await person.press('Enter');
    const resumed = await person.until(() => globalThis.resumedFrom, 'the first progress');
    assert.ok(resumed >= done, `${resumed} of ${done} units`);
    await call(person, 'reset');
    await person.gives(label, 'Start');
  });

  test('says that it cannot be saved as long as that is so', async () => {
    await person.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = function (...values) {
        if (globalThis.full) throw new DOMException('it is full', 'QuotaExceededError');
        return put.apply(this, values);
      };
      globalThis.full = true;
    });
    await set(person, { mode: 'count', n: 16, algorithm: 'array', workers: 1 });
    await person.gives(label, 'Start');
    await person.press('Enter');
    await person.shows('.saved', /cannot be saved here/);
    await person.evaluate(() => {
      globalThis.full = false;
    });
    await person.shows('.saved', /^Saved/);
    await call(person, 'reset');
    await person.gives(label, 'Start');
  });

  test('is saved again when its database can be read again, and not before', async () => {
    const results = await person.evaluate(async () => {
      const { indexedDBCheckpoint } = await import(
        new URL('lib/pool/index.js', location.href).href
      );
      const storage = indexedDBCheckpoint('a count');
      const save = (value) => storage.save(new Uint8Array([value])).catch((error) => error.message);
      await save(1);
      const { open } = IDBFactory.prototype;
      IDBFactory.prototype.open = () => {
        throw new Error('not now');
      };
      const missed = await storage.load();
      IDBFactory.prototype.open = open;
      const refused = await save(2);
      const kept = [...(await storage.load())];
      await save(3);
      return { missed, refused, kept, saved: [...(await storage.load())] };
    });
    assert.deepEqual(results, { missed: null, refused: 'not now', kept: [1], saved: [3] });
  });

  for (const [name, kind] of [
    ['damaged', 'Uint8Array'],
    ['not even bytes', 'Array'],
  ]) {
    test(`whose checkpoint is ${name} says so`, () => saysSpoiled(kind));
  }

  async function saysSpoiled(kind) {
    await set(person, { mode: 'count', n: 13 });
    await person.evaluate(
      (type) =>
        new Promise((resolve, reject) => {
          const opening = indexedDB.open('nqueens', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('checkpoints');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const write = opening.result.transaction('checkpoints', 'readwrite');
            write.objectStore('checkpoints').put(new globalThis[type](9), 'count 14 bitmask');
            write.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
      kind,
    );
    await set(person, { mode: 'count', n: 14, algorithm: 'bitmask' });
    await person.shows('.saved', /cannot be read/);
  }
});
