/**
 * doc_examples.mjs -- the examples in the comments of the declarations, as programs.
 *
 * A comment after an expression says what it gives, one after `console.log()` what is printed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../../scripts/say.mjs';
import { members, pieces } from '../../web/site/build/declarations.mjs';
import { jsName, memberName } from '../../web/site/build/reference-js.mjs';
import { promised } from './examples.mjs';

/** By entry of dist/: what a program imports, and what its examples take for granted. */
export const ENTRIES = {
  core: { module: 'nqueens/core', given: 'const nq = await load();' },
  index: { module: 'nqueens', given: '' },
  element: { module: 'nqueens/element', given: 'declare const board: NQueensBoardElement;' },
};

/** What an entry exports, and the functions of its interfaces: { name, doc, isType }. */
export function declared(entry) {
  const source = readFileSync(join(ROOT, 'dist', `${entry}.d.ts`), 'utf8');
  const exported = pieces(source).filter(({ code }) => jsName(code));
  return exported.flatMap(({ code, doc }) => {
    const name = jsName(code);
    const isType = /^export (type|interface) /.test(code);
    return [{ name, doc, isType }, ...functionsIn(name, code)];
  });
}

/** These have so many functions that each has its own example. */
const LARGE = ['NQueens', 'NQueensBoardElement'];

/** A second signature of the same name needs no example of its own. */
function functionsIn(name, code) {
  if (!LARGE.includes(name)) return [];
  const found = members(code).filter((member) => /^\w+[(<]/.test(member.code ?? ''));
  return found
    .map((member) => ({ name: `${name}.${memberName(member.code)}`, doc: member.doc }))
    .filter((one, i, all) => all.findIndex(({ name }) => name === one.name) === i);
}

/** The program in a comment; undefined without one. */
export const exampleIn = (doc) => /(?:^|\n)@example\n(.*?)\s*(?:\n@\w+ |$)/s.exec(doc)?.[1];

/** An expression that stands alone, and says what it gives. */
const EXPRESSION = /^(?!(?:const|let|for|if|while|try) )([^\s/}].*); \/\/ .*$/;
const PRINTED = /^\s*console\.log\(/;

/** What the lines of an example promise, in their order. */
export function promises(example) {
  return example.split('\n').flatMap((line) => {
    if (/console\.log\(.*\); \/\/ /.test(line)) return promised(line);
    return EXPRESSION.test(line) ? [/; \/\/ (.*)$/.exec(line)[1]] : [];
  });
}

/** One module of TypeScript: a function for each example. */
export function moduleOf(entry, examples) {
  const { module, given } = ENTRIES[entry];
  const names = declared(entry).filter(({ name }) => !name.includes('.'));
  const imported = names.map(({ name, isType }) => `${isType ? 'type ' : ''}${name}`);
  const functions = examples.map(({ name, example }) => {
    const body = example.split('\n').map((line) => (PRINTED.test(line) ? line : told(line)));
    return `  async ${JSON.stringify(name)}(told: Told, console: Printer) {\n${body.join('\n')}\n  },`;
  });
  return [
    `import { ${imported.join(', ')} } from '${module}';`,
    ...(entry === 'index' ? ["import type * as core from 'nqueens/core';"] : []),
    'type Told = (value: unknown) => void;',
    'type Printer = { log(...values: unknown[]): void };',
    given,
    'export const examples = {',
    ...functions,
    '};',
    '',
  ].join('\n');
}

const told = (line) => line.replace(EXPRESSION, 'told($1);');
