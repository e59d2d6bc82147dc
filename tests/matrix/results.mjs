/**
 * results.mjs -- RESULTS.md: where the packed package was tried, when, and with what.
 *
 * Each run enters the projects that it tried into results.json; the table is made of that.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const KEPT = new URL('results.json', import.meta.url);
const TABLE = new URL('RESULTS.md', import.meta.url);

const PARTS = {
  engines: '`test:engines`',
  full: '`test:full -- matrix`',
  blogs: '`test:full -- blogs`',
};

const today = () => new Date().toISOString().slice(0, 10);

/** Enter what was tried: `passed` has the projects with their versions, `failed` names. */
export function writeResults(passed, failed) {
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};
  for (const name of failed) delete kept[name];
  for (const { name, title, tier, versions } of passed) {
    kept[name] = { title, tier, versions, date: today() };
  }
  const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(KEPT, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(TABLE, tableOf(sorted));
}

function tableOf(kept) {
  const rows = Object.entries(kept).map(([name, { title, tier, versions, date }]) => {
    const part = PARTS[tier];
    return `| ${name} | ${title} | ${versions.join(', ')} | ${part} | ${date} |`;
  });
  return `# Where the package was tried

Each row is an empty project (\`tests/matrix/projects\`) into which the packed tarball was installed; a
warning of any tool fails it, and so does one in the console of its page. Written by
\`npm run test:full -- matrix blogs\`, or by a run of some projects (\`NQ_PROJECTS\`); a project that fails
loses its row.

| project | what is tried | versions | run by | last passed |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
}
