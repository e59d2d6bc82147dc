/**
 * option_names.test.mjs -- a misspelt option is refused with the one that was meant, in every
 * function of the package, and every declared one is taken.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';

import { load } from '../../dist/core.js';
import * as nqueens from '../../dist/index.js';
import { optionNames } from '../../web/lib/core/option_names.js';

let nq;
const solver = nqueens.createSolver({ workers: 1 });
before(async () => {
  nq = await load();
});
after(() => solver.close());

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const CORE = read('../../web/lib/core/index.d.ts');
const POOL = read('../../web/lib/pool/index.d.ts');

/** The options that an interface declares, with those of the interfaces that it extends. */
function optionsIn(name, text = `${CORE}\n${POOL}`) {
  const [, parents = '', body] = new RegExp(
    `^export interface ${name}(?: extends ([^{]*))? \\{\n(.*?)^\\}`,
    'ms',
  ).exec(text);
  const own = [...body.matchAll(/^ {2}(\w+)\?:/gm)].map(([, key]) => key);
  const more = parents.split(',').map((parent) => parent.trim());
  return [...more.filter(Boolean).flatMap((parent) => optionsIn(parent, text)), ...own];
}

/** Functions and the names of their options, as `name(…, options?: One & Other)` declares them. */
function declared(text, before) {
  const functions = text.matchAll(
    new RegExp(`^${before}(\\w+)\\(([^)]*?)options\\??: ([\\w& ]+),?\\s*\\)`, 'gm'),
  );
  return [...functions].map(([, name, , kinds]) => [
    name,
    [...new Set(kinds.split('&').flatMap((kind) => optionsIn(kind.trim())))],
  ]);
}

const CORE_FUNCTIONS = declared(CORE, '  ');
const POOL_FUNCTIONS = declared(POOL, 'export function ');

test('the names are those of the declarations', () => {
  assert.ok(CORE_FUNCTIONS.length > 20, `${CORE_FUNCTIONS.length} functions`);
  for (const [name, names] of CORE_FUNCTIONS) {
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
    for (const [name, names] of CORE_FUNCTIONS) {
      const [option] = names;
      const misspelt = option.replace(/(.)(.)$/, '$2');
      const call = () => nq[name](...(BEFORE[name] ?? [6]), { [misspelt]: undefined });
      const message = `${name}() has no option "${misspelt}"; did you mean "${option}"?`;
      assert.throws(call, { name: 'TypeError', message });
    }
  });

  test('in every function of the package', async () => {
    const named = POOL_FUNCTIONS.filter(([name]) => !['createSolver', 'init'].includes(name));
    assert.ok(named.length > 5, `${named.length} functions`);
    for (const [name, [option]] of named) {
      const misspelt = option.replace(/(.)(.)$/, '$2');
      const call = async () => {
        const answer = solver[name](...(BEFORE[name] ?? [6]), { [misspelt]: undefined });
        for await (const _ of answer?.[Symbol.asyncIterator] ? answer : []);
        return answer;
      };
      const message = `${name}() has no option "${misspelt}"; did you mean "${option}"?`;
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
