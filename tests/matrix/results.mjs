/**
 * results.mjs -- RESULTS.md: where the packed package was tried, when, and with what.
 */
import { writeFileSync } from 'node:fs';
import { platform, release } from 'node:os';

const FILE = new URL('RESULTS.md', import.meta.url);

export function writeResults(results) {
  const date = new Date().toISOString().slice(0, 10);
  const rows = results.map(({ name, title, tier, versions }) => {
    const run = tier === 'engines' ? '`npm run test:engines`' : '`npm run test:full -- matrix`';
    return `| ${name} | ${title} | ${versions.join(', ')} | ${run} |`;
  });
  const text = `# Where the package was tried

Written by \`npm run test:full -- matrix\` on ${date}, Node ${process.versions.node}, ${platform()}
${release().split('-')[0]}. Each row is an empty project (tests/matrix/projects) into which the packed tarball was
installed; a warning of any tool fails it, and so does one in the console of its page.

| project | what is tried | versions | run by |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  writeFileSync(FILE, text);
}
