/**
 * option_names.test.mjs -- a misspelt option is refused with the one that was meant, in every
 * function of the package, and every declared one is taken.
 */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import ts from 'typescript';

import { load } from '../../dist/core.js';
import * as nqueens from '../../dist/index.js';
import { optionNames } from '../../web/lib/core/option_names.js';

let nq;
const solver = nqueens.createSolver({ workers: 1 });
before(async () => {
  nq = await load();
});
after(() => solver.close());

/** The properties of an object type that the last parameter of a function has. */
function declaredOptions(checker, symbol) {
  const type = checker.getTypeOfSymbol(symbol);
  const last = type.getCallSignatures()[0]?.getParameters().at(-1);
  if (last === undefined || last.name !== 'options') return undefined;
  const options = checker.getNonNullableType(checker.getTypeOfSymbol(last));
  return options.getProperties().map(({ name }) => name);
}

/** The names of options by function, as they are declared. */
function declarations(path, interfaceName) {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const program = ts.createProgram([file], { strict: true, lib: ['lib.es2022.d.ts'] });
  const checker = program.getTypeChecker();
  const exported = checker.getExportsOfModule(
    checker.getSymbolAtLocation(program.getSourceFile(file)),
  );
  const symbols = interfaceName
    ? checker
        .getDeclaredTypeOfSymbol(exported.find(({ name }) => name === interfaceName))
        .getProperties()
    : exported.filter(({ flags }) => flags & ts.SymbolFlags.Function);
  return symbols
    .map((symbol) => [symbol.name, declaredOptions(checker, symbol)])
    .filter(([, names]) => names !== undefined);
}

test('the names are those of the declarations', () => {
  const declared = declarations('../../web/lib/core/index.d.ts', 'NQueens');
  assert.ok(declared.length > 20, `${declared.length} functions`);
  for (const [name, names] of declared) {
    assert.deepEqual([...optionNames(name)].sort(), names.sort(), name);
  }
});

/** Arguments in front of the options. */
const BEFORE = {
  format: [[1, 3, 0, 2], 'columns'],
  parse: ['1 3 0 2', 'columns'],
  formatter: ['columns'],
};

describe('a misspelt option is a TypeError that names the near one', () => {
  test('in every function of the core', () => {
    for (const [name, names] of declarations('../../web/lib/core/index.d.ts', 'NQueens')) {
      const [option] = names;
      const misspelt = option.replace(/(.)(.)$/, '$2');
      const call = () => nq[name](...(BEFORE[name] ?? [6]), { [misspelt]: undefined });
      const message = `${name}() has no option "${misspelt}"; did you mean "${option}"?`;
      assert.throws(call, { name: 'TypeError', message });
    }
  });

  test('in every function of the package', async () => {
    const functions = declarations('../../web/lib/pool/index.d.ts');
    const named = functions.filter(([name]) => !['createSolver', 'init'].includes(name));
    assert.ok(named.length > 5, `${named.length} functions`);
    for (const [name] of named) {
      const call = async () => {
        const answer = solver[name](...(BEFORE[name] ?? [6]), { sgnal: null });
        for await (const _ of answer?.[Symbol.asyncIterator] ? answer : []);
        return answer;
      };
      const message = `${name}() has no option "sgnal"; did you mean "signal"?`;
      await assert.rejects(call, { name: 'TypeError', message }, name);
    }
    await assert.rejects(solver.check([1, 3, 0, 2], { sinal: null }), /did you mean "signal"/);
    for (const make of [nqueens.createSolver, nqueens.init]) {
      const message =
        'a solver has no option "worker_count"; there are workers, wasm, worker, patience';
      assert.throws(() => make({ worker_count: 2 }), { name: 'TypeError', message });
      assert.throws(() => make({ threads: 2 }), /did you mean "workers"\?$/);
    }
  });

  test('whether it is a slip, another word or nothing known', async () => {
    const said = [
      [
        () => nq.count(8, { algoritm: 'array' }),
        'count() has no option "algoritm"; did you mean "algorithm"?',
      ],
      [
        () => nq.count(8, { Algorithm: 'array' }),
        'count() has no option "Algorithm"; did you mean "algorithm"?',
      ],
      [
        () => nq.complete(8, { blocked: [0] }),
        'complete() has no option "blocked"; did you mean "forbidden"?',
      ],
      [
        () => nq.count(8, { constructor: 1 }),
        'count() has no option "constructor"; there are algorithm, verify',
      ],
    ];
    for (const [call, message] of said) assert.throws(call, { name: 'TypeError', message });
    await assert.rejects(solver.count(8, { algoritm: 'array' }), {
      name: 'TypeError',
      message: said[0][1],
    });
    await assert.rejects(solver.complete(8, { blocked: [0] }), {
      name: 'TypeError',
      message: said[2][1],
    });
  });
});

test('what is taken is taken', async () => {
  assert.equal(nq.count(6, { algorithm: undefined, verify: undefined }), 4n);
  assert.equal(await solver.countUnique(6, { solutions: 4n }), 1n);
  assert.equal(await solver.countUnique(6, { algorithm: 'array', workers: 1 }), 1n);
  assert.equal(await solver.check([1, 3, 0, 2], { signal: new AbortController().signal }), true);
});
