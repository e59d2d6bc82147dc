/**
 * readme-links.mjs -- the README as it is packed: its links lead to the repository.
 *
 *     npm pack        runs this before (prepack), and with --restore after (postpack)
 *
 * On a registry's page a relative link leads nowhere. Where package.json names a
 * `repository`, links and pictures become absolute in what is packed; the file in the
 * working folder is put back.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import { isMain } from './say.mjs';

const README = 'README.md';
const KEPT = 'build/README.md';

/** `git+https://host/owner/name.git` as a page. */
function pageOf(repository) {
  const url = typeof repository === 'string' ? repository : repository.url;
  return url.replace(/^git\+/, '').replace(/\.git$/, '');
}

/** Markdown whose relative links and pictures lead to the repository, if there is one. */
export function absoluteLinks(markdown, repository) {
  if (!repository) return markdown;
  const page = pageOf(repository);
  return markdown.replaceAll(/(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)/g, (_, mark, text, path) => {
    const kind = mark === '!' ? 'raw' : 'blob';
    return `${mark}[${text}](${page}/${kind}/HEAD/${path})`;
  });
}

function pack() {
  const { repository } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (!repository) return;
  const text = readFileSync(README, 'utf8');
  mkdirSync('build', { recursive: true });
  writeFileSync(KEPT, text);
  writeFileSync(README, absoluteLinks(text, repository));
}

function restore() {
  if (existsSync(KEPT)) renameSync(KEPT, README);
}

if (isMain(import.meta.url)) (process.argv.includes('--restore') ? restore : pack)();
