/**
 * typecheck.mjs -- does the JavaScript of web/lib do what its declarations say?
 *
 *     npm run typecheck
 *
 * TypeScript reads what the JavaScript does (`checkJs`) and compares it with the *.d.ts
 * beside it. Modules that exist only after a build, and the exports of the wasm, are
 * declared in build/types/, which stands over web/ like a second layer (`rootDirs`).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { algorithmNames } from '../web/lib/core/algorithm_table.js';
import { writeFunctions } from '../web/site/build/async-types.mjs';
import { writeTextModules } from '../web/site/build/texts.mjs';
import { filesUnder } from './files.mjs';
import { isMain, main, ROOT, run } from './say.mjs';
import { setUp } from './setup.mjs';
import { DESKS } from './wasm.mjs';

/** Strict for the core, whose declarations are the contract of the whole package. */
const PROJECTS = ['tsconfig.json', 'tsconfig.core.json'];

/** Modules that the build makes, by their place in web/. */
const GENERATED = {
  ...Object.fromEntries(
    ['wasm', ...DESKS.map((desk) => `element/later/${desk}_wasm`)].map((name) => [
      `lib/${name}.d.ts`,
      'export const packed: string;\n',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['lib/embed/inlined/wasm', 'lib/embed/inlined/worker'],
      ...['worker_base', ...DESKS.map((desk) => `${desk}_program`)].map(
        (name) => `lib/element/later/${name}`,
      ),
      ...algorithmNames('traces').map((name) => `data/listings/${name}`),
    ].map((name) => [`${name}.d.ts`, 'declare const made: any;\nexport default made;\n']),
  ),
};

export async function typecheck(output) {
  writeGenerated();
  const tsc = join(ROOT, 'node_modules', '.bin', 'tsc');
  await Promise.all(PROJECTS.map((project) => run(tsc, ['-p', project], { output })));
}

export function writeGenerated() {
  writeFunctions();
  writeTextModules();
  const files = { ...GENERATED, 'lib/core/wasm_exports.d.ts': wasmDeclarations() };
  for (const [name, text] of Object.entries(files)) {
    const file = join(ROOT, 'build/types', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** The exports of the wasm, from the EXPORT("…") and EXPORT_OF_WHOLE("…") of the C sources. */
export function wasmDeclarations() {
  const sources = filesUnder('src/wasm', /\.c$/).map((file) =>
    readFileSync(join(ROOT, file), 'utf8'),
  );
  const pattern = /^EXPORT(?:_OF_WHOLE)?\("(\w+)"\)\s+([^()]*?)\w+\(([^)]*)\)/gm;
  const lines = sources.flatMap((source) =>
    [...source.matchAll(pattern)].map(
      ([, name, result, values]) => `  ${name}(${declaredValues(values)}): ${inJs(result)};\n`,
    ),
  );
  return `export interface Wasm {\n${lines.sort().join('')}}\n`;
}

function declaredValues(values) {
  if (values.trim() === 'void') return '';
  return values
    .split(',')
    .map((value) => {
      const [, type, name] = /^(.*?)(\w+)$/s.exec(value.trim());
      return `${name}: ${/\bbool\b/.test(type) ? 'number | boolean' : inJs(type)}`;
    })
    .join(', ');
}

/** A C type as WebAssembly hands it to JavaScript: pointers are numbers. */
function inJs(type) {
  if (type.includes('*')) return 'number';
  if (/\bu?int64_t\b/.test(type)) return 'bigint';
  return type.trim() === 'void' ? 'void' : 'number';
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setUp(['lint']);
    await typecheck();
  });
}
