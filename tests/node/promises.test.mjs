/**
 * promises.test.mjs -- the README's table of figures says what was measured, and no more.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { measured, table, withTable } from '../../scripts/promises.mjs';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test('the table is the one of tests/measured.json', () => {
  assert.equal(readme, withTable(readme), 'node scripts/promises.mjs writes it anew');
});

test('every result has a figure, a date and a commit', () => {
  for (const [name, { figure, date, commit }] of Object.entries(measured())) {
    assert.ok(figure.length > 0, name);
    assert.match(date, /^\d{4}-\d\d-\d\d$/, name);
    assert.match(commit, /^[0-9a-f]{10,}$/, name);
  }
});

test('what was not measured is not claimed', () => {
  const rows = table({}).split('\n').slice(2);
  for (const row of rows.filter((line) => !line.startsWith('| **'))) {
    assert.match(row, /\| not yet measured +\|/);
  }
});

test('every result stands in the table', () => {
  const mark = { figure: 'f', date: '1850-06-01', commit: 'abcdef0123' };
  for (const name of Object.keys(measured())) {
    assert.match(table({ [name]: mark }), /1850-06-01, abcdef0123/, name);
  }
});
