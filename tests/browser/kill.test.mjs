/**
 * kill.test.mjs -- browsers are killed in the middle of a count; the page that is opened
 * next goes on from there, and the total is right.
 *
 * NQ_KILLS=20 kills more often. The instants come from a seed, which a failure names.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { median } from '../median.mjs';
import { randomFrom } from '../random.mjs';
import { enginesOf, launch } from './engines.mjs';
import { openSite } from './site.mjs';

const KILLS = Number(process.env.NQ_KILLS ?? 1);

/** Long enough for all kills; the totals are of OEIS A000170. */
const [N, TOTAL] = KILLS > 1 ? [16, '14,772,512'] : [15, '2,279,184'];
const QUERY = `?mode=count&n=${N}&algorithm=bitmask&workers=2`;

/** A count runs at most so long before it is killed. */
const LONGEST_MS = KILLS > 1 ? 2000 : 500;

/**
 * What the promise allows, and what a slow disk may take to flush on a busy machine: once
 * in a while, but not every other time.
 */
const PROMISED_MS = 500;
const FLUSH_MS = 2000;

let site;

before(async () => {
  site = await openSite();
});

after(() => site.close());

/** What the page shows: the units that are done, the number, the words on the button. */
const shown = () => {
  const root = document.querySelector('n-queens-board').shadowRoot;
  const [done, all] = root
    .querySelector('.figures dd')
    .textContent.split('/')
    .map((text) => Number(text.replaceAll(',', '')) || 0);
  const [tally, label] = ['.tally .num', '.dock .btn.main .lbl'].map(
    (name) => root.querySelector(name).textContent,
  );
  return { done, all, tally, label };
};

/** Whether something lies in the browser's database. */
const isStored = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open('nqueens', 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore('checkpoints');
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const store = opening.result.transaction('checkpoints').objectStore('checkpoints');
      store.count().onsuccess = ({ target }) => {
        opening.result.close();
        resolve(target.result > 0);
      };
    };
  });

/** The page, once it shows what was stored. */
async function open(browser) {
  const person = await site.visit(browser, QUERY);
  await person.ready();
  const offers = () => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    // A finished count is kept, too, and can only be run again.
    return /^(Resume|Run again)/.test(root.querySelector('.dock .btn.main .lbl').textContent);
  };
  if (await person.evaluate(isStored)) await person.until(offers, 'the offer to resume');
  return person;
}

const isOver = ({ done, all }) => all > 0 && done === all;

/** Counts until the time is over; gives when each number of units was first seen. */
async function countFor(person, ms) {
  const seen = [];
  const begin = performance.now();
  await person.evaluate(() => document.querySelector('n-queens-board').play());
  while (performance.now() - begin < ms && !isOver(seen.at(-1) ?? {})) {
    const now = await person.evaluate(shown);
    if (now.done !== seen.at(-1)?.done) seen.push({ ...now, at: performance.now() });
    await pause(10);
  }
  return seen;
}

/** For how long the page had shown more than what was found afterwards. */
function lossOf({ seen, at }, found) {
  const later = seen.find(({ done }) => done > found);
  return later ? Math.round(at - later.at) : 0;
}

/** The count comes to its end, as late as the test's own limit; the page says the number. */
async function endOf(person) {
  const said = () => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    const over = /published/.test(root.querySelector('.saved').textContent);
    return over && root.querySelector('.tally .num').textContent;
  };
  for (;;) {
    const tally = await person.evaluate(said);
    if (tally) return assert.equal(tally, TOTAL);
    await pause(100);
  }
}

for (const engine of enginesOf(import.meta.url).filter((name) => name !== 'webkit')) {
  describe(engine, () => {
    const folder = mkdtempSync(join(tmpdir(), `nqueens-${engine}-`));
    after(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

    test(`a count whose browser is killed ${KILLS} times is right`, {
      timeout: 180_000 + KILLS * 30_000,
    }, async (t) => {
      const seed = Date.now() >>> 0;
      const random = randomFrom(seed);
      const losses = [];
      let last = { seen: [], at: 0 };
      let finished = 0;
      for (let kill = 0; kill <= KILLS; kill++) {
        const browser = await launch(engine, { folder });
        const person = await open(browser);
        const { done } = await person.evaluate(shown);
        if (last.seen.length > 0) {
          assert.ok(done > 0, `seed ${seed}: what was stored is gone`);
          losses.push(lossOf(last, done));
        }
        if (kill === KILLS) {
          await person.evaluate(() => document.querySelector('n-queens-board').play());
          await endOf(person);
          await browser.close();
          break;
        }
        const seen = await countFor(person, PROMISED_MS + random() * LONGEST_MS);
        if (isOver(seen.at(-1))) {
          await endOf(person);
          finished++;
        }
        await person.until(isStored, 'something that can be lost');
        last = { seen: isOver(seen.at(-1)) ? [] : seen, at: performance.now() };
        await browser.kill();
      }
      const lost = `seed ${seed}: lost ${losses.join(', ')} ms`;
      // A busy machine holds saves up: only the long run, which has it to itself, looks at the clock.
      if (process.env.NQ_KILLS) {
        assert.ok(Math.max(0, ...losses) <= PROMISED_MS + FLUSH_MS, lost);
        assert.ok(median(losses) <= PROMISED_MS, lost);
      }
      t.diagnostic(`seed ${seed}`);
      t.diagnostic(`${engine}: at most ${Math.max(0, ...losses)} ms of work were lost`);
      t.diagnostic(`${finished} of ${KILLS} were quicker than the kill`);
    });
  });
}
