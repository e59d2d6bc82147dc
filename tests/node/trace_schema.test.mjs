/**
 * trace_schema.test.mjs -- the JSON schema takes what `nqueens trace` prints, and only that.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';

import Ajv from 'ajv/dist/2020.js';
import { load } from 'nqueens/core';

import { algorithmNames } from '../../web/lib/core/algorithm_table.js';
import { nqueens } from './command.mjs';

const SCHEMA = new URL('../../web/data/schemas/trace.schema.json', import.meta.url);

const schema = JSON.parse(readFileSync(SCHEMA, 'utf8'));
const validate = new Ajv({ strict: true, strictRequired: false }).compile(schema);

function traced(...words) {
  const lines = nqueens('trace', ...words, '--format', 'json')
    .stdout.trimEnd()
    .split('\n');
  return lines.map((line) => JSON.parse(line));
}

function assertValid(event) {
  assert.ok(validate(event), `${JSON.stringify(event)}: ${JSON.stringify(validate.errors)}`);
}

const traces = new Map(); // by algorithm
const samples = new Map(); // an event of each kind, by its step

before(() => {
  for (const algorithm of ['board', 'array', 'sieve', 'sieve-bits', 'lookup', 'bitmask']) {
    traces.set(algorithm, traced('5', '--algorithm', algorithm));
    for (const event of traces.get(algorithm)) samples.set(event.step, event);
  }
});

describe('the schema takes every event', () => {
  test('of every algorithm', () => {
    for (const events of traces.values()) events.forEach(assertValid);
  });

  test('of no queens and of one, and of the shorter levels', () => {
    const levels = ['story', 'outline'].flatMap((level) => traced('4', '--level', level));
    const small = ['0', '1'].flatMap((n) => traced(n, '--algorithm', 'sieve-bits'));
    [...levels, ...small].forEach(assertValid);
  });

  test('with the variables of every algorithm', () => {
    for (const algorithm of algorithmNames('traces')) {
      const events = traced('4', '--algorithm', algorithm, '--variables');
      assert.ok(events.every(({ variables }) => variables.length >= 3));
      events.forEach(assertValid);
    }
  });

  test('and has a case for each of them, and no other case', () => {
    const cases = schema.oneOf.map((one) => one.properties.step.const);
    assert.deepEqual([...samples.keys()].sort(), cases.sort());
  });

  test('and no row that no trace can have', async () => {
    const { algorithms } = await load();
    const limit = Math.max(...algorithms.map(({ limits }) => limits.trace));
    assert.equal(schema.$defs.size.maximum, limit);
    assert.equal(schema.$defs.line.maximum, limit - 1);
  });
});

describe('the schema refuses', () => {
  const refused = (change) => {
    for (const event of samples.values()) {
      for (const wrong of change(event)) {
        assert.ok(!validate(wrong), `should be refused: ${JSON.stringify(wrong)}`);
      }
    }
  };

  test('an event without any one of its properties', () => {
    refused((event) =>
      Object.keys(event).map((key) => {
        const { [key]: _, ...rest } = event;
        return rest;
      }),
    );
  });

  test('properties that an event of its kind does not have', () => {
    const every = Object.assign({}, ...samples.values(), { colour: 'red' });
    refused((event) =>
      Object.entries(every)
        .filter(([key]) => !(key in event))
        .map(([key, value]) => ({ ...event, [key]: value })),
    );
  });

  test('the step of another kind of event', () => {
    refused((event) => {
      const others = [...samples.keys()].filter((step) => step !== event.step);
      return others.map((step) => ({ ...event, step }));
    });
  });

  test('variables that no trace has', () => {
    const numbers = { name: 'row', kind: 'number', local: true, values: [0, null], changed: [1] };
    const bits = { name: 'down', kind: 'bits', local: true, values: [[0, 1]], changed: [0] };
    const [event] = samples.values();
    const withVariable = (variable) => ({ ...event, variables: [variable] });
    for (const known of [numbers, bits]) {
      assertValid(withVariable(known));
      const wrong = [
        { ...known, kind: 'text' },
        { ...known, values: known === bits ? numbers.values : bits.values },
        { ...known, changed: [0, 0] },
        { ...known, changed: [-1] },
        { ...known, colour: 'red' },
        ...Object.keys(known).map((key) => ({ ...known, [key]: undefined })),
      ];
      for (const variable of wrong.map((one) => JSON.parse(JSON.stringify(one)))) {
        assert.ok(!validate(withVariable(variable)), JSON.stringify(variable));
      }
    }
    assert.ok(!validate(withVariable({ ...bits, values: [[2]] })));
    assert.ok(!validate(withVariable({ ...numbers, values: [101] })));
  });

  test('numbers that are negative, broken or written as text', () => {
    refused((event) =>
      Object.keys(event)
        .filter((key) => typeof event[key] === 'number')
        .flatMap((key) => [-1, 0.5, '1'].map((wrong) => ({ ...event, [key]: wrong }))),
    );
  });
});
