/**
 * tiers.mjs -- which test files run when, and in which browsers.
 *
 *     npm test                 tier "first": what every change needs, in Chromium
 *     npm run test:engines     tier "engines": other browsers, kills, clusters, packages
 *     npm run test:full        tier "full": all files, in all browsers
 *
 * A file belongs to the first tier unless it stands here. NQ_TIER names the tier to the
 * files themselves; a file that is started by hand is of the first.
 */

/** Run by `npm run test:engines` instead: slow, or in need of programs that few have. */
const ENGINES_ONLY = [
  'tests/browser/bench_places.test.mjs',
  'tests/browser/kill.test.mjs',
  'tests/browser/matrix.test.mjs',
  'tests/browser/users.test.mjs',
  'tests/node/cluster.test.mjs',
  'tests/node/edge_cases/cluster.test.mjs',
  'tests/node/install.test.mjs',
  'tests/node/kill.test.mjs',
  'tests/node/listings.test.mjs',
  'tests/node/package.test.mjs',
  'tests/node/parity.test.mjs',
  'tests/node/shared_checkpoint.test.mjs',
];

/** Run by both, with the tier's browsers or the tier's number of repetitions. */
const BOTH = [
  'tests/browser/embed.test.mjs',
  'tests/browser/fuzz.test.mjs',
  'tests/browser/page.test.mjs',
  'tests/browser/parity.test.mjs',
  'tests/browser/quiz.test.mjs',
  'tests/browser/raw.test.mjs',
  'tests/browser/resume.test.mjs',
  'tests/browser/single.test.mjs',
  'tests/browser/tutorial.test.mjs',
  'tests/node/crash.test.mjs',
];

export const DECLARED = [...ENGINES_ONLY, ...BOTH];

/** As measured: all that take ten seconds or more by themselves, the longest first. */
export const LONGEST = [
  'tests/browser/users.test.mjs',
  'tests/browser/matrix.test.mjs',
  'tests/browser/tutorial.test.mjs',
  'tests/browser/accessibility.test.mjs',
  'tests/browser/resume.test.mjs',
  'tests/node/cluster.test.mjs',
  'tests/node/cli_count.test.mjs',
  'tests/browser/share.test.mjs',
  'tests/browser/edge_cases/count.test.mjs',
  'tests/browser/smooth.test.mjs',
  'tests/node/recipes.test.mjs',
  'tests/browser/element.test.mjs',
  'tests/browser/layout.test.mjs',
  'tests/node/readme.test.mjs',
  'tests/browser/documents.test.mjs',
  'tests/node/crash.test.mjs',
  'tests/node/memory.test.mjs',
  'tests/browser/offline.test.mjs',
  'tests/browser/embed.test.mjs',
  'tests/browser/page.test.mjs',
  'tests/node/terminal.test.mjs',
  'tests/browser/fuzz.test.mjs',
];

/** These are begun first, so that files that run side by side end together. */
export function longestFirst(files) {
  const long = LONGEST.filter((file) => files.includes(file));
  return [...long, ...files.filter((file) => !long.includes(file))];
}

const ALL_ENGINES = ['chromium', 'firefox', 'webkit'];

/** `has` tells whether a file belongs to the tier. */
export const TIERS = {
  first: { has: (file) => !ENGINES_ONLY.includes(file), engines: ['chromium'] },
  engines: { has: (file) => DECLARED.includes(file), engines: ['firefox', 'webkit'] },
  full: { has: () => true, engines: ALL_ENGINES },
};

const name = process.env.NQ_TIER ?? 'first';
if (!(name in TIERS)) {
  throw new Error(`NQ_TIER must be one of ${Object.keys(TIERS).join(', ')}, not "${name}"`);
}

/** Is this the short run that every change gets? */
export const IS_FIRST = name === 'first';

/** The browsers of this run, for a file; those outside of the first tier need all of them. */
export function enginesFor(url) {
  const file = ENGINES_ONLY.find((path) => url.endsWith(`/${path}`));
  return file ? ALL_ENGINES : TIERS[name].engines;
}
