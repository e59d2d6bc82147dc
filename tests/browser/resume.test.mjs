/**
 * resume.test.mjs -- a count goes on where it was when the tab was closed, only one tab
 * counts at a time, and without storage it goes on and says so.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { browser, site } from './chromium.mjs';
import { enginesOf, launch } from './engines.mjs';

/** Long enough that no machine has finished it while a test looks at it. */
const QUERY = '?mode=count&n=16&algorithm=lookup&workers=2';

/** The units that are done, as the page shows them. */
const unitsDone = () => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  const text = root.querySelector('.figures dd')?.textContent ?? '';
  return Number(text.split('/')[0].replaceAll(',', '')) || 0;
};

/** How many checkpoints lie in the browser's database, which the page has opened by then. */
const checkpoints = () =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('nqueens', 1);
    opening.onerror = reject;
    opening.onsuccess = () => {
      const database = opening.result;
      const store = database.transaction('checkpoints').objectStore('checkpoints');
      store.count().onsuccess = ({ target }) => {
        database.close();
        resolve(target.result);
      };
    };
  });

/** Short enough to be waited for. */
const SHORT = '?mode=count&n=14&algorithm=lookup&workers=1';

const moreUnitsThan = (least) => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  const [done] = root.querySelector('.figures dd').textContent.split('/');
  return Number(done.replaceAll(',', '')) > least;
};

const hasFigures = () => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  const sum = Number(root.querySelector('.tally output').textContent.replaceAll(',', ''));
  return sum > 0 && / sec| min/.test(root.querySelectorAll('.figures dd')[1].textContent);
};

const buttons = () => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  return [...root.querySelectorAll('.dock .btn:not([hidden])')].map(
    (button) => button.textContent + (button.disabled ? ' (off)' : ''),
  );
};

const locksHeld = async () => {
  const { held } = await navigator.locks.query();
  return held.filter(({ name }) => name.startsWith('nqueens count ')).length;
};

/** Notes the units that are done, and the total, whenever they are told. */
const noteEvents = () => {
  const board = document.querySelector('n-queens-board');
  Object.assign(globalThis, { heard: [], ended: [] });
  board.addEventListener('nq-progress', ({ detail }) => {
    globalThis.heard.push([detail.done, detail.total]);
  });
  board.addEventListener('nq-done', ({ detail }) => globalThis.ended.push(String(detail.count)));
};

/** Counts, and pauses as soon as a unit is done: no machine is too fast for that. */
const playOneUnit = () => {
  const board = document.querySelector('n-queens-board');
  board.addEventListener('nq-progress', ({ detail }) => detail.done > 0 && board.pause());
  board.play();
};

const play = (person) => person.evaluate(() => document.querySelector('n-queens-board').play());

for (const engine of enginesOf(import.meta.url).filter((name) => name !== 'webkit')) {
  describe(engine, () => {
    let browser;

    before(async () => {
      browser = await launch(engine);
    });

    after(() => browser?.close());

    test('a closed tab loses little: the next one resumes where it was', async () => {
      const first = await site.visit(browser, QUERY);
      await first.ready();
      await first.evaluate(() => document.querySelector('n-queens-board').play());
      const before = await first.until(unitsDone, 'the first units');
      await first.until(moreUnitsThan, 'some more units', before + 3);
      // Saved at most half a second after a unit was done; then the tab goes without a word.
      await first.until(checkpoints, 'a checkpoint');
      await first.close();

      const second = await site.visit(browser, QUERY);
      await second.ready();
      await second.shows('.dock .btn.main .lbl', /^Resume at [\d.]+%$/);
      assert.ok((await second.evaluate(unitsDone)) > 0);
      // A reset forgets the count, also while it is under way.
      await second.click('.dock .btn.main');
      await second.shows('.dock .btn.main .lbl', 'Pause');
      await second.evaluate(() => document.querySelector('n-queens-board').reset());
      await second.shows('.dock .btn.main .lbl', 'Start');
      await second.gives(checkpoints, 0);
      await second.close();
    });

    test('of two tabs at the same count one counts, and the other watches', async () => {
      const first = await site.visit(browser, QUERY);
      await first.ready();
      await play(first);
      await first.until(unitsDone, 'the first units');
      const second = await site.visit(browser, QUERY);
      await second.ready();
      await second.shows('.saved', /^Another tab or board is counting this/);
      const counted = await second.until(unitsDone, 'the other one’s units');
      // It does not count, however often it is asked to, nor does it stop the other one.
      for (const name of ['play', 'solve', 'pause', 'reset', 'play']) {
        await second.evaluate(
          (command) => document.querySelector('n-queens-board')[command](),
          name,
        );
        assert.deepEqual(await second.evaluate(buttons), ['Watching (off)']);
      }
      assert.equal(await second.evaluate(locksHeld), 1);
      await second.until(moreUnitsThan, 'the figures to move', counted);
      await second.until(hasFigures, 'the time and the sum');
      // What the first one leaves behind the second one takes up, and adds to it.
      await first.close();
      await second.shows('.dock .btn.main .lbl', /^Resume at [\d.]+%$/);
      const left = await second.evaluate(unitsDone);
      assert.ok(left > 0);
      await second.click('.dock .btn.main');
      await second.shows('.dock .btn.main .lbl', 'Pause');
      await second.until(moreUnitsThan, 'the count to go on from where it was', left);
      await second.evaluate(() => document.querySelector('n-queens-board').reset());
      assert.deepEqual([...first.trouble, ...second.trouble], []);
      await second.close();
    });

    test('who watches sees a pause, can go on, and both end with the number', async () => {
      const [first, second] = [await site.visit(browser, SHORT), await site.visit(browser, SHORT)];
      for (const person of [first, second]) {
        await person.ready();
        await person.evaluate(noteEvents);
      }
      await first.evaluate(playOneUnit);
      await second.until(() => globalThis.heard.at(-1)?.[0] > 0, 'the first one’s units');
      await second.shows('.dock .btn.main .lbl', /^Resume at [\d.]+%$/);
      await second.click('.dock .btn.main');
      for (const person of [first, second]) {
        await person.shows('.tally output', '365,596'); // OEIS A000170
        await person.shows('.saved', /^Matches the published count/);
        await person.gives(() => globalThis.ended, ['365596']);
        const heard = await person.evaluate(() => globalThis.heard);
        assert.deepEqual(
          heard,
          heard.toSorted(([a], [b]) => a - b),
        );
        assert.equal(heard.at(-1)[0], heard.at(-1)[1]);
      }
      // What one throws away nobody believes in any more.
      await second.evaluate(() => document.querySelector('n-queens-board').reset());
      await first.shows('.dock .btn.main .lbl', 'Start');
      assert.deepEqual([...first.trouble, ...second.trouble], []);
      await first.close();
      await second.close();
    });
  });
}

