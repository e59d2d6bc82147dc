/**
 * core.ts -- what TypeScript knows of `nqueens/core`. It is compiled, never run.
 */
import {
  compile,
  type ErrorCode,
  LoadError,
  load,
  type NQueens,
  NQueensError,
  type Report,
  type WasmModule,
} from 'nqueens/core';

import { exactly } from './equal.js';

const nq: NQueens = await load();
exactly<bigint>()(nq.count(8, { algorithm: 'bitmask' }));
exactly<number[] | null>()(nq.firstSolution(8));
exactly<Report>()(nq.report(8, { first: true }));
for (const columns of nq.solutions(6)) exactly<number[]>()(columns);
for (const { type, step } of nq.trace(4)) exactly<string>()(`${type} ${step}` as string);
exactly<WasmModule>()(await compile(fetch('nqueens.wasm')));
await load(await compile());
await load(new Uint8Array());

const units = nq.units(12);
exactly<bigint>()(units.run(0).sum);
const progress = nq.progress(12);
exactly<boolean>()(progress.add(0, units.run(0)));
exactly<ErrorCode | null>()(new LoadError('no').code);
exactly<boolean>()(new LoadError('no') instanceof NQueensError);
// @ts-expect-error there is no such code
new NQueensError('no').code === 'given-up';

// @ts-expect-error n is a number
nq.count(8n);
// @ts-expect-error nothing here waits
nq.count(8).then();
// @ts-expect-error the library is what it is
nq.version = '0';
