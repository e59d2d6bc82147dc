/**
 * wasm.mjs -- compile the C core to WebAssembly, through emscripten.cmake.
 *
 *     node scripts/wasm.mjs                   the shipped ones
 *     node scripts/wasm.mjs debug             also the one for a debugger
 *     node scripts/wasm.mjs checked           also the one that traps on undefined behaviour
 */
import { join } from 'node:path';

import { forgetOtherPlace } from './native.mjs';
import { isMain, main, ROOT, run, say, UserError } from './say.mjs';

const FOLDER = join(ROOT, 'build', 'wasm');

/** What the element's workers are asked has a module each. */
export const DESKS = ['positions', 'searches', 'texts'];

const SHIPPED = [
  ...['nqueens', 'nqueens-scalar', 'nqueens-board'],
  ...DESKS.map((desk) => `nqueens-${desk}`),
];
const EXTRA = {
  checked: 'NQ_WASM_CHECKED',
  debug: 'NQ_WASM_DEBUG',
};

/** Build the shipped modules and those extra ones; the list of what was made. */
export async function buildWasm(extra = [], output) {
  const unknown = extra.find((name) => !(name in EXTRA));
  if (unknown) throw new UserError(`no wasm build is called "${unknown}": ${Object.keys(EXTRA)}`);

  const options = extra.map((name) => `-D${EXTRA[name]}=ON`);
  forgetOtherPlace(FOLDER);
  await run('emcmake', ['cmake', '--preset', 'wasm', ...options], { output });
  const targets = [...SHIPPED, ...extra.map((name) => `nqueens-${name}`)];
  await run('cmake', ['--build', FOLDER, '--target', ...targets], { output });
  return targets.map((name) => ({ name: `${name}.wasm`, path: join(FOLDER, `${name}.wasm`) }));
}

if (isMain(import.meta.url)) {
  await main(async () => {
    for (const file of await buildWasm(process.argv.slice(2))) say(file.path);
  });
}
