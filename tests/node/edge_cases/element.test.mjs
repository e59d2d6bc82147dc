/**
 * element.test.mjs -- what the element seldom reads, does and says.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { load } from '../../../dist/core.js';
import { algorithmNames } from '../../../web/lib/core/algorithm_table.js';
import { readKey } from '../../../web/lib/element/keys.js';
import { Game } from '../../../web/lib/element/modes/play/game.js';
import {
  describeCompletions,
  describePlay,
} from '../../../web/lib/element/modes/play/sentences.js';
import { rowOrder } from '../../../web/lib/element/modes/trace/order.js';
import { describeEvent } from '../../../web/lib/element/modes/trace/sentences.js';
import '../../../web/lib/element/board-texts.js';
import { translator } from '../../../web/lib/element/translate.js';
import { hint } from '../../../web/lib/element/worker/handlers/boards.js';

test('what a key cannot be is not read', () => {
  const texts = { speed: ['5000', '0.1'], loop: ['9-5', '5-5'], queens: [','.repeat(200)] };
  for (const [key, values] of Object.entries(texts)) {
    for (const text of values) assert.equal(readKey(key, text), undefined, `${key}=${text}`);
  }
});

test('a queen that is dragged to where it stands, or onto another, stays', () => {
  const game = Game.from([9, 3]);
  for (const to of [3, 9]) assert.equal(game.shift(3, to), game);
  assert.deepEqual([game.queens, game.moves], [[3, 9], 0]);
  const after = game.shift(3, 4);
  assert.deepEqual([after.queens, after.kinds()], [[4, 9], ['move']]);
});

test('a mirror image and a full board are told as such', async () => {
  const nq = await load();
  const t = translator('en');
  const told = (algorithm) =>
    new Set(
      Array.from(nq.trace(5, { algorithm }), ({ type, ...event }) =>
        describeEvent(t, { n: 5, algorithm }, { event: { ...event, type, kind: type }, board: [] }),
      ),
    );
  const [bits, board] = [told('sieve-bits'), told('board')];
  const says = (sentences, pattern) => [...sentences].some((text) => pattern.test(text));
  assert.ok(says(bits, /mirror image/) && !says(board, /mirror image/));
  assert.ok(says(board, /^Every row has a queen/));
});

test('the rows that the board shows are those of the search', async () => {
  const nq = await load();
  for (const algorithm of algorithmNames('traces')) {
    const story = nq.trace(6, { algorithm });
    for (const { depth, row, type, step } of story) {
      const board = story.board();
      const order = rowOrder(algorithm, 6, board);
      assert.equal(order[depth], row, `${algorithm}: ${type} ${step} at depth ${depth}`);
    }
    story.close();
  }
});

test('whether a position can be completed is told as far as it is known', async () => {
  const t = translator('en');
  const told = (found) => describeCompletions(t, found);
  assert.equal(told({ verdict: 'some' }), 'Yes');
  assert.equal(told({ verdict: 'none' }), 'No: this board has no solution');
  assert.equal(
    told({ verdict: 'gave-up', positions: 2e6 }),
    'Not decided within 2,000,000 positions',
  );
  const lost = hint(await load(), { n: 3, rules: 'classic', queens: [] });
  const board = { n: 3, rules: 'classic' };
  const { text, mark } = describePlay(t, { board, hint: { found: lost } });
  assert.deepEqual([text, mark], ['There is no solution for n = 3: try another size.', 'reject']);
  const torus = { board: { n: 8, rules: 'torus' }, hint: { found: lost } };
  const said = describePlay(t, torus).text;
  assert.equal(said, 'Torus: there is no solution for n = 8. Try another size.');
});
