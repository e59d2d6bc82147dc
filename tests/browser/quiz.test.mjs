/**
 * quiz.test.mjs -- a trace that asks: answers by click and by keys, what listeners and listening
 * people hear of them; and boards as fields of forms.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';

import { enginesOf, launch } from './engines.mjs';
import { openSite, visit } from './site.mjs';

let site;
before(async () => {
  site = await openSite();
});
after(() => site.close());

/** In the page: a form with nothing but a board in it, and notes of what the board tells. */
async function makeForm(attributes) {
  const form = document.createElement('form');
  const board = document.createElement('n-queens-board');
  for (const [key, value] of Object.entries(attributes)) board.setAttribute(key, value);
  Object.assign(globalThis, { form, board, said: [] });
  for (const name of ['nq-answer', 'nq-error']) {
    board.addEventListener(name, ({ detail }) => globalThis.said.push(detail));
  }
  form.append(board);
  document.body.replaceChildren(form);
  await board.ready;
}

const said = () => globalThis.said.splice(0);
const heard = () => globalThis.board.shadowRoot.querySelector('[role="status"]').textContent;
const isShown = () => globalThis.board.shadowRoot.querySelector('.time.row').checkVisibility();

for (const engine of enginesOf(import.meta.url)) {
  describe(engine, () => {
    let browser;
    let person;
    before(async () => {
      browser = await launch(engine);
      person = await visit(browser, `${site.address}embed.html?n=4`);
      await person.ready();
    });
    after(() => browser?.close());

    async function open(attributes) {
      await person.evaluate(makeForm, attributes);
      await person.ready();
    }

    const quiz = (kinds, more) => open({ n: 4, mode: 'trace', quiz: kinds, ...more });

    const asks = (text) => person.shows('.say-text', text);

    test('three wrong answers show the right one, and listeners hear each', async () => {
      await quiz('next');
      await asks('Which cell is tried next?');
      assert.match(await person.text('.say-kind'), /^Question 1 of 10/);
      for (const [row, column, left] of [
        [3, 3, '2 tries left.'],
        [1, 2, 'One try left.'],
      ]) {
        await person.clickCell(row, column);
        await person.shows('.say-more', `That is not right. ${left}`);
        assert.equal(await person.evaluate(heard), `That is not right. ${left}`);
      }
      await person.clickCell(3, 3);
      assert.match(await person.text('.say-more'), /One try left/, 'the same one counts once');
      await person.clickCell(2, 0);
      await person.shows('.say-more', 'The answer: row 0, column 0.');
      assert.match(await person.evaluate(heard), /^The answer: row 0, column 0\. Step 2\. Test\./);
      assert.deepEqual(
        await person.evaluate(said),
        ['r3c3', 'r1c2', 'r2c0'].map((given) => ({
          ...{ question: 'next', step: 1 },
          ...{ given, right: 'r0c0' },
        })),
      );
    });

    test('by keys: arrows lead to a cell, Enter answers', async () => {
      await quiz('refuser,count', { step: 9 });
      await person.evaluate(() => globalThis.board.focus());
      await asks('Which queen refuses the marked cell?');
      await person.until(() => {
        const { shadowRoot } = globalThis.board;
        return /asked about$/.test(shadowRoot.querySelector('[data-cell="9"]').ariaLabel);
      }, 'the name of the marked cell');
      // From the upper left corner, where the first queen stands, to the second.
      await person.press('Enter');
      for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight', 'Enter']) await person.press(key);
      await person.shows('.say-more', 'Right.');
      assert.deepEqual(
        await person.evaluate(said),
        ['r0c0', 'r1c2'].map((given) => ({
          ...{ question: 'refuser', step: 10 },
          ...{ given, right: 'r1c2' },
        })),
      );
    });

    test('nothing beyond the question is shown, however it is asked for', async () => {
      await quiz('next');
      await asks('Which cell is tried next?');
      for (const way of ['goTo', 'solve', 'play', 'stepForward']) {
        await person.evaluate((name) => globalThis.board[name](51), way);
        assert.equal(await person.evaluate(() => globalThis.board.step), 0, way);
      }
      const tabs = await person.evaluate(() =>
        [...globalThis.board.shadowRoot.querySelectorAll('[role="tab"]')].map(
          ({ dataset }) => dataset.view,
        ),
      );
      assert.deepEqual(tabs, ['board', 'code', 'state'], 'the search tree would tell');
    });

    const field = () => {
      const { board, form } = globalThis;
      const sent = new FormData(form).get('puzzle');
      return { value: board.value, sent, isValid: board.checkValidity() && form.checkValidity() };
    };
    const MISSING = { value: '', sent: null, isValid: false };

    test('a required game is a field of its form: valid when solved, as it was after a reset', async () => {
      await open({ n: 4, name: 'puzzle', required: '', queens: '1,3,0,-' });
      assert.deepEqual(await person.evaluate(field), MISSING);
      const { board, flags } = await person.evaluate(() => {
        const { board, form } = globalThis;
        const { valueMissing, valid } = board.validity;
        const flags = { valueMissing, valid, willValidate: board.willValidate };
        const seen = [board.form === form, board.name, board.required, board.validationMessage];
        return { board: seen, flags };
      });
      assert.deepEqual(board, [true, 'puzzle', true, 'Solve this board first.']);
      assert.deepEqual(flags, { valueMissing: true, valid: false, willValidate: true });
      assert.equal(await person.evaluate(() => globalThis.form.reportValidity()), false);
      const focus = () => globalThis.board.shadowRoot.activeElement?.getAttribute('role');
      if (engine === 'chromium') assert.equal(await person.evaluate(focus), 'gridcell');
      await person.clickCell(3, 2);
      const text = '.Q..\n...Q\nQ...\n..Q.\n';
      await person.gives(field, { value: text, sent: text, isValid: true });
      assert.equal(await person.evaluate(() => globalThis.board.toText()), text);
      await person.evaluate(() => globalThis.form.reset());
      assert.deepEqual(await person.evaluate(field), MISSING);
      const { position } = await person.evaluate(() => ({ position: globalThis.board.position }));
      assert.deepEqual(position, [1, 3, 0, null]);
      await person.evaluate(() => globalThis.board.removeAttribute('required'));
      assert.equal((await person.evaluate(field)).isValid, true);
    });

    test('a required quiz is valid when its questions are answered: here with a number', async () => {
      await quiz('count', { loop: '0-3', name: 'puzzle', required: '' });
      await person.evaluate(() => globalThis.board.goTo(9));
      await asks('How many solutions are found before the queen in row 0, column 0 is taken back?');
      assert.deepEqual(await person.evaluate(field), MISSING);
      assert.equal(await person.evaluate(isShown), true);
      await person.press('Enter'); // wherever the focus is, it leads to the field
      await person.click('.time.row input');
      await person.press('7');
      await person.press('Enter');
      await person.shows('.say-more', 'That is not right. 2 tries left.');
      await person.press('0'); // in the place of what is selected
      await person.press('Enter');
      await person.shows('.say-more', 'Right. Answered at the first try: 0 of 1.');
      const text = 'Q...\n....\n....\n....\n';
      assert.deepEqual(await person.evaluate(field), { value: text, sent: text, isValid: true });
      assert.deepEqual(
        await person.evaluate(said),
        [7, 0].map((given) => ({ question: 'count', step: 2, given, right: 0 })),
      );
      await person.evaluate(() => globalThis.form.reset());
      assert.deepEqual(await person.evaluate(field), MISSING);
    });

    test('a board with nothing to solve has no value, and nothing is required of it', async () => {
      for (const mode of ['trace', 'solutions', 'diagram']) {
        await open({ n: 4, mode, name: 'puzzle', required: '', queens: '1,3,0,2' });
        const seen = await person.evaluate(field);
        assert.deepEqual(seen, { value: '', sent: null, isValid: true }, mode);
      }
    });

    test('where there is nothing to ask it says so, and is a plain trace', async () => {
      await quiz('refuser', { algorithm: 'bitmask' });
      const message = 'quiz="refuser" finds nothing to ask from this step on';
      await person.gives(() => globalThis.said, [{ key: 'quiz', value: 'refuser', message }]);
      await person.evaluate(() => globalThis.board.goTo(20));
      assert.equal(await person.evaluate(() => globalThis.board.step), 20);
    });

    test('play leads to the question that is open, and reset asks from the first one', async () => {
      await quiz('next');
      await asks('Which cell is tried next?');
      const focused = () => globalThis.board.shadowRoot.activeElement?.closest('.grid') !== null;
      await person.evaluate(() => globalThis.board.play());
      await person.gives(focused, true);
      await person.clickCell(0, 0);
      await person.shows('.say-kind', /Step 2$/); // it was right
      await person.evaluate(() => globalThis.board.reset());
      await person.shows('.say-kind', /^Question 1 of 10/);
    });

    test('the name and the need of a value are properties, and what a form asks is answered', async () => {
      await open({ n: 4 });
      const answers = await person.evaluate(() => {
        const { board } = globalThis;
        Object.assign(board, { name: 'queens', required: true });
        const { name, required, willValidate } = board;
        const needs = [
          name,
          required,
          board.getAttribute('name'),
          willValidate,
          board.checkValidity(),
        ];
        board.required = false;
        return [...needs, board.hasAttribute('required'), board.reportValidity()];
      });
      assert.deepEqual(answers, ['queens', true, 'queens', true, false, false, true]);
    });
  });
}
