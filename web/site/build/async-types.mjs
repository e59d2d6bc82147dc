/**
 * async-types.mjs -- the declarations of the package, with the comments of derived functions.
 *
 * A function of `nqueens` that only turns one of `nqueens/core` into a promise is declared
 * as `Async<'name'>`; what it does is said once, in core.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../../scripts/say.mjs';
import { members, pieces } from './declarations.mjs';

/** The entries of the package, and where their types are declared. */
export const DECLARATIONS = {
  index: 'web/lib/pool/index.d.ts',
  core: 'web/lib/core/index.d.ts',
  element: 'web/lib/element/index.d.ts',
  worker: 'web/lib/pool/worker.d.ts',
  ...Object.fromEntries(
    ['react', 'preact', 'solid', 'vue', 'svelte'].map((name) => [
      name,
      `web/lib/element/types/${name}.d.ts`,
    ]),
  ),
};

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** What `nqueens/core` says of its function of that name. */
function inCore(name) {
  const library = pieces(read(DECLARATIONS.core)).find(({ code }) =>
    code?.startsWith('export interface NQueens '),
  );
  return members(library.code).find(({ code }) => code?.startsWith(`${name}(`));
}

/** The text of a file of declarations, with a comment for every function. */
export function declarations(file) {
  return read(file).replaceAll(/^export const \w+: Async<'(\w+)'>;$/gm, (code, name) => {
    const lines = inCore(name).doc.split('\n');
    const text = lines.map((line) => ` * ${line}`.trimEnd()).join('\n');
    return lines.length === 1 ? `/** ${lines[0]} */\n${code}` : `/**\n${text}\n */\n${code}`;
  });
}

/** A derived function as it is called; any other declaration as it is. */
export function signature(code) {
  const name = /^export const \w+: Async<'(\w+)'>;$/.exec(code ?? '')?.[1];
  if (!name) return code;
  const [, values, result] = /^\w+\((.*)\): (.*);$/s.exec(inCore(name).code);
  const withSignal = values.includes('options?:')
    ? values.replace(/(options\?: \w+)/, '$1 & CallOptions')
    : `${values}, options?: CallOptions`;
  return `export function ${name}(${withSignal}): Promise<${result}>;`;
}
