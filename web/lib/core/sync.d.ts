/**
 * sync.d.ts -- the type of a function in a section: the declared one, with the engine first.
 *
 *     /** How many solutions come before this one. @type {import('./sync.js').Steps<'rank'>} *\/
 *     export function* rank(engine, columns) {
 *
 * `npm run typecheck` holds the JavaScript against it.
 */

import type { NQueens } from './index.js';
import type { Wasm } from './wasm_exports.js';
import type { WasmInstance } from './wasm_instance.js';

/** A call of an export, with what goes into the input block at its end. */
type Call = {
  [Name in keyof Wasm]:
    | readonly [Name, ...Parameters<Wasm[Name]>]
    | readonly [Name, ...Parameters<Wasm[Name]>, ArrayBufferView];
}[keyof Wasm];

/** An address, or the call that answers with it. */
type From = Call | readonly [number];

type One =
  | Call
  | readonly ['numbers' | 'bigints' | 'doubles' | 'bytes', length: number, ...From]
  | readonly ['text' | 'output', ...From];

/** What a machine is asked: see machine.js. */
export type Step = One | readonly One[];

/** A function of the library by its name. */
type Declared<Name extends keyof NQueens> = Extract<NQueens[Name], (...values: never[]) => unknown>;

/** A function that needs no work of C. */
export type Sync<Name extends keyof NQueens> = (
  engine: WasmInstance,
  ...values: Parameters<Declared<Name>>
) => ReturnType<Declared<Name>>;

/** A function that yields the work of C. */
export type Steps<Name extends keyof NQueens> = (
  engine: WasmInstance,
  ...values: Parameters<Declared<Name>>
) => Work<ReturnType<Declared<Name>>>;

/** What it yields are steps, and it is given whatever they answer. */
// biome-ignore lint/suspicious/noExplicitAny: each step has an answer of its own
export type Work<Result> = Generator<Step, Result, any>;
