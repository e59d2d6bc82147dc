/**
 * results.mjs -- RESULTS.md: where the packed package was tried, when, and with what; and the
 * README's table of runtimes.
 *
 * Each run enters the projects that it tried into results.json; the tables are made of that.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../scripts/say.mjs';
import { Marked, markdownTable } from '../marked.mjs';

const KEPT = new URL('results.json', import.meta.url);
const TABLE = new URL('RESULTS.md', import.meta.url);

const PARTS = {
  engines: '`test:engines`',
  full: '`test:full -- matrix`',
  blogs: '`test:full -- blogs`',
};

/** What runs JavaScript without a page: the project that tried it, by name. */
const RUNTIMES = {
  'node-18.4.0': 'Node, the oldest',
  'node-18': 'Node 18',
  'node-20': 'Node 20',
  'node-22': 'Node 22',
  'node-24': 'Node 24',
  bun: 'Bun',
  deno: 'Deno',
  workerd: "Cloudflare's workerd, nothing configured",
  next: 'Next: server, edge route and client',
};

const RUNTIMES_IN_README = new Marked(
  join(ROOT, 'README.md'),
  '<!-- runtimes: written by tests/matrix/results.mjs -->',
  '<!-- end of runtimes -->',
);

export const runtimesInReadme = () => RUNTIMES_IN_README.text;

/** A row for each runtime whose project passed last time. */
export function runtimesTable(kept = readKept()) {
  const rows = Object.entries(RUNTIMES).filter(([project]) => project in kept);
  const cells = rows.map(([project, title]) => {
    const { versions, date } = kept[project];
    return [title, versions.join(', ').replace(/^Node v?/, ''), date];
  });
  return markdownTable([['', 'version', 'last passed'], ...cells]);
}

const readKept = () => (existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {});

const today = () => new Date().toISOString().slice(0, 10);

/** Enter what was tried: `passed` has the projects with their versions, `failed` names. */
export function writeResults(passed, failed) {
  const kept = readKept();
  for (const name of failed) delete kept[name];
  for (const { name, title, tier, versions } of passed) {
    kept[name] = { title, tier, versions, date: today() };
  }
  const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(KEPT, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(TABLE, tableOf(sorted));
  RUNTIMES_IN_README.replace(runtimesTable(sorted));
}

function tableOf(kept) {
  const rows = Object.entries(kept).map(([name, { title, tier, versions, date }]) => {
    return [name, title, versions.join(', '), PARTS[tier], date];
  });
  return `# Where the package was tried

Each row is an empty project (\`tests/matrix/projects\`) into which the packed tarball was installed; a
warning of any tool fails it, and so does one in the console of its page. Written by
\`npm run test:full -- matrix blogs\`, or by a run of some projects (\`NQ_PROJECTS\`); a project that fails
loses its row.

${markdownTable([['project', 'what is tried', 'versions', 'run by', 'last passed'], ...rows])}
`;
}
