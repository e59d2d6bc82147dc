/**
 * algorithms.test.mjs -- every list of algorithms says what the table in C says.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';

import { load } from 'nqueens/core';

import { manifest } from '../../scripts/manifest.mjs';
import { ALGORITHM_TABLE, algorithmNames } from '../../web/lib/core/algorithm_table.js';
import { ALGORITHMS } from '../../web/lib/element/keys.js';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('the table of algorithms', () => {
  let nq;
  before(async () => {
    nq = await load();
  });

  test('has the same rows and traits in C and in JavaScript', () => {
    assert.deepEqual(
      nq.algorithms.map(({ name, traits }) => ({ name, traits })),
      ALGORITHM_TABLE,
    );
  });

  test('has ids that are all different, and those of old files', () => {
    const ids = Object.fromEntries(nq.algorithms.map(({ name, id }) => [name, id]));
    assert.equal(new Set(Object.values(ids)).size, nq.algorithms.length);
    const old = { board: 0, array: 1, sieve: 2, 'sieve-bits': 3, lookup: 4, bitmask: 5, fast: 6 };
    assert.deepEqual({ ...ids, ...old }, ids);
  });

  test('is what the types list', () => {
    const union = /export type AlgorithmName =([^;]+);/.exec(read('dist/core.d.ts'))[1];
    const names = [...union.matchAll(/'([\w-]+)'/g)].map(([, name]) => name);
    assert.deepEqual(names, algorithmNames());
  });

  test('is what keys, manifest and schema take', () => {
    assert.deepEqual(ALGORITHMS, algorithmNames());
    const text = JSON.stringify(manifest());
    assert.ok(
      text.includes(
        algorithmNames()
          .map((name) => `'${name}'`)
          .join(' | '),
      ),
    );
    const schema = JSON.parse(read('dist/site/data/schemas/part.schema.json'));
    assert.deepEqual(schema.properties.algorithm.enum, algorithmNames('counts'));
  });
});
