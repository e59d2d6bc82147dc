/**
 * index.ts -- what TypeScript knows of `nqueens`. It is compiled, never run.
 */
import {
  type AlgorithmName,
  type AsyncTrace,
  type CheckpointStorage,
  type ClassCounts,
  type Conflict,
  type CountOptions,
  check,
  classCounts,
  classSize,
  conflicts,
  count,
  countUnique,
  countUnits,
  createSolver,
  type ErrorCode,
  fileCheckpoint,
  firstSolution,
  format,
  indexedDBCheckpoint,
  init,
  NQueensError,
  parse,
  type Solver,
  solutions,
  solve,
  type TraceEvent,
  trace,
} from 'nqueens';

import { exactly } from './equal.js';

exactly<bigint>()(await count(8));
exactly<bigint>()(await count(8, {}));
exactly<number[] | null>()(await firstSolution(8, { algorithm: 'lookup' }));
exactly<number[] | null>()(await solve(1_000_000, { method: 'search', seed: 1n }));
exactly<bigint>()(await countUnique(12, { workers: 2, solutions: 14200n }));
exactly<ClassCounts>()(await classCounts(12));
exactly<1 | 2 | 4 | 8>()(await classSize([1, 3, 0, 2]));
exactly<boolean>()(await check([1, 3, 0, 2]));
exactly<boolean>()(await check(new Uint32Array(4)));
exactly<Conflict[]>()(await conflicts([0, null, [1, 2]]));
exactly<string>()(await format([1, 3, 0, 2], 'dots', { transpose: true }));
exactly<number[][]>()(await parse('1 3 0 2', 'columns'));
exactly<bigint[]>()((await countUnits(12, { from: 3, to: 5 })).sums);
for await (const columns of solutions(8)) exactly<number[]>()(columns);

await count(16, {
  algorithm: 'fast',
  workers: 2,
  signal: AbortSignal.timeout(1000),
  onProgress({ done, count, remainingMs, unsaved }) {
    exactly<number>()(done);
    exactly<bigint>()(count);
    exactly<number>()(remainingMs);
    exactly<unknown>()(unsaved);
  },
  checkpoint: { load: () => null, save: (bytes) => exactly<Uint8Array>()(bytes) },
});

// Every option may be undefined, as it is when a program passes its own options on.
const passedOn: CountOptions = {
  algorithm: undefined,
  workers: undefined,
  signal: undefined,
  onProgress: undefined,
  checkpoint: undefined,
};
await count(8, passedOn);

const story = await trace(8, { level: 'story' });
exactly<AsyncTrace>()(story);
exactly<TraceEvent | undefined>()(await story.at(3));
exactly<number | undefined>()(story.length);

const solver: Solver = createSolver({ workers: 2, wasm: new URL('file:///nqueens.wasm') });
exactly<bigint>()(await solver.count(8));
solver.close();
createSolver({ worker: () => new Worker('worker.js') });
init({ wasm: fetch('nqueens.wasm'), worker: '/worker.js' });

const storages: CheckpointStorage[] = [fileCheckpoint('count.nq'), indexedDBCheckpoint('count')];
await count(18, { checkpoint: storages[0] });

const error = new NQueensError('no');
exactly<ErrorCode | null>()(error.code);
const name: AlgorithmName = 'sieve-bits';
await count(8, { algorithm: name });

// @ts-expect-error n is a number
await count('8');
// @ts-expect-error there is no such algorithm
await count(8, { algorithm: 'none' });
// @ts-expect-error nor such an option
await count(8, { threads: 2 });
// @ts-expect-error a count is a bigint
const total: number = await count(8);
// @ts-expect-error a storage both loads and saves
await count(8, { checkpoint: { load: () => null } });
// @ts-expect-error solutions come one after another
(await solutions(8)).length;

export { total };
