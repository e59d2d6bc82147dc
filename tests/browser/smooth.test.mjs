/**
 * smooth.test.mjs -- the page never blocks: no task of the main thread is long, in any
 * mode, while it is used. 50 ms is the aim; a busy test machine is allowed four times that.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { browser, site } from './chromium.mjs';
import { TOUR, walkTour } from './tour.mjs';

const ALLOWED = 200;

for (const stop of TOUR) {
  test(`${stop.name}: no task above ${ALLOWED} ms`, async (t) => {
    const { observed, worked } = await walkTour(site, browser, stop);
    t.diagnostic(`longest task: worked ${worked.toFixed(1)} ms, took ${Math.round(observed)} ms`);
    assert.ok(worked > 0, 'tasks were seen');
    assert.ok(worked <= ALLOWED, `${Math.round(worked)} ms`);
  });
}
