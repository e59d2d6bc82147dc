/**
 * lint.mjs -- is everything formatted, typed as declared, and free of known mistakes?
 *
 *     npm run lint
 *     npm run format        mend what can be mended
 */
import { join } from 'node:path';

import { filesUnder } from './files.mjs';
import { isMain, main, ROOT, run, UserError } from './say.mjs';
import { setUp } from './setup.mjs';
import { typecheck } from './typecheck.mjs';

const BIOME = join(ROOT, 'node_modules', '.bin', 'biome');

/** All linters have their say, even when the first one complains. */
export async function lint(output) {
  const runs = [
    run('clang-format', ['--dry-run', '-Werror', ...cSources()], { output }),
    run(BIOME, ['check', '.'], { output }),
    typecheck(output),
  ];
  const troubles = (await Promise.allSettled(runs)).filter(({ reason }) => reason);
  if (troubles.length > 0) {
    throw new UserError(troubles.map(({ reason }) => reason.message).join('; '));
  }
}

/** Write every file as the linters want it. */
export async function format() {
  await run('clang-format', ['-i', ...cSources()]);
  await run(BIOME, ['check', '--write', '.']);
}

function cSources() {
  const folders = ['include', 'src', 'tests', 'bench', 'web'];
  return folders.flatMap((folder) => filesUnder(folder, /\.[ch]$/));
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setUp(['lint']);
    await (process.argv.includes('--write') ? format() : lint());
  });
}
