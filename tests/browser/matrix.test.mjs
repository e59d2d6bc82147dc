/**
 * matrix.test.mjs -- the packed package in empty projects of those who use it.
 *
 * `npm run test:engines` tries the projects of that tier; NQ_MATRIX=engines,full the tiers
 * that are named, NQ_PROJECTS=jest,vue these projects, and both write tests/matrix/RESULTS.md.
 */
import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';

import { check, install, pack, projects, start, versionsOf } from '../matrix/projects.mjs';
import { writeResults } from '../matrix/results.mjs';
import { launch } from './engines.mjs';
import { visit } from './site.mjs';
import { demandBlog } from './users/blog.mjs';
import { serve } from './users/serve.mjs';

const named = process.env.NQ_PROJECTS?.split(',');
const tiers = (process.env.NQ_MATRIX ?? 'engines').split(',');
const PROJECTS = projects().filter(isMeant);

/** A project of another tier that makes a blog, too, belongs to both. */
function isMeant({ name, tier, boards }) {
  if (named) return named.includes(name);
  return tiers.includes(tier) || (boards !== undefined && tiers.includes('blogs'));
}

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
      for (const server of serversOf(project, folder)) await demandPage(await server(), project);
      if (project.said) assert.match(printed, new RegExp(project.said));
      passed.push({ ...project, versions });
    });
  }
});

/** The servers of what a project makes: its own, or one for each page. */
function serversOf(project, folder) {
  const { page, pages = page ? [page] : [], serve: own } = project;
  if (own) return [() => start(project, folder)];
  // A blog's readers have no policy.
  const policy = project.boards ? undefined : POLICY;
  return pages.map((path) => async () => {
    const server = await serve(join(folder, dirname(path)), policy);
    return { ...server, address: `${server.address}/` };
  });
}

/** The page finds what is expected, or has working boards, and nothing is complained of. */
async function demandPage(server, project) {
  try {
    if (project.boards) await demandBlog(browser, server.address, project);
    if (project.expected) await demandResult(server.address, project);
  } finally {
    await server.close();
  }
}

async function demandResult(address, { expected }) {
  const person = await visit(browser, address);
  try {
    const result = await person.until(() => globalThis.result, 'the result');
    assert.deepEqual(result, expected);
    assert.deepEqual(person.trouble, []);
  } finally {
    await person.close();
  }
}

test('what passed is entered into the table', { skip: !process.env.NQ_MATRIX && !named }, (t) => {
  t.diagnostic(`${passed.length} projects`);
  const names = passed.map(({ name }) => name);
  writeResults(
    passed,
    PROJECTS.map(({ name }) => name).filter((name) => !names.includes(name)),
  );
  assert.equal(passed.length, PROJECTS.length, 'some failed');
});
