/**
 * users.test.mjs -- the package as its users meet it: packed, installed, bundled, run.
 *
 * The same program runs in Node and, by every bundler and by none, in three engines under
 * two strict policies. What was seen becomes the table in the README.
 */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { enginesOf, launch } from './engines.mjs';
import { visit } from './site.mjs';
import { WAYS } from './users/bundlers.mjs';
import { RESULTS, tableInReadme, tableOf } from './users/matrix.mjs';
import { EXPECTED, makeProject, printedBy } from './users/project.mjs';
import { POLICIES, serve } from './users/serve.mjs';

const VARIANTS = Object.keys(POLICIES);
const COLUMN = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };
const IN_NODE = { 'Node, `import`': 'main.mjs', 'Node, `require`': 'main.cjs' };

/** What worked: by way and column, the variants. */
const seen = Object.fromEntries(
  [...Object.keys(IN_NODE), ...Object.keys(WAYS)].map((way) => [way, {}]),
);

function note(way, column, variant) {
  seen[way][column] ??= [];
  seen[way][column].push(variant);
}

let project;
before(() => {
  project = makeProject();
});
after(() => project?.remove());

describe('in Node', () => {
  for (const [way, file] of Object.entries(IN_NODE)) {
    test(way, () => {
      assert.deepEqual(printedBy(project, file), EXPECTED);
      for (const variant of VARIANTS) note(way, 'Node', variant);
    });
  }
});

const built = new Map(); // { folder, page } by name
const nameOf = (way, variant) => `${way}, ${variant}`;

describe('it is built', () => {
  for (const [way, make] of Object.entries(WAYS)) {
    for (const variant of VARIANTS) {
      test(nameOf(way, variant), async () => {
        built.set(nameOf(way, variant), await make(project, variant));
      });
    }
  }
});

for (const engine of enginesOf(import.meta.url)) {
  describe(`it runs in ${engine}`, () => {
    let browser;
    before(async () => {
      browser = await launch(engine);
    });
    after(() => browser?.close());

    for (const way of Object.keys(WAYS)) {
      for (const variant of VARIANTS) {
        test(nameOf(way, variant), async () => {
          const { result, violations, trouble } = await shown(
            browser,
            built.get(nameOf(way, variant)),
            POLICIES[variant],
          );
          assert.deepEqual(result, EXPECTED);
          assert.deepEqual(violations, []);
          assert.deepEqual(trouble, []);
          note(way, COLUMN[engine], variant);
        });
      }
    }

    test('a policy that forbids blob: is named, and this thread does the work', async () => {
      const page = built.get(nameOf(Object.keys(WAYS)[0], 'blob'));
      const { result, trouble } = await shown(browser, page, POLICIES.own);
      assert.deepEqual(result, EXPECTED);
      if (engine === 'webkit') return; // its driver does not tell what the console says
      assert.match(
        trouble.join(),
        /no worker can be started: .+; .* init\(\{ worker \}\) takes an address/,
      );
    });
  });
}

/** What a page shows under a policy, and what its browser complained about. */
async function shown(browser, { folder, page }, policy) {
  const server = await serve(folder, policy);
  const person = await visit(browser, `${server.address}/${page}`);
  try {
    const result = await person.until(() => globalThis.result, 'the result');
    return { result, violations: await person.violations(), trouble: person.trouble };
  } finally {
    await person.close();
    server.close();
  }
}

test('the table in the README says what was seen', () => {
  mkdirSync(dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, JSON.stringify(seen, null, 2));
  assert.equal(tableInReadme(), tableOf(seen), 'run: node tests/browser/users/matrix.mjs');
});
