// A program without the DOM's types.
import { compile, load, NQueensError, type Position, type Square } from 'nqueens/core';

const nq = await load(await compile(new Uint8Array()));
using trace = nq.trace(6);
const board: Position = trace.board();
const blocked: Square[] = [{ row: 0, column: 0 }];
export const answer: bigint = nq.countCompletions(8, { queens: board, forbidden: blocked });
export const isOurs = (error: unknown) => error instanceof NQueensError;
// @ts-expect-error -- a pair could be a row and a column, or two columns
nq.complete(8, { forbidden: [[0, 0]] });
