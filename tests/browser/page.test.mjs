/**
 * page.test.mjs -- a person uses the page in every mode, in every browser engine.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { enginesOf, launch } from './engines.mjs';
import { openSite } from './site.mjs';

let site;

before(async () => {
  site = await openSite();
});

after(() => site.close());

for (const engine of enginesOf(import.meta.url)) {
  describe(engine, () => {
    let browser;
    let person;

    before(async () => {
      browser = await launch(engine);
      person = await site.visit(browser, '');
      await person.ready();
    });

    after(() => browser?.close());

    const query = () => decodeURIComponent(location.search);
    const shows = (selector, wanted) => person.shows(selector, wanted);

    test('play: two queens in sight of each other are told apart from two that are not', async () => {
      await person.clickCell(0, 0);
      await person.clickCell(1, 2);
      await shows('.say-text', 'No two queens attack each other.');
      await person.clickCell(3, 3);
      await shows('.say-text', 'Two queens attack each other.');
      await shows('.say-more', /a8 and d5 share a diagonal/);
      await person.gives(query, '?queens=0,2,-,3,-,-,-,-');
      await person.picture(`${engine}-play`);
    });

    test('play: undo and redo, by button and by key', async () => {
      await person.click('[aria-label="Undo"]');
      await shows('.say-text', 'No two queens attack each other.');
      await person.click('[aria-label="Redo"]');
      await shows('.say-text', 'Two queens attack each other.');
    });

    test('play: the keyboard alone can place a queen', async () => {
      await person.evaluate(() => {
        const root = document.querySelector('n-queens-board').shadowRoot;
        root.querySelector('[role="gridcell"][tabindex="0"]').focus();
      });
      await person.press('Home');
      await person.press('ArrowDown');
      await person.press('ArrowRight');
      await person.press('Enter');
      await shows('.say-kind', /^4 of 8 queens/);
      await person.press('Delete');
      await shows('.say-kind', /^3 of 8 queens/);
    });

    test('reload and the back button restore what was seen', async () => {
      await person.gives(query, '?queens=0,2,-,3,-,-,-,-');
      await person.reload();
      await shows('.say-kind', /^3 of 8 queens/);
      await person.click('#mode-trace');
      await person.gives(query, '?mode=trace&n=4');
      await shows('.say-kind', /Step 1 of 128$/);
      await shows('.say-more', /^Depth-first search with backtracking/);
      await person.evaluate(() => history.back());
      await shows('.say-kind', /^3 of 8 queens/);
      await person.gives(query, '?queens=0,2,-,3,-,-,-,-');
    });

    test('trace: forward, back, play, pause and the running line', async () => {
      await person.click('#mode-trace');
      await person.evaluate(() => {
        document.querySelector('n-queens-board').state = { mode: 'trace', n: 4 };
      });
      const step = (text) => shows('.say-kind', new RegExp(`${text}$`));
      await step('Step 1 of 128');
      await shows('.say-text', 'Next: row 0.');
      await person.click('[aria-label="Step forward"]');
      await step('Step 2 of 128');
      await person.click('[aria-label="Step forward"]');
      await step('Step 3 of 128');
      await shows('.say-text', 'A queen goes in row 0, column 0.');
      await shows('.code .lit code', /board\[row\]\[column\] = 'Q'.*\/\/ 0, 0/);
      await person.click('[aria-label="Step back"]');
      await step('Step 2 of 128');
      await person.press('End');
      await step('Step 128 of 128');
      await shows('.say-text', 'Row 0 has no column left. The search is over.');
      await shows('.say-more', '2 solutions · 16 queens placed, 16 taken back · 60 tests');
      await person.press('Home');
      await step('Step 1 of 128');
      await person.press(']');
      await step('Step 52 of 128');
      await shows('.say-text', 'Every row has its queen: solution 1.');
      await person.picture(`${engine}-trace`);
    });

    test('trace: playing moves on by itself and stops when told', async () => {
      await person.evaluate(() => {
        const board = document.querySelector('n-queens-board');
        globalThis.steps = 0;
        board.addEventListener('nq-step', () => globalThis.steps++);
        board.speed = 30;
        board.play();
      });
      await person.until(() => globalThis.steps > 5, 'five steps');
      // From pause() on nothing moves, not even what was under way.
      const still = await person.evaluate(async () => {
        const board = document.querySelector('n-queens-board');
        board.pause();
        const { step } = board.state;
        for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
        return board.state.step === step;
      });
      assert.ok(still);
    });

    test('solutions: ninety-two in twelve classes, to leaf through', async () => {
      await person.click('#mode-solutions');
      await person.evaluate(() => {
        document.querySelector('n-queens-board').state = { mode: 'solutions' };
      });
      await shows('.title', '92 solutions in 12 classes');
      await shows('.vector output', '0 4 7 5 2 6 1 3');
      await person.click('[aria-label="Next solution"]');
      await shows('.vector output', '0 5 7 2 6 3 1 4');
      await person.press('End');
      await shows('.vector output', '7 3 0 2 5 1 6 4');
      await person.picture(`${engine}-solutions`);
    });

    test('count: n = 12 comes to 14,200 and is compared with the published number', async () => {
      await person.click('#mode-count');
      await person.gives(query, '?mode=count');
      await shows('.tally output', '92'); // small boards are counted at once
      await person.page.goto(`${site.address}?mode=count&n=12`);
      await person.ready();
      await shows('.saved', /Matches the published count/);
      await shows('.tally output', '14,200');
      await person.reload();
      await shows('.tally output', '14,200');
      await shows('.dock .btn.main .lbl', 'Run again');
      await person.picture(`${engine}-count`);
    });

    test('race: it starts, laps are written down, it stops', async () => {
      await person.click('#mode-race');
      await shows('.race .dock .lbl', 'Run the race');
      await person.click('.race .btn.main');
      await shows('.race tbody tr td:nth-child(3)', /s/);
      await person.click('.race .btn.main');
      await shows('.race .dock .lbl', 'Run again');
      await person.picture(`${engine}-race`);
      // What was measured is still there after a reload, and so is what is compared.
      await person.click('.race .seg button:last-child');
      await person.gives(query, '?mode=race&figures=nodes');
      await person.reload();
      await shows('.race .seg [aria-pressed="true"]', 'Nodes');
      await shows('.race tbody tr td:nth-child(3)', /^\d/);
    });

    test('race: n and the algorithms are chosen, and the address says so', async () => {
      await person.page.goto(`${site.address}?mode=race&n=9&runners=lookup,array,fast`);
      await shows('.race .dock .lbl', /^Run /);
      await person.click('.race .heat input:checked');
      const chosen = await person.evaluate(query);
      assert.match(chosen, /^\?mode=race&n=9&runners=\w+,\w+$/);
      await person.click('.race .btn.main');
      await shows('.race .dock .note', 'Done');
      const [one, other] = chosen.split('=').at(-1).split(',');
      const result = (await person.text('.race h2.title')).replace(/[\d.]+ times/, 'k times');
      const said = (slow, quick) => `At n = 9, ${slow} takes k times as long as ${quick}.`;
      assert.ok([said(one, other), said(other, one)].includes(result), result);
      const heads = () => [...document.querySelectorAll('.race thead tr:last-child th')].length;
      assert.equal(await person.evaluate(heads), 4);
    });

    test('race: whoever starts and stops it all the time still has a page', async () => {
      await person.evaluate(async () => {
        const button = document.querySelector('.race .btn.main');
        const frames = async (number) => {
          for (let i = 0; i < number; i++) await new Promise(requestAnimationFrame);
        };
        for (let i = 0; i < 12; i++) {
          button.click();
          await frames(3 * i);
          button.click();
          await frames(3);
        }
      });
      await shows('.race .dock .lbl', /^Run /);
    });

    test('controls follow what an address says, not only what is clicked', async () => {
      await person.click('#mode-play');
      const seen = await person.evaluate(async () => {
        const board = document.querySelector('n-queens-board');
        const root = board.shadowRoot;
        const values = () => [...root.querySelectorAll('.setup select')].map(({ value }) => value);
        const found = [];
        for (const state of [
          { rules: 'torus' },
          { mode: 'trace', algorithm: 'lookup', level: 'story' },
          { mode: 'count', algorithm: 'bitmask', workers: 1 },
          {},
        ]) {
          board.state = state;
          board.state = { ...state, n: 5 };
          found.push(values().join());
        }
        return found;
      });
      assert.deepEqual(seen, ['torus,conflicts', 'lookup,story', 'bitmask,1', 'classic,conflicts']);
    });

    test('three languages, light and dark', async () => {
      await person.click('#mode-play');
      const rows = await person.evaluate(() => {
        const select = document.getElementById('language');
        const said = [];
        for (const lang of ['zh-CN', 'zh-TW', 'en']) {
          const field = document.getElementById('language');
          field.value = lang;
          field.dispatchEvent(new Event('change'));
          said.push(
            document.getElementById('mode-play').textContent,
            document.documentElement.lang,
          );
        }
        return [...said, Boolean(select)];
      });
      assert.deepEqual(rows, ['摆放', 'zh-CN', '擺放', 'zh-TW', 'Play', 'en', true]);
      const papers = await person.evaluate(() => {
        const seen = [];
        for (let i = 0; i < 3; i++) {
          document.getElementById('theme').click();
          seen.push(document.documentElement.dataset.theme ?? 'auto');
        }
        return seen;
      });
      assert.deepEqual(papers, ['light', 'dark', 'auto']);
    });

    test('share: a frame with its board, and an animation, are seen before they are copied', async () => {
      await person.page.goto(`${site.address}?mode=trace&n=4&step=12`);
      await person.ready();
      await person.click('#share');
      await person.until(() => Boolean(document.querySelector('#tab-frame')), 'the dialog');
      await person.evaluate(() => document.querySelector('#tab-frame').click());
      await shows(
        'dialog .copied',
        /^<iframe src="[^"]*embed.html\?mode=trace&amp;n=4&amp;step=12"/,
      );
      const stepOf = () => document.querySelector('dialog n-queens-board').step;
      await person.gives(stepOf, 12);
      await person.evaluate(() => document.querySelector('#tab-animation').click());
      const isSeen = () => {
        const image = document.querySelector('dialog .preview img');
        return image?.complete && image.naturalWidth > 0;
      };
      await person.until(isSeen, 'the animation');
      await person.press('Escape');
      await person.gives(() => document.querySelectorAll('dialog').length, 0);
    });

    test('play: a hard puzzle is finished by hints alone', async () => {
      await person.page.goto(`${site.address}?rules=regions&grade=hard&seed=2`);
      await person.ready();
      await shows('.say-text', /^One queen in every row/);
      const isSolved = () => {
        const { shadowRoot } = document.querySelector('n-queens-board');
        return /^Solved/.test(shadowRoot.querySelector('.say-text').textContent);
      };
      let hints = 0;
      for (; !(await person.evaluate(isSolved)); hints++) {
        await person.click('.dock .btn.main');
        await shows('.dock .btn.main', /^(Cross|Place)/);
        await person.click('.dock .btn.main');
        await shows('.dock .btn.main', /^(Hint|Next puzzle)$/);
      }
      await shows('.say-text', `Solved in ${hints} moves.`);
    });

    test('nothing was refused by the policy, asked for elsewhere or complained about', async () => {
      assert.deepEqual(await person.violations(), []);
      assert.deepEqual(site.reports, []);
      assert.deepEqual(person.trouble, []);
    });

    // The last ones: WebKit's driver has one page, which they leave.
    test('the skip link leads to the board: the next keys place a queen', async () => {
      const fresh = await site.visit(browser, '');
      await fresh.ready();
      await fresh.press('Tab');
      await fresh.gives(() => document.activeElement.className, 'skip');
      for (const key of ['Enter', 'ArrowDown', 'ArrowRight', 'Enter']) await fresh.press(key);
      await fresh.gives(query, '?queens=-,1,-,-,-,-,-,-');
      await fresh.close();
    });

    test('the skip link leads to the main button where there is no board', async () => {
      for (const mode of ['count', 'race']) {
        const fresh = await site.visit(browser, `?mode=${mode}`);
        await fresh.ready();
        await fresh.press('Tab');
        await fresh.press('Enter');
        await fresh.until(() => {
          const { activeElement } = document;
          return (activeElement.shadowRoot?.activeElement ?? activeElement).matches('.btn.main');
        }, `the focus on the button of mode ${mode}`);
        await fresh.close();
      }
    });
  });
}
