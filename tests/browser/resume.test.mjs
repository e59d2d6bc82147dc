/**
 * resume.test.mjs -- a count goes on where it was when the tab was closed, only one tab
 * counts at a time, and without storage it goes on and says so.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { ENGINES, launch } from './engines.mjs';
import { openSite } from './site.mjs';

let site;

before(async () => {
  site = await openSite();
});

after(() => site.close());

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

const play = (person) => person.evaluate(() => document.querySelector('n-queens-board').play());

for (const engine of ENGINES.filter((name) => name !== 'webkit')) {
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
      await first.until(
        (least) => {
          const root = document.querySelector('n-queens-board').shadowRoot;
          const text = root.querySelector('.figures dd').textContent;
          return Number(text.split('/')[0].replaceAll(',', '')) > least + 3;
        },
        'some more units',
        before,
      );
      // Saved at most half a second after a unit was done; then the tab goes without a word.
      await first.until(checkpoints, 'a checkpoint');
      await first.close();

      const second = await site.visit(browser, QUERY);
      await second.ready();
      await second.shows('.dock .btn.main .lbl', /^Resume at [\d.]+%$/);
      assert.ok((await second.evaluate(unitsDone)) > 0);
      // Stopped is forgotten, also when it was under way.
      await second.click('.dock .btn.main');
      await second.shows('.dock .btn.main .lbl', 'Pause');
      await second.evaluate(() => document.querySelector('n-queens-board').reset());
      await second.shows('.dock .btn.main .lbl', 'Start');
      await second.gives(checkpoints, 0);
      await second.close();
    });

    test('of two tabs at the same count one counts, and the other is told so', async () => {
      const first = await site.visit(browser, QUERY);
      await first.ready();
      await play(first);
      const counted = await first.until(unitsDone, 'the first units');
      const second = await site.visit(browser, QUERY);
      await second.ready();
      for (let tries = 0; tries < 3; tries++) {
        await play(second);
        await second.until(
          () =>
            /Another tab/.test(
              document.querySelector('n-queens-board').shadowRoot.querySelector('.saved')
                .textContent,
            ),
          'the refusal',
        );
      }
      // What the first one leaves behind the second one takes up, and adds to it.
      await first.close();
      await second.until(
        async (before) => {
          const board = document.querySelector('n-queens-board');
          await board.play();
          const root = board.shadowRoot;
          const running = root.querySelector('.dock .btn.main .lbl').textContent === 'Pause';
          const [done] = root.querySelector('.figures dd').textContent.split('/');
          return running && Number(done.replaceAll(',', '')) > before;
        },
        'the count to go on from where it was',
        counted,
      );
      await second.evaluate(() => document.querySelector('n-queens-board').reset());
      await second.close();
    });
  });
}

test('a checkpoint that cannot be read is told of, and Start counts from the beginning', async () => {
  const browser = await launch('chromium');
  try {
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
    await person.shows('.saved', /cannot be read. Start counts from the beginning/);
    await person.click('.dock .btn.main');
    await person.shows('.tally output', '352');
    await person.shows('.saved', /Matches the published count/);
    assert.deepEqual(person.trouble, []);
  } finally {
    await browser.close();
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

describe('where nothing can be kept a count goes on, and it is said:', () => {
  let browser;

  before(async () => {
    browser = await launch('chromium');
  });

  after(() => browser?.close());

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
