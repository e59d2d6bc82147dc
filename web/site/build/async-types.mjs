/**
 * async-types.mjs -- the declarations of the package, with the comments of derived functions.
 *
 * A function of `nqueens` that only turns one of `nqueens/core` into a promise is declared
 * as `Async<'name'>`, by itself; what it does is said once, in core.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../../scripts/say.mjs';
import { CALLS } from '../../lib/pool/calls.js';
import { SYNC_ONLY } from '../../lib/pool/solver.js';
import { members, pieces } from './declarations.mjs';

/** Facts of the core that nobody needs a promise of. */
const SYNC_FACTS = ['defaultFor'];

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

/** The functions of `nqueens/core`, as they are declared. */
function coreFunctions() {
  const library = pieces(read(DECLARATIONS.core)).find(({ code }) =>
    code?.startsWith('export interface NQueens '),
  );
  return members(library.code).filter(({ code }) => /^\w+\(/.test(code ?? ''));
}

const nameOf = (code) => /^\w+/.exec(code)[0];

/** What `nqueens/core` says of its function of that name. */
const inCore = (name) => coreFunctions().find(({ code }) => nameOf(code) === name);

/** The functions that `nqueens` has as promises, and does not declare by itself. */
function derivedNames() {
  const own = read(DECLARATIONS.index).matchAll(/^export function (\w+)/gm);
  const without = [...SYNC_ONLY, ...SYNC_FACTS, ...Array.from(own, ([, name]) => name)];
  return coreFunctions()
    .map(({ code }) => nameOf(code))
    .filter((name) => !without.includes(name));
}

const derivedTypes = () =>
  derivedNames().map((name) => `export const ${name}: Async<'${name}'>;\n`);

const FUNCTIONS = 'web/lib/pool/functions';

/** The functions of core by the file that has them. */
const sections = () =>
  [...read('web/lib/core/sections.js').matchAll(/^import \{([^}]*)\} from '\.(.*)';/gm)].map(
    ([, names, file]) => ({ file, names: names.match(/\w+/g).filter(isDerived) }),
  );

const isDerived = (name) => !(name in CALLS) && !SYNC_ONLY.includes(name);

/** functions.js: those of calls.js, and each of the others of core in a worker. */
function functionsCode() {
  const derived = sections().filter(({ names }) => names.length > 0);
  const imports = derived.map(({ file, names }) => {
    const renamed = names.map((name) => `${name} as ${name}Of`).join(', ');
    return `import { ${renamed} } from '../core${file}';\n`;
  });
  const asked = derived
    .flatMap(({ names }) => names)
    .map(
      (name) =>
        `export const ${name} = (...given) => call(shared(), '${name}', ${name}Of, given);\n`,
    );
  const special = Object.keys(CALLS).map(
    (name) => `export const ${name} = (...given) => calls.${name}(shared(), ...given);\n`,
  );
  return [...imports, OWN_IMPORTS, '\n', ...special, ...asked].join('');
}

const OWN_IMPORTS = [
  ['{ call }', './call.js'],
  ['* as calls', './calls.js'],
  ['{ shared }', './shared.js'],
]
  .map(([what, file]) => `import ${what} from '${file}';\n`)
  .join('');

/** functions.js, and the declarations of those that are not declared otherwise. */
export function writeFunctions() {
  const about = '/** Made by the build: the functions of the package. */\n';
  writeChanged(`${FUNCTIONS}.js`, `// @ts-nocheck -- ${about.slice(4, -4)}\n${functionsCode()}`);
  const types = ["import type { Async } from './index.js';\n\n", ...derivedTypes()];
  writeChanged(`${FUNCTIONS}.d.ts`, about + types.join(''));
}

/** A file that is right stays untouched: `npm run dev` watches its folder. */
function writeChanged(name, text) {
  const file = join(ROOT, name);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}

/** The text of a file of declarations, whole and with a comment for every function. */
export function declarations(file) {
  const whole = read(file).replace(/^\/\/ .*\nexport .*functions\.js';\n/m, () =>
    ['\n', ...derivedTypes().map((line) => `${line}\n`)].join(''),
  );
  return whole.replaceAll(/^export const \w+: Async<'(\w+)'>;$/gm, (code, name) => {
    const lines = inBackground(inCore(name).doc).split('\n');
    const text = lines.map((line) => ` * ${line}`.trimEnd()).join('\n');
    return lines.length === 1 ? `/** ${lines[0]} */\n${code}` : `/**\n${text}\n */\n${code}`;
  });
}

/** What is said of a function of the core, with examples of its promise. */
function inBackground(doc) {
  const parts = doc.split(/^(?=@)/m);
  return parts.map((part) => (part.startsWith('@example') ? awaited(part) : part)).join('');
}

/** `nq.rank(board)` becomes `await rank(board)`, in parentheses where more is done with it. */
function awaited(code) {
  const start = code.indexOf('nq.');
  if (start < 0) return code;
  const [, name] = /^nq\.(\w+)\(/.exec(code.slice(start));
  const open = start + 'nq.'.length + name.length;
  const end = closing(code, open);
  const call = `await ${name}(${awaited(code.slice(open + 1, end))})`;
  const isRead = /^[.[?]/.test(code.slice(end + 1));
  return `${code.slice(0, start)}${isRead ? `(${call})` : call}${awaited(code.slice(end + 1))}`;
}

/** The place of the parenthesis that closes the one at `open`. */
function closing(code, open) {
  let depth = 0;
  for (let at = open; ; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')' && --depth === 0) return at;
  }
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
