/**
 * matrix.test.mjs -- the packed package in empty projects of those who use it.
 *
 * `npm run test:engines` tries the projects of that tier, `npm run test:full -- matrix` all
 * of them, NQ_PROJECTS=jest,vue these; the last two write tests/matrix/RESULTS.md.
 */
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { check, install, pack, projectsOf, versionsOf } from '../matrix/projects.mjs';
import { writeResults } from '../matrix/results.mjs';
import { launch } from './engines.mjs';
import { visit } from './site.mjs';
import { serve } from './users/serve.mjs';

const isFull = process.env.NQ_MATRIX === 'all';
const named = process.env.NQ_PROJECTS?.split(',');
const PROJECTS = projectsOf(isFull || named).filter(({ name }) => !named || named.includes(name));

const POLICY =
  "script-src 'self' 'wasm-unsafe-eval' 'unsafe-inline' blob:; worker-src 'self' blob:";

let browser;
let tarball;
const passed = [];

before(async () => {
  tarball = pack();
  browser = await launch('chromium');
});
after(() => browser?.close());

describe('the package works in', () => {
  for (const project of PROJECTS) {
    test(`${project.name}: ${project.title}`, async () => {
      const folder = install(project, tarball);
      const versions = versionsOf(project, folder);
      const printed = check(project, folder);
      for (const page of pagesOf(project)) await demandPage(page, project, folder);
      if (project.said) assert.match(printed, new RegExp(project.said));
      passed.push({ ...project, versions });
    });
  }
});

/** The pages that a project makes. */
const pagesOf = ({ page, pages = [] }) =>
  page ? [page] : pages.map((name) => `${name}/index.html`);

/** The page that the project made finds what is expected, and nothing is complained of. */
async function demandPage(page, { expected }, folder) {
  const server = await serve(join(folder, dirname(page)), POLICY);
  const person = await visit(browser, `${server.address}/`);
  try {
    const result = await person.until(() => globalThis.result, 'the result');
    assert.deepEqual(result, expected);
    assert.deepEqual(person.trouble, []);
  } finally {
    await person.close();
    server.close();
  }
}

test('what passed is entered into the table', { skip: !isFull && !named }, (t) => {
  t.diagnostic(`${passed.length} projects`);
  const names = passed.map(({ name }) => name);
  writeResults(
    passed,
    PROJECTS.map(({ name }) => name).filter((name) => !names.includes(name)),
  );
  assert.equal(passed.length, PROJECTS.length, 'some failed');
});