test('a page that was left while it made the database holds up nobody', async () => {
  const person = await site.visit(browser, '');
  const fresh = { database: 'nqueens', address: new URL('lib/pool/index.js', site.address).href };
  await person.evaluate(async ({ database, address }) => {
    const { indexedDBCheckpoint } = await import(address);
    await new Promise((resolve) => {
      indexedDB.deleteDatabase(database).onsuccess = resolve;
    });
    indexedDBCheckpoint('left').load();
  }, fresh);
  await person.page.goto(`${site.address}?mode=trace`);
  const kept = await person.evaluate(async ({ address }) => {
    const { indexedDBCheckpoint } = await import(address);
    const checkpoint = indexedDBCheckpoint('left');
    await checkpoint.save(Uint8Array.of(1, 2, 3));
    const bytes = await checkpoint.load();
    await checkpoint.remove();
    return [...bytes];
  }, fresh);
  assert.deepEqual(kept, [1, 2, 3]);
  await person.close();
});

test('a checkpoint that cannot be read is told of, and Start counts from the beginning', async () => {
  const person = await site.visit(browser, '?mode=count&n=8');
  await person.ready();
  await person.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('nqueens', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('checkpoints');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const change = opening.result.transaction('checkpoints', 'readwrite');
          change.objectStore('checkpoints').put(new Uint8Array([1, 2, 3]), 'count 9 default');
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );
  await person.page.goto(`${site.address}?mode=count&n=9`);
  await person.shows('.saved', /cannot be read. Press Start to count from the beginning/);
  await person.click('.dock .btn.main');
  await person.shows('.tally output', '352');
  await person.shows('.saved', /Matches the published count/);
  assert.deepEqual(person.trouble, []);
  await person.close();
});

/** Whether the second board on the page says this. */
const secondSays = (words) => {
  const { shadowRoot } = document.getElementById('second');
  return shadowRoot.querySelector('.saved').textContent.startsWith(words);
};

/** While the page's own board counts, a second one beside it is asked to do so, too. */
const countTwice = async () => {
  const board = document.querySelector('n-queens-board');
  const begun = new Promise((resolve) => {
    board.addEventListener('nq-progress', resolve, { once: true });
  });
  board.play();
  await begun;
  const second = document.createElement('n-queens-board');
  Object.assign(second, { id: 'second', state: board.state });
  document.body.append(second);
  second.play();
};

/** Ways in which a browser does not tell what others do. */
const TELLING_NOTHING = {
  'there are no channels': () => {
    delete globalThis.BroadcastChannel;
  },
  'locks cannot be asked about': () => {
    LockManager.prototype.query = () => Promise.reject(new DOMException('no', 'SecurityError'));
  },
  'there are no locks': () => {
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
  },
};

/** From when it is told to, the page saves what nobody can read. */
const spoilable = () => {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (bytes, key) {
    return put.call(this, globalThis.spoiling ? new Uint8Array(3) : bytes, key);
  };
};

