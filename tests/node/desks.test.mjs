/**
 * desks.test.mjs -- the desks of the element's workers: each answers by its own WebAssembly what it
 * answers by the whole one.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { ROOT } from '../../scripts/say.mjs';
import { positions } from '../../web/lib/element/worker/desks/positions.js';
import { searches } from '../../web/lib/element/worker/desks/searches.js';
import { texts } from '../../web/lib/element/worker/desks/texts.js';

const compiled = (path) => WebAssembly.compile(readFileSync(join(ROOT, path)));

const CLASSIC = { n: 6, rules: 'classic', queens: [1], crosses: [12] };
const LETTERS = { n: 5, rules: 'regions', queens: [], crosses: [] };
const REGIONS = [0, 0, 1, 1, 1, 2, 0, 1, 1, 3, 2, 3, 3, 3, 3, 2, 3, 3, 3, 3, 2, 3, 3, 4, 4];
const PAINTED = { ...LETTERS, regions: REGIONS };
const SPEC = { n: 5, algorithm: 'dancing-links', level: 'full' };
const WANTED = { kind: 'solution' };

/** By desk and question: what it is asked. `algorithms` tells limits, which are others for `fast`. */
const QUESTIONS = {
  positions: {
    completions: [CLASSIC, PAINTED, { ...CLASSIC, rules: 'torus' }, { ...CLASSIC, rules: 'super' }],
    complete: [CLASSIC, PAINTED],
    hint: [CLASSIC, PAINTED, { ...CLASSIC, queens: [1, 2] }],
    regions: [
      { n: 6, seed: 3 },
      { n: 6, seed: 4, grade: 'medium' },
    ],
    grade: [PAINTED],
    rivals: [{ n: 6, rules: 'classic' }],
    rank: [{ n: 6, queens: [1, 9, 17, 18, 26, 34] }],
    deductionAt: [{ puzzle: PAINTED, i: 3 }],
    deductionFind: [{ puzzle: PAINTED, i: 0, wanted: WANTED }],
  },
  searches: {
    algorithms: [],
    stored: [{ n: 9, algorithm: 'bitmask' }],
    solutions: [
      { n: 7, limit: 100 },
      { n: 30, limit: 1 },
      { n: 40, limit: 1, seed: 5 },
    ],
    traceAt: [{ spec: SPEC, i: 40, around: 9, variables: true }],
    traceFind: [{ spec: SPEC, i: 0, wanted: WANTED }],
    traceSurvey: [{ spec: SPEC, layers: 3 }],
  },
  texts: {
    formats: [{}],
    text: [{ boards: [[1, 3, 0, 2]], format: 'algebraic' }],
  },
};

/** What takes time instead of having one answer, and a helper of `solutions`. */
const UNASKED = ['forecast', 'imagesOf'];

function answerOf(handler, nq, question) {
  const work = handler(nq, question);
  if (typeof work?.next !== 'function') return work;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

for (const [name, desk] of Object.entries({ positions, searches, texts })) {
  describe(`the desk of ${name}`, async () => {
    const own = await desk.load(await compiled(`build/wasm/nqueens-${name}.wasm`));
    const whole = await desk.load(await compiled('dist/nqueens.wasm'));
    const asked = Object.entries(QUESTIONS[name]);

    test('is tried with each of its questions', () => {
      const names = Object.keys(desk.handlers).filter((handler) => !UNASKED.includes(handler));
      assert.deepEqual(names.sort(), asked.map(([handler]) => handler).sort());
    });

    for (const [handler, questions] of asked) {
      test(`${handler}: its module answers what the whole one does`, () => {
        for (const question of questions) {
          const [one, other] = [own, whole].map((nq) =>
            answerOf(desk.handlers[handler], nq, structuredClone(question)),
          );
          assert.deepEqual(one, other);
          assert.notEqual(one, undefined);
        }
      });
    }
  });
}

test('the desk of searches counts small boards by every algorithm', async () => {
  const nq = await searches.load(await compiled('build/wasm/nqueens-searches.wasm'));
  for (const { name, limits } of nq.algorithms) {
    if (limits.count === null) continue;
    assert.equal(nq.count(8, { algorithm: name }), 92n, name);
    assert.ok(searches.handlers.forecast(nq, { n: 8, algorithm: name, workers: 2 }) > 0, name);
  }
});

test('a module that does not do what a desk needs is refused', async () => {
  const module = await compiled('build/wasm/nqueens-texts.wasm');
  for (const desk of [positions, searches]) {
    await assert.rejects(desk.load(module), { name: 'LoadError' });
  }
  await assert.rejects(texts.load(await compiled('build/wasm/nqueens-searches.wasm')), {
    name: 'LoadError',
  });
});
