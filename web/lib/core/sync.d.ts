/**
 * sync.d.ts -- the type of a function in a section: the declared one, with the engine first.
 *
 *     /** How many solutions come before this one. @type {import('./sync.js').Sync<'rank'>} *\/
 *     export function rank(engine, columns) {
 *
 * `npm run typecheck` holds the JavaScript against it.
 */

import type { NQueens } from './index.js';
import type { WasmInstance } from './wasm_instance.js';

/** A function of the library by its name. */
type Declared<Name extends keyof NQueens> = Extract<NQueens[Name], (...values: never[]) => unknown>;

export type Sync<Name extends keyof NQueens> = (
  engine: WasmInstance,
  ...values: Parameters<Declared<Name>>
) => ReturnType<Declared<Name>>;

/** What an export takes after its handle. */
export type Values<Run extends (...values: never[]) => unknown> =
  Parameters<Run> extends [unknown, ...infer Rest] ? Rest : [];
