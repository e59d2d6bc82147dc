/**
 * lint.mjs -- is everything formatted, and free of what the linters know to be wrong?
 *
 *     npm run lint
 *
 * `npx biome check --write .` and `clang-format -i` mend what can be mended.
 */
import { join } from 'node:path';

import { filesUnder } from './files.mjs';
import { isMain, main, ROOT, run, Trouble } from './say.mjs';
import { setUp } from './setup.mjs';

/** Both linters have their say, even when the first one complains. */
export async function lint(output) {
  const biome = join(ROOT, 'node_modules', '.bin', 'biome');
  const runs = [
    run('clang-format', ['--dry-run', '-Werror', ...cSources()], { output }),
    run(biome, ['check', '.'], { output }),
  ];
  const troubles = (await Promise.allSettled(runs)).filter(({ reason }) => reason);
  if (troubles.length > 0) {
    throw new Trouble(troubles.map(({ reason }) => reason.message).join('; '));
  }
}

function cSources() {
  const folders = ['include', 'src', 'tests', 'bench', 'web'];
  return folders.flatMap((folder) => filesUnder(folder, /\.[ch]$/));
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setUp(['lint']);
    await lint();
  });
}
