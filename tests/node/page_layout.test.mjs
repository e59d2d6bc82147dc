/**
 * page_layout.test.mjs -- which arrangement fits into which size.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { layoutOf } from '../../web/lib/element/layout.js';

const EXPECTED = [
  [1280, 664, 'columns', false],
  [1024, 712, 'columns', false],
  [720, 900, 'columns', false],
  [844, 346, 'columns', true],
  [560, 420, 'columns', true],
  [390, 756, 'stack', false],
  [360, 552, 'tabs', false],
  [280, 320, 'tabs', true],
  [560, 620, 'tabs', false],
];

for (const [width, height, name, low] of EXPECTED) {
  test(`${width} x ${height}: ${name}${low ? ', low' : ''}`, () => {
    assert.deepEqual(layoutOf(width, height), { name, low });
  });
}

test('panes with tabs of their own take a phone’s board out of sight, and stand below it on a tablet', () => {
  assert.equal(layoutOf(390, 756, true).name, 'tabs');
  assert.equal(layoutOf(600, 1130, true).name, 'stack');
});
