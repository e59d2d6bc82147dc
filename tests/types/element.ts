/**
 * element.ts -- what TypeScript knows of `nqueens/element`. It is compiled, never run.
 */
import type { BoardState, NQueensBoardElement } from 'nqueens/element';

import { exactly } from './equal.js';

declare const board: NQueensBoardElement;

// Every key is a property, of the type that it has in a state.
type Key = Exclude<keyof BoardState, 'lang'>;
declare const properties: { [K in Key]: NonNullable<NQueensBoardElement[K]> };
exactly<{ [K in Key]: NonNullable<BoardState[K]> }>()(properties);

exactly<number>()(board.step);
exactly<void | Promise<void>>()(board.stepForward());
exactly<void | Promise<void>>()(board.stepBack());

// @ts-expect-error -- a property, not a method
board.step();