describe('of two boards on one page', () => {
  test('the second one watches, also after it was taken away and put back', async () => {
    const person = await site.visit(browser, QUERY, { script: spoilable });
    await person.ready();
    await person.evaluate(countTwice);
    await person.until(secondSays, 'it to watch', 'Another tab or board');
    await person.evaluate(() => document.body.append(document.getElementById('second')));
    await person.until(secondSays, 'it to watch again', 'Another tab or board');
    // Watching, too, it does not believe what cannot be read.
    await person.evaluate(() => {
      globalThis.spoiling = true;
    });
    await person.until(secondSays, 'the trouble', 'The saved progress cannot be read');
    await person.evaluate(() => document.querySelector('n-queens-board').reset());
    await person.close();
  });

  for (const [name, script] of Object.entries(TELLING_NOTHING)) {
    test(`the second one is told so where ${name}`, async () => {
      const person = await site.visit(browser, QUERY, { script });
      await person.ready();
      await person.evaluate(countTwice);
      await person.until(secondSays, 'the refusal', 'Another tab is counting this board');
      await person.evaluate(() => document.querySelector('n-queens-board').reset());
      await person.close();
    });
  }
});

/** Ways in which a browser keeps nothing; each runs before the page's own scripts, as a text. */
const KEEPING_NOTHING = {
  'there is no database': () => {
    Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  },
  'even to look at the database is refused': () => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('not here', 'SecurityError');
      },
    });
  },
  'the database cannot be opened, as in some private windows': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('not in a private window', 'InvalidStateError');
    };
  },
  'there is no room left': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('the quota is used up', 'QuotaExceededError');
    };
  },
  // The last one: the database is of a later version from then on.
  'the database refuses when it is opened': () => {
    const { open } = IDBFactory.prototype;
    // A version below that of an existing database is refused later, by an event.
    IDBFactory.prototype.open = function (name) {
      open.call(this, name, 9);
      return open.call(this, name, 8);
    };
  },
};

const STORING = {
  'the database': () => {},
  'the page, where there is no database': KEEPING_NOTHING['there is no database'],
  'the page, where the database takes nothing': KEEPING_NOTHING['there is no room left'],
};

const noteFirstUnits = () => {
  globalThis.first = null;
  document.querySelector('n-queens-board').addEventListener('nq-progress', ({ detail }) => {
    globalThis.first ??= detail.done;
  });
};

describe('Pause keeps what was counted, and Resume goes on from it: in', () => {
  for (const [name, script] of Object.entries(STORING)) {
    test(name, async () => {
      const person = await site.visit(browser, QUERY, { script });
      await person.ready();
      assert.deepEqual(await person.evaluate(buttons), ['Start']);
      await play(person);
      const before = await person.until(unitsDone, 'the first units');
      await person.until(moreUnitsThan, 'some more units', before + 3);
      await person.click('.dock .btn.main');
      await person.shows('.dock .btn.main .lbl', /^Resume at [\d.]+%$/);
      const done = await person.evaluate(unitsDone);
      assert.ok(done > before + 3);
      await person.evaluate(noteFirstUnits);
      await person.click('.dock .btn.main');
      await person.until(() => globalThis.first !== null, 'the count to go on');
      const resumed = await person.evaluate(() => globalThis.first);
      assert.ok(resumed >= done, `${resumed} of ${done} units`);
      await person.evaluate(() => document.querySelector('n-queens-board').reset());
      await person.close();
    });
  }
});

test('what was counted before Pause is still there after a reload', async () => {
  const person = await site.visit(browser, QUERY);
  await person.ready();
  await play(person);
  await person.until(unitsDone, 'the first units');
  await person.click('.dock .btn.main');
  const done = await person.evaluate(unitsDone);
  // The lock is held until the last save has ended.
  await person.gives(locksHeld, 0);
  await person.reload();
  await person.shows('.dock .btn.main .lbl', /^Resume at [\d.]+%$/);
  assert.ok((await person.evaluate(unitsDone)) >= done);
  await person.evaluate(() => document.querySelector('n-queens-board').reset());
  await person.close();
});

describe('where nothing can be kept a count goes on, and it is said:', () => {
  for (const [name, script] of Object.entries(KEEPING_NOTHING)) {
    test(name, async () => {
      const person = await site.visit(browser, '?mode=count&n=13&algorithm=array&workers=1', {
        script,
      });
      await person.ready();
      await person.evaluate(() => {
        const words = document.querySelector('n-queens-board').shadowRoot.querySelector('.saved');
        globalThis.said = [words.textContent];
        new MutationObserver(() => globalThis.said.push(words.textContent)).observe(words, {
          childList: true,
          characterData: true,
          subtree: true,
        });
      });
      await play(person);
      await person.until(
        () =>
          document.querySelector('n-queens-board').shadowRoot.querySelector('.tally .num')
            .textContent === '73,712', // OEIS A000170
        'the number',
      );
      await person.until(
        () => globalThis.said.some((words) => /cannot save|cannot be saved/.test(words)),
        'the warning',
      );
      assert.deepEqual(person.trouble, []);
      await person.close();
    });
  }
});
