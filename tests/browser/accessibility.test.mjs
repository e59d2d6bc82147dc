/**
 * accessibility.test.mjs -- axe finds nothing, in any mode, theme or language, and what
 * axe cannot see: targets large enough, the grid for screen readers, keys.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { complaints } from './axe.mjs';
import { browser, site } from './chromium.mjs';

const VIEWS = {
  play: '?n=8&queens=2,5,-,1,6,-,3',
  'play with regions': '?rules=regions&seed=3',
  trace: '?mode=trace&step=40',
  'trace of the sieve': '?mode=trace&algorithm=sieve&step=40&n=6',
  'the deduction of a puzzle': '?mode=trace&rules=regions&seed=3&step=2',
  'search tree': '?mode=trace&n=6&step=330&pane=tree',
  'strip of a search': '?mode=trace&n=7&step=330&pane=tree',
  'words of bits': '?mode=trace&n=6&step=50&pane=state&algorithm=bitmask',
  'look-up arrays': '?mode=trace&n=8&step=50&pane=state&algorithm=lookup',
  solutions: '?mode=solutions&step=13',
  'no solution': '?mode=solutions&n=3',
  count: '?mode=count&n=10',
  race: '?mode=race',
  'a large board': '?n=60',
};

const LOOKS = {
  dark: [{ dark: true }, '&lang=zh-CN'],
  'light, on a phone': [{ dark: false, width: 390, height: 844 }, '&lang=zh-TW'],
};

for (const [look, [options, extra]] of Object.entries(LOOKS)) {
  describe(look, () => {
    let person;
    before(async () => {
      person = await site.visit(browser, '', options);
    });
    after(() => person?.close());

    for (const [name, query] of Object.entries(VIEWS)) {
      test(`axe finds nothing: ${name}`, async () => {
        await person.page.goto(site.address + query + extra);
        await person.until(() => document.querySelector('main').dataset.ready, 'the page');
        await person.until(
          () =>
            !/Loading|载入|載入/.test(
              document.querySelector('n-queens-board').shadowRoot.textContent,
            ),
          'the solver',
        );
        // What is half below the dock is scrolled to; for axe it would be a small target.
        await person.evaluate(() => document.querySelector('.race')?.scrollTo(0, 10_000));
        assert.deepEqual(await complaints(person), []);
        await person.picture(`look-${name.replaceAll(' ', '-')}-${look.split(' ')[0]}`);
      });
    }
  });
}

test('a paused count on a phone: what starts it over has a name, and a drawing that is seen', async () => {
  const person = await site.visit(browser, '?mode=count&n=19&lang=en', { width: 390, height: 844 });
  await person.ready();
  await person.click('.dock .btn.main');
  await person.until(() => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    return root.querySelector('.dock progress').value > 0;
  }, 'the first units');
  await person.click('.dock .btn.main');
  await person.shows('.dock .btn.main .lbl', /^Resume/);
  assert.deepEqual(await complaints(person), []);
  const width = await person.evaluate(() => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    return root.querySelector('.dock [aria-label="Start over…"] svg').getBoundingClientRect().width;
  });
  assert.ok(width >= 16, `${width} px`);
  await person.evaluate(() => document.querySelector('n-queens-board').reset());
  await person.close();
});

test('dialogs: share and keys', async () => {
  const person = await site.visit(browser, '?mode=trace');
  await person.ready();
  await person.click('#share');
  assert.deepEqual(await complaints(person), []);
  await person.press('Escape');
  await person.click('#keys');
  assert.deepEqual(await complaints(person), []);
  await person.close();
});

test('everything that can be pressed is 44 pixels high, on a phone, too', async () => {
  const views = ['play', 'play&rules=regions', 'trace', 'trace&rules=regions'];
  for (const mode of [...views, 'solutions', 'count', 'race']) {
    const person = await site.visit(browser, `?mode=${mode}&n=6`, { width: 390, height: 844 });
    await person.ready().catch(() => {});
    const small = await person.evaluate(() => {
      const roots = [document, document.querySelector('n-queens-board').shadowRoot];
      const all = roots.flatMap((root) => [...root.querySelectorAll('button, a[href], select')]);
      const shown = all.filter((element) => element.checkVisibility() && !element.matches('.skip'));
      return shown
        .map((element) => [element.getBoundingClientRect(), element])
        .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 30))
        .map(([box, element]) => `${element.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`);
    });
    assert.deepEqual(small, [], mode);
    await person.close();
  }
});

test('the grid has true numbers, all cells up to 16 and a window of rows beyond', async () => {
  const person = await site.visit(browser, '?n=8&queens=0');
  await person.ready();
  const shape = () =>
    person.evaluate(() => {
      const grid = document
        .querySelector('n-queens-board')
        .shadowRoot.querySelector('[role="grid"]');
      const rows = [...grid.querySelectorAll('[role="row"]')];
      return {
        counts: [grid.getAttribute('aria-rowcount'), grid.getAttribute('aria-colcount')],
        rows: rows.map((row) => row.getAttribute('aria-rowindex')).join(),
        cells: grid.querySelectorAll('[role="gridcell"]').length,
        stops: grid.querySelectorAll('[tabindex="0"]').length,
      };
    });
  assert.deepEqual(await shape(), {
    counts: ['8', '8'],
    rows: '1,2,3,4,5,6,7,8',
    cells: 64,
    stops: 1,
  });
  const names = await person.until(() => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    const cells = [...root.querySelectorAll('[role="gridcell"]')];
    const found = [0, 1, 10].map((cell) => cells[cell].getAttribute('aria-label'));
    return found[0].includes('queen') && found;
  }, 'the names');
  assert.deepEqual(names, ['a8, queen', 'b8, attacked by the queen at a8', 'c7, free']);
  await person.evaluate(() => {
    const board = document.querySelector('n-queens-board');
    board.n = 40;
    return new Promise(requestAnimationFrame);
  });
  assert.deepEqual(await shape(), { counts: ['40', '40'], rows: '1,2', cells: 80, stops: 1 });
  await person.close();
});

test('keys never steal from a field that is typed into', async () => {
  const person = await site.visit(browser, '?mode=trace&n=6&step=10');
  await person.until(
    () =>
      /Step 11/.test(
        document.querySelector('n-queens-board').shadowRoot.querySelector('.say-kind')?.textContent,
      ),
    'the trace',
  );
  await person.click('.stepper input');
  for (const key of ['ArrowRight', 'End', 'l', 'c', ' ']) await person.press(key);
  assert.match(await person.text('.say-kind'), /Step 11\b/);
  await person.close();
});

test('steps taken by hand are told to screen readers, politely', async () => {
  const person = await site.visit(browser, '?mode=trace&n=6&step=10');
  await person.shows('.say-kind', /Step 11 of/);
  await person.press('ArrowRight');
  await person.shows('[aria-live="polite"]', /^Step 12 of 1,508\. \w+\. .+\.$/);
  await person.close();
});

test('whoever walks with the Tab key sees where', async () => {
  const person = await site.visit(browser, '?mode=trace&n=6');
  await person.shows('.say-kind', /Step 1 of/);
  const unseen = [];
  for (let stop = 0; stop < 24; stop++) {
    await person.press('Tab');
    const seen = await person.evaluate(() => {
      let at = document.activeElement;
      while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
      // The cells of the board have their ring drawn on the canvas.
      if (!at || at === document.body || at.matches('[role="gridcell"]')) return '';
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const ring = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return ring ? '' : at.outerHTML.slice(0, 90);
    });
    if (seen) unseen.push(seen);
  }
  assert.deepEqual(unseen, []);
  await person.close();
});

test('reduced motion: a trace still plays when asked to, but never by itself', async () => {
  const person = await site.visit(browser, '?mode=trace&n=6&autoplay=on', { still: true });
  await person.until(
    () =>
      /Step 1 /.test(
        document.querySelector('n-queens-board').shadowRoot.querySelector('.say-kind')?.textContent,
      ),
    'the trace',
  );
  const moved = await person.evaluate(async () => {
    const board = document.querySelector('n-queens-board');
    for (let i = 0; i < 30; i++) await new Promise(requestAnimationFrame);
    const before = board.state.step ?? 0;
    board.speed = 60;
    board.play();
    await new Promise((resolve) => {
      board.addEventListener('nq-step', resolve, { once: true });
    });
    return [before, board.state.step > 0];
  });
  assert.deepEqual(moved, [0, true]);
  await person.close();
});

test('forced colours: what is done is told from what runs, and the speed has a track', async () => {
  const person = await site.visit(browser, '?mode=count&n=8');
  await person.ready();
  const session = await person.page.puppeteer.createCDPSession();
  const features = [{ name: 'forced-colors', value: 'active' }];
  await session.send('Emulation.setEmulatedMedia', { features });
  const signs = () => {
    const root = document.querySelector('n-queens-board').shadowRoot;
    return new Set([...root.querySelectorAll('.legend canvas')].map((sign) => sign.toDataURL()))
      .size;
  };
  await person.gives(signs, 3);
  await person.page.goto(`${site.address}?mode=trace&n=4`);
  await person.ready();
  const track = () => {
    const { shadowRoot } = document.querySelector('n-queens-board');
    return getComputedStyle(shadowRoot.querySelector('.speed input')).forcedColorAdjust;
  };
  await person.gives(track, 'none');
  await person.close();
});
